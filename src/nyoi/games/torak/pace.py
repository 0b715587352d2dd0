"""Live timing of Torak: no clock of its own, bots that stay done, and roles that swap."""

from __future__ import annotations

from typing import Any, Final

from nyoi.games.torak.state import Torak
from nyoi.kernel.pace import Pace, Plan
from nyoi.kernel.play import offered
from nyoi.kernel.rng import Rng
from nyoi.kernel.state import State

OPEN: Final = "open"  # the question of the pool, answered by the first to act


class TorakPace(Pace):
    """Timing in which bots act after people and stay done; a Duel's rematch swaps the roles (TORAK-9.27)."""

    def plans(self, s: State, seat: int, level: int, rng: Rng, now: float) -> list[Plan]:
        """Return a bot's plans without "resume", and none while a person can still act in the pool.

        Only people take "done" back: bots would do so endlessly and keep each other from thinking. The dice
        of the pool are for people first (TORAK-7.6), so bots wait until the people have acted or are done.
        """
        assert s.decision is not None
        if s.decision.key == OPEN and any(self.clocked(s, other) for other in self.people & {*s.decision.seats}):
            return []
        plans = super().plans(s, seat, level, rng, now)
        return [plan for plan in plans if any(move.word != "resume" for move in plan.moves)]

    def clocked(self, s: State, seat: int) -> bool:
        """Return whether a seat has anything to do but resume."""
        return any(move.word != "resume" for move in offered(s, seat))

    def rematch(self, s: State) -> dict[str, Any]:
        """Return the options that swap the roles of a Duel."""
        assert isinstance(s, Torak)
        return {} if s.army < 0 else {"duel_hero": ("first", "second")[s.army]}
