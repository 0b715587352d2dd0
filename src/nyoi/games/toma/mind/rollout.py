"""Rollout policy, used to the end of the round."""

from __future__ import annotations

from typing import Final

from nyoi.games.toma.content import (
    COPY,
    COUNTER,
    GUESS,
    HIGH_OUT,
    HIGHEST,
    LOW_OUT,
    PEEK,
    POWER,
    SHIELD,
    TOMA,
    TRADE,
    VALUE,
)
from nyoi.games.toma.state import Toma
from nyoi.kernel.decision import NOBODY, Move
from nyoi.kernel.native import i64
from nyoi.kernel.rng import Rng

_MEAN: Final = 3.5  # mean value of an unknown card
_NEVER: Final = -10.0


def likely(s: Toma, seat: int, moves: list[Move], rng: Rng) -> Move:
    """Return a move of a short heuristic: use cards seen, guess common values, keep high cards late.

    The rollout respects hidden information: a seat looks only at cards in other hands that it was shown.
    """
    if len(moves) == 1:
        return moves[0]
    word = moves[0].word
    if word == "discard":
        first, second = s.hands[seat]
        return moves[0] if worth(s, seat, first, second) >= worth(s, seat, second, first) else moves[1]
    if word == "reveal":
        return moves[0]
    if word == "guess":
        return _guess(s, seat, moves, rng)
    if word == "cross":
        return rng.pick(moves)
    return _target(s, seat, word, moves, rng)


def _known(s: Toma, seat: i64) -> i64:
    """Return a player who can be aimed at and whose card the seat was shown, or NOBODY."""
    n: i64 = s.seats
    for y in range(n):
        if y != seat and s.notes[seat * n + y] != NOBODY and s.inside[y] and not s.shields[y]:
            return y
    return NOBODY


def worth(s: Toma, seat: i64, played: i64, kept: i64) -> float:
    """Return the score of playing one card and keeping the other."""
    left = len(s.pile) - s.top
    late = 1.0 - left / len(s.cards)
    power = POWER[played] if POWER[played] != COPY else s.power_of(played)
    value = VALUE[kept]
    score = 0.06 * value * (0.3 + 1.2 * late)
    if played == TOMA:
        score += _NEVER
    elif power == SHIELD:
        score += 0.22
    elif power == PEEK:
        score += 0.12
    elif power == GUESS:
        score += 0.15 if _known(s, seat) == NOBODY else 0.6
    elif power == HIGH_OUT:
        score += (HIGHEST - 2.3 * value) / HIGHEST * 0.6
    elif power == LOW_OUT:
        score += (2.3 * value - 1.3 * HIGHEST) / HIGHEST * 0.6
    elif power == TRADE:
        score += 0.06 * (0.3 + 1.2 * late) * (_MEAN - value) - 0.1
    if kept == TOMA:
        score -= 0.1 * (1.0 - late)
    elif POWER[kept] == COUNTER:
        score += 0.1 * (1.0 - late)
    return score


def _guess(s: Toma, seat: i64, moves: list[Move], rng: Rng) -> Move:
    """Return a guess at a value that was shown, else at a card left in the deck.

    Common values are guessed most often.
    """
    known = _known(s, seat)
    if known != NOBODY:
        value = VALUE[s.notes[seat * s.seats + known]]
        for move in moves:
            if move.args[0] == known and move.args[1] == value:
                return move
    start = rng.below(len(moves))
    if s.top < len(s.pile):
        value = VALUE[s.pile[s.top + rng.below(len(s.pile) - s.top)]]
        for i in range(len(moves)):
            move = moves[(start + i) % len(moves)]
            if move.args[1] == value and not s.excluded(move.args[0], value):
                return move
    return moves[start]


def _target(s: Toma, seat: i64, word: str, moves: list[Move], rng: Rng) -> Move:
    """Return a target by a card that was shown, else a random one."""
    own = s.hands[seat][0]
    for move in moves:
        target = move.args[0]
        if target == seat:
            continue
        note = s.notes[seat * s.seats + target]
        if note == NOBODY:
            continue
        if word == "duel":
            higher = VALUE[note] > VALUE[own]
            if VALUE[note] != VALUE[own] and higher == (s.plays[-1][2] == HIGH_OUT):
                return move
        elif (word == "redraw" and note == TOMA) or (word == "trade" and VALUE[note] > VALUE[own]):
            return move
    move = rng.pick(moves)
    return moves[0] if move.args[0] == seat else move
