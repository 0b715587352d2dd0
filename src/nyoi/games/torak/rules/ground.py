"""Where an element may be drawn so that the adventure stays possible (TORAK-4.3 to 4.7)."""

from __future__ import annotations

from typing import Final

from nyoi.games.torak.content import (
    ADJACENT,
    AXIS,
    HEIGHT,
    MONSTER,
    MOUNTAIN,
    OF_ZONE,
    ON,
    RAY,
    SECTION,
    SPOTS,
    START,
    WIDTH,
)
from nyoi.games.torak.land import BITS, COLUMN, LINES, ROW, Land
from nyoi.games.torak.rules.places import PLACES, Place
from nyoi.games.torak.sheet import HILL, PLAIN, RIVER_UPRIGHT, VOID, Sheet, kind
from nyoi.kernel.decision import NOBODY, Move
from nyoi.kernel.native import i64, mypyc_attr

NEXT: Final[tuple[tuple[int, ...], ...]] = tuple(
    tuple(RAY[d][a][0] if RAY[d][a] else NOBODY for a in range(SPOTS)) for d in range(4)
)
BESIDE: Final[tuple[tuple[int, ...], ...]] = tuple([tuple([ray[a][0] for ray in RAY if ray[a]]) for a in range(SPOTS)])
EVERY: Final = sum(BITS)  # all spots of a line
BEFORE: Final[tuple[int, ...]] = tuple([bit - 1 for bit in BITS])  # those north or west of one
BEYOND: Final[tuple[int, ...]] = tuple([EVERY & ~(2 * bit - 1) for bit in BITS])  # those south or east of it
LAST: Final[tuple[int, ...]] = tuple([spots.bit_length() - 1 for spots in range(EVERY + 1)])  # of some the furthest
LINE: Final[tuple[int, ...]] = tuple([1 << line for line in range(LINES)])
OPEN: Final = 2  # sides that a ball keeps
# A row and a column meet the others in so many spots, on the smallest map; with fewer elements none is parted.
FIRST: Final = min([2 * (sum([any(on[y * WIDTH : (y + 1) * WIDTH]) for y in range(HEIGHT)]) - 1) for on in ON]) - 1


def placements(sheet: Sheet, element: int, section: int, zone: int, sides: int) -> list[Move]:
    """Every legal placement in the section; if there is none, in the adjacent ones; then anywhere (TORAK-4.6)."""
    found = legal(sheet, element, PLACES[element][section], sides)
    if not found:
        found = legal(sheet, element, next_door(element, section), sides)
    if not found:
        every = [c for c in range(len(SECTION)) if OF_ZONE[c] == zone]
        found = legal(sheet, element, places_in(element, every), sides)
    return found


def places_in(element: int, sections: list[int]) -> tuple[Place, ...]:
    """The places of an element in several sections, each once."""
    return tuple(dict.fromkeys([place for section in sections for place in PLACES[element][section]]))


def next_door(element: int, section: int) -> tuple[Place, ...]:
    """The places of an element in the sections adjacent to one, put together when they are first needed."""
    known = _NEXT_DOOR[element][section]
    if known is None:
        known = _NEXT_DOOR[element][section] = places_in(element, list(ADJACENT[section]))
    return known


_NEXT_DOOR: Final[list[list[tuple[Place, ...] | None]]] = [[None] * len(SECTION) for _ in PLACES]


def legal(sheet: Sheet, element: int, places: tuple[Place, ...], sides: int) -> list[Move]:
    """Those places where nothing lies and nothing is closed off (TORAK-4.3 to 4.5).

    It takes for granted that balls and start have their open sides now and hang together, as on every map drawn by the
    rules; the start is to keep so many, a ball two.
    """
    if element == MONSTER:
        return bare(sheet.ground, places)  # a hero can stop on a Monster: it closes nothing
    goals = Goals(sheet, sides)
    return mountains(sheet, places, goals) if element == MOUNTAIN else rivers(sheet, places, goals)


def bare(ground: list[int], places: tuple[Place, ...]) -> list[Move]:
    """The places of one spot each on which nothing lies."""
    found: list[Move] = []
    for place in places:
        if ground[place.spot] == PLAIN:
            found.append(place.move)
    return found


def mountains(sheet: Sheet, places: tuple[Place, ...], goals: Goals) -> list[Move]:
    """Where a mountain closes nothing.

    The first ones cut nobody off: to part one row and one column from all others takes more of them. Later, or among
    rivers, it parts nothing where the rest hangs together without its row, or without its column.
    """
    ground, barred = sheet.ground, goals.alone
    first = len(sheet.scenery) < FIRST and not sheet.land.parted
    if first and not barred:
        return bare(ground, places)
    found: list[Move] = []
    for place in places:
        a = place.spot
        if ground[a] != PLAIN or a in barred:
            continue
        if first or goals.spare(ROW[a]) or goals.spare(HEIGHT + COLUMN[a]) or whole(sheet, place):
            found.append(place.move)
    return found


