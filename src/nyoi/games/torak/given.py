"""Builder of states from hand-made positions (`position.py`); `possible.py` rejects impossible ones."""

from __future__ import annotations

from itertools import pairwise
from typing import Any

from nyoi.games.torak import dice
from nyoi.games.torak.content import (
    AXIS,
    AXIS_BITS,
    BALL_SPOTS,
    BALLS,
    BIT,
    DIRECTIONS,
    MONSTER,
    MOUNTAIN,
    RAY,
    RIVER,
    SPOT,
    START,
)
from nyoi.games.torak.content import DICE as DICE_THROWN
from nyoi.games.torak.position import (
    ARMY,
    ARMY_BOXES,
    BEANS,
    BEATEN,
    BOUND,
    BURNT,
    CAPTAIN,
    CHANCE,
    CLAUSE,
    DICE,
    EITHER,
    ENGAGED,
    EXTRA,
    FIGHTS,
    FILLED,
    FINDERS,
    FOUND,
    HEROES,
    KI,
    LYING,
    MONSTERS,
    MOUNTAINS,
    OWN_FIGHTS,
    PATHS,
    REACHED,
    RIVERS,
    ROLLS,
    SECTIONS,
    SETUP,
    SHEETS,
    TROOPS,
    USED,
    USED_DOSES,
)
from nyoi.games.torak.possible import room_for, said_in_its_mode
from nyoi.games.torak.rules.adventure import NEXT, TROOP, Adventure, command
from nyoi.games.torak.rules.draft import Draft
from nyoi.games.torak.rules.pool import Muster, Pool
from nyoi.games.torak.rules.race import DEAL, Lap, Play, Race
from nyoi.games.torak.rules.race import NEXT as NEXT_LAP
from nyoi.games.torak.rules.scenery import Scenery
from nyoi.games.torak.rules.turn import Act, Turn, begin
from nyoi.games.torak.sheet import HILL, RIVER_UPRIGHT, VOID, Sheet, cells
from nyoi.games.torak.sheet import MONSTER as MONSTER_HERE
from nyoi.games.torak.state import COOP, DUEL, OUT, OWN, Torak, blank, seed
from nyoi.kernel.decision import NOBODY
from nyoi.kernel.frame import Frame
from nyoi.kernel.position import Key, Position, impossible, twice
from nyoi.kernel.refused import Refused
from nyoi.kernel.state import Setting


def given(setting: Setting, p: Position) -> Torak:
    """Build the state a position describes.

    It sets map, gauges, heroes with paths, dice on the table and loaded streams.
    """
    s = blank(setting)
    seed(s, 0)
    for key in (SHEETS, EITHER, EXTRA, OWN_FIGHTS, ARMY, FINDERS):
        if key in p:
            said_in_its_mode(s, key.name)
    load(s, p)
    if s.terms.mode == DUEL:
        command(s, p[ARMY])
    own: list[Position] = p.get(SHEETS, [Position({}, CLAUSE)] * len(s.sheets))
    for number, (sheet, data) in enumerate(zip(s.sheets, own, strict=True)):
        fill(s, sheet, data, p, f"sheets.{number}." if SHEETS in p else "")
    stand(s, p)
    s.boxes = s.turns = p[ARMY_BOXES]
    if s.living:
        s.captain = p.get(CAPTAIN, s.living[0])
    begin_with(s, p)
    return s


def begin_with(s: Torak, p: Position) -> None:
    """Set the frame that asks next: an element to draw, dice on the table to use, or a roll to come."""
    drawn = p[SETUP]
    thrown = any(sheet.dice for sheet in s.sheets)
    frames: list[Frame[Torak]]
    if not s.terms.shared:
        frames = [Race(NEXT_LAP), Play() if thrown else Lap()]
        if SETUP in p:
            frames = [Race(DEAL), Draft(drawn)]
    elif SETUP in p:
        frames = [Adventure(TROOP), Scenery(drawn)]
    elif s.terms.pool:
        frames = [Adventure(NEXT), Pool() if thrown else Muster()]
    else:
        frames = [Adventure(NEXT), Act(s.captain) if thrown else Turn(s.captain)]
    s.stack = list(frames)  # type: ignore[arg-type]
    if thrown and SETUP not in p:
        s.turns += 1  # the turn in progress
        for seat in s.living if s.terms.pool or not s.terms.shared else [s.captain]:
            if s.at[seat] != NOBODY:
                s.sheet(seat).lean = s.sheet(seat).fuel == 0
                begin(s, seat)


