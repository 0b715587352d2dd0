"""The contract of a game as tests, for the built-in games and for plugins.

    from nyoi.testing.contract import Contract

    class TestContract(Contract):
        games = ("mine",)

That is a whole test file; pytest finds the tests in the class. This package requires pytest, which no other
part of Nyoi needs.
"""

import pytest

for part in (
    "foretelling",
    "observing",
    "planting",
    "plays",
    "secrets",
    "told",
):  # makes failing contracts show the compared values
    pytest.register_assert_rewrite(f"{__name__}.{part}")
