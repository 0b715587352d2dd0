"""A turn: draw, discard, aim (TOMA section 5)."""

from __future__ import annotations

from typing import Final

from nyoi.games.toma import events, moves
from nyoi.games.toma.content import (
    COPY,
    CROSS,
    DOOM,
    GUESS,
    HIGH_OUT,
    LOW_OUT,
    NONE,
    PEEK,
    POWER,
    REDRAW,
    SHIELD,
    TRADE,
    VALUE,
)
from nyoi.games.toma.rules.powers import React
from nyoi.games.toma.state import DRY, PLAYED, RUNNING, Toma
from nyoi.kernel.decision import NOBODY, Decision, Move
from nyoi.kernel.frame import Frame
from nyoi.kernel.native import i64


class Turn(Frame[Toma]):
    """The shield ends and a card is drawn; if none is left, so is the round (TOMA-5.2, 5.3, 6.39)."""

    def __init__(self, seat: i64) -> None:
        self.seat: Final = seat

    def run(self, s: Toma) -> None:
        seat = self.seat
        if s.shields[seat]:
            s.shields[seat] = False
            s.report(events.UNSHIELDED, seat)
        if s.top == len(s.pile):
            s.status = DRY
            s.done()
            return
        s.turns += 1
        card = s.draw()
        s.hands[seat] += (card,)
        s.report(events.DREW, seat, card, s.left)
        s.become(_DISCARD[seat])


class Discard(Frame[Toma]):
    """One of two cards is discarded face up; its power is fixed by that (TOMA-5.2, 5.7)."""

    def __init__(self, seat: i64) -> None:
        self.seat: Final = seat

    def ask(self, s: Toma) -> Decision:
        hand = s.hands[self.seat]
        return Decision(self.seat, "discard", moves.DISCARDS[hand[0]][hand[1]])

    def take(self, s: Toma, seat: int, move: Move) -> None:
        card = move.args[0]
        power = s.power_of(card)
        s.lay(seat, card, PLAYED)
        s.kept(seat, card)
        if s.told is not None:
            s.report(events.DISCARDED, seat, card)
            if POWER[card] == COPY and power != NONE:
                s.report(events.COPIED, seat, power, next(x for x, _, _ in reversed(s.plays) if s.inside[x]))
        s.plays += ((seat, card, power),)
        if power == DOOM:
            s.eliminate(seat)
        elif power == SHIELD:
            s.shields[seat] = True
            s.report(events.SHIELDED, seat)
        elif applies(s, seat, power):
            s.become(Aim(seat, card, power))
            return
        else:
            s.report(events.NO_EFFECT, seat, card)
        s.become(_NEXT[seat])


class Aim(Frame[Toma]):
    """The power needs a choice: a target, a value, a pair (TOMA-6.0, 6.1)."""

    def __init__(self, seat: i64, card: i64, power: i64) -> None:
        self.seat: Final = seat
        self.card: Final = card
        self.power: Final = power

    def ask(self, s: Toma) -> Decision:
        return Decision(self.seat, moves.WORD[self.power], choices(s, self.seat, self.power))

    def take(self, s: Toma, seat: int, move: Move) -> None:
        first = move.args[0]
        second = move.args[1] if len(move.args) > 1 else NOBODY
        if s.told is not None:
            if self.power == GUESS:
                s.report(events.GUESSED, seat, first, second)
            elif self.power == CROSS:
                s.report(events.CROSSED, seat, first, second)
            else:
                s.report(events.AIMED, seat, self.power, first)
        s.become(_NEXT[seat], React(seat, self.card, self.power, first, second))


def applies(s: Toma, seat: i64, power: i64) -> bool:
    """Whether a power needs a choice and has one (TOMA-6.2); `choices` lists them."""
    if power == REDRAW:
        return True
    if power == CROSS:
        return s.aimable(seat) >= (1 if s.cross_self else 2)
    return power in (GUESS, PEEK, HIGH_OUT, LOW_OUT, TRADE) and s.aimable(seat) > 0


def choices(s: Toma, seat: int, power: i64) -> list[Move]:
    """Every legal choice for a power; none if it cannot be applied (TOMA-6.2)."""
    targets = s.targets(seat)
    if power == GUESS:
        guesses = guessing(s.cards)
        found: list[Move] = []
        for target in targets:
            found += guesses[target]
        return found
    if power == CROSS:
        if s.cross_self and targets:
            targets = sorted([*targets, seat])
        return [moves.CROSSING[a][b] for i, a in enumerate(targets) for b in targets[i + 1 :]]
    if power == REDRAW:
        targets = sorted([*targets, seat])
    row = moves.AIMED_AT[power]
    return [row[target] for target in targets]


def guessing(cards: tuple[int, ...]) -> list[list[Move]]:
    """For each target the values that can be named with a deck.

    The last answer is kept, for it is asked with the same deck a whole game long. It cannot grow old: it belongs to
    that one tuple, which is never changed.
    """
    last = _guesses[0]
    if last[0] is not cards:
        values = nameable(cards)
        last = _guesses[0] = (cards, [[row[value] for value in values] for row in moves.GUESS_AT])
    return last[1]


_guesses: Final[list[tuple[tuple[int, ...], list[list[Move]]]]] = [((), [])]


def nameable(cards: tuple[int, ...]) -> list[int]:
    """The values of the deck in play, except 1 (TOMA-6.14); a deck is sorted by value."""
    found: list[int] = []
    last = 1
    for card in cards:
        value = VALUE[card]
        if value != last:
            last = value
            if value != 1:
                found.append(value)
    return found


class Next(Frame[Toma]):
    """The turn is over: so is the round, or the next player's turn begins (TOMA-5.1, 7.4)."""

    def __init__(self, seat: i64) -> None:
        self.seat: Final = seat

    def run(self, s: Toma) -> None:
        if s.status == RUNNING:
            s.become(TURN[s.following(self.seat)])
        else:
            s.done()


# Frames without a fact of their own but the seat, made once.
TURN: Final = [Turn(seat) for seat in range(moves.SEATS)]
_DISCARD: Final = [Discard(seat) for seat in range(moves.SEATS)]
_NEXT: Final = [Next(seat) for seat in range(moves.SEATS)]
