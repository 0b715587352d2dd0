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
from nyoi.games.toma.rules.powers import React, react
from nyoi.games.toma.state import DRY, PLAYED, RUNNING, Toma
from nyoi.kernel.decision import NOBODY, Decision, Move
from nyoi.kernel.frame import Frame
from nyoi.kernel.native import i64


class Turn(Frame[Toma]):
    """The start of a turn: the shield ends and a card is drawn (TOMA-5.2, TOMA-5.3, TOMA-6.39).

    If the deck is empty, the round is over. The frames of a turn follow in this order: `Turn`, `Discard`,
    `Aim`, `React`, `Next` (TOMA-7.2).
    """

    def __init__(self, seat: i64) -> None:
        self.seat: Final = seat

    def run(self, s: Toma) -> None:
        seat = self.seat
        if s.shields[seat]:
            s.shields[seat] = False
            s.tell(events.UNSHIELDED, seat)
        if s.left == 0:  # a replacement may have taken the last card, too (TOMA-7.7)
            s.status = DRY
            s.done()
            return
        s.turns += 1
        card = s.draw()
        s.hands[seat] = (s.hands[seat][0], card)  # the only time a player holds two cards (TOMA-5.6)
        s.tell(events.DREW, seat, card, s.left)
        s.become(DISCARD[seat])


class Discard(Frame[Toma]):
    """The discard of one of two cards, which fixes the power (TOMA-5.2, TOMA-5.7).

    It asks even if Motta leaves no choice, because an instant move would reveal the hand (TOMA-5.8,
    TOMA-6.49).
    """

    def __init__(self, seat: i64) -> None:
        self.seat: Final = seat

    def ask(self, s: Toma) -> Decision:
        older, newer = s.hands[self.seat]
        return Decision(self.seat, "discard", moves.DISCARDS[older][newer])

    def take(self, s: Toma, seat: int, move: Move) -> None:
        card: i64 = move.args[0]
        power: i64 = s.power_of(card)
        s.lay(seat, card, PLAYED)
        s.kept(seat, card)
        s.tell(events.DISCARDED, seat, card)
        if POWER[card] == COPY and power != NONE:
            s.tell(events.COPIED, seat, power, s.copied()[0])
        s.plays += ((seat, card, power),)
        if power == DOOM:  # the player of Toma is out, so it is never copied (TOMA-6.50, TOMA-6.25)
            s.eliminate(seat)
            pass_on(s, seat)
        elif power == SHIELD:  # a copied one, too (TOMA-6.23)
            s.shields[seat] = True
            s.tell(events.SHIELDED, seat)
            pass_on(s, seat)
        else:
            s.become(Aim(seat, card, power))


class Aim(Frame[Toma]):
    """The choice of target, value or pair for a power (TOMA-6.0, TOMA-6.1); none means no effect (TOMA-6.2).

    The player of a copy card makes the choice and acts with their own card (TOMA-6.21).
    """

    def __init__(self, seat: i64, card: i64, power: i64) -> None:
        self.seat: Final = seat
        self.card: Final = card
        self.power: Final = power

    def ask(self, s: Toma) -> Decision | None:
        found = choices(s, self.seat, self.power)
        return Decision(self.seat, moves.WORD[self.power], found) if found else None

    def run(self, s: Toma) -> None:
        s.tell(events.NO_EFFECT, self.seat, self.card)
        pass_on(s, self.seat)

    def take(self, s: Toma, seat: int, move: Move) -> None:
        first: i64 = move.args[0]
        second: i64 = move.args[1] if len(move.args) > 1 else NOBODY
        if self.power == GUESS:
            s.tell(events.GUESSED, seat, first, second)
        elif self.power == CROSS:
            s.tell(events.CROSSED, seat, first, second)
        else:
            s.tell(events.AIMED, seat, self.power, first)
        if s.free_zero:
            s.become(Next(seat), after=React(seat, self.card, self.power, first, second))
        else:  # no player is asked
            react(s, seat, self.card, self.power, first, second)
            pass_on(s, seat)


class Next(Frame[Toma]):
    """The end of a turn after a reaction."""

    def __init__(self, seat: i64) -> None:
        self.seat: Final = seat

    def run(self, s: Toma) -> None:
        pass_on(s, self.seat)


def pass_on(s: Toma, seat: i64) -> None:
    """End the turn: begin the next player's, or end the round (TOMA-5.1, TOMA-7.4)."""
    if s.status == RUNNING:
        s.become(TURN[s.following(seat)])
    else:
        s.done()


# One shared frame per seat, because these frames hold only the seat and every turn needs both.
TURN: Final = [Turn(seat) for seat in range(moves.SEATS)]
DISCARD: Final = [Discard(seat) for seat in range(moves.SEATS)]


def choices(s: Toma, seat: i64, power: i64) -> list[Move]:
    """Return every legal choice for a power; none if it cannot be applied (TOMA-6.2).

    Nothing can be chosen for a Zero or a Motta that was discarded or copied (TOMA-6.12, TOMA-6.24,
    TOMA-6.49), nor for a copy of nothing (TOMA-6.19).
    """
    targets = s.targets(seat)
    if power == GUESS:
        by_target = guesses(s.cards)
        found: list[Move] = []
        for target in targets:
            found += by_target[target]
        return found
    if power == REDRAW or (power == CROSS and s.cross_self and targets):
        # oneself if all others are shielded (TOMA-6.41); a pair if one is left (TOMA-6.33)
        targets = sorted([*targets, seat])
    if power == CROSS:  # two different seats (TOMA-6.29)
        return [moves.CROSSING[one][other] for i, one in enumerate(targets) for other in targets[i + 1 :]]
    if power in (PEEK, HIGH_OUT, LOW_OUT, REDRAW, TRADE):
        return [moves.AIMED_AT[power][target] for target in targets]
    return []


def guesses(cards: tuple[int, ...]) -> list[list[Move]]:
    """Return, by target, the guesses possible with a deck.

    Those of the last deck are cached, because a game uses a single deck.
    """
    deck, found = _guesses[0]
    if deck is not cards:
        found = [[at[value] for value in nameable(cards)] for at in moves.GUESS_AT]
        _guesses[0] = (cards, found)
    return found


_guesses: Final[list[tuple[tuple[int, ...], list[list[Move]]]]] = [((), [])]


def nameable(cards: tuple[int, ...]) -> list[int]:
    """Return the values of the deck except 1, which no guess can hit (TOMA-6.14, TOMA-6.16).

    >>> from nyoi.games.toma.content import standard_deck
    >>> nameable(standard_deck(8))
    [0, 2, 3, 4, 5, 6, 7, 8]
    """
    return sorted({VALUE[card] for card in cards} - {1})
