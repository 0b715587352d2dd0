"""Likely moves of a dream: it is played quickly to the end of its round."""

from __future__ import annotations

from typing import Final

from nyoi.kernel.decision import Move
from nyoi.kernel.rng import Rng
from nyoi_embers.state import Embers

MEAN: Final = 3.5  # of an unknown ember
TRUST: Final = 1.5  # so much beyond what one expects is believed


def likely(s: Embers, seat: int, moves: list[Move], rng: Rng) -> Move:
    """Doubt what is more than one expects from one's own embers; else go up to there, or just a little.

    A dream is played as its players know it: nobody looks into the hands of others.
    """
    unknown = sum(len(hand) for other, hand in enumerate(s.hands) if other != seat)
    expected = sum(map(sum, s.hearth)) + sum(s.hands[seat]) + MEAN * unknown
    if s.claims and s.claims[-1][1] > expected + TRUST:
        return moves[-1]  # a doubt, if one is offered
    fitting = [move for move in moves if move.word == "claim" and move.args[0] <= expected]
    if fitting:
        return rng.pick(fitting)
    return moves[0] if rng.below(2) else moves[-1]
