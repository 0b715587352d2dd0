"""Card powers, and the Zero that answers a card of value 1 (TOMA section 6)."""

from __future__ import annotations

from typing import Final

from nyoi.games.toma import events, moves
from nyoi.games.toma.content import (
    CROSS,
    GUESS,
    HIGH_OUT,
    HIGHEST,
    LOW_OUT,
    PEEK,
    REDRAW,
    TOMA,
    TRADE,
    VALUE,
)
from nyoi.games.toma.state import DRY, REDRAWN, REVEALED, SURVIVOR, Toma
from nyoi.kernel.decision import NOBODY, Decision, Move
from nyoi.kernel.frame import Frame
from nyoi.kernel.native import i64


class React(Frame[Toma]):
    """The time before an aimed power takes effect: a Zero among the targets answers a card of value 1.

    Nothing else interrupts a turn, and only one player is asked at a time (TOMA-7.1). By default no player is
    asked (TOMA-6.4). With the free reaction every target is asked, Zero in hand or not, as long as the deck
    has one (TOMA-7.8). `asked` counts the targets that declined.
    """

    def __init__(self, seat: i64, card: i64, power: i64, first: i64, second: i64, asked: i64 = 0) -> None:
        self.seat: Final = seat
        self.card: Final = card
        self.power: Final = power
        self.first: Final = first
        self.second: Final = second
        self.asked: Final = asked

    def ask(self, s: Toma) -> Decision | None:
        if not s.free_zero:
            return None
        targets = answering(s, self.seat, self.card, self.power, self.first, self.second)
        if self.asked >= len(targets):
            return None
        target = targets[self.asked]
        holds = VALUE[s.hands[target][0]] == 0
        return Decision(target, "react", [moves.REVEAL, moves.PASS] if holds else [moves.PASS])

    def take(self, s: Toma, seat: int, move: Move) -> None:
        if move is moves.REVEAL:
            counter(s, self.seat, seat)
            s.done()
        else:
            s.become(React(self.seat, self.card, self.power, self.first, self.second, self.asked + 1))

    def run(self, s: Toma) -> None:
        react(s, self.seat, self.card, self.power, self.first, self.second)
        s.done()


def answering(s: Toma, seat: i64, card: i64, power: i64, first: i64, second: i64) -> list[int]:
    """Return who may answer with a Zero, clockwise from the active player (TOMA-6.10, TOMA-6.11).

    The value of the discarded card counts, which for a copy card is 1 (TOMA-6.5, TOMA-6.22).
    """
    if VALUE[card] != 1 or VALUE[s.cards[0]] != 0:  # the deck is sorted: a Zero would come first
        return []
    if s.guess_wins and power == GUESS and second == 0:  # TOMA-6.6
        return []
    one, other = first, second if power == CROSS else seat
    if (other - seat) % s.seats < (one - seat) % s.seats:
        one, other = other, one
    return [target for target in (one, other) if target != seat]


def react(s: Toma, seat: i64, card: i64, power: i64, first: i64, second: i64) -> None:
    """Let a Zero answer if it must (TOMA-6.4), otherwise apply the power."""
    if VALUE[card] == 1 and not s.free_zero:
        for target in answering(s, seat, card, power, first, second):
            if VALUE[s.hands[target][0]] == 0:
                counter(s, seat, target)
                return
            s.ruled_out(target, 0, 0)  # it would have answered
    effect(s, seat, power, first, second)


def counter(s: Toma, seat: i64, holder: i64) -> None:
    """Show a Zero, which eliminates the active player (TOMA-6.3, TOMA-6.7, TOMA-6.8).

    The holder of the Zero takes another card.
    """
    zero = s.hands[holder][0]
    s.tell(events.COUNTERED, holder, zero, seat)
    s.lay(holder, zero, REVEALED)  # in the row, but not played: it cannot be copied (TOMA-6.9)
    s.renewed(holder)
    s.eliminate(seat)
    if s.status != SURVIVOR:
        replace(s, holder)


