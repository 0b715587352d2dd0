"""What a folder of records says: shares with intervals, how games go, where things happen. DuckDB counts."""

from __future__ import annotations

from collections.abc import Sequence
from math import sqrt
from pathlib import Path
from statistics import NormalDist
from typing import Any, Final, NamedTuple

from nyoi.boards.ground import Ground, ground, studied
from nyoi.games import game as game_of
from nyoi.kernel.game import Game
from nyoi.kernel.refused import Refused
from nyoi.lab.records import manifest, opened
from nyoi.lab.tally import interval
from nyoi.words.catalogue import LANGUAGES

LEVEL: Final = 0.05  # how often a section may mark anything where nothing stands out
FEWEST: Final = 20  # times that something must have happened to be counted
MOST_ROWS: Final = 40  # of a table: the rest is as unremarkable as its middle
NEEDED: Final = ("results", "points", "ending", "things", "opening")  # what a record of whole games has


class Share(NamedTuple):
    """How often those won who had something: the share with its interval, and whether it stands out."""

    id: str
    times: int
    share: float
    low: float
    high: float
    out: bool


class Spread(NamedTuple):
    """A number that each game has: its mean and quarters, and how often it fell where."""

    mean: float
    quarters: tuple[float, float, float]
    bins: list[tuple[float, float, int]]  # from, to, games


