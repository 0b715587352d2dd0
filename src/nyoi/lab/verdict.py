"""Differences between both sides of a trial, and their significance.

Each measure is compared game by game: the mean of the differences, with its standard error.

The primary question of a trial is who wins more. It is tested once, at its own level (5 %). All other
measures only explain how that comes about, and with so many of them some differ by chance alone. They are
only marked as significant under Holm's correction at 1 %: where nothing matters, one trial in a hundred marks
any of them.
"""

from __future__ import annotations

from collections.abc import Sequence
from math import ceil
from typing import Final, NamedTuple

from nyoi.lab.tally import SURE, Mean, chance, holm
from nyoi.lab.trial import EACH, Pair

PRIMARY: Final = ("won", "seat")  # measures of who wins: the seat with the changed things, or each seat
PRIMARY_LEVEL: Final = 0.05
POWER: Final = 0.8416  # quantile of the normal distribution for a power of 80 %
LEVEL: Final = 0.01  # family-wise false-alarm rate
FEWEST: Final = 12  # games in which a measure must differ for a meaningful standard error
RARE: Final = 0.005  # share of the games; rarer measures are ignored


class Found(NamedTuple):
    """A measure: its mean on both sides, the error of the difference, and whether that is significant."""

    measure: str
    old: float
    new: float
    error: float
    chance: float  # p-value of the difference
    sure: bool
    games: int = 0

    @property
    def primary(self) -> bool:
        """Return whether the measure tells who wins more."""
        return self.measure.split()[0] in PRIMARY

    def needed(self, apart: float) -> int:
        """Return the number of games that detects such a difference at 5 % with a power of 80 %.

        >>> Found("won", 0.5, 0.51, 0.03, 0.74, False, 400).needed(0.02)
        7065
        """
        return ceil(self.games * (self.error * (SURE + POWER) / apart) ** 2)

    @property
    def apart(self) -> float:
        return self.new - self.old

    @property
    def low(self) -> float:
        return self.apart - SURE * self.error

    @property
    def high(self) -> float:
        return self.apart + SURE * self.error


def judged(pairs: Sequence[Pair]) -> list[Found]:
    """Return all measures, the primary ones first, then by significance.

    >>> pairs = [Pair({"turns": 5 + n % 3}, {"turns": 6 + n % 2}) for n in range(60)]
    >>> [(found.measure, found.old, found.new, found.sure) for found in judged(pairs)]
    [('turns', 6.0, 6.5, True)]
    """
    found = []
    for measure in sorted({key for pair in pairs for side in (pair.old, pair.new) for key in side}):
        old, new, apart = Mean(), Mean(), Mean()
        differing = happened = 0
        for pair in pairs:
            if measure.startswith(EACH) and not (measure in pair.old and measure in pair.new):
                continue
            before, after = pair.old.get(measure, 0.0), pair.new.get(measure, 0.0)
            old.add(before)
            new.add(after)
            apart.add(after - before)
            differing += before != after
            happened += bool(before or after)
        if happened >= RARE * len(pairs):
            likely = chance(apart.value, apart.error, apart.count) if differing >= FEWEST else 1.0
            found.append(Found(measure, old.value, new.value, apart.error, likely, False, apart.count))
    found.sort(key=lambda one: (not one.primary, one.chance, one.measure))
    first = [one for one in found if one.primary]
    rest = found[len(first) :]
    sure = holm([one.chance for one in first], PRIMARY_LEVEL) + holm([one.chance for one in rest], LEVEL)
    return [one._replace(sure=is_sure) for one, is_sure in zip(found, sure, strict=True)]


def alike(pairs: Sequence[Pair]) -> int:
    """Return the number of games that are the same on both sides."""
    return sum(pair.old == pair.new for pair in pairs)
