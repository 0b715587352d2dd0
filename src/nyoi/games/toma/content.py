"""Cards, powers and decks of Toma, read once from the content tables (TOMA-3.1 to 3.8)."""

from __future__ import annotations

from typing import Any, Final

from nyoi.kernel.content import tables_of

_table: Final = tables_of("toma", "nyoi.games.toma").read


_cards: list[dict[str, Any]] = sorted(
    _table("cards")["card"], key=lambda card: (card["value"], card["power"], card["id"])
)
_powers: list[dict[str, Any]] = _table("powers")["power"]
_decks = _table("decks")

# Powers, in the order of powers.toml; NONE is what a copy card takes when there is nothing to copy.
NONE: Final = -1
COUNTER: Final = 0
GUESS: Final = 1
COPY: Final = 2
PEEK: Final = 3
CROSS: Final = 4
HIGH_OUT: Final = 5
LOW_OUT: Final = 6
SHIELD: Final = 7
REDRAW: Final = 8
TRADE: Final = 9
BURDEN: Final = 10
DOOM: Final = 11

POWERS: Final[tuple[str, ...]] = tuple(power["id"] for power in _powers)
POWER_ROWS: Final = tuple(_powers)

CARDS: Final[tuple[str, ...]] = tuple(card["id"] for card in _cards)
CARD_ROWS: Final = tuple(_cards)
VALUE: Final[tuple[int, ...]] = tuple(card["value"] for card in _cards)
POWER: Final[tuple[int, ...]] = tuple(POWERS.index(card["power"]) for card in _cards)
COLOUR: Final[tuple[str, ...]] = tuple(card.get("colour", "") for card in _cards)
CARD: Final[dict[str, int]] = {id: i for i, id in enumerate(CARDS)}

TOMA: Final = CARD["toma"]
MOTTA: Final = CARD["motta"]
# cards that force their holder to discard Motta
FORCED: Final = frozenset(CARD[id] for id in _powers[BURDEN]["forced_with"])
FORCING: Final[tuple[bool, ...]] = tuple(card in FORCED for card in range(len(CARDS)))
HIGHEST: Final = max(VALUE)

DECKS: Final[dict[int, dict[str, Any]]] = {deck["size"]: deck for deck in _decks["deck"]}
DECK_FOR: Final[dict[int, int]] = {seats: deck["size"] for deck in _decks["deck"] for seats in deck["players"]}
TARGET_FOR: Final[dict[int, int]] = {row["players"]: row["balls"] for row in _decks["objective"]}
OPEN_WITH_TWO: Final[int] = _decks["setup"]["face_up_removed_two_players"]

OPTIONS: Final[list[dict[str, Any]]] = _table("options")["option"]


_STANDARD: Final = {
    seats: tuple(sorted(CARD[id] for id in DECKS[size]["default_cards"])) for seats, size in DECK_FOR.items()
}


def standard_deck(seats: int) -> tuple[int, ...]:
    """Return the default deck for a number of players (TOMA-3.8)."""
    return _STANDARD[seats]


def names(lang: str) -> tuple[str, ...]:
    return tuple(row["name" if lang == "fr" else "name_en"] for row in CARD_ROWS)


def titles(lang: str) -> tuple[str, ...]:
    return tuple(row[f"title_{lang}"] for row in POWER_ROWS)


# Decks, values and powers are fixed (TOMA-9.7): the cards by value of each deck, the value and number of
# cards by power.
_COUNTS: Final = {
    16: [0, 5, 2, 2, 2, 2, 1, 1, 1],
    20: [1, 6, 3, 3, 2, 2, 1, 1, 1],
    24: [2, 7, 4, 3, 3, 2, 1, 1, 1],
    28: [2, 8, 6, 3, 3, 3, 1, 1, 1],
    32: [2, 10, 6, 4, 4, 3, 1, 1, 1],
}
_VALUES: Final = (0, 1, 1, 2, 2, 3, 3, 4, 5, 6, 7, 8)
_NUMBERS: Final = (2, 8, 2, 4, 2, 2, 2, 4, 3, 1, 1, 1)


def check() -> None:
    """Raise `ValueError` if tables are inconsistent, before they reach a game (TOMA-9.7)."""
    expected = "counter guess copy peek cross duel_high_out duel_low_out shield redraw trade burden doom"
    if list(POWERS) != expected.split():
        raise ValueError(f"powers.toml must list, in this order: {expected}")
    if len(CARD) != len(CARDS):
        raise ValueError("cards.toml has an id twice")
    for deck in DECKS.values():
        cards = [CARD[id] for id in deck["default_cards"]]
        counts = [sum(VALUE[c] == v for c in cards) for v in range(HIGHEST + 1)]
        if len(set(cards)) != deck["size"] or counts != [deck["counts"][str(v)] for v in range(HIGHEST + 1)]:
            raise ValueError(f"decks.toml: the default deck of {deck['size']} does not have its own counts")
        if counts != _COUNTS.get(deck["size"]):
            raise ValueError(f"decks.toml: the deck of {deck['size']} is fixed, no pack changes it")
    for power, id in enumerate(POWERS):
        found = [VALUE[card] for card in range(len(CARDS)) if POWER[card] == power]
        if found != [_VALUES[power]] * _NUMBERS[power]:
            raise ValueError(f"cards.toml: {_NUMBERS[power]} cards have the power {id} and the value {_VALUES[power]}")
    if any(TARGET_FOR[seats] != balls for seats, balls in ((2, 7), (3, 5), (4, 4))):
        raise ValueError("decks.toml: the target is printed for two to four players: 7, 5 and 4")


check()
