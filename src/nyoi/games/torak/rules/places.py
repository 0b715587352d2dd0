"""Possible places of elements by section: the move and the covered spots (TORAK-4.3, 4.4)."""

from __future__ import annotations

from typing import Final

from nyoi.games.torak import moves
from nyoi.games.torak.content import AWAY, EAST, HEIGHT, MONSTER, MOUNTAIN, RAY, RIVER, SECTION, SOUTH, SPOTS, START
from nyoi.games.torak.land import COLUMN, ROW
from nyoi.games.torak.sheet import Drawn, cells
from nyoi.kernel.decision import NOBODY, Move
from nyoi.kernel.native import i64


class Place:
    """An element at a place where it can be drawn; created once at import."""

    def __init__(self, drawn: Drawn, move: Move) -> None:
        self.drawn: Final = drawn
        self.move: Final = move
        self.covered: Final = cells(*drawn)
        self.spot: Final[i64] = self.covered[0]
        self.middle: Final[i64] = self.covered[len(self.covered) // 2]
        self.end: Final[i64] = self.covered[-1]
        # the line it runs along
        self.line: Final[i64] = HEIGHT + COLUMN[drawn[1]] if drawn[2] == SOUTH else ROW[drawn[1]]


def _places(element: int) -> list[Place]:
    """Return all places of an element: anywhere on the lattice except the start (TORAK-4.3)."""
    if element == MOUNTAIN:
        found = [Place((element, a, NOBODY), moves.mountain(a)) for a in range(SPOTS)]
    elif element == MONSTER:
        found = [Place((element, a, NOBODY), moves.monster(a)) for a in range(SPOTS)]
    else:
        found = [
            Place((element, a, d), moves.river(a, d))
            for d in (EAST, SOUTH)
            for a in range(SPOTS)
            if len(RAY[d][a]) >= 2
        ]
    return [place for place in found if START not in place.covered]


def _within(places: list[Place], section: int, least: int) -> tuple[Place, ...]:
    return tuple([place for place in places if sum([AWAY[section][a] == 0 for a in place.covered]) >= least])


def _by_section(element: int) -> tuple[tuple[Place, ...], ...]:
    places = _places(element)
    # at least two of a river's three spots lie in the section (TORAK-4.4)
    least = 2 if element == RIVER else 1
    return tuple([_within(places, section, least) for section in range(len(SECTION))])


# PLACES[element][section]: legal as long as nothing lies there.
PLACES: Final[tuple[tuple[tuple[Place, ...], ...], ...]] = tuple(
    [_by_section(element) for element in (MOUNTAIN, RIVER, MONSTER)]
)
