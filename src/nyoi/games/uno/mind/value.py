"""Where a dream is judged, and what it is worth between two rounds of a match: the scores tell."""

from __future__ import annotations

from typing import Any, Final

from nyoi.games.uno.content import HAND_SIZE
from nyoi.games.uno.state import Uno
from nyoi.kernel.rng import Rng

_DECIDED: Final = 100.0  # so many points ahead make a win e times as likely


def estimate(s: Uno) -> tuple[float, ...] | None:
    """Between two rounds of a match: who is ahead is likely to win."""
    if not quiet(s):
        return None
    weights = [2.718 ** ((score - s.target) / _DECIDED) for score in s.scores]
    whole = sum(weights)
    return tuple(weight / whole for weight in weights)


def quiet(s: Uno) -> bool:
    """Between two rounds of a match. A round is played on to its end: judged from the middle fewer games were won."""
    return s.scoring and s.round > 1 and all(len(hand) == HAND_SIZE for hand in s.hands)


def forget(view: dict[str, Any], memory: float, rng: Rng) -> dict[str, Any]:
    """The view of somebody who remembers only a share of who bluffed, who did not, and of cards that were shown."""
    seat = view["seat"]
    players = []
    for y, player in enumerate(view["players"]):
        known = y == seat or rng.unit() < memory
        blank = {"hand": [None] * len(player["hand"]), "guilty": 0, "innocent": 0}
        players.append(player if known else player | blank)
    return view | {"players": players}
