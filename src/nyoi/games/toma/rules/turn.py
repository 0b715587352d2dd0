"""A turn: draw, discard, aim (TOMA section 5)."""

from __future__ import annotations

from typing import Final

from nyoi.games.toma import events, moves
from nyoi.games.toma.content import (
    CARDS,
    COPY,
    CROSS,
    DOOM,
    GUESS,
    HIGH_OUT,
    LOW_OUT,
    NONE,
    PEEK,
    POWER,
    POWERS,
    REDRAW,
    SHIELD,
    TRADE,
    VALUE,
)
from nyoi.games.toma.rules.powers import React, react
from nyoi.games.toma.state import DRY, PLAYED, RUNNING, TWO_CARDS, Toma
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
        older: i64 = s.hands[seat][0]
        s.hands[seat] = TWO_CARDS[older * len(CARDS) + card]
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
        card: i64 = move.args[0]
        power: i64 = s.power_of(card)
        who: i64 = seat
        place = (who * len(CARDS) + card) * _KINDS + power + 1
        s.lay(seat, card, PLAYED)
        s.kept(seat, card)
        if s.told is not None:
            s.report(events.DISCARDED, seat, card)
            if POWER[card] == COPY and power != NONE:
                s.report(events.COPIED, seat, power, next(x for x, _, _ in reversed(s.plays) if s.inside[x]))
        s.plays += _PLAYS[place]
        if power == DOOM:
            s.eliminate(seat)
        elif power == SHIELD:
            s.shields[seat] = True
            s.report(events.SHIELDED, seat)
        elif applies(s, seat, power):
            s.become(_AIM[place])
            return
        else:
            s.report(events.NO_EFFECT, seat, card)
        go_on(s, seat)


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
        if s.free_zero:
            s.become(_NEXT[seat], React(seat, self.card, self.power, first, second))
        else:
            react(s, seat, self.card, self.power, first, second)
            go_on(s, seat)


def applies(s: Toma, seat: i64, power: i64) -> bool:
    """Whether a power needs a choice and has one (TOMA-6.2); `choices` lists them."""
    if power == REDRAW:
        return True
    if power == CROSS:
        targets = s.targets(seat)
        return targets != 0 and (s.cross_self or targets & (targets - 1) != 0)  # one at least, or two
    return power in (GUESS, PEEK, HIGH_OUT, LOW_OUT, TRADE) and s.targets(seat) != 0


def choices(s: Toma, seat: i64, power: i64) -> list[Move]:
    """Every legal choice for a power; none if it cannot be applied (TOMA-6.2). Not to be changed."""
    targets = s.targets(seat)
    if power == GUESS:
        return guessing(s.cards, targets)
    if power == CROSS:
        return moves.CROSSINGS[targets | _BIT[seat] if s.cross_self and targets else targets]
    return moves.AIMING[power][targets | _BIT[seat] if power == REDRAW else targets]


_BIT: Final = tuple([1 << seat for seat in range(moves.SEATS)])


def guessing(cards: tuple[int, ...], targets: i64) -> list[Move]:
    """The values that can be named with a deck, for each target.

    The answers for the last deck are kept, for it is asked with the same deck a whole game long. They cannot grow old:
    they belong to that one tuple, which is never changed.
    """
    last = _guesses[0]
    if last[0] is not cards:
        last = _guesses[0] = (cards, [[]] * len(moves.CHOSEN))
    known = last[1]
    if not known[targets]:
        values = nameable(cards)
        known[targets] = [moves.GUESS_AT[target][value] for target in moves.CHOSEN[targets] for value in values]
    return known[targets]


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
        go_on(s, self.seat)


def go_on(s: Toma, seat: i64) -> None:
    """The top frame, of this seat's turn, is over; the next turn begins at once."""
    if s.status == RUNNING:
        following = TURN[s.following(seat)]
        s.become(following)
        following.run(s)
    else:
        s.done()


# Frames, made once: most have no fact of their own but the seat.
TURN: Final = [Turn(seat) for seat in range(moves.SEATS)]
_DISCARD: Final = [Discard(seat) for seat in range(moves.SEATS)]
_NEXT: Final = [Next(seat) for seat in range(moves.SEATS)]

# By seat, card and power, one after the other: what asks for an aim, and what is put to the plays of a round.
_KINDS: Final = len(POWERS) + 1  # NONE, which is -1, comes first
_ALL: Final = [
    (seat, card, power - 1) for seat in range(moves.SEATS) for card in range(len(CARDS)) for power in range(_KINDS)
]
_AIM: Final = [Aim(seat, card, power) for seat, card, power in _ALL]
_PLAYS: Final = [(play,) for play in _ALL]
