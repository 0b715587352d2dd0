"""Rule differences of older versions, for games that began under them.

The rules call these functions once per game and store the answers in the terms of the table (`Terms`). A
version stays playable until two versions later: code marked `before 4` is removed with version 5. A
determinization whose view names no version (0) uses today's rules.

Version 4 (2026-11-17) put Co-op and Duel on the wide map with finer sections. Without fuel, a common die is
chosen by using it. A race that reaches its limit or dies out is won by the player who got furthest. (A draft
also shows less, whatever the version, because a seat knows what it has drawn.)
"""

from __future__ import annotations

from typing import Any, Final

from nyoi.kernel.decision import Move

NEWEST: Final = 4
PLAYED: Final[tuple[int, ...]] = (3,)  # older versions whose games are played to their end

# before 4: a separate question asked which of the two common dice to keep without fuel (TORAK-9.23).
MOVES: Final = {"keep": "die"}
KEEP: Final[list[Move]] = [Move("keep", (value,), f"keep {value}") for value in range(7)]


def keeps_a_die(rules: int) -> bool:
    """Return whether a player without fuel first chooses a common die to keep: before 4 (TORAK-9.23)."""
    return 0 < rules < 4


def limit_is_lost(rules: int) -> bool:
    """Return whether a race that reaches its limit or dies out has no winner: before 4 (TORAK-8.11)."""
    return 0 < rules < 4


def ground(mode: dict[str, Any], easy: bool, rules: int) -> dict[str, str]:
    """Return the default map and section table of a mode (TORAK-3.7).

    Before version 4 they are the same for all modes.
    """
    if 0 < rules < 4:
        return {"map": "wide" if easy else "small", "army_table": "3x3"}
    usual: dict[str, str] = mode["easy" if easy else "usual"]
    return usual
