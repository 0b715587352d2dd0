"""How far it is: expected dice to every ball, the best tour through them, and how open they are."""

from __future__ import annotations

from typing import Final

from nyoi.games.torak.content import (
    AXIS,
    AXIS_BITS,
    BIT,
    EAST,
    HEIGHT,
    NORTH,
    RAY,
    SOUTH,
    SPOTS,
    WEST,
    WIDTH,
)
from nyoi.games.torak.rules.ground import NEXT
from nyoi.games.torak.sheet import BALL, HILL, MONSTER, PLAIN, RIVER_UPRIGHT, VOID, Sheet
from nyoi.kernel.decision import NOBODY

# Expected dice for a straight run of so many steps.
RUN: Final[tuple[float, ...]] = (0.0, 1.0, 1.17, 1.36, 1.59, 1.85, 2.16, 2.52, 2.78, 3.04, 3.32, 3.61, 3.91)
FAR: Final = 40.0  # what cannot be reached
CLIMBING: Final = 1.3
FORDING: Final = 1.0
MONSTER_STOP: Final = 3.0
DOSE: Final[tuple[float, ...]] = (0.9, 1.3, 3.6, 8.6, 99.0)  # the price in dice of doses 1 to 4, and of one more
# By free sides 0 to 4 of a ball: how easily troops will close it.
ACCESS: Final[tuple[float, ...]] = (25.0, 3.5, 1.8, 1.0, 0.6)
ACCESS_SHELTERED: Final[tuple[float, ...]] = (0.9, 0.25, 0.25, 0.25, 0.25)  # beside an element no troop can stand

Edge = tuple[int, float]  # a run: from where, and its price
Rays = tuple[list[Edge], list[Edge]]  # the runs that end on a spot along one axis, from either side, nearest first

# What a run meets on a spot as one byte: what lies there, the travelled lines, a troop. Of the lines only those of the
# axis matter, so that most rows and columns stay the same when a hero has crossed them.
_LINES: Final = 3  # the bits of the travelled lines begin here
_TROOP: Final = 128
_ON_LEVEL: Final = bytes([code & ~(AXIS_BITS[NORTH] << _LINES) for code in range(256)])
_ON_UPRIGHT: Final = bytes([code & ~(AXIS_BITS[EAST] << _LINES) for code in range(256)])
_REMEMBERED: Final = 600  # lines

# What runs along a row or a column cost follows from this: which one, doses and the host's option, a mate on it, bytes.
_Line = tuple[int, int, int, bytes]
_lines: Final[dict[_Line, list[Rays]]] = {}

_LEVEL: Final = 1  # by which axis a spot was reached last
_UPRIGHT: Final = 2
_EITHER: Final = 3  # one can go on along both: the goal, and wherever one has to stop


