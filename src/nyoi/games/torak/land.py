"""Bitboards of the spots where a hero can stop, line by line (TORAK-4.5).

Mountains, and rivers lying across, can be crossed. So only a river that runs along a line of the lattice
divides it. A row or a column is therefore one integer with a bit for each spot, and most questions about open
sides and connections become bit operations.
"""

from __future__ import annotations

from typing import Final

from nyoi.games.torak.content import HEIGHT, ON, SPOTS, WIDTH
from nyoi.kernel.native import mypyc_attr

BITS: Final[tuple[int, ...]] = tuple([1 << i for i in range(max(WIDTH, HEIGHT))])
ROW: Final[tuple[int, ...]] = tuple([a // WIDTH for a in range(SPOTS)])
COLUMN: Final[tuple[int, ...]] = tuple([a % WIDTH for a in range(SPOTS)])
LINES: Final = HEIGHT + WIDTH  # the rows from north to south, then the columns from west to east


@mypyc_attr(acyclic=True)
class Land:
    """The lines of a sheet, updated as elements are drawn.

    `stops` holds for each line the spots on which a hero can stop, `along` the spots of rivers running along
    it. `rows` and `columns` are the lines of the map without such a river, which are undivided.
    """

    def __init__(self, stops: list[int], along: list[int], rows: int, columns: int, parted: bool = False) -> None:
        self.stops: Final = stops
        self.along: Final = along
        self.rows: int = rows
        self.columns: int = columns
        self.parted: bool = parted  # whether there is any river

    def copy(self) -> Land:
        return Land(self.stops.copy(), self.along.copy(), self.rows, self.columns, self.parted)

    def cover(self, spot: int) -> None:
        """Remove a spot from those where a hero can stop."""
        x, y = COLUMN[spot], ROW[spot]
        self.stops[y] &= ~BITS[x]
        self.stops[HEIGHT + x] &= ~BITS[y]

    def ford(self, spot: int, axis: int) -> None:
        """Add a spot of a river that runs along this axis."""
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
