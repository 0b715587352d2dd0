"""What was otherwise under the rules number before today's, for games that began under it: all of it stands here.

A number is played on until two numbers later: what says `before 2` goes when number 3 comes. A dream whose view names
no number (0) is one of today's.

Number 2 (2026-11-16): the health of Yamcha, Chaozu, Nappa and Vegeta was tuned (DUEL-3.10).
"""

from __future__ import annotations

from typing import Final

from nyoi.games.duel.content import MOST_HEALTH, UNITS
from nyoi.kernel.state import Setting

NEWEST: Final = 2
PLAYED: Final[tuple[int, ...]] = (1,)  # older numbers whose games are played to their end

_THEN: Final = {"yamcha": 5, "chaozu": 4, "nappa": 8, "vegeta": 7}
BEFORE_2: Final[tuple[int, ...]] = tuple([_THEN.get(UNITS[i], most) for i, most in enumerate(MOST_HEALTH)])


def most_health(setting: Setting) -> tuple[int, ...]:
    """The full health of every character at a table; the content of a pack is whatever the pack says."""
    return BEFORE_2 if setting.rules == 1 and not setting.pack[1] else MOST_HEALTH
