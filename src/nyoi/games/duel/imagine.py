"""Determinization: complete a view to a full state that fits what a seat knows (DUEL section 10)."""

from __future__ import annotations

from typing import Any

from nyoi.games.duel.content import (
    BALL_OF,
    CARD,
    DECK,
    FIGURES,
    GROUP,
    GROUPS,
    NAPPA,
    SPOT,
    TILE,
    TOKEN,
    TOKENS,
    UNIT,
    UNITS,
    ZONE,
    ZONES,
)
from nyoi.games.duel.field import field_of
from nyoi.games.duel.moves import team
from nyoi.games.duel.rules import FRAMES
from nyoi.games.duel.rules.opening import Form, teams
from nyoi.games.duel.setup import table
from nyoi.games.duel.state import Duel
from nyoi.games.duel.view import bit
from nyoi.kernel.decision import NOBODY
from nyoi.kernel.frame import unpack
from nyoi.kernel.play import settle
from nyoi.kernel.rng import Rng
from nyoi.kernel.state import Setting

STRAIGHT = 0  # of a mixed pair: the ball is in the extra spot, where it was dropped
CROSSED = 1
EITHER = 2


class Dreamer:
    """Determinizer of a view of Duel: reads the view once; `dream` deals the unseen cards and tokens."""

    def __init__(self, view: dict[str, Any]) -> None:
        self.seat: int = view["seat"]
        self.base = known(view)
        s = self.base
        self.blanks: list[int] = [player["hand"].count(None) for player in view["players"]]
        self.unseen = list(DECK)
        for card in (*s.market, *s.discard, *s.playing, *s.hands[0], *s.hands[1]):
            if card != NOBODY:
                self.unseen.remove(card)
        self.pairs = place_tokens(s, view)
        self.backs = backs(s, view)
        self.ready: list[bool] = view.get("ready", [])
        self.formed: list[str] | None = view.get("formed")

    def dream(self, rng: Rng) -> Duel:
        """Deal the unseen cards and tokens, and run to the decision."""
        s = self.base.clone()
        s.rng = rng.fork()
        cards = self.unseen.copy()
        rng.shuffle(cards)
        for seat, blanks in enumerate(self.blanks):
            s.hands[seat] = tuple(sorted((*s.hands[seat], *cards[:blanks])))
            del cards[:blanks]
        s.deck = tuple(cards)
        for spots, tokens in self.backs:
            faces = tokens.copy()
            rng.shuffle(faces)
            for spot, token in zip(spots, faces, strict=True):
                s.spots[spot] = token
        for zone, beside, order in self.pairs:
            if order == CROSSED or (order == EITHER and rng.below(2)):
                s.spots[zone], s.spots[beside] = s.spots[beside], s.spots[zone]
        if s.stack:
            settle(s)
            if isinstance(s.stack[-1], Form):
                self.form(s, rng)
        return s

    def form(self, s: Duel, rng: Rng) -> None:
        """Sample the teams already formed in secret; the seat's own team stays as it is."""
        for seat, ready in enumerate(self.ready):
            if ready:
                chosen = rng.pick(teams(s, seat))
                if seat == self.seat and self.formed is not None:
                    chosen = sum(1 << UNIT[id] for id in self.formed)
                s.answers[seat] = team(chosen)


def place_tokens(s: Duel, view: dict[str, Any]) -> list[tuple[int, int, int]]:
    """Place the tokens that the view shows; return the mixed pairs.

    A pair is given as its two spots and what is known of their order. It is placed uncrossed for now: the
    ball in the extra spot, and the token in the zone if it is known.
    """
    seen: dict[int, int] = {}
    for row in view["tokens"]:
        spot = SPOT[row["spot"]]
        s.looks[spot] = mask(row["looked"])
        if spot >= len(ZONES):
            s.dropped[row["group"] - 1] = ZONE[row["zone"]]
        seen[spot] = TOKEN[row["token"]] if row["token"] is not None else NOBODY
        s.spots[spot] = BALL_OF[row["group"] - 1] if spot >= len(ZONES) else seen[spot]
    pairs: list[tuple[int, int, int]] = []
    for row in view["mixed"]:
        group = row["group"] - 1
        s.mixed[group] = mask(row["looked"])
        zone, beside, ball = s.dropped[group], len(ZONES) + group, BALL_OF[group]
        order = EITHER
        s.spots[zone] = TOKEN[row["token"]] if row["token"] is not None else NOBODY
        for spot, as_ball in ((zone, CROSSED), (beside, STRAIGHT)):
            if seen[spot] == ball:
                order = as_ball
            elif seen[spot] != NOBODY:
                order = CROSSED + STRAIGHT - as_ball
                s.spots[zone] = seen[spot]
        pairs.append((zone, beside, order))
    return pairs


