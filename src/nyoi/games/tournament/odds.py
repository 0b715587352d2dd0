"""Exact chances of dice: what best keeping reaches with so many dice and rerolls.

A handful of dice is a multiset of faces, a row of six counts. From any handful the best choice of
dice to keep is found by going through all handfuls from full to empty (the chance of what is
thrown to the rest) and back from empty to full (the best of all handfuls contained in it): some
two thousand steps for six dice, whatever is hoped for. Everything is kept once reckoned.
"""

from __future__ import annotations

from functools import lru_cache
from itertools import combinations_with_replacement
from operator import itemgetter
from typing import Final

from nyoi.games.tournament.content import FACES, MOST_DICE, TELEPORT
from nyoi.games.tournament.rules.dice import made

Dice = tuple[int, ...]  # sorted faces

_SIDES: Final = len(FACES)


def _pair(found: list[int]) -> list[int]:
    """The different numbers, two at least: an itemgetter of one gives no tuple."""
    different = list(dict.fromkeys(found))
    return different if len(different) > 1 else different * 2


class _Handfuls:
    """Every handful of up to six dice by size, and which handfuls one die more or one fewer makes of it.

    `more` and `fewer` fetch all these neighbours from a list of worths in one step.
    """

    def __init__(self) -> None:
        self.of_size = [list(combinations_with_replacement(range(_SIDES), n)) for n in range(MOST_DICE + 1)]
        self.number = [{dice: i for i, dice in enumerate(size)} for size in self.of_size]
        self.more = [
            [itemgetter(*[self.number[n + 1][tuple(sorted((*dice, f)))] for f in range(_SIDES)]) for dice in size]
            for n, size in enumerate(self.of_size[:-1])
        ]
        self.fewer = [
            [itemgetter(*_pair([number[dice[:i] + dice[i + 1 :]] for i in range(n)])) for dice in size]
            for n, size, number in zip(range(1, MOST_DICE + 1), self.of_size[1:], self.number, strict=False)
        ]  # by size - 1


_H: Final = _Handfuls()


class Plan:
    """What every handful is worth with so many rerolls left, if one goes on as well as possible.

    `worths[r]` has the worth of stopping with r rerolls left, for each handful in the order of
    `handfuls`: an attack stopped early is answered less well, so every throw may have its own.
    """

    def __init__(self, dice: int, worths: list[list[float]]) -> None:
        self.dice = dice
        self.stop = worths
        self.value: list[list[float]] = [worths[0]]
        self.kept: list[list[list[float]]] = []  # the worth of keeping a handful, by rerolls left - 1 and size
        for r in range(1, len(worths)):
            hope = thrown_to(dice, self.value[r - 1])
            self.value.append(list(map(max, worths[r], best_within(dice, hope))))
            self.kept.append(hope)

    def at(self, dice: Dice, rerolls: int) -> float:
        """The worth of going on from these dice."""
        return self.value[rerolls][_H.number[self.dice][tuple(sorted(dice))]]

    def keeping(self, kept: Dice, rerolls: int) -> float:
        """The worth of keeping these dice and throwing the others again."""
        return self.kept[rerolls - 1][len(kept)][_H.number[len(kept)][tuple(sorted(kept))]]

    def stopping(self, dice: Dice, rerolls: int) -> float:
        """The worth of stopping now."""
        return self.stop[rerolls][_H.number[self.dice][tuple(sorted(dice))]]

    def start(self) -> float:
        """The worth before the first throw."""
        return thrown_to(self.dice, self.value[-1])[0][0]


def thrown_to(dice: int, value: list[float]) -> list[list[float]]:
    """For every handful, by size, the mean worth once it is made up to so many dice by throwing the rest."""
    hope = [value]
    for n in range(dice - 1, -1, -1):
        above = hope[-1]
        hope.append([sum(more(above)) / _SIDES for more in _H.more[n]])
    hope.reverse()
    return hope


def best_within(dice: int, hope: list[list[float]]) -> list[float]:
    """For every full handful, the best worth among the smaller handfuls it contains."""
    best = hope[0]
    for n in range(1, dice):
        below = best
        best = [max(own, max(fewer(below))) for own, fewer in zip(hope[n], _H.fewer[n - 1], strict=True)]
    return [max(fewer(best)) for fewer in _H.fewer[dice - 1]]


def handfuls(dice: int) -> list[Dice]:
    """All handfuls of so many dice, in the order of a plan's worths."""
    return _H.of_size[dice]


@lru_cache(maxsize=4096)
def makes(need: tuple[int, ...], dice: int) -> list[bool]:
    """Which handfuls of so many dice make a combo."""
    return [made(need, faces) for faces in handfuls(dice)]


@lru_cache(maxsize=4096)
def combo_plan(need: tuple[int, ...], dice: int, rerolls: int) -> Plan:
    """The plan that hopes for one combo only."""
    return Plan(dice, [[float(yes) for yes in makes(need, dice)]] * (rerolls + 1))


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
