"""Observation encoder for learners: ground, units, tokens and cards; `observe_now.py` encodes the phase."""

from __future__ import annotations

from typing import Final

from nyoi.games.duel.content import (
    BALL_OF,
    CARD_ROWS,
    CARDS,
    CHARACTERS,
    DECK,
    FIGURES,
    GROUPS,
    KIND,
    LAST_ROUND,
    MARKET,
    MOST_HEALTH,
    MOST_KI,
    MOST_PARADES,
    MOST_STARS,
    POSITIONS,
    SAIBAIMEN,
    SPOTS,
    TILES,
    TOKEN_KINDS,
    TOKENS,
    UNITS,
    ZONES,
)
from nyoi.games.duel.observe_now import NowObserver
from nyoi.games.duel.rules.reach import price
from nyoi.games.duel.state import PUBLIC, Duel
from nyoi.kernel.decision import NOBODY
from nyoi.kernel.observe import count, mark, put
from nyoi.kernel.state import Setting

POINTS: Final = 30
COST: Final = 6
GAINS: Final = 60
TURNS: Final = 6  # rotations of a tile
FACES: Final = 6
SIGHT: Final = 3  # knowers: the seat, the opponent, spectators
FEW: Final = 8  # cap of actions and of attack bonuses
CARD: Final = len(CARDS)
COPIES: Final = max(row.copies for row in CARD_ROWS)
HELD: Final = 12  # cap of the hand size
ZONE: Final = len(ZONES)
SPOT: Final = len(SPOTS)
TOKEN: Final = len(TOKEN_KINDS)
BITS: Final = tuple([1 << i for i in range(max(ZONE, len(TOKENS)))])


