"""Timing policy of a game, so that the table itself knows no game.

Times are seconds of a monotonic clock, passed in by the table: nothing here reads a clock. A game that needs
its own policy has a `pace.py` in its package.
"""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any, ClassVar, Final, NamedTuple

from nyoi.kernel.decision import CLOCK, ONE, Decision, Move
from nyoi.kernel.event import Event
from nyoi.kernel.play import offered
from nyoi.kernel.rng import Rng
from nyoi.kernel.state import State

AT_ONCE: Final = 0.05  # seconds left to a player whose time is used up


def alone(decision: Decision) -> bool:
    """Return whether only one seat is asked, apart from the clock."""
    return decision.kind == ONE or [seat for seat in decision.seats if seat != CLOCK] == [decision.seat]


class Plan(NamedTuple):
    """A move a bot intends to make: the candidate moves, and the earliest time to play."""

    group: str
    moves: list[Move]
    at: float
    paused: bool = True  # the table's own pause before a bot's move is added
    lasting: bool = False  # decided once and kept for as long as the moves are offered


class Pace:
    """The timing policy of a live table. This default holds nothing back.

    The table sets these attributes:

      people: the seats at which people play. `live` and `alone` follow from it.
      pause: the host's least and greatest seconds before a bot moves.
      zero: when the game would have begun, had it been played without a break; None while no player is present.
      rng: the table's generator for waits.
    """

    ends: ClassVar[frozenset[str]] = frozenset()  # names of the events that end a round

    def __init__(self, options: Mapping[str, Any]) -> None:
        self.options: Final = options
        limits = (options.get(id) for id in ("turn_clock_seconds", "turn_seconds", "decision_seconds"))
        self.limit: Final = float(next(filter(None, limits), 0.0))  # seconds per decision, from the options
        self.people: frozenset[int] = frozenset()
        self.hold_until = 0.0
        self.pause = (0.0, 0.0)
        self.zero: float | None = None
        self.rng = Rng()

    @property
    def live(self) -> bool:
        """Whether any people play; without people nothing waits."""
        return bool(self.people)

    @property
    def alone(self) -> bool:
        """Whether one person plays against bots only, so that their thinking time delays no one."""
        return len(self.people) == 1

    def held(self, now: float) -> float:
        """Return for how many more seconds the next turn is held."""
        return max(0.0, self.hold_until - now)

    def resumed(self, s: State, now: float) -> None:
        """Restart the holds that ran when the server stopped; called after the table was loaded."""

    def after(self, s: State, move: Move, news: list[Event], now: float) -> None:
        """Update the policy after a move was played."""

    def rests(self, news: list[Event]) -> bool:
        """Return whether the game pauses for players to read what just happened: the end of a round."""
        return not self.ends.isdisjoint([word.name for word, _ in news])

    def keep(self, s: State, seat: int, move: Move, now: float) -> float:
        """Return until when a move that arrives now is deferred; 0 to play it at once."""
        return 0.0

    def first(self, move: Move) -> bool:
        """Return whether a move goes before the others when deferred moves are played."""
        return False

    def timeless(self, s: State, seat: int, move: Move) -> bool:
        """Return whether a move is judged by the current state, not by the state its player saw."""
        return s.decision is not None and not alone(s.decision)

    def close_at(self, s: State) -> float | None:
        """Return when the clock makes its own move, or None if it is not asked."""
        return None

    def preparing(self, s: State) -> bool:
        """Return whether the game is still being set up, so that its time does not run yet."""
        return False

    def ends_at(self, s: State) -> float | None:
        """Return when the whole game's time is over, for the page; None without such a limit."""
        return None

    def clocked(self, s: State, seat: int) -> bool:
        """Return whether a seat's thinking time runs: it must answer, and is not only invited to."""
        return True

    def seconds(self, s: State, seat: int) -> float:
        """Return the time a seat has for its current decision; 0 for no limit."""
        return self.limit

    def spent(self, s: State, seat: int, seconds: float) -> None:
        """Record that a seat answers now, after this many seconds."""

    def freed(self, key: str) -> bool:
        """Return whether this question ends its seat's standing order given "until my next turn"."""
        return False

    def plans(self, s: State, seat: int, level: int, rng: Rng, now: float) -> list[Plan]:
        """Return the moves a bot intends to make when its seat is asked."""
        return [Plan("own", offered(s, seat), self.hold_until)]

    def rematch(self, s: State) -> dict[str, Any]:
        """Return the options that change when the same people play again."""
        return {}
