"""The five levels: how people of different strength choose, as their game says (`Game.levels`).

Levels 1 to 4 weigh the moves by the game's rule of thumb and take now and then one that seems only nearly as good, the
lower the level the more so; they may have forgotten what was seen before. So their mistakes are those of people. Level
5 thinks ahead. The figures are set so that in games of two each level wins clearly more than the one below: `nyoi
ladder GAME` measures it, `docs/bots.md` records it.
"""

from __future__ import annotations

from typing import Final

from nyoi.bots.search import SearchBot
from nyoi.bots.sight import Sight
from nyoi.kernel.decision import Move
from nyoi.kernel.mind import shares
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
        """A thought, the rule of thumb, or a move that seems nearly as good."""
        levels = sight.game.levels
        if len(sight.moves) == 1:
            return sight.moves[0]
        if self.level == LEVELS and levels.thinks(sight.key):
            return SearchBot(levels.rounds, self.seconds).choose(sight, rng)
        view, memory = sight.view, levels.memories[self.level - 1]
        if memory < 1 and sight.game.forget is not None:
            view = sight.game.forget(view, memory, rng)
        heat = levels.heats[self.level - 1]
        if heat == 0:
            return sight.game.policy(view, sight.moves, rng, self.level)
        chances = shares(sight.game.scores(view, sight.moves, self.level), heat)
        return sight.moves[drawn(chances, rng)]


def drawn(chances: list[float], rng: Rng) -> int:
    """A place in a list, drawn by the chances that stand there.

    >>> [drawn([0.0, 1.0, 0.0], Rng(seed)) for seed in range(3)]
    [1, 1, 1]
    """
    rest = rng.unit()
    for place, chance in enumerate(chances):
        rest -= chance
        if rest < 0:
            return place
    return chances.index(max(chances))  # what is left by rounding
