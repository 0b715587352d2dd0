"""Exact odds of the other hands: all deals of the unseen cards are equally likely (TOMA section 10)."""

from __future__ import annotations

from typing import Any

from nyoi.games.toma.content import CARD, HIGHEST, VALUE


def chances(view: dict[str, Any], target: int) -> list[float]:
    """Return, by value, the chance of a player's card, given the viewer's knowledge and values ruled out."""
    players = view["players"]
    known = players[target]["hand"][0]
    if known is not None:
        return [1.0 if VALUE[CARD[known]] == value else 0.0 for value in range(HIGHEST + 1)]
    left = unseen(view)
    # Only players with a value ruled out change the relative odds of the target's cards.
    others = [
        frozenset(player["ruled_out"])
        for seat, player in enumerate(players)
        if seat not in (target, view["seat"]) and player["hand"] == [None] and player["ruled_out"]
    ]
    barred = players[target]["ruled_out"]
    found = [0.0 if value in barred else float(_deals(left, value, others)) for value in range(HIGHEST + 1)]
    total = sum(found)
    return [number / total for number in found] if total else found


def unseen(view: dict[str, Any]) -> list[int]:
    """Return, by value, how many cards of the deck the viewer has not seen."""
    seen = {id for player in view["players"] for id in player["hand"] if id is not None}
    seen |= {id for player in view["players"] for id, _ in player["row"]} | set(view["open"])
    left = [0] * (HIGHEST + 1)
    for id in view["deck"]:
        if id not in seen:
            left[VALUE[CARD[id]]] += 1
    return left


def _deals(left: list[int], value: int, others: list[frozenset[int]]) -> int:
    """Return the number of deals with this value for the target and no ruled-out value for the others."""
    if left[value] == 0 or not others:
        return left[value]
    rest = left.copy()
    rest[value] -= 1
    return left[value] * sum(_deals(rest, v, others[1:]) for v in range(len(rest)) if v not in others[0])
