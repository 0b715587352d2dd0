"""The moves of Torak, each made once: those of the map and the gauges here, legs when they are first needed."""

from __future__ import annotations

from typing import Final

from nyoi.games.torak import dice
from nyoi.games.torak.content import CANS, DIRECTIONS, EAST, LONGEST, SOUTH, SPOT, SPOTS
from nyoi.games.torak.runs import OPEN, ends
from nyoi.kernel.decision import Move
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

_hands: Final[list[Hand | None]] = [None] * (8 * len(dice.VALUES))
_legs: Final[dict[int, list[Move]]] = {}
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
    """The legs of a handful of dice, kept by direction and run."""

    def __init__(self, dice: int, most: int) -> None:
        self.dice: Final = dice
        self.most: Final = most
        self._open: Final[list[list[Move] | None]] = [None] * (len(DIRECTIONS) * OPEN)
        self._over: Final[dict[int, list[Move]]] = {}

    def legs(self, direction: i64, run: i64, doses: i64) -> list[Move]:
        """Every leg on a run in this direction, with so many doses left (TORAK-6.6 to 6.8, 6.22 to 6.28)."""
        if run < OPEN:
            known = self._open[direction * OPEN + run]
            if known is None:
                known = self._open[direction * OPEN + run] = self._made(direction, run, 0)
            return known
        key = (run * 4 + direction) * 8 + doses
        found = self._over.get(key)
        if found is None:
            found = self._over[key] = self._made(direction, run, doses)
        return found

    def _made(self, direction: int, run: int, doses: int) -> list[Move]:
        found: list[Move] = []
        for steps, mountains, rivers in ends(run):
            found += legs(self.dice, self.most, direction, steps, mountains, rivers, doses)
        return found


def legs(hand: int, most: int, direction: int, length: int, mountains: int, rivers: int, doses: int) -> list[Move]:
    """Every way to go so far in this direction with a handful of dice; many runs have such an end."""
    doses = min(doses, mountains + rivers)  # more of them change nothing
    key = most + 8 * (direction + 16 * (length + 16 * (mountains + 16 * (rivers + 16 * (doses + 16 * hand)))))
    found = _legs.get(key)
    if found is None:
        found = _legs[key] = [
            leg(direction, length, moving, paid, due)
            for moving, paid, due in dice.ways(hand, most, length, mountains, rivers, doses)
        ]
    return found


def hand_of(hand: int, most: int) -> Hand:
    """A handful of dice of which so many may move (TORAK-9.14)."""
    most = min(most, dice.NUMBER[hand])
    found = _hands[8 * hand + most]
    if found is None:
        found = _hands[8 * hand + most] = Hand(hand, most)
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
