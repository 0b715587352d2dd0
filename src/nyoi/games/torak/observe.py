"""Observation encoder of Torak for learners: sheets as planes of the lattice, gauges, heroes, phase."""

from __future__ import annotations

from typing import Final

from nyoi.games.torak import dice
from nyoi.games.torak.content import (
    BALLS,
    BEANS_EASY,
    BOXES,
    CANS,
    DANGER,
    DIRECTIONS,
    DOSES,
    DRAWN,
    EAST,
    KI_BOXES,
    MAPS,
    MOUNTAIN,
    OF_ZONE,
    RIVER,
    SECTION,
    SOUTH,
    SPOTS,
    TABLES,
)
from nyoi.games.torak.rules.army import Troops
from nyoi.games.torak.rules.draft import Draft, in_front
from nyoi.games.torak.rules.pool import Muster
from nyoi.games.torak.rules.scenery import Scenery
from nyoi.games.torak.rules.turn import Act, Turn
from nyoi.games.torak.sheet import MONSTER, Sheet, cells
from nyoi.games.torak.state import STAGES, Torak, terms_of
from nyoi.kernel.decision import NOBODY
from nyoi.kernel.observe import Observer, put
from nyoi.kernel.state import Setting

FACES: Final = 6
TURNS: Final = 60
SCORE: Final = 60
TROOP: Final = 6  # troops on a spot that are distinguished
STEPS: Final = 12
PLANES: Final = ["mountain", "river_upright", "river_level", "monster", "ball", "troops", "path_east", "path_south"]
GAUGES: Final = (
    ("found", BALLS),
    ("beans", BEANS_EASY),
    ("beaten", len(DANGER)),
    ("ki", KI_BOXES),
    ("doses", DOSES),
    ("filled", CANS),
    ("used", CANS),
    ("burnt", CANS),
    ("lean", 1),
    ("score", SCORE),
)
FACTS: Final = (
    ("engaged", 1),
    ("halted", 1),
    ("gives_up", 1),
    ("finds", BALLS),
    ("reached", TURNS),
    ("moved", dice.MOST),
    ("due", dice.MOST),
    ("yields", dice.MOST),
    ("excess", STEPS),
)


