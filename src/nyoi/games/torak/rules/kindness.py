"""Kind placement of scenery: where it lengthens the tour of the balls least (TORAK-4.9)."""

from __future__ import annotations

from typing import Final

from nyoi.games.torak.content import START
from nyoi.games.torak.rules.ground import NEXT
from nyoi.games.torak.rules.tour import FAR, Lay, access, between, orders, shortest
from nyoi.games.torak.sheet import Drawn, Sheet, cells
from nyoi.games.torak.state import Torak

TRIES: Final = 8  # placements that `kindest` compares
REMEMBERED: Final = 300  # cached outlooks


class Outlook:
    """The cost of a map for a hero at the start, and the routes it depends on.

    The cost is the tour plus a small share of the way to each ball. `near[j]` holds the way to ball j from
    the start and from each ball, `routes[j]` the spots on these ways. An element shortens no way. So the
    values of the map without it still hold for balls whose routes it does not cover.
    """

    def __init__(self, sheet: Sheet, stop: bool, before: Outlook | None = None, covered: tuple[int, ...] = ()) -> None:
        goals = (START, *sheet.balls)
        lay: Lay | None = None
        self.near: Final[list[list[float]]] = []
        self.routes: Final[list[set[int]]] = []
        for j, ball in enumerate(sheet.balls):
            if before is not None and before.routes[j].isdisjoint(covered):
                self.near.append(before.near[j])
                self.routes.append(before.routes[j])
                continue
            if lay is None:
                lay = Lay(sheet, stop)
            dist, ahead = lay.field(ball)
            self.near.append([dist[goal] for goal in goals])
            self.routes.append(routes(goals, ball, dist, ahead))
        self.cost: Final[float] = before.cost if before is not None and lay is None else priced(self.near)


def priced(near: list[list[float]]) -> float:
    """Return the cost of such ways for a hero at the start."""
    after = orders([[to[i + 1] for to in near] for i in range(len(near))])
    begin = [to[0] for to in near]
    return (shortest(begin, after, (1 << len(begin)) - 1) if begin else 0.0) + 0.1 * sum(begin)


def routes(goals: tuple[int, ...], ball: int, dist: list[float], ahead: list[int]) -> set[int]:
    """Return every spot on the best ways from some spots to a ball."""
    found: set[int] = set()
    for a in goals:
        while a != ball and dist[a] < FAR:
            b = ahead[a]
            found.update(between(a, b))
            a = b
    return found


# a sheet being drawn: everything its outlook depends on
Drawing = tuple[int, tuple[int, ...], tuple[Drawn, ...], bool]
_outlooks: Final[dict[Drawing, Outlook]] = {}  # of the last few placements chosen
# everything evaluated recently, because a search comes back to it
_looked: Final[dict[Drawing, Outlook]] = {}


def outlook(
    map: int, sheet: Sheet, stop: bool, before: Outlook | None = None, covered: tuple[int, ...] = ()
) -> Outlook:
    """Return the outlook of a sheet being drawn, cached while the map is unused."""
    if not sheet.unused:
        return Outlook(sheet, stop, before, covered)
    key = (map, sheet.balls, sheet.scenery, stop)
    found = _looked.get(key)
    if found is None:
        if len(_looked) >= REMEMBERED:
            _looked.clear()
        found = _looked[key] = Outlook(sheet, stop, before, covered)
    return found


def kindest(s: Torak, sheet: Sheet, legal: list[Drawn]) -> Drawn:
    """Return the placement, of a few random ones, that hurts the tour least (TORAK-4.9, `auto_kind`).

    An element shortens no way, so the cost without it is a lower bound, and exact for a placement off all
    routes. Only placements that could still be the best are computed.
    """
    some = list(legal)
    while len(some) > TRIES:
        some.pop(s.chance(len(some)))
    now = _outlooks.get((s.terms.map, sheet.balls, sheet.scenery, s.terms.stop)) or outlook(
        s.terms.map, sheet, s.terms.stop
    )
    trials: list[tuple[float, int, Sheet]] = []
    for i, drawn in enumerate(some):
        trial = Sheet(sheet)
        trial.draw(*drawn)
        beside = sum(NEXT[d][a] in sheet.balls for a in cells(*drawn) for d in range(4))
        trials.append((0.38 * beside + 0.3 * access(trial), i, trial))
    trials.sort(key=lambda entry: entry[:2])
    best, least, after = some[0], FAR * FAR, now
    for extra, i, trial in trials:
        if now.cost + extra >= least:
            break
        then = outlook(s.terms.map, trial, s.terms.stop, now, cells(*some[i]))
        if then.cost + extra < least:
            best, least, after = some[i], then.cost + extra, then
    if len(_outlooks) > 16:
        _outlooks.clear()
    _outlooks[s.terms.map, sheet.balls, (*sheet.scenery, best), s.terms.stop] = after
    return best
