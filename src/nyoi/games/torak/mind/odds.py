"""Chances: that a troop lands on a hero, and that a fight is won (TORAK-6.35, 6.62)."""

from __future__ import annotations

from typing import Final

from nyoi.games.torak.content import AROUND, BOXES, OF_ZONE, ROLLED, SECTION, SPOTS, TROOPS
from nyoi.games.torak.sheet import Sheet
from nyoi.games.torak.state import COOP, RACE, Torak

_chance = [sum(row.count(c) for row in ROLLED[OF_ZONE[c]]) / 36 for c in range(len(SECTION))]
# By table of a map and spot, the chance that one troop's roll hits a hero standing there (TORAK-6.62).
HIT: Final[tuple[tuple[float, ...], ...]] = tuple(
    tuple(sum([_chance[c] for c in AROUND[z][a]]) for a in range(SPOTS)) for z in range(len(AROUND))
)
_MOST: Final = max(TROOPS)
# By table of a map, number of troops and spot, the chance that at least one of them falls there.
STRUCK: Final[tuple[tuple[tuple[float, ...], ...], ...]] = tuple(
    tuple(tuple(float(1 - (1 - chance) ** n) for chance in row) for n in range(_MOST + 1)) for row in HIT
)
# By Ki minus danger, the chance to win a fight (TORAK-6.35).
ODDS: Final[dict[int, float]] = {
    edge: sum(white + edge > red for white in range(1, 7) for red in range(1, 7)) / 36 for edge in range(-8, 9)
}


def odds(sheet: Sheet) -> float:
    """Return the chance to win the next fight."""
    return ODDS[sheet.strength - sheet.danger]


def hit(s: Torak, seat: int) -> float:
    """Return the chance that a troop is on the hero after the next roll; 1 if one is there now."""
    if s.terms.mode == RACE or s.boxes + 1 >= BOXES:
        return 0.0
    if s.sheet(seat).troops[s.at[seat]]:
        return 1.0
    return STRUCK[s.terms.zone][TROOPS[s.boxes]][s.at[seat]]


def struck(s: Torak, seat: int) -> float:
    """Return the chance that a troop is on the hero when its next turn comes.

    In a pair, the other hero's turn comes first.
    """
    if s.terms.mode != COOP or s.terms.pool or s.boxes + 2 >= BOXES:
        return hit(s, seat)
    later = STRUCK[s.terms.zone][TROOPS[s.boxes + 1]][s.at[seat]]
    return 1 - (1 - hit(s, seat)) * (1 - later)
