"""What is written down of a game that is to be studied: how it went, and what happened to which things.

Nothing here knows a game. Who leads is told by `Game.points` whenever a turn is over. The learned chance to win
(`Mind.worth`) would say more, but it holds at quiet moments only, of which a round of UNO has none and Toma those
between its rounds, where the points tell as much; games without weights have none, and at Torak it costs more time than
the game. What happened is counted from the events: each says what its numbers stand for.
"""

from __future__ import annotations

from collections import Counter
from functools import cache
from typing import Any, Final, NamedTuple

from nyoi.games import game as game_of
from nyoi.kernel.decision import NOBODY, Move
from nyoi.kernel.event import Told, Word, events_of
from nyoi.kernel.state import State

# What is noted of a game beside its outcome, and as what it is kept: see docs/lab.md.
COLUMNS: Final[dict[str, Any]] = {
    "seed": "UBIGINT",
    "bots": ["VARCHAR"],
    "forced": "INTEGER",
    "offered": "BIGINT",
    "leads": "INTEGER",
    "drama": "DOUBLE",
    "opening": ["VARCHAR"],
    "things": [
        {"seat": "TINYINT", "word": "VARCHAR", "field": "VARCHAR", "kind": "VARCHAR", "id": "VARCHAR", "n": "INTEGER"}
    ],
}


class Notes:
    """Somebody who looks on while a game is played, and writes."""

    def __init__(self, s: State) -> None:
        self.game: Final = game_of(s.setting.game)
        self.opening: Final[list[str | None]] = [None] * s.seats
        self.behind: Final = [0] * s.seats  # by how much each seat once was behind the best
        self.forced = self.offered = self.leads = self.highest = 0
        self.leader: int = NOBODY
        self.turn: int = s.turns

    def decided(self, s: State, seat: int, moves: list[Move], move: Move) -> None:
        """A move that is about to be made."""
        self.offered += len(moves)
        if len(moves) == 1:
            self.forced += 1
        elif seat >= 0 and self.opening[seat] is None:
            self.opening[seat] = move.text
        if s.turns != self.turn:
            self.turn = s.turns
            self.compare(self.game.points(s))

    def compare(self, points: list[int]) -> None:
        """Who is ahead now, and by how much?"""
        best = max(points)
        self.highest = max(self.highest, best)
        for seat, found in enumerate(points):
            self.behind[seat] = max(self.behind[seat], best - found)
        if points.count(best) == 1 and points.index(best) != self.leader:
            self.leads += self.leader != NOBODY
            self.leader = points.index(best)

    def told(self, s: State) -> dict[str, Any]:
        """All of it, when the game is over."""
        self.compare(self.game.points(s))
        return {
            "forced": self.forced,
            "offered": self.offered,
            "leads": self.leads,
            "drama": self.drama(s.results),
            "opening": self.opening,
            "things": things(s.setting.game, s.told or []),
        }

    def drama(self, results: tuple[float, ...]) -> float | None:
        """How far behind the winner once was, as a share of the most points anybody ever had; None: nobody lost."""
        best = max(results)
        winners = [seat for seat, result in enumerate(results) if result == best]
        if len(winners) == len(results) or self.highest <= 0:
            return None
        return min(1.0, max(self.behind[seat] for seat in winners) / self.highest)


class Reading(NamedTuple):
    """Where a word of a game names whose event it is, and which of its numbers are things."""

    seat: int  # the place of a seat among its fields; NOBODY: it names none
    things: tuple[tuple[int, str, str, tuple[str, ...]], ...]  # place, field, kind, ids
    rest: tuple[str, str, tuple[str, ...]] | None  # field, kind and ids of a list at the end
    fixed: int  # where that begins


@cache
def readings(game: str) -> dict[Word, Reading]:
    """How the words of a game are read."""
    tables = game_of(game).tables
    found = {}
    for word in game_of(game).words:
        fixed = len(word.fields) - 1 if word.rest else len(word.fields)
        kinds = word.kinds[:fixed]
        named = [(i, word.fields[i], kind, tables[kind]) for i, kind in enumerate(kinds) if kind in tables]
        last = word.kinds[-1] if word.rest else ""
        rest = (word.fields[-1], last, tables[last]) if last in tables else None
        found[word] = Reading(kinds.index("seat") if "seat" in kinds else NOBODY, tuple(named), rest, fixed)
    return found


def things(game: str, told: Told) -> list[dict[str, Any]]:
    """How often what happened, by seat; and with which things: `field` says in which part, `kind` of which table.

    Each event counts once without a thing (`kind` and `id` empty), and once for each thing that it names.

    >>> drew = next(word for word in readings("toma") if word.name == "drew")
    >>> for one in things("toma", [drew, 2, 0, 9, drew, 2, 0, 8]):
    ...     print(one["word"], one["seat"], one["kind"], one["id"], one["n"])
    drew 2   2
    drew 2 card kuro 2
    """
    known = readings(game)
    count: Counter[tuple[str, int, str, str, str]] = Counter()
    for (word, args), n in Counter(events_of(told)).items():
        reading = known[word]
        seat = args[reading.seat] if reading.seat >= 0 else NOBODY
        count[word.name, seat, "", "", ""] += n
        for place, field, kind, ids in reading.things:
            if args[place] >= 0:
                count[word.name, seat, field, kind, ids[args[place]]] += n
        if reading.rest is not None:
            field, kind, ids = reading.rest
            for value in args[reading.fixed :]:
                if value >= 0:
                    count[word.name, seat, field, kind, ids[value]] += n
    return [
        {"seat": seat, "word": word, "field": field, "kind": kind, "id": id, "n": n}
        for (word, seat, field, kind, id), n in sorted(count.items())
    ]
