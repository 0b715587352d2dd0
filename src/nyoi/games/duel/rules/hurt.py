"""Wounds from falls, pushes and ripostes, and collapsing hills (DUEL-6.6, 6.10)."""

from __future__ import annotations

from typing import Final

from nyoi.games.duel import events, moves
from nyoi.games.duel.content import FIGURES
from nyoi.games.duel.rules import keys
from nyoi.games.duel.rules.body import lay_down, wound
from nyoi.games.duel.rules.hand import IN_W, give, may_react, plays
from nyoi.games.duel.rules.question import Question
from nyoi.games.duel.state import OFF, Duel
from nyoi.kernel.decision import Decision, Move
from nyoi.kernel.frame import Frame


class Hurt(Question):
    """Wounds that only the unit's Parade tokens can stop: no die or ally (window W, DUEL-6.10.2)."""

    def __init__(self, unit: int, wounds: int) -> None:
        self.unit: Final = unit
        self.wounds: Final = wounds

    def ask(self, s: Duel) -> Decision | None:
        unit = self.unit
        if unit >= FIGURES or s.zone[unit] == OFF:
            return None
        seat = s.owner[unit]
        most = min(s.parades[unit], self.wounds)
        if most == 0 and not may_react(s, seat, IN_W):
            return None
        return self.asks(seat, keys.W_TOKENS, moves.parry[: most + 1] + plays(s, seat, IN_W))

    def answer(self, s: Duel, seat: int, move: Move) -> None:
        if move.word == "parry":
            spend_parades(s, self.unit, move.args[0])
            wound(s, self.unit, self.wounds - move.args[0])
            s.done()
        else:
            give(s, seat, move)

    def run(self, s: Duel) -> None:
        wound(s, self.unit, self.wounds)
        s.done()


def spend_parades(s: Duel, unit: int, n: int) -> None:
    """Return Parade tokens to the supply, one per wound stopped (DUEL-6.9.7)."""
    if n:
        s.parades[unit] -= n
        s.tell(events.SPENT, unit, n)


class Collapse(Frame[Duel]):
    """Units fall one by one from a destroyed hill: down, and 1 wound each (DUEL-6.6.2, DUEL-6.6.3).

    Only units in its zone fall; a Saibaiman is eliminated by the wound (DUEL-6.6.4).
    """

    def __init__(self, units: tuple[int, ...]) -> None:
        self.units: Final = units

    def run(self, s: Duel) -> None:
        if not self.units:
            s.done()
            return
        unit = self.units[0]
        if s.zone[unit] == OFF:
            s.become(Collapse(self.units[1:]))
            return
        s.tell(events.FELL, unit)
        if unit < FIGURES:
            lay_down(s, unit)
        s.become(Collapse(self.units[1:]), after=Hurt(unit, 1))


def destroy_hill(s: Duel, zone: int, first: int) -> Collapse:
    """Destroy a hill and return the falls: the pushed figure first, then the others (DUEL-6.6.1, 6.6.3)."""
    s.hills &= ~(1 << zone)
    s.tell(events.HILL, zone)
    falling = [u for u in s.inside(zone) if not s.flying[u]]
    falling.sort(key=lambda u: u != first)  # stable sort: the others keep their order
    return Collapse(tuple(falling))
