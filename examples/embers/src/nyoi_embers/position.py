"""What may be said in a position, key by key. `given.py` lays it out, `possible.py` says what cannot be."""

from __future__ import annotations

from typing import Final

from nyoi.kernel.position import BySeat, Items, Key, Place, Schema, Seat, Spelled, Whole
from nyoi_embers.content import HOTTEST, MOST_EMBERS
from nyoi_embers.moves import MOST

CLAUSE: Final = "EMBERS-4.4"


def _claim(text: str, at: Place) -> tuple[int, int]:
    """A claim: who made it, and how hot: `0:14`."""
    seat, _, heat = text.partition(":")
    return Seat().read(seat, at), Whole(1, MOST).read(heat, at)


_embers: Final = BySeat(Items(Whole(1, HOTTEST), MOST_EMBERS))
HANDS: Final = Key("hands", _embers, "the hidden embers of each seat; `-`: none is left", [])
HEARTH: Final = Key("hearth", _embers, "what each seat has laid open in this round", [], "nothing")
CLAIMS: Final = Key("claims", Items(Spelled("0:14", _claim)), "the claims of the round, oldest first", ())
TURN: Final = Key("turn", Seat(), "whose turn it is", 0)
ROUND: Final = Key("round", Whole(1, 999), "the number of the round", 1)

KEYS: Final = Schema(CLAUSE, (HANDS, HEARTH, CLAIMS, TURN, ROUND), counts=(HANDS,))
