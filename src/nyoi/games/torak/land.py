"""Where one can stop, line by line: what the scenery leaves of a map (TORAK-4.5).

All mountains and all rivers lying across can be gone over, so a line of the lattice is parted only by a river that
runs along it. That makes a row or a column one number, a bit for each of its spots, and most questions about sides and
ways a matter of such numbers.
"""

from __future__ import annotations

from typing import Final

from nyoi.games.torak.content import HEIGHT, ON, SPOTS, WIDTH
from nyoi.kernel.native import mypyc_attr

BITS: Final[tuple[int, ...]] = tuple([1 << i for i in range(max(WIDTH, HEIGHT))])
ROW: Final[tuple[int, ...]] = tuple([a // WIDTH for a in range(SPOTS)])
COLUMN: Final[tuple[int, ...]] = tuple([a % WIDTH for a in range(SPOTS)])
LINES: Final = HEIGHT + WIDTH  # the rows from the north on, then the columns from the west on


@mypyc_attr(acyclic=True)
class Land:
    """The lines of a sheet, kept by what is drawn on it.

    `stops` holds for each line the spots on which a hero can stop, `along` those of rivers running along it; `rows`
    and `columns` are the lines of the map without such a river, on which nothing is parted.
    """

    def __init__(self, stops: list[int], along: list[int], rows: int, columns: int, parted: bool = False) -> None:
        self.stops: Final = stops
        self.along: Final = along
        self.rows: int = rows
        self.columns: int = columns
        self.parted: bool = parted  # whether there is a river at all

    def copy(self) -> Land:
        """The same, to draw on."""
        return Land(self.stops.copy(), self.along.copy(), self.rows, self.columns, self.parted)

    def cover(self, spot: int) -> None:
        """Nobody can stop on a spot any more: a mountain."""
        x, y = COLUMN[spot], ROW[spot]
        self.stops[y] &= ~BITS[x]
        self.stops[HEIGHT + x] &= ~BITS[y]

    def ford(self, spot: int, axis: int) -> None:
        """A spot of a river that runs along this axis."""
        x, y = COLUMN[spot], ROW[spot]
        self.cover(spot)
        self.parted = True
        if axis == 1:
            self.along[y] |= BITS[x]
            self.rows &= ~BITS[y]
        else:
            self.along[HEIGHT + x] |= BITS[y]
            self.columns &= ~BITS[x]


def _clean(on: tuple[bool, ...]) -> Land:
    rows = [sum([BITS[x] for x in range(WIDTH) if on[y * WIDTH + x]]) for y in range(HEIGHT)]
    columns = [sum([BITS[y] for y in range(HEIGHT) if on[y * WIDTH + x]]) for x in range(WIDTH)]
    there = [sum([BITS[i] for i, spots in enumerate(lines) if spots]) for lines in (rows, columns)]
    return Land(rows + columns, [0] * LINES, there[0], there[1])


CLEAN: Final[tuple[Land, ...]] = tuple([_clean(on) for on in ON])  # by map, before anything is drawn
