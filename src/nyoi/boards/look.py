"""Colours of the terminal boards, and each game's own look from `content/look.toml`."""

from __future__ import annotations

from functools import cache
from typing import Any, Final

from nyoi.games import IDS, tables

EMBER: Final = "#f28c28"
KI: Final = "#3fb4ea"
JADE: Final = "#4fc07a"
CRIMSON: Final = "#ef5b60"
GOLD: Final = "#f4c430"


@cache
def look_of(game: str) -> dict[str, Any]:
    """Return the look of a game (emblem, colours, symbols), or an empty dict if it has none.

    >>> look_of("uno")["colours"]["R"]["sign"], look_of("chess")
    ('▲', {})
    """
    if game not in IDS:
        return {}
    found = tables(game)
    return found.read("look") if "look" in found.names() else {}
