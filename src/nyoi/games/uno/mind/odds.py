"""Odds from a view alone: that a +4 is a bluff, and that the next card can be played."""

from __future__ import annotations

from math import comb
from typing import Any, Final

from nyoi.games.uno.content import CARD, COLOUR, COLOURS, DECK, KIND, NO_COLOUR, RANK, SHENRON, WILD, WILD4

BLUFFS: Final = (1, 10)  # prior: one +4 in ten is a bluff


def unseen(view: dict[str, Any]) -> list[int]:
    """Return the cards that the viewer does not see, in the draw pile or another hand."""
    seen = {CARD[id] for id in view["discard"]}
    for player in view["players"]:
        seen.update(CARD[id] for id in player["hand"] if id is not None)
    return [card for card in DECK if card not in seen]


def guilt(view: dict[str, Any]) -> float:
    """Return the chance that the +4 on the table is a bluff, by Bayes' rule (section 12, point 8).

    The likelihood depends on the cards that its player may hold.
    """
    plus4 = view["now"]
    player = view["players"][plus4["by"]]
    colour = COLOURS.index(plus4["colour"])
    counting = view["options"]["plus4_wilds_count"]

    def matches(card: int) -> bool:
        if COLOUR[card] != NO_COLOUR:
            return COLOUR[card] == colour
        return counting != "none" and (KIND[card] in (WILD, SHENRON) or counting == "all_wilds")

    known = [CARD[id] for id in player["hand"] if id is not None]
    if any(matches(card) for card in known):
        return 1.0
    hidden_cards = unseen(view)
    harmless = sum(not matches(card) for card in hidden_cards)
    hidden = max(plus4["cards"] - len(known), 0)
    g = 1 - comb(harmless, hidden) / comb(len(hidden_cards), hidden)
    b: float = (BLUFFS[0] + player["guilty"]) / (BLUFFS[1] + player["guilty"] + player["innocent"])
    return b * g / (b * g + 1 - g)


def fitting(view: dict[str, Any]) -> float:
    """Return the chance that the next card drawn can be played (UNO-6.2 to 6.4).

    A +4 is not counted.
    """
    cards = [card for card in unseen(view) if KIND[card] != WILD4]
    colour, rank = COLOURS.index(view["colour"]), RANK[CARD[view["discard"][-1]]]
    fits = [c for c in cards if COLOUR[c] in (NO_COLOUR, colour) or RANK[c] == rank]
    return len(fits) / len(cards) if cards else 0.0
