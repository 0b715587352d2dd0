"""Balls and start during drawing: the spots they depend on and their connections (TORAK-4.5)."""

from __future__ import annotations

from typing import Final

from nyoi.games.torak.content import HEIGHT, RAY, SPOTS, START, WIDTH
from nyoi.games.torak.land import BITS, COLUMN, LINES, ROW, Land
from nyoi.games.torak.sheet import HILL, Sheet
from nyoi.kernel.native import i64, mypyc_attr

BESIDE: Final[tuple[tuple[int, ...], ...]] = tuple([tuple([ray[a][0] for ray in RAY if ray[a]]) for a in range(SPOTS)])
EVERY: Final = sum(BITS)  # all spots of a line
BEFORE: Final[tuple[int, ...]] = tuple([bit - 1 for bit in BITS])  # those north or west of a spot
BEYOND: Final[tuple[int, ...]] = tuple([EVERY & ~(2 * bit - 1) for bit in BITS])  # those south or east of it
# the furthest of a set of spots
LAST: Final[tuple[int, ...]] = tuple([spots.bit_length() - 1 for spots in range(EVERY + 1)])
LINE: Final[tuple[int, ...]] = tuple([1 << line for line in range(LINES)])
OPEN: Final = 2  # sides that a ball must keep open


@mypyc_attr(acyclic=True)
class Goals:
    """Balls and start on a sheet: the spots they depend on and their connections (TORAK-4.5).

    For goals that have no open side to spare, `alone` lists the spots that are the only ones on such a side.
    A river that runs along a line closes a side with the nearest spot of it, so `upright` and `level` list
    spots that are barred to vertical and horizontal rivers.
    """

    def __init__(self, sheet: Sheet, sides: int) -> None:
        self.land: Final = sheet.land
        self.balls: Final = sheet.balls
        self.alone: Final[list[int]] = []
        self.upright: Final[list[int]] = []
        self.level: Final[list[int]] = []
        self.known: i64 = 0  # a bit for each line that `spare` has checked ...
        self.spared: i64 = 0  # ... and for each that can be left out
        self.look(sheet.ground, START, sides)
        for ball in sheet.balls:
            self.look(sheet.ground, ball, OPEN)

    def look(self, ground: list[int], goal: int, sides: i64) -> None:
        """Record what a goal needs, unless its neighbours alone show more than this many open sides."""
        free: i64 = 0
        for a in BESIDE[goal]:
            if ground[a] < HILL:
                free += 1
        if free <= sides:
            self.look_further(goal, sides)

    def look_further(self, goal: int, sides: i64) -> None:
        """Record what a goal needs, looking beyond its neighbours."""
        x, y = COLUMN[goal], ROW[goal]
        row: i64 = stretch(self.land, y, x)
        column: i64 = stretch(self.land, HEIGHT + x, y)
        west: i64 = row & BEFORE[x]
        east: i64 = row & BEYOND[x]
        north: i64 = column & BEFORE[y]
        south: i64 = column & BEYOND[y]
        if (west != 0) + (east != 0) + (north != 0) + (south != 0) > sides:
            return
        if west:
            self.need(self.level, self.upright, y * WIDTH + LAST[west], west)
        if east:
            self.need(self.level, self.upright, y * WIDTH + LAST[east & -east], east)
        if north:
            self.need(self.upright, self.level, LAST[north] * WIDTH + x, north)
        if south:
            self.need(self.upright, self.level, LAST[south & -south] * WIDTH + x, south)

    def need(self, along: list[int], across: list[int], nearest: int, side: i64) -> None:
        """Bar the nearest spot of an open side; if it is the only one, nothing may be drawn on it."""
        along.append(nearest)
        if side & (side - 1) == 0:
            across.append(nearest)
            self.alone.append(nearest)

    def spare(self, line: i64) -> bool:
        """Return whether all goals are connected without this line, by rows and columns no river divides.

        If they are, nothing drawn on this line alone, or running along it, cuts off a goal. Otherwise `whole`
        searches every spot.
        """
        bit: i64 = LINE[line]
        if not self.known & bit:
            self.known |= bit
            if self.together(line):
                self.spared |= bit
        return self.spared & bit != 0

    def together(self, line: i64) -> bool:
        """Compute `spare`: join columns through rows, then check that every goal reaches one of them."""
        stops = self.land.stops
        rows: i64 = self.land.rows
        columns: i64 = self.land.columns
        if line < HEIGHT:
            rows &= ~BITS[line]
        else:
            columns &= ~BITS[line - HEIGHT]
        joined: i64 = 0
        more = True
        while more and joined != columns:
            more = False
            left: i64 = rows
            while left and joined != columns:
                bit: i64 = left & -left
                left ^= bit
                here: i64 = stops[LAST[bit]] & columns
                if here & ~joined and (here & joined or not joined):
                    joined |= here
                    more = True
        if not joined & BITS[COLUMN[START]] and not self.comes(START, line, rows, joined):
            return False
        for ball in self.balls:
            if not joined & BITS[COLUMN[ball]] and not self.comes(ball, line, rows, joined):
                return False
        return True

    def comes(self, goal: int, line: i64, rows: i64, joined: i64) -> bool:
        """Return whether a goal reaches one of these columns by its row, or by its column and a row."""
        land = self.land
        x, y = COLUMN[goal], ROW[goal]
        if y != line and stretch(land, y, x) & joined:
            return True
        if HEIGHT + x == line:
            return False
        left: i64 = stretch(land, HEIGHT + x, y) & rows
        while left:
            bit: i64 = left & -left
            left ^= bit
            if land.stops[LAST[bit]] & joined:
                return True
        return False


def stretch(land: Land, line: i64, place: i64) -> i64:
    """Return the spots of a line where a hero can stop, going straight both ways from a place on it."""
    stops: i64 = land.stops[line]
    along: i64 = land.along[line]
    before: i64 = along & BEFORE[place]
    if before:
        stops &= BEYOND[LAST[before]]
    beyond: i64 = along & BEYOND[place]
    if beyond:
        stops &= BEFORE[LAST[beyond & -beyond]]
    return stops
