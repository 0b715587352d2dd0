"""Moves of Torak, each created once: fixed moves at import, legs on first use."""

from __future__ import annotations

from typing import Final

from nyoi.games.torak import dice
from nyoi.games.torak.content import (
    CANS,
    DIRECTIONS,
    DOSES,
    EAST,
    ESCAPE,
    FILL,
    FORD,
    LONGEST,
    RAY,
    SOUTH,
    SPOT,
    SPOTS,
    TRAIN,
)
from nyoi.games.torak.runs import MOUNTAIN_AT, OPEN, RIVER_AT, ends
from nyoi.kernel.decision import Move
from nyoi.kernel.lexicon import Family, Lexicon
from nyoi.kernel.native import i64

FIELDS: Final = {
    "mountain": "spot",
    "river": "spot direction",
    "monster": "spot",
    "troop": "spot",
    "burn": "cans",
    "escape": "die",
    "turbo": "",
    "yield": "",
    "leg": "direction steps dice paid:dice doses",
    "stride": "direction steps paid:dice doses",
    "train": "die",
    "fill": "die",
    "fight": "",
    "flee": "",
    "stay": "",
    "end": "",
    "done": "",
    "resume": "",
    "concede": "",
}

_mountain = [Move("mountain", (a,), f"mountain {SPOT[a]}") for a in range(SPOTS)]
_monster = [Move("monster", (a,), f"monster {SPOT[a]}") for a in range(SPOTS)]
_troop = [Move("troop", (a,), f"troop {SPOT[a]}") for a in range(SPOTS)]
_river = {
    (a, d): Move("river", (a, d), f"river {SPOT[a]} {DIRECTIONS[d]}") for d in (EAST, SOUTH) for a in range(SPOTS)
}
_burn = [Move("burn", (n,), f"burn {n}") for n in range(CANS + 1)]
_escape = [Move("escape", (v,), f"escape {v}") for v in range(7)]
_train = [Move("train", (v,), f"train {v}") for v in range(7)]
_fill = [Move("fill", (v,), f"fill {v}") for v in range(7)]

TURBO: Final = Move("turbo", (), "turbo")
YIELD: Final = Move("yield", (), "yield")
FIGHT: Final = Move("fight", (), "fight")
FLEE: Final = Move("flee", (), "flee")
STAY: Final = Move("stay", (), "stay")
END: Final = Move("end", (), "end")
DONE: Final = Move("done", (), "done")
RESUME: Final = Move("resume", (), "resume")
CONCEDE: Final = Move("concede", (), "concede")

_hands: Final[list[list[Hand | None]]] = [[None] * (dice.MOST + 1) for _ in dice.VALUES]
_leg: Final[dict[tuple[int, int, int, int, int], Move]] = {}
_stride: Final[dict[tuple[int, int, int, int], Move]] = {}


def mountain(spot: int) -> Move:
    """Return the move that draws a mountain (TORAK-4.2)."""
    return _mountain[spot]


def monster(spot: int) -> Move:
    """Return the move that draws a Monster (TORAK-4.2)."""
    return _monster[spot]


def river(spot: int, direction: int) -> Move:
    """Return the move that draws a river of three spots from its western or northern end (TORAK-3.11)."""
    return _river[spot, direction]


def troop(spot: int) -> Move:
    """Return the move that places a troop, the Army's choice in a Duel (TORAK-9.29)."""
    return _troop[spot]


def burn(cans: int) -> Move:
    """Return the move that burns this many Jerrycans for the next roll (TORAK-6.2)."""
    return _burn[cans]


def escape(value: int) -> Move:
    """Return the move that sets a rolled 6 aside to escape from a troop (TORAK-6.50)."""
    return _escape[value]


def train(value: int) -> Move:
    """Return the move that spends a die on Ki (TORAK-6.43)."""
    return _train[value]


def fill(value: int) -> Move:
    """Return the move that spends a die on an empty Jerrycan (TORAK-6.45)."""
    return _fill[value]


