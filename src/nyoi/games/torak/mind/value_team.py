"""Team planning on a shared sheet: the split of the balls and the meeting afterwards (TORAK-9.9, 12.6)."""

from __future__ import annotations

from typing import Final

from nyoi.games.torak.content import SPOTS
from nyoi.games.torak.rules.tour import FAR, Lay, Tour, orders, shortest
from nyoi.games.torak.sheet import Sheet
from nyoi.games.torak.state import COOP, Torak
from nyoi.kernel.decision import NOBODY

# by set of balls: tours through all of them, each with the ball where it ends
Ways = list[list[tuple[float, int]]]
_STAYS: Final[list[tuple[float, int]]] = [(0.0, NOBODY)]
_NOWHERE: Final[list[float]] = []


class Pair:
    """The joint plan of two heroes who take turns and still have balls to find.

    The balls are split so that both tours, and the way between their ends, take the fewest dice. The hero who
    finishes first walks towards the other, so no dice are lost while the longer tour is at most half of the
    total. Each hero's goal is the end of the other's tour.
    """

    def __init__(self, s: Torak, tour: Tour, heroes: list[int]) -> None:
        a, b = heroes
        self.tour: Final = tour
        first, second = _ways(tour, s.at[a]), _ways(tour, s.at[b])
        best = FAR * SPOTS
        share, ends = [0] * s.seats, [NOBODY] * s.seats
        for part in range(tour.every + 1):
            rest = tour.every & ~part
            if 2 * max(min(first[part])[0], min(second[rest])[0]) >= best:
                continue
            for mine, end in first[part]:
                for other, goal in second[rest]:
                    longer = 2 * (mine if mine > other else other)
                    if longer < best:
                        total = max(longer, mine + other + _apart(tour, s.at[a], s.at[b], end, goal))
                        if total < best:
                            best = total
                            share[a], share[b] = part, rest
                            ends[a], ends[b] = end, goal
        self.dice: Final = best  # of both together
        self.share: Final = share
        steps = [[field[ball] for field in tour.fields] for ball in tour.balls]
        # by seat, the field of distances to the end of the other hero's tour
        self.goals: Final = [_NOWHERE] * s.seats
        self.after: Final = [orders([])] * s.seats
        for hero, mate in ((a, b), (b, a)):
            field = self.goals[hero] = self._field(s, mate, ends[mate])
            self.after[hero] = orders(steps, [field[ball] for ball in tour.balls], share[hero])
        self._known: Final[dict[int, float]] = {}

    def _field(self, s: Torak, mate: int, end: int) -> list[float]:
        """Return the field of distances to a hero's final spot."""
        if end != NOBODY:
            return self.tour.fields[end]
        return Lay(s.sheets[0], s.terms.stop, s.at[mate]).field(s.at[mate])[0]

    def length(self, seat: int, spot: int, rest: int) -> float:
        """Return the expected dice of a hero's best tour through a set of balls and on to the other hero."""
        if rest == 0:
            return self.goals[seat][spot]
        key = (seat * (self.tour.every + 1) + rest) * SPOTS + spot
        known = self._known.get(key)
        if known is None:
            near = [field[spot] for field in self.tour.fields]
            known = self._known[key] = shortest(near, self.after[seat], rest)
        return known


def _ways(tour: Tour, spot: int) -> Ways:
    """Return, by set of balls and last ball, the shortest tour from a spot through all of them."""
    balls, fields = tour.balls, tour.fields
    before = orders([[field[ball] for ball in balls] for field in fields], [field[spot] for field in fields])
    found = [_STAYS]
    for taken in range(1, tour.every + 1):
        found.append([(before[taken & ~(1 << i)][i], i) for i in range(len(balls)) if taken >> i & 1])
    return found


def _apart(tour: Tour, a: int, b: int, end: int, goal: int) -> float:
    """Return the way between the ends of two tours.

    An end is the number of a ball, or the hero's own spot if the tour is empty.
    """
    if goal != NOBODY:
        return tour.fields[goal][a if end == NOBODY else tour.balls[end]]
    return tour.fields[end][b]


def pair_of(s: Torak, tour: Tour) -> Pair | None:
    """Return the plan of two heroes who take turns; None for others, and once all balls are found."""
    heroes = s.living
    paired = s.terms.mode == COOP and not s.terms.pool and len(heroes) == 2
    return Pair(s, tour, heroes) if paired and tour.balls else None


def shares(s: Torak, tour: Tour) -> list[int]:
    """Return the balls each hero goes for (TORAK-12.6).

    A single hero takes all of them; a pool uses the split with the least total work.
    """
    every = (1 << len(tour.balls)) - 1
    heroes = s.living
    if s.terms.mode != COOP or len(heroes) < 2:
        return [every] * s.seats
    lengths = {seat: [tour.length(s.at[seat], rest) for rest in range(every + 1)] for seat in heroes}
    # best[rest]: the least work for the heroes so far to take `rest`, and how it is split
    best: list[tuple[float, tuple[int, ...]]] = [(length, (rest,)) for rest, length in enumerate(lengths[heroes[0]])]
    for seat in heroes[1:]:
        own = lengths[seat]
        step: list[tuple[float, tuple[int, ...]]] = []
        for rest in range(every + 1):
            found = (best[rest][0], (*best[rest][1], 0))
            part = rest
            while part:
                work, split = best[rest & ~part]
                joint = work + own[part]  # a pool gives its dice to the hero who needs them
                if joint < found[0]:
                    found = (joint, (*split, part))
                part = part - 1 & rest
            step.append(found)
        best = step
    share = [0] * s.seats
    for seat, part in zip(heroes, best[every][1], strict=True):
        share[seat] = part
    return share


def meetings(s: Torak, sheet: Sheet) -> dict[int, list[float]]:
    """Return, by hero, the field of distances to the teammate to meet (TORAK-9.9).

    The others come to the hero who is nearest to all.
    """
    heroes = s.living
    if len(heroes) < 2:
        return {}
    fields = {seat: Lay(sheet, s.terms.stop, s.at[seat]).field(s.at[seat])[0] for seat in heroes}
    host = min(heroes, key=lambda seat: sum([fields[seat][s.at[x]] for x in heroes]))
    first = min((x for x in heroes if x != host), key=lambda x: fields[host][s.at[x]])
    return {seat: fields[first if seat == host else host] for seat in heroes}
