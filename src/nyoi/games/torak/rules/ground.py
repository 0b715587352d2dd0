"""Where an element may be drawn so that the adventure stays possible (TORAK-4.3 to 4.7)."""

from __future__ import annotations

from typing import Final

from nyoi.games.torak.content import ADJACENT, AXIS, MONSTER, OF_ZONE, RAY, SECTION, SPOTS, START, WIDTH
from nyoi.games.torak.rules.ring import PANES, PLACES, UNSETTLED, Place
from nyoi.games.torak.sheet import BALL, HILL, PLAIN, RIVER_LEVEL, RIVER_UPRIGHT, VOID, Sheet, kind
from nyoi.kernel.decision import NOBODY
from nyoi.kernel.native import i64

NEXT: Final[tuple[tuple[int, ...], ...]] = tuple(
    tuple(RAY[d][a][0] if RAY[d][a] else NOBODY for a in range(SPOTS)) for d in range(4)
)

ONE: Final[tuple[int, ...]] = tuple([1 << pane for pane in range(PANES * PANES)])  # a bit for each spot of a window
NOT_FIRST: Final = sum([ONE[pane] for pane in range(PANES * PANES) if pane % PANES])
NOT_LAST: Final = NOT_FIRST >> 1


def placements(sheet: Sheet, element: int, section: int, zone: int, sides: int) -> list[Place]:
    """Every legal placement in the section; if there is none, in the adjacent ones; then anywhere (TORAK-4.6)."""
    found = legal(sheet, PLACES[element][section], sides)
    if not found:
        found = legal(sheet, places_in(element, list(ADJACENT[section])), sides)
    if not found:
        found = legal(sheet, places_in(element, [c for c in range(len(SECTION)) if OF_ZONE[c] == zone]), sides)
    return found


def places_in(element: int, sections: list[int]) -> tuple[Place, ...]:
    """The places of an element in several sections, each once."""
    return tuple(dict.fromkeys([place for section in sections for place in PLACES[element][section]]))


def legal(sheet: Sheet, places: tuple[Place, ...], sides: int) -> list[Place]:
    """Those places where nothing lies and nothing is closed off (TORAK-4.3 to 4.5)."""
    ground = sheet.ground
    found: list[Place] = []
    for place in places:
        for a in place.covered:
            if ground[a] != PLAIN:
                break
        else:
            if harmless(ground, place, sides) or sound(sheet, place, sides):
                found.append(place)
    return found


def harmless(ground: list[int], place: Place, sides: int) -> bool:
    """A look at the ring that settles most cases: around the element, or straight over it, all can still be reached.

    It takes for granted that balls and start have their open sides now and hang together (TORAK-4.5), as on every map
    that was drawn by the rules. Where it fails `sound` looks further.
    """
    if place.drawn[0] == MONSTER:
        return True  # a hero can stop on a Monster: it closes nothing
    ring = place.ring
    pattern: i64 = 0
    bit: i64 = 1
    for a in ring:
        if a != NOBODY and ground[a] < HILL:
            pattern |= bit
        bit += bit
    losers = place.shape.losers(pattern)
    if losers is UNSETTLED:
        return False
    for end in place.shape.ends:
        a = ring[end]
        if a != NOBODY and HILL <= ground[a] < VOID:
            return False  # somebody may come over what lies there
    for i in losers:
        a = ring[i]
        if (a == START or ground[a] == BALL) and open_sides(ground, a) <= (sides if a == START else 2):
            return False
    return True


def sound(sheet: Sheet, place: Place, sides: int) -> bool:
    """Whether balls and start keep their open sides and hang together with this element drawn (TORAK-4.5).

    Only who could stop where it is drawn can lose anything; if they find each other, so do all.
    """
    near: list[int] = []
    goals: list[int] = []
    for a in place.covered:
        for d in range(4):
            b = landing(sheet.ground, a, d)
            if b != NOBODY and b not in place.covered:
                near.append(b)
                if b == START or sheet.ground[b] == BALL:
                    goals.append(b)
    close = neighbourly(sheet.ground, place, near)
    if close and not goals:
        return True
    ground = sheet.ground.copy()
    for a in place.covered:
        ground[a] = kind(place.drawn[0], place.drawn[2])
    for a in goals:
        if open_sides(ground, a) < (sides if a == START else 2):
            return False
    return close or linked(ground, near) or linked(ground, [START, *sheet.balls])


def neighbourly(ground: list[int], place: Place, spots: list[int]) -> bool:
    """Whether all these spots hang together in the window around an element once it is drawn."""
    wanted: i64 = 0
    for a in spots:
        column, row = a % WIDTH - place.left, a // WIDTH - place.top
        pane = PANES * row + column
        if not 0 <= column < PANES or not 0 <= pane < len(place.window):
            return False
        wanted |= ONE[pane]
    stop: i64 = 0  # where one can stop, and where one can only go over, by axis
    upright: i64 = 0
    level: i64 = 0
    bit: i64 = 1
    for a in place.window:
        what = VOID if a == NOBODY else ground[a]
        if what < HILL:
            stop |= bit
        elif what != VOID:
            if what != RIVER_UPRIGHT:
                upright |= bit
            if what != RIVER_LEVEL:
                level |= bit
        bit += bit
    stop &= ~place.panes
    upright |= place.upright
    level |= place.level
    reached: i64 = wanted & -wanted
    while True:
        south: i64 = reached << PANES
        south |= (south & upright) << PANES
        north: i64 = reached >> PANES
        north |= (north & upright) >> PANES
        east: i64 = (reached & NOT_LAST) << 1
        east |= (east & level & NOT_LAST) << 1
        west: i64 = (reached & NOT_FIRST) >> 1
        west |= (west & level & NOT_FIRST) >> 1
        grown: i64 = (reached | south | north | east | west) & stop
        if grown & wanted == wanted:
            return True
        if grown == reached:
            return False
        reached = grown


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
