"""Paths of a position: heroes are led along them again, and refused where no hero could have gone (TORAK-6-B, 6-C)."""

from __future__ import annotations

from itertools import pairwise

from nyoi.games.torak.content import AXIS, AXIS_BITS, BIT, DIRECTIONS, RAY, SPOT, START
from nyoi.games.torak.sheet import HILL, RIVER_UPRIGHT, VOID, Sheet
from nyoi.games.torak.state import COOP, OUT, Torak
from nyoi.kernel.decision import NOBODY
from nyoi.kernel.position import impossible
from nyoi.kernel.refused import Refused


def lead(s: Torak, trails: list[tuple[int, ...]], key: str, from_start: bool) -> None:
    """Lead every hero along its stops to where it stands; one without any is out."""
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
    """Draw a hero's path, leg by leg, and remember which way it must go on from a crossing (TORAK-6.18)."""
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
    """Why no leg can have gone so far this way; where heroes may have met any free line leads (TORAK-6.21)."""
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


def last_leg(s: Torak, seat: int) -> int:
    """The direction in which a hero came to where it stands; NOBODY if it has not moved."""
    if len(s.tracks[seat]) < 2:
        return NOBODY
    before, here = s.tracks[seat][-2:]
    return next(d for d in range(4) if here in RAY[d][before])


def _told(trail: tuple[int, ...]) -> str:
    return " ".join(SPOT[spot] for spot in trail)