def rivers(sheet: Sheet, places: tuple[Place, ...], goals: Goals) -> list[Move]:
    """Where a river closes nothing."""
    ground = sheet.ground
    found: list[Move] = []
    for place in places:
        a, b, c = place.spot, place.middle, place.end
        if ground[a] != PLAIN or ground[b] != PLAIN or ground[c] != PLAIN:
            continue
        barred = goals.upright if place.line >= HEIGHT else goals.level
        if barred and (a in barred or b in barred or c in barred):
            continue
        if goals.spare(place.line) or whole(sheet, place):
            found.append(place.move)
    return found


@mypyc_attr(acyclic=True)
class Goals:
    """Balls and start on a sheet: what they cannot do without, and how they hang together (TORAK-4.5).

    Of goals that have no side to lose, `alone` are the spots that are all there is on an open side. A river that runs
    along a line closes a side already with the nearest spot of it: `upright` and `level` are barred to rivers that lie
    so.
    """

    def __init__(self, sheet: Sheet, sides: int) -> None:
        self.land: Final = sheet.land
        self.balls: Final = sheet.balls
        self.alone: Final[list[int]] = []
        self.upright: Final[list[int]] = []
        self.level: Final[list[int]] = []
        self.known: i64 = 0  # a bit for each line that `spare` has looked at ...
        self.spared: i64 = 0  # ... and found that it can be spared
        self.look(sheet.ground, START, sides)
        for ball in sheet.balls:
            self.look(sheet.ground, ball, OPEN)

    def look(self, ground: list[int], goal: int, sides: i64) -> None:
        """Note what a goal needs, unless at first sight more sides than these are open."""
        free: i64 = 0
        for a in BESIDE[goal]:
            if ground[a] < HILL:
                free += 1
        if free <= sides:
            self.look_further(goal, sides)

    def look_further(self, goal: int, sides: i64) -> None:
        """The same, beyond what lies beside the goal."""
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
        """The nearest spot of an open side; if there is no other, nothing at all may be drawn on it."""
        along.append(nearest)
        if side & (side - 1) == 0:
            across.append(nearest)
            self.alone.append(nearest)

    def spare(self, line: i64) -> bool:
        """Whether all hang together by rows and columns without a river along them, leaving this line out.

        If they do, nothing that is drawn on this line alone, or runs along it, cuts off anybody. If they do not,
        `whole` looks at every spot.
        """
        bit: i64 = LINE[line]
        if not self.known & bit:
            self.known |= bit
            if self.together(line):
                self.spared |= bit
        return self.spared & bit != 0

    def together(self, line: i64) -> bool:
        """The same, worked out: which columns the rows join, and whether every goal comes to one of them."""
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
        """Whether a goal comes to one of these columns by its row, or by its own column and one of these rows."""
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
    """The spots of a line where one can stop going straight both ways from a place on it."""
    stops: i64 = land.stops[line]
    along: i64 = land.along[line]
    before: i64 = along & BEFORE[place]
    if before:
        stops &= BEYOND[LAST[before]]
    beyond: i64 = along & BEYOND[place]
    if beyond:
        stops &= BEFORE[LAST[beyond & -beyond]]
    return stops


def whole(sheet: Sheet, place: Place) -> bool:
    """Whether balls and start hang together with this element drawn: the long look."""
    ground = sheet.ground.copy()
    for a in place.covered:
        ground[a] = kind(place.drawn[0], place.drawn[2])
    return linked(ground, [START, *sheet.balls])


def landing(ground: list[int], spot: int, direction: int) -> int:
    """The first spot where a hero going straight can stop, over mountains and rivers lying across; NOBODY if none."""
    along = RIVER_UPRIGHT + AXIS[direction]
    for b in RAY[direction][spot]:
        what = ground[b]
        if what < HILL:
            return b
        if what in (along, VOID):
            return NOBODY
    return NOBODY


def open_sides(ground: list[int], spot: int) -> int:
    """How many sides of a spot are open (TORAK-4.5)."""
    found = 0
    for direction in range(4):
        if landing(ground, spot, direction) != NOBODY:
            found += 1
    return found


def linked(ground: list[int], spots: list[int]) -> bool:
    """Whether one can go from any of these spots to any other, on an untravelled map with any payment."""
    if len(spots) < 2:
        return True
    wanted = [False] * SPOTS
    left = 0
    for a in spots:
        if not wanted[a]:
            wanted[a] = True
            left += 1
    seen = [False] * SPOTS
    seen[spots[0]] = True
    front = [spots[0]]
    for a in front:
        if wanted[a]:
            left -= 1
            if left == 0:
                return True
        for direction in range(4):
            b = landing(ground, a, direction)
            if b != NOBODY and not seen[b]:
                seen[b] = True
                front.append(b)
    return False