class Facts:
    """All that is told of a folder."""

    def __init__(self, folder: Path) -> None:
        told = manifest(folder)
        if not set(NEEDED) <= set(told.get("columns", ())):
            raise Refused("out-no-games", path=str(folder))
        self.command: Final = str(told.get("command", ""))
        self.jobs: Final[dict[str, dict[str, Any]]] = told["jobs"]
        first = next(iter(self.jobs.values()))
        self.game: Final[Game] = game_of(first["game"])
        self.first: Final = first
        self.seats: Final[int] = first["seats"]
        with opened(folder) as duck:
            self._duck: Any = duck
            self.games: Final = int(self._one("SELECT count(*) FROM games"))
            self.by_seat: Final = self._by_seat()
            self.things: Final = {pair: self._things(*pair) for pair in studied(self.game.id)}
            self.openings: Final = self._openings()
            self.endings: Final = self._all("SELECT ending, count(*) FROM games GROUP BY ALL ORDER BY 2 DESC")
            self.turns: Final = self._spread("turns")
            self.decisions: Final = self._spread("decisions")
            self.branching: Final = self._spread("offered / decisions")
            self.forced: Final = self._spread("100.0 * forced / decisions")
            self.leads: Final = self._spread("leads")
            self.drama: Final = self._spread("100 * drama")
            self.ground: Final[Ground | None] = ground(self.game.id)
            self.places: Final = self._places()
            self.matches: Final = self._matches()
            self.curve: Final = self._curve()

    def _all(self, statement: str, *values: object) -> list[Any]:
        return list(self._duck.execute(statement, list(values)).fetchall())

    def _one(self, statement: str) -> Any:
        return self._all(statement)[0][0]

    # -- who wins

    def _by_seat(self) -> list[Share]:
        rows = self._all(
            "SELECT seat, count(*), avg(result) FROM "
            "(SELECT unnest(range(len(results))) AS seat, unnest(results) AS result FROM games) GROUP BY 1 ORDER BY 1"
        )
        return shares(rows, 1 / self.seats)

    def _things(self, word: str, kind: str) -> list[Share]:
        """By label: copies of a card are one card."""
        rows = self._all(
            "SELECT id, job, number, seat, results[seat + 1] FROM "
            "(SELECT job, number, results, unnest(things, recursive := true) FROM games) "
            "WHERE word = ? AND kind = ? AND seat >= 0 AND seat < len(results)",
            word,
            kind,
        )
        ids = self.game.tables[kind]
        labels = {lang: self.game.labels[lang].get(kind, ids) for lang in LANGUAGES}
        first = {label: ids[n] for n, label in reversed(list(enumerate(labels["fr"])))}
        same = {id: first[labels["fr"][n]] for n, id in enumerate(ids)}
        seen: dict[str, dict[tuple[object, ...], float]] = {}
        for id, job, number, seat, result in rows:
            seen.setdefault(same.get(id, id), {})[job, number, seat] = result
        counted = [(id, len(won), sum(won.values()) / len(won)) for id, won in seen.items() if len(won) >= FEWEST]
        return sorted(shares(counted, 1 / self.seats), key=lambda one: -one.share)

    def _openings(self) -> list[Share]:
        rows = self._all(
            "SELECT move, count(*), avg(result) FROM "
            "(SELECT unnest(opening) AS move, unnest(results) AS result FROM games) WHERE move IS NOT NULL "
            f"GROUP BY 1 HAVING count(*) >= {FEWEST} ORDER BY 2 DESC LIMIT {MOST_ROWS}"
        )
        return shares(rows, 1 / self.seats)

    # -- how games go

    def _spread(self, what: str) -> Spread | None:
        """One number of each game; nothing where no game has it."""
        values = [
            float(value) for (value,) in self._all(f"SELECT {what} AS x FROM games WHERE x IS NOT NULL ORDER BY 1")
        ]
        if not values:
            return None
        quarters = (values[len(values) // 4], values[len(values) // 2], values[3 * len(values) // 4])
        return Spread(sum(values) / len(values), quarters, bins(values))

    # -- where

    def _places(self) -> dict[str, float]:
        """How often something happened at each place, a game."""
        if self.ground is None:
            return {}
        marks = ", ".join("?" for _ in self.ground.words)
        rows = self._all(
            "SELECT id, sum(n) FROM (SELECT unnest(things, recursive := true) FROM games) "
            f"WHERE kind = ? AND field = kind AND word IN ({marks}) GROUP BY 1",
            self.ground.kind,
            *self.ground.words,
        )
        return {id: float(n) / self.games for id, n in rows}

    # -- who against whom, and what an option does

    def _matches(self) -> dict[tuple[str, str], tuple[float, int]]:
        """By two names of bots: how often the first was before the second, and of how many decided meetings."""
        found: dict[tuple[str, str], tuple[float, int]] = {}
        for bots, results in self._all("SELECT bots, results FROM games"):
            for a, mine in enumerate(bots):
                for b, other in enumerate(bots):
                    if mine != other and results[a] != results[b]:
                        won, met = found.get((mine, other), (0.0, 0))
                        found[mine, other] = (won + (results[a] > results[b]), met + 1)
        return found

    def _curve(self) -> dict[str, list[tuple[str, Share, float]]]:
        """Of jobs that differ in one option: by seat 0's share and turns, value after value."""
        told = [job["options"] for job in self.jobs.values()]
        varied = [option for option in self.first["options"] if len({str(one[option]) for one in told}) > 1]
        if len(varied) != 1:
            return {}
        rows = {
            job: row
            for job, *row in self._all("SELECT job, count(*), avg(results[1]), avg(turns) FROM games GROUP BY 1")
        }
        found = []
        for name, job in self.jobs.items():
            if name in rows:
                count, mean, turns = rows[name]
                found.append((str(job["options"][varied[0]]), shares([(name, count, mean)], 1 / self.seats)[0], turns))
        return {varied[0]: found}


def shares(rows: Sequence[Sequence[Any]], due: float) -> list[Share]:
    """Shares with intervals of 95 %; those stand out that differ from what is due beyond Holm's correction.

    >>> [one.out for one in shares([("a", 1000, 0.6), ("b", 1000, 0.51)], 0.5)]
    [True, False]
    """
    found = []
    for id, times, mean in rows:
        chance = 2 * NormalDist().cdf(-abs(mean - due) / sqrt(due * (1 - due) / times)) if 0 < due < 1 else 1.0
        found.append((chance, Share(str(id), times, mean, *interval(mean * times, times), False)))
    order = sorted(range(len(found)), key=lambda n: found[n][0])
    out, sure = set(), True
    for rank, n in enumerate(order):
        sure = sure and found[n][0] <= LEVEL / (len(found) - rank)
        if sure:
            out.add(n)
    return [one._replace(out=n in out) for n, (_, one) in enumerate(found)]


def bins(values: Sequence[float], most: int = 24) -> list[tuple[float, float, int]]:
    """How many of some sorted numbers lie where: whole steps of a round size.

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
