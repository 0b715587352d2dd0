"""Where a dream is judged, and what it is worth between two rounds: the balls tell."""

from __future__ import annotations

from math import pow
from typing import Any

from nyoi.games.toma.state import Toma
from nyoi.kernel.rng import Rng


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


def quiet(s: Toma) -> bool:
    """Between two rounds: to play a round on to its end costs less than to judge it from the middle, and is truer."""
    for row in s.rows:  # noqa: SIM110 - asked at every step of a dream
        if row:
            return False
    return True


def forget(view: dict[str, Any], memory: float, rng: Rng) -> dict[str, Any]:
    """The view of somebody who remembers only a share of the cards that were shown, and of what can be ruled out."""
    seat = view["seat"]
    players = []
    for y, player in enumerate(view["players"]):
        known = y == seat or rng.unit() < memory
        players.append(player if known else player | {"hand": [None] * len(player["hand"]), "ruled_out": []})
    return view | {"players": players}
