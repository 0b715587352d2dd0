"""The moves, each made once: a move is compared by identity."""

from __future__ import annotations

from typing import Final

from nyoi.kernel.decision import Move
from nyoi.kernel.lexicon import Lexicon
from nyoi_embers.content import FLOOR, HOTTEST, MOST_EMBERS, SEATS

LEAST: Final = 2 * FLOOR + 1  # two players with an ember each
MOST: Final = SEATS * MOST_EMBERS * HOTTEST

CLAIM: Final = {heat: Move("claim", (heat,), f"claim {heat}") for heat in range(LEAST, MOST + 1)}
BLOW: Final = {heat: Move("blow", (heat,), f"blow {heat}") for heat in range(1, HOTTEST + 1)}
DOUBT: Final = Move("doubt", (), "doubt")

FIELDS: Final = {"claim": "heat", "blow": "heat", "doubt": ""}
QUESTIONS: Final[dict[str, tuple[str, ...]]] = {"open": ("claim",), "answer": ("claim", "blow", "doubt")}


def lexicon() -> Lexicon:
    """Every move there can be."""
    return Lexicon([*CLAIM.values(), *BLOW.values(), DOUBT], FIELDS, QUESTIONS)