def replace(s: Toma, seat: i64) -> None:
    """Give a player another card; an empty deck ends the round (TOMA-7.6)."""
    if s.left > 0:
        card = s.draw()
        s.hands[seat] = (card,)
        s.tell(events.REPLACED, seat, card, s.left)
    elif s.use_aside:
        s.hands[seat] = (s.aside,)
        s.aside = NOBODY
        s.tell(events.TOOK_ASIDE, seat, s.hands[seat][0])
    else:
        s.tell(events.NO_CARD, seat)
        s.status = DRY


def effect(s: Toma, seat: i64, power: i64, first: i64, second: i64) -> None:
    if power == GUESS:
        guess(s, seat, first, second)
    elif power == PEEK:  # all see who looks at whom, only that player sees the card (TOMA-6.27)
        s.tell(events.PEEKED, seat, first, s.hands[first][0])
        s.saw(seat, first)
    elif power in (HIGH_OUT, LOW_OUT):
        duel(s, seat, first, power)
    elif power == REDRAW:
        redraw(s, first)
    elif power == TRADE:
        exchange(s, seat, first)
    else:
        assert power == CROSS
        exchange(s, first, second)


def guess(s: Toma, seat: i64, target: i64, value: i64) -> None:
    """Eliminate the target if it holds the named value, under any name (TOMA-6.13, TOMA-6.17).

    All learn whether it was hit; the card of a missed guess stays hidden (TOMA-6.15).
    """
    if VALUE[s.hands[target][0]] == value:
        s.tell(events.HIT, seat, target)
        s.eliminate(target)
    else:
        s.tell(events.MISSED, seat, target)
        s.ruled_out(target, value, value)


def duel(s: Toma, seat: i64, target: i64, power: i64) -> None:
    """Compare two cards and eliminate the higher or the lower (TOMA-6.34, TOMA-6.35).

    The two players see both cards (TOMA-6.37).
    """
    own, other = s.hands[seat][0], s.hands[target][0]
    s.tell(events.COMPARED, seat, target, own, other)
    s.saw(seat, target)
    s.saw(target, seat)
    if VALUE[own] == VALUE[other]:  # TOMA-6.36
        s.tell(events.EQUAL, seat, target)
        return
    own_falls = (VALUE[own] > VALUE[other]) == (power == HIGH_OUT)
    loser, survivor = target, seat
    if own_falls:  # TOMA-6.38
        loser, survivor = seat, target
    s.tell(events.FELL, loser, power)
    fallen = VALUE[s.hands[loser][0]]
    s.eliminate(loser)
    if power == HIGH_OUT:
        s.ruled_out(survivor, fallen, HIGHEST)
    else:
        s.ruled_out(survivor, 0, fallen)


def redraw(s: Toma, target: i64) -> None:
    """Discard a hand, perhaps one's own, and replace it (TOMA-6.42, TOMA-6.43, TOMA-6.45).

    The power of the discarded card is not used. A Zero answers only a copied redraw, before this (TOMA-6.46).
    """
    card = s.hands[target][0]
    s.tell(events.THREW, target, card)
    s.lay(target, card, REDRAWN)
    s.renewed(target)
    if card == TOMA:  # its holder is out and draws nothing (TOMA-6.44)
        s.eliminate(target)
    else:
        replace(s, target)


def exchange(s: Toma, a: i64, b: i64) -> None:
    """Exchange two hands; only these two players see what they receive (TOMA-6.28, TOMA-6.30, TOMA-6.47).

    The active player gives the one card they have left (TOMA-6.31). Nothing is discarded: a Toma only moves
    (TOMA-6.51).
    """
    s.exchange(a, b)
    s.tell(events.RECEIVED, a, s.hands[a][0], b, s.hands[b][0])
    s.tell(events.RECEIVED, b, s.hands[b][0], a, s.hands[a][0])
