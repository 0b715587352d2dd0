"""Elements where they can be drawn, with the spots around them and what a look at these alone can tell (TORAK-4.5)."""

from __future__ import annotations

from typing import Final

from nyoi.games.torak import moves
from nyoi.games.torak.content import (
    AWAY,
    EAST,
    HEIGHT,
    MONSTER,
    MOUNTAIN,
    RAY,
    RIVER,
    SECTION,
    SOUTH,
    SPOTS,
    START,
    WIDTH,
)
from nyoi.games.torak.sheet import Drawn, cells
from nyoi.kernel.decision import NOBODY, Move
from nyoi.kernel.native import i64

PANES: Final = 7  # the width of a window: a river lying level, and two spots on each side
# The ring alone does not tell. It is known by identity, so it must not be a tuple of fixed size, which mypyc unboxes.
UNSETTLED: Final[tuple[int, ...]] = (NOBODY,)


class Shape:
    """What the ring of an element tells, by its pattern: a bit for each spot of the ring on which one can stop.

    A ring goes all around: a corner, the left side, a corner, ahead, a corner, the right side, a corner, back. From one
    spot of a pair in `across` a hero can go straight over the element to the other; against the `ends` of a river none
    can.
    """

    def __init__(self, long: int) -> None:
        self.around: Final = 2 * long + 6
        self.across: Final = [(1, 5), (3, 7)] if long == 1 else [(i, 2 * long + 4 - i) for i in range(1, long + 1)]
        self.ends: Final[tuple[int, ...]] = () if long == 1 else (long + 2, 2 * long + 5)
        self.beside: Final = sum([1 << i for pair in (*self.across, self.ends) for i in pair])
        self._losers: Final[list[tuple[int, ...] | None]] = [None] * (1 << self.around)

    def losers(self, pattern: int) -> tuple[int, ...]:
        """The places in the ring of spots that may lose an open side; UNSETTLED if something may be parted."""
        found = self._losers[pattern]
        if found is None:
            found = self._losers[pattern] = self._look(pattern)
        return found

    def _look(self, pattern: int) -> tuple[int, ...]:
        found = [end for end in self.ends if pattern >> end & 1]
        for pair in self.across:
            open_ = [i for i in pair if pattern >> i & 1]
            if not open_:
                return UNSETTLED  # somebody may come over what closes both sides
            if len(open_) == 1:
                found += open_
        links = [(i, (i + 1) % self.around) for i in range(self.around)] + self.across
        beside = pattern & self.beside
        reached = beside & -beside
        for _ in range(self.around):
            for i, j in links:
                if reached >> i & 1 or reached >> j & 1:
                    reached |= (1 << i | 1 << j) & pattern
        return tuple(found) if beside & ~reached == 0 else UNSETTLED


_SPOT: Final = Shape(1)
_RIVER: Final = Shape(3)


class Place:
    """An element in a place where it can be drawn, made once: the move that draws it, what it covers, its ring."""

    def __init__(self, drawn: Drawn, move: Move) -> None:
        self.drawn: Final = drawn
        self.move: Final = move
        self.covered: Final = cells(*drawn)
        self.shape: Final = _RIVER if drawn[0] == RIVER else _SPOT
        self.ring: Final = _ring(drawn)
        self.left: Final = drawn[1] % WIDTH - 2
        self.top: Final = drawn[1] // WIDTH - 2
        self.window: Final = self._window(PANES if drawn[2] == SOUTH else 5)
        # A bit for each spot of the window that it covers, and those on which it is crossed, by axis.
        self.panes: Final[i64] = sum([1 << self.window.index(a) for a in self.covered])
        self.upright: Final[i64] = 0 if drawn[2] == SOUTH else self.panes
        self.level: Final[i64] = 0 if drawn[2] == EAST else self.panes

    def _window(self, rows: int) -> tuple[int, ...]:
        """The spots up to two steps around, row after row of `PANES`, NOBODY where the lattice ends."""
        return tuple(
            [
                y * WIDTH + x if 0 <= x < WIDTH and 0 <= y < HEIGHT else NOBODY
                for y in range(self.top, self.top + rows)
                for x in range(self.left, self.left + PANES)
            ]
        )


def _ring(drawn: Drawn) -> tuple[int, ...]:
    """The spots around an element, NOBODY where the lattice ends."""
    _, spot, direction = drawn
    long = len(cells(*drawn))
    east, south = (0, 1) if direction == SOUTH else (1, 0)

    def at(ahead: int, left: int) -> int:
        x = spot % WIDTH + ahead * east + left * south
        y = spot // WIDTH + ahead * south - left * east
        return y * WIDTH + x if 0 <= x < WIDTH and 0 <= y < HEIGHT else NOBODY

    one_side = [at(i, 1) for i in range(-1, long + 1)]
    other_side = [at(i, -1) for i in range(long, -2, -1)]
    return (*one_side, at(long, 0), *other_side, at(-1, 0))


def _places(element: int) -> list[Place]:
    """All places of an element: anywhere on the lattice but on the start (TORAK-4.3)."""
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
    least = 2 if element == RIVER else 1  # a river has at least two of its three spots in the section (TORAK-4.4)
    return tuple([_within(places, section, least) for section in range(len(SECTION))])


# PLACES[element][section]: where it can be drawn as long as nothing lies there.
PLACES: Final[tuple[tuple[tuple[Place, ...], ...], ...]] = tuple(
    [_by_section(element) for element in (MOUNTAIN, RIVER, MONSTER)]
)
