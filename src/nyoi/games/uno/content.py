"""The deck of UNO Dragon Ball Z, read once from the content tables (UNO-3.1 to 3.21)."""

from __future__ import annotations

from typing import Any, Final

from nyoi.kernel.content import tables_of

_table: Final = tables_of("uno", "nyoi.games.uno").read


# Kinds and wishes, in the order of cards.toml.
NUMBER: Final = 0
SKIP: Final = 1
REVERSE: Final = 2
DRAW2: Final = 3
WILD: Final = 4
WILD4: Final = 5
SHENRON: Final = 6

WISH_DRAW2: Final = 0
WISH_REVERSE: Final = 1
WISH_SKIP: Final = 2
WISH_SHED: Final = 3
WISH_NONE: Final = 4

NO_COLOUR: Final = -1
NO_RANK: Final = -1  # a wild card offers nothing to match (UNO-6.4)
_EFFECTS: Final = {
    "number": "none",
    "skip": "skip_next",
    "reverse": "reverse",
    "draw2": "next_draws_and_skips",
    "wild": "none",
    "wild4": "next_draws_and_skips_or_challenges",
    "shenron": "reveal_and_wish",
}


def check(tables: dict[str, Any]) -> None:
    """Raise `ValueError` if a deck is inconsistent (UNO-3.20), before it reaches a game."""
    deck, faces = tables["deck"], tables["face"]
    if [(kind["id"], kind["effect"]) for kind in tables["kind"]] != list(_EFFECTS.items()):
        raise ValueError(f"cards.toml must list the kinds {', '.join(_EFFECTS)}, each with its effect")
    if [wish["id"] for wish in tables["wish"]] != ["draw2", "reverse", "skip", "shed"]:
        raise ValueError("cards.toml must list the wishes draw2, reverse, skip, shed")
    if len(tables["colour"]) != 4:
        raise ValueError("cards.toml must list four colours")
    if sum(face["copies"] for face in faces) != deck["total_cards"]:
        raise ValueError(f"cards.toml: the copies do not add up to {deck['total_cards']} cards")
    if sum(stars != 0 for face in faces for stars in face["dragonball"]) != deck["dragonball_cards"]:
        raise ValueError(f"cards.toml: the Dragonballs do not add up to {deck['dragonball_cards']}")
    if len({face["code"] for face in faces}) != len(faces):
        raise ValueError("cards.toml has a code twice")
    families = {kind["id"]: kind["family"] for kind in tables["kind"]}
    for face in faces:
        if len(face["dragonball"]) != face["copies"]:
            raise ValueError(f"cards.toml: {face['code']} needs a Dragonball entry for each of its copies")
        if ("colour" in face) != (families[face["kind"]] == "coloured") or ("number" in face) != (
            face["kind"] == "number"
        ):
            raise ValueError(f"cards.toml: {face['code']} has a colour or a number that its kind does not have")


_deck = _table("cards")
check(_deck)
_faces: list[dict[str, Any]] = _deck["face"]
_kinds: list[dict[str, Any]] = _deck["kind"]
_colours: list[dict[str, Any]] = _deck["colour"]

KINDS: Final[tuple[str, ...]] = tuple(kind["id"] for kind in _kinds)
COLOURS: Final[tuple[str, ...]] = tuple(colour["name_en"] for colour in _colours)
WISHES: Final = (*(wish["id"] for wish in _deck["wish"]), "none")
FACES: Final[tuple[str, ...]] = tuple(face["code"] for face in _faces)
FACE_ROWS: Final = tuple(_faces)

_cards: list[tuple[int, int]] = [(f, k) for f, face in enumerate(_faces) for k in range(face["copies"])]
_letters = [colour["id"] for colour in _colours]

