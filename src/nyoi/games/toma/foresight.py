"""Thinking ahead in Toma: a dream is played to the end of its round, and the balls tell the rest."""

from __future__ import annotations

from nyoi.games.toma.state import Toma


def estimate(s: Toma) -> tuple[float, ...] | None:
    """Between two rounds: every ball that somebody is nearer to the target doubles his chance."""
    if any(s.rows):
        return None
    weights = [2.0 ** (balls - s.target) for balls in s.balls]
    whole = sum(weights)
    return tuple(weight / whole for weight in weights)
