"""Thinking ahead in Torak: a dream is played through the Army's phase, then balls, beans and boxes are weighed."""

from __future__ import annotations

from math import exp
from typing import Final

from nyoi.games.torak.hints import choose
from nyoi.games.torak.rules.scenery import ASK
from nyoi.games.torak.state import DUEL, RACE, Torak
from nyoi.kernel.decision import Move
from nyoi.kernel.rng import Rng

QUIET: Final = "boost"  # what is asked before a throw
HASTE: Final = 0.45  # balls that should be found for each box of the Army
SPREAD: Final = 1.2  # so many balls ahead make a win e times as likely


def likely(s: Torak, seat: int, moves: list[Move], rng: Rng) -> Move:
    """The simple careful policy."""
    return choose(s, seat, moves, rng, 3)


def estimate(s: Torak) -> tuple[float, ...] | None:
    """Before a throw: in the race who has more balls; else whether the heroes are ahead of the Army.

    While scenery is drawn nothing can be said, and the whole game lies ahead: all chances are even.
    """
    if s.decision is None:
        return None
    if s.decision.key in ASK:
        return (0.5,) * s.seats
    if s.decision.key != QUIET:
        return None
    if s.terms.mode == RACE:
        weights = [exp(s.sheet(seat).found / SPREAD) if s.at[seat] >= 0 else 0.0 for seat in range(s.seats)]
        whole = sum(weights) or 1.0
        return tuple(weight / whole for weight in weights)
    ahead = s.sheets[0].found - HASTE * s.boxes
    chance = 1 / (1 + exp(-ahead / SPREAD))
    return tuple(1 - chance if s.terms.mode == DUEL and seat == s.army else chance for seat in range(s.seats))