CARDS: Final[tuple[str, ...]] = tuple(f"{FACES[f]}-{k + 1}" for f, k in _cards)  # UNO-3.4
CARD: Final[dict[str, int]] = {id: card for card, id in enumerate(CARDS)}
DECK: Final[tuple[int, ...]] = tuple(range(len(CARDS)))
FACE: Final[tuple[int, ...]] = tuple(f for f, _ in _cards)
COPIES: Final[tuple[int, ...]] = tuple(_faces[f]["copies"] for f, _ in _cards)
KIND: Final[tuple[int, ...]] = tuple(KINDS.index(_faces[f]["kind"]) for f, _ in _cards)
COLOUR: Final[tuple[int, ...]] = tuple(
    _letters.index(_faces[f]["colour"]) if "colour" in _faces[f] else NO_COLOUR for f, _ in _cards
)
# The rank that can be matched on a visible card: its number, or 100 and more for a symbol (UNO-5.2).
RANK: Final[tuple[int, ...]] = tuple(
    NO_RANK if COLOUR[c] == NO_COLOUR else _faces[f].get("number", 100 + KIND[c]) for c, (f, _) in enumerate(_cards)
)
POINTS: Final[tuple[int, ...]] = tuple(
    RANK[c] if _kinds[KIND[c]]["points"] == "face_value" else _kinds[KIND[c]]["points"] for c in DECK
)
ACTION: Final[tuple[bool, ...]] = tuple(_kinds[kind]["action_for_setup"] for kind in KIND)  # UNO-4.6
STARS: Final[tuple[int, ...]] = tuple(_faces[f]["dragonball"][k] for f, k in _cards)  # UNO-3.10

# The marked cards by `dragonball_profile`: all of them, or first copies only (UNO-3.11, 3.12).
FULL: Final[tuple[bool, ...]] = tuple(stars != 0 for stars in STARS)
RARE: Final[tuple[bool, ...]] = tuple(FULL[c] and k == 0 for c, (_, k) in enumerate(_cards))

HAND_SIZE: Final[int] = _deck["deck"]["hand_size"]
LEAST: Final[int] = _deck["deck"]["min_players"]
MOST: Final[int] = _deck["deck"]["max_players"]

_figures: dict[str, Any] = _deck["figures"]
PLUS2: Final[int] = _kinds[DRAW2]["draws"]
PLUS4: Final[int] = _figures["plus4_accept_draws"]
CHALLENGE_LOST: Final[int] = _figures["plus4_failed_challenge_draws"]
CHALLENGE_WON: Final[int] = _figures["plus4_successful_challenge_draws"]
PENALTY: Final[int] = _figures["uno_penalty_draws"]
WISH_DRAWS: Final[int] = _figures["wish_draw2_draws"]

_options = _table("options")
OPTIONS: Final[list[dict[str, Any]]] = _options["option"]
BOTS: Final[dict[str, dict[str, Any]]] = _options["bots"]
LEVELS: Final = ("easy", "easy", "normal", "hard", "hard")  # the difficulty of a bot, by level from 1 to 5


def names(lang: str) -> tuple[str, ...]:
    """Return the card names: `7 rouge`, `Passer bleu`, `Inversion bleue`; `red 7`, `blue Skip`."""
    found = []
    for c in DECK:
        row = _kinds[KIND[c]]
        kind = row[f"name_{lang}"] if KIND[c] != NUMBER else str(RANK[c])
        form = "feminine" if row.get(f"feminine_{lang}") else "name"
        colour = _colours[COLOUR[c]][f"{form}_{lang}"] if COLOUR[c] != NO_COLOUR else ""
        found.append(" ".join([kind, colour] if lang == "fr" else [colour, kind]).strip())
    return tuple(found)


def colour_names(lang: str) -> tuple[str, ...]:
    return tuple(colour[f"name_{lang}"] for colour in _colours)


def value_of(cards: tuple[int, ...]) -> int:
    """Return the points of cards in hand (UNO-8.10)."""
    return sum(POINTS[card] for card in cards)
