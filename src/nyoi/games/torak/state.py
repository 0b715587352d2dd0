"""State of a game of Torak."""

from __future__ import annotations

from functools import lru_cache
from typing import Final, NamedTuple

from nyoi.games.torak.content import AWAY, BEANS, BEANS_EASY, MAPS, MODES, START, TABLES, zone
from nyoi.games.torak.numbers import ground, keeps_a_die, limit_is_lost
from nyoi.games.torak.sheet import Sheet
from nyoi.kernel.decision import NOBODY, Move
from nyoi.kernel.native import mypyc_attr
from nyoi.kernel.refused import ScriptError
from nyoi.kernel.rng import M1, M2, Rng, mix
from nyoi.kernel.state import Setting, State

SOLO: Final = 0
COOP: Final = 1
RACE: Final = 2  # the Competitive mode
DUEL: Final = 3

# The stage of a hero's turn. Up to SPENT it does nothing more this turn.
OUT: Final = 0  # eliminated, or no hero at all
RESTED: Final = 1  # ended the turn; in the pool "done", which may be withdrawn (TORAK-7.6)
SPENT: Final = 2  # a lost fight or a troop ended it (TORAK-6.13, 6.37)
FLEEING: Final = 3  # a troop is on the hero: the escape comes first (TORAK-6.50)
ACTING: Final = 4
FACING: Final = 5  # arrived on a Monster (TORAK-6.33)
STRIDING: Final = 6  # may walk on with the rest of the leg (TORAK-6.33, option monster_excess)
CAUGHT: Final = 7  # moved onto a troop (TORAK-6.13, option troop_passage)
STAGES: Final = ("out", "rested", "spent", "fleeing", "acting", "facing", "striding", "caught")

# Streams of chance (TORAK-7.9); 0 is everything else: roles, deals, automatic placements.
SECTIONS: Final = 1
MOVEMENT: Final = 2
COMBAT: Final = 3
OWN: Final = 4  # in the race each seat has two of its own: extra dice, fights


class Step(NamedTuple):
    """A planned move with the situation it will be made from: stage of the turn, spot, dice."""

    stage: int
    spot: int
    dice: int
    move: Move


NO_PLAN: Final[tuple[int, int, tuple[Step, ...]]] = (NOBODY, 0, ())
_MEMORY: Final = frozenset(("plan",))


class Terms:
    """The mode and the host's choices resolved into facts, shared by all copies of a state (TORAK-9-E)."""

    def __init__(self, setting: Setting) -> None:
        options = setting.options
        ids = [mode["id"] for mode in MODES]
        self.mode: Final[int] = ids.index(setting.mode)
        self.shared: Final = self.mode != RACE  # one sheet for all heroes
        self.pool: Final = self.mode == COOP and setting.seats > 2
        usual = ground(MODES[self.mode], bool(options["easy"]), setting.rules)
        self.map: Final = MAPS.index(str(options["map"] or usual["map"]))
        self.table: Final = TABLES.index(str(options["army_table"] or usual["army_table"]))
        self.zone: Final = zone(self.map, self.table)
        self.beans: Final = BEANS_EASY if options["easy"] else BEANS
        self.placement: Final = str(options["setup_placement"])
        self.by_hand: Final = self.placement == "player"
        self.stop: Final = options["troop_passage"] == "stop"
        self.ball_ends: Final = options["ball_stop"] == "turn"
        self.excess: Final = options["monster_excess"] == "kept"
        self.each: Final = options["escape_scope"] == "each"
        self.setup_hits: Final = bool(options["setup_troop_hits"])
        self.meet_in_section: Final = options["coop_meeting"] == "section"
        self.on_hero: Final = str(options["duel_on_hero"])
        cap = options["competitive_turn_cap"]
        assert isinstance(cap, int)
        self.cap: Final = cap
        self.tiebreak: Final = str(options["competitive_tiebreak"])
        self.last_standing: Final = bool(options["last_standing_wins"])
        self.draft: Final = bool(options["draft"])
        self.keeps: Final = keeps_a_die(setting.rules)
        self.limit_lost: Final = limit_is_lost(setting.rules)
        # open sides the start keeps (TORAK-4.5)
        self.sides: Final = max(2, setting.seats) if self.pool else 2

    def __repr__(self) -> str:
        return "terms"  # implied by the setting of the table


@lru_cache(maxsize=32)
def terms_of(setting: Setting) -> Terms:
    """Return the terms of a setting, shared by all games of a table or of a long run."""
    return Terms(setting)


