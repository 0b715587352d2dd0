"""Straight runs as numbers: how far, and over what. All that the price of a leg depends on (TORAK-6-D).

Numbers, because each look at the map meets hundreds of them, most of them over open ground, and what one costs is
remembered by it: as a number it needs no object to be made, and an open run is an index.
"""

from __future__ import annotations

from typing import Final

from nyoi.games.torak.content import LONGEST

NOWHERE: Final = 0  # a run that ends nowhere
OPEN: Final = 16  # a run below this is over open ground: the number of its steps
_WIDTH: Final = 13  # bits for the steps of one kind of obstacle, from the first step on
# By step, what an obstacle there adds to a run.
MOUNTAIN_AT: Final[tuple[int, ...]] = tuple([OPEN << step - 1 if step else 0 for step in range(LONGEST + 1)])
RIVER_AT: Final[tuple[int, ...]] = tuple([OPEN << step - 1 + _WIDTH if step else 0 for step in range(LONGEST + 1)])
assert min(OPEN, _WIDTH) > LONGEST

End = tuple[int, int, int]  # where a run can end: steps, mountains and rivers on the way


def ends(run: int) -> list[End]:
    """Where one can stop on a run, the furthest last (TORAK-6.22).

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
