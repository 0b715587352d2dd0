"""The five levels of each game: how often a bot slips, and whether it thinks ahead.

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


_SLIPS: Final = {
    "toma": (1.0, 0.65, 0.38, 0.15, 0.0),
    "uno": (1.0, 0.75, 0.5, 0.25, 0.0),
    "torak": (1.0, 0.6, 0.3, 0.1, 0.0),
    "duel": (1.0, 0.35, 0.2, 0.08, 0.0),
    "tournament": (1.0, 0.75, 0.4, 0.13, 0.0),
}
_OTHERS: Final = (1.0, 0.5, 0.25, 0.1, 0.0)
# What level 5 thinks about, and for how many rounds. Bluffs, calls and races are left to the rule of thumb: dreams
# do not tell who bluffs, and whoever thinks is late.
_THOUGHT: Final = {
    "toma": (300, frozenset(("discard", "guess", "peek", "duel", "redraw", "trade", "cross"))),
    "uno": (2000, frozenset(("turn", "drawn", "wish", "swap", "stack"))),
}


def slips(game: str) -> tuple[float, ...]:
    """By level from 1 to 5, the chance that a move of this game is made by lot."""
    return _SLIPS.get(game, _OTHERS)


def thought(game: str) -> tuple[int, frozenset[str]]:
    """For how many rounds level 5 of this game thinks, and about which questions."""
    return _THOUGHT.get(game, (0, frozenset()))


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
        chance = slips(sight.game.id)[self.level - 1]
        if chance and rng.unit() < chance:
            return RandomBot().choose(sight, rng)
        rounds, questions = thought(sight.game.id)
        if self.level == LEVELS and sight.key in questions:
            return SearchBot(rounds, self.seconds).choose(sight, rng)
        return HeuristicBot(self.level).choose(sight, rng)