def backs(s: Duel, view: dict[str, Any]) -> list[tuple[list[int], list[int]]]:
    """Return, by group, the zones whose token is unknown and the tokens to distribute among them."""
    blank = [SPOT[row["spot"]] for row in view["tokens"] if s.spots[SPOT[row["spot"]]] == NOBODY]
    out = {*s.spots, *(t for t in range(len(TOKENS)) if s.aside >> t & 1)}
    for held in s.balls:
        out |= {BALL_OF[g] for g in range(GROUPS) if held >> g & 1}
    found = []
    for group in range(GROUPS):
        spots = [spot for spot in blank if s.tiles[group] == spot // 4]
        if spots:
            found.append((spots, [t for t in range(len(TOKENS)) if GROUP[t] == group and t not in out]))
    return found


def mask(knowers: list[int]) -> int:
    """Return the bit mask of the seats that have looked."""
    return sum(bit(who) for who in knowers)


def known(view: dict[str, Any]) -> Duel:
    """Return the state given by a view, without unknown cards and tokens."""
    s = table(Setting("duel", view.get("rules", 0), view["seats"], view["mode"], view["options"]))
    s.a = view["a"]
    s.round = view["round"]
    s.turns = view["turns"]
    s.places = tuple(n for row in view["layout"] for n in ((TILE[row[0]], row[1]) if row else (NOBODY, NOBODY)))
    if NOBODY not in s.places:
        s.field = field_of(s.places)
    s.hills = sum(1 << ZONE[id] for id in view["hills"])
    s.tiles = tuple(TILE[id] if id is not None else NOBODY for id in view["groups"])
    s.deals = view["deals"]
    s.aside = sum(1 << TOKEN[id] for id in view["aside"])
    s.market = [CARD[row["card"]] if row else NOBODY for row in view["market"]]
    s.cuts = [row["cut"] if row else 0 for row in view["market"]]
    s.discard = tuple(CARD[id] for id in view["discard"])
    s.playing = tuple(CARD[id] for id in view["playing"])
    s.saibaimen = tuple(UNIT[row["id"]] for row in view["saibaimen"])
    for row in view["saibaimen"]:
        s.zone[UNIT[row["id"]]] = ZONE[row["zone"]]
    s.reserve = tuple(UNIT[id] for id in view["reserve"])
    s.gone = tuple(UNIT[id] for id in view["gone"])
    for row in view["units"]:
        read_unit(s, row)
    s.owner[FIGURES:] = [s.owner[NAPPA]] * (len(UNITS) - FIGURES)
    s.active = UNIT[view["active"]] if view["active"] is not None else NOBODY
    s.actions, s.power, s.bonus, s.reach = view["actions"], view["power"], view["bonus"], view["reach"]
    s.soars, s.gains = view["soars"], view["gains"]
    for seat, row in enumerate(view["players"]):
        s.points[seat], s.reached[seat] = row["points"], row["reached"]
        s.drafted[seat] = tuple(UNIT[id] for id in row["drafted"])
        s.hands[seat] = tuple(CARD[id] for id in row["hand"] if id is not None)
        s.bought[seat] = tuple(CARD[id] for id in row["bought"])
        s.known[seat] = tuple(CARD[id] for id in row.get("known", row["bought"]))
    s.stack = [unpack(data, FRAMES) for data in view["stack"]]
    s.over, s.ending, s.results = view["over"], view["ending"], tuple(view["results"])
    return s


def sketch(view: dict[str, Any]) -> Duel:
    """Return the state given by a view with an arbitrary face for every unknown token.

    Good enough for evaluation, not for playing on.
    """
    s = known(view)
    for row in view["tokens"]:
        spot = SPOT[row["spot"]]
        s.spots[spot] = TOKEN[row["token"]] if row["token"] is not None else 0
        if spot >= len(ZONES):
            s.dropped[row["group"] - 1] = ZONE[row["zone"]]
    return s


def read_unit(s: Duel, row: dict[str, Any]) -> None:
    unit = UNIT[row["id"]]
    s.owner[unit] = row["owner"]
    if row["zone"] is not None:
        s.zone[unit] = ZONE[row["zone"]]
    s.health[unit] = row["health"]
    s.ki[unit] = row["ki"]
    s.stars[unit] = row["stars"]
    s.parades[unit] = row["parades"]
    s.balls[unit] = sum(1 << n - 1 for n in row["balls"])
    s.down[unit] = row["down"]
    s.flying[unit] = row["flying"]
    s.activated[unit] = row["activated"]
    s.face[unit] = row["face"]
