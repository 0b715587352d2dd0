"""How strong the five levels of a game's bots are: each game says it once, in its `meta.py`."""

from __future__ import annotations

from typing import Final

USUAL_SLIPS: Final[tuple[float, ...]] = (1.0, 0.5, 0.25, 0.1, 0.0)


class Levels:
    """How often bots slip, by level, and what the highest one thinks about.

    A slip is a move by lot in place of the game's rule of thumb: `slips` has its chance at each level, from 1 to 5.
    Level 5 thinks ahead for so many `rounds` when it is asked one of the `questions`; with none it follows the rule of
    thumb. `ladder` is the mode in which `nyoi ladder` lets the levels play each other, None for the usual one of two.
    """

    def __init__(
        self,
        slips: tuple[float, ...] = USUAL_SLIPS,
        rounds: int = 0,
        questions: tuple[str, ...] = (),
        ladder: str | None = None,
    ) -> None:
        self.slips: Final = slips
        self.rounds: Final = rounds
        self.questions: Final = frozenset(questions)
        self.ladder: Final = ladder
