"""Bots of somebody else: a class in a module of one's own, named `module:Class`.

It is made without arguments, once in each process, and has `choose(sight, rng)` like every bot. If it has a `name`,
people see it under that; if it has `games`, it is offered for these alone.
"""

from __future__ import annotations

import os
import sys
from functools import cache
from importlib import import_module
from typing import Any, Final

from nyoi.kernel.position import short
from nyoi.kernel.refused import Refused

LONGEST: Final = 30  # letters of a name


class Guest:
    """A bot of somebody else: what it is called here, how people call it, and for which games it is (none: all)."""

    def __init__(self, spec: str, player: Any) -> None:
        self.spec: Final = spec
        self.player: Final = player
        said = getattr(player, "name", None)
        name = said if isinstance(said, str) else type(player).__name__
        self.name: Final = " ".join("".join(sign if sign.isprintable() else " " for sign in name).split())[:LONGEST]
        self.games: Final = tuple(getattr(player, "games", ()))

    def plays(self, game: str) -> bool:
        """Whether it is offered for a game."""
        return not self.games or game in self.games


def is_guest(name: str) -> bool:
    """Whether the name of a bot is one of somebody else's.

    >>> is_guest("my_module:MyBot"), is_guest("isolated:my_module:MyBot"), is_guest("search:200"), is_guest("5")
    (True, True, False, False)
    """
    module, colon, made = name.partition(":")
    return bool(module and colon and made) and module != "search"


@cache
def guest(spec: str) -> Guest:
    """The bot of this name; Refused, with what went wrong, if there is none.

    >>> guest("nyoi.bots.levels:RandomBot").name
    'RandomBot'
    """
    module, _, name = spec.partition(":")
    here = os.getcwd()
    if here not in sys.path and "" not in sys.path:
        sys.path.append(here)  # a command that is installed does not look where it is called
    try:
        player = getattr(import_module(module), name)()
    except (Exception, SystemExit) as error:  # it is not ours: whatever it raises is told
        raise Refused("bot-unloadable", bot=short(spec), error=f"{type(error).__name__}: {error}"[:200]) from error
    if not callable(getattr(player, "choose", None)):
        raise Refused("bot-unfit", bot=short(spec))
    return Guest(spec, player)
