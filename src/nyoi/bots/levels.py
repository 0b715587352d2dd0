"""The five levels: a bot slips as often, and thinks ahead as much, as its game says (`Game.levels`).

A slip is a move by lot in place of the game's own rule of thumb. Level 5 never slips, and thinks ahead where that
was measured to win more than the rule of thumb. The figures are set so that in games of two each level wins clearly
more than the one below: `nyoi ladder GAME` measures it, `docs/bots.md` records it.
"""

from __future__ import annotations

from typing import Final

from nyoi.bots.search import SearchBot
from nyoi.bots.sight import Sight
from nyoi.kernel.decision import Move
from nyoi.kernel.rng import Rng

LEVELS: Final = 5


class RandomBot:
    """Any legal move, all equally likely; but it never gives up."""

    def choose(self, sight: Sight, rng: Rng) -> Move:
        """A move drawn by lot."""
        return rng.pick([move for move in sight.moves if move.word != "concede"] or sight.moves)


class HeuristicBot:
    """The game's rule of thumb, told a level from 1 to 5."""

    def __init__(self, level: int = LEVELS) -> None:
        self.level: Final = level

    def choose(self, sight: Sight, rng: Rng) -> Move:
        """The move that the game's policy likes best."""
        return sight.game.policy(sight.view, sight.moves, rng, self.level)


class LevelBot:
    """A level from 1 to 5, as the game it plays has it; at a table it has so many seconds for a thought."""

    def __init__(self, level: int, seconds: float | None = None) -> None:
        self.level: Final = level
        self.seconds: Final = seconds

    def choose(self, sight: Sight, rng: Rng) -> Move:
        """A slip, a thought, or the rule of thumb."""
        levels = sight.game.levels
        chance = levels.slips[self.level - 1]
        if chance and rng.unit() < chance:
            return RandomBot().choose(sight, rng)
        if self.level == LEVELS and sight.key in levels.questions:
            return SearchBot(levels.rounds, self.seconds).choose(sight, rng)
        return HeuristicBot(self.level).choose(sight, rng)