@mypyc_attr(acyclic=True)
class Torak(State):
    """The full state of a table; `view.py` decides what a seat may know of it.

    Lists are by seat; the Army's seat of a Duel has no hero. `bound` is the direction in which a hero on a
    crossing point must go on (TORAK-6.18). `found` counts the balls by finder (9.12), `reached` is the turn
    of a finder's last ball (8.11). `moved` counts the dice moved with (9.14), `due` the escapes still owed
    (6.51), `yields` the order of giving way (9.7a). `excess` holds the points a Monster interrupted,
    `gives_up` the players who would concede (8.12). `common` are the two dice shared by all players in the
    race (9.21).

    `captain` is the seat that has the turn, throws the pool, or is the Active Hero. `rolls` are the sections
    rolled in a draft so far; `origin` is the seat that began a dealt sheet. `loaded` are dice injected by
    stream, `cues` the numbers of them used. `plan` is used in determinizations only: a seat, the turn, and
    the moves its hero plans for it (mind/rollout.py).
    """

    def __init__(self, o: Torak | None = None) -> None:
        super().__init__(o)
        if o is None:
            self.terms: Terms
            self.sheets: list[Sheet] = []
            self.tracks: list[tuple[int, ...]] = []
            self.at: list[int] = []
            self.bound: list[int] = []
            self.stage: list[int] = []
            self.engaged: list[bool] = []
            self.halted: list[bool] = []
            self.found: list[int] = []
            self.reached: list[int] = []
            self.moved: list[int] = []
            self.due: list[int] = []
            self.yields: list[int] = []
            self.excess: list[int] = []
            self.gives_up: list[bool] = []
            self.common: int = 0
            self.captain: int = 0
            self.army: int = NOBODY
            self.boxes: int = 0
            self.rolls: tuple[int, ...] = ()
            self.origin: tuple[int, ...] = ()
            self.loaded: tuple[tuple[int, ...], ...] = ()
            self.cues: list[int] = []
            self.plan: tuple[int, int, tuple[Step, ...]] = NO_PLAN
        else:
            self.terms = o.terms
            self.sheets = [Sheet(sheet) for sheet in o.sheets]
            self.tracks = o.tracks.copy()
            self.at = o.at.copy()
            self.bound = o.bound.copy()
            self.stage = o.stage.copy()
            self.engaged = o.engaged.copy()
            self.halted = o.halted.copy()
            self.found = o.found.copy()
            self.reached = o.reached.copy()
            self.moved = o.moved.copy()
            self.due = o.due.copy()
            self.yields = o.yields.copy()
            self.excess = o.excess.copy()
            self.gives_up = o.gives_up.copy()
            self.common = o.common
            self.captain = o.captain
            self.army = o.army
            self.boxes = o.boxes
            self.rolls = o.rolls
            self.origin = o.origin
            self.loaded = o.loaded
            self.cues = o.cues.copy()
            self.plan = o.plan

    def clone(self) -> Torak:
        return Torak(self)

    def memory(self) -> frozenset[str]:
        """Return the attributes that are no facts of the game: the plan of a determinization."""
        return _MEMORY

    # -- chance

    def chance(self, n: int, stream: int = 0) -> int:
        """Return a draw from the stream, or a loaded die: a test injects dice by stream (TORAK-7.9)."""
        if self.loaded and self.cues[stream] < len(self.loaded[stream]):
            value = self.loaded[stream][self.cues[stream]]
            if not 0 <= value < n:
                raise ScriptError("bad-script", value=value, high=n - 1)
            self.cues[stream] += 1
            if self.cue < len(self.script):  # a replay script holds the same value
                self.cue += 1
            if self.drawn is not None:
                self.drawn.append(value)
            return value
        return super().chance(n, stream)

    def fight_stream(self, seat: int) -> int:
        """Return the stream of the combat dice of a seat (TORAK-7.7)."""
        return COMBAT if self.terms.shared else OWN + 2 * seat + 1

    # -- questions

    def sheet(self, seat: int) -> Sheet:
        return self.sheets[0] if self.terms.shared else self.sheets[seat]

    @property
    def living(self) -> list[int]:
        """The seats whose heroes are on the map."""
        return [seat for seat in range(self.seats) if self.at[seat] != NOBODY]

    def around(self, seat: int) -> list[int]:
        """Return all seats in order, starting with this one."""
        return [(seat + i) % self.seats for i in range(self.seats)]

    def following(self, seat: int) -> int:
        """Return the next seat to the left whose hero is on the map; this one if there is no other."""
        seat = (seat + 1) % self.seats
        while self.at[seat] == NOBODY:
            seat = (seat + 1) % self.seats
        return seat

    def company(self, seat: int, spot: int) -> bool:
        """Return whether a teammate stands there (TORAK-6.15, 6.21)."""
        if self.terms.mode != COOP or spot not in self.at:
            return False
        return any(at == spot and other != seat for other, at in enumerate(self.at))

    def within(self, seat: int, section: int) -> bool:
        """Return whether a hero is in a section, limits included (TORAK-6.56, TORAK-6.62)."""
        return self.at[seat] != NOBODY and AWAY[section][self.at[seat]] == 0


def blank(setting: Setting) -> Torak:
    """Return a state with the host's choices, clean sheets and all heroes on the start (TORAK-4.11)."""
    s = Torak()
    s.setting = setting
    s.terms = terms_of(setting)
    s.seats = n = setting.seats
    s.sheets = [Sheet(None, s.terms.map) for _ in range(1 if s.terms.shared else n)]
    s.tracks = [(START,)] * n
    s.at = [START] * n
    s.bound = [NOBODY] * n
    s.stage = [RESTED] * n
    s.engaged = [False] * n
    s.halted = [False] * n
    s.found = [0] * n
    s.reached = [0] * n
    s.moved = [0] * n
    s.due = [0] * n
    s.yields = [0] * n
    s.excess = [0] * n
    s.gives_up = [False] * n
    return s


def seed(s: Torak, value: int) -> None:
    """Seed every stream of chance from one value (TORAK-7.9)."""
    s.rng = Rng(value)
    streams = OWN - 1 + (0 if s.terms.shared else 2 * s.seats)
    s.streams = [Rng(mix(value, k)) for k in range(1, streams + 1)]


def scatter(s: Torak, rng: Rng) -> None:
    """Reseed every stream of a determinization from this generator; faster than `seed`."""
    s.rng = _elsewhere(rng)
    streams = OWN - 1 + (0 if s.terms.shared else 2 * s.seats)
    s.streams = [_elsewhere(rng) for _ in range(streams)]


def _elsewhere(rng: Rng) -> Rng:
    found = Rng(0, rng)
    found.a = rng.below(M1 - 1) + 1
    found.b = rng.below(M2 - 1) + 1
    return found
