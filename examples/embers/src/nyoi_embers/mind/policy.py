"""A first guess at good play, from a view alone."""

from __future__ import annotations

from typing import Any, Final

from nyoi.kernel.decision import Move
from nyoi_embers.mind.odds import chance

SAFE: Final = 0.6  # as likely true a claim is made without fear
CREDIT: Final = 0.1  # who claims knows his own embers: so much more is he believed


def scores(view: dict[str, Any], moves: list[Move], level: int) -> list[float]:
    """How good each move seems: claim as much as is safe; where nothing is, what is least likely to cost an ember."""
    return [worth(view, move) for move in moves]


def worth(view: dict[str, Any], move: Move) -> float:
    """The chance that a move does not cost an ember, roughly: a claim that is not doubted costs nothing."""
    if move.word == "claim":
        true = chance(view, move.args[0])
        return true + CREDIT if true < SAFE else 1 + move.args[0] / 100
    standing = view["now"]["claim"]
    if move.word == "doubt":
        return 1 - chance(view, standing) - CREDIT
    return 0.8 * chance(view, standing, shown=move.args[0])
