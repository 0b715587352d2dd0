"""The contract of a game as tests: what the house asks of its own games, a package of somebody else's can run on its.

    from nyoi.testing.contract import Contract

    class TestContract(Contract):
        games = ("mine",)

That is a whole test file; pytest finds the tests in the class. It needs pytest, which nothing else of the house does.
"""

import pytest

for part in (
    "foretelling",
    "observing",
    "planting",
    "plays",
    "secrets",
    "told",
):  # a failing contract says what was compared
    pytest.register_assert_rewrite(f"{__name__}.{part}")
