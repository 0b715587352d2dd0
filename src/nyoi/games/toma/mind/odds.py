"""What others may hold, counted exactly: all deals of the cards a seat has not seen are as likely (TOMA section 10)."""

from __future__ import annotations

from typing import Any

from nyoi.games.toma.content import CARD, HIGHEST, VALUE


def chances(view: dict[str, Any], target: int) -> list[float]:
    """By value, the chance that a player's card has it, from what the viewer knows and everybody can exclude."""
    players = view["players"]
    known = players[target]["hand"][0]
    if known is not None:
        return [1.0 if VALUE[CARD[known]] == value else 0.0 for value in range(HIGHEST + 1)]
    left = unseen(view)
    # Only those of whom something is ruled out make one card likelier for the target than another.
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
    """By value, how many cards of the deck the viewer has not seen."""
    seen = {id for player in view["players"] for id in player["hand"] if id is not None}
    seen |= {id for player in view["players"] for id, _ in player["row"]} | set(view["open"])
    left = [0] * (HIGHEST + 1)
    for id in view["deck"]:
        if id not in seen:
            left[VALUE[CARD[id]]] += 1
    return left


def _deals(left: list[int], value: int, others: list[frozenset[int]]) -> int:
    """In how many ways somebody can have a card of this value and the others what is not ruled out for them."""
    if left[value] == 0 or not others:
        return left[value]
    rest = left.copy()
    rest[value] -= 1
    return left[value] * sum(_deals(rest, v, others[1:]) for v in range(len(rest)) if v not in others[0])
