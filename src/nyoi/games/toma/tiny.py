"""A toy version of Toma for exact solving: two seats, a deck of six cards, one ball."""

from __future__ import annotations

from itertools import permutations
from typing import Any, Final

# guess, peek, shield, redraw, trade, doom
DECK: Final = ("tentra", "ajito", "cooler", "claire", "tytoon", "toma")


def tiny() -> list[dict[str, Any]]:
    """Return every deal, all equally likely; the first seat has drawn already, and no chance is left."""
    found: list[dict[str, Any]] = []
    for first, drawn, second, *pile in permutations(DECK):
        hands = f"{first} {drawn} / {second}"
        found.append({"hands": hands, "pile": " ".join(pile), "deck": " ".join(DECK), "options": {"objective": 1}})
    return found
