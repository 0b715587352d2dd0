"""What a dream is worth between two rounds: the balls tell."""

from __future__ import annotations

from math import pow

from nyoi.games.toma.state import Toma


def estimate(s: Toma) -> tuple[float, ...] | None:
    """Between two rounds: every ball that somebody is nearer to the target doubles his chance."""
    for row in s.rows:
        if row:
            return None
    weights = [pow(2.0, float(balls - s.target)) for balls in s.balls]
    whole = 0.0
    for weight in weights:
        whole += weight
    return tuple([weight / whole for weight in weights])
