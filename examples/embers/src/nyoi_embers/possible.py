"""What the rules make impossible. A position is refused by these checks; no game that is played ever meets one."""

from __future__ import annotations

from nyoi.kernel.position import impossible
from nyoi_embers.rules.round import Turn
from nyoi_embers.state import Embers


def possible(s: Embers) -> None:
    """Refuse a state that the rules make impossible, by the name of the check and the clause it breaks."""
    for seat in range(s.seats):
        if s.ash[seat] < 0:
            raise impossible("position-embers", "EMBERS-4.1", "hands", s.left(seat), seat=seat)
        if s.hearth[seat] and not (s.hands[seat] and s.claims and s.blowing):
            raise impossible("position-hearth", "EMBERS-6.3", "hearth", seat)
    inside = s.inside()
    if len(inside) < 2:
        raise impossible("position-one-player", "EMBERS-8.1", "hands", len(inside))
    turn: object = s.stack[-1]
    if isinstance(turn, Turn) and turn.seat not in inside:
        raise impossible("position-turn", "EMBERS-5.1", "turn", turn.seat)
    before = 0
    for seat, heat in s.claims:
        if seat not in inside or heat <= before:
            raise impossible("position-claim", "EMBERS-5.3", "claims", f"{seat}:{heat}")
        before = heat
