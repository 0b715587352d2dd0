"""The tournament's clocks: the time of a timed game, and the time for a decision."""

from __future__ import annotations

from nyoi.games.tournament.setup import seconds
from nyoi.games.tournament.state import TIMED, Tournament
from nyoi.kernel.decision import CLOCK
from nyoi.kernel.pace import Pace
from nyoi.kernel.state import State


class TournamentPace(Pace):
    """`time` is called for the CLOCK when the minutes are over (TOUR-9.2, 9.3); seconds by TOUR-9.6."""

    def preparing(self, s: State) -> bool:
        """The minutes count from the end of the set-up (TOUR-9.2)."""
        return s.decision is not None and s.decision.key in ("draft", "place")

    def ends_at(self, s: State) -> float | None:
        """The end of a timed game, by the time it was played."""
        assert isinstance(s, Tournament)
        if s.length != TIMED or self.zero is None or not self.live:
            return None
        return self.zero + 60.0 * float(self.options["timed_minutes"])

    def close_at(self, s: State) -> float | None:
        """At the end, or at the first question after it that admits the clock."""
        return self.ends_at(s) if s.decision is not None and CLOCK in s.decision.seats else None

    def seconds(self, s: State, seat: int) -> float:
        """A timed game has its own usual time for a decision."""
        assert isinstance(s, Tournament)
        return float(seconds(s))
