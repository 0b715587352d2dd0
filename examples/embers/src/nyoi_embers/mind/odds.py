"""The chance that a claim is true, as far as a view can tell."""

from __future__ import annotations

from functools import cache
from typing import Any

from nyoi_embers.content import HOTTEST


@cache
def ways(embers: int) -> tuple[int, ...]:
    """In how many ways so many embers are worth each heat, from 0 up.

    >>> ways(2)[2:8]
    (1, 2, 3, 4, 5, 6)
    """
    if embers == 0:
        return (1,)
    fewer = ways(embers - 1)
    return tuple(
        sum(fewer[heat - own] for own in range(1, HOTTEST + 1) if 0 <= heat - own < len(fewer))
        for heat in range(embers * HOTTEST + 1)
    )


@cache
def at_least(heat: int, embers: int) -> float:
    """The chance that so many unknown embers are worth this heat at least.

    >>> at_least(11, 2) == 3 / 36, at_least(2, 2), at_least(13, 2)
    (True, 1.0, 0.0)
    """
    found = ways(embers)
    return sum(found[max(heat, 0) :]) / sum(found)


def chance(view: dict[str, Any], heat: int, shown: int = 0) -> float:
    """The chance that the fire is worth this heat; with `shown`, once this ember of one's own is laid open."""
    players = view["players"]
    known = sum(sum(p["hearth"]) + sum(own or 0 for own in p["hand"]) for p in players)
    unknown = sum(own is None for p in players for own in p["hand"])
    if shown:
        own = players[view["seat"]]["hand"]
        known, unknown = known - sum(own) + shown, unknown + len(own) - 1
    return at_least(heat - known, unknown)
