"""Any position in one call: the keys, and the state they describe. `possible.py` says which cannot be."""

from __future__ import annotations

from typing import Any, Final

from nyoi.games.torak import dice
from nyoi.games.torak.content import (
    BALL_SPOTS,
    BALLS,
    BEANS_EASY,
    BOXES,
    CANS,
    COUNT,
    DIRECTIONS,
    DOSES,
    DRAWN,
    EAST,
    KI_BOXES,
    MONSTER,
    MOUNTAIN,
    RIVER,
    SOUTH,
    SPOT_OF,
)
from nyoi.games.torak.content import DICE as DICE_THROWN
from nyoi.games.torak.possible import room_for, said_in_its_mode
from nyoi.games.torak.rules.adventure import NEXT, TROOP, Adventure, command
from nyoi.games.torak.rules.draft import Draft
from nyoi.games.torak.rules.pool import Muster, Pool
from nyoi.games.torak.rules.race import DEAL, Lap, Play, Race
from nyoi.games.torak.rules.race import NEXT as NEXT_LAP
from nyoi.games.torak.rules.scenery import Scenery
from nyoi.games.torak.rules.turn import Act, Turn, begin
from nyoi.games.torak.sheet import MONSTER as MONSTER_HERE
from nyoi.games.torak.sheet import Sheet, cells
from nyoi.games.torak.state import COOP, DUEL, OWN, Torak, blank, seed
from nyoi.games.torak.trail import lead
from nyoi.kernel.decision import NOBODY
from nyoi.kernel.frame import Frame
from nyoi.kernel.position import BySeat, Id, Items, Key, Kind, Place, Position, Schema, Seat, Whole, impossible, twice
from nyoi.kernel.state import Setting

CLAUSE: Final = "TORAK-7.9"
MOST_TURNS: Final = 200  # the longest race a host may choose
MOST_DICE: Final = 2000  # in one loaded stream
OUT: Final = "-"


class _Dice(Kind[tuple[int, ...]]):
    """Dice as they are read out, `53` or `5 3`, or in a list."""

    example = "53"

    def __init__(self, most: int = MOST_DICE) -> None:
        self.most = most

    def read(self, value: object, at: Place) -> tuple[int, ...]:
        """Their values."""
        found = list("".join(value.split())) if isinstance(value, str) and value != OUT else value
        if found == OUT:
            return ()
        if not isinstance(found, list):
            raise at.refuse("position-form", value, form=self.example)
        if len(found) > self.most:
            raise at.refuse("position-many", value, found=len(found), most=self.most)
        return tuple([Whole(1, 6).read(die, at) for die in found])


