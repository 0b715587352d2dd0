"""Determinization of Toma: full states that fit a view, with the unseen cards dealt at random."""

from __future__ import annotations

from typing import Any, Final

from nyoi.games.toma.content import CARD, CROSS, NONE, POWERS, REDRAW, TRADE, VALUE
from nyoi.games.toma.events import STARTS, WINS
from nyoi.games.toma.mind.rollout import worth
from nyoi.games.toma.moves import DISCARDS
from nyoi.games.toma.rules import FRAMES
from nyoi.games.toma.setup import table
from nyoi.games.toma.state import DRY, PLAYED, RUNNING, SURVIVOR, WAYS, Summary, Toma
from nyoi.kernel.decision import NOBODY
from nyoi.kernel.frame import unpack
from nyoi.kernel.play import settle
from nyoi.kernel.rng import Rng
from nyoi.kernel.state import Setting

TRIES: Final = 30
OWN_REASONS: Final = 4  # one implausible hand in this many is accepted
STIRRING: Final = (TRADE, CROSS, REDRAW)  # after these the hand is a different one


class Dreamer:
    """A determinizer that reads a view once; `dream` deals the hidden cards.

    If an opponent's second card is hidden, the first one keeps its place, because the newer card is last in a
    hand. A hand that its player would not have kept, by the heuristic, is rarely sampled.
    """

    def __init__(self, view: dict[str, Any]) -> None:
        self.seat: int = view["seat"]
        self.base = known(view)
        s = self.base
        seen = {c for hand in s.hands for c in hand} | {c for row in s.rows for c in row} | set(s.open)
        seen.discard(NOBODY)
        self.unseen = [card for card in s.cards if card not in seen]
        self.blanks = [(y, i) for y in range(s.seats) for i, card in enumerate(s.hands[y]) if card == NOBODY]
        self.aside: bool = view["aside"]
        # as bit sets
        self.odd = [sum([1 << card for card in self.against(y)]) if i == 0 else 0 for y, i in self.blanks]
        # Knowledge of the other players: what all saw them learn, and for its own hand what the seat is sure
        # of.
        n = s.seats
        self.notes = [
            (x * n + y, y)
            for x in range(n)
            for y in range(n)
            if s.hands[y] and x not in (y, self.seat) and (s.aware[y * n + x] if y == self.seat else s.spied[x * n + y])
        ]

    def dream(self, rng: Rng) -> Toma:
        """Deal the unseen cards to the hands, the set-aside place and the deck, and run to the decision."""
        s = self.base.clone()
        s.rng = rng.fork()
        cards = self.deal(rng)
        for dealt, (y, i) in enumerate(self.blanks):
            hand = list(s.hands[y])
            hand[i] = cards[dealt]
            s.hands[y] = tuple(hand)
        if self.aside:
            s.aside = cards.pop()
        s.pile = tuple(cards[len(self.blanks) :])
        for place, y in self.notes:
            s.notes[place] = s.hands[y][0]
        if s.stack:
            settle(s)
        return s

    def deal(self, rng: Rng) -> list[int]:
        """Return the unseen cards in an order that respects the values all can rule out."""
        cards = self.unseen.copy()
        for _ in range(TRIES):
            rng.shuffle(cards)
            if self.possible(cards) and self.natural(cards, rng):
                return cards
        # Rarely needed: fill the hands with the fewest possible cards first, backtracking where stuck.
        order = sorted(range(len(self.blanks)), key=lambda b: sum(self.fits(*self.blanks[b], card) for card in cards))
        chosen = self.fill(order, cards)
        return [chosen[b] for b in range(len(self.blanks))] + [c for c in cards if c not in chosen.values()]

    def possible(self, cards: list[int]) -> bool:
        """Return whether the first of these cards can fill the blanks."""
        return all(self.fits(y, i, cards[dealt]) for dealt, (y, i) in enumerate(self.blanks))

    def natural(self, cards: list[int], rng: Rng) -> bool:
        """Return whether the cards would have been kept; sometimes an implausible one is accepted."""
        return not any(odd >> cards[dealt] & 1 and rng.below(OWN_REASONS) for dealt, odd in enumerate(self.odd))

    def against(self, y: int) -> list[int]:
        """Return the cards a player would have discarded instead, if the hand is still the one kept then."""
        s = self.base
        own = [i for i, (x, _, _) in enumerate(s.plays) if x == y]
        if not own or s.ways[y][-1] != PLAYED or any(p in STIRRING for _, _, p in s.plays[own[-1] :]):
            return []
        gone = s.plays[own[-1]][1]
        return [
            card
            for card in self.unseen
            if len(DISCARDS[card][gone]) == 2 and worth(s, y, card, gone) > worth(s, y, gone, card)
        ]

    def fill(self, order: list[int], cards: list[int]) -> dict[int, int]:
        """Return cards for the blanks in this order; a solution always exists, namely the true deal."""
        if not order:
            return {}
        for card in cards:
            if self.fits(*self.blanks[order[0]], card):
                rest = self.fill(order[1:], [c for c in cards if c != card])
                if len(rest) == len(order) - 1:
                    return {order[0]: card, **rest}
        return {}

    def fits(self, y: int, i: int, card: int) -> bool:
        """Return whether a card can lie there; a value ruled out concerns the card held before the draw."""
        return i > 0 or not self.base.excluded(y, VALUE[card])