class Lay:
    """The lay of the land at one moment: what straight runs cost, whoever makes them.

    At `mate` a teammate stands, and any untravelled line leads there (TORAK-6.21).
    """

    def __init__(self, sheet: Sheet, stop: bool, mate: int = NOBODY) -> None:
        code = bytes(
            [
                what | (path & 15) << _LINES | (_TROOP if troops else 0)
                for what, path, troops in zip(sheet.ground, sheet.path, sheet.troops, strict=True)
            ]
        )
        self.code: Final = code
        level, upright = code.translate(_ON_LEVEL), code.translate(_ON_UPRIGHT)
        price = 2 * sheet.doses + (1 if stop else 0)
        row = mate // WIDTH if mate != NOBODY else NOBODY
        column = mate % WIDTH if mate != NOBODY else NOBODY
        self.level: Final[list[Rays]] = []  # by spot
        for y in range(HEIGHT):
            bytes_of = level[y * WIDTH : (y + 1) * WIDTH]
            self.level.extend(_line((y, price, mate if y == row else NOBODY, bytes_of)))
        self.upright: Final[list[list[Rays]]] = []  # by column and row
        for x in range(WIDTH):
            bytes_of = upright[x::WIDTH]
            self.upright.append(_line((HEIGHT + x, price, mate if x == column else NOBODY, bytes_of)))

    def field(self, goal: int) -> tuple[list[float], list[int]]:
        """By spot, the expected dice from there to the goal, and where to stop next on the way.

        No run costs less than one die, so whoever is nearer than the next whole number is known for good: heaps of
        spots by whole dice do for Dijkstra's queue. Two runs along one axis are worse than one, unless one has to stop
        between them; and a spot that is as near as this one is the better place to come from.
        """
        dist = [FAR] * SPOTS
        ahead = [goal] * SPOTS
        came = [_EITHER] * SPOTS
        dist[goal] = 0.0
        level, upright, code = self.level, self.upright, self.code
        heaps: list[list[int]] = [[] for _ in range(_HEAPS)]
        heaps[0].append(goal)
        for heap in heaps:
            for a in heap:
                by = came[a]
                if by == 0:
                    continue  # done
                came[a] = 0
                far = dist[a]
                if code[a] & _MUST_STOP:
                    by = _EITHER
                if by != _LEVEL:
                    for ray in level[a]:
                        for b, cost in ray:
                            near = dist[b]
                            if near <= far:
                                break
                            through = far + cost
                            if through < near:
                                dist[b] = through
                                ahead[b] = a
                                came[b] = _LEVEL
                                heaps[int(through)].append(b)
                if by != _UPRIGHT:
                    for ray in upright[a % WIDTH][a // WIDTH]:
                        for b, cost in ray:
                            near = dist[b]
                            if near <= far:
                                break
                            through = far + cost
                            if through < near:
                                dist[b] = through
                                ahead[b] = a
                                came[b] = _UPRIGHT
                                heaps[int(through)].append(b)
        return dist, ahead


_HEAPS: Final = int(FAR) + 1
_MUST_STOP: Final = _TROOP | 7  # something lies there, or somebody stands there


def _line(line: _Line) -> list[Rays]:
    """The runs of a row or a column; those of the last few hundred are kept: little changes from move to move."""
    found = _lines.get(line)
    if found is None:
        if len(_lines) >= _REMEMBERED:
            _lines.clear()
        found = _lines[line] = _runs(*line)
    return found


def _runs(number: int, price: int, mate: int, codes: bytes) -> list[Rays]:
    """For each spot of a line the runs that end there. Troops and travelled lines are closed."""
    first, apart = (number * WIDTH, 1) if number < HEIGHT else (number - HEIGHT, WIDTH)
    ways = (EAST, WEST) if number < HEIGHT else (SOUTH, NORTH)
    axis, along = AXIS_BITS[ways[0]] << _LINES, RIVER_UPRIGHT + AXIS[ways[0]]
    dose, stop = DOSE[price // 2], price % 2 == 1
    climb, ford = min(CLIMBING, dose), min(FORDING, dose)
    found: list[Rays] = []
    for end in range(len(codes)):
        both: Rays = ([], [])
        found.append(both)
        code = codes[end]
        if code & 7 >= HILL or (code & _TROOP and not stop) or (code & axis and first + end * apart != mate):
            continue
        stopping = MONSTER_STOP if code & 7 == MONSTER else 0.0
        if code & _TROOP:
            stopping += min(dose, MONSTER_STOP)
        for into, way, back in ((both[0], ways[0], -1), (both[1], ways[1], 1)):
            bit = BIT[way] << _LINES
            cost = stopping
            place, steps = end + back, 1
            while 0 <= place < len(codes):
                code = codes[place]
                what = code & 7
                if code & bit or what == along or what == VOID:  # noqa: SIM109
                    break
                if what < HILL:
                    into.append((first + place * apart, cost + RUN[steps]))
                    if what != PLAIN or code & _TROOP:
                        break
                elif what == HILL:
                    cost += climb
                else:
                    cost += ford
                if code & axis:
                    break
                place += back
                steps += 1
    return found


class Tour:
    """The balls still to find, seen from anywhere: fields to each, and the best order to take them in."""

    def __init__(self, sheet: Sheet, stop: bool) -> None:
        self.lay: Final = Lay(sheet, stop)
        self.balls: Final = sheet.balls
        self.every: Final = (1 << len(sheet.balls)) - 1
        self.fields: Final = [self.lay.field(ball)[0] for ball in sheet.balls]
        self._after: list[list[float]] | None = None  # a pair goes by its own plan and never asks
        self._known: Final[dict[int, float]] = {}

    def left(self, sheet: Sheet) -> int:
        """The set of these balls that a sheet still has."""
        if sheet.balls is self.balls:
            return self.every
        found = 0
        for j, ball in enumerate(self.balls):
            if ball in sheet.balls:
                found |= 1 << j
        return found

    def length(self, spot: int, rest: int) -> float:
        """The expected dice for the best tour from a spot through a set of balls."""
        if rest == 0:
            return 0.0
        key = rest * SPOTS + spot
        known = self._known.get(key)
        if known is None:
            if self._after is None:
                self._after = orders([[field[ball] for field in self.fields] for ball in self.balls])
            known = self._known[key] = shortest([field[spot] for field in self.fields], self._after, rest)
        return known


def orders(steps: list[list[float]], ends: list[float] | None = None, among: int = -1) -> list[list[float]]:
    """Return the length of the rest of the best tour, by the set of balls left and the ball just taken.

    The ball just taken is not in the set. `ends` are the costs of ending the tour at a ball. Sets with a ball that is
    not `among` these are left out.
    """
    n = len(steps)
    table = [[0.0] * n if ends is None else ends]
    for rest, (inside, outside) in enumerate(_sets(n), 1):
        if rest & ~among:
            table.append(_LEFT_OUT)
            continue
        row = [0.0] * n
        onward = [(j, table[less][j]) for j, less in inside]
        for i in outside:
            best = FAR * (n + 1)
            to = steps[i]
            for j, more in onward:
                through = to[j] + more
                if through < best:
                    best = through
            row[i] = best
        table.append(row)
    return table


def shortest(near: list[float], after: list[list[float]], rest: int) -> float:
    """The best tour through a set of balls from where they are so far, by `orders` of all."""
    best = FAR * (len(near) + 1)
    for j, far in enumerate(near):
        if rest >> j & 1:
            through = far + after[rest & ~(1 << j)][j]
            if through < best:
                best = through
    return best


_LEFT_OUT: Final[list[float]] = []
_Set = tuple[list[tuple[int, int]], list[int]]  # who is in it and the set without, who is not
_known_sets: Final[dict[int, list[_Set]]] = {}


def _sets(n: int) -> list[_Set]:
    """All sets of so many balls but the empty one."""
    found = _known_sets.get(n)
    if found is None:
        found = _known_sets[n] = [
            ([(j, rest & ~(1 << j)) for j in range(n) if rest >> j & 1], [i for i in range(n) if not rest >> i & 1])
            for rest in range(1, 1 << n)
        ]
    return found


def between(a: int, b: int) -> tuple[int, ...]:
    """The spots of a straight run, its end included."""
    for d in range(4):
        if b in RAY[d][a]:
            return RAY[d][a][: RAY[d][a].index(b) + 1]
    return ()


def access(sheet: Sheet) -> float:
    """How much the balls are in danger of being closed off, as a penalty in dice."""
    total = 0.0
    for ball in sheet.balls:
        free, sheltered = 0, False
        for d in range(4):
            a = NEXT[d][ball]
            what = VOID if a == NOBODY else sheet.ground[a]
            if what < HILL and sheet.path[a] == 0 and sheet.troops[a] == 0:
                free += 1
            if what != PLAIN and what != BALL and what != VOID:
                sheltered = True
        total += ACCESS_SHELTERED[free] if sheltered else ACCESS[free]
    return total
