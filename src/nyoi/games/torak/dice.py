"""Multisets of dice ("handfuls") as integers, for use in moves, events and states.

All handfuls of up to seven dice (four heroes and three Jerrycans, TORAK-3.14, 9.6) are listed once; a handful
is its index in that list.
"""

from __future__ import annotations

from itertools import combinations_with_replacement
from typing import Final

from nyoi.games.torak.content import CLIMB, FORD

MOST: Final = 7
VALUES: Final[tuple[tuple[int, ...], ...]] = tuple(
    values for n in range(MOST + 1) for values in combinations_with_replacement(range(1, 7), n)
)
HANDFUL: Final[dict[tuple[int, ...], int]] = {values: i for i, values in enumerate(VALUES)}
NONE: Final = 0  # the handful without a die
NAMES: Final[tuple[str, ...]] = tuple("+".join(map(str, values)) or "none" for values in VALUES)
TOTAL: Final[tuple[int, ...]] = tuple(map(sum, VALUES))
NUMBER: Final[tuple[int, ...]] = tuple(map(len, VALUES))
_HOLDS: Final[tuple[tuple[bool, ...], ...]] = tuple([tuple([v in values for v in range(7)]) for values in VALUES])
# By handful and value, the handful with one such die more or less; NONE if there is none.
_MORE: Final[tuple[tuple[int, ...], ...]] = tuple(
    [
        tuple([HANDFUL[tuple(sorted((*values, v)))] if v and len(values) < MOST else NONE for v in range(7)])
        for values in VALUES
    ]
)
_LESS: Final[list[list[int]]] = [[NONE] * 7 for _ in VALUES]
for _dice, _with in enumerate(_MORE):
    for _value, _more in enumerate(_with):
        if _more != NONE:
            _LESS[_more][_value] = _dice

Way = tuple[int, int, int]  # dice that move, dice that pay, doses

_parts: Final[dict[int, list[int]]] = {}


def handful(values: tuple[int, ...] | list[int]) -> int:
    """Return the handful of these dice.

    >>> VALUES[handful([5, 3])]
    (3, 5)
    """
    found = NONE
    for value in values:
        found = _MORE[found][value]
    return found


def plus(dice: int, value: int) -> int:
    """Return the handful with one die more."""
    return _MORE[dice][value]


def without(dice: int, part: int) -> int:
    """Return the dice left when some are spent (TORAK-6.3)."""
    for value in VALUES[part]:
        dice = _LESS[dice][value]
    return dice


def less(dice: int, value: int) -> int:
    """Return the handful with one die of this value less."""
    return _LESS[dice][value]


def holds(dice: int, value: int) -> bool:
    return _HOLDS[dice][value]


def parts(dice: int) -> list[int]:
    """Return every sub-multiset of a handful, including the empty one and the whole."""
    known = _parts.get(dice)
    if known is None:
        found: set[tuple[int, ...]] = {()}
        for value in VALUES[dice]:
            found |= {(*part, value) for part in found}
        known = _parts[dice] = sorted([HANDFUL[part] for part in found])
    return known


def choices(dice: int, either: int) -> list[int]:
    """Return the usable handfuls when only one of two dice may be used.

    Without such dice (`either` is empty) that is the handful itself.

    >>> [NAMES[one] for one in choices(handful([2, 3, 5]), handful([2, 5]))]
    ['2+3', '3+5']
    """
    if either == NONE:
        return [dice]
    low, high = VALUES[either]
    return [less(dice, high), less(dice, low)]


def ways(dice: int, most: int, length: int, mountains: int, rivers: int, doses: int) -> list[Way]:
    """Return the ways to pay for a straight run of this length: moving dice, paying dice, doses.

    At most `most` dice move, none of them superfluous (TORAK-6.7, 6.8, 9.14). Each obstacle costs another
    die, 4 or more for a mountain (TORAK-6.23) and 2 or more for a river (TORAK-6.24), or a dose instead of a
    die (TORAK-6.27). A run that cannot be paid in full is not possible (TORAK-6.28).
    """
    return [
        (moving, paid, due)
        for moving in parts(dice)
        if 0 < NUMBER[moving] <= most and TOTAL[moving] - VALUES[moving][0] < length <= TOTAL[moving]
        for paid, due in payments(without(dice, moving), mountains, rivers, doses)
    ]


def payments(dice: int, mountains: int, rivers: int, doses: int) -> list[tuple[int, int]]:
    """Return every way to pay for all obstacles: the dice used, and the doses for the rest (TORAK-6.26)."""
    found = []
    for paid in parts(dice):
        due = mountains + rivers - NUMBER[paid]
        low = sum(value < CLIMB for value in VALUES[paid])  # good enough for a river only
        if 0 <= due <= doses and low <= rivers and (NUMBER[paid] == 0 or VALUES[paid][0] >= FORD):
            found.append((paid, due))
    return found
