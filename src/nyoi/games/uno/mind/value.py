"""Quiescence and evaluation: a determinization is evaluated between two rounds of a match, by the scores."""

from __future__ import annotations

from typing import Any, Final

from nyoi.games.uno.content import HAND_SIZE
from nyoi.games.uno.state import Uno
from nyoi.kernel.rng import Rng

_DECIDED: Final = 100.0  # a lead of this many points makes a win e times as likely


def estimate(s: Uno) -> tuple[float, ...] | None:
    """Return each seat's chance to win, by the scores between two rounds of a match; otherwise None."""
    if not quiet(s):
        return None
    weights = [2.718 ** ((score - s.target) / _DECIDED) for score in s.scores]
    whole = sum(weights)
    return tuple(weight / whole for weight in weights)


def quiet(s: Uno) -> bool:
    """Return whether a match is between two rounds.

    Rounds are played to the end, because evaluating in the middle of a round won fewer games.
    """
    return s.scoring and s.round > 1 and all(len(hand) == HAND_SIZE for hand in s.hands)


def forget(view: dict[str, Any], memory: float, rng: Rng) -> dict[str, Any]:
    """Return a view that keeps only a share of the known bluffs, honest +4 and shown cards."""
    seat = view["seat"]
    players = []
    for y, player in enumerate(view["players"]):
        known = y == seat or rng.unit() < memory
        blank = {"hand": [None] * len(player["hand"]), "guilty": 0, "innocent": 0}
        players.append(player if known else player | blank)
    return view | {"players": players}
