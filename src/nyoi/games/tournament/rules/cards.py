"""Card movements: draw, play, discard, pass; and the knowledge of which card is where (TOUR-6.L, 10)."""

from __future__ import annotations

from nyoi.games.tournament import events
from nyoi.games.tournament.content import KIND_OF, PILE, PILE_OF, SPECIAL
from nyoi.games.tournament.state import EVERYBODY, Tournament


def draw(s: Tournament, seat: int, pile: int) -> None:
    """Draw the top card of a pile, if there is one (TOUR-6.3, 6.7)."""
    if not s.piles[pile]:
        s.tell(events.NO_CARD, seat, pile)
        return
    card = s.piles[pile][0]
    s.piles[pile] = s.piles[pile][1:]
    s.hands[seat] += (card,)
    s.known[card] |= 1 << seat
    s.tell(events.DREW, seat, pile, KIND_OF[card])


def play(s: Tournament, seat: int, kind: int) -> None:
    """Play a card and put it under its pile, publicly (TOUR-6.33, 6.82, 6.83)."""
    card = held(s, seat, kind)
    taken_for(s, seat, card, EVERYBODY & ~s.known[card])
    s.known[card] = EVERYBODY
    remove(s, seat, card)
    s.piles[PILE[kind]] += (card,)
    if PILE[kind] == SPECIAL:
        s.specials += (seat,)
    s.tell(events.PLAYED, seat, kind)


def discard(s: Tournament, seat: int, kind: int) -> None:
    """Put a card under its pile, face down (TOUR-6.82)."""
    card = held(s, seat, kind)
    confuse(s, seat, PILE[kind], EVERYBODY & ~(1 << seat))
    remove(s, seat, card)
    s.piles[PILE[kind]] += (card,)
    s.tell(events.DISCARDED, seat, PILE[kind], kind)


def exchange(s: Tournament, givers: list[int], kinds: list[int]) -> None:
    """Pass a card from each player to the next one in the game to the right, simultaneously (TOUR-7.6)."""
    passed: list[tuple[int, int]] = []
    for i, giver in enumerate(givers):
        kind = kinds[i]
        card = held(s, giver, kind)
        taker = right_of(s, giver)
        both = 1 << giver | 1 << taker
        confuse(s, giver, PILE[kind], EVERYBODY & ~both)
        taken_for(s, giver, card, 1 << taker & ~s.known[card])
        s.known[card] |= both
        remove(s, giver, card)
        passed.append((taker, card))
        s.tell(events.PASSED, giver, taker, PILE[kind], kind)
    for taker, card in passed:
        s.hands[taker] += (card,)


def surrender(s: Tournament, seat: int) -> None:
    """Put the hand of an eliminated player under the piles, in hand order, unseen (TOUR-6.50, 6.82)."""
    for card in s.hands[seat]:
        s.known[card] &= 1 << seat
        s.piles[PILE_OF[card]] += (card,)
    s.hands[seat] = ()


def right_of(s: Tournament, seat: int) -> int:
    """Return the nearest player to the right who is still in the game."""
    taker = (seat - 1) % s.seats
    while not s.inside(taker):
        taker = (taker - 1) % s.seats
    return taker


def held(s: Tournament, seat: int, kind: int) -> int:
    """Return the oldest card of this kind in a hand."""
    return next(card for card in s.hands[seat] if KIND_OF[card] == kind)


def remove(s: Tournament, seat: int, card: int) -> None:
    s.hands[seat] = tuple([c for c in s.hands[seat] if c != card])


# Two cards of one kind look alike. A player who knew of one in a hand and sees one leave must take it for
# that one. A player who sees only a back leave loses track of all cards with that back. So recorded knowledge
# never exceeds that of a player with perfect memory; disjunctions such as "one of these two is a Kamehameha"
# are not kept.


def taken_for(s: Tournament, seat: int, card: int, strangers: int) -> None:
    """Forget another card of this kind for the seats in `strangers`, which mistook this card for it."""
    for other in s.hands[seat]:
        if strangers == 0:
            return
        if other != card and KIND_OF[other] == KIND_OF[card]:
            mistaken = s.known[other] & strangers & ~(1 << seat)
            s.known[other] &= ~mistaken
            strangers &= ~mistaken


def confuse(s: Tournament, seat: int, pile: int, onlookers: int) -> None:
    """Forget all cards of this type in a hand for the `onlookers` that saw one leave face down."""
    for card in s.hands[seat]:
        if PILE_OF[card] == pile:
            s.known[card] &= ~onlookers
