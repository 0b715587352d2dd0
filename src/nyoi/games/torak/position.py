"""Schema of hand-made positions. `given.py` builds the state, `possible.py` checks it."""

from __future__ import annotations

from typing import Final

from nyoi.games.torak import dice
from nyoi.games.torak.content import (
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
    RIVER,
    SOUTH,
    SPOT_OF,
)
from nyoi.kernel.decision import NOBODY
from nyoi.kernel.position import BySeat, Id, Items, Key, Kind, Place, Schema, Seat, Whole

CLAUSE: Final = "TORAK-7.9"
MOST_TURNS: Final = 200  # the longest race a host may choose
MOST_DICE: Final = 2000  # in one loaded stream
OUT: Final = "-"


class _Dice(Kind[tuple[int, ...]]):
    """Dice written as `53` or `5 3`, or as a list."""

    example = "53"

    def __init__(self, most: int = MOST_DICE) -> None:
        self.most = most

    def read(self, value: object, at: Place) -> tuple[int, ...]:
        found = list("".join(value.split())) if isinstance(value, str) and value != OUT else value
        if found == OUT:
            return ()
        if not isinstance(found, list):
            raise at.refuse("position-form", value, form=self.example)
        if len(found) > self.most:
            raise at.refuse("position-many", value, found=len(found), most=self.most)
        return tuple([Whole(1, 6).read(die, at) for die in found])


class _Rivers(Kind[tuple[tuple[int, int], ...]]):
    """Rivers as pairs of western or northern end and direction, in one string or a list of words."""

    example = "5,4 e 2,2 s"

    def read(self, value: object, at: Place) -> tuple[tuple[int, int], ...]:
        words = value.split() if isinstance(value, str) else value
        if not isinstance(words, list) or len(words) % 2:
            raise at.refuse("position-form", value, form=self.example)
        if len(words) > 2 * COUNT[RIVER]:
            raise at.refuse("position-many", value, found=len(words) // 2, most=COUNT[RIVER])
        way = Id({DIRECTIONS[d]: d for d in (EAST, SOUTH)})
        pairs = zip(words[::2], words[1::2], strict=True)
        return tuple([(_spot.read(spot, at), way.read(direction, at)) for spot, direction in pairs])


class _Trails(Kind[list[tuple[int, ...]]]):
    """Spots for each hero in seat order: the Army of a Duel has none, `-` is a hero that is out."""

    def __init__(self, example: str) -> None:
        self.example = example

    def read(self, value: object, at: Place) -> list[tuple[int, ...]]:
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
HEROES: Final = Key(
    "heroes", _Trails("6,6 / 6,6"), "where they stand, with no path behind them; `-` is out", [], "on the start"
)
PATHS: Final = Key(
    "paths", _Trails("6,6 9,6 9,9 / 6,6"), "the spots each one stopped on, from the start to where it stands", []
)
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