def fill(s: Torak, sheet: Sheet, own: Position, common: Position, where: str) -> None:
    """Draw and tick everything on a sheet, from its own keys or from those common to all sheets."""

    def said(about: Key[Any]) -> Any:
        return own[about] if about in own else common[about]

    def at(about: Key[Any]) -> str:
        return f"{where}{about.name}" if about in own else about.name

    finders: list[int] = common[FINDERS]
    found = said(FOUND) if FOUND in own or FOUND in common else sum(finders)
    balls = said(LYING) if LYING in own or LYING in common else BALL_SPOTS[s.terms.map][found:]
    sheet.lay(())
    for ball in balls:
        room_for(sheet, at(LYING), (ball,))
        sheet.lay((*sheet.balls, ball))
    for spot in said(MOUNTAINS):
        room_for(sheet, at(MOUNTAINS), (spot,))
        sheet.draw(MOUNTAIN, spot, NOBODY)
    for spot, way in said(RIVERS):
        room_for(sheet, at(RIVERS), cells(RIVER, spot, way), 3)
        sheet.draw(RIVER, spot, way)
    for spot in said(MONSTERS):
        room_for(sheet, at(MONSTERS), (spot,))
        sheet.draw(MONSTER, spot, NOBODY)
    for spot in said(TROOPS):
        sheet.station(spot)
    sheet.found = found if FOUND in own or FOUND in common else BALLS - len(balls)
    sheet.beans, sheet.monsters, sheet.ki, sheet.doses = said(BEANS), said(BEATEN), said(KI), said(USED_DOSES)
    sheet.dice, sheet.either = dice.handful(said(DICE)), dice.handful(said(EITHER))
    thrown = s.seats if s.terms.pool else DICE_THROWN
    more = max(0, dice.NUMBER[sheet.dice] - thrown)
    sheet.filled, sheet.burnt = said(FILLED), said(BURNT) if BURNT in own or BURNT in common else more
    sheet.used = said(USED) if USED in own or USED in common else sheet.burnt


def stand(s: Torak, p: Position) -> None:
    """Place the heroes with their paths, balls found and fights in progress."""
    if PATHS in p and HEROES in p:
        raise twice("heroes", CLAUSE, PATHS.name, HEROES.name)
    key = PATHS if PATHS in p else HEROES
    if key in p:
        lead(s, p[key], key.name, from_start=key is PATHS)
    if BOUND in p:
        s.bound = p[BOUND]
    s.found = p.get(FINDERS, [0] * s.seats)
    s.reached = p.get(REACHED, [0] * s.seats)
    if s.terms.mode != COOP:
        s.found = [0 if seat == s.army else s.sheet(seat).found for seat in range(s.seats)]
    for seat in p[ENGAGED]:
        if s.at[seat] == NOBODY or s.sheet(seat).ground[s.at[seat]] != MONSTER_HERE:
            raise impossible("position-engaged", "TORAK-6.40", ENGAGED.name, seat)
        s.engaged[seat] = True


def load(s: Torak, p: Position) -> None:
    """Load scripted dice by stream (TORAK-7.9).

    In the position, sections are pairs of red and white, fights pairs of white and red.
    """
    streams = [p[CHANCE]]
    streams += [tuple([die - 1 for die in p[key]]) for key in (SECTIONS, ROLLS, FIGHTS)]
    for seat in range(0 if s.terms.shared else s.seats):
        for key in (EXTRA, OWN_FIGHTS):
            streams.append(tuple([die - 1 for die in p[key][seat]]) if key in p else ())
    assert len(streams) == OWN + (0 if s.terms.shared else 2 * s.seats)
    s.loaded = tuple(streams)
    s.cues = [0] * len(streams)


