"""What a warrior can be expected to do to another: figures for bots and for the preview of a fight (TOUR-11.6)."""

from __future__ import annotations

from functools import lru_cache
from typing import Final

from nyoi.games.tournament.content import (
    ABILITY,
    BALL,
    BASE,
    COMBO_BALL,
    COMBO_DAMAGE,
    COMBO_NEED,
    DIVISION,
    EXTRA_ATTACK_DIE,
    EXTRA_REROLL,
    FORMS_OF,
    MOST_DICE,
    POWER,
    REFLECT_BALL,
    ROLL,
    SHIELD,
    TECHNIQUE,
    THROWN,
    VALUES,
)
from nyoi.games.tournament.odds import Dice, Plan, handfuls, makes
from nyoi.games.tournament.rules.dice import attack_dice, attack_rerolls
from nyoi.games.tournament.rules.strike import SHIELDED_BELOW
from nyoi.games.tournament.state import ATTACKER, ENEMY, Tournament

# What balls can do against a target.
OPEN: Final = 0
SHIELDED: Final = 1  # nothing under 20
REFLECTING: Final = 2  # worse than nothing

STEPS: Final = (3, 5, 7, 8, 9, 10, 11, 12, 13, 14, 15, 16, 18, 20, 22, 24, 27, 30, 34, 42)  # damage worth telling apart


def guard_of(form: int) -> int:
    """How a form meets balls."""
    if ABILITY[form] == REFLECT_BALL:
        return REFLECTING
    return SHIELDED if ABILITY[form] == SHIELD else OPEN


def passes(ball: bool, damage: int, guard: int) -> bool:
    """Whether an attack reaches the target at all."""
    return not ball or guard == OPEN or (guard == SHIELDED and damage >= SHIELDED_BELOW)


def best_sum(form: int, dice: Dice, guard: int) -> int:
    """The best sum of these dice, balls left out where they are useless."""
    values = VALUES[form]
    total = sum([values[face] for face in dice])
    if len(dice) > 1 and dice[0] == dice[-1]:
        total *= 2
    if guard == OPEN or BALL not in dice or (guard == SHIELDED and total >= SHIELDED_BELOW):
        return total
    return sum([values[face] for face in dice if face != BALL])


@lru_cache(maxsize=4096)
def best_sums(form: int, dice: int, guard: int) -> list[int]:
    """The best sum of a form for every handful of so many dice."""
    return [best_sum(form, faces, guard) for faces in handfuls(dice)]


@lru_cache(maxsize=4096)
def best_damages(form: int, dice: int, guard: int) -> list[int]:
    """The best damage of a form, cards apart, for every handful of so many dice."""
    found = best_sums(form, dice, guard)
    for need, damage, ball in zip(COMBO_NEED[form], COMBO_DAMAGE[form], COMBO_BALL[form], strict=True):
        if passes(ball, damage, guard):
            found = [max(best, damage) if yes else best for best, yes in zip(found, makes(need, dice), strict=True)]
    return found


@lru_cache(maxsize=8192)
def expected(form: int, dice: int, rerolls: int, guard: int = OPEN) -> float:
    """The mean damage of an attack that aims at nothing else."""
    worths = [float(damage) for damage in best_damages(form, dice, guard)]
    return Plan(dice, [worths] * (rerolls + 1)).start()


@lru_cache(maxsize=65536)
def _reach(form: int, dice: int, rerolls: int, guard: int, damage: int) -> float:
    worths = [1.0 if found >= damage else 0.0 for found in best_damages(form, dice, guard)]
    return Plan(dice, [worths] * (rerolls + 1)).start()


def reach(form: int, dice: int, rerolls: int, damage: float, guard: int = OPEN) -> float:
    """The chance of an attack to deal at least so much (in coarse steps) under best keeping."""
    for step in STEPS:
        if damage <= step:
            return _reach(form, dice, rerolls, guard, step)
    return 0.0


@lru_cache(maxsize=256)
def form_chances(warrior: int) -> list[tuple[int, float]]:
    """The forms a try to transform leads to, with their chances; the base form for a failure (TOUR-3.5)."""
    dice = THROWN[warrior]
    if dice == 0:
        return [(BASE[warrior], 1.0)]
    totals = [a + b for a in range(1, 7) for b in range(1, 7)] if dice == 2 else list(range(1, 7))
    found = [(form, sum(total in ROLL[form] for total in totals) / len(totals)) for form in FORMS_OF[warrior][1:]]
    return [(BASE[warrior], 1 - sum(p for _, p in found)), *found]


@lru_cache(maxsize=256)
def mean_division(warrior: int) -> float:
    """What a target's damage is divided by on average, if it tries to transform."""
    return sum(DIVISION[form] * p for form, p in form_chances(warrior))


class Sketch:
    """A fight that could be, laid out on a state that is nobody's table; `undo` puts it in order again."""

    def __init__(self, s: Tournament, attacker: int, target: int, spot: int) -> None:
        self.s = s
        self.attacker = attacker
        self.kept = s.fight, s.fighters, s.spot, s.place[attacker], s.form[attacker]
        s.fight, s.fighters, s.spot = ENEMY, (attacker, target), spot
        s.place[attacker] = spot

    def undo(self) -> None:
        """Nothing has happened."""
        s, a = self.s, self.attacker
        s.fight, s.fighters, s.spot, s.place[a], s.form[a] = self.kept


class Bout:
    """What an attack promises: the chance to eliminate, the damage to expect."""

    def __init__(self, kill: float, damage: float) -> None:
        self.kill = kill
        self.damage = damage


def bout(s: Tournament, attacker: int, target: int, spot: int, trying: bool = True) -> Bout:
    """What an attack on a space promises, cards and the defender's answer apart."""
    sketch = Sketch(s, attacker, target, spot)
    division = 1.0 if s.sealed else mean_division(target)
    guard = guard_of(s.form[target])
    kill = damage = 0.0
    for form, p in form_chances(attacker) if trying and not s.sealed else [(s.form[attacker], 1.0)]:
        s.form[attacker] = form
        dice, rerolls = attack_dice(s, ATTACKER), attack_rerolls(s, ATTACKER)
        kill += p * reach(form, dice, rerolls, s.left(target) * division, guard)
        damage += p * expected(form, dice, rerolls, guard) / division
    sketch.undo()
    return Bout(kill, damage)


@lru_cache(maxsize=65536)
def threat(attacker: int, target: int, left: int) -> float:
    """The chance of a lone warrior to eliminate another with so much left, roughly."""
    division = mean_division(target)
    guard = guard_of(BASE[target])
    return sum(
        p * reach(form, _DICE[form], _REROLLS[form], left * division, guard) for form, p in form_chances(attacker)
    )


def _own_dice() -> tuple[list[int], list[int]]:
    """Dice and rerolls of every form without help."""
    dice = [min(p + (a == EXTRA_ATTACK_DIE), MOST_DICE) for p, a in zip(POWER, ABILITY, strict=True)]
    return dice, [t + (a == EXTRA_REROLL) for t, a in zip(TECHNIQUE, ABILITY, strict=True)]


_DICE, _REROLLS = _own_dice()
