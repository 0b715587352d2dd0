"""Moves of Toma, each created once."""

from __future__ import annotations

from typing import Final

from nyoi.games.toma.content import (
    CARDS,
    CROSS,
    FORCING,
    GUESS,
    HIGH_OUT,
    HIGHEST,
    LOW_OUT,
    MOTTA,
    PEEK,
    POWERS,
    REDRAW,
    TRADE,
)
from nyoi.kernel.decision import Move
from nyoi.kernel.lexicon import Lexicon

SEATS: Final = 8

_discard: Final = [Move("discard", (c,), f"discard {id}") for c, id in enumerate(CARDS)]
_words: Final = {
    GUESS: "guess",
    CROSS: "cross",
    PEEK: "peek",
    HIGH_OUT: "duel",
    LOW_OUT: "duel",
    REDRAW: "redraw",
    TRADE: "trade",
}
# the word of a choice, by power
WORD: Final[list[str]] = [_words.get(power, "") for power in range(len(POWERS))]

# Choices by power: a value to name for a target (TOMA-6.13), a pair to exchange hands, lower seat first
# (TOMA-6.28), a target for the other powers.
GUESS_AT: Final = [[Move("guess", (t, v), f"guess {t} {v}") for v in range(HIGHEST + 1)] for t in range(SEATS)]
CROSSING: Final = [[Move("cross", (a, b), f"cross {a} {b}") for b in range(SEATS)] for a in range(SEATS)]
_aimed: Final = {
    word: [Move(word, (t,), f"{word} {t}") for t in range(SEATS)] for word in ("peek", "duel", "redraw", "trade")
}
AIMED_AT: Final[list[list[Move]]] = [_aimed.get(word, []) for word in WORD]  # both duels share one move


def _discards(older: int, newer: int) -> list[Move]:
    if (older == MOTTA and FORCING[newer]) or (newer == MOTTA and FORCING[older]):
        return [_discard[MOTTA]]
    return [_discard[older], _discard[newer]]


# The cards that may be discarded from a hand in order of arrival: only Motta with a 5 or a 6 (TOMA-5.2,
# 6.48).
DISCARDS: Final = [[_discards(older, newer) for newer in range(len(CARDS))] for older in range(len(CARDS))]

FIELDS: Final = {
    "discard": "card",
    "guess": "target:seat value",
    "cross": "one:seat other:seat",
    **dict.fromkeys(("peek", "duel", "redraw", "trade"), "target:seat"),
    "reveal": "",
    "pass": "",
}

REVEAL: Final = Move("reveal", (), "reveal")
PASS: Final = Move("pass", (), "pass")

QUESTIONS: Final[dict[str, tuple[str, ...]]] = {
    **{word: (word,) for word in ("discard", "guess", "cross", *_aimed)},
    "react": ("reveal", "pass"),
}


def lexicon() -> Lexicon:
    """Return the action space."""
    listed = [*_discard, *[move for row in GUESS_AT for move in row]]
    listed += [CROSSING[a][b] for a in range(SEATS) for b in range(a + 1, SEATS)]
    listed += [move for row in _aimed.values() for move in row]
    return Lexicon([*listed, REVEAL, PASS], FIELDS, QUESTIONS)
