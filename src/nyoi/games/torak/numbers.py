"""What was otherwise under the rules number before today's, for games that began under it: all of it stands here.

The rules ask these functions, once a game, and their answers stand in the terms of the table (`Terms`). A number is
played on until two numbers later: what says `before 4` goes when number 5 comes. A dream whose view names no number (0)
is one of today's.

Number 4 (2026-11-17): Co-op and Duel on the wide map with finer sections; without fuel a common die is chosen by using
it; a race that reaches its limit or dies out is won by whoever got furthest. (What a draft shows changed, too: it shows
less, whatever the number, for what a seat has drawn it knows.)
"""

from __future__ import annotations

from typing import Any, Final

from nyoi.kernel.decision import Move

NEWEST: Final = 4
PLAYED: Final[tuple[int, ...]] = (3,)  # older numbers whose games are played to their end

# before 4: without fuel one of the two common dice was kept, in a question of its own (TORAK-9.23).
MOVES: Final = {"keep": "die"}
KEEP: Final[list[Move]] = [Move("keep", (value,), f"keep {value}") for value in range(7)]


def keeps_a_die(rules: int) -> bool:
    """Whether who has no fuel first says which of the common dice to keep: before 4 (TORAK-9.23)."""
    return 0 < rules < 4


def limit_is_lost(rules: int) -> bool:
    """Whether nobody wins a race that reaches its limit or dies out: before 4 (TORAK-8.11)."""
    return 0 < rules < 4


def ground(mode: dict[str, Any], easy: bool, rules: int) -> dict[str, str]:
    """The map and the section table of a mode where the host chooses none; before 4 the same for all (TORAK-3.7)."""
    if 0 < rules < 4:
        return {"map": "wide" if easy else "small", "army_table": "3x3"}
    usual: dict[str, str] = mode["easy" if easy else "usual"]
    return usual
