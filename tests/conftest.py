"""What all tests share."""

import pytest
from hypothesis import settings

# The machine is shared: no test depends on how long something takes. The same examples each time.
settings.register_profile("house", deadline=None, derandomize=True, max_examples=60)
settings.load_profile("house")


def pytest_addoption(parser: pytest.Parser) -> None:
    """Which store the servers of the tests have."""
    parser.addoption("--store", choices=("sqlite", "postgres"), default="sqlite", help="where servers keep their games")
