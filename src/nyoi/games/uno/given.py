"""Builder of states from hand-made positions (`position.py`); `possible.py` rejects impossible ones."""

from __future__ import annotations

from typing import Any

from nyoi.games.uno.content import CARDS, COLOUR, DECK, NO_COLOUR
from nyoi.games.uno.position import (
    ACTOR,
    BEFORE,
    CALLED_KEY,
    CLAUSE,
    COLOUR_KEY,
    DEALER,
    DIRECTION,
    DISCARD,
    DREW_ON,
    EXPOSED_KEY,
    FRESH,
    GUILTY,
    HANDS,
    IDLE,
    IGNORED,
    INNOCENT,
    JUDGED,
    KEYS,
    KNOWN,
    LAID,
    MARKERS,
    OF_DEAL,
    OF_PHASE,
    ORDER,
    PASSED,
    PHASE,
    PILE,
    RESHUFFLED,
    REST,
    ROUND,
    SCORES,
    SEED,
    STAYED,
    SURPRISED_KEY,
    TOTAL,
    TURN,
    WAVED,
)
from nyoi.games.uno.rules.effects import Plus4, Swap, Wish
from nyoi.games.uno.rules.match import DEAL, SCORE, Match
from nyoi.games.uno.rules.stack import Stack
from nyoi.games.uno.rules.turn import Drawn, Round, Turn
from nyoi.games.uno.setup import enough, table
from nyoi.games.uno.state import CALLED, EXPOSED, SURPRISED, Uno
from nyoi.kernel.decision import NOBODY
from nyoi.kernel.frame import Frame
from nyoi.kernel.position import Key, Position, impossible, twice
from nyoi.kernel.refused import Refused
from nyoi.kernel.rng import Rng
from nyoi.kernel.state import Setting, shuffle_script


def given(setting: Setting, p: Position) -> Uno:
    """Build the state a position describes.

    With `order`, a round is about to be dealt from a stacked deck.
    """
    s = table(setting)
    s.rng = Rng(p[SEED])
    s.dealer = p.get(DEALER, max(s.dealer, 0))
    s.scores = p.get(SCORES, s.scores)
    s.round = p.get(ROUND, 1 + sum(score > 0 for score in s.scores))
    if ORDER in p:
        return _to_deal(s, p)
    for key, phases in OF_PHASE.items():
        if key in p and p[PHASE] not in phases:
            raise impossible("position-phase", "UNO-5.4", key.name, p[PHASE], allowed=", ".join(phases))
    s.direction = 1 if p[DIRECTION] in ("1", "clockwise") else -1  # it determines the previous player
    _put_cards(s, p)
    s.markers = p.get(MARKERS, s.markers)
    _put_calls(s, p)
    _put_memory(s, p)
    _begin(s, p)
    return s


def _to_deal(s: Uno, p: Position) -> Uno:
    """Build a state before the deal; a deck of fewer cards is a changed deck (UNO-4.9)."""
    for key in KEYS.keys.values():
        if key in p and key not in OF_DEAL:
            raise impossible("position-order-alone", CLAUSE, key.name, ORDER.name)
    order = p[ORDER]
    for i, card in enumerate(order):
        if card in order[:i]:
            raise twice(CARDS[card], "UNO-3.4", ORDER.name, ORDER.name)
    s.round -= 1  # the deal increments it
    s.deck = tuple(sorted(order))
    s.out = tuple(card for card in DECK if card not in s.deck)
    enough(s.deck, s.seats)
    s.pile = s.deck  # not shuffled yet
    s.script = shuffle_script(s.deck, order)
    s.stack = [Match(DEAL)]  # type: ignore[list-item]
    return s


