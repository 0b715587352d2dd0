"""What is written down of a game that is to be studied: how it went, and what happened to which things.

Nothing here knows a game. Who leads is told by `Game.points` whenever a turn is over. The learned chance to win
(`Mind.worth`) would say more, but it holds at quiet moments only, of which a round of UNO has none and Toma those
between its rounds, where the points tell as much; games without weights have none, and at Torak it costs more time than
the game. What happened is counted from the events: each says what its numbers stand for.
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

# What is noted of a game beside its outcome, and as what it is kept: see docs/lab.md.
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
    """Somebody who looks on while a game is played, and writes."""

    def __init__(self, s: State) -> None:
        self.game: Final = game_of(s.setting.game)
        self.opening: Final[list[str | None]] = [None] * s.seats
        self.behind: Final = [0] * s.seats  # by how much each seat once was behind the best
        self.forced = self.offered = self.leads = self.highest = 0
        self.leader: int = NOBODY
        self.turn: int = s.turns
        self.marks: Final[list[tuple[int, int]]] = [(0, s.turns)]  # from where in `s.told` on which turn it was
        self.first_asked: Final[list[tuple[str, int]]] = []  # questions and seats before the first turn
        self.asked_later: Final[set[str]] = set()
        self.later: Final[list[int]] = []  # seats in the order of their first decision in a turn

    def decided(self, s: State, seat: int, moves: list[Move], move: Move) -> None:
        """A move that is about to be made."""
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
        """Note who is asked, unless several seats are asked at once."""
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

        Some games count their first turn from 0. A question that is only asked while no turn is counted (a draft, a
        placement) prepares the game; one that also comes up later belongs to the first turn.
        """
        first = [seat for key, seat in self.first_asked if key in self.asked_later or not self.asked_later]
        return list(dict.fromkeys([*first, *self.later]))

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


def ranks(results: Sequence[float], points: Sequence[int]) -> list[int]:
    """Return the final rank of each seat from 1: by result, then by points; equals share a rank.

    >>> ranks((0.0, 1.0, 0.0, 0.0), [3, 2, 5, 3])
    [3, 1, 2, 3]
    """
    both = list(zip(results, points, strict=True))
    return [1 + sum(other > mine for other in both) for mine in both]


def things(game: str, told: Told, marks: Sequence[tuple[int, int]] = ((0, 0),)) -> list[dict[str, Any]]:
    """Count events by seat and by the things they name, and say in which turns they happened.

    Each event counts once without a thing (`kind` and `id` empty), and once for each thing that it names: `field` is
    the part of the event, `kind` the table of the game. `marks` say from which place of `told` on which turn it was.

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
