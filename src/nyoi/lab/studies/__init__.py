"""Studies: questions about games, answered by playing many of them. Used by `nyoi study`.

A study defines which jobs to play, what to record of each game, and how to turn the records into tables. The
lab decides where and in which slices they are played. Studies of one game are in a module of its name; those
in `any.py` take any game that fits.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping
from functools import cache
from importlib import import_module
from pkgutil import iter_modules
from typing import Any, NamedTuple

from nyoi.kernel.refused import Refused
from nyoi.lab.job import Job, Play, Row
from nyoi.lab.run import Lab

Rows = dict[str, list[Row]]  # rows of its games, by job


class Sheet(NamedTuple):
    """A table of results. The names of tables and columns are message keys.

    A column is a `count`, a `mean` (or a more `precise` one), a `share`, an `ending`, `text`, a `list` of
    texts, a `word` (a message key again), or `thing:KIND`, an id of that table of the game.
    """

    name: str
    columns: dict[str, str]
    rows: list[list[Any]]

    def data(self) -> list[dict[str, Any]]:
        """Return the rows for programs.

        >>> Sheet("study-seats", {"study-seat": "count", "study-won": "share"}, [[0, 0.25]]).data()
        [{'seat': 0, 'won': 0.25}]
        """
        names = [plain(column) for column in self.columns]
        kinds = list(self.columns.values())
        return [
            {name: told(cell, kind) for name, cell, kind in zip(names, row, kinds, strict=True)} for row in self.rows
        ]


def plain(key: str) -> str:
    """Return the name that a message key has in data."""
    return key.removeprefix("study-").replace("-", "_")


def told(cell: Any, kind: str) -> Any:
    """Return a cell for programs."""
    if kind == "word":
        return plain(cell)
    return round(cell, 6) if isinstance(cell, float) else cell


class Ask(NamedTuple):
    """A study to run: its game, number of games and settings."""

    game: str
    games: int
    seed: int
    settings: dict[str, str]  # settings of the study
    options: dict[str, object]  # options of the game


class Study(NamedTuple):
    """A question about games, and how to answer it."""

    id: str
    about: str  # message key of the description
    games: tuple[str, ...]  # games that it applies to
    many: int  # default number of games
    settings: Mapping[str, str | tuple[str, ...]]  # default text, or the choices with the default first
    jobs: Callable[[Ask], dict[str, Job]]
    play: Play
    tell: Callable[[Ask, Rows], list[Sheet]]
    seed: int = 1

    def asked(
        self,
        game: str | None = None,
        games: int | None = None,
        seed: int | None = None,
        settings: Mapping[str, str] | None = None,
        options: Mapping[str, object] | None = None,
    ) -> Ask:
        """Return a validated `Ask` with defaults filled in. Raises Refused if anything does not fit."""
        game = self.games[0] if game is None and len(self.games) == 1 else game
        if game not in self.games:
            raise Refused("study-game", study=self.id, game=str(game or ""), allowed=", ".join(self.games))
        chosen = {name: told if isinstance(told, str) else told[0] for name, told in self.settings.items()}
        for name, value in (settings or {}).items():
            if name not in chosen:
                raise Refused("study-setting", study=self.id, key=name, allowed=", ".join(chosen) or "-")
            known = self.settings[name]
            if isinstance(known, tuple) and value not in known:
                raise Refused("study-value", key=name, value=value, allowed=", ".join(known))
            chosen[name] = value
        many, first = self.many if games is None else games, self.seed if seed is None else seed
        return Ask(game, many, first, chosen, dict(options or {}))


def answered(study: Study, ask: Ask, jobs: dict[str, Job], lab: Lab | None = None) -> list[Sheet]:
    """Play the jobs of a study and return its tables."""
    rows: Rows = {name: [] for name in jobs}
    for name, row in (Lab() if lab is None else lab).rows(jobs, study.play):
        rows[name].append(row)
    return study.tell(ask, rows)


@cache
def studies() -> dict[str, Study]:
    """Return all studies by name, collected from the modules of this package.

    >>> studies()["chances"].many
    400
    """
    files = sorted(file.name for file in iter_modules(__path__))
    found = [study for name in files for study in import_module(f"{__name__}.{name}").STUDIES]
    return {study.id: study for study in sorted(found, key=lambda study: study.id)}


def study(id: str) -> Study:
    """Return the study of this name. Raises Refused if there is none."""
    if id not in studies():
        raise Refused("no-study", study=id, allowed=", ".join(studies()))
    return studies()[id]


def mean(values: Any) -> float:
    """Return the mean, or 0 if there are no values.

    >>> mean([1, 2, 6])
    3.0
    """
    found = list(values)
    return sum(found) / len(found) if found else 0.0
