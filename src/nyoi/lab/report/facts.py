"""Figures of a report: shares with intervals, course of the games, places. DuckDB does the counting."""

from __future__ import annotations

import json
from collections.abc import Sequence
from pathlib import Path
from typing import Any, Final, NamedTuple

from nyoi.boards.ground import Ground, ground, studied
from nyoi.games import game as game_of
from nyoi.kernel.game import Game
from nyoi.kernel.refused import Refused
from nyoi.lab.records import manifest, opened
from nyoi.lab.report.compare import FEWEST, Comparison, Share, judged
from nyoi.lab.report.pairs import fixed, pairs

MOST_ROWS: Final = 40  # per table; rows in the middle are left out
MOST_PAIRS: Final = 12  # per table, the least likely ones
NEEDED: Final = ("results", "points", "ending", "things", "opening", "turn_order")  # of a record of whole games
MEASURES: Final = {"turns": "turns", "decisions": "decisions", "leads": "leads", "drama": "100 * drama"}

Pair = tuple[str, str]  # event word, kind of thing


class Spread(NamedTuple):
    """Distribution of a number over all games: mean, quartiles and histogram."""

    mean: float
    quarters: tuple[float, float, float]
    bins: list[tuple[float, float, int]]  # from, to, games


class Value(NamedTuple):
    """Results for one combination of option values of a sweep."""

    name: str
    games: int
    means: dict[str, tuple[float, float]]  # by measure: mean and standard error
    endings: dict[str, float]  # the share of games by ending
    seats: list[Share]


