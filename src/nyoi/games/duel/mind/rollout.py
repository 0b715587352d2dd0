"""Rollout policy: the heuristic applied to a sampled state directly."""

from __future__ import annotations

from nyoi.games.duel.mind.outlook import Outlook
from nyoi.games.duel.mind.policy import best_of
from nyoi.games.duel.state import Duel
from nyoi.games.duel.view import bit
from nyoi.kernel.decision import Move
from nyoi.kernel.rng import Rng


def likely(s: Duel, seat: int, moves: list[Move], rng: Rng) -> Move:
    """Return a move with the highest heuristic score."""
    return best_of(outlook(s, seat), moves, rng)


def outlook(s: Duel, seat: int) -> Outlook:
    """Return the evaluation context of a seat on a full state, without the tokens it has not looked at."""
    mine = bit(seat)
    return Outlook(seat, s, {spot: face for spot, face in enumerate(s.spots) if face >= 0 and s.looks[spot] & mine})
