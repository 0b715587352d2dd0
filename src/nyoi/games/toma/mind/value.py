"""Quiescence and evaluation: a determinization is evaluated between two rounds, by the balls."""

from __future__ import annotations

from math import pow
from typing import Any

from nyoi.games.toma.state import Toma
from nyoi.kernel.rng import Rng


def estimate(s: Toma) -> tuple[float, ...] | None:
    """Return each seat's chance to win between two rounds; each ball closer to the target doubles it."""
    for row in s.rows:
        if row:
            return None
    weights = [pow(2.0, float(balls - s.target)) for balls in s.balls]
    whole = 0.0
    for weight in weights:
        whole += weight
    return tuple([weight / whole for weight in weights])


def quiet(s: Toma) -> bool:
    """Return whether a determinization is between two rounds.

    Playing a round to its end costs less than evaluating it in the middle, and is more accurate.
    """
    for row in s.rows:  # noqa: SIM110 - asked at every step of a dream
        if row:
            return False
    return True


def forget(view: dict[str, Any], memory: float, rng: Rng) -> dict[str, Any]:
    """Return a view that keeps only a share of the cards shown and the values ruled out."""
    seat = view["seat"]
    players = []
    for y, player in enumerate(view["players"]):
        known = y == seat or rng.unit() < memory
        players.append(player if known else player | {"hand": [None] * len(player["hand"]), "ruled_out": []})
    return view | {"players": players}
