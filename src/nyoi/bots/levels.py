"""The five levels of each game: how often a bot slips, and how far it thinks ahead.

A slip is a move by lot in place of the game's own rule of thumb. The figures are set so that in games of two
each level wins clearly more than the one below: `nyoi ladder GAME` measures it, `docs/bots.md` records it.
"""

from __future__ import annotations

from typing import Final, NamedTuple

from nyoi.bots.search import SearchBot
from nyoi.bots.sight import Sight
from nyoi.kernel.decision import Move
from nyoi.kernel.rng import Rng

LEVELS: Final = 5


class Level(NamedTuple):
    """How a level plays."""

    slips: float  # the chance that a move is made by lot
    rounds: int = 0  # of thinking ahead; none: the rule of thumb alone


_FIGURES: Final[dict[str, tuple[Level, Level, Level, Level, Level]]] = {
    "toma": (Level(1.0), Level(0.65), Level(0.38), Level(0.15), Level(0.0)),
    "uno": (Level(1.0), Level(0.75), Level(0.5), Level(0.25), Level(0.0)),
    "torak": (Level(1.0), Level(0.6), Level(0.3), Level(0.1), Level(0.0)),
    "duel": (Level(1.0), Level(0.35), Level(0.2), Level(0.08), Level(0.0)),
    "tournament": (Level(1.0), Level(0.75), Level(0.4), Level(0.13), Level(0.0)),
}
_OTHERS: Final = (Level(1.0), Level(0.5), Level(0.25), Level(0.1), Level(0.0))


def figures(game: str) -> tuple[Level, ...]:
    """The levels of a game, from 1 to 5."""
    return _FIGURES.get(game, _OTHERS)


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
    """A level from 1 to 5, as the game it plays has it; `seconds` bounds its thinking at a live table."""

    def __init__(self, level: int, seconds: float | None = None) -> None:
        self.level: Final = level
        self.seconds: Final = seconds

    def choose(self, sight: Sight, rng: Rng) -> Move:
        """A slip, a thought, or the rule of thumb."""
        found = figures(sight.game.id)[self.level - 1]
        if found.slips and rng.unit() < found.slips:
            return RandomBot().choose(sight, rng)
        if found.rounds:
            return SearchBot(found.rounds, self.seconds).choose(sight, rng)
        return HeuristicBot(self.level).choose(sight, rng)
