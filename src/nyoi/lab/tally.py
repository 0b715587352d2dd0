"""Win counts, means, and their statistics."""

from __future__ import annotations

from collections.abc import Sequence
from math import log1p, sqrt
from statistics import NormalDist
from typing import Any, Final

SURE: Final = 1.96  # 95 %
TINY: Final = 1e-9  # values below this are rounding errors


def interval(won: float, games: int) -> tuple[float, float]:
    """Return the 95 % interval (Wilson) of the true share of wins.

    >>> [round(bound, 3) for bound in interval(60, 100)]
    [0.502, 0.691]
    """
    if not games:
        return 0.0, 1.0
    share, z = won / games, SURE * SURE / games
    middle = (share + z / 2) / (1 + z)
    half = SURE * sqrt(share * (1 - share) / games + z / (4 * games)) / (1 + z)
    return middle - half, middle + half


def chance(value: float, error: float, count: int) -> float:
    """Return the two-sided p-value of a mean, by Student's t (Wallace's approximation).

    With few games the normal distribution would underestimate small p-values, which matter when correcting
    for many rows.

    >>> round(chance(0.4, 0.106, 60) / (2 * NormalDist().cdf(-0.4 / 0.106)), 1)
    2.3
    >>> chance(0.0, 0.0, 9), chance(0.1, 0.0, 9)
    (1.0, 0.0)
    """
    if error < TINY or count < 2:
        return 0.0 if abs(value) > TINY and count > 1 else 1.0
    free = count - 1
    z = sqrt(free * log1p((value / error) ** 2 / free)) * (8 * free + 1) / (8 * free + 3)
    return 2 * NormalDist().cdf(-z)


def holm(chances: Sequence[float], level: float) -> list[bool]:
    """Return which of many comparisons are significant under Holm's correction.

    The smallest p-value is compared with the level divided by the number of comparisons, the next one with
    the level divided by one fewer, until one fails.

    >>> holm([0.03, 0.001, 0.02], 0.05)
    [True, True, True]
    >>> holm([0.03, 0.001, 0.03], 0.05)
    [False, True, False]
    """
    sure = [False] * len(chances)
    for rank, place in enumerate(sorted(range(len(chances)), key=chances.__getitem__)):
        if chances[place] > level / (len(chances) - rank):
            break
        sure[place] = True
    return sure


class Tally:
    """Games of one side against another: won, lost and undecided.

    >>> tally = Tally()
    >>> for mine, other in ((1, 0), (0, 1), (1, 0), (0, 0)):
    ...     tally.add(mine, other)
    >>> tally.told()
    {'won': 2, 'lost': 1, 'undecided': 1, 'share': 0.6667, 'low': 0.2077, 'high': 0.9385}
    """

    def __init__(self) -> None:
        self.won = self.lost = self.undecided = 0

    def add(self, mine: float, other: float) -> None:
        self.won += mine > other
        self.lost += mine < other
        self.undecided += mine == other

    def told(self) -> dict[str, Any]:
        """Return the counts, and the share of the decided games with its interval."""
        decided = self.won + self.lost
        low, high = interval(self.won, decided)
        return {
            "won": self.won,
            "lost": self.lost,
            "undecided": self.undecided,
            "share": round(self.won / decided if decided else 0.0, 4),
            "low": round(low, 4),
            "high": round(high, 4),
        }


class Mean:
    """A running mean with its standard error.

    >>> mean = Mean()
    >>> for number in (1.0, 2.0, 3.0, 2.0):
    ...     mean.add(number)
    >>> mean.count, mean.value, round(mean.error, 3)
    (4, 2.0, 0.408)
    """

    def __init__(self) -> None:
        self.count = 0
        self.value = 0.0
        self._squares = 0.0  # sum of squared deviations from the mean (Welford)

    def add(self, number: float) -> None:
        self.count += 1
        apart = number - self.value
        self.value += apart / self.count
        self._squares += apart * (number - self.value)

    @property
    def error(self) -> float:
        """Return the standard error of the mean, or 0 for fewer than two numbers."""
        return sqrt(max(self._squares, 0.0) / (self.count - 1) / self.count) if self.count > 1 else 0.0

    @property
    def chance(self) -> float:
        """Return the two-sided p-value of the mean under the normal distribution."""
        if self.error == 0:
            return 0.0 if self.value else 1.0
        return 2 * NormalDist().cdf(-abs(self.value) / self.error)

    def told(self, digits: int = 4) -> dict[str, Any]:
        """Return the mean with its 95 % interval."""
        half = SURE * self.error
        found = {"mean": self.value, "low": self.value - half, "high": self.value + half}
        return {name: round(number, digits) for name, number in found.items()}