class Hand:
    """The legs possible with a handful of dice, cached by destination and obstacles.

    Tens of thousands of legs are cached during play. They are stored as tuples under integer keys because the
    garbage collector of a compiled build visits those once, but visits lists again and again.
    """

    def __init__(self, dice: int, most: int) -> None:
        self.dice: Final = dice
        self.most: Final = most
        # By direction and run, for runs over open ground: six of seven runs, answered by a table lookup.
        self._open: Final[list[list[tuple[Move, ...] | None]]] = [[None] * OPEN for _ in DIRECTIONS]
        self._ends: Final[dict[int, tuple[Move, ...]]] = {}

    def add_legs(self, found: list[Move], direction: i64, run: i64, doses: i64) -> None:
        """Add every leg on a run in this direction (TORAK-6.6 to 6.8, 6.22 to 6.28).

        `doses` is the number left.
        """
        if run < OPEN:
            known = self._open[direction][run]
            if known is None:
                made: list[Move] = []
                for length in range(1, run + 1):
                    made += self._made(direction, length, 0, 0, 0)
                known = self._open[direction][run] = tuple(made)
            found += known
            return
        mountains: i64 = 0
        rivers: i64 = 0
        steps: i64 = run % OPEN
        step: i64 = 1
        while step <= steps:
            if run & MOUNTAIN_AT[step]:
                mountains += 1
            elif run & RIVER_AT[step]:
                rivers += 1
            else:
                found += self._end(direction, step, mountains, rivers, min(doses, mountains + rivers))
            step += 1

    def _end(self, direction: i64, length: i64, mountains: i64, rivers: i64, doses: i64) -> tuple[Move, ...]:
        """Return every leg of this length in this direction.

        More doses than obstacles change nothing.
        """
        key: i64 = (((direction * OPEN + length) * OPEN + mountains) * OPEN + rivers) * OPEN + doses
        known = self._ends.get(key)
        if known is None:
            known = self._ends[key] = tuple(self._made(direction, length, mountains, rivers, doses))
        return known

    def _made(self, direction: int, length: int, mountains: int, rivers: int, doses: int) -> list[Move]:
        return [
            leg(direction, length, moving, paid, due)
            for moving, paid, due in dice.ways(self.dice, self.most, length, mountains, rivers, doses)
        ]


def hand_of(hand: int, most: int) -> Hand:
    """Return the cached legs of a handful of which at most `most` dice may move (TORAK-9.14)."""
    most = min(most, dice.NUMBER[hand])
    found = _hands[hand][most]
    if found is None:
        found = _hands[hand][most] = Hand(hand, most)
    return found


def strides(hand: int, direction: int, run: int, doses: int) -> list[Move]:
    """Return every way to walk on with the points that a Monster interrupted (TORAK-6.33)."""
    return [
        stride(direction, steps, paid, due)
        for steps, mountains, rivers in ends(run)
        for paid, due in dice.payments(hand, mountains, rivers, doses)
    ]


def leg(direction: int, length: int, moving: int, paid: int, doses: int) -> Move:
    """Return a straight move: `leg e 3 with 3 pay 4`, `leg n 7 with 3+4`, `leg w 4 with 6 pay 2+fuel`."""
    assert 0 < length <= LONGEST
    args = (direction, length, moving, paid, doses)
    found = _leg.get(args)
    if found is None:
        text = f"leg {DIRECTIONS[direction]} {length} with {dice.NAMES[moving]}{_price(paid, doses)}"
        found = _leg[args] = Move("leg", args, text)
    return found


def stride(direction: int, length: int, paid: int, doses: int) -> Move:
    """Return a straight continuation after a Monster: `stride e 2`, `stride e 2 pay fuel`."""
    args = (direction, length, paid, doses)
    found = _stride.get(args)
    if found is None:
        text = f"stride {DIRECTIONS[direction]} {length}{_price(paid, doses)}"
        found = _stride[args] = Move("stride", args, text)
    return found


