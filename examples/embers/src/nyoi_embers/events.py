"""What can happen in the circle, and who sees it (EMBERS section 10)."""

from __future__ import annotations

from typing import Final

from nyoi.kernel.event import Word

ROUND: Final = Word("round", "number seat")
FLARED: Final = Word("flared", "seat *embers", secret="embers", to="seat")
CLAIMED: Final = Word("claimed", "seat heat")
BLEW: Final = Word("blew", "seat heat *embers", secret="embers", to="seat")
DOUBTED: Final = Word("doubted", "seat by:seat heat")
SHOWN: Final = Word("shown", "seat *embers")
TRUE: Final = Word("true", "heat claim")
FALSE: Final = Word("false", "heat claim")
LOST: Final = Word("lost", "seat left")
WON: Final = Word("won", "seat left")

WORDS: Final = (ROUND, FLARED, CLAIMED, BLEW, DOUBTED, SHOWN, TRUE, FALSE, LOST, WON)
