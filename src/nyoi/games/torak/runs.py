"""Straight runs as integers: length and obstacles, all that the price of a leg depends on (TORAK-6-D).

Each look at the map meets hundreds of runs, most of them over open ground, and their prices are cached by
run. An integer needs no allocation, and an open run serves as an index.
"""

from __future__ import annotations

from typing import Final

from nyoi.games.torak.content import LONGEST

NOWHERE: Final = 0  # a run on which no leg can end
OPEN: Final = 16  # a run below this is over open ground: its number of steps
_WIDTH: Final = 13  # bits for one kind of obstacle, from the first step on
# By step, the value an obstacle there adds to a run.
MOUNTAIN_AT: Final[tuple[int, ...]] = tuple([OPEN << step - 1 if step else 0 for step in range(LONGEST + 1)])
RIVER_AT: Final[tuple[int, ...]] = tuple([OPEN << step - 1 + _WIDTH if step else 0 for step in range(LONGEST + 1)])
assert min(OPEN, _WIDTH) > LONGEST

End = tuple[int, int, int]  # a possible end of a run: steps, mountains and rivers passed


def ends(run: int) -> list[End]:
    """Return where a hero can stop on a run, the furthest last (TORAK-6.22).

    >>> ends(3 + MOUNTAIN_AT[2])
    [(1, 0, 0), (3, 1, 0)]
    """
    found: list[End] = []
    mountains = rivers = 0
    for step in range(1, run % OPEN + 1):
        if run & MOUNTAIN_AT[step]:
            mountains += 1
        elif run & RIVER_AT[step]:
            rivers += 1
        else:
            found.append((step, mountains, rivers))
    return found
