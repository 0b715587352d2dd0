"""Marks of a declared attack besides its damage, and special results of a defence."""

from __future__ import annotations

from typing import Final

BALL: Final = 1  # a ball attack (TOUR-6.32)
INVULNERABLE: Final = 2  # its ball is neither reflected nor shielded (TOUR-3.15)
NO_DODGE: Final = 4  # the target may not dodge (TOUR-6.40)
UNDIVIDED: Final = 8  # a transformed target does not divide it
REFLECTED: Final = 16  # already reflected once (TOUR-6.37c)

# Results of a defence other than the remaining damage:
REFLECT: Final = -1  # the ball is reflected
GONE: Final = -2  # a team-mate took it
