"""Distances: expected dice to every ball, the best tour through them, and how open they are."""

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

# Expected dice for a straight run, by number of steps.
RUN: Final[tuple[float, ...]] = (0.0, 1.0, 1.17, 1.36, 1.59, 1.85, 2.16, 2.52, 2.78, 3.04, 3.32, 3.61, 3.91)
FAR: Final = 40.0  # cost of an unreachable spot
CLIMBING: Final = 1.3
FORDING: Final = 1.0
MONSTER_STOP: Final = 3.0
# the price in dice of doses 1 to 4, and of one more
DOSE: Final[tuple[float, ...]] = (0.9, 1.3, 3.6, 8.6, 99.0)
# By free sides 0 to 4 of a ball, the penalty for how easily troops can close it.
ACCESS: Final[tuple[float, ...]] = (25.0, 3.5, 1.8, 1.0, 0.6)
# for a ball next to an element, where no troop can stand
ACCESS_SHELTERED: Final[tuple[float, ...]] = (0.9, 0.25, 0.25, 0.25, 0.25)

Edge = tuple[int, float]  # a run: its start and its price
# the runs that end on a spot along one axis, from either side, nearest first
Rays = tuple[list[Edge], list[Edge]]

# A spot encoded as one byte: its content, the travelled lines, a troop. Only the lines of the axis are
# kept, so that most rows and columns keep their code when a hero crosses them.
_LINES: Final = 3  # first bit of the travelled lines
_TROOP: Final = 128
_ON_LEVEL: Final = bytes([code & ~(AXIS_BITS[NORTH] << _LINES) for code in range(256)])
_ON_UPRIGHT: Final = bytes([code & ~(AXIS_BITS[EAST] << _LINES) for code in range(256)])
_REMEMBERED: Final = 600  # cached lines

# Key of the cached runs of a row or a column: its number, doses and the host's option, a mate on it, its
# bytes.
_Line = tuple[int, int, int, bytes]
_lines: Final[dict[_Line, list[Rays]]] = {}

_LEVEL: Final = 1  # the axis by which a spot was reached last
_UPRIGHT: Final = 2
_EITHER: Final = 3  # a hero may continue along both: at the goal, and wherever a stop is forced


class Lay:
    """Costs of straight runs on a sheet as it is now, for any hero.

    A teammate stands at `mate`, where any untravelled line leads (TORAK-6.21).
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
        """Return, by spot, the expected dice from there to the goal, and the next stop on the way.

        No run costs less than one die, so a spot nearer than the next whole number is final. Buckets of spots
        by whole dice therefore replace Dijkstra's priority queue. Two runs along one axis cost more than one,
        unless a stop is forced between them. A spot at the same distance as this one is the better
        predecessor.
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
                    continue  # final
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
_MUST_STOP: Final = _TROOP | 7  # something lies there, or a troop stands there


def _line(line: _Line) -> list[Rays]:
    """Return the runs of a row or a column, from a cache: little changes from move to move."""
    found = _lines.get(line)
    if found is None:
        if len(_lines) >= _REMEMBERED:
            _lines.clear()
        found = _lines[line] = _runs(*line)
    return found


def _runs(number: int, price: int, mate: int, codes: bytes) -> list[Rays]:
    """Return, for each spot of a line, the runs that end there; troops and travelled lines block."""
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
    """The balls still to find: distance fields to each, and the best order to take them in."""

    def __init__(self, sheet: Sheet, stop: bool) -> None:
        self.lay: Final = Lay(sheet, stop)
        self.balls: Final = sheet.balls
        self.every: Final = (1 << len(sheet.balls)) - 1
        self.fields: Final = [self.lay.field(ball)[0] for ball in sheet.balls]
        self._after: list[list[float]] | None = None  # computed on first use; a pair plans without it
        self._known: Final[dict[int, float]] = {}

    def left(self, sheet: Sheet) -> int:
        """Return the subset of these balls that a sheet still has."""
        if sheet.balls is self.balls:
            return self.every
        found = 0
        for j, ball in enumerate(self.balls):
            if ball in sheet.balls:
                found |= 1 << j
        return found

    def length(self, spot: int, rest: int) -> float:
        """Return the expected dice of the best tour from a spot through a set of balls."""
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

    The ball just taken is not in the set. `ends` are the costs of ending the tour at a ball. Sets with a ball
    that is not `among` these are left out.
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
    """Return the best tour through a set of balls, given the way to each and the table from `orders`."""
    best = FAR * (len(near) + 1)
    for j, far in enumerate(near):
        if rest >> j & 1:
            through = far + after[rest & ~(1 << j)][j]
            if through < best:
                best = through
    return best


_LEFT_OUT: Final[list[float]] = []
_Set = tuple[list[tuple[int, int]], list[int]]  # members, each with the set without it; then the non-members
_known_sets: Final[dict[int, list[_Set]]] = {}


def _sets(n: int) -> list[_Set]:
    """Return all non-empty sets of this many balls."""
    found = _known_sets.get(n)
    if found is None:
        found = _known_sets[n] = [
            ([(j, rest & ~(1 << j)) for j in range(n) if rest >> j & 1], [i for i in range(n) if not rest >> i & 1])
            for rest in range(1, 1 << n)
        ]
    return found


def between(a: int, b: int) -> tuple[int, ...]:
    """Return the spots of a straight run, including its end."""
    for d in range(4):
        if b in RAY[d][a]:
            return RAY[d][a][: RAY[d][a].index(b) + 1]
    return ()


def access(sheet: Sheet) -> float:
    """Return the risk that balls are closed off, as a penalty in dice."""
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
