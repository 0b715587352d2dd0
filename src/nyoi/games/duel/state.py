"""The state of a game of Duel, and small queries for the rules."""

from __future__ import annotations

from typing import Final

from nyoi.games.duel.content import (
    ALL_TOKENS,
    FIGURES,
    FIRST_IS_A,
    FLIGHT_RANGE,
    GROUPS,
    MARKET,
    NAPPA,
    ROOM,
    SPOTS,
    STRENGTH_OF,
    UNITS,
    ZONES,
    is_hill,
)
from nyoi.games.duel.field import STANDARD, Field
from nyoi.kernel.decision import NOBODY
from nyoi.kernel.state import State

OFF: Final = -1  # the zone of a unit that is not on the field
PUBLIC: Final = 4  # in a mask of knowers: bits 0 and 1 are the seats, this one is the public
EVERYBODY: Final = 7
# flight until the end of the activation; smaller values: until the action at this depth ends
UNTIL_END: Final = 99


class Choices:
    """The host's options used by the rules (DUEL section 9). Shared by all copies, immutable."""

    def __init__(self, options: dict[str, object]) -> None:
        self.cheapest: Final = options["range_path"] == "cheapest"
        self.dodge_always: Final = bool(options["flight_dodge_always"])
        self.ally_tokens: Final = bool(options["ally_parry_tokens"])
        self.cancel_any: Final = options["cancel"] == "any_card"
        self.reshuffle: Final = options["deck_exhausted"] == "reshuffle"
        self.hide_dropped: Final = bool(options["dropped_balls_hidden"])
        self.saibaiman_vp: Final = 1 if options["saibaiman_vp"] == 1 else 0
        self.reuse: Final = bool(options["saibaiman_reuse"])
        self.leave_with_nappa: Final = bool(options["saibaiman_leave_with_nappa"])
        self.open_hands: Final = bool(options["open_hands"])

    def __repr__(self) -> str:
        return "Choices"  # they are part of the setting