class _Rivers(Kind[tuple[tuple[int, int], ...]]):
    """Rivers by their western or northern end and the way they run, or a list of such words."""

    example = "5,4 e 2,2 s"

    def read(self, value: object, at: Place) -> tuple[tuple[int, int], ...]:
        """Ends and ways."""
        words = value.split() if isinstance(value, str) else value
        if not isinstance(words, list) or len(words) % 2:
            raise at.refuse("position-form", value, form=self.example)
        if len(words) > 2 * COUNT[RIVER]:
            raise at.refuse("position-many", value, found=len(words) // 2, most=COUNT[RIVER])
        way = Id({DIRECTIONS[d]: d for d in (EAST, SOUTH)})
        pairs = zip(words[::2], words[1::2], strict=True)
        return tuple([(_spot.read(spot, at), way.read(direction, at)) for spot, direction in pairs])


class _Trails(Kind[list[tuple[int, ...]]]):
    """Spots for each hero, in the order of the seats: the Army of a Duel has none, `-` is a hero that is out."""

    example = "6,6 9,6 9,9 / 6,6"

    def read(self, value: object, at: Place) -> list[tuple[int, ...]]:
        """The spots of each."""
        parts = value.split("/") if isinstance(value, str) else value
        if not isinstance(parts, list):
            raise at.refuse("position-form", value, form=self.example)
        if len(parts) > at.seats:
            raise at.refuse("position-many", value, found=len(parts), most=at.seats)
        return [Items(_spot).read(part, at) for part in parts]


_spot: Final = Id(SPOT_OF)
_spots: Final = Items(_spot)
_way: Final = Id({OUT: NOBODY} | {id: d for d, id in enumerate(DIRECTIONS)})


def _boxes(name: str, high: int, meaning: str, usual: str = "") -> Key[int]:
    return Key(name, Whole(0, high), meaning, 0, usual)


LYING: Final = Key("balls", _spots, "the balls still there", (), "the map's, without as many as were found")
FOUND: Final = _boxes("found", BALLS, "balls found", f"{BALLS} less those in `balls`, or as many as `finders` say")
MOUNTAINS: Final = Key("mountains", _spots, "mountains", ())
RIVERS: Final = Key("rivers", _Rivers(), "rivers, from their western or northern end", ())
MONSTERS: Final = Key("monsters", _spots, "Monsters still standing", ())
TROOPS: Final = Key("troops", _spots, "troops; a spot twice is two of them", ())
BEANS: Final = _boxes("beans", BEANS_EASY, "beans ticked")
BEATEN: Final = _boxes("beaten", COUNT[MONSTER], "Monster boxes ticked")
KI: Final = _boxes("ki", KI_BOXES, "Ki boxes ticked")
USED_DOSES: Final = _boxes("doses", DOSES, "doses used")
FILLED: Final = _boxes("filled", CANS, "Jerrycans full")
USED: Final = _boxes("used", CANS, "Jerrycans used", "as `burnt`")
DICE: Final = Key("dice", _Dice(dice.MOST), "unspent dice: the position begins with acting, or escaping", ())
EITHER: Final = Key("either", _Dice(2), "race without fuel: the two of these dice of which one may be used", ())
BURNT: Final = _boxes("burnt", CANS, "Jerrycans burnt for these dice", "as many as the dice need")
SHEET: Final = Schema(
    CLAUSE,
    (
        *(LYING, FOUND, MOUNTAINS, RIVERS, MONSTERS, TROOPS, BEANS, BEATEN, KI, USED_DOSES, FILLED, USED),
        *(DICE, EITHER, BURNT),
    ),
)
SHEETS: Final = Key(
    "sheets", BySeat(SHEET), "race: such keys for each seat; those beside it hold for all sheets", [], "all alike"
)
HEROES: Final = Key("heroes", _Trails(), "where they stand, with no path behind them; `-` is out", [], "on the start")
PATHS: Final = Key("paths", _Trails(), "the spots each one stopped on, from the start to where it stands", [])
BOUND: Final = Key(
    "bound", BySeat(_way), "which way a hero on a crossing must go on", [], "as the paths came about, seat by seat"
)
ENGAGED: Final = Key("engaged", Items(Seat()), "seats held by the Monster they stand on", ())
FINDERS: Final = Key("finders", BySeat(Whole(0, BALLS)), "Co-op: balls found by each", [], "0 each")
REACHED: Final = Key("reached", BySeat(Whole(0, MOST_TURNS)), "the turn of each one's last ball", [], "0 each")
CAPTAIN: Final = Key("turn", Seat(), "whose turn (captain, Active Hero)", 0, "the first who is alive")
ARMY_BOXES: Final = Key("boxes", Whole(0, MOST_TURNS), f"Army boxes ticked, up to {BOXES - 1}; race: turns played", 0)
SETUP: Final = Key(
    "setup", Whole(0, DRAWN), f"the number of the element to draw next; {DRAWN} is the first troop", NOBODY, "all drawn"
)
ARMY: Final = Key("army", Whole(0, 1), "Duel: the Army's seat", 1)
SECTIONS: Final = Key("sections", _Dice(), "coming section dice: red, white, red, white ...", ())
ROLLS: Final = Key("rolls", _Dice(), "coming movement dice", ())
FIGHTS: Final = Key("fights", _Dice(), "coming fights: white, red ...", ())
CHANCE: Final = Key("chance", Items(Whole(0, 10**6)), "other chance to come, from 0", ())
EXTRA: Final = Key("extra", BySeat(_Dice()), "race: coming extra dice of each seat", [])
OWN_FIGHTS: Final = Key("own_fights", BySeat(_Dice()), "race: coming fights of each seat", [])

KEYS: Final = Schema(
    CLAUSE,
    (
        *SHEET.keys.values(),
        *(SHEETS, HEROES, PATHS, BOUND, ENGAGED, FINDERS, REACHED, CAPTAIN, ARMY_BOXES, SETUP, ARMY),
        *(SECTIONS, ROLLS, FIGHTS, CHANCE, EXTRA, OWN_FIGHTS),
    ),
)


def given(setting: Setting, p: Position) -> Torak:
    """The state a position describes: a map, gauges, heroes with their paths, dice on the table or in the streams."""
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
    """What is asked next: an element to draw, what to do with dice on the table, or a roll to come."""
    drawn = p[SETUP]
    thrown = any(sheet.dice for sheet in s.sheets)
    frames: list[Frame[Torak]]
    if not s.terms.shared:
        s.turns = max(s.turns, int(thrown))
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
        s.turns += int(s.terms.shared)
        for seat in s.living if s.terms.pool or not s.terms.shared else [s.captain]:
            if s.at[seat] != NOBODY:
                s.sheet(seat).lean = s.sheet(seat).fuel == 0
                begin(s, seat)


def fill(s: Torak, sheet: Sheet, own: Position, common: Position, where: str) -> None:
    """What is drawn and ticked on a sheet: as said of it, or of all sheets."""

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
    """Where the heroes are and which way they came, what they found, whom they are engaged with."""
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
    """Dice said aloud, by stream (TORAK-7.9): other chance, sections (red, white), rolls, fights (white, red)."""
    streams = [p[CHANCE]]
    streams += [tuple([die - 1 for die in p[key]]) for key in (SECTIONS, ROLLS, FIGHTS)]
    for seat in range(0 if s.terms.shared else s.seats):
        for key in (EXTRA, OWN_FIGHTS):
            streams.append(tuple([die - 1 for die in p[key][seat]]) if key in p else ())
    assert len(streams) == OWN + (0 if s.terms.shared else 2 * s.seats)
    s.loaded = tuple(streams)
    s.cues = [0] * len(streams)
