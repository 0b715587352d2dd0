"""Timing of the Tournament: the clock of a timed game, and the time for a decision."""

from __future__ import annotations

from nyoi.games.tournament.setup import seconds
from nyoi.games.tournament.state import TIMED, Tournament
from nyoi.kernel.decision import CLOCK
from nyoi.kernel.pace import Pace
from nyoi.kernel.state import State


class TournamentPace(Pace):
    """Plays `time` for the CLOCK when the minutes are over (TOUR-9.2, 9.3).

    Decision times follow TOUR-9.6.
    """

    def preparing(self, s: State) -> bool:
        """Return whether setup is in progress; the minutes count from its end (TOUR-9.2)."""
        return s.decision is not None and s.decision.key in ("draft", "place")

    def ends_at(self, s: State) -> float | None:
        """Return the end of a timed game, or None."""
        assert isinstance(s, Tournament)
        if s.length != TIMED or self.zero is None or not self.live:
            return None
        return self.zero + 60.0 * float(self.options["timed_minutes"])

    def close_at(self, s: State) -> float | None:
        """Return the end of the game if the clock may answer the current question, or None."""
        return self.ends_at(s) if s.decision is not None and CLOCK in s.decision.seats else None

    def seconds(self, s: State, seat: int) -> float:
        """Return the time for a decision, which has its own default in timed games."""
        assert isinstance(s, Tournament)
        return float(seconds(s))
