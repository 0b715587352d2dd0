"""Event types of Toma and their visibility (TOMA section 10)."""

from __future__ import annotations

from typing import Final

from nyoi.kernel.event import Word

DECK: Final = Word("deck", "*cards:card")
ROUND: Final = Word("round", "number seat why:start")
OPENED: Final = Word("opened", "*cards:card")
DEALT: Final = Word("dealt", "seat card", secret="card", to="seat")
DREW: Final = Word("drew", "seat card left", secret="card", to="seat")
DISCARDED: Final = Word("discarded", "seat card")
COPIED: Final = Word("copied", "seat power from:seat")
NO_EFFECT: Final = Word("no_effect", "seat card")
SHIELDED: Final = Word("shielded", "seat")
UNSHIELDED: Final = Word("unshielded", "seat")
GUESSED: Final = Word("guessed", "seat target:seat value")
HIT: Final = Word("hit", "seat target:seat")
MISSED: Final = Word("missed", "seat target:seat")
AIMED: Final = Word("aimed", "seat power target:seat")
PEEKED: Final = Word("peeked", "seat target:seat card", secret="card", to="seat")
COMPARED: Final = Word("compared", "seat target:seat own:card other:card", secret="own other", to="seat target")
FELL: Final = Word("fell", "seat power")  # who loses a duel, by which rule (TOMA-6.34, TOMA-6.35)
EQUAL: Final = Word("equal", "seat target:seat")
CROSSED: Final = Word("crossed", "seat one:seat other:seat")
RECEIVED: Final = Word("received", "seat card from:seat gave:card", secret="card gave", to="seat", silent=True)
THREW: Final = Word("threw", "seat card")
REPLACED: Final = Word("replaced", "seat card left", secret="card", to="seat")
TOOK_ASIDE: Final = Word("took_aside", "seat card", secret="card", to="seat")
NO_CARD: Final = Word("no_card", "seat")
COUNTERED: Final = Word("countered", "seat card by:seat")
OUT: Final = Word("out", "seat *cards:card")
SHOWN: Final = Word("shown", "seat *cards:card")
ASIDE: Final = Word("aside", "card")
TIE: Final = Word("tie", "step:tie seat figure")
BALL: Final = Word("ball", "seat balls target why:win")
OVERTIME: Final = Word("overtime", "*seats:seat")
WON: Final = Word("won", "seat balls")

# Reasons for starting a round (TOMA-4.9 to 4.12), steps of a tie-break (TOMA-8.4), ways to win a round.
STARTS: Final = ("random", "host", "fewest", "earliest_out", "rotation")
TIES: Final = ("sum", "number", "shared")
WINS: Final = ("survivor", "highest", "sum", "number", "shared")
TIE_SUM: Final = 0
TIE_NUMBER: Final = 1
BY_SURVIVAL: Final = 0
BY_HEIGHT: Final = 1
BY_SUM: Final = 2
BY_NUMBER: Final = 3
SHARED: Final = 4

WORDS: Final = tuple(word for word in list(globals().values()) if isinstance(word, Word))