class TorakObserver(Observer[Torak]):
    """The observation of Torak: all sheets in a race, the common sheet otherwise.

    In a race the own sheet comes first. In a draft it is the sheet in front of the seat; of the others only
    the contents of a clean sheet are encoded (TORAK-9.19).
    """

    def __init__(self, setting: Setting, questions: tuple[str, ...]) -> None:
        super().__init__(setting, questions)
        n, terms = setting.seats, terms_of(setting)
        zone = [c for c in range(len(SECTION)) if OF_ZONE[c] == terms.zone]
        self.sheets: Final = 1 if terms.shared else n
        self.section_of: Final = [zone.index(c) if c in zone else 0 for c in range(len(SECTION))]
        self.doing: Final = self.lay("now_seat", n, "whose turn it is, where heroes act one after the other")
        self.drawing: Final = self.lay("now_section", len(zone), "the section that was rolled for")
        self.drawn: Final = self.lay("now_drawn", 1, "how many elements are drawn already", most=DRAWN)
        self.left: Final = self.lay("now_left", 1, "troops to come this turn", most=TROOP)
        self.rolls: Final = self.lay("rolls", len(zone), "sections rolled for in the draft so far", most=DRAWN)
        self.map: Final = self.lay("map", len(MAPS), "the map")
        self.table: Final = self.lay("table", len(TABLES), "the table of sections")
        self.turn: Final = self.lay("turn", 1, "the number of the turn", most=TURNS)
        self.captain: Final = self.lay("captain", n, "who has the turn, throws the pool, or is the Active Hero")
        self.army: Final = self.lay("army", n, "who plays the Army")
        self.boxes: Final = self.lay("boxes", 1, "ticked boxes of the Army", most=BOXES)
        self.common: Final = self.lay("common", FACES, "dice that everybody has, by face", most=dice.MOST)
        self.planes: Final = [
            self.lay(
                name,
                self.sheets * SPOTS,
                f"{name.replace('_', ' ')}, by sheet and spot",
                TROOP if name == "troops" else 1,
            )
            for name in PLANES
        ]
        self.dice: Final = self.lay("dice", self.sheets * FACES, "dice to spend, by sheet and face", most=dice.MOST)
        self.either: Final = self.lay(
            "either", self.sheets * FACES, "... of which only one may be used", most=dice.MOST
        )
        self.gauges: Final = [self.lay(name, self.sheets, f"{name}, by sheet", most) for name, most in GAUGES]
        self.at: Final = self.lay("at", n * SPOTS, "where heroes stand, by seat and spot")
        self.bound: Final = self.lay("bound", n * len(DIRECTIONS), "where a hero must go on to, by seat")
        self.stage: Final = self.lay("stage", n * len(STAGES), f"{', '.join(STAGES)}: by seat")
        self.facts: Final = [self.lay(name, n, f"{name.replace('_', ' ')}, by seat", most) for name, most in FACTS]

    def fill(self, s: Torak, seat: int, out: bytearray) -> None:
        """Encode the view except secret answers, tracks (implied by the path) and who began a dealt sheet."""
        n = self.seats
        frame = s.stack[-1] if s.stack else None
        first = seat
        drafting = isinstance(frame, Draft)
        if isinstance(frame, Draft):
            first = in_front(s, seat, frame.drawn)
            self.rolled(out, frame.section, frame.drawn)
        elif isinstance(frame, Scenery):
            self.rolled(out, frame.section, frame.drawn)
        elif isinstance(frame, Troops):
            self.rolled(out, frame.section, 0)
            put(out, self.left, frame.left, TROOP)
        elif isinstance(frame, (Act, Turn)):
            out[self.doing + (frame.seat - seat) % n] = 1
        elif isinstance(frame, Muster):
            out[self.doing + (s.captain - seat) % n] = 1
        for section in s.rolls:
            out[self.rolls + self.section_of[section]] += 1
        out[self.map + s.terms.map] = 1
        out[self.table + s.terms.table] = 1
        put(out, self.turn, s.turns, TURNS)
        out[self.captain + (s.captain - seat) % n] = 1
        if s.army != NOBODY:
            out[self.army + (s.army - seat) % n] = 1
        put(out, self.boxes, s.boxes, BOXES)
        for value in dice.VALUES[s.common]:
            out[self.common + value - 1] += 1
        for i in range(self.sheets):
            self.fill_sheet(s.sheets[(first + i) % self.sheets], i, not drafting or i == 0, out)
        for x in range(n):
            self.fill_hero(s, (seat + x) % n, x, out)

    def rolled(self, out: bytearray, section: int, drawn: int) -> None:
        """Encode the section rolled for an element or a troop."""
        out[self.drawing + self.section_of[section]] = 1
        put(out, self.drawn, drawn, DRAWN)

    def fill_sheet(self, sheet: Sheet, i: int, open: bool, out: bytearray) -> None:
        """Encode the drawings and gauges of a sheet; no drawings if the sheet is hidden."""
        mountain, upright, level, monster, ball, troop, east, south = [at + i * SPOTS for at in self.planes]
        if open:
            for element, spot, direction in sheet.scenery:
                if element == MOUNTAIN:
                    out[mountain + spot] = 1
                elif element == RIVER:
                    for a in cells(RIVER, spot, direction):
                        out[(level if direction == EAST else upright) + a] = 1
                elif sheet.ground[spot] == MONSTER:
                    out[monster + spot] = 1
        for a in sheet.balls:
            out[ball + a] = 1
        if not sheet.unused:
            path, troops = sheet.path, sheet.troops
            for a in range(SPOTS):
                lines = path[a]
                if lines:  # few spots have any
                    put(out, east + a, lines >> EAST & 1)
                    put(out, south + a, lines >> SOUTH & 1)
                if troops[a]:
                    put(out, troop + a, troops[a], TROOP)
        for value in dice.VALUES[sheet.dice]:
            out[self.dice + i * FACES + value - 1] += 1
        for value in dice.VALUES[sheet.either]:
            out[self.either + i * FACES + value - 1] += 1
        found, beans, beaten, ki, doses, filled, used, burnt, lean, score = self.gauges
        put(out, found + i, sheet.found)
        put(out, beans + i, sheet.beans, BEANS_EASY)
        put(out, beaten + i, sheet.monsters)
        put(out, ki + i, sheet.ki)
        put(out, doses + i, sheet.doses)
        put(out, filled + i, sheet.filled)
        put(out, used + i, sheet.used)
        put(out, burnt + i, sheet.burnt)
        put(out, lean + i, sheet.lean)
        put(out, score + i, sheet.score, SCORE)

    def fill_hero(self, s: Torak, y: int, x: int, out: bytearray) -> None:
        if s.at[y] != NOBODY:
            out[self.at + x * SPOTS + s.at[y]] = 1
        if s.bound[y] != NOBODY:
            out[self.bound + x * len(DIRECTIONS) + s.bound[y]] = 1
        out[self.stage + x * len(STAGES) + s.stage[y]] = 1
        engaged, halted, gives_up, finds, reached, moved, due, yields, excess = self.facts
        put(out, engaged + x, s.engaged[y])
        put(out, halted + x, s.halted[y])
        put(out, gives_up + x, s.gives_up[y])
        put(out, finds + x, s.found[y], BALLS)
        put(out, reached + x, s.reached[y], TURNS)
        put(out, moved + x, s.moved[y], dice.MOST)
        put(out, due + x, s.due[y], dice.MOST)
        put(out, yields + x, s.yields[y], dice.MOST)
        put(out, excess + x, s.excess[y], STEPS)
