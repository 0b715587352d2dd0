"""The games of the house, found by id."""

from importlib import import_module
from typing import Final

from nyoi.kernel.game import Game
from nyoi.kernel.position import short
from nyoi.kernel.refused import Refused

IDS: Final = ("toma", "uno", "torak", "duel", "tournament")


def game(id: str) -> Game:
    """The game with this id.

    >>> game("toma").most
    8
    """
    if id not in IDS:
        raise Refused("unknown-game", game=short(id), allowed=", ".join(IDS))
    found = import_module(f"nyoi.games.{id}.meta").GAME
    assert isinstance(found, Game)
    return found
