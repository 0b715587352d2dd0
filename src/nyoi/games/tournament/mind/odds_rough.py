"""Rough odds of dice and fights in a few steps, for rollouts and static evaluation.

`odds.py` and `odds_fight.py` compute exact odds, which takes milliseconds for every new fight. Here all
symbols missing for a combo are treated as equivalent, and a sum as its mean.
"""

from __future__ import annotations

from functools import lru_cache
from math import ceil, comb, sqrt
from typing import Final

from nyoi.games.tournament.content import (
    ABILITY,
    BASE,
    COMBO_BALL,
    COMBO_DAMAGE,
    COMBO_NEED,
    DODGE,
    EXTRA_DEFENCE_DIE,
    FACES,
    MOST_DICE,
    POWER,
    VALUES,
)
from nyoi.games.tournament.mind.odds_fight import attempts, guard_of, mean_division, passes
from nyoi.games.tournament.rules.dice import own_attack_rerolls
from nyoi.kernel.decision import NOBODY

SIDES: Final = len(FACES)
MOST_THROWS: Final = 7  # more make no difference
SPREAD: Final = 3.5  # twice the deviation of a die's value from its mean


def _hits() -> list[list[list[list[float]]]]:
    """Return the chance to find missing symbols, by kinds and number missing, dice and throws."""
    table: list[list[list[list[float]]]] = []
    for kinds in range(SIDES):
        p = (kinds + 1) / SIDES  # one of the kinds, or a star
        found = [[[0.0] * (MOST_THROWS + 1) for _ in range(MOST_DICE + 1)] for _ in range(MOST_DICE + 1)]
        found[0] = [[1.0] * (MOST_THROWS + 1) for _ in range(MOST_DICE + 1)]
        for throws in range(1, MOST_THROWS + 1):
            for missing in range(1, MOST_DICE + 1):
                for dice in range(missing, MOST_DICE + 1):
                    found[missing][dice][throws] = sum(
                        comb(dice, k) * p**k * (1 - p) ** (dice - k) * found[max(missing - k, 0)][dice - k][throws - 1]
                        for k in range(dice + 1)
                    )
        table.append(found)
    return table


def _means(values: tuple[int, ...]) -> list[float]:
    """Return the mean value of a die that is rethrown while below the expectation, by throws."""
    found = [0.0]
    for _ in range(MOST_THROWS):
        found.append(sum(max(float(value), found[-1]) for value in values) / SIDES)
    return found


HITS: Final = _hits()
MEANS: Final = [_means(values) for values in VALUES]  # of a die, by form and throws
GUARD: Final = tuple(guard_of(form) for form in range(len(POWER)))
KINDS_NEEDED: Final = tuple(tuple(sum(n > 0 for n in need) for need in needs) for needs in COMBO_NEED)
DICE_NEEDED: Final = tuple(tuple(sum(need) for need in needs) for needs in COMBO_NEED)
# Chance that a target dodges unaided, by form.
DODGES: Final = tuple(
    HITS[1][min(DODGE[form], MOST_DICE)][
        min(POWER[form] + (1 if ABILITY[form] == EXTRA_DEFENCE_DIE else 0), MOST_DICE)
    ][min(own_attack_rerolls(form) + 1, MOST_THROWS)]
    for form in range(len(POWER))
)


@lru_cache(maxsize=16384)
def outlook(
    attacker: int, form: int, more_dice: int, more_rerolls: int, guard: int, enough: int
) -> tuple[float, float]:
    """Return the mean damage of an attack and the chance that it is enough.

    `form` NOBODY means transforming.
    """
    damage = kill = 0.0
    for f, p, dice, rerolls in attempts(attacker, form, more_dice, more_rerolls):
        one, other = of_form(f, dice, min(rerolls + 1, MOST_THROWS), guard, enough)
        damage += p * one
        kill += p * other
    return damage, kill


def of_form(form: int, dice: int, throws: int, guard: int, enough: int) -> tuple[float, float]:
    """Return the same for one form: the better combo if made, else the other one, else the sum."""
    mean = dice * MEANS[form][throws]
    miss = 1 - min(max(0.5 + (mean - enough) / (SPREAD * sqrt(dice)), 0.0), 1.0)
    first = 0 if COMBO_DAMAGE[form][0] <= COMBO_DAMAGE[form][1] else 1
    for n in (first, 1 - first):  # the better one last, on top of the others
        dealt = COMBO_DAMAGE[form][n]
        if dealt <= mean or not passes(COMBO_BALL[form][n], dealt, guard):
            continue
        made = HITS[KINDS_NEEDED[form][n]][DICE_NEEDED[form][n]][dice][throws]
        mean = made * dealt + (1 - made) * mean
        if dealt >= enough:
            miss *= 1 - made
    return mean, 1 - miss


@lru_cache(maxsize=16384)
def rough_threat(attacker: int, target: int, left: int) -> float:
    """Return the rough chance of a lone warrior to eliminate another with `left` Endurance."""
    enough = ceil(left * mean_division(target))
    return outlook(attacker, NOBODY, 0, 0, GUARD[BASE[target]], enough)[1]