class Duel(State):
    """Complete state of a table; `view.py` derives what a seat may know.

    Units are the ten characters and the six Saibaiman tokens. `spots` holds the tokens: one place per zone,
    and one for the dropped ball of each group, whose zone is in `dropped`. `looks` has a bit for each seat
    that has looked there. `mixed` is -1, or who knew the zone's token before a dropped ball was mixed with it
    (DUEL-6.14.4).
    """

    def __init__(self, o: Duel | None = None) -> None:
        super().__init__(o)
        if o is None:
            self.choices: Choices
            self.a: int = 0  # the seat of player A
            # the ground
            self.places: tuple[int, ...] = ()
            self.field: Field = STANDARD
            self.hills: int = 0
            self.tiles: tuple[int, ...] = (NOBODY,) * GROUPS  # the tile of each token group
            self.spots: list[int] = [NOBODY] * len(SPOTS)
            self.dropped: list[int] = [NOBODY] * GROUPS
            self.looks: list[int] = [0] * len(SPOTS)
            self.mixed: list[int] = [NOBODY] * GROUPS
            self.aside: int = ALL_TOKENS  # tokens set aside: in the box, then the revealed ones
            self.deals: int = 0
            # Capsule cards
            self.deck: tuple[int, ...] = ()
            self.top: int = 0
            self.market: list[int] = [NOBODY] * MARKET
            self.cuts: list[int] = [0] * MARKET
            self.discard: tuple[int, ...] = ()
            self.playing: tuple[int, ...] = ()  # cards whose effect is not over
            self.hands: list[tuple[int, ...]] = [(), ()]
            self.bought: list[tuple[int, ...]] = [(), ()]  # cards publicly known to be in a hand
            self.known: list[tuple[int, ...]] = [(), ()]  # cards known to the other player
            # teams
            self.drafted: list[tuple[int, ...]] = [(), ()]
            self.owner: list[int] = [NOBODY] * len(UNITS)
            self.saibaimen: tuple[int, ...] = ()  # in play, the oldest first
            self.reserve: tuple[int, ...] = tuple(range(FIGURES, len(UNITS)))
            self.gone: tuple[int, ...] = ()  # Saibaimen lost for good
            # units
            self.zone: list[int] = [OFF] * len(UNITS)
            self.flying: list[int] = [0] * len(UNITS)
            self.health: list[int] = [0] * FIGURES
            self.ki: list[int] = [0] * FIGURES
            self.stars: list[int] = [0] * FIGURES
            self.parades: list[int] = [0] * FIGURES
            self.balls: list[int] = [0] * FIGURES
            self.down: list[bool] = [False] * FIGURES
            self.activated: list[bool] = [False] * FIGURES
            self.face: list[int] = [0] * FIGURES  # the last face of each die
            # score and round
            self.points: list[int] = [0, 0]
            self.gains: int = 0
            self.reached: list[int] = [0, 0]  # number of each player's last gain (DUEL-8.3)
            self.round: int = 0
            # the activation in progress
            self.active: int = NOBODY
            self.actions: int = 0
            self.power: int = 0  # added to the strength
            self.bonus: int = 0  # added once, to the next attack
            self.reach: int = 0  # added to technique ranges
            self.soars: bool = False  # flight granted while lying down (DUEL-6.1.8)
        else:
            self.choices = o.choices
            self.a = o.a
            self.places = o.places
            self.field = o.field
            self.hills = o.hills
            self.tiles = o.tiles
            self.spots = o.spots.copy()
            self.dropped = o.dropped.copy()
            self.looks = o.looks.copy()
            self.mixed = o.mixed.copy()
            self.aside = o.aside
            self.deals = o.deals
            self.deck = o.deck
            self.top = o.top
            self.market = o.market.copy()
            self.cuts = o.cuts.copy()
            self.discard = o.discard
            self.playing = o.playing
            self.hands = o.hands.copy()
            self.bought = o.bought.copy()
            self.known = o.known.copy()
            self.drafted = o.drafted.copy()
            self.owner = o.owner.copy()
            self.saibaimen = o.saibaimen
            self.reserve = o.reserve
            self.gone = o.gone
            self.zone = o.zone.copy()
            self.flying = o.flying.copy()
            self.health = o.health.copy()
            self.ki = o.ki.copy()
            self.stars = o.stars.copy()
            self.parades = o.parades.copy()
            self.balls = o.balls.copy()
            self.down = o.down.copy()
            self.activated = o.activated.copy()
            self.face = o.face.copy()
            self.points = o.points.copy()
            self.gains = o.gains
            self.reached = o.reached.copy()
            self.round = o.round
            self.active = o.active
            self.actions = o.actions
            self.power = o.power
            self.bonus = o.bonus
            self.reach = o.reach
            self.soars = o.soars

    def clone(self) -> Duel:
        return Duel(self)

    # -- who

    def team(self, seat: int) -> list[int]:
        """Return the characters of a player, including KO ones."""
        return [c for c in range(FIGURES) if self.owner[c] == seat]

    def standing(self, seat: int) -> list[int]:
        """Return the figures of a player on the field that are not immobilised."""
        return [c for c in range(FIGURES) if self.owner[c] == seat and self.zone[c] >= 0 and not self.down[c]]

    def enemies(self, seat: int) -> list[int]:
        """Return the other player's units on the field: figures by number, then Saibaimen by age."""
        found = [c for c in range(FIGURES) if self.owner[c] == 1 - seat and self.zone[c] >= 0]
        if self.saibaimen and self.owner[NAPPA] == 1 - seat:
            found += self.saibaimen
        return found

    def activatable(self, seat: int) -> list[int]:
        """Return a player's characters not KO (DUEL-6.14.3) and not yet activated this round (DUEL-5.4)."""
        return [c for c in range(FIGURES) if self.owner[c] == seat and self.health[c] > 0 and not self.activated[c]]

    def wiped(self, seat: int) -> bool:
        """Return whether all characters of a player are KO; one waiting off field is not.

        See DUEL-8.5, DUEL-8.7.
        """
        return all(self.health[c] == 0 for c in range(FIGURES) if self.owner[c] == seat)

    # -- where

    def inside(self, zone: int) -> list[int]:
        """Return the units in a zone: figures by number, then Saibaimen by age."""
        found = [c for c in range(FIGURES) if self.zone[c] == zone]
        found += [u for u in self.saibaimen if self.zone[u] == zone]
        return found

    def full(self, zone: int) -> bool:
        """Return whether a zone is full: flying figures count, Saibaimen do not (DUEL-3.9, DUEL-6.8.4)."""
        return self.zone[:FIGURES].count(zone) >= ROOM

    def elevated(self, unit: int) -> bool:
        """Return whether a unit flies, or is on a hill."""
        return self.flying[unit] > 0 or is_hill(self.hills, self.zone[unit])

    def step_cost(self, unit: int, zone: int) -> int:
        """Return the cost of entering an adjacent zone: 2 to climb a hill from the ground on foot.

        See DUEL-6.2.2.
        """
        return 2 if is_hill(self.hills, zone) and not self.elevated(unit) else 1

    def steps(self, unit: int, most: int) -> list[int]:
        """Return the adjacent zones with room that a unit can enter for at most `most` actions.

        See DUEL-6.2.1, DUEL-6.2.3.
        """
        figure = unit < FIGURES
        return [
            z
            for z in self.field.near[self.zone[unit]]
            if self.step_cost(unit, z) <= most and not (figure and self.full(z))
        ]

    def distance(self, user: int, target: int, level: bool = False) -> int:
        """Return the range of a target for a user: zones along the shortest path (DUEL-6.7.1, DUEL-6.8.3).

        Units in between do not block (DUEL-6.7.6); `level` ignores relief and flight (DUEL-3.22).
        """
        here, there = self.zone[user], self.zone[target]
        if level:
            return self.field.far[here][there]
        elevated = self.elevated(user)
        if elevated:  # an elevated user, also in flight, ignores relief (DUEL-6.8.2)
            far = self.field.far[here][there]
        else:
            far = self.field.reach(self.hills, here, self.choices.cheapest)[there]
        if self.flying[target]:
            if self.choices.dodge_always:
                far += 0 if self.flying[user] else FLIGHT_RANGE
            elif not elevated and not is_hill(self.hills, there):
                far += FLIGHT_RANGE
        return far

    def attackable(self, unit: int) -> list[int]:
        """Return the enemies a unit can attack: at range 0 (DUEL-6.4.1)."""
        zone = self.zone[unit]
        return [t for t in self.enemies(self.owner[unit]) if self.zone[t] == zone and self.distance(unit, t) == 0]

    def targets(self, unit: int, low: int, high: int, level: bool = False) -> list[int]:
        """Return the enemies of a unit within a range."""
        return [t for t in self.enemies(self.owner[unit]) if low <= self.distance(unit, t, level) <= high]

    def strength(self, unit: int) -> int:
        """Return the strength of a unit, including activation bonuses (DUEL-3.25)."""
        return STRENGTH_OF[unit] + (self.power if unit == self.active else 0)

    # -- tokens and cards

    def spot_zone(self, spot: int) -> int:
        return spot if spot < len(ZONES) else self.dropped[spot - len(ZONES)]

    def tokens_in(self, zone: int) -> list[int]:
        """Return the spots with tokens in a zone; its hill is no obstacle to units in the zone.

        See DUEL-6.3.6.
        """
        found = [zone] if self.spots[zone] >= 0 else []
        for g in range(GROUPS):
            if self.dropped[g] == zone:
                found.append(len(ZONES) + g)
        return found

    def to_look_at(self) -> list[int]:
        """Return the spots with a face-down token that is not publicly known (DUEL-6.16.1)."""
        return [p for p in range(len(SPOTS)) if self.spots[p] >= 0 and not self.looks[p] & PUBLIC]

    def balls_of(self, seat: int) -> int:
        """Return the number of crystal balls held by a player's characters."""
        return sum(self.balls[c].bit_count() for c in range(FIGURES) if self.owner[c] == seat)

    @property
    def drawable(self) -> int:
        """Return the number of cards that could be drawn now (DUEL-6.5.4)."""
        left = len(self.deck) - self.top
        return left + len(self.discard) if self.choices.reshuffle else left

    @property
    def first(self) -> int:
        """Return the starting seat of the round in progress (DUEL-3.31)."""
        return self.a if FIRST_IS_A[self.round] else 1 - self.a
