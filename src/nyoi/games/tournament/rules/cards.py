"""Cards on the move: drawn, played, discarded, passed; and who can tell which card lies where (TOUR-6.L, 10)."""

from __future__ import annotations

from nyoi.games.tournament import events
from nyoi.games.tournament.content import KIND_OF, PILE, PILE_OF, SPECIAL
from nyoi.games.tournament.state import EVERYBODY, Tournament


def draw(s: Tournament, seat: int, pile: int) -> None:
    """Draw the top card of a pile; an empty one gives nothing (TOUR-6.3, 6.7)."""
    if not s.piles[pile]:
        s.tell(events.NO_CARD, seat, pile)
        return
    card = s.piles[pile][0]
    s.piles[pile] = s.piles[pile][1:]
    s.hands[seat] += (card,)
    s.known[card] |= 1 << seat
    s.tell(events.DREW, seat, pile, KIND_OF[card])


def play(s: Tournament, seat: int, kind: int) -> None:
    """A card is played and goes under its own pile, for all to see (TOUR-6.33, 6.82, 6.83)."""
    card = held(s, seat, kind)
    taken_for(s, seat, card, EVERYBODY & ~s.known[card])
    s.known[card] = EVERYBODY
    remove(s, seat, card)
    s.piles[PILE[kind]] += (card,)
    if PILE[kind] == SPECIAL:
        s.specials += (seat,)
    s.tell(events.PLAYED, seat, kind)


def discard(s: Tournament, seat: int, kind: int) -> None:
    """A card goes under its pile face down (TOUR-6.82)."""
    card = held(s, seat, kind)
    confuse(s, seat, PILE[kind], EVERYBODY & ~(1 << seat))
    remove(s, seat, card)
    s.piles[PILE[kind]] += (card,)
    s.tell(events.DISCARDED, seat, PILE[kind], kind)


def exchange(s: Tournament, givers: list[int], kinds: list[int]) -> None:
    """Everybody passes a card to the next player in the game to the right, all at the same moment (TOUR-7.6)."""
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
    """The hand of a player who is out goes under the piles, in hand order, unseen (TOUR-6.50, 6.82)."""
    for card in s.hands[seat]:
        s.known[card] &= 1 << seat
        s.piles[PILE_OF[card]] += (card,)
    s.hands[seat] = ()


def right_of(s: Tournament, seat: int) -> int:
    """The nearest player to the right who is still in the game."""
    taker = (seat - 1) % s.seats
    while not s.inside(taker):
        taker = (taker - 1) % s.seats
    return taker


def held(s: Tournament, seat: int, kind: int) -> int:
    """The oldest card of this kind in a hand."""
    return next(card for card in s.hands[seat] if KIND_OF[card] == kind)


def remove(s: Tournament, seat: int, card: int) -> None:
    """A card leaves a hand."""
    s.hands[seat] = tuple([c for c in s.hands[seat] if c != card])


# Two cards of one kind look alike. Whoever knew of one in a hand and sees one leave it must take it for that
# one; and whoever sees only the back leave can no longer tell of any card with that back. So knowledge is
# never more than a player with a perfect memory has; of "one of these two is a Kamehameha" it keeps nothing.


def taken_for(s: Tournament, seat: int, card: int, strangers: int) -> None:
    """Those who did not know this card (a bit each), but knew of another of its kind in the hand, saw that one go."""
    for other in s.hands[seat]:
        if strangers == 0:
            return
        if other != card and KIND_OF[other] == KIND_OF[card]:
            mistaken = s.known[other] & strangers & ~(1 << seat)
            s.known[other] &= ~mistaken
            strangers &= ~mistaken


def confuse(s: Tournament, seat: int, pile: int, onlookers: int) -> None:
    """A card of this type leaves a hand unseen: these onlookers lose track of all of its type there."""
    for card in s.hands[seat]:
        if PILE_OF[card] == pile:
            s.known[card] &= ~onlookers
