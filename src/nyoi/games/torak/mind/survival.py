"""Survival odds: doses against the Army's hits over the turns that the tour still takes.

Nearly all games of careful heroes are lost in one way: a troop, no 6, no dose (TORAK-6.53). The odds follow
from three numbers (doses, boxes and dice still needed) and are tabulated once for each chance to be hit.
"""

from __future__ import annotations

from typing import Final

from nyoi.games.torak.content import BOXES, DICE, DICE_DRY, DOSES, TROOPS

LONGEST: Final = 48  # dice still needed; more count as hopeless
SIX: Final = 1 - (5 / 6) ** DICE  # chance of a 6 among the dice
SIX_DRY: Final = 1 - (5 / 6) ** DICE_DRY

Table = list[list[list[float]]]  # by doses left, boxes ticked, dice still needed
_tables: Final[dict[tuple[int, int], Table]] = {}


def survival(hit: float, boxes_a_turn: int, fuel: int, boxes: int, needed: float) -> float:
    """Return the chance to find all balls, given the dice needed and the chance of a hit by one troop."""
    key = (round(hit * 360), boxes_a_turn)
    table = _tables.get(key)
    if table is None:
        table = _tables[key] = _table(key[0] / 360, boxes_a_turn)
    row = table[fuel][min(boxes, BOXES)]
    if needed >= LONGEST - 1:
        return row[LONGEST - 1]
    low = int(needed)
    return row[low] + (needed - low) * (row[low + 1] - row[low])


def _table(hit: float, boxes_a_turn: int) -> Table:
    table: Table = [[[0.0] * LONGEST for _ in range(BOXES + 1)] for _ in range(DOSES + 1)]
    for fuel in range(DOSES + 1):
        dice, six = (DICE, SIX) if fuel else (DICE_DRY, SIX_DRY)
        for boxes in range(BOXES, -1, -1):
            row = table[fuel][boxes]
            after = boxes + boxes_a_turn
            struck = 1.0
            for box in range(boxes, min(after, BOXES)):
                struck *= (1 - hit) ** TROOPS[box]
            struck = 1 - struck
            row[0] = 1.0
            for needed in range(1, LONGEST):
                if boxes >= BOXES:
                    continue
                if needed <= dice:
                    row[needed] = 1.0 if needed < dice else 0.5 + 0.5 * (after < BOXES)
                    continue
                if after >= BOXES:
                    continue
                left = needed - dice
                late = min(left + 1, LONGEST - 1)  # the 6 used to escape does not move the hero
                hurt = six * table[fuel][after][late]
                if fuel:
                    hurt += (1 - six) * table[fuel - 1][after][left]
                row[needed] = (1 - struck) * table[fuel][after][left] + struck * hurt
    return table
