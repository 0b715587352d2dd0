"""The base of all contract tests: the games to test."""

from __future__ import annotations

from collections.abc import Sequence
from typing import ClassVar

import pytest

from nyoi.kernel.rng import Rng
from nyoi.testing.playing import Case, Seldom, cases, some_options
from nyoi.words.catalogue import LANGUAGES


class Every:
    """Base class: tests with a `case` run in every mode and seat count, with an `id` once per game."""

    games: ClassVar[Sequence[str]] = ()
    # those of `games` that are (nearly) all public, so that nothing can leak
    public: ClassVar[Sequence[str]] = ()
    seldom: ClassVar[Seldom] = {}  # slow option values, which are used rarely

    def pytest_generate_tests(self, metafunc: pytest.Metafunc) -> None:
        if "case" in metafunc.fixturenames:
            metafunc.parametrize("case", cases(self.games), ids=str)
        if "id" in metafunc.fixturenames:
            metafunc.parametrize("id", list(self.games))
        if "secretive" in metafunc.fixturenames:
            metafunc.parametrize("secretive", [id for id in self.games if id not in self.public])
        if "lang" in metafunc.fixturenames:
            metafunc.parametrize("lang", LANGUAGES)

    def options(self, case: Case, rng: Rng) -> dict[str, object]:
        """Return random options that fit the case."""
        return some_options(case, rng, self.seldom)
