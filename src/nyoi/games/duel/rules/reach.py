"""What can be aimed at, and what a card costs: questions that actions and the menu share (DUEL-6.7, 6.11.2, 6.5)."""

from __future__ import annotations

from nyoi.games.duel.content import CARD_ROWS, FIGURES, TALENT_OF, TALENT_ROWS, TECHNIQUE_ROWS
from nyoi.games.duel.pieces import ENEMY, SELF
from nyoi.games.duel.state import Duel


def in_range(s: Duel, unit: int, technique: int) -> list[int]:
    """The enemies within the range of a technique, which bonuses of the activation raise (DUEL-6.7.4, DUEL-6.7.5)."""
    row = TECHNIQUE_ROWS[technique]
    return s.targets(unit, row.low, row.high + (s.reach if unit == s.active else 0), row.level)


def castable(s: Duel, unit: int, technique: int, target: int) -> bool:
    """Whether a technique has its target (DUEL-6.11.2, 7.8)."""
    row = TECHNIQUE_ROWS[technique]
    if row.target == ENEMY:
        return target in in_range(s, unit, technique)
    if row.target == SELF:
        return True
    here = s.zone[unit]
    return any(s.zone[enemy] == here for enemy in s.standing(1 - s.owner[unit]))


def stunnable(s: Duel, unit: int) -> list[int]:
    """The enemy figures a talent of this unit can immobilise (DUEL-3.25a)."""
    talent = TALENT_ROWS[TALENT_OF[unit]]
    return [t for t in s.targets(unit, talent.low, talent.high) if t < FIGURES and not s.down[t]]


def price(s: Duel, slot: int) -> int:
    """What a card of the market costs now (DUEL-6.5.2)."""
    return max(0, CARD_ROWS[s.market[slot]].cost - s.cuts[slot])
