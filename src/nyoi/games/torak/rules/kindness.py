"""Scenery that draws itself kindly: where it lengthens the tour of the balls least (TORAK-4.9)."""

from __future__ import annotations

from typing import Final

from nyoi.games.torak.content import START
from nyoi.games.torak.rules.ground import NEXT
from nyoi.games.torak.rules.tour import FAR, Tour, access
from nyoi.games.torak.sheet import Drawn, Sheet, cells
from nyoi.games.torak.state import Torak

TRIES: Final = 8  # placements that `kindest` compares
REMEMBERED: Final = 300  # outlooks


class Outlook:
    """What a map costs a hero at the start (the tour, and a little of the way to each ball), and by which routes."""

    def __init__(self, sheet: Sheet, stop: bool) -> None:
        tour = Tour(sheet, stop)
        every = (1 << len(tour.balls)) - 1
        self.cost: Final = tour.length(START, every) + 0.1 * sum([field[START] for field in tour.fields])
        self.routes: Final = tour.routes(START)


Drawing = tuple[int, tuple[int, ...], tuple[Drawn, ...], bool]  # a sheet being drawn: all that its outlook depends on
_outlooks: Final[dict[Drawing, Outlook]] = {}  # of the last few placements chosen
_looked: Final[dict[Drawing, Outlook]] = {}  # whatever was looked at lately: thinking ahead comes back to it


def outlook(map: int, sheet: Sheet, stop: bool) -> Outlook:
    """The outlook of a sheet being drawn; it is remembered while nobody has been on the map."""
    if not sheet.unused:
        return Outlook(sheet, stop)
    key = (map, sheet.balls, sheet.scenery, stop)
    found = _looked.get(key)
    if found is None:
        if len(_looked) >= REMEMBERED:
            _looked.clear()
        found = _looked[key] = Outlook(sheet, stop)
    return found


def kindest(s: Torak, sheet: Sheet, legal: list[Drawn]) -> Drawn:
    """Of a few random placements the one that hurts the tour least (TORAK-4.9, `auto_kind`).

    An element makes no way shorter, so the cost without it is a floor, and the truth for whatever
    lies beside all routes: only placements that could still be the best are worked out.
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
        then = now if now.routes.isdisjoint(cells(*some[i])) else outlook(s.terms.map, trial, s.terms.stop)
        if then.cost + extra < least:
            best, least, after = some[i], then.cost + extra, then
    if len(_outlooks) > 16:
        _outlooks.clear()
    _outlooks[s.terms.map, sheet.balls, (*sheet.scenery, best), s.terms.stop] = after
    return best
