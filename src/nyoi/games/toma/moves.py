"""The moves of Toma, each made once."""

from __future__ import annotations

from typing import Final

from nyoi.games.toma.content import CARDS, CROSS, GUESS, HIGH_OUT, HIGHEST, LOW_OUT, PEEK, REDRAW, TRADE
from nyoi.kernel.decision import Move

SEATS: Final = 8

_discard: Final = [Move("discard", (c,), f"discard {id}") for c, id in enumerate(CARDS)]
_guess: Final = [[Move("guess", (t, v), f"guess {t} {v}") for v in range(HIGHEST + 1)] for t in range(SEATS)]
_cross: Final = [[Move("cross", (a, b), f"cross {a} {b}") for b in range(SEATS)] for a in range(SEATS)]
_one_target: Final = {
    power: [Move(word, (t,), f"{word} {t}") for t in range(SEATS)]
    for word, powers in (("peek", [PEEK]), ("duel", [HIGH_OUT, LOW_OUT]), ("redraw", [REDRAW]), ("trade", [TRADE]))
    for power in powers
}
WORD: Final = {GUESS: "guess", CROSS: "cross", **{power: row[0].word for power, row in _one_target.items()}}

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


def discard(card: int) -> Move:
    """Discard a card of your hand (TOMA-5.2)."""
    return _discard[card]


def guess(target: int, value: int) -> Move:
    """Name a value for an opponent's card (TOMA-6.13)."""
    return _guess[target][value]


def at(power: int, target: int) -> Move:
    """Aim a peek, a duel, a redraw or a trade at a player."""
    return _one_target[power][target]


def cross(one: int, other: int) -> Move:
    """Let two players exchange hands (TOMA-6.28); the pair has no order, the lower seat is named first."""
    return _cross[one][other] if one < other else _cross[other][one]
