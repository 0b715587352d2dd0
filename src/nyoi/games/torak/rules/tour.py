"""How far it is: expected dice to every ball, the best tour through them, and how open they are."""

from __future__ import annotations

from heapq import heappop, heappush
from typing import Final

from nyoi.games.torak.content import AXIS, AXIS_BITS, BACK, BIT, RAY, SPOTS
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

Edge = tuple[int, float]


class Lay:
    """The lay of the land at one moment: what straight runs cost, whoever makes them.

    At `mate` a teammate stands, and any untravelled line leads there (TORAK-6.21).
    """

    def __init__(self, sheet: Sheet, stop: bool, mate: int = NOBODY) -> None:
        self.edges: Final = _edges(sheet, stop, mate)

    def field(self, goal: int) -> tuple[list[float], list[int]]:
        """By spot, the expected dice from there to the goal, and where to stop next on the way."""
        dist = [FAR] * SPOTS
        ahead = [goal] * SPOTS
        dist[goal] = 0.0
        queue: list[tuple[float, int]] = [(0.0, goal)]
        edges = self.edges
        while queue:
            far, a = heappop(queue)
            if far > dist[a]:
                continue
            for b, cost in edges[a]:
                through = far + cost
                if through < dist[b]:
                    dist[b] = through
                    ahead[b] = a
                    heappush(queue, (through, b))
        return dist, ahead


def _edges(sheet: Sheet, stop: bool, mate: int) -> list[list[Edge]]:
    """For each spot the runs that end there: from where, at what price. Troops and travelled lines are closed."""
    ground, path, troops = sheet.ground, sheet.path, sheet.troops
    dose = DOSE[sheet.doses]
    climb, ford = min(CLIMBING, dose), min(FORDING, dose)
    found: list[list[Edge]] = []
    for end in range(SPOTS):
        into: list[Edge] = []
        found.append(into)
        what = ground[end]
        if what >= HILL or (troops[end] and not stop):
            continue
        stopping = MONSTER_STOP if what == MONSTER else 0.0
        if troops[end]:
            stopping += min(dose, MONSTER_STOP)
        for d in range(4):
            axis, bit, along = AXIS_BITS[d], BIT[d], RIVER_UPRIGHT + AXIS[d]
            if path[end] & axis and end != mate:
                continue
            cost = stopping
            for steps, a in enumerate(RAY[BACK[d]][end], 1):
                what = ground[a]
                if path[a] & bit or what in (along, VOID):
                    break
                if what < HILL:
                    into.append((a, cost + RUN[steps]))
                    if what != PLAIN or troops[a]:
                        break
                elif what == HILL:
                    cost += climb
                else:
                    cost += ford
                if path[a] & axis:
                    break
    return found


class Tour:
    """The balls still to find, seen from anywhere: fields to each, and the best order to take them in."""

    def __init__(self, sheet: Sheet, stop: bool) -> None:
        self.lay: Final = Lay(sheet, stop)
        self.balls: Final = sheet.balls
        found = [self.lay.field(ball) for ball in sheet.balls]
        self.fields: Final = [dist for dist, _ in found]
        self.ahead: Final = [ahead for _, ahead in found]
        self.after: Final = self._after()

    def _after(self) -> list[list[float]]:
        """By set of balls left and the one just taken, which is not in it: the rest of the best tour."""
        n = len(self.balls)
        steps = [[self.fields[j][self.balls[i]] for j in range(n)] for i in range(n)]
        table = [[0.0] * n]
        for rest in range(1, 1 << n):
            onward = [(j, table[rest & ~(1 << j)][j]) for j in range(n) if rest >> j & 1]
            row = [0.0] * n
            for i in range(n):
                if rest >> i & 1:
                    continue
                best = FAR * n
                to = steps[i]
                for j, more in onward:
                    through = to[j] + more
                    if through < best:
                        best = through
                row[i] = best
            table.append(row)
        return table

    def left(self, sheet: Sheet) -> int:
        """The set of these balls that a sheet still has."""
        found = 0
        for j, ball in enumerate(self.balls):
            if ball in sheet.balls:
                found |= 1 << j
        return found

    def length(self, spot: int, rest: int) -> float:
        """The expected dice for the best tour from a spot through a set of balls."""
        if rest == 0:
            return 0.0
        best = FAR * len(self.balls)
        for j, field in enumerate(self.fields):
            if rest >> j & 1:
                through = field[spot] + self.after[rest & ~(1 << j)][j]
                if through < best:
                    best = through
        return best

    def routes(self, spot: int) -> set[int]:
        """Every spot on the best ways from a spot and from each ball to each ball."""
        found: set[int] = set()
        for j, ball in enumerate(self.balls):
            for a in (spot, *self.balls):
                while a != ball and self.fields[j][a] < FAR:
                    b = self.ahead[j][a]
                    found.update(between(a, b))
                    a = b
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