class Facts:
    """All figures of a report on a folder."""

    def __init__(self, folder: Path) -> None:
        told = manifest(folder)
        if not set(NEEDED) <= set(told.get("columns", ())):
            raise Refused("out-no-games", path=str(folder))
        self.command: Final = str(told.get("command", ""))
        self.jobs: Final[dict[str, dict[str, Any]]] = told["jobs"]
        self.first: Final = next(iter(self.jobs.values()))
        self.game: Final[Game] = game_of(self.first["game"])
        self.seats: Final[int] = self.first["seats"]
        listed = [job["options"] for job in self.jobs.values()]
        self.varied: Final = [id for id in self.first["options"] if len({str(one[id]) for one in listed}) > 1]
        self.mixed: Final = any(len(set(job["bots"])) > 1 for job in self.jobs.values())
        with opened(folder) as duck:
            self._duck: Any = duck
            self.games: Final = int(self._one("SELECT count(*) FROM games"))
            self._compare()
            self.endings: Final = self._all("SELECT ending, count(*) FROM games GROUP BY ALL ORDER BY 2 DESC, 1")
            self.turns: Final = self._spread("turns")
            self.decisions: Final = self._spread("decisions")
            self.branching: Final = self._spread("offered / decisions")
            self.forced: Final = self._spread("100.0 * forced / decisions")
            self.leads: Final = self._spread("leads")
            self.drama: Final = self._spread("100 * drama")
            self.ground: Final[Ground | None] = ground(self.game.id)
            self.places: Final = self._places()
            self.matches: Final = self._matches()

    def _compare(self) -> None:
        """Compare seats, bots, starters and things, with Holm's correction over all rows of the report."""
        together = self.seats == 1 or self.game.mode(self.first["mode"]).together
        self._seated = Comparison(self._duck, {name: cell(job) for name, job in self.jobs.items()}, together)
        self.apart = not self.mixed or self._turns_about()  # whether seats and bots are separable
        cells = list(self.jobs) if self.varied else []
        starters = self._all("SELECT DISTINCT starter FROM games")
        self.starter: int | None = starters[0][0] if len(starters) == 1 else None  # if the same in all games
        things = {pair: self._things(pair) for pair in studied(self.game.id)}
        drafts = [pair for pair in things if self._drafted(pair)]
        self.fixed = {pair: fixed(self._seated, *self._used(pair)) for pair in drafts}
        tables: dict[object, list[Share]] = {
            "seats": self._seats(),
            "bots": self._seated.groups("bot", "mean") if self.mixed else [],
            "start": self._start(),
            "openings": self._openings(),
            **{("seats", name): self._seats(name) for name in cells},
        }
        for pair, rows in things.items():
            tables[pair] = rows
            tables["pairs", pair] = pairs(self._seated, rows, *self._used(pair)) if pair in drafts else []
        marked = dict(zip(tables, judged(tables.values()), strict=True))
        self.marked = [one for table in marked.values() for one in table if one.out]
        self.by_seat = marked["seats"]
        self.by_bot = marked["bots"]
        self.by_start = marked["start"]
        self.openings = sorted(marked["openings"], key=lambda one: -one.times)
        self.things = {pair: sorted(marked[pair], key=lambda one: one.due - one.share) for pair in things}
        self.pairs = {pair: sorted(marked["pairs", pair], key=lambda one: one.chance)[:MOST_PAIRS] for pair in drafts}
        self.values = [self._value(name, marked["seats", name]) for name in cells]

    def _all(self, statement: str, *values: object) -> list[Any]:
        return list(self._duck.execute(statement, list(values)).fetchall())

    def _one(self, statement: str, *values: object) -> Any:
        return self._all(statement, *values)[0][0]

    # -- who wins

    def _turns_about(self) -> bool:
        """Return whether every bot played in every seat, so that seats are comparable."""
        least = self._one("SELECT min(n) FROM (SELECT count(DISTINCT seat) AS n FROM seats GROUP BY cell, bot)")
        return bool(least == self.seats)

    def _seats(self, job: str = "") -> list[Share]:
        """Compare seats with the mean of their games, or of their bots.

        If the effects of seats and bots cannot be separated, return nothing for all jobs together, and
        compare bots within a single job.
        """
        where = "job = '" + job.replace("'", "''") + "'" if job else "true"
        if not self.apart:
            return self._seated.groups("bot", "mean", where) if job else []
        return self._seated.groups("seat", "of_bot" if self.mixed else "mean", where)

    def _start(self) -> list[Share]:
        """Compare places in the turn order, if the starting seat varies between games."""
        starters = "SELECT max(n) FROM (SELECT count(DISTINCT seat) AS n FROM seats WHERE place = 1 GROUP BY job)"
        if (self._one(starters) or 0) < 2:
            return []
        return self._seated.groups("place", "of_seat", "place IS NOT NULL")

    def _used(self, pair: Pair) -> tuple[str, str, str]:
        """Return a query for the uses of things by seat; copies of a card count as one card."""
        word, kind = pair
        ids = self.game.tables[kind]
        labels = self.game.labels["fr"].get(kind, ids)
        first = {label: ids[n] for n, label in reversed(list(enumerate(labels)))}
        self._duck.execute("CREATE OR REPLACE TEMP TABLE same (id VARCHAR, thing VARCHAR)")
        self._duck.executemany("INSERT INTO same VALUES (?, ?)", [[id, first[labels[n]]] for n, id in enumerate(ids)])
        query = (
            "SELECT job, number, seat, thing, sum(n) AS x FROM "
            "(SELECT job, number, results, unnest(things, max_depth := 2) FROM games) JOIN same USING (id) "
            "WHERE word = ? AND kind = ? AND seat >= 0 AND seat < len(results) GROUP BY ALL"
        )
        return query, word, kind

    def _things(self, pair: Pair) -> list[Share]:
        return [one for one in self._seated.uses(*self._used(pair)) if one.times >= FEWEST]

    def _drafted(self, pair: Pair) -> bool:
        """Return whether seats get several of these things before the first turn."""
        latest, most = self._all(
            "SELECT max(list_max(turns)), max(things) FROM (SELECT *, count(*) OVER (PARTITION BY job, number, seat) "
            "AS things FROM (SELECT job, number, unnest(things, max_depth := 2) FROM games) "
            "WHERE word = ? AND kind = ? AND seat >= 0)",
            *pair,
        )[0]
        return bool(latest == 0 and most > 1)

    def _openings(self) -> list[Share]:
        """Compare seats by their first move that was not forced."""
        found = self._seated.uses(
            "SELECT job, number, seat, move AS thing, 1 AS x FROM "
            "(SELECT job, number, unnest(range(len(opening))) AS seat, unnest(opening) AS move FROM games) "
            "WHERE move IS NOT NULL"
        )
        return sorted(found, key=lambda one: -one.times)[:MOST_ROWS]

    def _value(self, name: str, seats: list[Share]) -> Value:
        games = self._one("SELECT count(*) FROM games WHERE job = ?", name)
        means = {}
        for measure, what in MEASURES.items():
            mean, error = self._all(
                f"SELECT avg({what}), coalesce(stddev_samp({what}) / sqrt(count({what})), 0) FROM games WHERE job = ?",
                name,
            )[0]
            if mean is not None:
                means[measure] = (mean, error)
        endings = self._all("SELECT ending, count(*) FROM games WHERE job = ? GROUP BY ALL ORDER BY 2 DESC, 1", name)
        options = self.jobs[name]["options"]
        called = ", ".join(str(options[id]) for id in self.varied)
        return Value(called, games, means, {ending: n / games for ending, n in endings}, seats)

    # -- how games go

    def _spread(self, what: str) -> Spread | None:
        """Return the distribution of an SQL expression, or None if no game has a value."""
        values = [
            float(value) for (value,) in self._all(f"SELECT {what} AS x FROM games WHERE x IS NOT NULL ORDER BY 1")
        ]
        if not values:
            return None
        quarters = (values[len(values) // 4], values[len(values) // 2], values[3 * len(values) // 4])
        return Spread(sum(values) / len(values), quarters, bins(values))

    # -- where

    def _places(self) -> dict[str, float]:
        """Return the mean number of events per game at each place of the board."""
        if self.ground is None:
            return {}
        marks = ", ".join("?" for _ in self.ground.words)
        rows = self._all(
            "SELECT id, sum(n) FROM (SELECT unnest(things, max_depth := 2) FROM games) "
            f"WHERE kind = ? AND field = kind AND word IN ({marks}) GROUP BY 1",
            self.ground.kind,
            *self.ground.words,
        )
        return {id: float(n) / self.games for id, n in rows}

    # -- who against whom

    def _matches(self) -> dict[tuple[str, str], tuple[float, int]]:
        """Return, by a pair of bots, how often the first beat the second, and their decided games."""
        found: dict[tuple[str, str], tuple[float, int]] = {}
        for bots, results in self._all("SELECT bots, results FROM games"):
            for a, mine in enumerate(bots):
                for b, other in enumerate(bots):
                    if mine != other and results[a] != results[b]:
                        won, met = found.get((mine, other), (0.0, 0))
                        found[mine, other] = (won + (results[a] > results[b]), met + 1)
        return found


def cell(job: dict[str, Any]) -> str:
    """Return a key shared by jobs that only differ in the seating of their bots.

    >>> one, other = ({"mode": "base", "options": {}, "bots": bots} for bots in (["1", "2"], ["2", "1"]))
    >>> cell(one) == cell(other)
    True
    """
    return json.dumps([job["mode"], job["options"], sorted(job["bots"])], sort_keys=True)


def bins(values: Sequence[float], most: int = 24) -> list[tuple[float, float, int]]:
    """Return a histogram of sorted numbers, with bins of a round size.

    >>> bins([1.0, 2.0, 2.0, 5.0])
    [(1, 2, 1), (2, 3, 2), (3, 4, 0), (4, 5, 0), (5, 6, 1)]
    """
    low, high = values[0], values[-1]
    whole = all(value == int(value) for value in values)
    sizes = [size * 10**power for power in range(-2, 7) for size in (1, 2, 5)]
    size = next(size for size in sizes if (high - low) / size < most and (size >= 1 or not whole))
    first, last = int(low // size), int(high // size)
    counts = [0] * (last - first + 1)
    for value in values:
        counts[int(value // size) - first] += 1
    return [((first + n) * size, (first + n + 1) * size, count) for n, count in enumerate(counts)]
