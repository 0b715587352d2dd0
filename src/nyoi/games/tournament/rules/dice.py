"""Dice: their number, rerolls, and results (TOUR-6.C to 6.E)."""

from __future__ import annotations

from typing import Final

from nyoi.games.tournament.content import (
    ABILITY,
    AMOUNT,
    EXTRA_ATTACK_DIE,
    EXTRA_DEFENCE_DIE,
    EXTRA_REROLL,
    FACES,
    FEWER_REROLLS,
    MINUS_ATTACK_DIE,
    MOST_DICE,
    POWER,
    STAR,
    TECHNIQUE,
    VALUES,
)
from nyoi.games.tournament.rules.arena import reinforcement
from nyoi.games.tournament.state import ATTACKER, Tournament

# Sources of dice and rerolls, for the preview of a fight (TOUR-11.6): Power or Technique, reinforcement, the
# abilities of both warriors, an Event or a card.
SOURCES: Final = ("form", "mates", "own_ability", "foe_ability", "turn")
Parts = tuple[int, int, int, int, int]  # from each source


def attack_dice_parts(s: Tournament, side: int) -> Parts:
    """Return attack dice from Power, reinforcement, both abilities and effects of the turn (TOUR-6.20)."""
    warrior = s.fighters[side]
    form = s.form[warrior]
    own = 1 if ABILITY[form] == EXTRA_ATTACK_DIE else 0
    foe = -1 if s.ability(s.fighters[1 - side]) == MINUS_ATTACK_DIE else 0
    # a counter-attack is not made by the active player (TOUR-6.56)
    turn = s.more_dice if side == ATTACKER else 0
    return POWER[form], reinforcement(s, warrior), own, foe, turn


def attack_reroll_parts(s: Tournament, side: int) -> Parts:
    """Return attack rerolls from Technique, both abilities and effects of the turn (TOUR-6.24)."""
    technique, _, own, _, _ = own_reroll_parts(s, side)
    target = s.form[s.fighters[1 - side]]
    foe = -AMOUNT[target] if ABILITY[target] == FEWER_REROLLS else 0
    return technique, 0, own, foe, s.more_rerolls if side == ATTACKER else 0


def defence_dice_parts(s: Tournament, side: int) -> Parts:
    """Return defence dice from Power, reinforcement and the own ability (TOUR-6.25, TOUR-6.25c).

    Effects that weaken an attacker do not apply.
    """
    warrior = s.fighters[side]
    form = s.form[warrior]
    return POWER[form], reinforcement(s, warrior), 1 if ABILITY[form] == EXTRA_DEFENCE_DIE else 0, 0, 0


def own_reroll_parts(s: Tournament, side: int) -> Parts:
    """Return the rerolls of a defence throw from Technique and the own ability (TOUR-6.25b)."""
    form = s.form[s.fighters[side]]
    return TECHNIQUE[form], 0, 1 if ABILITY[form] == EXTRA_REROLL else 0, 0, 0


def own_attack_dice(form: int) -> int:
    """Return the attack dice of a form alone."""
    return POWER[form] + (1 if ABILITY[form] == EXTRA_ATTACK_DIE else 0)


def own_attack_rerolls(form: int) -> int:
    """Return the rerolls of a form alone."""
    return TECHNIQUE[form] + (1 if ABILITY[form] == EXTRA_REROLL else 0)


def total(parts: Parts) -> int:
    """Add all parts; limits apply afterwards (TOUR-7.4)."""
    form, mates, own, foe, turn = parts
    return form + mates + own + foe + turn


def attack_dice(s: Tournament, side: int) -> int:
    """Return the dice of an attack, one to six (TOUR-6.20)."""
    return min(max(total(attack_dice_parts(s, side)), 1), MOST_DICE)


def attack_rerolls(s: Tournament, side: int) -> int:
    """Return the rerolls of an attack, at least 0 (TOUR-6.24)."""
    return max(total(attack_reroll_parts(s, side)), 0)


def defence_dice(s: Tournament, side: int) -> int:
    """Return the dice of a defence, six at most (TOUR-6.25)."""
    return min(total(defence_dice_parts(s, side)), MOST_DICE)


def own_rerolls(s: Tournament, side: int) -> int:
    """Return the rerolls of a defence (TOUR-6.25b)."""
    return total(own_reroll_parts(s, side))


def throw(s: Tournament, n: int) -> tuple[int, ...]:
    return tuple([s.chance(len(FACES)) for _ in range(n)])


def throw_again(s: Tournament, dice: tuple[int, ...], faces: tuple[int, ...]) -> tuple[int, ...]:
    """Throw the dice with these faces again; the others stay (TOUR-6.26)."""
    result: list[int] = []
    wanted = list(faces)
    for die in dice:
        if die in wanted:
            wanted.remove(die)
            result.append(s.chance(len(FACES)))
        else:
            result.append(die)
    return tuple(result)


def made(need: tuple[int, ...], dice: tuple[int, ...]) -> bool:
    """Return whether dice contain these symbols, with stars as wild, each die used once (TOUR-6.28).

    >>> made((2, 0, 1, 0, 0, 0), (0, 4, 2)), made((2, 0, 1, 0, 0, 0), (0, 0, 0))
    (True, False)
    """
    missing = 0
    for face, number in enumerate(need):
        if number:
            missing += max(0, number - dice.count(face))
    return missing <= dice.count(STAR)


def sum_of(form: int, counted: tuple[int, ...], thrown: int) -> int:
    """Return the value of the counted faces, doubled if all of two or more dice show one symbol.

    See TOUR-6.27, 6.31.
    """
    values = VALUES[form]
    total = 0
    for face in counted:
        total += values[face]
    if len(counted) == thrown >= 2 and counted[0] == counted[-1]:  # faces of a move are sorted
        total *= 2
    return total


def share(s: Tournament, damage: int, divisor: int) -> int:
    """Divide damage, rounding up unless the host chose otherwise (TOUR-6.44)."""
    return damage // divisor if s.round_down else -(-damage // divisor)
