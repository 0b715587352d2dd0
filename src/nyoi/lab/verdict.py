"""What changed between two sides of a trial, and how sure that is.

Each measure is compared game by game: the mean of the differences, with its standard error. Among so many comparisons
some look striking by chance alone. So one is only called sure if it stands Holm's correction at 1 %: where nothing
matters, fewer than one trial in a hundred calls anything sure, however many measures there are.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final, NamedTuple

from nyoi.lab.tally import SURE, Mean, chance, holm
from nyoi.lab.trial import EACH, Pair

LEVEL: Final = 0.01  # how often anything may be called sure where nothing matters
FEWEST: Final = 12  # games in which a measure must differ: the error of fewer cannot be told
RARE: Final = 0.005  # of the games: what happens more seldom is not looked at


class Found(NamedTuple):
    """One measure: its mean on both sides, the mean difference with its error, and whether that is sure."""

    measure: str
    old: float
    new: float
    error: float
    chance: float  # how likely such a difference is where there is none
    sure: bool

    @property
    def apart(self) -> float:
        """By how much the new one is greater."""
        return self.new - self.old

    @property
    def low(self) -> float:
        """The lower end of what the difference may be, with 95 %."""
        return self.apart - SURE * self.error

    @property
    def high(self) -> float:
        """The upper end."""
        return self.apart + SURE * self.error


def judged(pairs: Sequence[Pair]) -> list[Found]:
    """Every measure, the surest first.

    >>> pairs = [Pair({"turns": 5 + n % 3}, {"turns": 6 + n % 2}) for n in range(60)]
    >>> [(found.measure, found.old, found.new, found.sure) for found in judged(pairs)]
    [('turns', 6.0, 6.5, True)]
    """
    found = []
    for measure in sorted({key for pair in pairs for side in pair for key in side}):
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
            found.append(Found(measure, old.value, new.value, apart.error, likely, False))
    found.sort(key=lambda one: (one.chance, one.measure))
    return [
        one._replace(sure=sure) for one, sure in zip(found, holm([one.chance for one in found], LEVEL), strict=True)
    ]


def alike(pairs: Sequence[Pair]) -> int:
    """In how many games nothing at all differs."""
    return sum(pair.old == pair.new for pair in pairs)
