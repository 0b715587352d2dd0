"""A sheet: the map with everything drawn on it, and the gauges (TORAK section 3)."""

from __future__ import annotations

from typing import Final

from nyoi.games.torak import dice
from nyoi.games.torak.content import (
    AXIS,
    BACK,
    BALL_SPOTS,
    BIT,
    BONUS,
    CANS,
    DANGER,
    DOSES,
    KI,
    KI_BOXES,
    MOUNTAIN,
    ON,
    POINTS,
    RAY,
    RIVER,
    SPOTS,
    START,
)
from nyoi.games.torak.land import CLEAN, Land
from nyoi.kernel.native import mypyc_attr

# Contents of an intersection. A river is known by the axis it runs along: `RIVER_UPRIGHT + AXIS[d]`.
PLAIN: Final = 0
BALL: Final = 1
MONSTER: Final = 2
HILL: Final = 3
RIVER_UPRIGHT: Final = 4
RIVER_LEVEL: Final = 5
VOID: Final = 6  # not an intersection of this map

# in addition to the bits of the four lines: the start counts as travelled before any line is (TORAK-6.19)
TRAVELLED: Final = 16

# Shared by all clean sheets until something is drawn: the ground by map, the path, the troops.
_CLEAN: Final = tuple(
    [BALL if a in balls else PLAIN if on[a] else VOID for a in range(SPOTS)]
    for on, balls in zip(ON, BALL_SPOTS, strict=True)
)
_UNTRAVELLED: Final = [TRAVELLED if a == START else 0 for a in range(SPOTS)]
_UNGUARDED: Final = [0] * SPOTS

# Bits of `own`: which of these lists belong to one sheet alone.
GROUND: Final = 1
PATH: Final = 2
TROOPS: Final = 4

# The facts of a sheet, from which everything else follows.
FACTS: Final = (
    *("ground", "path", "troops", "scenery", "balls", "found", "beans", "monsters", "ki", "doses", "filled", "used"),
    *("dice", "either", "burnt", "lean"),
)

Drawn = tuple[int, int, int]  # an element as drawn: kind, spot, and the direction of a river


