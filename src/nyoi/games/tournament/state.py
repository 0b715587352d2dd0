"""The state of a Tournament: board, teams, cards, the turn and the fight in progress."""

from __future__ import annotations

from typing import Final, TypeVar

from nyoi.games.tournament.board import MOVEMENT, SPACES
from nyoi.games.tournament.content import (
    ABILITY,
    BASE,
    ENDURANCE,
    FORMS_OF,
    KIND_OF,
    PARENTS,
    PILE_OF,
    TIMING,
    WARRIORS,
)
from nyoi.kernel.decision import NOBODY
from nyoi.kernel.state import State

# The kind of fight in progress.
PEACE: Final = 0
ENEMY: Final = 1  # on an enemy's space
GREEN_FIGHT: Final = 2  # on a green space, against a warrior of the pile
DUEL: Final = 3  # the final fight of a tie of two, off the board

# The two sides of a fight.
ATTACKER: Final = 0
DEFENDER: Final = 1

# Lengths of a game.
ROUNDS10: Final = 0
ROUNDS5: Final = 1
TIMED: Final = 2
LENGTHS: Final = ("rounds10", "rounds5", "timed")

MOST_SEATS: Final = 6
ONLOOKER: Final = MOST_SEATS  # the bit of spectators, after those of the seats
EVERYBODY: Final = (1 << 7) - 1
HAND_LIMIT: Final = 5
ANY_TIME: Final = -1  # all bits of a timing


T = TypeVar("T")


def changed(facts: list[T], at: int, value: T) -> list[T]:
    """Return a copy of the list with one value replaced."""
    found = facts.copy()
    found[at] = value
    return found


