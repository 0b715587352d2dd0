"""A Toma small enough to see whole: two seats, a deck of six cards, one ball."""

from __future__ import annotations

from itertools import permutations
from typing import Any, Final

DECK: Final = ("tentra", "ajito", "cooler", "claire", "tytoon", "toma")  # guess, peek, shield, redraw, trade, doom


def tiny() -> list[dict[str, Any]]:
    """Every deal, all equally likely; the first seat has drawn already, and nothing is left to chance."""
    found: list[dict[str, Any]] = []
    for first, drawn, second, *pile in permutations(DECK):
        hands = f"{first} {drawn} / {second}"
        found.append({"hands": hands, "pile": " ".join(pile), "deck": " ".join(DECK), "options": {"objective": 1}})
    return found
