"""Live pacing: what each game wants of the clock."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from importlib import import_module
from typing import Any, Final

from nyoi.server.pace.base import Pace, Plan, alone

__all__ = ["Pace", "Plan", "alone", "pace_of"]

OWN: Final = {
    "toma": "TomaPace",
    "uno": "UnoPace",
    "torak": "TorakPace",
    "duel": "DuelPace",
    "tournament": "TournamentPace",
}


def pace_of(game: str, options: Mapping[str, Any]) -> Pace:
    """The pacing of a game: the house's for it, or none."""
    if game not in OWN:
        return Pace(options)
    found: Callable[[Mapping[str, Any]], Pace] = getattr(import_module(f"nyoi.server.pace.{game}"), OWN[game])
    return found(options)
