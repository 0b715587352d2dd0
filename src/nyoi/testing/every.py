"""What the parts of the contract have in common: the games they are about."""

from __future__ import annotations

from collections.abc import Sequence
from typing import ClassVar

import pytest

from nyoi.kernel.rng import Rng
from nyoi.testing.playing import Case, Seldom, cases, some_options
from nyoi.words.catalogue import LANGUAGES


class Every:
    """Tests of some games: with a `case` they run in every mode and seat count, with an `id` for each game."""

    games: ClassVar[Sequence[str]] = ()
    public: ClassVar[Sequence[str]] = ()  # those of them in which (nearly) all is public, so that nothing can leak
    seldom: ClassVar[Seldom] = {}  # a value of an option that takes long, so that it comes up seldom

    def pytest_generate_tests(self, metafunc: pytest.Metafunc) -> None:
        """Run each test for all of these games."""
        if "case" in metafunc.fixturenames:
            metafunc.parametrize("case", cases(self.games), ids=str)
        if "id" in metafunc.fixturenames:
            metafunc.parametrize("id", list(self.games))
        if "secretive" in metafunc.fixturenames:
            metafunc.parametrize("secretive", [id for id in self.games if id not in self.public])
        if "lang" in metafunc.fixturenames:
            metafunc.parametrize("lang", LANGUAGES)

    def options(self, case: Case, rng: Rng) -> dict[str, object]:
        """Options at random that fit the case."""
        return some_options(case, rng, self.seldom)
