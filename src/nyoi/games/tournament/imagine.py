"""Determinization: complete a view to a full state, with unknown cards drawn from the unseen ones."""

from __future__ import annotations

from typing import Any, Final

from nyoi.games.tournament.board import SPACE
from nyoi.games.tournament.content import CARDS_OF, DRAWN, FORM, KIND, PARENTS, PILE, PILES, WARRIOR
from nyoi.games.tournament.rules import FRAMES
from nyoi.games.tournament.setup import table
from nyoi.games.tournament.state import EVERYBODY, GREEN_FIGHT, Tournament
from nyoi.games.tournament.view import FIGHTS
from nyoi.kernel.decision import NOBODY, ONE, Decision
from nyoi.kernel.frame import unpack
from nyoi.kernel.play import settle
from nyoi.kernel.rng import Rng
from nyoi.kernel.state import Setting

LOOKED: Final = 4  # top cards of a pile that a rollout may reach, which must be in random order


class Stock:
    """The hundred cards, taken one by one: first those the view names, then the unseen ones by pile."""

    def __init__(self) -> None:
        self.left = [list(cards) for cards in CARDS_OF]

    def take(self, kind: int) -> int:
        return self.left[kind].pop(0)

    def rest(self, pile: int) -> list[int]:
        """Return the remaining cards of a pile."""
        return [card for kind, cards in enumerate(self.left) if PILE[kind] == pile for card in cards]


class Dreamer:
    """Determinizer of a view of the Tournament: reads the view once; `dream` samples the rest.

    `blanks` are the unknown places of each pile of cards: in hands by their backs, in the pile by position.
    Of other seats' knowledge, a sample keeps only what follows from holding a card or from its having been
    played.
    """

    def __init__(self, view: dict[str, Any]) -> None:
        self.seat: int = view["seat"]
        self.base = known(view)
        s = self.base
        stock = Stock()
        if view["turn"]["event"] is not None:
            s.event = stock.take(KIND[view["turn"]["event"]])
            s.known[s.event] = EVERYBODY
        for x, p in enumerate(view["players"]):
            s.hands[x] = tuple(stock.take(KIND[id]) for id in p["hand"])
            for card in s.hands[x]:
                s.known[card] = 1 << x | (1 << self.seat if self.seat >= 0 else EVERYBODY)
        named = [
            [NOBODY if id is None else stock.take(KIND[id]) for id in view["piles"][PILES[pile]]]
            for pile in range(len(PILES))
        ]
        s.piles = [tuple(pile) for pile in named]
        for pile in named:
            for card in pile:
                if card != NOBODY:
                    s.known[card] = EVERYBODY
        self.unseen = [spread(stock.rest(pile)) for pile in range(len(PILES))]
        # Holders of the unknown cards of each type, once per card.
        self.owners: list[list[int]] = [[] for _ in PILES]
        for x, p in enumerate(view["players"]):
            for kept in DRAWN:
                self.owners[kept] += [x] * (p["cards"][kept] - sum(PILE[KIND[id]] == kept for id in p["hand"]))
        self.strangers = spread(strangers(s, view))
        self.blanks = [blanks(pile) for pile in s.piles]
        self.decision: Decision | None = None
        self.answered: list[int] = view.get("answered", [])
        self.answer: str | None = view.get("answer")

    def dream(self, rng: Rng) -> Tournament:
        """Deal the unseen cards to hands and piles, shuffle the unseen warriors, and run to the decision."""
        s = self.base.clone()
        s.rng = rng.fork()
        for pile in range(len(PILES)):
            owners = self.owners[pile]
            cards = stirred(self.unseen[pile], len(owners) + LOOKED, rng)
            for x in owners:
                card = cards.pop()
                s.hands[x] += (card,)
                s.known[card] = 1 << x
            s.piles[pile] = filled(s.piles[pile], self.blanks[pile], cards)
        s.pile = filled(s.pile, len(s.pile) - s.bottom, stirred(self.strangers, LOOKED, rng))
        if self.decision is not None:
            s.decision = self.decision
        elif s.stack:
            settle(s)
            asked = s.decision
            # The seat's own decision and moves are known to it, so they are the same in all its samples.
            if asked is not None and asked.kind == ONE and asked.seat == self.seat:
                self.decision = asked
        self.fill_in(s, rng)
        return s

    def fill_in(self, s: Tournament, rng: Rng) -> None:
        """Restore the answers to a secret question: the seat's own one, and random ones for other seats."""
        for x in self.answered:
            assert s.decision is not None
            moves = s.decision.of(x)
            given = [move for move in moves if move.text == self.answer] if x == self.seat else moves
            s.answers[s.decision.seats.index(x)] = rng.pick(given)


def spread(cards: list[int]) -> list[int]:
    """Return the cards with equal ones spread apart, as an order for those a rollout does not reach."""
    return [card for first in range(5) for card in cards[first::5]]


def stirred(cards: list[int], most: int, rng: Rng) -> list[int]:
    """Return the cards with the last `most` in random order and the rest cut at a random place."""
    left = len(cards)
    if left < 2:
        return cards.copy()
    cut = rng.below(left)
    found = cards[cut:] + cards[:cut]
    last = max(left - most, 0)
    while left - 1 > last:
        j = rng.below(left)
        left -= 1
        found[left], found[j] = found[j], found[left]
    return found


