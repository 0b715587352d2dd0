"""Records of games for reports: the course of the game, and the events of each thing.

This module knows no game. The leader is determined by `Game.points` at the end of each turn. The learned
evaluation (`Mind.worth`) would be more precise, but it is only valid in quiet positions. A round of UNO has
none, and in Toma they fall between rounds, where the points tell as much. Games without weights have no
evaluation, and for Torak it takes longer than the game itself.

Events are counted by the things that their fields refer to.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Sequence
from functools import cache
from typing import Any, Final, NamedTuple

from nyoi.games import game as game_of
from nyoi.kernel.decision import NOBODY, Move
from nyoi.kernel.event import Told, Word, events_of
from nyoi.kernel.state import State

# Columns for a game in addition to its outcome, with their DuckDB types; see docs/lab.md.
COLUMNS: Final[dict[str, Any]] = {
    "seed": "UBIGINT",
    "bots": ["VARCHAR"],
    "starter": "TINYINT",
    "turn_order": ["TINYINT"],
    "ranks": ["TINYINT"],
    "forced": "INTEGER",
    "offered": "BIGINT",
    "leads": "INTEGER",
    "drama": "DOUBLE",
    "opening": ["VARCHAR"],
    "things": [
        {
            "seat": "TINYINT",
            "word": "VARCHAR",
            "field": "VARCHAR",
            "kind": "VARCHAR",
            "id": "VARCHAR",
            "n": "INTEGER",
            "turns": ["INTEGER"],
        }
    ],
}


class Notes:
    """An observer that records a game while it is played."""

    def __init__(self, s: State) -> None:
        self.game: Final = game_of(s.setting.game)
        self.opening: Final[list[str | None]] = [None] * s.seats
        self.behind: Final = [0] * s.seats  # by seat, its greatest distance to the leader
        self.forced = self.offered = self.leads = self.highest = 0
        self.leader: int = NOBODY
        self.turn: int = s.turns
        self.marks: Final[list[tuple[int, int]]] = [(0, s.turns)]  # position in `s.told`, turn
        self.first_asked: Final[list[tuple[str, int]]] = []  # decision keys and seats before the first turn
        self.asked_later: Final[set[str]] = set()
        self.later: Final[list[int]] = []  # seats in the order of their first decision in a turn

    def decided(self, s: State, seat: int, moves: list[Move], move: Move) -> None:
        """Record a move before it is made."""
        self.offered += len(moves)
        self.order(s, seat)
        if len(moves) == 1:
            self.forced += 1
        elif seat >= 0 and self.opening[seat] is None:
            self.opening[seat] = move.text
        if s.turns != self.turn:
            self.turn = s.turns
            self.marks.append((len(s.told or []), s.turns))
            self.compare(self.game.points(s))

    def order(self, s: State, seat: int) -> None:
        """Record which seat is to move, unless several are."""
        assert s.decision is not None
        if seat < 0 or sum(asked >= 0 for asked in s.decision.seats) > 1:
            return
        if s.turns == 0:
            self.first_asked.append((s.decision.key, seat))
        else:
            self.asked_later.add(s.decision.key)
            if seat not in self.later:
                self.later.append(seat)

    def turn_order(self) -> list[int]:
        """Return the seats in the order of their first decision in a turn.

        Some games count their first turn from 0. A decision that only occurs while no turn is counted (a
        draft, a placement) is part of the setup; one that also occurs later belongs to the first turn.
        """
        first = [seat for key, seat in self.first_asked if key in self.asked_later or not self.asked_later]
        return list(dict.fromkeys([*first, *self.later]))

    def compare(self, points: list[int]) -> None:
        """Update leader, lead changes and the distances to the leader."""
        best = max(points)
        self.highest = max(self.highest, best)
        for seat, found in enumerate(points):
            self.behind[seat] = max(self.behind[seat], best - found)
        if points.count(best) == 1 and points.index(best) != self.leader:
            self.leads += self.leader != NOBODY
            self.leader = points.index(best)

    def told(self, s: State) -> dict[str, Any]:
        points = self.game.points(s)
        self.compare(points)
        order = self.turn_order()
        return {
            "starter": order[0] if order else None,
            "turn_order": order,
            "ranks": ranks(s.results, points),
            "forced": self.forced,
            "offered": self.offered,
            "leads": self.leads,
            "drama": self.drama(s.results),
            "opening": self.opening,
            "things": things(s.setting.game, s.told or [], self.marks),
        }

    def drama(self, results: tuple[float, ...]) -> float | None:
        """Return the winner's greatest distance to the leader as a share of the highest points in the game.

        Return None if no seat lost or no seat had points.
        """
        best = max(results)
        winners = [seat for seat, result in enumerate(results) if result == best]
        if len(winners) == len(results) or self.highest <= 0:
            return None
        return min(1.0, max(self.behind[seat] for seat in winners) / self.highest)


class Reading(NamedTuple):
    """The position of the seat in a game's event type, and of the fields that refer to things."""

    seat: int  # index of the seat field, or NOBODY
    things: tuple[tuple[int, str, str, tuple[str, ...]], ...]  # index, field, kind, ids
    rest: tuple[str, str, tuple[str, ...]] | None  # field, kind and ids of a trailing list
    fixed: int  # index at which the trailing list begins


@cache
def readings(game: str) -> dict[Word, Reading]:
    """Return how to read the event types of a game."""
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


def ranks(results: Sequence[float], points: Sequence[int]) -> list[int]:
    """Return the final rank of each seat from 1: by result, then by points. Equal seats share a rank.

    >>> ranks((0.0, 1.0, 0.0, 0.0), [3, 2, 5, 3])
    [3, 1, 2, 3]
    """
    both = list(zip(results, points, strict=True))
    return [1 + sum(other > mine for other in both) for mine in both]


def things(game: str, told: Told, marks: Sequence[tuple[int, int]] = ((0, 0),)) -> list[dict[str, Any]]:
    """Count events by seat and by the things they refer to, with the turns in which they happened.

    Each event counts once without a thing (`kind` and `id` empty), and once for each thing that it refers to.
    `field` is the field of the event, `kind` the table of the game. `marks` give the positions in `told` at
    which a turn begins, and its number.

    >>> drew = next(word for word in readings("toma") if word.name == "drew")
    >>> for one in things("toma", [drew, 2, 0, 9, drew, 2, 0, 8], [(0, 1), (4, 2)]):
    ...     print(one["word"], one["seat"], one["kind"], one["id"], one["n"], one["turns"])
    drew 2   2 [1, 2]
    drew 2 card kuro 2 [1, 2]
    """
    known = readings(game)
    found: dict[tuple[str, int, str, str, str], list[int]] = {}
    ends = [place for place, _ in marks[1:]] + [len(told)]
    for (begin, turn), end in zip(marks, ends, strict=True):
        for (word, args), n in Counter(events_of(told[begin:end])).items():
            reading = known[word]
            seat = args[reading.seat] if reading.seat >= 0 else NOBODY
            named = [("", "", "")]
            named += [(field, kind, ids[args[at]]) for at, field, kind, ids in reading.things if args[at] >= 0]
            if reading.rest is not None:
                field, kind, ids = reading.rest
                named += [(field, kind, ids[value]) for value in args[reading.fixed :] if value >= 0]
            for name in named:
                found.setdefault((word.name, seat, *name), []).extend([turn] * n)
    return [
        {"seat": seat, "word": word, "field": field, "kind": kind, "id": id, "n": len(turns), "turns": turns}
        for (word, seat, field, kind, id), turns in sorted(found.items())
    ]
