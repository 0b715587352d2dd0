"""Bots that look no further than the move: at random, or by the game's own rule of thumb.

There is no search here yet. Level 1 plays at random; levels 2 to 5 are the game's heuristic policy
told that level, and how far that makes them differ is up to the game's `hints.py` (Toma's policy
plays the same at every level). A search that makes the upper levels stronger is a later issue.
"""

from __future__ import annotations

from typing import Final, Protocol

from nyoi.bots.sight import Sight
from nyoi.kernel.decision import Move
from nyoi.kernel.play import Refused
from nyoi.kernel.rng import Rng

LEVELS: Final = 5


class Bot(Protocol):
    """Somebody who plays: given what a seat sees, one of the moves it is offered."""

    def choose(self, sight: Sight, rng: Rng) -> Move:
        """The move to play; chance comes from `rng` alone."""


class RandomBot:
    """Any legal move, all equally likely; but it never gives up."""

    def choose(self, sight: Sight, rng: Rng) -> Move:
        """A move drawn by lot."""
        return rng.pick([move for move in sight.moves if move.word != "concede"] or sight.moves)


class HeuristicBot:
    """The game's rule of thumb, at a level from 1 to 5."""

    def __init__(self, level: int = LEVELS) -> None:
        self.level: Final = level

    def choose(self, sight: Sight, rng: Rng) -> Move:
        """The move that the game's policy likes best."""
        return sight.game.policy(sight.view, sight.moves, rng, self.level)


def bot(name: str) -> Bot:
    """The bot with this name: `random`, `heuristic` (its best level), or a level from `1` to `5`.

    >>> type(bot("1")).__name__, bot("4").level
    ('RandomBot', 4)
    """
    if name in ("random", "1"):
        return RandomBot()
    if name == "heuristic":
        return HeuristicBot()
    if name in [str(level) for level in range(2, LEVELS + 1)]:
        return HeuristicBot(int(name))
    raise Refused("unknown-bot", bot=name, allowed=f"random, heuristic, 1 - {LEVELS}")


def lineup(names: list[str], places: int) -> list[str]:
    """A bot's name for each place, the last one repeated; Refused if there are more names than places.

    >>> lineup(["heuristic", "random"], 4)
    ['heuristic', 'random', 'random', 'random']
    """
    for name in names:
        bot(name)
    if len(names) > places:
        raise Refused("too-many-bots", bots=len(names), places=places)
    return names + [names[-1] if names else "heuristic"] * (places - len(names))
