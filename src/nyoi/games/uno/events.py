"""Event types of UNO and their visibility (UNO-10.3)."""

from __future__ import annotations

from typing import Final

from nyoi.kernel.event import Word

ROUND: Final = Word("round", "number dealer:seat")
DEALT: Final = Word("dealt", "number")  # the cards are in each player's view
TURNED: Final = Word("turned", "card")
PUT_BACK: Final = Word("put_back", "number")  # ignored cards shuffled into the draw pile (UNO-4.8)
PLAYED: Final = Word("played", "seat card colour drawn")
DREW: Final = Word("drew", "seat number why *cards:card", secret="cards", to="seat")
KEPT: Final = Word("kept", "seat")
PASSED: Final = Word("passed", "seat")
SKIPPED: Final = Word("skipped", "seat why:skip")
REVERSED: Final = Word("reversed", "way")
REVEALED: Final = Word("revealed", "card ball")
WISHED: Final = Word("wished", "seat wish target:seat card")
UNO: Final = Word("uno", "seat")
CAUGHT: Final = Word("caught", "seat by:seat")
CHALLENGED: Final = Word("challenge", "seat by:seat guilty")
SHOWED: Final = Word("showed", "seat by:seat *cards:card", secret="cards", to="seat by", silent=True)
RESHUFFLED: Final = Word("reshuffled", "number")
STACKED: Final = Word("stacked", "seat total")
SWAPPED: Final = Word("swapped", "seat target:seat")
HANDS_PASSED: Final = Word("hands_passed", "way")
RECEIVED: Final = Word("received", "seat from:seat *cards:card", secret="cards", to="seat", silent=True)
JUMPED_IN: Final = Word("jumped_in", "seat")
SHOWN: Final = Word("shown", "seat points *cards:card")
BLOCKED: Final = Word("blocked", "*seats:seat")
ROUND_OVER: Final = Word("round_over", "seat points score")
WON: Final = Word("won", "seat score")

# Reasons for drawing.
BY_TURN: Final = 0
BY_PLUS2: Final = 1
BY_PLUS4: Final = 2
BY_CHALLENGE: Final = 3  # a challenge lost
BY_BLUFF: Final = 4  # a bluff uncovered
BY_WISH: Final = 5
BY_PENALTY: Final = 6  # caught without UNO
WHYS: Final = ("turn", "plus2", "plus4", "challenge", "bluff", "wish", "uno")

# Reasons for losing a turn.
SKIP_CARD: Final = 0
SKIP_REVERSE: Final = 1
SKIP_PLUS2: Final = 2
SKIP_PLUS4: Final = 3
SKIP_WISH: Final = 4
SKIP_MARKER: Final = 5
SKIPS: Final = ("skip", "reverse", "plus2", "plus4", "wish", "marker")

WAYS: Final = ("counter", "clockwise")

WORDS: Final = tuple(word for word in list(globals().values()) if isinstance(word, Word))
