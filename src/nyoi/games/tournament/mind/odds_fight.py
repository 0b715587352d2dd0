"""Expected results of attacks, for bots and for the preview of a fight (TOUR-11.6)."""

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
    FACES,
    FORMS_OF,
    MOST_DICE,
    REFLECT_BALL,
    ROLL,
    SHIELD,
    TECHNIQUE,
    THROWN,
    VALUES,
)
from nyoi.games.tournament.mind.odds import ALL, Dice, Plan, alike_for, counted, handfuls, makes
from nyoi.games.tournament.rules.dice import (
    attack_dice_parts,
    attack_reroll_parts,
    own_attack_dice,
    own_attack_rerolls,
    total,
)
from nyoi.games.tournament.rules.strike import SHIELDED_BELOW
from nyoi.games.tournament.state import ATTACKER, ENEMY, Tournament
from nyoi.kernel.decision import NOBODY

# Effects of balls on a target.
OPEN: Final = 0
SHIELDED: Final = 1  # no effect below 20
REFLECTING: Final = 2  # turned back on the attacker

NEGLIGIBLE: Final = 0.02  # chances that can be ignored
STEPS: Final = (3, 5, 7, 9, 11, 13, 15, 17, 20, 23, 27, 32, 42)  # thresholds of damage worth distinguishing


def guard_of(form: int) -> int:
    """Return how a form meets balls."""
    if ABILITY[form] == REFLECT_BALL:
        return REFLECTING
    return SHIELDED if ABILITY[form] == SHIELD else OPEN


def passes(ball: bool, damage: int, guard: int) -> bool:
    """Return whether an attack reaches its target at all."""
    return not ball or guard == OPEN or (guard == SHIELDED and damage >= SHIELDED_BELOW)


def best_sum(form: int, dice: Dice, guard: int) -> int:
    """Return the best sum of these dice, without balls where they have no effect."""
    values = VALUES[form]
    total = sum([values[face] for face in dice])
    if len(dice) > 1 and dice[0] == dice[-1]:
        total *= 2
    if guard == OPEN or BALL not in dice or (guard == SHIELDED and total >= SHIELDED_BELOW):
        return total
    return sum([values[face] for face in dice if face != BALL])


@lru_cache(maxsize=4096)
def best_sums(form: int, dice: int, guard: int) -> list[int]:
    """Return the best sum of a form for every handful of this many dice."""
    return [best_sum(form, faces, guard) for faces in handfuls(dice)]


@lru_cache(maxsize=4096)
def best_damages(form: int, dice: int, guard: int) -> list[int]:
    """Return the best damage of a form without cards, for every handful of this many dice."""
    found = best_sums(form, dice, guard)
    for need, damage, ball in zip(COMBO_NEED[form], COMBO_DAMAGE[form], COMBO_BALL[form], strict=True):
        if passes(ball, damage, guard):
            found = [max(best, damage) if yes else best for best, yes in zip(found, makes(need, dice), strict=True)]
    return found


@lru_cache(maxsize=8192)
def expected(form: int, dice: int, rerolls: int, guard: int = OPEN) -> float:
    """Return the mean damage of an attack that maximizes it."""
    worths = [float(damage) for damage in best_damages(form, dice, guard)]
    return Plan(dice, [worths] * (rerolls + 1)).start()


def reach(form: int, dice: int, rerolls: int, guard: int, damage: int) -> float:
    """Return the chance that an attack deals at least this damage under optimal keeping."""
    return _reaches(form, dice, max(rerolls, TECHNIQUE[form]), guard, damage)[rerolls]


@lru_cache(maxsize=65536)
def _reaches(form: int, dice: int, rerolls: int, guard: int, damage: int) -> list[float]:
    """Return that chance by number of rerolls; fewer rerolls come at no extra cost."""
    damages = best_damages(form, dice, guard)
    if damage > max(damages):
        return [0.0] * (rerolls + 1)
    alike = alike_for([_mark(form, face, dice, guard, damage) for face in range(len(FACES))])
    number = counted(ALL).number[dice]
    worths = [1.0 if damages[number[faces]] >= damage else 0.0 for faces in handfuls(dice, alike)]
    return Plan(dice, [worths] * (rerolls + 1), alike).starts()


def _mark(form: int, face: int, dice: int, guard: int, damage: int) -> object:
    """Return the merge key of a face for a damage target: None if a combo or doubled sum may use it."""
    values = VALUES[form]
    for need, dealt in zip(COMBO_NEED[form], COMBO_DAMAGE[form], strict=True):
        if dealt >= damage and need[face]:
            return None
    if 2 * dice * values[face] >= damage and values[face]:  # all dice equal and doubled
        return None
    if dice * max(values) < damage:
        return 0
    return values[face], guard != OPEN and face == BALL


def step_of(damage: float) -> int:
    """Return the smallest threshold at or above this damage, or 0."""
    for step in STEPS:
        if damage <= step:
            return step
    return 0


