"""Exact odds of dice under optimal keeping, for a number of dice and rerolls.

A handful of dice is a multiset of faces. A plan visits all handfuls from full to empty, for the odds of
throwing the rest. It then goes back from empty to full, for the best handful contained in each. That takes
about two thousand steps for six dice, for any target. Faces that are equivalent for the target are merged,
which leaves a tenth of that for a dodge. All results are cached.
"""

from __future__ import annotations

from collections.abc import Iterator
from functools import lru_cache
from itertools import combinations_with_replacement
from operator import itemgetter
from typing import Any, Final

from nyoi.games.tournament.content import FACES, MOST_DICE, STAR, TELEPORT
from nyoi.games.tournament.rules.dice import made

Dice = tuple[int, ...]  # sorted faces
Alike = tuple[int, ...]  # for each face, the first of those merged with it

_SIDES: Final = len(FACES)
ALL: Final[Alike] = tuple(range(_SIDES))  # no faces merged


class Handfuls:
    """All handfuls of up to six dice by size, linked to those with one die more or fewer.

    `more[n]` has a column for every face, `fewer[n]` one for every die. Each fetches the neighbour of every
    handful of n dice from a list of values in one step, so no Python loop is needed.
    """

    def __init__(self, alike: Alike) -> None:
        shown = sorted(set(alike))
        self.of_size = [list(combinations_with_replacement(shown, n)) for n in range(MOST_DICE + 1)]
        self.number = [{dice: i for i, dice in enumerate(size)} for size in self.of_size]
        self.first = [self.number[1][(face,)] for face in alike]
        self.more = [
            [itemgetter(*[number[tuple(sorted((*dice, face)))] for dice in size]) for face in alike]
            for size, number in zip(self.of_size[:-1], self.number[1:], strict=True)
        ]
        self.fewer: list[list[itemgetter[Any]]] = [[]]
        for n in range(1, MOST_DICE + 1):
            number = self.number[n - 1]
            self.fewer.append(
                [itemgetter(*[number[dice[:i] + dice[i + 1 :]] for dice in self.of_size[n]]) for i in range(n)]
            )

    def thrown_to(self, dice: int, value: list[float]) -> list[list[float]]:
        """Return the mean value of every handful, by size, when the missing dice are thrown once."""
        hope = [value]
        for n in range(dice - 1, 0, -1):
            above = hope[-1]
            totals: Iterator[float] = map(sum, zip(*[column(above) for column in self.more[n]], strict=True))
            hope.append([total / _SIDES for total in totals])
        above = hope[-1]
        hope.append([sum([above[i] for i in self.first]) / _SIDES])  # no die kept
        hope.reverse()
        return hope

    def best_within(self, dice: int, hope: list[list[float]]) -> list[float]:
        """Return, for every full handful, the best value among the smaller handfuls it contains."""
        best = hope[0]
        if dice == 1:
            return best * len(self.of_size[1])
        for n in range(1, dice):
            best = list(map(max, hope[n], *[column(best) for column in self.fewer[n]]))
        return list(map(max, *[column(best) for column in self.fewer[dice]]))


@lru_cache(maxsize=256)
def counted(alike: Alike) -> Handfuls:
    """Return the cached handfuls for merged faces."""
    return Handfuls(alike)


def numbered(alike: Alike, dice: Dice) -> int:
    """Return the index of a handful among those of its size."""
    return counted(alike).number[len(dice)][tuple(sorted([alike[face] for face in dice]))]


class Plan:
    """The value of every handful with a number of rerolls left, under optimal play.

    `worths[r]` is the value of stopping with r rerolls left, for each handful in the order of `handfuls`. It
    may differ by throw, since an attack stopped early is harder to answer. Values are computed lazily.
    """

    def __init__(self, dice: int, worths: list[list[float]], alike: Alike = ALL) -> None:
        self.dice = dice
        self.alike = alike
        self.handfuls = counted(alike)
        self.stop = worths
        self.values: list[list[float]] = [worths[0]]
        # the value of keeping a handful, by rerolls left - 1 and size
        self.kept: list[list[list[float]]] = []

    def hope(self, rerolls: int) -> list[list[float]]:
        """Return the value of keeping each handful and throwing the rest, using one of `rerolls`, by size."""
        while len(self.kept) < rerolls:
            self.kept.append(self.handfuls.thrown_to(self.dice, self.value(len(self.kept))))
        return self.kept[rerolls - 1]

    def value(self, rerolls: int) -> list[float]:
        """Return the value of every handful with this many rerolls left."""
        while len(self.values) <= rerolls:
            r = len(self.values)
            self.values.append(list(map(max, self.stop[r], self.handfuls.best_within(self.dice, self.hope(r)))))
        return self.values[rerolls]

    def at(self, dice: Dice, rerolls: int) -> float:
        """Return the value of continuing from these dice."""
        return self.value(rerolls)[numbered(self.alike, dice)]

    def keeping(self, kept: Dice, rerolls: int) -> float:
        """Return the value of keeping these dice and throwing the others again."""
        return self.hope(rerolls)[len(kept)][numbered(self.alike, kept)]

    def starts(self) -> list[float]:
        """Return the values before the first throw, by number of rerolls."""
        self.hope(len(self.stop))
        return [hope[0][0] for hope in self.kept]

    def start(self) -> float:
        """Return the value before the first throw."""
        return self.hope(len(self.stop))[0][0]


def handfuls(dice: int, alike: Alike = ALL) -> list[Dice]:
    """Return all handfuls of this many dice, in the order of a plan's values."""
    return counted(alike).of_size[dice]


@lru_cache(maxsize=4096)
def makes(need: tuple[int, ...], dice: int, alike: Alike = ALL) -> list[bool]:
    """Return which handfuls of this many dice make a combo."""
    return [made(need, faces) for faces in handfuls(dice, alike)]


def alike_for(marks: list[object]) -> Alike:
    """Return the merged faces: those with equal marks; a face marked None, and stars, are never merged."""
    first: dict[object, int] = {}
    return tuple(
        [face if mark is None or face == STAR else first.setdefault(mark, face) for face, mark in enumerate(marks)]
    )


@lru_cache(maxsize=4096)
def combo_plan(need: tuple[int, ...], dice: int, rerolls: int) -> Plan:
    """Return the plan for a single combo."""
    alike = alike_for([None if number else 0 for number in need])
    return Plan(dice, [[float(yes) for yes in makes(need, dice, alike)]] * (rerolls + 1), alike)


def chance(need: tuple[int, ...], dice: int, rerolls: int, shown: Dice = ()) -> float:
    """Return the chance to make a combo under optimal keeping.

    It starts before the first throw, or from the dice `shown`. `need` has a count for each face; stars stand
    for any.

    >>> round(chance((0, 1, 0, 0, 0, 0), 1, 0), 4)
    0.3333
    >>> chance((0, 1, 0, 0, 0, 0), 1, 1, shown=(4,))
    1.0
    """
    plan = combo_plan(need, dice, rerolls)
    return plan.at(shown, rerolls) if shown else plan.start()


def dodge_need(number: int) -> tuple[int, ...]:
    """Return the symbols of a dodge as a combo of teleports (TOUR-6.91)."""
    return tuple(number if face == TELEPORT else 0 for face in range(_SIDES))