@mypyc_attr(acyclic=True)
class Sheet:
    """The drawings and gauges of one sheet, which several heroes may share.

    `path[a]` holds a bit for each travelled line of spot a; `balls` are the spots of the balls not yet taken.
    `dice` are the unspent dice, `either` the two among them of which only one may be used (TORAK-9.23),
    `burnt` the Jerrycans burnt for this roll. `lean` is set if the roll was made without fuel.

    `land` holds the scenery in the form that placement needs. A copy shares ground, path and troops with its
    original until one of them is drawn on (copy on write). `own` records which lists are not shared, so only
    the methods here may change them.
    """

    def __init__(self, o: Sheet | None = None, map: int = 0) -> None:
        if o is None:
            self.ground: list[int] = _CLEAN[map]
            self.path: list[int] = _UNTRAVELLED
            self.troops: list[int] = _UNGUARDED
            self.land: Land = CLEAN[map]
            self.own: int = 0
            self.scenery: tuple[Drawn, ...] = ()
            self.balls: tuple[int, ...] = BALL_SPOTS[map]
            self.found: int = 0
            self.beans: int = 0
            self.monsters: int = 0
            self.ki: int = 0
            self.doses: int = 0
            self.filled: int = 0
            self.used: int = 0
            self.dice: int = dice.NONE
            self.either: int = dice.NONE
            self.burnt: int = 0
            self.lean: bool = False
        else:
            self.ground = o.ground
            self.path = o.path
            self.troops = o.troops
            self.land = o.land
            self.own = o.own = 0
            self.scenery = o.scenery
            self.balls = o.balls
            self.found = o.found
            self.beans = o.beans
            self.monsters = o.monsters
            self.ki = o.ki
            self.doses = o.doses
            self.filled = o.filled
            self.used = o.used
            self.dice = o.dice
            self.either = o.either
            self.burnt = o.burnt
            self.lean = o.lean

    def __repr__(self) -> str:
        return repr([getattr(self, name) for name in FACTS])

    # -- questions

    @property
    def fuel(self) -> int:
        """The doses left; without any, only the choices that cost a dose are gone (TORAK-6.48)."""
        return DOSES - self.doses

    @property
    def empty_cans(self) -> int:
        """The number of Jerrycans never filled (TORAK-6.45)."""
        return CANS - self.filled - self.used

    @property
    def strength(self) -> int:
        """The Ki bonus: the highest ticked value (TORAK-6.44)."""
        return KI[self.ki]

    @property
    def ki_full(self) -> bool:
        """Whether every Ki box is ticked (TORAK-6.43)."""
        return self.ki == KI_BOXES

    @property
    def danger(self) -> int:
        """The danger of the next Monster fought, that of the lowest unticked box (TORAK-3.12)."""
        return DANGER[self.monsters]

    @property
    def score(self) -> int:
        """The points of the last ticked ball and of every ticked Monster box (TORAK-8.5).

        The name and the wish written on the sheet at the end are known to the page only (TORAK-8.7).
        """
        return POINTS[self.found] + sum(BONUS[: self.monsters])

    @property
    def unused(self) -> bool:
        """Whether no path, troop or dose is on it yet; False is possible for an unused sheet too."""
        return self.path is _UNTRAVELLED and self.troops is _UNGUARDED and self.doses == 0

    def free(self, spot: int) -> bool:
        """Return whether a troop may be put here: nothing lies there and no path touches it (TORAK-6.57)."""
        return self.ground[spot] == PLAIN and self.path[spot] == 0 and self.troops[spot] == 0

    # -- changes

    def draw(self, element: int, spot: int, direction: int) -> None:
        """Draw an element; a river covers three spots starting at `spot` (TORAK-3.10, 3.11)."""
        self.scenery += ((element, spot, direction),)
        ground = self._ground()
        if element == RIVER:
            for a in cells(element, spot, direction):
                ground[a] = RIVER_UPRIGHT + AXIS[direction]
                self.land.ford(a, AXIS[direction])
        elif element == MOUNTAIN:
            ground[spot] = HILL
            self.land.cover(spot)
        else:
            ground[spot] = MONSTER

    def erase(self, spot: int) -> None:
        """Remove a beaten Monster; its spot is an ordinary one from now on (TORAK-6.36)."""
        self._ground()[spot] = PLAIN

    def take_ball(self, spot: int) -> None:
        """Take and tick a ball; its spot is an ordinary one from now on (TORAK-6.30, TORAK-6.32)."""
        self._ground()[spot] = PLAIN
        self.balls = tuple(a for a in self.balls if a != spot)
        self.found += 1

    def lay(self, balls: tuple[int, ...]) -> None:
        """Move the balls of a clean sheet elsewhere, or lay fewer of them."""
        ground = self._ground()
        for ball in self.balls:
            ground[ball] = PLAIN
        for ball in balls:
            ground[ball] = BALL
        self.balls = balls

    def travel(self, spot: int, direction: int, steps: int) -> int:
        """Draw the path of a leg and return where it ends (TORAK-6.16, TORAK-6.19, TORAK-6.20)."""
        path = self._path()
        bit, back = BIT[direction], BIT[BACK[direction]]
        ray = RAY[direction][spot]
        for i in range(steps):
            path[spot] |= bit
            spot = ray[i]
            path[spot] |= back
        return spot

    def touch(self, spot: int) -> None:
        """Start a path here: the spot counts as travelled before any of its lines (TORAK-6.19)."""
        if not self.path[spot] & TRAVELLED:
            self._path()[spot] |= TRAVELLED

    def station(self, spot: int, troops: int = 1) -> None:
        """Put troops on a spot permanently: nothing moves or removes them (TORAK-6.55, TORAK-6.64)."""
        if not self.own & TROOPS:
            self.troops = self.troops.copy()
            self.own |= TROOPS
        self.troops[spot] += troops

    def _ground(self) -> list[int]:
        """Return the ground for writing, copying it and the land if shared."""
        if not self.own & GROUND:
            self.ground = self.ground.copy()
            self.land = self.land.copy()
            self.own |= GROUND
        return self.ground

    def _path(self) -> list[int]:
        """Return the path for writing, copying it if shared."""
        if not self.own & PATH:
            self.path = self.path.copy()
            self.own |= PATH
        return self.path


def cells(element: int, spot: int, direction: int) -> tuple[int, ...]:
    return (spot, *RAY[direction][spot][:2]) if element == RIVER else (spot,)


def kind(element: int, direction: int) -> int:
    """Return the ground value of a spot that an element covers."""
    if element == RIVER:
        return RIVER_UPRIGHT + AXIS[direction]
    return HILL if element == MOUNTAIN else MONSTER
