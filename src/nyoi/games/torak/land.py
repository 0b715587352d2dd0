"""Where one can stop, line by line: what the scenery leaves of a map (TORAK-4.5).

All mountains and all rivers lying across can be gone over, so a line of the lattice is parted only by a river that
runs along it. That makes a row or a column one number, a bit for each of its spots, and most questions about sides and
ways a matter of such numbers.
"""

from __future__ import annotations

from typing import Final

from nyoi.games.torak.content import AXIS, HEIGHT, ON, SPOTS, WIDTH

BITS: Final[tuple[int, ...]] = tuple([1 << i for i in range(max(WIDTH, HEIGHT))])
ROW: Final[tuple[int, ...]] = tuple([a // WIDTH for a in range(SPOTS)])
COLUMN: Final[tuple[int, ...]] = tuple([a % WIDTH for a in range(SPOTS)])
LINES: Final = HEIGHT + WIDTH  # the rows from the north on, then the columns from the west on


_NONE: Final[list[int]] = [0] * LINES


class Land:
    """The lines of a sheet. Never changed: what is drawn on it gives another one, so copies of a sheet share it.

    `stops` holds for each line the spots on which a hero can stop, `along` those of rivers running along it; `rows`
    and `columns` are the lines of the map without such a river, on which nothing is parted.
    """

    def __init__(self, stops: list[int], along: list[int], rows: int, columns: int) -> None:
        self.stops: Final = stops
        self.along: Final = along
        self.rows: Final = rows
        self.columns: Final = columns

    @property
    def parted(self) -> bool:
        """Whether a river runs along any line: every one that is drawn does."""
        return self.along is not _NONE

    def with_mountain(self, spot: int) -> Land:
        """The same with a mountain on a spot."""
        stops = self.stops.copy()
        _cover(stops, spot)
        return Land(stops, self.along, self.rows, self.columns)

    def with_river(self, covered: tuple[int, ...], direction: int) -> Land:
        """The same with a river on some spots that runs in a direction."""
        stops, along = self.stops.copy(), self.along.copy()
        level = AXIS[direction] == 1
        for a in covered:
            _cover(stops, a)
            if level:
                along[ROW[a]] |= BITS[COLUMN[a]]
            else:
                along[HEIGHT + COLUMN[a]] |= BITS[ROW[a]]
        rows, columns = self.rows, self.columns
        if level:
            rows &= ~BITS[ROW[covered[0]]]
        else:
            columns &= ~BITS[COLUMN[covered[0]]]
        return Land(stops, along, rows, columns)


def _cover(stops: list[int], spot: int) -> None:
    """Nobody can stop on a spot any more."""
    x, y = COLUMN[spot], ROW[spot]
    stops[y] &= ~BITS[x]
    stops[HEIGHT + x] &= ~BITS[y]


def _clean(on: tuple[bool, ...]) -> Land:
    rows = [sum([BITS[x] for x in range(WIDTH) if on[y * WIDTH + x]]) for y in range(HEIGHT)]
    columns = [sum([BITS[y] for y in range(HEIGHT) if on[y * WIDTH + x]]) for x in range(WIDTH)]
    there = [sum([BITS[i] for i, spots in enumerate(lines) if spots]) for lines in (rows, columns)]
    return Land(rows + columns, _NONE, there[0], there[1])


CLEAN: Final[tuple[Land, ...]] = tuple([_clean(on) for on in ON])  # by map, before anything is drawn