def blanks(pile: tuple[int, ...]) -> int:
    """Return the number of unknown places on top of a pile, or -1 if one is below a known card."""
    known = 0
    for card in pile:
        if card != NOBODY:
            known += 1
        elif known:
            return -1
    return len(pile) - known


def filled(pile: tuple[int, ...], blanks: int, cards: list[int]) -> tuple[int, ...]:
    """Return a pile whose unknown places are filled with these cards, the last one on top."""
    if blanks != len(cards):  # some lie below known ones, or a position has fewer warriors than usual
        return tuple([cards.pop() if card == NOBODY else card for card in pile])
    cards.reverse()
    return (*cards, *pile[blanks:])


def strangers(s: Tournament, view: dict[str, Any]) -> list[int]:
    """Return the warriors of the pile whose position in it is unknown."""
    elsewhere = {*s.pile, *s.aside, *s.fighters}
    drafted = {w for place in (*s.teams, *s.lost) for w in place}
    drafted |= {parent for w in drafted for parent in PARENTS[w]}
    if not view["pile"]:
        return []
    return [w for w in s.roster if w not in elsewhere and w not in drafted]


def known(view: dict[str, Any]) -> Tournament:
    """Return the state given by a view without any card, with NOBODY for each unknown warrior of the pile."""
    s = table(Setting("tournament", 0, view["seats"], view["mode"], view["options"]))
    read_turn(s, view["turn"])
    s.drafter, s.starter, s.round = view["drafter"], view["starter"], view["round"]
    s.extra_rounds, s.time_up, s.turns = view["extra_rounds"], view["time_up"], view["turns"]
    s.flips = view["flips"]
    for seat, p in enumerate(view["players"]):
        s.lost[seat] = tuple(WARRIOR[id] for id in p["lost"])
        for w in s.lost[seat]:
            s.owner[w] = seat
        for token in p["team"]:
            w = WARRIOR[token["warrior"]]
            s.teams[seat] += (w,)
            s.owner[w] = seat
            s.damage[w] = token["damage"]
            if token["space"] is not None:
                s.place[w] = SPACE[token["space"]]
                s.at[s.place[w]] = w
        for w in (*s.teams[seat], *s.lost[seat]):
            for parent in PARENTS[w]:
                s.owner[parent] = seat
    s.pile = tuple(NOBODY if id is None else WARRIOR[id] for id in view["pile"])
    s.bottom = sum(w != NOBODY for w in s.pile)
    s.aside = tuple(WARRIOR[id] for id in view["aside"])
    s.flared = tuple(WARRIOR[id] for id in view["flared"])
    s.fallen, s.places = tuple(view["fallen"]), tuple(view["places"])
    if view["fight"] is not None:
        read_fight(s, view["fight"])
    s.stack = [unpack(data, FRAMES) for data in view["stack"]]
    s.over, s.ending, s.results = view["over"], view["ending"], tuple(view["results"])
    return s


def glance(view: dict[str, Any]) -> Tournament:
    """Return the state given by a view, for evaluation only.

    Equal cards are represented by the same card, and unknown cards by NOBODY. It takes a third of the time of
    a `Dreamer`, and a bot reads a view for every decision.
    """
    s = known(view)
    if view["turn"]["event"] is not None:
        s.event = CARDS_OF[KIND[view["turn"]["event"]]][0]
    s.hands = [tuple([CARDS_OF[KIND[id]][0] for id in player["hand"]]) for player in view["players"]]
    s.piles = [(NOBODY,) * len(view["piles"][pile]) for pile in PILES]
    return s


def read_turn(s: Tournament, turn: dict[str, Any]) -> None:
    """Set the effects of the turn."""
    s.active, s.reach, s.more_dice, s.more_rerolls = turn["seat"], turn["reach"], turn["dice"], turn["rerolls"]
    s.toll, s.truce, s.sealed, s.awakened = turn["toll"], turn["truce"], turn["sealed"], turn["awakened"]
    s.unguarded, s.vigilant, s.grant, s.added = turn["unguarded"], turn["vigilant"], turn["grant"], turn["added"]
    s.fights, s.specials = turn["fights"], tuple(turn["specials"])
    s.activated = tuple(WARRIOR[id] for id in turn["activated"])


def read_fight(s: Tournament, fight: dict[str, Any]) -> None:
    """Set the fight in progress."""
    s.fight = FIGHTS.index(fight["kind"])
    s.fighters = tuple(WARRIOR[id] for id in fight["fighters"])
    s.players = tuple(fight["seats"])
    s.saved = tuple(WARRIOR[id] for id in fight["saved"])
    s.owed, s.riposte = tuple(fight["owed"]), fight["riposte"]
    for w, form, damage in zip(s.fighters, fight["forms"], fight["damage"], strict=True):
        s.form[w], s.damage[w] = FORM[form], damage
    if fight["space"] is not None:
        s.spot, s.former = SPACE[fight["space"]], SPACE[fight["former"]]
        attacker, defender = s.fighters
        if s.place[attacker] == s.place[defender] == s.spot:  # the defender occupies the space
            s.at[s.spot] = defender
        if s.fight == GREEN_FIGHT and fight["challenger"]:
            s.place[defender] = s.spot
