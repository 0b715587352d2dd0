"""The cards as the oracle reads them: ids, and what their letters say (section 3 of the ruling book)."""

from __future__ import annotations

COLOUR_OF = {"R": "red", "Y": "yellow", "G": "green", "B": "blue"}


def whole_deck() -> list[str]:
    """The 112 cards (UNO-3.3)."""
    cards = []
    for letter in "RYGB":
        for rank in "0123456789SVD":
            for copy in (1,) if rank == "0" else (1, 2):
                cards.append(f"{letter}{rank}-{copy}")
    for code in ("W", "W4", "WS"):
        for copy in (1, 2, 3, 4):
            cards.append(f"{code}-{copy}")
    return cards


def wild(card: str) -> bool:
    return card.startswith("W")


def code(card: str) -> str:
    return card.split("-")[0]


def colour_of(card: str) -> str:
    return "" if wild(card) else COLOUR_OF[card[0]]


def rank_of(card: str) -> str:
    """Number or symbol (UNO-5.2); wild cards have none."""
    return "" if wild(card) else card[1]


def number_card(card: str) -> bool:
    return not wild(card) and card[1] in "0123456789"


def worth(card: str) -> int:
    """UNO-8.10."""
    if wild(card):
        return 50
    return int(card[1]) if number_card(card) else 20
