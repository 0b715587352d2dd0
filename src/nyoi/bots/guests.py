"""Third-party bots: a class in any importable module, named `module:Class`.

The class is instantiated without arguments, once per process, and has `choose(sight, rng)` like every bot.
Its optional `name` is the display name; its optional `games` limits the games it is offered for.
"""

from __future__ import annotations

import os
import sys
from functools import cache
from importlib import import_module
from typing import Any, Final

from nyoi.kernel.position import short
from nyoi.kernel.refused import Refused

LONGEST: Final = 30  # characters of a display name


class Guest:
    """A third-party bot: its spec, its display name, and the games it is offered for (empty: all)."""

    def __init__(self, spec: str, player: Any) -> None:
        self.spec: Final = spec
        self.player: Final = player
        said = getattr(player, "name", None)
        name = said if isinstance(said, str) else type(player).__name__
        self.name: Final = " ".join("".join(sign if sign.isprintable() else " " for sign in name).split())[:LONGEST]
        self.games: Final = tuple(getattr(player, "games", ()))

    def plays(self, game: str) -> bool:
        return not self.games or game in self.games


def is_guest(name: str) -> bool:
    """Return whether a bot name has the form of a third-party bot.

    >>> is_guest("my_module:MyBot"), is_guest("isolated:my_module:MyBot"), is_guest("search:200"), is_guest("5")
    (True, True, False, False)
    """
    module, colon, made = name.partition(":")
    return bool(module and colon and made) and module != "search"


@cache
def guest(spec: str) -> Guest:
    """Load the third-party bot of this name.

    Raises:
        Refused: The bot cannot be loaded, with the reason, or has no `choose`.

    >>> guest("nyoi.bots.levels:RandomBot").name
    'RandomBot'
    """
    module, _, name = spec.partition(":")
    here = os.getcwd()
    if here not in sys.path and "" not in sys.path:
        sys.path.append(here)  # an installed command does not have the working directory on its path
    try:
        player = getattr(import_module(module), name)()
    except (Exception, SystemExit) as error:  # third-party code may raise anything
        raise Refused("bot-unloadable", bot=short(spec), error=f"{type(error).__name__}: {error}"[:200]) from error
    if not callable(getattr(player, "choose", None)):
        raise Refused("bot-unfit", bot=short(spec))
    return Guest(spec, player)
