"""Refusals of moves out of turn: the seat that is awaited and why, from public facts only."""

from __future__ import annotations

from nyoi.games.torak.content import BALLS, ELEMENTS, SCENERY
from nyoi.games.torak.rules.army import Troops
from nyoi.games.torak.rules.draft import Draft
from nyoi.games.torak.rules.pool import Muster, Pool
from nyoi.games.torak.rules.race import Lap, Play
from nyoi.games.torak.rules.scenery import Scenery, placer
from nyoi.games.torak.rules.turn import Act, Turn
from nyoi.games.torak.state import DUEL, FACING, FLEEING, RACE, RESTED, SPENT, Torak
from nyoi.kernel.decision import NOBODY
from nyoi.kernel.play import Refused


def unasked(s: Torak, seat: int, text: list[str]) -> Refused | None:
    """Return why a seat that is not asked has to wait."""
    now: object = s.stack[-1] if s.stack else None
    if s.at[seat] == NOBODY and seat != s.army:
        return Refused("you-are-out", "TORAK-9.25" if s.terms.mode == RACE else "TORAK-9.12")
    if isinstance(now, Scenery):
        who = placer(s, now.drawn)
        return Refused("other-draws", "TORAK-4.9", seat=who, element=ELEMENTS[SCENERY[now.drawn]])
    if isinstance(now, Draft):
        return Refused("you-have-drawn", "TORAK-9.19")
    if isinstance(now, Lap):
        if s.sheet(seat).filled:
            return Refused("you-have-burned", "TORAK-9.22")
        return Refused("nothing-to-burn", "TORAK-9.22")
    if isinstance(now, Troops):
        return Refused("army-places", "TORAK-9.29", seat=s.army)
    if isinstance(now, Turn | Act):
        if s.terms.mode == DUEL:
            return Refused("hero-plays", "TORAK-9.29", seat=s.captain)
        return Refused("other-turn", "TORAK-5.5", seat=s.captain)
    if isinstance(now, Muster):
        return Refused("captain-burns", "TORAK-9.6", seat=s.captain)
    if isinstance(now, Pool | Play):
        return waiting(s, seat, isinstance(now, Pool))
    return None


def waiting(s: Torak, seat: int, pool: bool) -> Refused | None:
    """Return why a hero waits while dice lie on the table: others act first, or its turn is done."""
    if pool and s.decision is not None and len(s.decision.seats) == 1:
        other = s.decision.seats[0]
        if s.stage[other] == FLEEING:
            return Refused("other-escapes", "TORAK-9.7a", seat=other)
        if s.stage[other] >= FACING:
            return Refused("other-arrives", "TORAK-7.6", seat=other)
    if s.stage[seat] == SPENT:
        if not pool and s.sheet(seat).found == BALLS:
            return Refused("all-found", "TORAK-8.13")
        return Refused("turn-spent", "TORAK-6.37")
    if s.stage[seat] == RESTED:
        return Refused("no-dice-left" if pool else "turn-ended", "TORAK-7.6" if pool else "TORAK-5.2")
    return None
