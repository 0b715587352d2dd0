"""A position laid out: the state that its keys (`position.py`) describe. `possible.py` says which cannot be."""

from __future__ import annotations

from nyoi.kernel.position import Position
from nyoi.kernel.state import Setting
from nyoi_embers.position import CLAIMS, HANDS, HEARTH, ROUND, TURN
from nyoi_embers.rules.round import Turn
from nyoi_embers.setup import table
from nyoi_embers.state import Embers


def given(setting: Setting, p: Position) -> Embers:
    """The state a position describes; what somebody has not, he has lost."""
    s = table(setting)
    due = s.left(0)
    s.hands = [tuple(sorted(hand, reverse=True)) for hand in p.need(HANDS)]
    s.hearth = p.get(HEARTH, s.hearth)
    s.ash = [due - s.left(seat) for seat in range(s.seats)]
    s.claims = p[CLAIMS]
    s.round = p[ROUND]
    s.stack = [Turn(p[TURN])]  # type: ignore[list-item]
    return s
