"""The strength of the five bot levels. Each game sets it once, in its `meta.py`."""

from __future__ import annotations

from typing import Final

USUAL_HEATS: Final[tuple[float, ...]] = (1.0, 0.5, 0.25, 0.1, 0.0)
GOOD_MEMORY: Final[tuple[float, ...]] = (1.0, 1.0, 1.0, 1.0, 1.0)


class Levels:
    """The strength of levels 1 to 5: sampling temperature, memory and search.

    Lower levels sample moves by softmax over `Game.scores`. `heats` are the temperatures by level, in the
    units of the game's scores; 0 always takes the best move. `memories` are the shares of earlier
    observations that a level still knows (`Game.forget`). Level 5 searches for `rounds` rounds, for decisions
    with a key in `questions`, or all if none are named. With no rounds it plays the heuristic. `ladder` is
    the mode in which `nyoi ladder` plays the levels against each other; None means the usual mode for two.
    """

    def __init__(
        self,
        heats: tuple[float, ...] = USUAL_HEATS,
        memories: tuple[float, ...] = GOOD_MEMORY,
        rounds: int = 0,
        questions: tuple[str, ...] = (),
        ladder: str | None = None,
    ) -> None:
        self.heats: Final = heats
        self.memories: Final = memories
        self.rounds: Final = rounds
        self.questions: Final = frozenset(questions)
        self.ladder: Final = ladder

    def thinks(self, key: str) -> bool:
        """Return whether level 5 searches on a decision with this key."""
        return self.rounds > 0 and (not self.questions or key in self.questions)
