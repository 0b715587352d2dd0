"""Builder of states from hand-made positions (`position.py`); `possible.py` rejects impossible ones."""

from __future__ import annotations

from typing import Any

from nyoi.games.toma.content import CARDS, standard_deck
from nyoi.games.toma.position import (
    AIM,
    ASIDE,
    BALLS,
    CAME,
    CLAUSE,
    DECK,
    HANDS,
    KNOWN,
    OPEN,
    ORDER,
    OUT,
    OVERTIME,
    PILE,
    PLAYS,
    ROUND,
    ROWS,
    RULED_OUT,
    SEEN,
    SHIELDS,
    STARTER,
    TURN,
)
from nyoi.games.toma.rules.match import DEAL, HOST, SCORE, Match
from nyoi.games.toma.rules.turn import Aim, Discard, Turn
from nyoi.games.toma.setup import table
from nyoi.games.toma.state import PLAYED, Toma
from nyoi.kernel.decision import NOBODY
from nyoi.kernel.frame import Frame
from nyoi.kernel.position import Key, Position, impossible, twice
from nyoi.kernel.refused import Refused
from nyoi.kernel.state import Setting, shuffle_script


def given(setting: Setting, p: Position) -> Toma:
    """Build the state a position describes.

    With `order`, a round is about to be dealt from a stacked deck.
    """
    s = table(setting)
    deck = p.get(DECK, standard_deck(setting.seats))
    s.cards = tuple(sorted(deck))
    if len(set(s.cards)) != len(s.cards):
        raise _twice(next(card for card in s.cards if s.cards.count(card) > 1), DECK, DECK)
    s.balls = p.get(BALLS, s.balls)
    s.starter = p.get(STARTER, p[TURN])
    s.overtime = p[OVERTIME]
    if s.overtime and s.tied_only:
        s.dealt = [balls == max(s.balls) for balls in s.balls]  # TOMA-8.11
    if ORDER in p:
        return _to_deal(s, p)
    s.round = p[ROUND]
    _put_cards(s, p)
    _put_knowledge(s, p)
    turn, (card, power) = p[TURN], p[AIM]
    now: Frame[Toma] = Turn(turn)
    if AIM in p:
        now = Aim(turn, card, power)
    elif len(s.hands[turn]) == 2:
        now = Discard(turn)
    s.stack = [Match(SCORE), now]  # type: ignore[list-item]
    return s


def _to_deal(s: Toma, p: Position) -> Toma:
    order = p[ORDER]
    for card in order:
        if order.count(card) > 1:
            raise _twice(card, ORDER, ORDER)
    if sorted(order) != list(s.cards):
        absent = [CARDS[card] for card in s.cards if card not in order]
        strange = [CARDS[card] for card in order if card not in s.cards]
        raise impossible(
            "position-order", CLAUSE, ORDER.name, " ".join(strange or absent), found=len(order), due=len(s.cards)
        )
    s.start_why = HOST
    s.script = shuffle_script(s.cards, order)
    s.stack = [Match(DEAL)]  # type: ignore[list-item]
    return s


def _put_cards(s: Toma, p: Position) -> None:
    """Lay out every card: named ones where named, plays in front of their players, the rest out of play."""
    s.hands = p.need(HANDS)
    s.inside = [bool(hand) for hand in s.hands]
    s.fallen = p.get(OUT, tuple([x for x in range(s.seats) if s.dealt[x] and not s.inside[x]]))
    s.pile, s.open = p[PILE], p[OPEN]
    s.plays = p[PLAYS]
    if AIM in p and (not s.plays or s.plays[-1][:2] != (p[TURN], p[AIM][0])):
        s.plays += ((p[TURN], *p[AIM]),)
    rows = p.get(ROWS, s.rows)
    for seat in range(s.seats):
        played = tuple(card for x, card, _ in s.plays if x == seat and card not in rows[seat])
        s.rows[seat] = played + rows[seat]
    s.ways = p.get(CAME, [(PLAYED,) * len(row) for row in s.rows])
    for seat in p[SHIELDS]:
        s.shields[seat] = True
    lying: dict[int, Key[Any]] = {}
    aside = (p[ASIDE],) if ASIDE in p else ()
    for key, cards in ((HANDS, s.hands), (PILE, [s.pile]), (ROWS, s.rows), (OPEN, [s.open]), (ASIDE, [aside])):
        for card in [card for part in cards for card in part]:
            if card in lying:
                raise _twice(card, lying[card], key)
            if card not in s.cards:
                raise impossible("position-strange-card", "TOMA-3.9", key.name, CARDS[card])
            lying[card] = key
    rest = [card for card in s.cards if card not in lying]
    s.aside = p[ASIDE] if ASIDE in p else rest[0] if rest else NOBODY
    s.open += tuple(card for card in rest if card != s.aside)


def _put_knowledge(s: Toma, p: Position) -> None:
    """Set what seats have seen of each other's cards, and which values all can rule out."""
    n = s.seats
    for x, y, how in p[KNOWN]:
        if x == y or not s.hands[y]:
            raise impossible("position-seen", "TOMA-10.3", KNOWN.name, f"{x}:{y}")
        s.saw(x, y)
        s.spied[x * n + y] = how == SEEN.index("openly")
        s.aware[y * n + x] = how != SEEN.index("secretly")
    ruled_out: list[tuple[int, ...]] = p[RULED_OUT]
    for seat, values in enumerate(ruled_out):
        for value in values:
            s.ruled_out(seat, value, value)


def _twice(card: int, first: Key[Any], second: Key[Any]) -> Refused:
    """Return the refusal of a card named twice, since each exists once (TOMA-3.1)."""
    return twice(CARDS[card], "TOMA-3.1", first.name, second.name)
