"""Exact chances of dice: what best keeping reaches with so many dice and rerolls.

A handful of dice is a multiset of faces. From any handful the best choice of dice to keep is found
by going through all handfuls from full to empty (the chance of what is thrown to the rest) and back
from empty to full (the best of all handfuls contained in it): some two thousand steps for six dice,
whatever is hoped for. Faces that are alike for what is hoped for are counted as one, which leaves a
tenth of that for a dodge. Everything is kept once reckoned.
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
Alike = tuple[int, ...]  # for each face, the first of those it is counted with

_SIDES: Final = len(FACES)
ALL: Final[Alike] = tuple(range(_SIDES))  # no two are alike


class Handfuls:
    """Every handful of up to six dice by size, and which handfuls one die more or one fewer makes of it.

    `more[n]` has a column for every face, `fewer[n]` one for every die: each fetches, from a list of
    worths, the neighbour of every handful of n dice in one step, so that no step is made in Python.
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
        """For every handful, by size, the mean worth once it is made up to so many dice by throwing the rest."""
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
        """For every full handful, the best worth among the smaller handfuls it contains."""
        best = hope[0]
        if dice == 1:
            return best * len(self.of_size[1])
        for n in range(1, dice):
            best = list(map(max, hope[n], *[column(best) for column in self.fewer[n]]))
        return list(map(max, *[column(best) for column in self.fewer[dice]]))


@lru_cache(maxsize=256)
def counted(alike: Alike) -> Handfuls:
    """The handfuls when some faces are counted as one."""
    return Handfuls(alike)


def numbered(alike: Alike, dice: Dice) -> int:
    """The number of a handful among those of its size."""
    return counted(alike).number[len(dice)][tuple(sorted([alike[face] for face in dice]))]


class Plan:
    """What every handful is worth with so many rerolls left, if one goes on as well as possible.

    `worths[r]` has the worth of stopping with r rerolls left, for each handful in the order of
    `handfuls`: an attack stopped early is answered less well, so every throw may have its own.
    What is not asked for is not reckoned.
    """

    def __init__(self, dice: int, worths: list[list[float]], alike: Alike = ALL) -> None:
        self.dice = dice
        self.alike = alike
        self.handfuls = counted(alike)
        self.stop = worths
        self.values: list[list[float]] = [worths[0]]
        self.kept: list[list[list[float]]] = []  # the worth of keeping a handful, by rerolls left - 1 and size

    def hope(self, rerolls: int) -> list[list[float]]:
        """What it is worth to keep a handful and throw the rest, one of so many rerolls, by size."""
        while len(self.kept) < rerolls:
            self.kept.append(self.handfuls.thrown_to(self.dice, self.value(len(self.kept))))
        return self.kept[rerolls - 1]

    def value(self, rerolls: int) -> list[float]:
        """What every handful is worth with so many rerolls left."""
        while len(self.values) <= rerolls:
            r = len(self.values)
            self.values.append(list(map(max, self.stop[r], self.handfuls.best_within(self.dice, self.hope(r)))))
        return self.values[rerolls]

    def at(self, dice: Dice, rerolls: int) -> float:
        """The worth of going on from these dice."""
        return self.value(rerolls)[numbered(self.alike, dice)]

    def keeping(self, kept: Dice, rerolls: int) -> float:
        """The worth of keeping these dice and throwing the others again."""
        return self.hope(rerolls)[len(kept)][numbered(self.alike, kept)]

    def starts(self) -> list[float]:
        """The worth before the first throw, with no reroll, with one and so on."""
        self.hope(len(self.stop))
        return [hope[0][0] for hope in self.kept]

    def start(self) -> float:
        """The worth before the first throw."""
        return self.hope(len(self.stop))[0][0]


def handfuls(dice: int, alike: Alike = ALL) -> list[Dice]:
    """All handfuls of so many dice, in the order of a plan's worths."""
    return counted(alike).of_size[dice]


@lru_cache(maxsize=4096)
def makes(need: tuple[int, ...], dice: int, alike: Alike = ALL) -> list[bool]:
    """Which handfuls of so many dice make a combo."""
    return [made(need, faces) for faces in handfuls(dice, alike)]


def alike_for(marks: list[object]) -> Alike:
    """Which faces count as one: those with equal marks, None for a face like no other; stars never do."""
    first: dict[object, int] = {}
    return tuple(
        [face if mark is None or face == STAR else first.setdefault(mark, face) for face, mark in enumerate(marks)]
    )


@lru_cache(maxsize=4096)
def combo_plan(need: tuple[int, ...], dice: int, rerolls: int) -> Plan:
    """The plan that hopes for one combo only."""
    alike = alike_for([None if number else 0 for number in need])
    return Plan(dice, [[float(yes) for yes in makes(need, dice, alike)]] * (rerolls + 1), alike)


def chance(need: tuple[int, ...], dice: int, rerolls: int, shown: Dice = ()) -> float:
    """The chance to make a combo under best keeping, before the first throw or from dice that are shown.

    `need` has a count for each face, stars stand for any.

    >>> round(chance((0, 1, 0, 0, 0, 0), 1, 0), 4)
    0.3333
    >>> chance((0, 1, 0, 0, 0, 0), 1, 1, shown=(4,))
    1.0
    """
    plan = combo_plan(need, dice, rerolls)
    return plan.at(shown, rerolls) if shown else plan.start()


def dodge_need(number: int) -> tuple[int, ...]:
    """A dodge as a combo: so many teleports (TOUR-6.91)."""
    return tuple(number if face == TELEPORT else 0 for face in range(_SIDES))
