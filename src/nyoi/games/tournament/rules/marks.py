"""What a declared attack carries besides its damage, and what a defence can make of it."""

from __future__ import annotations

from typing import Final

BALL: Final = 1  # a ball attack (TOUR-6.32)
INVULNERABLE: Final = 2  # its ball is neither reflected nor shielded (TOUR-3.15)
NO_DODGE: Final = 4  # the target may not use its dodge (TOUR-6.40)
UNDIVIDED: Final = 8  # a transformed target does not divide it
REFLECTED: Final = 16  # it has already been turned back (TOUR-6.37c)

# Instead of the damage that remains, a defence may say:
REFLECT: Final = -1  # the ball goes back
GONE: Final = -2  # somebody else took it