def lead(s: Torak, trails: list[tuple[int, ...]], key: str, from_start: bool) -> None:
    """Lead every hero along its stops to where it stands; a hero without stops is out."""
    heroes = [seat for seat in range(s.seats) if seat != s.army]
    if len(trails) != len(heroes):
        raise impossible("position-parts", "TORAK-4.11", key, len(trails), found=len(trails), due=len(heroes))
    for sheet in s.sheets:
        sheet.touch(START)
    for seat, trail in zip(heroes, trails, strict=True):
        s.tracks[seat] = trail
        if not trail:
            s.at[seat], s.stage[seat] = NOBODY, OUT
            continue
        if not from_start and len(trail) > 1:
            raise impossible("position-many", "TORAK-4.11", key, _told(trail), found=len(trail), most=1)
        if from_start and trail[0] != START:
            raise impossible("position-from-start", "TORAK-4.11", key, SPOT[trail[0]], start=SPOT[START])
        s.at[seat] = trail[-1]
        if s.sheet(seat).ground[trail[0]] == VOID:
            raise impossible("position-off-map", "TORAK-3.1", key, SPOT[trail[0]])
    for seat in s.living:
        s.sheet(seat).touch(s.tracks[seat][0])
        walk(s, seat, key)


def walk(s: Torak, seat: int, key: str) -> None:
    """Draw a hero's path leg by leg, and set the direction it must take from a crossing (TORAK-6.18)."""
    sheet = s.sheet(seat)
    meetings = {spot for other in range(s.seats) if other != seat and s.terms.mode == COOP for spot in s.tracks[other]}
    bound = NOBODY
    for start, end in pairwise(s.tracks[seat]):
        direction = next((d for d in range(4) if end in RAY[d][start]), NOBODY)
        leg = f"{SPOT[start]} {SPOT[end]}"
        if direction == NOBODY:
            raise impossible("position-bend", "TORAK-6.9", key, leg)
        if bound not in (NOBODY, direction):
            raise impossible("position-turned", "TORAK-6.18", key, leg, direction=DIRECTIONS[bound])
        steps = RAY[direction][start].index(end) + 1
        wrong = misstep(sheet, start, direction, steps, end in meetings, key)
        if wrong is not None:
            raise wrong
        bound = direction if sheet.path[end] and end not in meetings else NOBODY
        sheet.travel(start, direction, steps)
    s.bound[seat] = bound


def misstep(sheet: Sheet, spot: int, direction: int, steps: int, meeting: bool, key: str) -> Refused | None:
    """Return why a leg cannot have gone this far, or None.

    Where heroes met, any free line may be taken (TORAK-6.21).
    """
    ray = RAY[direction][spot]
    for n, ahead in enumerate(ray[:steps], 1):
        what, last, name = sheet.ground[ahead], n == steps, SPOT[ahead]
        if what == VOID:
            return impossible("position-off-map", "TORAK-3.1", key, name)
        if sheet.path[spot] & BIT[direction]:
            return impossible("position-line-twice", "TORAK-6.16", key, f"{SPOT[spot]} {name}")
        if what == RIVER_UPRIGHT + AXIS[direction]:
            return impossible("position-along-river", "TORAK-6.25", key, name)
        if sheet.path[ahead] & AXIS_BITS[direction] and not (last and meeting):
            return impossible("position-no-crossing", "TORAK-6.17", key, name)
        if what >= HILL and last:
            return impossible("position-on-obstacle", "TORAK-6.22", key, name)
        spot = ahead
    return None


def _told(trail: tuple[int, ...]) -> str:
    return " ".join(SPOT[spot] for spot in trail)
