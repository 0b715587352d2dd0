"""Determinization of UNO: full states that fit a view, with the unseen cards dealt at random."""

from __future__ import annotations

from typing import Any, Final

from nyoi.games.uno.content import CARD, CARDS, COLOUR, COLOURS, DECK, KIND, NO_COLOUR, WILD4
from nyoi.games.uno.events import WAYS
from nyoi.games.uno.mind.policy import ALIKE, NOTHING, appeal
from nyoi.games.uno.moves import FITTING
from nyoi.games.uno.rules import FRAMES
from nyoi.games.uno.rules.turn import Turn, fits, jumping
from nyoi.games.uno.setup import table
from nyoi.games.uno.state import CALLS, Uno, unpacked
from nyoi.kernel.decision import NOBODY
from nyoi.kernel.frame import unpack
from nyoi.kernel.play import settle
from nyoi.kernel.rng import Rng
from nyoi.kernel.state import Setting

STAYS: Final = 20  # one in this many implausible cards stays, because the player may have had other reasons
SWEEPS: Final = 2  # passes over each hand
TRIES: Final = 6  # cards of the pile that are tried for a swap
CLEARLY: Final = 0.05  # margin by which one card must score above another


class Act:
    """A past turn of a player, to test which other cards would have been preferred."""

    def __init__(self, turn: tuple[int, int, int, int, int], seats: int, next: int, before: int) -> None:
        on, colour, card, named, taken = turn
        self.colour: Final = colour
        self.card: Final = card  # NOBODY: the player drew
        self.named: Final = named
        self.taken: Final = taken
        self.fitting: Final = FITTING[colour][on] if on != NOBODY else None
        self.seats: Final = seats
        self.next: Final = next
        self.before: Final = before

    def better(self, card: int, own: list[int], more: int) -> bool:
        """Return whether the player would have preferred this card, or named another colour.

        `own` counts their cards by colour; `more` is 1 if this card would be added to them.
        """
        hue = COLOUR[card]
        if self.named != NOBODY and hue not in (NO_COLOUR, self.named) and own[hue] + more > own[self.named]:
            return True
        fits = hue in (self.colour, NO_COLOUR) if self.fitting is None else bool(self.fitting[card])
        played = self.card
        if not fits or (KIND[card] == WILD4 and own[self.colour] + (COLOUR[played] == self.colour and played >= 0)):
            return False
        if played == NOBODY:
            return self.worth(card, own) > NOTHING + CLEARLY
        alike = ALIKE if COLOUR[played] != NO_COLOUR else 0.0  # the card played was in hand too
        return self.worth(card, own) + alike * (hue == COLOUR[played]) > self.worth(played, own) + alike + CLEARLY

    def worth(self, card: int, own: list[int]) -> float:
        """Return the heuristic score of a card at that turn."""
        return appeal(card, own, self.seats, self.next, self.before, self.next <= 2 or self.before <= 2)


class Dreamer:
    """A determinizer that reads a view once and deals the hidden cards to hands and draw pile.

    Reshuffles restrict where a hidden card can lie. The pile holds only cards of the last reshuffle, and for
    every hand all players know how many cards it has of each (see `Uno.born`). Cards put back in setup cannot
    have been dealt (UNO-4.8), so a hand holds at most `fresh` of them.
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
        # the number of hidden cards in each hand, by reshuffle
        self.hidden: list[list[int]] = []
        for p, hand in zip(players, self.hands, strict=True):
            counts = list(p["born"]) if "born" in p else [p["cards"]]
            for card in hand:
                counts[born[card]] -= 1
            self.hidden.append(counts)
        self.turns = [[unpacked(turn) for turn in row[1:]] for row in view["memory"]]
        self.left: int = view["left"]
        self.room = [
            min(p.get("fresh", 0), counts[0]) - sum(card in s.ignored and born[card] == 0 for card in hand)
            for p, counts, hand in zip(players, self.hidden, self.hands, strict=True)
        ]

    def dream(self, rng: Rng) -> Uno:
        """Deal the unseen cards and run to the next decision."""
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
        """Make hands plausible: swap cards that contradict a player's past choices with cards of the pile.

        A player who played a card, named a colour or drew had nothing better in hand then.
        """
        s = self.base
        for seat in range(s.seats):
            turns, hand, first = self.turns[seat], hands[seat], len(self.hands[seat])
            if seat == self.seat or not pile or first == len(hand) or not turns:
                continue
            own = [0] * (len(COLOURS) + 1)  # by colour, the wild cards last
            for card in hand:
                own[COLOUR[card]] += 1
            next, before = len(hands[s.next(seat)]), len(hands[(seat - s.direction) % s.seats])
            told = [Act(turn, s.seats, next, before) for turn in turns]
            for _ in range(SWEEPS):
                for act in told:
                    for i in range(first, len(hand) - (s.taken[seat] - act.taken)):
                        if hand[i] != kept and act.better(hand[i], own, 0) and rng.below(STAYS):
                            self.swap(act, hand, i, pile, own, rng)

    def swap(self, act: Act, hand: list[int], i: int, pile: list[int], own: list[int], rng: Rng) -> None:
        """Swap an implausible hidden card with a plausible one of the pile, if one is found."""
        s, card = self.base, hand[i]
        if card in s.ignored:
            return
        for _ in range(TRIES):
            place = rng.below(len(pile))
            other = pile[place]
            alike = not s.born or s.born[other] == s.born[card]
            if alike and other not in s.ignored and not act.better(other, own, 1):
                hand[i], pile[place] = other, card
                own[COLOUR[card]] -= 1
                own[COLOUR[other]] += 1
                return

    def put_back(self, cards: list[int], counts: list[int], hands: list[list[int]], rng: Rng) -> list[int]:
        """Place the cards ignored in setup, and return the ones that stay in the pile."""
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
        """Return a card that another player on turn must hold, or NOBODY (UNO-6.20).

        That player would not be asked if they could neither play nor draw.
        """
        s = self.base
        frame = s.stack[-1]
        if not isinstance(frame, Turn) or frame.seat == self.seat or s.drawable:
            return NOBODY
        if s.jump_in and jumping(s, frame.seat, frame.stayed):
            return NOBODY  # a player with nothing to play is asked too while others may jump in
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
        """Put a card in a hand before the others are dealt."""
        cards.remove(card)
        counts[seat] -= 1
        hands[seat].append(card)


def known(view: dict[str, Any]) -> Uno:
    """Return the state with the facts a view shows, without the hidden cards."""
    setting = Setting("uno", 0, view["seats"], view["mode"], view["options"])
    s = table(setting)
    players = view["players"]
    s.out = tuple(CARD[id] for id in view["out"])
    s.deck = DECK if view["deck"] == len(DECK) else tuple(card for card in DECK if card not in s.out)
    s.round = view["round"]
    s.dealer = view["dealer"]
    s.hands = [()] * s.seats
    s.pile = (NOBODY,) * view["left"]  # placeholders until they are dealt
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
        s.taken[seat], *turns = view["memory"][seat]
        s.restore_turns(seat, turns)
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
