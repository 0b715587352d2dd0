"""A first guess at good play, from a view alone."""

from __future__ import annotations

from typing import Any, Final

from nyoi.kernel.decision import Move
from nyoi.kernel.rng import Rng
from nyoi_embers.mind.odds import chance

SAFE: Final = 0.6  # as likely true a claim is made without fear
CREDIT: Final = 0.1  # who claims knows his own embers: so much more is he believed


def policy(view: dict[str, Any], moves: list[Move], rng: Rng, level: int) -> Move:
    """Claim as much as is safe; where nothing is, do what is least likely to cost an ember."""
    claims = [move for move in moves if move.word == "claim"]
    safe = [move for move in claims if chance(view, move.args[0]) >= SAFE]
    if safe:
        return safe[-1]
    return max(moves, key=lambda move: worth(view, move))


def worth(view: dict[str, Any], move: Move) -> float:
    """The chance that a move does not cost an ember, roughly: a claim that is not doubted costs nothing."""
    if move.word == "claim":
        return chance(view, move.args[0]) + CREDIT
    standing = view["now"]["claim"]
    if move.word == "doubt":
        return 1 - chance(view, standing) - CREDIT
    return 0.8 * chance(view, standing, shown=move.args[0])