def _price(paid: int, doses: int) -> str:
    parts = [*map(str, dice.VALUES[paid]), *["fuel"] * doses]
    return f" pay {'+'.join(parts)}" if parts else ""


# -- the action space

_ACTS: Final = ("leg", "fight", "flee", "train", "fill", "end", "done", "concede")
_OTHERS: Final = ("escape", "turbo", "yield", "stride", "stay")
QUESTIONS: Final[dict[str, tuple[str, ...]]] = {
    "mountain": ("mountain",),
    "river": ("river",),
    "monster": ("monster",),
    "troop": ("troop", "concede"),
    "boost": ("burn",),
    "act": _ACTS,
    "face": ("fight", "flee", "train", "fill"),
    "escape": ("escape", "turbo", "yield"),
    "stride": ("stride", "stay"),
    "caught": ("turbo", "stay"),
    "open": (*_ACTS, "resume"),  # the pool: first come, first served
    "play": (*_ACTS, *_OTHERS),  # a race: every seat on its own sheet
}


# a leg wastes no die, so fewer points are left of it than its smallest die shows (TORAK-6.8)
FURTHEST_ON: Final = 5
UNPAID: Final = Move("pay", (dice.NONE, 0), "pay none")


def lexicon() -> Lexicon:
    """Return the action space, with legs factored into steps.

    There are 446 680 legs: 4 directions, 12 lengths, and 62 201 ways to make and to pay them with up to seven
    dice and four doses. A leg is therefore chosen in three steps, `leg e 3`, `with 3+4`, `pay 4+fuel`, with
    48, 221 and 1 260 entries. The step `pay none` stands for no payment; the text of the whole leg omits it.
    """
    listed = [*_mountain, *[_river[a, d] for a, d in _river if len(RAY[d][a]) >= 2], *_monster, *_troop, *_burn]
    listed += [escape(ESCAPE), *_train[TRAIN:], fill(FILL)]
    listed += [TURBO, YIELD, FIGHT, FLEE, STAY, END, DONE, RESUME, CONCEDE]
    handfuls = range(len(dice.VALUES))
    moving = [m for m in handfuls if m != dice.NONE and dice.TOTAL[m] - dice.VALUES[m][0] < LONGEST]
    paying = [p for p in handfuls if p == dice.NONE or dice.VALUES[p][0] >= FORD]
    prices = [
        (paid, due)
        for paid in paying
        for due in range(DOSES + 1)
        if any(_fits(min(dice.TOTAL[m], LONGEST), m, paid, due) for m in moving)
    ]
    pay = [UNPAID] + [Move("pay", price, _price(*price).strip()) for price in prices if price != UNPAID.args]
    by = [Move("with", (m,), f"with {dice.NAMES[m]}") for m in moving]
    to = [Move("leg", (d, n), f"leg {name} {n}") for d, name in enumerate(DIRECTIONS) for n in range(1, LONGEST + 1)]
    listed += [
        stride(d, steps, paid, due)
        for d in range(len(DIRECTIONS))
        for steps in range(1, FURTHEST_ON + 1)
        for paid, due in prices
        if dice.NUMBER[paid] + due < steps
    ]
    return Lexicon(listed, FIELDS, QUESTIONS, (Family((to, by, pay), _leg_of, UNPAID),))


def _leg_of(args: tuple[int, ...]) -> Move | None:
    direction, length, moving, paid, doses = args
    return leg(direction, length, moving, paid, doses) if _fits(length, moving, paid, doses) else None


def _fits(length: int, moving: int, paid: int, doses: int) -> bool:
    """Return whether dice can make and pay a leg of this length (TORAK-6.7, 6.8, 6.22 to 6.28)."""
    enough = dice.TOTAL[moving] - dice.VALUES[moving][0] < length <= dice.TOTAL[moving]
    return enough and dice.NUMBER[paid] + doses < length and dice.NUMBER[moving] + dice.NUMBER[paid] <= dice.MOST
