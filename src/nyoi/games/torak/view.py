"""Views of a game of Torak, built from nothing rather than by removal (TORAK section 10)."""

from __future__ import annotations

from typing import TYPE_CHECKING

from nyoi.games.torak import dice
from nyoi.games.torak.content import AROUND, DIRECTIONS, ELEMENTS, MAPS, MOUNTAIN, RIVER, SECTION, SPOT, TABLES
from nyoi.games.torak.numbers import PLAYED
from nyoi.games.torak.rules.army import Troops
from nyoi.games.torak.rules.draft import Draft, in_front, lies_open
from nyoi.games.torak.rules.pool import Muster, Pool
from nyoi.games.torak.rules.race import Lap, Play, progress
from nyoi.games.torak.rules.scenery import Scenery
from nyoi.games.torak.rules.turn import Act, Turn
from nyoi.games.torak.sheet import MONSTER, Sheet, cells
from nyoi.games.torak.state import RACE, STAGES, Torak
from nyoi.kernel.decision import ALL, NOBODY
from nyoi.kernel.frame import pack

if TYPE_CHECKING:
    from nyoi.games.torak.seen import TorakHero, TorakNow, TorakSheet, TorakView


def view(s: Torak, seat: int) -> TorakView:
    """Return the table as a seat sees it; `SPECTATOR` sees what all seats see.

    Only two things are hidden. In a draft a seat sees the sheet in front of it and no other (TORAK-9.19).
    Simultaneous answers stay secret until the last one is in (TORAK-7.8).
    """
    drafting = s.stack[-1] if s.stack and isinstance(s.stack[-1], Draft) else None
    found: TorakView = {
        "game": "torak",
        "seat": seat,
        "seats": s.seats,
        "mode": s.setting.mode,
        "options": s.setting.told(),
        "map": MAPS[s.terms.map],
        "table": TABLES[s.terms.table],
        "turn": s.turns,
        "captain": s.captain,
        "army": s.army,
        "boxes": s.boxes,
        "common": list(dice.VALUES[s.common]),
        "rolls": [SECTION[section] for section in s.rolls],
        "drafted": None if drafting is None or seat < 0 else in_front(s, seat, drafting.drawn),
        "origin": list(s.origin),
        "sheets": [
            sheet_view(sheet, drafting is None or lies_open(s, seat, i, drafting.drawn))
            for i, sheet in enumerate(s.sheets)
        ],
        "heroes": [hero_view(s, other) for other in range(s.seats)],
        "answer": answer(s, seat),
        "now": now(s),
        "stack": [pack(frame) for frame in s.stack],
        "over": s.over,
        "ending": s.ending,
        "results": list(s.results),
        "ranking": ranking(s) if s.over else [],
        "records": [record(s, other) for other in range(s.seats)] if s.over else [],
    }
    if s.setting.rules in PLAYED:
        found["rules"] = s.setting.rules
    return found


def now(s: Torak) -> TorakNow | None:
    """Return the phase, from the frame that asks."""
    frame = s.stack[-1] if s.stack else None
    if isinstance(frame, Act):
        return {"kind": "act", "seat": frame.seat}
    if isinstance(frame, Play):
        return {"kind": "play"}
    if isinstance(frame, Pool):
        return {"kind": "pool"}
    if isinstance(frame, Turn):
        return {"kind": "boost", "seat": frame.seat}
    if isinstance(frame, Muster):
        return {"kind": "muster", "seat": s.captain}
    if isinstance(frame, Lap):
        return {"kind": "lap"}
    if isinstance(frame, Scenery):
        return {"kind": "scenery", "drawn": frame.drawn, "section": SECTION[frame.section]}
    if isinstance(frame, Draft):
        return {"kind": "draft", "drawn": frame.drawn, "section": SECTION[frame.section]}
    if isinstance(frame, Troops):
        return {"kind": "troops", "section": SECTION[frame.section], "left": frame.left}
    return None


def sheet_view(sheet: Sheet, open: bool) -> TorakSheet:
    """Return a sheet with its drawings, which are left out while it lies in front of another player.

    `mountains`, `rivers` and `occupied` repeat parts of `scenery` and `troops` for text boards.
    """
    drawn = sheet.scenery if open else ()
    return {
        "scenery": [
            [ELEMENTS[element], SPOT[a], *([DIRECTIONS[d]] if element == RIVER else [])] for element, a, d in drawn
        ],
        "mountains": [SPOT[a] for element, a, _ in drawn if element == MOUNTAIN],
        "rivers": [f"{SPOT[a]}–{SPOT[cells(RIVER, a, d)[-1]]}" for element, a, d in drawn if element == RIVER],
        "monsters": [SPOT[a] for element, a, _ in drawn if sheet.ground[a] == MONSTER],
        "balls": [SPOT[a] for a in sheet.balls],
        "troops": [[SPOT[a], n] for a, n in enumerate(sheet.troops) if n],
        "occupied": [SPOT[a] for a, n in enumerate(sheet.troops) if n],
        "found": sheet.found,
        "beans": sheet.beans,
        "beaten": sheet.monsters,
        "ki": sheet.ki,
        "doses": sheet.doses,
        "filled": sheet.filled,
        "used": sheet.used,
        "dice": list(dice.VALUES[sheet.dice]),
        "either": list(dice.VALUES[sheet.either]),
        "burnt": sheet.burnt,
        "lean": sheet.lean,
        "score": sheet.score,
    }


def hero_view(s: Torak, seat: int) -> TorakHero:
    """Return a hero's position, path and stage."""
    at = s.at[seat]
    return {
        "at": None if at == NOBODY else SPOT[at],
        "sections": [] if at == NOBODY else [SECTION[c] for c in AROUND[s.terms.zone][at]],
        "track": [SPOT[a] for a in s.tracks[seat]],
        "bound": None if s.bound[seat] == NOBODY else DIRECTIONS[s.bound[seat]],
        "stage": STAGES[s.stage[seat]],
        "engaged": s.engaged[seat],
        "halted": s.halted[seat],
        "found": s.found[seat],
        "reached": s.reached[seat],
        "moved": s.moved[seat],
        "due": s.due[seat],
        "yields": s.yields[seat],
        "excess": s.excess[seat],
        "gives_up": s.gives_up[seat],
    }


def answer(s: Torak, seat: int) -> str | None:
    """Return this seat's answer to a simultaneous question while it is secret."""
    if s.decision is None or s.decision.kind != ALL or seat not in s.decision.seats:
        return None
    given = s.answers[s.decision.seats.index(seat)]
    return None if given is None else given.text


def ranking(s: Torak) -> list[list[int]]:
    """Return the final order of a race as groups of equals (TORAK-8.6, 8.11).

    Winners come before losers, then progress decides. Other modes have no ranking: heroes win or lose
    together, and no seat is ranked first in a lost game.
    """
    if s.terms.mode != RACE:
        return []

    def height(seat: int) -> tuple[float, tuple[int, int, int, int]]:
        return s.results[seat], progress(s, seat)

    seats = range(s.seats)
    return [[x for x in seats if height(x) == h] for h in sorted({height(x) for x in seats}, reverse=True)]


def record(s: Torak, seat: int) -> list[int]:
    """Return a result for the records as won, score, turns; the greater list is better (TORAK-8.6)."""
    score = 0 if seat == s.army else s.sheet(seat).score
    return [int(s.results[seat] > 0), score, -s.turns]
