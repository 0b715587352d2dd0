"""Exact chances of dice: what best keeping reaches with so many dice and rerolls.

A handful of dice is a multiset of faces, a row of six counts. From any handful the best choice of
dice to keep is found by going through all handfuls from full to empty (the chance of what is
thrown to the rest) and back from empty to full (the best of all handfuls contained in it): some
two thousand steps for six dice, whatever is hoped for. Everything is kept once reckoned.
"""

from __future__ import annotations

from collections.abc import Callable
from functools import lru_cache
from itertools import combinations_with_replacement
from typing import Final

from nyoi.games.tournament.content import FACES, MOST_DICE, TELEPORT
from nyoi.games.tournament.rules.dice import made

Dice = tuple[int, ...]  # sorted faces

_SIDES: Final = len(FACES)


class _Handfuls:
    """Every handful of up to six dice, numbered by size; what one more or one fewer die makes of it."""

    def __init__(self) -> None:
        self.by_size = [list(combinations_with_replacement(range(_SIDES), n)) for n in range(MOST_DICE + 1)]
        self.all: list[Dice] = [dice for size in self.by_size for dice in size]
        self.number = {dice: i for i, dice in enumerate(self.all)}
        self.first = [0]  # the number of the first handful of each size
        for size in self.by_size:
            self.first.append(self.first[-1] + len(size))
        self.more = [
            [self.number[tuple(sorted((*dice, face)))] for face in range(_SIDES)] if len(dice) < MOST_DICE else []
            for dice in self.all
        ]
        self.fewer = [
            [self.number[dice[:i] + dice[i + 1 :]] for i in range(len(dice)) if i == 0 or dice[i] != dice[i - 1]]
            for dice in self.all
        ]


_H: Final = _Handfuls()


class Plan:
    """The worth of every handful when `rerolls` throws are left and a final handful is worth `worth`.

    `worths[r]` values stopping with r rerolls left: an attack stopped early is answered less well,
    so a plan may be given another worth for every throw.
    """

    def __init__(self, dice: int, worths: list[list[float]]) -> None:
        self.dice = dice
        first, end = _H.first[dice], _H.first[dice + 1]
        self.first = first
        self.stop = worths  # by rerolls left
        self.value: list[list[float]] = [worths[0]]  # by rerolls left, from none
        self.kept: list[list[float]] = []  # worth of keeping a handful, by rerolls left - 1
        for r in range(1, len(worths)):
            hope = thrown_to(dice, self.value[r - 1])
            best = best_within(dice, hope)
            stop = worths[r]
            self.value.append([max(stop[i - first], best[i]) for i in range(first, end)])
            self.kept.append(hope)

    def at(self, dice: Dice, rerolls: int) -> float:
        """The worth of going on from these dice as well as possible."""
        return self.value[rerolls][_H.number[tuple(sorted(dice))] - self.first]

    def keeping(self, kept: Dice, rerolls: int) -> float:
        """The worth of keeping these dice and throwing the others again."""
        return self.kept[rerolls - 1][_H.number[tuple(sorted(kept))]]

    def stopping(self, dice: Dice, rerolls: int) -> float:
        """The worth of stopping now."""
        return self.stop[rerolls][_H.number[tuple(sorted(dice))] - self.first]

    def start(self) -> float:
        """The worth before the first throw."""
        return thrown_to(self.dice, self.value[-1])[0]


def thrown_to(dice: int, value: list[float]) -> list[float]:
    """For every handful, the mean worth once it is made up to so many dice by throwing the rest."""
    first = _H.first[dice]
    hope = [0.0] * first + value
    more = _H.more
    for i in range(first - 1, -1, -1):
        a, b, c, d, e, f = more[i]
        hope[i] = (hope[a] + hope[b] + hope[c] + hope[d] + hope[e] + hope[f]) / 6
    return hope


def best_within(dice: int, hope: list[float]) -> list[float]:
    """For every handful, the best worth among the handfuls it contains."""
    best = hope[: _H.first[dice]]
    fewer = _H.fewer
    for i in range(1, len(best)):
        for j in fewer[i]:
            if best[j] > best[i]:
                best[i] = best[j]
    for i in range(_H.first[dice], _H.first[dice + 1]):
        best.append(max([best[j] for j in fewer[i]]))
    return best


def handfuls(dice: int) -> list[Dice]:
    """All handfuls of so many dice, in the order of a plan's worths."""
    return _H.by_size[dice]


def plan_for(dice: int, rerolls: int, worth: Callable[[Dice], float]) -> Plan:
    """A plan that values final dice alike whenever it stops."""
    worths = [worth(d) for d in handfuls(dice)]
    return Plan(dice, [worths] * (rerolls + 1))


@lru_cache(maxsize=4096)
def combo_plan(need: tuple[int, ...], dice: int, rerolls: int) -> Plan:
    """The plan that hopes for one combo only."""
    return plan_for(dice, rerolls, lambda d: 1.0 if made(need, d) else 0.0)


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
