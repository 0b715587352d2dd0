"""Likely moves of a dream: the nearest ball, and care."""

from __future__ import annotations

from nyoi.games.torak.mind.policy import choose
from nyoi.games.torak.state import Torak
from nyoi.kernel.decision import Move
from nyoi.kernel.rng import Rng


def likely(s: Torak, seat: int, moves: list[Move], rng: Rng) -> Move:
    """The simple careful policy."""
    return choose(s, seat, moves, rng, 3)
