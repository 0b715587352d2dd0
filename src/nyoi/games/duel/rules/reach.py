"""Legal targets and card prices, shared by actions and the menu (DUEL-6.7, 6.11.2, 6.5)."""

from __future__ import annotations

from nyoi.games.duel.content import CARD_ROWS, FIGURES, TALENT_OF, TALENT_ROWS, TECHNIQUE_ROWS
from nyoi.games.duel.pieces import ENEMY, SELF
from nyoi.games.duel.state import Duel


def in_range(s: Duel, unit: int, technique: int) -> list[int]:
    """Return the enemies within a technique's range, including activation bonuses.

    See DUEL-6.7.4, DUEL-6.7.5.
    """
    row = TECHNIQUE_ROWS[technique]
    return s.targets(unit, row.low, row.high + (s.reach if unit == s.active else 0), row.level)


def castable(s: Duel, unit: int, technique: int, target: int) -> bool:
    """Return whether a technique has its target (DUEL-6.11.2, 7.8)."""
    row = TECHNIQUE_ROWS[technique]
    if row.target == ENEMY:
        return target in in_range(s, unit, technique)
    if row.target == SELF:
        return True
    here = s.zone[unit]
    return any(s.zone[enemy] == here for enemy in s.standing(1 - s.owner[unit]))


def stunnable(s: Duel, unit: int) -> list[int]:
    """Return the enemy figures a talent of this unit can immobilise (DUEL-3.25a)."""
    talent = TALENT_ROWS[TALENT_OF[unit]]
    return [t for t in s.targets(unit, talent.low, talent.high) if t < FIGURES and not s.down[t]]


def price(s: Duel, slot: int) -> int:
    """Return the current price of a market card (DUEL-6.5.2)."""
    return max(0, CARD_ROWS[s.market[slot]].cost - s.cuts[slot])
