"""What a dream is worth between two rounds: the embers tell."""

from __future__ import annotations

from nyoi_embers.state import Embers


def estimate(s: Embers) -> tuple[float, ...] | None:
    """Before the first claim of a round everybody's chance grows with the square of his embers."""
    if s.claims:
        return None
    weights = [s.left(seat) ** 2 for seat in range(s.seats)]
    return tuple([weight / sum(weights) for weight in weights])
