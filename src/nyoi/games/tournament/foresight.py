"""Thinking ahead in the Tournament: a dream is played until no fight is on, then the teams are counted."""

from __future__ import annotations

from math import exp
from typing import Final

from nyoi.games.tournament.state import PEACE, Tournament

TIRED: Final = 12.0  # so much Endurance is worth a warrior
SPREAD: Final = 1.2  # so many warriors ahead make a win e times as likely


def estimate(s: Tournament) -> tuple[float, ...] | None:
    """Who is ahead: warriors left, and their Endurance."""
    if s.fight != PEACE or s.round == 0:
        return None
    weights = [
        exp((s.score(seat) + s.endurance(seat) / TIRED) / SPREAD) if s.inside(seat) else 0.0 for seat in range(s.seats)
    ]
    whole = sum(weights)
    return tuple(weight / whole for weight in weights) if whole else None
