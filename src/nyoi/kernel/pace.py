"""What a game wants of the clock, so that the table itself stays free of any game.

Times are seconds of a monotonic clock, told by the table: nothing here reads one. A game with wishes of its own has a
`pace.py` in its room.
"""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any, ClassVar, Final, NamedTuple

from nyoi.kernel.decision import CLOCK, ONE, Decision, Move
from nyoi.kernel.event import Event
from nyoi.kernel.play import offered
from nyoi.kernel.rng import Rng
from nyoi.kernel.state import State

AT_ONCE: Final = 0.05  # what is left to somebody whose time is used up


def alone(decision: Decision) -> bool:
    """Whether one seat alone is asked, with or without the clock beside it."""
    return decision.kind == ONE or [seat for seat in decision.seats if seat != CLOCK] == [decision.seat]


class Plan(NamedTuple):
    """Something a bot has in mind: which moves it chooses among, and not before when."""

    group: str
    moves: list[Move]
    at: float
    paused: bool = True  # the table's own pause before a bot's move comes on top of the question
    lasting: bool = False  # decided once, whatever happens until then, as long as the moves are offered


class Pace:
    """The clock of a live table. This one holds nothing back.

    Set by the table: `people`, the seats at which people play, and by it `live` (without people nothing waits) and
    `alone` (one of them, against bots: nobody minds how long he thinks); `pause`, the host's least and greatest
    seconds before a bot moves; `zero`, when the game would have begun, had it been played without a break, None
    while nobody is there; `rng`, the table's luck for waits.
    """

    ends: ClassVar[frozenset[str]] = frozenset()  # the events that end a round

    def __init__(self, options: Mapping[str, Any]) -> None:
        self.options: Final = options
        limits = (options.get(id) for id in ("turn_clock_seconds", "turn_seconds", "decision_seconds"))
        self.limit: Final = float(next(filter(None, limits), 0.0))  # for a decision, by the game's own options
        self.people: frozenset[int] = frozenset()
        self.hold_until = 0.0
        self.pause = (0.0, 0.0)
        self.zero: float | None = None
        self.rng = Rng()

    @property
    def live(self) -> bool:
        """Whether people play."""
        return bool(self.people)

    @property
    def alone(self) -> bool:
        """Whether one person plays against bots."""
        return len(self.people) == 1

    def held(self, now: float) -> float:
        """How long the next turn is still held."""
        return max(0.0, self.hold_until - now)

    def resumed(self, s: State, now: float) -> None:
        """The table was loaded: holds that ran when the server stopped begin anew."""

    def after(self, s: State, move: Move, news: list[Event], now: float) -> None:
        """A move was played."""

    def rests(self, news: list[Event]) -> bool:
        """Whether what has just happened is read in peace before the game goes on: the end of a round."""
        return not self.ends.isdisjoint([word.name for word, _ in news])

    def keep(self, s: State, seat: int, move: Move, now: float) -> float:
        """Until when a move that arrives now is kept back; 0 if it is played at once."""
        return 0.0

    def first(self, move: Move) -> bool:
        """Whether a move goes before the others when what was kept is played."""
        return False

    def timeless(self, s: State, seat: int, move: Move) -> bool:
        """Whether a move is judged by the state as it is, not by the state its player saw."""
        return s.decision is not None and not alone(s.decision)

    def close_at(self, s: State) -> float | None:
        """When the clock makes its own move, where it is asked for one."""
        return None

    def preparing(self, s: State) -> bool:
        """Whether the game is still being set up: its time does not run yet."""
        return False

    def ends_at(self, s: State) -> float | None:
        """When the time of the whole game is over, where it has one: for the page."""
        return None

    def clocked(self, s: State, seat: int) -> bool:
        """Whether a seat's thinking time runs: it is asked, and not only invited."""
        return True

    def seconds(self, s: State, seat: int) -> float:
        """The time a seat has for what it is asked; 0 for no limit."""
        return self.limit

    def spent(self, s: State, seat: int, seconds: float) -> None:
        """A seat answers now, and has taken so long for it."""

    def freed(self, key: str) -> bool:
        """Whether an order that was given "until my next turn" ends when its seat is asked this."""
        return False

    def plans(self, s: State, seat: int, level: int, rng: Rng, now: float) -> list[Plan]:
        """What a bot has in mind that is asked."""
        return [Plan("own", offered(s, seat), self.hold_until)]

    def rematch(self, s: State) -> dict[str, Any]:
        """The options that change when the same people play again."""
        return {}
