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
from nyoi.games.torak.land import COLUMN, ROW
from nyoi.games.torak.rules.goals import Goals
from nyoi.games.torak.rules.places import PLACES, Place
from nyoi.games.torak.sheet import HILL, PLAIN, RIVER_UPRIGHT, VOID, Sheet, kind
from nyoi.kernel.decision import NOBODY, Move

NEXT: Final[tuple[tuple[int, ...], ...]] = tuple(
    tuple(RAY[d][a][0] if RAY[d][a] else NOBODY for a in range(SPOTS)) for d in range(4)
)
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
