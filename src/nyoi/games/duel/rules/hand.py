"""Capsule cards: deck, market, discard pile, and the legal uses of a card (DUEL-3.28, DUEL-6.5, DUEL-7.1)."""

from __future__ import annotations

from nyoi.games.duel import events, moves
from nyoi.games.duel.content import CARD_ROWS, FIGURES, LEGAL_IN
from nyoi.games.duel.pieces import ACTION, ATTACKS, DASHES, FLIES, GIVES, REACHES, SCANS
from nyoi.games.duel.rules.body import gain, space
from nyoi.games.duel.state import Duel
from nyoi.kernel.decision import NOBODY, Move

# -- where cards go


def draw_card(s: Duel, seat: int) -> None:
    """Draw the top card of the deck, if any, for a player (DUEL-6.3.2, 6.5.4)."""
    card = _top(s)
    if card == NOBODY:
        return
    s.hands[seat] = tuple(sorted((*s.hands[seat], card)))
    s.tell(events.TOOK, seat, card)


def refill(s: Duel) -> None:
    """Refill every empty market slot from the deck (DUEL-6.5.3, 6.5.4)."""
    for slot in range(len(s.market)):
        if s.market[slot] == NOBODY:
            s.market[slot] = _top(s)
            s.cuts[slot] = 0
            if s.market[slot] != NOBODY:
                s.tell(events.OPENED, slot + 1, s.market[slot])


def _top(s: Duel) -> int:
    if s.top == len(s.deck) and s.discard and s.choices.reshuffle:
        s.tell(events.RESHUFFLED, len(s.discard))
        s.deck, s.top, s.discard = s.shuffle(s.discard), 0, ()
        # All cards out of sight are in hands, so each player knows the other's hand.
        s.known = s.hands.copy()
    if s.top == len(s.deck):
        return NOBODY
    s.top += 1
    return s.deck[s.top - 1]


def buy(s: Duel, seat: int, slot: int) -> None:
    """Move a market card to a hand, publicly (DUEL-6.5.3)."""
    card = s.market[slot]
    s.hands[seat] = tuple(sorted((*s.hands[seat], card)))
    s.bought[seat] = tuple(sorted((*s.bought[seat], card)))
    s.known[seat] = tuple(sorted((*s.known[seat], card)))
    s.market[slot] = NOBODY
    refill(s)


def put_down(s: Duel, seat: int, card: int, unit: int = NOBODY) -> None:
    """Play a card from the hand; it joins the discard pile once its effect is over (DUEL-7.3)."""
    s.hands[seat] = without(s.hands[seat], card)
    s.bought[seat] = without(s.bought[seat], card)
    s.known[seat] = without(s.known[seat], card)
    s.playing += (card,)
    if unit == NOBODY:
        s.tell(events.PLAYED, seat, card)
    else:
        s.tell(events.PLAYED_ON, seat, card, unit)


def throw_away(s: Duel) -> None:
    """Discard the card played last, whose effect is over (DUEL-6.5.4, 7.3)."""
    s.discard += (s.playing[-1],)
    s.playing = s.playing[:-1]
    refill(s)


def spend(s: Duel, seat: int, card: int) -> None:
    """Play a card whose effect is resolved at once by the frame that offered it (windows D, P, F)."""
    put_down(s, seat, card)
    throw_away(s)


def give(s: Duel, seat: int, move: Move) -> None:
    """Play a card that gives a character something at once (carapace, senzu, concentration, souffle)."""
    card = move.args[0]
    unit = move.args[1] if len(move.args) > 1 else s.active
    put_down(s, seat, card, unit)
    gain(s, unit, CARD_ROWS[card].thing, CARD_ROWS[card].n)
    throw_away(s)


def without(cards: tuple[int, ...], card: int) -> tuple[int, ...]:
    """Return the cards without one of this kind, if present."""
    if card not in cards:
        return cards
    i = cards.index(card)
    return cards[:i] + cards[i + 1 :]


# -- what a card can do


def uses(s: Duel, seat: int, card: int) -> list[Move]:
    """Return every legal use of a card with its arguments, from public facts only (DUEL-3.29, 7.3)."""
    row = CARD_ROWS[card]
    effect = row.effect
    if effect == DASHES:  # a move of cost 1 (DUEL-6.2.5)
        return [moves.play_to[card][u][z] for u in s.standing(seat) for z in s.steps(u, 1)]
    if effect == ATTACKS:
        return [moves.play_at[card][u][t] for u in s.standing(seat) for t in s.attackable(u)]
    if effect == FLIES:
        return [moves.play_on[card][u] for u in s.standing(seat) if not s.flying[u]]
    if effect == GIVES and row.thing != ACTION:
        return [
            moves.play_on[card][u]
            for u in range(FIGURES)
            if s.owner[u] == seat
            and s.health[u] > 0
            and space(s, u, row.thing) > 0
            and (s.zone[u] >= 0 or not row.on_field)
        ]
    if effect in (GIVES, REACHES):  # only for the active character
        return [moves.play[card]] if 0 <= s.active < FIGURES and s.owner[s.active] == seat else []
    if effect == SCANS:
        return [moves.play[card]] if s.to_look_at() or searches(s, seat) else []
    return [moves.play[card]]


def searches(s: Duel, seat: int) -> list[Move]:
    """Return the tokens that a player's standing figures could reveal in their zones (DUEL-3.29, 6.3.1)."""
    return [moves.search[u][p] for u in s.standing(seat) for p in s.tokens_in(s.zone[u])]


def plays(s: Duel, seat: int, cards: tuple[int, ...]) -> list[Move]:
    """Return the legal uses of those of `cards` that a player holds."""
    hand = s.hands[seat]
    found: list[Move] = []
    for card in cards:
        if card in hand:
            found += uses(s, seat, card)
    return found


def may_react(s: Duel, seat: int, cards: tuple[int, ...]) -> bool:
    """Return whether a player is asked: they hold cards, and one of `cards` would have a legal use.

    Only public facts count, so being asked reveals nothing about the hand (DUEL-7.4).
    """
    if not s.hands[seat]:
        return False
    return any(uses(s, seat, card) for card in reversed(cards))


IN_R = LEGAL_IN["R"]
IN_B = LEGAL_IN["B"]
IN_O = LEGAL_IN["O"]
IN_D = LEGAL_IN["D"]
IN_X = LEGAL_IN["X"]
IN_W = LEGAL_IN["W"]