class DuelObserver(NowObserver):
    """Observation encoder of Duel; the observing seat's own side always comes first."""

    def __init__(self, setting: Setting, questions: tuple[str, ...]) -> None:
        super().__init__(setting, questions)
        self.side: Final = self.lay("side_a", 1, "whether the seat plays side A")
        self.round: Final = self.lay("round", 1, "the number of the round", most=LAST_ROUND)
        self.first: Final = self.lay("first", 1, "whether the seat starts it")
        self.points: Final = self.lay("points", 2, "points, the own first", most=POINTS)
        self.reached: Final = self.lay("reached", 2, "the number of the last gain, the own first", most=GAINS)
        self.drafted: Final = self.lay("drafted", 2 * FIGURES, "characters taken, by side")
        # the ground
        self.layout: Final = self.lay("layout", len(POSITIONS) * len(TILES), "the tile at each position")
        self.turned: Final = self.lay("turned", len(POSITIONS) * TURNS, "how it is turned")
        self.hills: Final = self.lay("hills", ZONE, "zones with their hill")
        self.groups: Final = self.lay("groups", GROUPS * len(TILES), "the tile of each group of tokens")
        self.lying: Final = self.lay("tokens", SPOT, "where a token lies")
        self.faces: Final = self.lay("token_kinds", SPOT * TOKEN, f"{', '.join(TOKEN_KINDS)}: known tokens, by spot")
        self.looked: Final = self.lay("looked", SPOT * SIGHT, "who has looked: oneself, the other, everybody; by spot")
        self.dropped: Final = self.lay("dropped", GROUPS * ZONE, "where the dropped ball of a group lies")
        self.mixed: Final = self.lay("mixed", GROUPS, "whether it was mixed with another token")
        self.mixed_looked: Final = self.lay("mixed_looked", GROUPS * SIGHT, "who had seen that token")
        self.mixed_kind: Final = self.lay("mixed_kinds", GROUPS * TOKEN, "what it is, if one knows")
        self.aside: Final = self.lay("aside", len(TOKENS), "tokens that are set aside")
        # Capsules
        self.deck: Final = self.lay("deck", 1, "cards in the deck", most=len(DECK))
        self.market: Final = self.lay("market", MARKET * CARD, "cards that can be bought, by slot")
        self.costs: Final = self.lay("costs", MARKET, "what they cost now", most=COST)
        self.cuts: Final = self.lay("cuts", MARKET, "how much of that was cut", most=COST)
        self.discard: Final = self.lay("discard", CARD, "discarded cards", most=COPIES)
        self.playing: Final = self.lay("playing", CARD, "cards whose effect is not over", most=COPIES)
        self.cards: Final = self.lay("cards", 2, "cards in hand, the own first", most=HELD)
        self.hand: Final = self.lay("hand", CARD, "the own hand", most=COPIES)
        self.known: Final = self.lay("known", CARD, "cards the other is known to hold", most=COPIES)
        self.shown: Final = self.lay("known_by", CARD, "own cards that the other knows", most=COPIES)
        # units
        self.owner: Final = self.lay("owner", 2 * len(UNITS), "whose a unit is: the own ones, then the other's")
        self.zone: Final = self.lay("zone", len(UNITS) * ZONE, "where it is, by unit and zone")
        self.health: Final = self.lay("health", FIGURES, "health, by character", most=max(MOST_HEALTH))
        self.ki: Final = self.lay("ki", FIGURES, "Ki", most=max(MOST_KI))
        self.stars: Final = self.lay("stars", FIGURES, "stars", most=MOST_STARS)
        self.parades: Final = self.lay("parades", FIGURES, "parades", most=MOST_PARADES)
        self.balls: Final = self.lay("balls", FIGURES * GROUPS, "the balls it holds")
        self.down: Final = self.lay("down", FIGURES, "lying down")
        self.flying: Final = self.lay("flying", FIGURES, "flying")
        self.activated: Final = self.lay("activated", FIGURES, "activated in this round")
        self.face: Final = self.lay("face", FIGURES * FACES, "the face of its die that fell last")
        self.reserve: Final = self.lay("reserve", 1, "Saibaimen to come", most=SAIBAIMEN)
        # the activation
        self.active: Final = self.lay("active", len(UNITS), "who is activated")
        self.actions: Final = self.lay("actions", 1, "actions left", most=FEW)
        self.power: Final = self.lay("power", 1, "added to the strength", most=FEW)
        self.bonus: Final = self.lay("bonus", 1, "added once, to the next attack", most=FEW)
        self.reach: Final = self.lay("reach", 1, "added to the range of techniques", most=FEW)
        self.soars: Final = self.lay("soars", 1, "flight rolled while lying down")

    def fill(self, s: Duel, seat: int, out: bytearray) -> None:
        """Encode the view, except secretly formed teams, publicly bought cards and deal numbers."""
        self.fill_now(s, seat, out)
        put(out, self.side, s.a == seat)
        put(out, self.round, s.round)
        put(out, self.first, s.first == seat)
        for x in range(2):
            y = seat if x == 0 else 1 - seat
            put(out, self.points + x, s.points[y], POINTS)
            put(out, self.reached + x, s.reached[y], GAINS)
            put(out, self.cards + x, len(s.hands[y]), HELD)
            mark(out, self.drafted + x * FIGURES, s.drafted[y])
        count(out, self.hand, s.hands[seat])
        count(out, self.known, s.hands[1 - seat] if s.over or s.choices.open_hands else s.known[1 - seat])
        count(out, self.shown, s.known[seat])
        self.fill_ground(s, seat, out)
        put(out, self.deck, len(s.deck) - s.top)
        for slot in range(MARKET):
            if s.market[slot] != NOBODY:
                out[self.market + slot * CARD + s.market[slot]] = 1
                put(out, self.costs + slot, price(s, slot), COST)
                put(out, self.cuts + slot, s.cuts[slot], COST)
        count(out, self.discard, s.discard)
        count(out, self.playing, s.playing)
        self.fill_units(s, seat, out)
        if s.active != NOBODY:
            out[self.active + s.active] = 1
            put(out, self.actions, s.actions, FEW)
            put(out, self.power, s.power, FEW)
            put(out, self.bonus, s.bonus, FEW)
            put(out, self.reach, s.reach, FEW)
            put(out, self.soars, s.soars)

    def fill_ground(self, s: Duel, seat: int, out: bytearray) -> None:
        """Encode tiles, hills and tokens; the face of a token only if the seat has looked (DUEL-6.16.1)."""
        for p in range(len(POSITIONS)):
            if s.places[2 * p] != NOBODY:
                out[self.layout + p * len(TILES) + s.places[2 * p]] = 1
                out[self.turned + p * TURNS + s.places[2 * p + 1]] = 1
        for z in range(ZONE):
            if s.hills & BITS[z]:
                out[self.hills + z] = 1
        own, other = BITS[seat], BITS[1 - seat]
        for spot, token in enumerate(s.spots):
            if token != NOBODY:
                out[self.lying + spot] = 1
                looks = s.looks[spot]
                if looks:
                    self.fill_looks(looks, own, other, self.looked + spot * SIGHT, out)
                if s.over or looks & own:
                    out[self.faces + spot * TOKEN + KIND[token]] = 1
        for group in range(GROUPS):
            if s.tiles[group] != NOBODY:
                out[self.groups + group * len(TILES) + s.tiles[group]] = 1
            if s.dropped[group] != NOBODY:
                out[self.dropped + group * ZONE + s.dropped[group]] = 1
            mixed = s.mixed[group]
            if mixed != NOBODY:
                out[self.mixed + group] = 1
                self.fill_looks(mixed, own, other, self.mixed_looked + group * SIGHT, out)
                if mixed & own:
                    one, two = s.spots[s.dropped[group]], s.spots[ZONE + group]
                    out[self.mixed_kind + group * TOKEN + KIND[two if one == BALL_OF[group] else one]] = 1
        if s.aside:
            for t in range(len(TOKENS)):
                if s.aside & BITS[t]:
                    out[self.aside + t] = 1

    def fill_looks(self, looks: int, own: int, other: int, at: int, out: bytearray) -> None:
        if looks & own:
            out[at] = 1
        if looks & other:
            out[at + 1] = 1
        if looks & PUBLIC:
            out[at + 2] = 1

    def fill_units(self, s: Duel, seat: int, out: bytearray) -> None:
        """Encode characters and Saibaimen, all of which are public."""
        for unit in range(len(CHARACTERS)):
            owner = s.owner[unit]
            if owner == NOBODY:
                continue
            out[self.owner + (0 if owner == seat else len(UNITS)) + unit] = 1
            if s.zone[unit] >= 0:
                out[self.zone + unit * ZONE + s.zone[unit]] = 1
            put(out, self.health + unit, s.health[unit])
            put(out, self.ki + unit, s.ki[unit])
            put(out, self.stars + unit, s.stars[unit])
            put(out, self.parades + unit, s.parades[unit])
            if s.balls[unit]:
                for group in range(GROUPS):
                    if s.balls[unit] & BITS[group]:
                        out[self.balls + unit * GROUPS + group] = 1
            put(out, self.down + unit, s.down[unit])
            put(out, self.flying + unit, s.flying[unit] > 0)
            put(out, self.activated + unit, s.activated[unit])
            if s.face[unit]:
                out[self.face + unit * FACES + s.face[unit] - 1] = 1
        for unit in s.saibaimen:
            out[self.owner + (0 if s.owner[unit] == seat else len(UNITS)) + unit] = 1
            out[self.zone + unit * ZONE + s.zone[unit]] = 1
        put(out, self.reserve, len(s.reserve))
