"""A state that fits what a seat knows: the view made whole with cards drawn from what is unseen."""

from __future__ import annotations

from typing import Any, Final

from nyoi.games.uno.content import CARD, CARDS, COLOUR, COLOURS, DECK, KIND, NO_COLOUR, WILD4
from nyoi.games.uno.events import WAYS
from nyoi.games.uno.rules import FRAMES
from nyoi.games.uno.rules.turn import Turn, fits, jumping
from nyoi.games.uno.setup import table
from nyoi.games.uno.state import CALLS, Uno
from nyoi.kernel.decision import NOBODY
from nyoi.kernel.frame import unpack
from nyoi.kernel.play import settle
from nyoi.kernel.rng import Rng
from nyoi.kernel.state import Setting

# Of so many cards that somebody seemed not to have when he drew, one stays in his hand in a dream: he may have drawn
# it since, or lied. Set so that dreams of games between rules of thumb hold as many as the hands really did.
STAYS: Final = 3
STAYS_NOW: Final = 15  # ... if the colour in force is still the one he drew on
KEPT_BACK: Final = 3  # of so many who never drew, one has a wild card more than chance alone would give him
TRIES: Final = 4  # cards of the pile that are looked at to change places with one of a hand


class Dreamer:
    """A view of UNO, read once; `dream` deals what it does not say to hands and draw pile.

    A hidden card lies in a hand or in the pile. Which ones can lie where follows from the
    reshuffles: the pile holds only cards of the last one, and of every hand all know how many
    cards it has of each (see `Uno.born`). Cards put back in setup cannot have been dealt
    (UNO-4.8), so a hand holds at most as many of them as its `fresh` says.
    """

    def __init__(self, view: dict[str, Any]) -> None:
        self.seat: int = view["seat"]
        self.base = s = known(view)
        players = view["players"]
        self.hands = [tuple(CARD[id] for id in p["hand"] if id is not None) for p in players]
        seen = {*s.discard, *s.out, *(card for hand in self.hands for card in hand)}
        born = s.born or (0,) * len(DECK)
        births = s.shuffles + 1
        self.unseen: list[list[int]] = [[] for _ in range(births)]
        for card in DECK:
            if card not in seen:
                self.unseen[born[card]].append(card)
        # How many hidden cards of each birth a hand has.
        self.hidden: list[list[int]] = []
        for p, hand in zip(players, self.hands, strict=True):
            counts = list(p["born"]) if "born" in p else [p["cards"]]
            for card in hand:
                counts[born[card]] -= 1
            self.hidden.append(counts)
        self.left: int = view["left"]
        self.room = [
            min(p.get("fresh", 0), counts[0]) - sum(card in s.ignored and born[card] == 0 for card in hand)
            for p, counts, hand in zip(players, self.hidden, self.hands, strict=True)
        ]

    def dream(self, rng: Rng) -> Uno:
        """Deal the unseen cards, and run to the decision."""
        s = self.base.clone()
        s.rng = rng.fork()
        hands = [list(hand) for hand in self.hands]
        pile: list[int] = []
        kept = self.able(rng) if s.stack else NOBODY
        for birth, unseen in enumerate(self.unseen):
            cards = unseen.copy()
            rng.shuffle(cards)
            counts = [hidden[birth] for hidden in self.hidden]
            if kept in cards:
                self.give(cards, counts, hands, s.stack[-1].seat, kept)  # type: ignore[attr-defined]
            if birth == 0 and s.ignored:
                pile += self.put_back(cards, counts, hands, rng)
            for seat, count in enumerate(counts):
                if count:
                    hands[seat] += cards[-count:]
                    del cards[-count:]
            pile += cards
        if s.ignored:
            rng.shuffle(pile)
        self.doubt(hands, pile, kept, rng)
        s.hands = [tuple(hand) for hand in hands]
        s.pile = tuple(pile)
        assert len(pile) == self.left or s.over
        if s.stack:
            settle(s)
        return s

    def doubt(self, hands: list[list[int]], pile: list[int], kept: int, rng: Rng) -> None:
        """What hands are likely to hold: who drew had neither the colour in force nor a wild card, who never drew saves
        his wild cards. Cards that do not fit that change places with others of the pile."""
        s = self.base
        for seat, colour in enumerate(s.drew_on):
            hand, first = hands[seat], len(self.hands[seat])
            if seat == self.seat or not pile or first == len(hand):
                continue
            if colour == NOBODY:
                i = first + rng.below(len(hand) - first)
                if rng.below(KEPT_BACK) == 0 and COLOUR[hand[i]] != NO_COLOUR and hand[i] != kept:
                    self.swap(hand, i, pile, [0, 1, 2, 3], rng)
                continue
            stays = STAYS_NOW if colour == s.colour else STAYS
            lacks = [colour, NO_COLOUR]
            for i in range(first, len(hand)):
                if COLOUR[hand[i]] in lacks and hand[i] != kept and rng.below(stays):
                    self.swap(hand, i, pile, lacks, rng)

    def swap(self, hand: list[int], i: int, pile: list[int], unlike: list[int], rng: Rng) -> None:
        """A hidden card of a hand changes places with one of the pile that has none of these colours, if one is met."""
        s, card = self.base, hand[i]
        for _ in range(TRIES):
            place = rng.below(len(pile))
            other = pile[place]
            alike = not s.born or s.born[other] == s.born[card]
            if alike and COLOUR[other] not in unlike and other not in s.ignored and card not in s.ignored:
                hand[i], pile[place] = other, card
                return

    def put_back(self, cards: list[int], counts: list[int], hands: list[list[int]], rng: Rng) -> list[int]:
        """Give places to the cards ignored in setup; the ones that stay in the pile are returned."""
        placed: list[int] = []
        room = [min(r, c) for r, c in zip(self.room, counts, strict=True)]
        left = len(cards) - sum(counts)
        for card in [c for c in cards if c in self.base.ignored]:
            cards.remove(card)
            place = rng.below(left + sum(room))
            if place < left:
                left -= 1
                placed.append(card)
                continue
            place -= left
            seat = 0
            while place >= room[seat]:
                place -= room[seat]
                seat += 1
            hands[seat].append(card)
            counts[seat] -= 1
            room[seat] -= 1
        return placed

    def able(self, rng: Rng) -> int:
        """A card that another player on turn must hold: he is asked though no card can be drawn (UNO-6.20)."""
        s = self.base
        frame = s.stack[-1]
        if not isinstance(frame, Turn) or frame.seat == self.seat or s.drawable:
            return NOBODY
        if s.jump_in and jumping(s, frame.seat, frame.stayed):
            return NOBODY  # whoever has nothing to play is asked too, as long as others may jump in
        if any(fits(s, card) and (s.challenge or KIND[card] != WILD4) for card in self.hands[frame.seat]):
            return NOBODY
        found = [
            card
            for birth, unseen in enumerate(self.unseen)
            if self.hidden[frame.seat][birth]
            for card in unseen
            if fits(s, card) and (self.room[frame.seat] or birth or card not in s.ignored)
        ]
        free = [card for card in found if s.challenge or KIND[card] != WILD4]
        return rng.pick(free or found)

    def give(self, cards: list[int], counts: list[int], hands: list[list[int]], seat: int, card: int) -> None:
        """A card goes to a hand before the others are dealt."""
        cards.remove(card)
        counts[seat] -= 1
        hands[seat].append(card)


