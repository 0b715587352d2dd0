"""The five difficulty levels, calibrated per game by `Game.levels`.

Levels 1 to 4 draw from a softmax over the game's heuristic scores; the lower the level, the higher the
temperature. They may also have forgotten earlier observations, so their mistakes resemble those of people.
Level 5 searches. The figures are chosen so that each level clearly beats the one below in two-player games:
`nyoi ladder GAME` measures it, and `docs/bots.md` records the results.
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
    """A bot that chooses uniformly among the legal moves, but never concedes."""

    def choose(self, sight: Sight, rng: Rng) -> Move:
        return rng.pick([move for move in sight.moves if move.word != "concede"] or sight.moves)


class HeuristicBot:
    """A bot that plays the game's heuristic at a level from 1 to 5."""

    def __init__(self, level: int = LEVELS) -> None:
        self.level: Final = level

    def choose(self, sight: Sight, rng: Rng) -> Move:
        return sight.game.policy(sight.view, sight.moves, rng, self.level)


class LevelBot:
    """A bot of a level from 1 to 5 as calibrated for the game, with an optional time limit in seconds."""

    def __init__(self, level: int, seconds: float | None = None) -> None:
        self.level: Final = level
        self.seconds: Final = seconds

    def choose(self, sight: Sight, rng: Rng) -> Move:
        """Return a move from search, from the heuristic, or from a softmax over the heuristic scores."""
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
    """Return an index drawn with the given probabilities.

    >>> [drawn([0.0, 1.0, 0.0], Rng(seed)) for seed in range(3)]
    [1, 1, 1]
    """
    rest = rng.unit()
    for place, chance in enumerate(chances):
        rest -= chance
        if rest < 0:
            return place
    return chances.index(max(chances))  # rounding left a remainder
