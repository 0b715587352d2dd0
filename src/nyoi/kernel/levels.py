"""How strong the five levels of a game's bots are: each game says it once, in its `meta.py`."""

from __future__ import annotations

from typing import Final

USUAL_HEATS: Final[tuple[float, ...]] = (1.0, 0.5, 0.25, 0.1, 0.0)
GOOD_MEMORY: Final[tuple[float, ...]] = (1.0, 1.0, 1.0, 1.0, 1.0)


class Levels:
    """How people of five strengths choose, from 1 to 5, and what the highest one thinks about.

    Lower levels choose among moves by how good they seem (`Game.scores`): the `heats` say by how much a score may fall
    short of the best and still be chosen now and then, in the game's own measure; 0 is always the best. `memories` are
    the shares of what was seen before that a level still knows (`Game.forget`). Level 5 thinks ahead for so many
    `rounds` about the `questions`, if any are named, else about all of them; without rounds it follows the rule of
    thumb. `ladder` is the mode in which `nyoi ladder` lets the levels play each other, None for the usual one of two.
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
        """Whether level 5 thinks ahead about a question."""
        return self.rounds > 0 and (not self.questions or key in self.questions)
