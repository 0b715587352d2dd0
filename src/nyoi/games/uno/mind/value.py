"""What a dream is worth between two rounds of a match: the scores tell."""

from __future__ import annotations

from typing import Final

from nyoi.games.uno.content import HAND_SIZE
from nyoi.games.uno.state import Uno

_DECIDED: Final = 100.0  # so many points ahead make a win e times as likely


def estimate(s: Uno) -> tuple[float, ...] | None:
    """Between two rounds of a match: who is ahead is likely to win."""
    if not s.scoring or s.round < 2 or any(len(hand) != HAND_SIZE for hand in s.hands):
        return None
    weights = [2.718 ** ((score - s.target) / _DECIDED) for score in s.scores]
    whole = sum(weights)
    return tuple(weight / whole for weight in weights)