class Tournament(State):
    """Complete state of a table; `view.py` derives what a seat may know.

    `owner`, `place`, `damage` and `form` are by warrior, `at` by space. In a fight on an enemy's space `at`
    holds the defender; the attacker only has its `place` there. `known` has for each of the hundred cards a
    bit for every seat that can tell which card it is, and one for spectators. `piles` and `pile` have their
    top first; the last `bottom` warriors of `pile` were seen going under it.

    Lists that seldom change are shared by copies. They are never modified in place but replaced (`changed`):
    `teams`, `lost`, `owner`, `damage` and `form`.
    """

    def __init__(self, o: Tournament | None = None) -> None:
        super().__init__(o)
        if o is None:
            # the table
            self.roster: tuple[int, ...] = ()
            self.teams: list[tuple[int, ...]] = []
            self.lost: list[tuple[int, ...]] = []
            self.owner: list[int] = [NOBODY] * len(WARRIORS)
            self.place: list[int] = [NOBODY] * len(WARRIORS)
            self.damage: list[int] = [0] * len(WARRIORS)
            self.form: list[int] = list(BASE)
            self.flared: tuple[int, ...] = ()
            self.at: list[int] = [NOBODY] * len(SPACES)
            self.piles: list[tuple[int, ...]] = [(), (), (), ()]
            self.hands: list[tuple[int, ...]] = []
            self.known: list[int] = [0] * len(KIND_OF)
            self.pile: tuple[int, ...] = ()
            self.bottom: int = 0
            self.aside: tuple[int, ...] = ()
            # the game
            self.drafter: int = NOBODY
            self.starter: int = NOBODY
            self.round: int = 0
            self.extra_rounds: int = 0
            self.time_up: bool = False
            self.fallen: tuple[int, ...] = ()
            self.places: tuple[int, ...] = ()
            # the turn
            self.active: int = NOBODY
            self.event: int = NOBODY
            self.flips: int = 0
            self.reach: int = MOVEMENT
            self.more_dice: int = 0
            self.more_rerolls: int = 0
            self.toll: int = 0
            self.truce: bool = False
            self.sealed: bool = False
            self.awakened: bool = False
            self.unguarded: bool = False
            self.vigilant: bool = False
            self.grant: int = 0
            self.added: bool = False
            self.fights: int = 0
            self.activated: tuple[int, ...] = ()
            self.specials: tuple[int, ...] = ()
            # the fight
            self.fight: int = PEACE
            self.fighters: tuple[int, ...] = ()
            self.players: tuple[int, ...] = ()
            self.spot: int = NOBODY
            self.former: int = NOBODY
            self.saved: tuple[int, ...] = ()
            self.owed: tuple[int, ...] = (0, 0)
            self.riposte: bool = False
            # the host's choices (TOUR-9.8)
            self.length: int = ROUNDS10
            self.ends_with_turn: bool = False
            self.snake: bool = False
            self.auto_draft: bool = False
            self.round_down: bool = False
            self.wild_sum: bool = False
            self.beyond_zero: bool = False
            self.costs_kill: bool = False
            self.fusion_counts: int = 2
            self.fusion_larger: bool = False
            self.most_reinforcement: int = 2
            self.green_reinforced: bool = True
            self.no_dodge_no_dice: bool = False
            self.flare_once: bool = False
            self.may_pass: bool = False
            self.beaten_return: bool = False
            self.duel_cap: int = 40
            self.extra_cap: int = 3
            self.reshuffle: bool = False
            self.youngest: int = NOBODY
        else:
            self.roster = o.roster
            self.teams = o.teams
            self.lost = o.lost
            self.owner = o.owner
            self.place = o.place.copy()
            self.damage = o.damage
            self.form = o.form
            self.flared = o.flared
            self.at = o.at.copy()
            self.piles = o.piles.copy()
            self.hands = o.hands.copy()
            self.known = o.known.copy()
            self.pile = o.pile
            self.bottom = o.bottom
            self.aside = o.aside
            self.drafter = o.drafter
            self.starter = o.starter
            self.round = o.round
            self.extra_rounds = o.extra_rounds
            self.time_up = o.time_up
            self.fallen = o.fallen
            self.places = o.places
            self.active = o.active
            self.event = o.event
            self.flips = o.flips
            self.reach = o.reach
            self.more_dice = o.more_dice
            self.more_rerolls = o.more_rerolls
            self.toll = o.toll
            self.truce = o.truce
            self.sealed = o.sealed
            self.awakened = o.awakened
            self.unguarded = o.unguarded
            self.vigilant = o.vigilant
            self.grant = o.grant
            self.added = o.added
            self.fights = o.fights
            self.activated = o.activated
            self.specials = o.specials
            self.fight = o.fight
            self.fighters = o.fighters
            self.players = o.players
            self.spot = o.spot
            self.former = o.former
            self.saved = o.saved
            self.owed = o.owed
            self.riposte = o.riposte
            self.length = o.length
            self.ends_with_turn = o.ends_with_turn
            self.snake = o.snake
            self.auto_draft = o.auto_draft
            self.round_down = o.round_down
            self.wild_sum = o.wild_sum
            self.beyond_zero = o.beyond_zero
            self.costs_kill = o.costs_kill
            self.fusion_counts = o.fusion_counts
            self.fusion_larger = o.fusion_larger
            self.most_reinforcement = o.most_reinforcement
            self.green_reinforced = o.green_reinforced
            self.no_dodge_no_dice = o.no_dodge_no_dice
            self.flare_once = o.flare_once
            self.may_pass = o.may_pass
            self.beaten_return = o.beaten_return
            self.duel_cap = o.duel_cap
            self.extra_cap = o.extra_cap
            self.reshuffle = o.reshuffle
            self.youngest = o.youngest

    def clone(self) -> Tournament:
        return Tournament(self)

    def fresh_turn(self, seat: int) -> None:
        """Reset the effects of a turn (TOUR-6.86)."""
        self.active = seat
        self.reach = MOVEMENT
        self.more_dice = self.more_rerolls = self.toll = 0
        self.truce = self.sealed = self.awakened = self.unguarded = self.vigilant = False
        self.grant = self.fights = 0
        self.added = False
        self.activated = ()
        self.specials = ()

    # -- small questions

    def standing(self, warrior: int) -> bool:
        """Return whether a warrior is in play: on the board, or in a pile fight."""
        return self.place[warrior] != NOBODY

    def left(self, warrior: int) -> int:
        """Return the remaining Endurance."""
        return ENDURANCE[warrior] - self.damage[warrior]

    def ability(self, warrior: int) -> int:
        """Return the ability of the current form, which also sets dice, values and combos.

        See TOUR-3.8, TOUR-6.16.
        """
        return ABILITY[self.form[warrior]]

    def inside(self, seat: int) -> bool:
        """Return whether a player has warriors left."""
        return len(self.teams[seat]) > 0

    def score(self, seat: int) -> int:
        """Return the score of a player's warriors (TOUR-6.73, 8.3)."""
        return sum(self.fusion_counts if PARENTS[w] else 1 for w in self.teams[seat])

    def endurance(self, seat: int) -> int:
        """Return the total Endurance left in a team (TOUR-8.10, 8.11)."""
        return sum(self.left(w) for w in self.teams[seat])

    @property
    def rounds_left(self) -> int:
        """Return the rounds after this one; for a timed game, half of a long one as an estimate."""
        if self.length == TIMED:
            return 5
        return max((5 if self.length == ROUNDS5 else 10) - self.round, 0)

    def holds(self, seat: int, pile: int) -> bool:
        """Return whether a hand has a card of this type, which its back shows publicly (TOUR-10.6)."""
        return any(PILE_OF[card] == pile for card in self.hands[seat])

    def kinds(self, seat: int, timing: int = ANY_TIME) -> list[int]:
        """Return the distinct kinds in a hand, optionally only those with one of these timings."""
        found: list[int] = []
        for card in self.hands[seat]:
            kind = KIND_OF[card]
            if TIMING[kind] & timing and not any(other == kind for other in found):
                found.append(kind)
        return found

    def transforms(self, warrior: int) -> bool:
        """Return whether a warrior has another form, and may transform this turn (TOUR-6.10)."""
        return len(FORMS_OF[warrior]) > 1 and not self.sealed

    def clocked(self) -> bool:
        """Return whether the clock may still act: after setup, before ties, once (TOUR-4.15, 9.3, 9.5)."""
        return (
            self.length == TIMED
            and not self.time_up
            and self.round > 0
            and self.extra_rounds == 0
            and self.active != NOBODY
        )
