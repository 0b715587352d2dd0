"""Consistency checks of hand-made positions. No position of a played game ever fails them.

A position may be incomplete, for examples and puzzles. Scenery and balls may be missing, a ball or the start
may be walled in (TORAK-4.5), and a path may lead over a ball that lies there again.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from nyoi.games.torak import dice
from nyoi.games.torak.content import (
    BALLS,
    BOXES,
    CANS,
    COUNT,
    DICE,
    DIRECTIONS,
    MONSTER,
    MOUNTAIN,
    RAY,
    RIVER,
    SPOT,
    START,
)
from nyoi.games.torak.rules.draft import Draft
from nyoi.games.torak.rules.ending import together
from nyoi.games.torak.rules.race import Lap, Play
from nyoi.games.torak.rules.scenery import Scenery
from nyoi.games.torak.sheet import BALL, HILL, PLAIN, VOID, Sheet
from nyoi.games.torak.sheet import MONSTER as MONSTER_HERE
from nyoi.games.torak.state import ACTING, COOP, DUEL, RACE, RESTED, SPENT, Torak
from nyoi.kernel.decision import NOBODY
from nyoi.kernel.position import impossible

# The modes in which a key is meaningful, and the clause that says so.
MODES_OF: Final[dict[str, tuple[tuple[int, ...], str]]] = {
    "sheets": ((RACE,), "TORAK-9.16"),
    "either": ((RACE,), "TORAK-9.23"),
    "extra": ((RACE,), "TORAK-9.22"),
    "own_fights": ((RACE,), "TORAK-9.24"),
    "army": ((DUEL,), "TORAK-9.27"),
    "finders": ((COOP,), "TORAK-9.12"),
}
ELEMENT_KEYS: Final = ("mountains", "rivers", "monsters")


def said_in_its_mode(s: Torak, key: str) -> None:
    """Raise if a key belongs to another mode."""
    modes, clause = MODES_OF[key]
    if s.terms.mode not in modes:
        raise impossible("position-mode", clause, key, s.setting.mode)


def room_for(sheet: Sheet, key: str, covered: Sequence[int], size: int = 1) -> None:
    """Raise unless a ball or element lies on the map, off the start and on empty spots (TORAK-4.3, 4.4)."""
    told = " ".join(SPOT[spot] for spot in covered)
    if len(covered) < size or any(sheet.ground[spot] == VOID for spot in covered):
        raise impossible("position-off-map", "TORAK-4.4", key, told)
    if START in covered:
        raise impossible("position-on-start", "TORAK-4.3", key, told)
    for spot in covered:
        if sheet.ground[spot] != PLAIN:
            raise impossible("position-covered", "TORAK-4.3", key, SPOT[spot])


def possible(s: Torak) -> None:
    """Raise if the rules make a state impossible; the refusal names the check and the clause it breaks."""
    if s.over:
        return
    now: object = s.stack[-1] if s.stack else None
    for sheet in s.sheets:
        gauges(s, sheet)
        elements(sheet)
        dice_on_table(s, sheet)
        troops(s, sheet)
    heroes(s)
    crossings(s)
    finders(s)
    time(s, now)
    not_won(s)
    if isinstance(now, Scenery | Draft):
        nothing_yet(s)


def gauges(s: Torak, sheet: Sheet) -> None:
    if sheet.beans > s.terms.beans:
        raise impossible("position-beans", "TORAK-9.1", "beans", sheet.beans, most=s.terms.beans)
    if sheet.filled + sheet.used > CANS:
        raise impossible("position-cans", "TORAK-6.45", "filled", sheet.filled, used=sheet.used, most=CANS)
    if sheet.burnt > sheet.used:
        raise impossible("position-burnt", "TORAK-6.45", "burnt", sheet.burnt, used=sheet.used)


def elements(sheet: Sheet) -> None:
    """Raise if there are too many elements of a kind (TORAK-3.10, 6.42) or too many balls (TORAK-6.30).

    A beaten Monster counts as one.
    """
    kinds = [element for element, _, _ in sheet.scenery]
    found = {
        MOUNTAIN: kinds.count(MOUNTAIN),
        RIVER: kinds.count(RIVER),
        MONSTER: sheet.ground.count(MONSTER_HERE) + sheet.monsters,
    }
    for element, number in found.items():
        if number > COUNT[element]:
            raise impossible("position-elements", "TORAK-3.10", ELEMENT_KEYS[element], number, most=COUNT[element])
    if sheet.found + len(sheet.balls) > BALLS:
        raise impossible("position-found", "TORAK-6.30", "found", sheet.found, lying=len(sheet.balls), most=BALLS)


def dice_on_table(s: Torak, sheet: Sheet) -> None:
    """Raise if there are more dice than were thrown (TORAK-6.1, 9.6, 9.23).

    Without fuel, two of them stand for one.
    """
    most = (s.seats if s.terms.pool else DICE) + sheet.burnt
    if dice.NUMBER[sheet.dice] > most:
        raise impossible("position-dice", "TORAK-6.1", "dice", dice.NAMES[sheet.dice], most=most)
    if sheet.either != dice.NONE:
        two = dice.VALUES[sheet.either]
        there = all(dice.VALUES[sheet.dice].count(die) >= two.count(die) for die in two)
        if len(set(two)) != 2 or not there or sheet.fuel:
            raise impossible("position-either", "TORAK-9.23", "either", dice.NAMES[sheet.either])


def troops(s: Torak, sheet: Sheet) -> None:
    """Raise unless troops stand off balls, mountains and rivers; a race has none (TORAK-6.57, 9.16)."""
    for spot, number in enumerate(sheet.troops):
        if number and not s.terms.shared:
            raise impossible("position-mode", "TORAK-9.16", "troops", s.setting.mode)
        what = sheet.ground[spot]
        if number and (what == BALL or what >= HILL):
            raise impossible("position-troop", "TORAK-6.57", "troops", SPOT[spot])


def heroes(s: Torak) -> None:
    """Raise unless living heroes stand where they can stop and heroes are out only where allowed.

    A hero cannot stop on an obstacle or a ball (TORAK-6.22, 6.29). Others go on without an eliminated hero
    only in a pool or a race (TORAK-9.5).
    """
    for seat in range(s.seats):
        if seat != s.army and s.at[seat] == NOBODY and not (s.terms.pool or s.terms.mode == RACE):
            raise impossible("position-hero-out", "TORAK-9.5", "heroes", seat)
    if not s.living:
        raise impossible("position-nobody", "TORAK-9.13", "heroes", "-")
    if s.at[s.captain] == NOBODY:
        raise impossible("position-turn", "TORAK-5.1", "turn", s.captain)
    for seat in s.living:
        spot = s.at[seat]
        what = s.sheet(seat).ground[spot]
        if what == VOID:
            raise impossible("position-off-map", "TORAK-3.1", "heroes", SPOT[spot])
        if what == BALL:
            raise impossible("position-on-ball", "TORAK-6.29", "heroes", SPOT[spot])
        if what >= HILL:
            raise impossible("position-on-obstacle", "TORAK-6.22", "heroes", SPOT[spot])


def crossings(s: Torak) -> None:
    """Raise unless a hero on a crossing of its own path must go straight on (TORAK-6.18)."""
    for seat in s.living:
        came, bound = last_leg(s, seat), s.bound[seat]
        if bound not in (NOBODY, came):
            raise impossible("position-bound", "TORAK-6.18", "bound", DIRECTIONS[bound], seat=seat)
        if bound == NOBODY and came != NOBODY and s.terms.mode != COOP and crossed(s.sheet(seat), s.at[seat]):
            raise impossible("position-bound", "TORAK-6.18", "bound", "-", seat=seat)


def crossed(sheet: Sheet, spot: int) -> bool:
    """Return whether a spot has more travelled lines than the one that led to it."""
    return (sheet.path[spot] & 15).bit_count() > 1


def finders(s: Torak) -> None:
    """Raise if the finders found more than the team has, or if a finder is out (TORAK-9.12).

    With a finder the whole team falls.
    """
    if s.terms.mode != COOP:
        return
    if sum(s.found) > s.sheets[0].found:
        raise impossible("position-finders", "TORAK-9.12", "finders", sum(s.found), most=s.sheets[0].found)
    for seat in range(s.seats):
        if s.at[seat] == NOBODY and s.found[seat]:
            raise impossible("position-finder-out", "TORAK-9.12", "finders", s.found[seat], seat=seat)


def time(s: Torak, now: object) -> None:
    """Raise if the last box or the limit of a race would have ended the game (TORAK-8.3, 8.11)."""
    if s.terms.shared:
        if s.boxes >= BOXES:
            raise impossible("position-late", "TORAK-8.3", "boxes", s.boxes, most=BOXES - 1)
    elif s.terms.cap and (played := s.turns - isinstance(now, Play)) >= s.terms.cap:
        raise impossible("position-late", "TORAK-8.11", "boxes", played, most=s.terms.cap - 1)
    for seat in range(s.seats):
        if s.reached[seat] > s.turns:
            raise impossible("position-reached", "TORAK-8.11", "reached", s.reached[seat], most=s.turns)


def not_won(s: Torak) -> None:
    """Raise if the game would be won already (TORAK-6.31, 8.13, 9.10).

    A hero with all balls has won or has done its turn; a team that is together with all balls has won.
    """
    if s.terms.mode == COOP:
        settled = all(stage in (RESTED, SPENT, ACTING) for stage in (s.stage[x] for x in s.living))
        if s.sheets[0].found == BALLS and settled and together(s):
            raise impossible("position-won", "TORAK-9.10", "balls", "-")
        return
    for seat in s.living:
        if s.sheet(seat).found == BALLS and (s.terms.shared or s.stage[seat] > SPENT or isinstance(s.stack[-1], Lap)):
            raise impossible("position-won", "TORAK-6.31" if s.terms.shared else "TORAK-8.9", "balls", "-")


def nothing_yet(s: Torak) -> None:
    """Raise unless heroes wait on the start with nothing ticked while scenery is drawn (TORAK-4.11)."""
    for sheet in s.sheets:
        ticked = sheet.beans + sheet.monsters + sheet.ki + sheet.doses + sheet.filled + sheet.used
        if ticked or sheet.dice != dice.NONE:
            raise impossible("position-setup", "TORAK-4.11", "setup", len(sheet.scenery))
    if s.boxes or any(at not in (START, NOBODY) for at in s.at):
        raise impossible("position-setup", "TORAK-4.11", "setup", s.boxes)


def last_leg(s: Torak, seat: int) -> int:
    """Return the direction in which a hero came to its spot; NOBODY if it has not moved."""
    if len(s.tracks[seat]) < 2:
        return NOBODY
    before, here = s.tracks[seat][-2:]
    return next(d for d in range(4) if here in RAY[d][before])