@lru_cache(maxsize=256)
def form_chances(warrior: int) -> list[tuple[int, float]]:
    """Return the forms an attempt to transform can give, with chances; a failure gives the base form.

    See TOUR-3.5.
    """
    dice = THROWN[warrior]
    if dice == 0:
        return [(BASE[warrior], 1.0)]
    totals = [a + b for a in range(1, 7) for b in range(1, 7)] if dice == 2 else list(range(1, 7))
    found = [(form, sum(total in ROLL[form] for total in totals) / len(totals)) for form in FORMS_OF[warrior][1:]]
    return [(BASE[warrior], 1.0 - sum([p for _, p in found], 0.0)), *found]


@lru_cache(maxsize=256)
def mean_division(warrior: int) -> float:
    """Return the mean damage divisor of a target that tries to transform."""
    return sum([DIVISION[form] * p for form, p in form_chances(warrior)])


class Sketch:
    """A hypothetical fight set up temporarily on a state; `undo` restores the state."""

    def __init__(self, s: Tournament, attacker: int, target: int, spot: int) -> None:
        self.s = s
        self.attacker = attacker
        self.kept = s.fight, s.fighters, s.spot, s.place[attacker], s.form[attacker]
        s.fight, s.fighters, s.spot = ENEMY, (attacker, target), spot
        s.place[attacker] = spot

    def undo(self) -> None:
        """Restore the state."""
        s, a = self.s, self.attacker
        s.fight, s.fighters, s.spot, s.place[a], s.form[a] = self.kept


@lru_cache(maxsize=16384)
def attempts(attacker: int, form: int, more_dice: int, more_rerolls: int) -> list[tuple[int, float, int, int]]:
    """Return the possible forms of an attack with chance, dice and rerolls.

    `form` NOBODY means transforming.
    """
    return [
        (
            f,
            p,
            min(max(own_attack_dice(f) + more_dice, 1), MOST_DICE),
            max(own_attack_rerolls(f) + more_rerolls, 0),
        )
        for f, p in (form_chances(attacker) if form == NOBODY else [(form, 1.0)])
    ]


@lru_cache(maxsize=65536)
def damage_hoped(attacker: int, form: int, more_dice: int, more_rerolls: int, guard: int) -> float:
    """Return the mean damage of an attack, before any division."""
    found = attempts(attacker, form, more_dice, more_rerolls)
    return sum([p * expected(f, dice, rerolls, guard) for f, p, dice, rerolls in found])


@lru_cache(maxsize=65536)
def kill_hoped(attacker: int, form: int, more_dice: int, more_rerolls: int, guard: int, step: int) -> float:
    """Return the chance that an attack deals at least `step`."""
    found = attempts(attacker, form, more_dice, more_rerolls)
    return sum([p * reach(f, dice, rerolls, guard, step) for f, p, dice, rerolls in found])


class Bout:
    """The prospects of an attack: expected damage, chance to eliminate, and a cheaper upper bound of it."""

    def __init__(self, attack: tuple[int, int, int, int, int], division: float, left: int) -> None:
        self.attack = attack
        self.damage = damage_hoped(*attack) / division
        self.step = step_of(left * division)

    @property
    def kill(self) -> float:
        return kill_hoped(*self.attack, self.step) if self.step else 0.0

    @property
    def most(self) -> float:
        """Return an upper bound of that chance, by Markov's inequality."""
        return most_hoped(*self.attack, self.step) if self.step else 0.0


@lru_cache(maxsize=65536)
def most_hoped(attacker: int, form: int, more_dice: int, more_rerolls: int, guard: int, step: int) -> float:
    """Return an upper bound of `kill_hoped`."""
    found = attempts(attacker, form, more_dice, more_rerolls)
    return sum([p * min(expected(f, dice, rerolls, guard) / step, 1.0) for f, p, dice, rerolls in found])


def bout(s: Tournament, attacker: int, target: int, spot: int, trying: bool = True) -> Bout:
    """Return the prospects of an attack on a space, without cards and the defender's answer."""
    sketch = Sketch(s, attacker, target, spot)
    form = s.form[attacker]
    more_dice = total(attack_dice_parts(s, ATTACKER)) - own_attack_dice(form)
    more_rerolls = total(attack_reroll_parts(s, ATTACKER)) - own_attack_rerolls(form)
    sketch.undo()
    tries = NOBODY if trying and not s.sealed else form
    division = 1.0 if s.sealed else mean_division(target)
    return Bout((attacker, tries, more_dice, more_rerolls, guard_of(s.form[target])), division, s.left(target))


@lru_cache(maxsize=65536)
def threat(attacker: int, target: int, left: int) -> float:
    """Return the rough chance of a lone warrior to eliminate another with `left` Endurance; 0 below 2 %."""
    alone = Bout((attacker, NOBODY, 0, 0, guard_of(BASE[target])), mean_division(target), left)
    return alone.kill if alone.most > NEGLIGIBLE else 0.0
