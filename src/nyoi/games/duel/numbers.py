"""Compatibility with older rules versions: the only place for differences from today's rules.

A version is supported until two versions later: remove `before 2` when version 3 comes. A determinized view
without a version (0) uses today's rules.

Version 2 (2026-11-16): the health of Yamcha, Chaozu, Nappa and Vegeta was tuned (DUEL-3.10).
"""

from __future__ import annotations

from typing import Final

from nyoi.games.duel.content import MOST_HEALTH, UNITS
from nyoi.kernel.state import Setting

NEWEST: Final = 2
PLAYED: Final[tuple[int, ...]] = (1,)  # older versions whose games can still be finished

_THEN: Final = {"yamcha": 5, "chaozu": 4, "nappa": 8, "vegeta": 7}
BEFORE_2: Final[tuple[int, ...]] = tuple([_THEN.get(UNITS[i], most) for i, most in enumerate(MOST_HEALTH)])


def most_health(setting: Setting) -> tuple[int, ...]:
    """Return the full health of every character at a table; a content pack always uses its own values."""
    return BEFORE_2 if setting.rules == 1 and not setting.pack[1] else MOST_HEALTH