def known(view: dict[str, Any]) -> Uno:
    """The facts a view tells; the hidden cards are missing."""
    setting = Setting("uno", 0, view["seats"], view["mode"], view["options"])
    s = table(setting)
    players = view["players"]
    s.out = tuple(CARD[id] for id in view["out"])
    s.deck = DECK if view["deck"] == len(DECK) else tuple(card for card in DECK if card not in s.out)
    s.round = view["round"]
    s.dealer = view["dealer"]
    s.hands = [()] * s.seats
    s.pile = (NOBODY,) * view["left"]  # backs, until they are dealt
    s.discard = [CARD[id] for id in view["discard"]]
    s.colour = COLOURS.index(view["colour"])
    s.direction = WAYS.index(view["direction"]) * 2 - 1
    s.laid = view["laid"]
    s.passed, s.idle = view["passed"]
    s.status = view["status"]
    s.winner = view["winner"]
    s.rounds = tuple((winner, points) for winner, points in view["rounds"])
    s.shown = tuple(tuple(CARD[id] for id in hand) for hand in view["shown"])
    s.shuffles = view["shuffles"]
    s.ignored = tuple(CARD[id] for id in view["ignored"])
    s.turns = view["turns"]
    for seat, p in enumerate(players):
        s.markers[seat] = p["markers"]
        s.scores[seat] = p["score"]
        s.guilty[seat] = p["guilty"]
        s.innocent[seat] = p["innocent"]
        s.fresh[seat] = p.get("fresh", 0)
        s.drew_on[seat] = NOBODY if p["drew_on"] is None else COLOURS.index(p["drew_on"])
        s.said(seat, CALLS.index(p["uno"]))
    if s.shuffles:
        s.born = tuple(view["born"].get(id, 0) for id in CARDS)
    if view["exposure"] is not None:
        s.actor = view["exposure"]["actor"]
        s.waved = sum(1 << seat for seat in view["exposure"]["waved"])
    seat = view["seat"]
    if seat >= 0 and not view["over"]:
        for y in range(s.seats):
            shown = tuple(CARD[id] for id in players[y]["hand"] if id is not None)
            if y != seat and shown:
                s.saw(seat, y, shown)
    s.stack = [unpack(data, FRAMES) for data in view["stack"]]
    s.over, s.ending, s.results = view["over"], view["ending"], tuple(view["results"])
    return s
