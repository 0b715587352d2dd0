"""Plugin bots (`nyoi serve --bot module:Class`), offered as additional levels."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from nyoi.bots.guests import guest
from nyoi.bots.levels import LEVELS
from nyoi.kernel.refused import Refused
from nyoi.server.wire import shelf


class Guests:
    """The plugin bots; the first one has the level after the last built-in one.

    >>> guests = Guests(["nyoi.bots.levels:RandomBot"])
    >>> guests.listed("toma"), guests.spec(6), guests.spec(7)
    ([GuestBot(level=6, name='RandomBot')], 'nyoi.bots.levels:RandomBot', '')
    """

    def __init__(self, specs: Sequence[str]) -> None:
        self.specs: Final = tuple(specs)
        self._guests: Final = [guest(spec) for spec in specs]

    def listed(self, game: str) -> list[shelf.GuestBot]:
        """Return the plugin bots that play a game."""
        numbered = enumerate(self._guests, LEVELS + 1)
        return [shelf.GuestBot(level, found.name) for level, found in numbered if found.plays(game)]

    def checked(self, level: int, game: str) -> int:
        """Return a level if a bot of the game has it; raise Refused otherwise."""
        if not 1 <= level <= LEVELS and level not in [found.level for found in self.listed(game)]:
            raise Refused("bad-level", low=1, high=max([LEVELS, *[found.level for found in self.listed(game)]]))
        return level

    def spec(self, level: int) -> str:
        """Return the `module:Class` of a level, empty for built-in and missing bots."""
        at = level - LEVELS - 1
        return self.specs[at] if 0 <= at < len(self.specs) else ""
