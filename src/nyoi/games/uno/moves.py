"""Moves of UNO, each created once and looked up by card, colour and seat."""

from __future__ import annotations

from typing import Final

from nyoi.games.uno.content import (
    CARDS,
    COLOUR,
    COLOURS,
    DECK,
    MOST,
    NO_COLOUR,
    RANK,
    WISH_DRAW2,
    WISH_NONE,
    WISH_REVERSE,
    WISH_SHED,
    WISH_SKIP,
    WISHES,
)
from nyoi.kernel.decision import NOBODY, Move
from nyoi.kernel.lexicon import Lexicon

FIELDS: Final = {
    "play": "card colour uno",
    "draw": "",
    "keep": "",
    "pass": "",
    "accept": "",
    "challenge": "",
    "wish": "wish target:seat card uno",
    "take": "",
    "swap": "target:seat uno",
    "jump": "card uno",
    "stay": "",
    "declare": "",
    "silent": "",
    "catch": "target:seat",
    "wave": "",
    "close": "",
}


def _play(card: int, colour: int, uno: int) -> Move:
    words = ["play", CARDS[card], *([COLOURS[colour]] if colour >= 0 else []), *(["uno"] if uno else [])]
    return Move("play", (card, colour, uno), " ".join(words))


def _with_uno(word: str, thing: str, args: tuple[int, ...]) -> tuple[Move, Move]:
    return Move(word, (*args, 0), f"{word} {thing}"), Move(word, (*args, 1), f"{word} {thing} uno")


# Plays without a colour, for coloured cards and a last wild card (UNO-6.6) ...
PLAIN: Final[list[Move]] = [_play(card, NO_COLOUR, 0) for card in DECK]
PLAIN_UNO: Final[list[Move]] = [_play(card, NO_COLOUR, 1) for card in DECK]
# ... and a wild card with each colour; empty for coloured cards.
WILD: Final[list[list[Move]]] = [
    [_play(card, colour, 0) for colour in range(len(COLOURS))] if COLOUR[card] == NO_COLOUR else [] for card in DECK
]
WILD_UNO: Final[list[list[Move]]] = [[_play(move.args[0], move.args[1], 1) for move in row] for row in WILD]


def _fitting(colour: int, rank: int) -> list[list[Move]]:
    return [
        WILD[card]
        if COLOUR[card] == NO_COLOUR
        else _ALONE[card]
        if COLOUR[card] == colour or RANK[card] == rank
        else _NONE
        for card in DECK
    ]


# Plays of each card by the colour in force and the visible card (UNO-6.2 to 6.4): `FITTING[colour][visible]`.
_NONE: Final[list[Move]] = []
_ALONE: Final[list[list[Move]]] = [[move] for move in PLAIN]
_by_rank: Final = [{rank: _fitting(colour, rank) for rank in set(RANK)} for colour in range(len(COLOURS))]
FITTING: Final[list[list[list[list[Move]]]]] = [[rows[RANK[card]] for card in DECK] for rows in _by_rank]

DRAW: Final = Move("draw", (), "draw")
KEEP: Final = Move("keep", (), "keep")
ONLY_KEEP: Final = [KEEP]
# only while others may still jump in; otherwise a pass is automatic (UNO-6.20)
PASS: Final = Move("pass", (), "pass")

ACCEPT: Final = Move("accept", (), "accept")
CHALLENGE: Final = Move("challenge", (), "challenge")
ANSWERS: Final = [ACCEPT, CHALLENGE]

WISHED: Final[list[Move]] = [
    Move("wish", (wish, NOBODY, NOBODY, 0), f"wish {WISHES[wish]}") for wish in (WISH_DRAW2, WISH_REVERSE, WISH_NONE)
]
WISH_SKIPS: Final[list[Move]] = [
    Move("wish", (WISH_SKIP, target, NOBODY, 0), f"wish skip {target}") for target in range(MOST)
]
WISH_SHEDS: Final[list[Move]] = [
    Move("wish", (WISH_SHED, NOBODY, card, 0), f"wish shed {id}") for card, id in enumerate(CARDS)
]
WISH_SHEDS_UNO: Final[list[Move]] = [
    Move("wish", (WISH_SHED, NOBODY, card, 1), f"wish shed {id} uno") for card, id in enumerate(CARDS)
]

TAKE: Final = Move("take", (), "take")
SWAP: Final[list[tuple[Move, Move]]] = [_with_uno("swap", str(target), (target,)) for target in range(MOST)]

JUMP: Final[list[tuple[Move, Move]]] = [_with_uno("jump", id, (card,)) for card, id in enumerate(CARDS)]
STAY: Final = Move("stay", (), "stay")

DECLARE: Final = Move("declare", (), "declare")
SILENT: Final = Move("silent", (), "silent")
CATCH: Final[list[Move]] = [Move("catch", (target,), f"catch {target}") for target in range(MOST)]
WAVE: Final = Move("wave", (), "wave")
CATCHING: Final[list[list[Move]]] = [[catch, WAVE] for catch in CATCH]  # the usual options in a hold
CLOSE: Final = Move("close", (), "close")

# available at any decision while a player is exposed (UNO-7.13)
_ASIDE: Final = ("declare", "silent", "catch", "wave")
_JUMP: Final = ("jump", "stay")
QUESTIONS: Final[dict[str, tuple[str, ...]]] = {
    "turn": ("play", "draw"),
    "turn-jump": ("play", "draw", "pass", *_JUMP),
    "turn-uno": ("play", "draw", "pass", *_JUMP, *_ASIDE),
    "drawn": ("play", "keep"),
    "hold": (*_ASIDE, "close"),
    "plus4": ("accept", "challenge"),
    "plus4-uno": ("accept", "challenge", *_ASIDE),
    "stack": ("play", "take"),
    "stack-uno": ("play", "take", *_ASIDE),
    "swap": ("swap",),
    "wish": ("wish",),
    "wish-uno": ("wish", *_ASIDE),
}


def lexicon() -> Lexicon:
    """Return the action space.

    A wild card without a colour is the player's last card, so it has neither a call nor an identical card.
    """
    coloured = [card for card in DECK if COLOUR[card] != NO_COLOUR]
    listed = [*PLAIN, *[PLAIN_UNO[card] for card in coloured]]
    listed += [move for rows in (WILD, WILD_UNO) for row in rows for move in row]
    listed += [DRAW, KEEP, PASS, ACCEPT, CHALLENGE, *WISHED, *WISH_SKIPS, *WISH_SHEDS, *WISH_SHEDS_UNO, TAKE]
    listed += [move for pair in SWAP for move in pair]
    listed += [move for card in coloured for move in JUMP[card]]
    return Lexicon([*listed, STAY, DECLARE, SILENT, *CATCH, WAVE, CLOSE], FIELDS, QUESTIONS)
