"""Positions put together by hand: tests, puzzles, tutorials. `docs/games/torak.md` describes the keys."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any, Final

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
    KI_BOXES,
    MONSTER,
    MOUNTAIN,
    RIVER,
    SPOT,
    SPOT_OF,
    START,
)
from nyoi.games.torak.imagine import tread
from nyoi.games.torak.rules.adventure import NEXT, TROOP, Adventure, command
from nyoi.games.torak.rules.draft import Draft
from nyoi.games.torak.rules.pool import Muster, Pool
from nyoi.games.torak.rules.race import DEAL, Lap, Play, Race
from nyoi.games.torak.rules.race import NEXT as NEXT_LAP
from nyoi.games.torak.rules.scenery import Scenery
from nyoi.games.torak.rules.turn import Act, Turn, begin
from nyoi.games.torak.sheet import MONSTER as MONSTER_HERE
from nyoi.games.torak.sheet import VOID, Sheet
from nyoi.games.torak.state import DUEL, OUT, OWN, Torak, blank, seed
from nyoi.kernel.decision import NOBODY
from nyoi.kernel.play import Refused
from nyoi.kernel.state import Setting

GAUGES: Final = {
    "found": BALLS,
    "beans": BEANS_EASY,
    "beaten": COUNT[MONSTER],
    "ki": KI_BOXES,
    "doses": DOSES,
    "filled": CANS,
    "used": CANS,
}
SHEET_KEYS: Final = {"balls", "mountains", "rivers", "monsters", "troops", "dice", "burnt", *GAUGES}
STREAMS: Final = ("sections", "rolls", "fights")
OWN_STREAMS: Final = ("extra", "own_fights")
KEYS: Final = {
    *("seats", "mode", "options", "sheets", "heroes", "paths", "engaged", "finders", "turn", "boxes", "setup", "army"),
    *("chance", *STREAMS, *OWN_STREAMS, *SHEET_KEYS),
}


def given(setting: Setting, position: Mapping[str, Any]) -> Torak:
    """Any position in one call: a map, gauges, heroes with their paths, dice on the table or in the streams."""
    if unknown := set(position) - KEYS:
        raise bad("unknown-key", ", ".join(sorted(unknown)))
    s = blank(setting)
    seed(s, 0)
    load(s, position)
    if s.terms.mode == DUEL:
        command(s, int(position.get("army", 1)))
    own = position.get("sheets", [{}] * len(s.sheets))
    if len(own) != len(s.sheets):
        raise bad("sheets", f"{len(own)} sheets, there are {len(s.sheets)}")
    for sheet, data in zip(s.sheets, own, strict=True):
        if unknown := set(data) - SHEET_KEYS:
            raise bad("unknown-key", ", ".join(sorted(unknown)))
        fill(sheet, {**{key: position[key] for key in SHEET_KEYS & set(position)}, **data})
    stand(s, position)
    s.boxes = s.turns = int(position.get("boxes", 0))
    if not 0 <= s.boxes < BOXES:
        raise bad("boxes", "from 0 to 19")
    s.captain = int(position.get("turn", s.living[0]))
    if not 0 <= s.captain < s.seats or s.at[s.captain] == NOBODY:
        raise bad("turn", "the turn of a living hero")
    begin_with(s, position)
    return s


def begin_with(s: Torak, position: Mapping[str, Any]) -> None:
    """What is asked next: an element to draw, what to do with dice on the table, or a roll to come."""
    drawn = position.get("setup")
    thrown = any(sheet.dice for sheet in s.sheets)
    if drawn is not None and not 0 <= drawn <= DRAWN:
        raise bad("setup", f"from 0 to {DRAWN}")
    if not s.terms.shared:
        if drawn is not None:
            s.stack = [Race(DEAL), Draft(drawn)]  # type: ignore[list-item]
            return
        s.turns = max(s.turns, int(thrown))
        s.stack = [Race(NEXT_LAP), Play() if thrown else Lap()]  # type: ignore[list-item]
    elif drawn is not None:
        s.stack = [Adventure(TROOP), Scenery(drawn)]  # type: ignore[list-item]
        return
    elif s.terms.pool:
        s.stack = [Adventure(NEXT), Pool() if thrown else Muster()]  # type: ignore[list-item]
    else:
        s.stack = [Adventure(NEXT), Act(s.captain) if thrown else Turn(s.captain)]  # type: ignore[list-item]
    if thrown:
        s.turns += int(s.terms.shared)
        for seat in s.living if s.terms.pool or not s.terms.shared else [s.captain]:
            s.sheet(seat).lean = s.sheet(seat).fuel == 0
            begin(s, seat)


def fill(sheet: Sheet, data: Mapping[str, Any]) -> None:
    """What is drawn and ticked on a sheet."""
    for key in ("balls", "mountains", "rivers", "monsters", "troops"):
        on_map(sheet, [SPOT_OF[id] for id in _words(data.get(key, "")) if id in SPOT_OF])
    if "balls" in data:
        sheet.lay(_spots(data["balls"]))
    for element, key in ((MOUNTAIN, "mountains"), (RIVER, "rivers"), (MONSTER, "monsters")):
        words = _words(data.get(key, ""))
        step = 2 if element == RIVER else 1
        for i in range(0, len(words), step):
            way = DIRECTIONS.index(words[i + 1]) if element == RIVER else NOBODY
            sheet.draw(element, _spot(words[i]), way)
    for spot in _spots(data.get("troops", "")):
        sheet.station(spot)
    sheet.found = BALLS - len(sheet.balls)
    for key, high in GAUGES.items():
        value = data.get(key, sheet.found if key == "found" else 0)
        if not isinstance(value, int) or not 0 <= value <= high:
            raise bad(key, f"from 0 to {high}")
        setattr(sheet, {"beaten": "monsters"}.get(key, key), value)
    if sheet.filled + sheet.used > CANS or sheet.monsters + sheet.ground.count(MONSTER_HERE) > COUNT[MONSTER]:
        raise bad("gauges", "more Jerrycans or Monsters than there are")
    sheet.dice = dice.handful(_dice(data.get("dice", "")))
    sheet.burnt = int(data.get("burnt", 0))


def on_map(sheet: Sheet, spots: Sequence[int]) -> None:
    """Refuse what lies beside the map (TORAK-3.1)."""
    for spot in spots:
        if sheet.ground[spot] == VOID:
            raise bad("spot", f"{SPOT[spot]} is not on this map")


def stand(s: Torak, position: Mapping[str, Any]) -> None:
    """Where the heroes are and which way they came, what they found, whom they are engaged with."""
    places = position.get("paths", position.get("heroes"))
    if places is not None:
        walk(s, places)
    for seat, found in enumerate(position.get("finders", ())):
        s.found[seat] = found
    for seat in position.get("engaged", ()):
        s.engaged[seat] = s.sheet(seat).ground[s.at[seat]] == MONSTER_HERE


def walk(s: Torak, places: Any) -> None:
    """Lead the heroes along their paths; `-` is a hero that is out."""
    parts = [part.split() for part in (places.split("/") if isinstance(places, str) else places)]
    if len(parts) != s.seats - (s.army != NOBODY):
        raise bad("heroes", f"{len(parts)} places for {s.seats} seats")
    for seat, words in zip([x for x in range(s.seats) if x != s.army], parts, strict=True):
        if words in ([], ["-"]):
            s.at[seat], s.stage[seat], s.tracks[seat] = NOBODY, OUT, ()
            continue
        s.tracks[seat] = tuple(_spot(word) for word in words)
        s.at[seat] = s.tracks[seat][-1]
        on_map(s.sheet(seat), s.tracks[seat])
        tread(s.sheet(seat), s.tracks[seat])
    for sheet in s.sheets:
        sheet.touch(START)


def load(s: Torak, position: Mapping[str, Any]) -> None:
    """Dice said aloud, by stream (TORAK-7.9): sections (red, white), rolls, fights (white, red), chance."""
    streams: list[tuple[int, ...]] = [tuple(position.get("chance", ()))]
    streams += [tuple(v - 1 for v in _dice(position.get(key, ""))) for key in STREAMS]
    for seat in range(0 if s.terms.shared else s.seats):
        for key in OWN_STREAMS:
            own = position.get(key, ())
            streams.append(tuple(v - 1 for v in _dice(own[seat])) if seat < len(own) else ())
    assert len(streams) == OWN + (0 if s.terms.shared else 2 * s.seats)
    s.loaded = tuple(streams)
    s.cues = [0] * len(streams)


def bad(key: str, detail: str) -> Refused:
    """A position that cannot be."""
    return Refused("bad-position", "TORAK-7.9", key=key, detail=detail)


def _words(text: Any) -> list[str]:
    return text.split() if isinstance(text, str) else list(text)


def _spot(id: str) -> int:
    if id not in SPOT_OF:
        raise bad("spot", id)
    return SPOT_OF[id]


def _spots(text: Any) -> tuple[int, ...]:
    return tuple(_spot(id) for id in _words(text))


def _dice(text: Any) -> list[int]:
    values = [int(c) for c in text if c.isdigit()] if isinstance(text, str) else list(text)
    if not all(1 <= value <= 6 for value in values):
        raise bad("dice", str(text))
    return values
