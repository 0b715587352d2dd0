"""Studies: questions about games that are answered by playing many of them. What `nyoi study` does.

A study says which jobs to play, what to note of each game, and how the notes become tables. Where and in how many
pieces they are played is the lab's business. Studies about one game stand in a file of its name; those in `any.py` take
any game that fits.
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

Rows = dict[str, list[Row]]  # by job, what was noted of its games


class Sheet(NamedTuple):
    """A table of what was found. Names of tables and columns are keys of the words.

    A column is a `count`, a `mean` (or a more `precise` one), a `share`, an `ending`, `text`, a `list` of texts, a
    `word` (a key again), or `thing:KIND`, an id of that table of the game.
    """

    name: str
    columns: dict[str, str]
    rows: list[list[Any]]

    def data(self) -> list[dict[str, Any]]:
        """The rows for programs.

        >>> Sheet("study-seats", {"study-seat": "count", "study-won": "share"}, [[0, 0.25]]).data()
        [{'seat': 0, 'won': 0.25}]
        """
        names = [plain(column) for column in self.columns]
        kinds = list(self.columns.values())
        return [
            {name: told(cell, kind) for name, cell, kind in zip(names, row, kinds, strict=True)} for row in self.rows
        ]


def plain(key: str) -> str:
    """What a key of the words is called in data."""
    return key.removeprefix("study-").replace("-", "_")


def told(cell: Any, kind: str) -> Any:
    """A cell for programs."""
    if kind == "word":
        return plain(cell)
    return round(cell, 6) if isinstance(cell, float) else cell


class Ask(NamedTuple):
    """What somebody wants to know: of which game, from how many games, with which settings."""

    game: str
    games: int
    seed: int
    settings: dict[str, str]  # of the study
    options: dict[str, object]  # of the host


class Study(NamedTuple):
    """A question, and how to answer it."""

    id: str
    about: str  # a key of the words: what it answers
    games: tuple[str, ...]  # that it can be asked of
    many: int  # how many games are usual
    settings: Mapping[str, str | tuple[str, ...]]  # its own: the usual text, or what can be chosen, the usual first
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
        """The question with everything usual filled in; Refused if it cannot be asked like this."""
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
    """Play the jobs of a study and put the answer together."""
    rows: Rows = {name: [] for name in jobs}
    for name, row in (Lab() if lab is None else lab).rows(jobs, study.play):
        rows[name].append(row)
    return study.tell(ask, rows)


@cache
def studies() -> dict[str, Study]:
    """All there are, by name; each file beside this one brings its own.

    >>> studies()["chances"].many
    400
    """
    files = sorted(file.name for file in iter_modules(__path__))
    found = [study for name in files for study in import_module(f"{__name__}.{name}").STUDIES]
    return {study.id: study for study in sorted(found, key=lambda study: study.id)}


def study(id: str) -> Study:
    """The study of this name; Refused if there is none."""
    if id not in studies():
        raise Refused("no-study", study=id, allowed=", ".join(studies()))
    return studies()[id]


def mean(values: Any) -> float:
    """The mean, 0 of nothing.

    >>> mean([1, 2, 6])
    3.0
    """
    found = list(values)
    return sum(found) / len(found) if found else 0.0
