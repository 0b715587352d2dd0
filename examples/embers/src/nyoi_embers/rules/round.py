"""A round: the embers flare up in secret, claims go round, a doubt ends it (EMBERS sections 4 to 8)."""

from __future__ import annotations

from typing import Final

from nyoi.kernel.decision import NOBODY, Decision, Move
from nyoi.kernel.frame import Frame
from nyoi_embers import events, moves
from nyoi_embers.state import Embers, Summary


class Round(Frame[Embers]):
    """Everybody takes his embers back, and they flare up anew; the first starter is drawn by lot (EMBERS-4.2, 4.3)."""

    def __init__(self, starter: int = NOBODY) -> None:
        self.starter: Final = starter

    def run(self, s: Embers) -> None:
        starter = s.chance(s.seats) if self.starter == NOBODY else self.starter
        s.round += 1
        s.claims = ()
        s.tell(events.ROUND, s.round, starter)
        numbers = [s.left(seat) for seat in range(s.seats)]
        for seat in s.inside():
            s.hearth[seat] = ()
            s.flare(seat, numbers[seat])
            s.tell(events.FLARED, seat, rest=s.hands[seat])
        s.become(Turn(starter))


class Turn(Frame[Embers]):
    """One player claims more, blows, or doubts (EMBERS-5.1)."""

    def __init__(self, seat: int) -> None:
        self.seat: Final = seat

    def ask(self, s: Embers) -> Decision:
        found = [moves.CLAIM[heat] for heat in s.claimable()]
        if not s.claims:
            return Decision(self.seat, "open", found)
        found += blows(s, self.seat)
        if s.claims[-1][0] != self.seat or not found:  # EMBERS-5.5
            found.append(moves.DOUBT)
        return Decision(self.seat, "answer", found)

    def take(self, s: Embers, seat: int, move: Move) -> None:
        s.turns += 1
        if move is moves.DOUBT:
            doubt(s, seat)
            return
        if move.word == "claim":
            s.claims += ((seat, move.args[0]),)
            s.tell(events.CLAIMED, seat, move.args[0])
        else:
            blow(s, seat, move.args[0])
        s.become(Turn(s.following(seat)))


def blows(s: Embers, seat: int) -> list[Move]:
    """The embers that can be laid open: one of two hidden ones at least (EMBERS-6.1, 6.3)."""
    hand = s.hands[seat] if s.blowing else ()
    return [moves.BLOW[heat] for heat in sorted(set(hand), reverse=True)] if len(hand) > 1 else []


def blow(s: Embers, seat: int, heat: int) -> None:
    """One ember is laid open for the rest of the round, the others flare up anew (EMBERS-6.1, 6.2)."""
    s.hearth[seat] += (heat,)
    s.flare(seat, len(s.hands[seat]) - 1)
    s.tell(events.BLEW, seat, heat, rest=s.hands[seat])


def doubt(s: Embers, seat: int) -> None:
    """All hands are opened; who was wrong loses an ember (EMBERS-7.1 to 7.3), the last one who has any wins (8.1)."""
    claimer, claim = s.claims[-1]
    heat = s.heat()
    loser = seat if heat >= claim else claimer
    s.tell(events.DOUBTED, seat, claimer, claim)
    for x in s.inside():
        s.tell(events.SHOWN, x, rest=(*s.hands[x], *s.hearth[x]))
    s.tell(events.TRUE if heat >= claim else events.FALSE, heat, claim)
    s.last = Summary(heat, claim, claimer, seat, loser, tuple([(*s.hands[x], *s.hearth[x]) for x in range(s.seats)]))
    s.lose(loser)
    s.tell(events.LOST, loser, s.left(loser))
    inside = s.inside()
    if len(inside) == 1:
        s.tell(events.WON, inside[0], s.left(inside[0]))
        s.finish("last_ember", tuple([float(x == inside[0]) for x in range(s.seats)]))
    else:
        s.become(Round(loser if s.left(loser) else s.following(loser)))
