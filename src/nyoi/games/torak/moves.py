"""The moves of Torak, each made once: those of the map and the gauges here, legs when they are first needed."""

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
    """Draw a mountain (TORAK-4.2)."""
    return _mountain[spot]


def monster(spot: int) -> Move:
    """Draw a Monster (TORAK-4.2)."""
    return _monster[spot]


def river(spot: int, direction: int) -> Move:
    """Draw a river of three from its western or northern end (TORAK-3.11)."""
    return _river[spot, direction]


def troop(spot: int) -> Move:
    """Put a troop on the map, the Army's choice in a Duel (TORAK-9.29)."""
    return _troop[spot]


def burn(cans: int) -> Move:
    """Burn so many Jerrycans for the next roll (TORAK-6.2)."""
    return _burn[cans]


def escape(value: int) -> Move:
    """Set a rolled 6 aside to escape from a troop (TORAK-6.50)."""
    return _escape[value]


def train(value: int) -> Move:
    """Spend a die on Ki (TORAK-6.43)."""
    return _train[value]


def fill(value: int) -> Move:
    """Spend a die on an empty Jerrycan (TORAK-6.45)."""
    return _fill[value]


class Hand:
    """The legs of a handful of dice, kept by where they end and over what.

    Tens of thousands are kept while games are played. As tuples of moves, under ints, the garbage collector of a
    compiled build looks at each of them once; as lists it looked at them again and again.
    """

    def __init__(self, dice: int, most: int) -> None:
        self.dice: Final = dice
        self.most: Final = most
        # By direction and run, for runs over open ground: six of seven, and a look at the table is all they cost.
        self._open: Final[list[list[tuple[Move, ...] | None]]] = [[None] * OPEN for _ in DIRECTIONS]
        self._ends: Final[dict[int, tuple[Move, ...]]] = {}

    def add_legs(self, found: list[Move], direction: i64, run: i64, doses: i64) -> None:
        """Add every leg on a run in this direction, with so many doses left (TORAK-6.6 to 6.8, 6.22 to 6.28)."""
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
        """Return every way to go so far in this direction; more doses than obstacles change nothing."""
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
    """A handful of dice of which so many may move (TORAK-9.14)."""
    most = min(most, dice.NUMBER[hand])
    found = _hands[hand][most]
    if found is None:
        found = _hands[hand][most] = Hand(hand, most)
    return found


def strides(hand: int, direction: int, run: int, doses: int) -> list[Move]:
    """Every way to walk on with the points that a Monster interrupted (TORAK-6.33)."""
    return [
        stride(direction, steps, paid, due)
        for steps, mountains, rivers in ends(run)
        for paid, due in dice.payments(hand, mountains, rivers, doses)
    ]


def leg(direction: int, length: int, moving: int, paid: int, doses: int) -> Move:
    """A straight move: `leg e 3 with 3 pay 4`, `leg n 7 with 3+4`, `leg w 4 with 6 pay 2+fuel`."""
    assert 0 < length <= LONGEST
    args = (direction, length, moving, paid, doses)
    found = _leg.get(args)
    if found is None:
        text = f"leg {DIRECTIONS[direction]} {length} with {dice.NAMES[moving]}{_price(paid, doses)}"
        found = _leg[args] = Move("leg", args, text)
    return found


def stride(direction: int, length: int, paid: int, doses: int) -> Move:
    """Walk straight on after a Monster: `stride e 2`, `stride e 2 pay fuel`."""
    args = (direction, length, paid, doses)
    found = _stride.get(args)
    if found is None:
        text = f"stride {DIRECTIONS[direction]} {length}{_price(paid, doses)}"
        found = _stride[args] = Move("stride", args, text)
    return found


def _price(paid: int, doses: int) -> str:
    parts = [*map(str, dice.VALUES[paid]), *["fuel"] * doses]
    return f" pay {'+'.join(parts)}" if parts else ""


# -- the lexicon

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
    "open": (*_ACTS, "resume"),  # the pool: whoever comes first
    "play": (*_ACTS, *_OTHERS),  # a race: everybody on their own sheet
}


FURTHEST_ON: Final = 5  # a leg has no die too many, so less is left of it than its smallest die shows (TORAK-6.8)
UNPAID: Final = Move("pay", (dice.NONE, 0), "pay none")


def lexicon() -> Lexicon:
    """Every move there can be; legs in steps.

    There are 446 680 legs: 4 directions, 12 lengths, and 62 201 ways to make and to pay them with up to seven dice and
    four doses. So a leg is said in three steps, `leg e 3`, `with 3+4`, `pay 4+fuel`, which are 48, 221 and 1 260
    entries. Who pays nothing says `pay none`, and the text of the whole leg leaves it out.
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
    """Whether dice can make a leg of this length and pay for what may lie on the way (TORAK-6.7, 6.8, 6.22 to 6.28)."""
    enough = dice.TOTAL[moving] - dice.VALUES[moving][0] < length <= dice.TOTAL[moving]
    return enough and dice.NUMBER[paid] + doses < length and dice.NUMBER[moving] + dice.NUMBER[paid] <= dice.MOST
