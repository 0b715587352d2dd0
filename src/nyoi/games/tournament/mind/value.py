"""What a dream is worth once no fight is on: the teams are counted."""

from __future__ import annotations

from math import exp
from typing import Final

from nyoi.games.tournament.state import PEACE, Tournament

# What each thing adds to the logarithm of the odds: fitted to 370 games of two and of four, the rule of thumb against
# itself, in half of them with slips.
WARRIOR: Final = 2.0  # shared among the rounds still to play: a lead counts for more when less can happen
ENDURANCE: Final = 0.03


def estimate(s: Tournament) -> tuple[float, ...] | None:
    """Who is ahead: warriors left, and their Endurance."""
    if s.fight != PEACE or s.round == 0:
        return None
    late = WARRIOR / (s.rounds_left + 1)
    ahead = [late * s.score(seat) + ENDURANCE * s.endurance(seat) for seat in range(s.seats)]
    weights = [exp(ahead[seat]) if s.inside(seat) else 0.0 for seat in range(s.seats)]
    whole = sum(weights)
    return tuple(weight / whole for weight in weights) if whole else None