def _put_cards(s: Uno, p: Position) -> None:
    """Lay out the cards; those not named go where `rest` says."""
    discard = p[DISCARD]
    s.hands, s.pile, s.discard = p[HANDS], p[PILE], list(discard)
    if not s.hands or not s.discard:
        raise Refused("position-missing", CLAUSE, key=DISCARD.name if s.hands else HANDS.name)
    lying: dict[int, Key[Any]] = {}
    for key, cards in ((HANDS, s.hands), (PILE, [s.pile]), (DISCARD, [discard])):
        for card in [card for part in cards for card in part]:
            if card in lying:
                raise twice(CARDS[card], "UNO-3.4", lying[card].name, key.name)
            lying[card] = key
    rest = tuple(card for card in DECK if card not in lying)
    if p[REST] == "pile":
        s.pile += rest
    elif p[REST] == "discard":
        s.discard = [*rest, *s.discard]
    else:
        s.out = rest
    s.deck = DECK  # the next round has all cards again (UNO-8.12)
    s.colour = p.get(COLOUR_KEY, COLOUR[s.visible])
    if s.colour == NO_COLOUR:
        raise Refused("position-missing", "UNO-6.5", key=COLOUR_KEY.name)
    laid = NOBODY
    if p[PHASE] in ("plus4", "swap"):
        laid = p[TURN]
    elif p[PHASE] == "stack" or TOTAL in p:
        laid = (p[TURN] - s.direction) % s.seats
    s.laid = p.get(LAID, laid)


def _put_calls(s: Uno, p: Position) -> None:
    """Set who has announced, can be caught or has given up catching (UNO section 7)."""
    s.actor = (p[TURN] - s.direction) % s.seats
    said: dict[int, Key[Any]] = {}
    for key, call in ((CALLED_KEY, CALLED), (EXPOSED_KEY, EXPOSED), (SURPRISED_KEY, SURPRISED)):
        for seat in p[key]:
            if seat in said:
                raise twice(str(seat), "UNO-7.5", said[seat].name, key.name)
            said[seat] = key
            s.said(seat, call)
            if call == EXPOSED:
                s.actor = seat
    s.actor = p.get(ACTOR, s.actor)
    for seat in p[WAVED]:
        s.waved |= 1 << seat


def _put_memory(s: Uno, p: Position) -> None:
    """Set what seats know and remember: cards shown, reshuffles, colours, verdicts, passes."""
    for x, y, cards in p[KNOWN]:
        for card in cards:
            if x == y or card not in s.hands[y]:
                raise impossible("position-known", "UNO-10.1", KNOWN.name, f"{x}, {y}, {CARDS[card]}")
        s.saw(x, y, cards)
    s.drew_on = p.get(DREW_ON, s.drew_on)
    for seat, colour in enumerate(s.drew_on):
        if colour != NOBODY:  # the visible card of that turn is not given
            s.note_turn(seat, NOBODY, colour, NOBODY, NOBODY, s.taken[seat])
    s.guilty = p.get(GUILTY, s.guilty)
    s.innocent = p.get(INNOCENT, s.innocent)
    for seat in p[PASSED]:
        s.passed |= 1 << seat
    s.idle = p[IDLE]
    reshuffled = p[RESHUFFLED]
    if reshuffled:
        born = [0] * len(DECK)
        for number, cards in enumerate(reshuffled, 1):
            if not cards:
                raise impossible("position-reshuffle-empty", "UNO-6.16", RESHUFFLED.name, number)
            for card in cards:
                born[card] = number
        s.born, s.shuffles = tuple(born), len(reshuffled)
    s.ignored = p[IGNORED]
    held = [sum(card in s.ignored and not (s.born and s.born[card]) for card in hand) for hand in s.hands]
    s.fresh = p.get(FRESH, held)


def _begin(s: Uno, p: Position) -> None:
    """Set the phase and the player it belongs to."""
    turn, phase = p[TURN], p[PHASE]
    stayed = 0
    for seat in p[STAYED]:
        stayed |= 1 << seat
    now: Frame[Uno] = Turn(turn, stayed)
    if phase == "drawn":
        now = Drawn(turn)
    elif phase == "wish":
        now = Wish(turn)
    elif phase == "plus4":
        if BEFORE not in p:
            raise Refused("position-missing", "UNO-6.50a", key=BEFORE.name)
        now = Plus4(turn, p[BEFORE], p.get(JUDGED, len(s.hands[turn])))
    elif phase == "swap":
        now = Swap(turn)
    elif phase == "stack":
        now = Stack(turn, p[TOTAL])
    if phase == "hold":
        if s.exposed == 0:
            raise impossible("position-hold", "UNO-5.10", PHASE.name, phase)
        s.stack = [Match(SCORE), Round(turn, p.get(TOTAL, 0))]  # type: ignore[list-item]
    elif phase == "turn" and s.exposed == 0 and not stayed:
        s.stack = [Match(SCORE), Round(turn)]  # type: ignore[list-item]
    else:
        s.stack = [Match(SCORE), Round(NOBODY), now]  # type: ignore[list-item]
