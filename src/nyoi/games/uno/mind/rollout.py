"""Rollout policy, used to the end of the round."""

from __future__ import annotations

from typing import Final

from nyoi.games.uno.content import COLOUR, KIND, NO_COLOUR, WILD4
from nyoi.games.uno.mind.policy import BLUFF, NOTHING, appeal
from nyoi.games.uno.state import Uno
from nyoi.kernel.decision import Move
from nyoi.kernel.rng import Rng

_READY: Final = ("declare", "catch", "jump", "swap")  # taken whenever they are offered
_LAST: Final = ("draw", "keep", "take", "pass")  # only if no card can be played
NOISE: Final = 0.1  # lets moves of nearly equal score alternate


def likely(s: Uno, seat: int, moves: list[Move], rng: Rng) -> Move:
    """Return the heuristic's move on the state itself: call, catch, play the best card, avoid bluffs."""
    word = moves[0].word
    if word == "play":
        return _card(s, seat, moves, rng)
    if word == "accept" or word == "challenge" or word == "wish":
        return rng.pick(moves)
    for move in moves:
        if move.word in _READY and (not move.args or move.args[-1] or move.word == "catch"):
            return move
    plays = [move for move in moves if move.word == "play"]
    return _card(s, seat, plays, rng) if plays else moves[0]


def _card(s: Uno, seat: int, moves: list[Move], rng: Rng) -> Move:
    own = [0, 0, 0, 0]
    for card in s.hands[seat]:
        if COLOUR[card] != NO_COLOUR:
            own[COLOUR[card]] += 1
    next, before = len(s.hands[s.next(seat)]), len(s.hands[(seat - s.direction) % s.seats])
    close = next <= 2 or before <= 2
    most = max(own)
    best, value = moves[0], -100.0
    for move in moves:
        if move.word == "play":
            card, colour, uno = move.args
            score = appeal(card, own, s.seats, next, before, close) + 0.5 * uno
            if colour != NO_COLOUR:
                score -= most - own[colour]
            if KIND[card] == WILD4 and own[s.colour]:
                score += 2 * BLUFF
        else:
            score = NOTHING if move.word in _LAST else 2 * NOTHING
        score += NOISE * rng.unit()
        if score > value:
            best, value = move, score
    return best
