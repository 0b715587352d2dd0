"""Torak has no clock of its own; what it wants of the server: bots that stay done, and roles that swap."""

from __future__ import annotations

from typing import Any, Final

from nyoi.games.torak.state import Torak
from nyoi.kernel.pace import Pace, Plan
from nyoi.kernel.play import offered
from nyoi.kernel.rng import Rng
from nyoi.kernel.state import State

OPEN: Final = "open"  # whoever comes first takes a die of the pool


class TorakPace(Pace):
    """Bots let people go first, and stay done; who was the hero plays the Army next (TORAK-9.27)."""

    def plans(self, s: State, seat: int, level: int, rng: Rng, now: float) -> list[Plan]:
        """Taking "done" back is for people: bots would do so for ever, and keep each other from thinking.

        The dice of the pool are for people first (TORAK-7.6): bots wait until these have acted, or are done.
        """
        assert s.decision is not None
        if s.decision.key == OPEN and any(self.clocked(s, other) for other in self.people & {*s.decision.seats}):
            return []
        plans = super().plans(s, seat, level, rng, now)
        return [plan for plan in plans if any(move.word != "resume" for move in plan.moves)]

    def clocked(self, s: State, seat: int) -> bool:
        """Who is done has no time to lose."""
        return any(move.word != "resume" for move in offered(s, seat))

    def rematch(self, s: State) -> dict[str, Any]:
        """The roles of a Duel, the other way round."""
        assert isinstance(s, Torak)
        return {} if s.army < 0 else {"duel_hero": ("first", "second")[s.army]}
