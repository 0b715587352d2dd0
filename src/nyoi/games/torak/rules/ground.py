"""Legal placements of elements, which keep the adventure possible (TORAK-4.3 to 4.7)."""

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
# On the smallest map, a row and a column meet the others in this many spots; fewer elements divide nothing.
FIRST: Final = min([2 * (sum([any(on[y * WIDTH : (y + 1) * WIDTH]) for y in range(HEIGHT)]) - 1) for on in ON]) - 1


def placements(sheet: Sheet, element: int, section: int, zone: int, sides: int) -> list[Move]:
    """Return every legal placement in the section, else in adjacent ones, else anywhere (TORAK-4.6)."""
    found = legal(sheet, element, PLACES[element][section], sides)
    if not found:
        found = legal(sheet, element, next_door(element, section), sides)
    if not found:
        every = [c for c in range(len(SECTION)) if OF_ZONE[c] == zone]
        found = legal(sheet, element, places_in(element, every), sides)
    return found


def places_in(element: int, sections: list[int]) -> tuple[Place, ...]:
    """Return the places of an element in several sections, without duplicates."""
    return tuple(dict.fromkeys([place for section in sections for place in PLACES[element][section]]))


def next_door(element: int, section: int) -> tuple[Place, ...]:
    """Return the places of an element in the sections adjacent to one, cached on first use."""
    known = _NEXT_DOOR[element][section]
    if known is None:
        known = _NEXT_DOOR[element][section] = places_in(element, list(ADJACENT[section]))
    return known


_NEXT_DOOR: Final[list[list[tuple[Place, ...] | None]]] = [[None] * len(SECTION) for _ in PLACES]


def legal(sheet: Sheet, element: int, places: tuple[Place, ...], sides: int) -> list[Move]:
    """Return the places where nothing lies and nothing is closed off (TORAK-4.3 to 4.5).

    It assumes that balls and start have their open sides now and are connected, as on every map drawn by the
    rules. The start must keep `sides` open sides, a ball two.
    """
    if element == MONSTER:
        return bare(sheet.ground, places)  # a hero can stop on a Monster, so it closes nothing
    goals = Goals(sheet, sides)
    return mountains(sheet, places, goals) if element == MOUNTAIN else rivers(sheet, places, goals)


def bare(ground: list[int], places: tuple[Place, ...]) -> list[Move]:
    """Return the moves for single-spot places on which nothing lies."""
    found: list[Move] = []
    for place in places:
        if ground[place.spot] == PLAIN:
            found.append(place.move)
    return found


def mountains(sheet: Sheet, places: tuple[Place, ...], goals: Goals) -> list[Move]:
    """Return the moves for mountains that close nothing off.

    The first few cannot cut off anything: more are needed to separate one row and one column from all others.
    Later, or among rivers, a mountain separates nothing if the rest is connected without its row or without
    its column.
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
    """Return the moves for rivers that close nothing off."""
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
    """Return whether balls and start stay connected with this element drawn, by a full search."""
    ground = sheet.ground.copy()
    for a in place.covered:
        ground[a] = kind(place.drawn[0], place.drawn[2])
    return linked(ground, [START, *sheet.balls])


def landing(ground: list[int], spot: int, direction: int) -> int:
    """Return the first spot where a hero going straight can stop; NOBODY if there is none.

    The hero passes over mountains and over rivers lying across.
    """
    along = RIVER_UPRIGHT + AXIS[direction]
    for b in RAY[direction][spot]:
        what = ground[b]
        if what < HILL:
            return b
        if what in (along, VOID):
            return NOBODY
    return NOBODY


def open_sides(ground: list[int], spot: int) -> int:
    """Return how many sides of a spot are open (TORAK-4.5)."""
    found = 0
    for direction in range(4):
        if landing(ground, spot, direction) != NOBODY:
            found += 1
    return found


def linked(ground: list[int], spots: list[int]) -> bool:
    """Return whether a path connects all these spots, on an untravelled map with any payment."""
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
