"""Where an element may be drawn so that the adventure stays possible (TORAK-4.3 to 4.7)."""

from __future__ import annotations

from typing import Final

from nyoi.games.torak.content import (
    ADJACENT,
    AWAY,
    AXIS,
    BACK,
    EAST,
    HEIGHT,
    MONSTER,
    OF_ZONE,
    RAY,
    RIVER,
    SECTION,
    SOUTH,
    SPOTS,
    START,
    WIDTH,
    WITHIN,
)
from nyoi.games.torak.sheet import BALL, HILL, PLAIN, RIVER_LEVEL, RIVER_UPRIGHT, VOID, Drawn, Sheet, cells, kind
from nyoi.kernel.decision import NOBODY

_RIVERS: Final[tuple[Drawn, ...]] = tuple(
    (RIVER, a, d) for d in (EAST, SOUTH) for a in range(SPOTS) if len(RAY[d][a]) >= 2
)
# The rivers of a section have at least two of their three spots in it (TORAK-4.4).
RIVERS_IN: Final[tuple[tuple[Drawn, ...], ...]] = tuple(
    tuple(river for river in _RIVERS if sum(AWAY[c][a] == 0 for a in cells(*river)) >= 2) for c in range(len(SECTION))
)
NEXT: Final[tuple[tuple[int, ...], ...]] = tuple(
    tuple(RAY[d][a][0] if RAY[d][a] else NOBODY for a in range(SPOTS)) for d in range(4)
)


def _rim(drawn: Drawn) -> tuple[int, ...]:
    covered = cells(*drawn)
    xs, ys = [a % WIDTH for a in covered], [a // WIDTH for a in covered]
    return tuple(
        y * WIDTH + x
        for y in range(max(min(ys) - 1, 0), min(max(ys) + 2, HEIGHT))
        for x in range(max(min(xs) - 1, 0), min(max(xs) + 2, WIDTH))
        if y * WIDTH + x not in covered
    )


# By river: its spots, all spots around it, and those it points at.
CELLS: Final[dict[Drawn, tuple[int, ...]]] = {river: cells(*river) for river in _RIVERS}
RIM: Final[dict[Drawn, tuple[int, ...]]] = {river: _rim(river) for river in _RIVERS}
ENDS: Final[dict[Drawn, tuple[int, ...]]] = {
    river: tuple(a for a in (NEXT[river[2]][CELLS[river][2]], NEXT[BACK[river[2]]][river[1]]) if a != NOBODY)
    for river in _RIVERS
}

ONE: Final[tuple[int, ...]] = tuple(1 << a for a in range(SPOTS))  # a bit for each spot
NOT_WEST: Final = sum(ONE[a] for a in range(SPOTS) if a % WIDTH != 0)
NOT_EAST: Final = sum(ONE[a] for a in range(SPOTS) if a % WIDTH != WIDTH - 1)


def placements(sheet: Sheet, element: int, section: int, zone: int, sides: int) -> list[Drawn]:
    """Every legal placement in the section; if there is none, in the adjacent ones; then anywhere (TORAK-4.6)."""
    found = legal(sheet, element, [section], sides)
    if not found:
        found = legal(sheet, element, list(ADJACENT[section]), sides)
    if not found:
        found = legal(sheet, element, [c for c in range(len(SECTION)) if OF_ZONE[c] == zone], sides)
    return found


def legal(sheet: Sheet, element: int, sections: list[int], sides: int) -> list[Drawn]:
    """The legal placements in some sections (TORAK-4.3 to 4.5)."""
    ground = sheet.ground
    if element == RIVER:
        rivers = {river: 0 for c in sections for river in RIVERS_IN[c]}
        free = [river for river in rivers if all(ground[a] == PLAIN and a != START for a in CELLS[river])]
        return [river for river in free if calm(ground, river) or sound(sheet, river, sides)]
    spots = {a: 0 for c in sections for a in WITHIN[c]}
    free = [(element, a, NOBODY) for a in spots if ground[a] == PLAIN and a != START]
    if element == MONSTER:
        return free  # a hero can stop on a Monster: it closes nothing
    return [drawn for drawn in free if harmless(ground, drawn[1]) or sound(sheet, drawn, sides)]


def harmless(ground: list[int], spot: int) -> bool:
    """A quick look that settles most cases: a mountain here closes no side and parts nothing.

    Whoever comes straight over it lands right behind it, or would have stopped right before it; and
    around one of its corners one can still walk. Where this fails `sound` looks at the whole map.
    """
    near = [NEXT[d][spot] for d in range(4)]
    open_ = [a != NOBODY and ground[a] < HILL for a in near]
    for d in range(4):
        before = near[d ^ 2]
        if not open_[d] and before != NOBODY and (not open_[d ^ 2] or before == START or ground[before] == BALL):
            return False
    return any(open_[d] and open_[e] and ground[NEXT[e][near[d]]] < HILL for d in (0, 2) for e in (1, 3))


def calm(ground: list[int], river: Drawn) -> bool:
    """The same quick look for a river: one can walk all around it, and no ball nor the start lies at its ends."""
    for a in RIM[river]:
        if ground[a] >= HILL:
            return False
    return all(ground[a] != BALL and a != START for a in ENDS[river])


def sound(sheet: Sheet, drawn: Drawn, sides: int) -> bool:
    """Whether balls and start keep their open sides and hang together with this element drawn (TORAK-4.5)."""
    ground = sheet.ground.copy()
    for a in cells(*drawn):
        ground[a] = kind(drawn[0], drawn[2])
    if open_sides(ground, START) < sides or any(open_sides(ground, ball) < 2 for ball in sheet.balls):
        return False
    return linked(ground, sheet.balls)


def landing(ground: list[int], spot: int, direction: int) -> int:
    """The first spot where a hero going straight can stop, over mountains and rivers lying across; NOBODY if none."""
    shut = (RIVER_UPRIGHT + AXIS[direction], VOID)
    for b in RAY[direction][spot]:
        if ground[b] < HILL:
            return b
        if ground[b] in shut:
            return NOBODY
    return NOBODY


def open_sides(ground: list[int], spot: int) -> int:
    """How many sides of a spot are open (TORAK-4.5)."""
    return sum(landing(ground, spot, direction) != NOBODY for direction in range(4))


def linked(ground: list[int], balls: tuple[int, ...]) -> bool:
    """Whether all balls can be reached from the start, on an untravelled map with any payment.

    A flood of bits, one for each spot: what moves on over mountains and rivers goes straight, what
    can stop spreads all around.
    """
    stop = upright = level = 0  # where one can stop, and where one can only go over, by axis
    for a in range(SPOTS):
        what = ground[a]
        if what < HILL:
            stop |= ONE[a]
        elif what == HILL:
            upright |= ONE[a]
            level |= ONE[a]
        elif what == RIVER_UPRIGHT:
            level |= ONE[a]
        elif what == RIVER_LEVEL:
            upright |= ONE[a]
    up_down, left_right = stop | upright, stop | level
    reached = north = east = south = west = ONE[START]
    while north or east or south or west:
        north = north >> WIDTH & up_down
        south = south << WIDTH & up_down
        east = east << 1 & NOT_WEST & left_right
        west = west >> 1 & NOT_EAST & left_right
        new = (north | east | south | west) & stop & ~reached
        reached |= new
        north, south = north & upright | new, south & upright | new
        east, west = east & level | new, west & level | new
    return all(reached & ONE[ball] for ball in balls)