def known(view: dict[str, Any]) -> Toma:
    """Return the state with the facts a view shows, with NOBODY for each hidden card in a hand."""
    setting = Setting("toma", 0, view["seats"], view["mode"], view["options"])
    s = table(setting)
    players = view["players"]
    n = s.seats
    s.cards = tuple(CARD[id] for id in view["deck"])
    s.target = view["target"]
    s.round = view["round"]
    s.overtime = view["overtime"]
    s.starter = view["starter"]
    s.start_why = STARTS.index(view["start_why"])
    s.turns = view["turns"]
    s.open = tuple(CARD[id] for id in view["open"])
    s.fallen = tuple(view["fallen"])
    s.plays = tuple((x, CARD[id], POWERS.index(power) if power else NONE) for x, id, power in view["plays"])
    s.balls = [p["balls"] for p in players]
    s.dealt = [p["dealt"] for p in players]
    s.inside = [p["inside"] for p in players]
    s.shields = [p["shield"] for p in players]
    s.hands = [tuple(NOBODY if id is None else CARD[id] for id in p["hand"]) for p in players]
    s.rows = [tuple(CARD[id] for id, _ in p["row"]) for p in players]
    s.ways = [tuple(WAYS.index(way) for _, way in p["row"]) for p in players]
    s.barred = [sum(1 << value for value in p["ruled_out"]) for p in players]
    for x, y in view["spied"]:
        s.spied[x * n + y] = True
    seat = view["seat"]
    if seat >= 0:
        for x in view["known_by"]:
            s.aware[seat * n + x] = True
        for y in range(n):
            if y != seat and s.hands[y] and s.hands[y][0] != NOBODY:
                s.notes[seat * n + y] = s.hands[y][0]
    if view["last"] is not None:
        s.last = summary(view["last"])
    s.stack = [unpack(data, FRAMES) for data in view["stack"]]
    s.over, s.ending, s.results = view["over"], view["ending"], tuple(view["results"])
    s.status = RUNNING if s.stack else SURVIVOR if sum(s.inside) == 1 else DRY
    return s


def summary(last: dict[str, Any]) -> Summary:
    """Return the summary of the previous round from a view."""
    return Summary(
        last["round"],
        tuple(last["winners"]),
        WINS.index(last["why"]),
        NOBODY if last["aside"] is None else CARD[last["aside"]],
        tuple(tuple(CARD[id] for id in hand) for hand in last["hands"]),
        tuple(tuple(CARD[id] for id in row) for row in last["rows"]),
    )
