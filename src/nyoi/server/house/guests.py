"""Bots of the host's own (`nyoi serve --bot module:Class`): they are levels beyond those of the house."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from nyoi.bots.guests import guest
from nyoi.bots.levels import LEVELS
from nyoi.kernel.refused import Refused
from nyoi.server.wire import shelf


class Guests:
    """The bots that a host has brought along, the first of them with the level after the last of the house.

    >>> guests = Guests(["nyoi.bots.levels:RandomBot"])
    >>> guests.listed("toma"), guests.spec(6), guests.spec(7)
    ([GuestBot(level=6, name='RandomBot')], 'nyoi.bots.levels:RandomBot', '')
    """

    def __init__(self, specs: Sequence[str]) -> None:
        self.specs: Final = tuple(specs)
        self._guests: Final = [guest(spec) for spec in specs]

    def listed(self, game: str) -> list[shelf.GuestBot]:
        """Those that are offered for a game."""
        numbered = enumerate(self._guests, LEVELS + 1)
        return [shelf.GuestBot(level, found.name) for level, found in numbered if found.plays(game)]

    def checked(self, level: int, game: str) -> int:
        """A level that a bot of a game can have; Refused if there is none."""
        if not 1 <= level <= LEVELS and level not in [found.level for found in self.listed(game)]:
            raise Refused("bad-level", low=1, high=max([LEVELS, *[found.level for found in self.listed(game)]]))
        return level

    def spec(self, level: int) -> str:
        """Where the bot of a level is found; nothing for those of the house, and for who is not here any more."""
        at = level - LEVELS - 1
        return self.specs[at] if 0 <= at < len(self.specs) else ""
