"""A state that fits what a seat knows: the view made whole with cards drawn from what is unseen."""

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

LOOKED: Final = 4  # cards on top of a pile that a dream may come to: they above all must lie in a chance order


class Stock:
    """The hundred cards, taken one by one: those the view names, then the unseen ones of each pile."""

    def __init__(self) -> None:
        self.left = [list(cards) for cards in CARDS_OF]

    def take(self, kind: int) -> int:
        """A card of this kind."""
        return self.left[kind].pop(0)

    def rest(self, pile: int) -> list[int]:
        """What nobody named of a pile."""
        return [card for kind, cards in enumerate(self.left) if PILE[kind] == pile for card in cards]


class Dreamer:
    """A view of the Tournament, read once; `dream` fills in what it does not say.

    `blanks` are the unknown places of each pile of cards: in hands by their backs, in the pile by
    position. Of others' knowledge a dream keeps only what follows from holding a card or from its
    having been played.
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
        # Who holds the unknown cards of each type, once for every card.
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
            # What the seat itself is asked and offered it knows, so it is the same in all of its dreams.
            if asked is not None and asked.kind == ONE and asked.seat == self.seat:
                self.decision = asked
        self.fill_in(s, rng)
        return s

    def fill_in(self, s: Tournament, rng: Rng) -> None:
        """The answers already given to a secret question: the own one, and any for the others."""
        for x in self.answered:
            assert s.decision is not None
            moves = s.decision.of(x)
            given = [move for move in moves if move.text == self.answer] if x == self.seat else moves
            s.answers[s.decision.seats.index(x)] = rng.pick(given)


def spread(cards: list[int]) -> list[int]:
    """Cards of which like ones do not lie together: so may lie what a dream does not come to."""
    return [card for first in range(5) for card in cards[first::5]]


def stirred(cards: list[int], most: int, rng: Rng) -> list[int]:
    """Cards in a chance order as far as somebody may look, from the end; the rest is cut at a chance place."""
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
    """How many places on top of a pile are unknown, if none is below a known one; otherwise -1."""
    known = 0
    for card in pile:
        if card != NOBODY:
            known += 1
        elif known:
            return -1
    return len(pile) - known


def filled(pile: tuple[int, ...], blanks: int, cards: list[int]) -> tuple[int, ...]:
    """A pile whose unknown places are taken by these cards, the last one on top."""
    if blanks != len(cards):  # some lie below known ones, or a position has fewer warriors than there are
        return tuple([cards.pop() if card == NOBODY else card for card in pile])
    cards.reverse()
    return (*cards, *pile[blanks:])


def strangers(s: Tournament, view: dict[str, Any]) -> list[int]:
    """The warriors of the pile whose place in it nobody knows."""
    elsewhere = {*s.pile, *s.aside, *s.fighters}
    drafted = {w for place in (*s.teams, *s.lost) for w in place}
    drafted |= {parent for w in drafted for parent in PARENTS[w]}
    if not view["pile"]:
        return []
    return [w for w in s.roster if w not in elsewhere and w not in drafted]


def known(view: dict[str, Any]) -> Tournament:
    """The facts a view tells, without any card, with NOBODY for each unknown warrior of the pile."""
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
    """What the view tells as a state for reckoning only: like cards are one card, unknown ones nobody's.

    It costs a third of a `Dreamer`, and a bot reads a view for every decision.
    """
    s = known(view)
    if view["turn"]["event"] is not None:
        s.event = CARDS_OF[KIND[view["turn"]["event"]]][0]
    s.hands = [tuple([CARDS_OF[KIND[id]][0] for id in player["hand"]]) for player in view["players"]]
    s.piles = [(NOBODY,) * len(view["piles"][pile]) for pile in PILES]
    return s


def read_turn(s: Tournament, turn: dict[str, Any]) -> None:
    """What is in force this turn."""
    s.active, s.reach, s.more_dice, s.more_rerolls = turn["seat"], turn["reach"], turn["dice"], turn["rerolls"]
    s.toll, s.truce, s.sealed, s.awakened = turn["toll"], turn["truce"], turn["sealed"], turn["awakened"]
    s.unguarded, s.vigilant, s.grant, s.added = turn["unguarded"], turn["vigilant"], turn["grant"], turn["added"]
    s.fights, s.specials = turn["fights"], tuple(turn["specials"])
    s.activated = tuple(WARRIOR[id] for id in turn["activated"])


def read_fight(s: Tournament, fight: dict[str, Any]) -> None:
    """The fight in progress."""
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
        if s.place[attacker] == s.place[defender] == s.spot:  # the defender stands there, the attacker is its guest
            s.at[s.spot] = defender
        if s.fight == GREEN_FIGHT and fight["challenger"]:
            s.place[defender] = s.spot
