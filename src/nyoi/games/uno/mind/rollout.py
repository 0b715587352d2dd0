"""Likely moves of a dream: it is played quickly to the end of its round."""

from __future__ import annotations

from typing import Final

from nyoi.games.uno.content import COLOUR, KIND, NO_COLOUR, NUMBER, WILD4
from nyoi.games.uno.state import Uno
from nyoi.kernel.decision import Move
from nyoi.kernel.rng import Rng

_READY: Final = ("declare", "catch", "jump", "swap")  # taken whenever they are offered
_LAST: Final = ("draw", "keep", "take", "pass")  # only if no card can be played


def likely(s: Uno, seat: int, moves: list[Move], rng: Rng) -> Move:
    """The heuristic in short: call and catch, play the commonest colour, keep wild cards back."""
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
    close = len(s.hands[s.next(seat)]) <= 2
    best, value = moves[0], -100.0
    for move in moves:
        if move.word != "play":
            score = -20.0 if move.word in _LAST else -30.0
        else:
            card, colour, uno = move.args
            if COLOUR[card] == NO_COLOUR:
                score = -6.0 + (own[colour] if colour != NO_COLOUR else 0) + (4.0 if close else 0.0)
                if KIND[card] == WILD4 and own[s.colour]:
                    score -= 20.0  # a bluff
            else:
                score = 0.6 * own[COLOUR[card]]
                if KIND[card] != NUMBER:
                    score += 5.0 if close else 1.0
            score += 0.5 * uno
        score += 0.4 * rng.unit()
        if score > value:
            best, value = move, score
    return best
