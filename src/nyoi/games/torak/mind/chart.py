"""Distance charts: how far the balls are on the map as drawn, before any path or troop.

A chart stays valid for a whole game, so a search can look it up where computing the current distances would
cost too much. Paths and troops lengthen a tour only a little until they close a ball, which is checked at the
ball.
"""

from __future__ import annotations

from typing import Final

from nyoi.games.torak.content import BALL_SPOTS, SPOTS
from nyoi.games.torak.rules.tour import FAR, Lay, Tour, orders
from nyoi.games.torak.sheet import Drawn, Sheet

REMEMBERED: Final = 40  # charts


class Chart:
    """The expected dice to each ball, and through any set of balls, from any spot of an untravelled map."""

    def __init__(self, map: int, scenery: tuple[Drawn, ...], balls: tuple[int, ...]) -> None:
        sheet = Sheet(None, map)
        sheet.lay(())  # a taken ball does not block the way
        for element, spot, direction in scenery:
            sheet.draw(element, spot, direction)
        sheet.doses = 1  # obstacles at their usual price
        lay = Lay(sheet, False)
        self.balls: Final = balls
        self.fields: Final = [lay.field(ball)[0] for ball in balls]
        self.after: Final = orders([[field[ball] for field in self.fields] for ball in balls])
        self.number: Final = [-1] * SPOTS  # by spot, which ball lies there
        for j, ball in enumerate(balls):
            self.number[ball] = j
        self._lengths: Final[dict[int, list[float]]] = {0: [0.0] * SPOTS}

    def rest(self, balls: tuple[int, ...]) -> int:
        """Return these balls as a bit set."""
        found = 0
        for ball in balls:
            found |= 1 << self.number[ball]
        return found

    def lengths(self, rest: int) -> list[float]:
        """Return, by spot, the length of the best tour from there through a set of balls."""
        found = self._lengths.get(rest)
        if found is None:
            found = [FAR * len(self.balls)] * SPOTS
            for j, field in enumerate(self.fields):
                if rest >> j & 1:
                    more = self.after[rest & ~(1 << j)][j]
                    for a in range(SPOTS):
                        through = field[a] + more
                        if through < found[a]:
                            found[a] = through
            self._lengths[rest] = found
        return found


_Key = tuple[int, tuple[Drawn, ...], tuple[int, ...]]
_charts: Final[dict[_Key, Chart]] = {}


def chart_of(map: int, sheet: Sheet) -> Chart:
    """Return the chart of a sheet, from a cache of the last few maps."""
    balls = BALL_SPOTS[map]
    for ball in sheet.balls:
        if ball not in balls:
            balls = sheet.balls  # a hand-made position has balls elsewhere
            break
    return chart_by(map, sheet.scenery, balls)


def chart_by(map: int, scenery: tuple[Drawn, ...], balls: tuple[int, ...]) -> Chart:
    """Return the cached chart of a map with this scenery and these balls."""
    key = (map, scenery, balls)
    found = _charts.get(key)
    if found is None:
        if len(_charts) >= REMEMBERED:
            _charts.clear()
        found = _charts[key] = Chart(map, scenery, balls)
    return found


_Now = tuple[bytes, bytes, bytes, tuple[int, ...], int, bool]
_tours: Final[dict[_Now, Tour]] = {}


def tour_of(sheet: Sheet, stop: bool) -> Tour:
    """Return the tour with path and troops as they are now, cached because positions recur."""
    troops = bytes([1 if n else 0 for n in sheet.troops])
    key = (bytes(sheet.ground), bytes(sheet.path), troops, sheet.balls, sheet.doses, stop)
    found = _tours.get(key)
    if found is None:
        if len(_tours) >= REMEMBERED:
            _tours.clear()
        found = _tours[key] = Tour(sheet, stop)
    return found
