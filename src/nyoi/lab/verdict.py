"""What changed between two sides of a trial, and how sure that is.

Each measure is compared game by game: the mean of the differences, with its standard error.

The first question of a trial is who wins more. It is asked once, at a level of its own (5 %). All other measures only
say how that comes about, and among so many some look striking by chance alone. So one of them is only called sure if
it stands Holm's correction at 1 %: where nothing matters, one trial in a hundred calls any of them sure.
"""

from __future__ import annotations

from collections.abc import Sequence
from math import ceil
from typing import Final, NamedTuple

from nyoi.lab.tally import SURE, Mean, chance, holm
from nyoi.lab.trial import EACH, Pair

PRIMARY: Final = ("won", "seat")  # measures of who wins: the side with the change, or each seat where there is none
PRIMARY_LEVEL: Final = 0.05
POWER: Final = 0.8416  # of the normal law: in four of five trials what is there is found
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
    games: int = 0

    @property
    def primary(self) -> bool:
        """Whether it answers who wins more."""
        return self.measure.split()[0] in PRIMARY

    def needed(self, apart: float) -> int:
        """Return how many games would find such a difference in four of five trials, at 5 %.

        >>> Found("won", 0.5, 0.51, 0.03, 0.74, False, 400).needed(0.02)
        7065
        """
        return ceil(self.games * (self.error * (SURE + POWER) / apart) ** 2)

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
    """Every measure: first who wins, then the surest.

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
    """In how many games nothing at all differs."""
    return sum(pair.old == pair.new for pair in pairs)
