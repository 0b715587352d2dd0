"""New games (TORAK section 4)."""

from __future__ import annotations

from nyoi.games.torak.content import COUNT, MONSTER, MOUNTAIN, RIVER
from nyoi.games.torak.rules.adventure import Adventure
from nyoi.games.torak.rules.race import Race
from nyoi.games.torak.sheet import BALL, HILL, RIVER_LEVEL, RIVER_UPRIGHT
from nyoi.games.torak.sheet import MONSTER as MONSTER_HERE
from nyoi.games.torak.state import Torak, blank, seed
from nyoi.kernel.state import Setting


def new(setting: Setting, value: int) -> Torak:
    """Return a new game, with options read and nothing drawn yet."""
    s = blank(setting)
    seed(s, value)
    s.stack = [Adventure() if s.terms.shared else Race()]  # type: ignore[list-item]
    return s


def components(s: Torak) -> list[int]:
    """Count, by sheet, all balls, mountains, river spots and Monsters, whether drawn, gone or to come."""
    found: list[int] = []
    for sheet in s.sheets:
        drawn = [element for element, _, _ in sheet.scenery]
        to_draw = [COUNT[element] - drawn.count(element) for element in range(len(COUNT))]
        ground = sheet.ground
        found += [
            ground.count(BALL) + sheet.found,
            ground.count(HILL) + to_draw[MOUNTAIN],
            ground.count(RIVER_UPRIGHT) + ground.count(RIVER_LEVEL) + 3 * to_draw[RIVER],
            ground.count(MONSTER_HERE) + sheet.monsters + to_draw[MONSTER],
        ]
    return found


def points(s: Torak) -> list[int]:
    """Return the score by seat: the team's in Co-op, the hero's in a Duel (TORAK-8.5, 9.15)."""
    return [0 if seat == s.army else s.sheet(seat).score for seat in range(s.seats)]
