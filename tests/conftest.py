"""What all tests share."""

from hypothesis import settings

# The machine is shared: no test depends on how long something takes. The same examples each time.
settings.register_profile("house", deadline=None, derandomize=True, max_examples=60)
settings.load_profile("house")
