"""UNO's live pacing (UNO-7.20 to 7.28, 9.37), by decision keys and move words.

After an action that leaves somebody with one card the next turn is held; while the grace runs
everything but the call itself is kept, catches are judged first when it ends; then what was kept is
played if it is still offered. `close` ends the engine's own hold.
"""

from __future__ import annotations

from collections.abc import Mapping
from importlib import import_module
from typing import Any, ClassVar, Final

from nyoi.games.uno.setup import rematch_dealer
from nyoi.games.uno.state import Uno
from nyoi.kernel.decision import CLOCK, Move
from nyoi.kernel.event import Event
from nyoi.kernel.play import offered
from nyoi.kernel.rng import Rng
from nyoi.kernel.state import State
from nyoi.server.pace.base import Pace, Plan

CALLS: Final = frozenset(("declare", "silent"))
CATCHES: Final = frozenset(("catch", "wave"))
JUMPS: Final = frozenset(("jump", "stay"))
ASIDE: Final = CALLS | CATCHES | JUMPS  # what comes in from the side of a turn
TURNS: Final = frozenset(("turn", "turn-uno", "turn-jump", "stack", "stack-uno"))  # where a turn begins
LEAST_CATCH: Final = 1.2  # UNO-7.27


class UnoPace(Pace):
    """UNO's hold, grace and jump-in hold, by the figures of `games/uno/pace.py`."""

    ends: ClassVar[frozenset[str]] = frozenset(("round_over", "blocked"))

    def __init__(self, options: Mapping[str, Any]) -> None:
        super().__init__(options)
        self.game: Final = import_module("nyoi.games.uno.pace")
        self.grace_until = 0.0
        self.jump_until = 0.0
        self.turn: tuple[int, int] = (-1, -1)  # which one was opened last, for the jump-in hold

    def held(self, now: float) -> float:
        """The hold after a hand has come down to one card, or the one for jump-ins."""
        return max(0.0, self.hold_until - now, self.jump_until - now)

    def resumed(self, s: State, now: float) -> None:
        """Whoever is exposed gets the whole hold again."""
        if self.live and _exposed(s):
            self._hold(s, max(float(self.options["uno_hold_seconds"]), self.game.grace(s)), now)

    def _hold(self, s: State, seconds: float, now: float) -> None:
        self.hold_until = now + seconds
        if _exposed(s):
            self.grace_until = now + self.game.grace(s)

    def after(self, s: State, move: Move, news: list[Event], now: float) -> None:
        """Somebody has come down to one card, or a turn has opened after a coloured card (UNO-7.20, 9.37)."""
        if not self.live or s.over:
            self.hold_until = self.grace_until = self.jump_until = 0.0
            return
        seconds = self.game.hold_after(s, news)
        if seconds:
            self._hold(s, seconds, now)
        wait = self.game.jump_hold(s)
        turn = (s.turns, getattr(s.stack[-1], "seat", -1)) if s.stack else (-1, -1)
        if wait and turn != self.turn:
            self.jump_until = max(now, self.hold_until) + wait
        self.turn = turn

    def keep(self, s: State, seat: int, move: Move, now: float) -> float:
        """While the grace runs, all but the call; while a hold runs, what begins a turn (UNO-7.21a, 9.32, 9.37)."""
        if not self.live or s.decision is None:
            return 0.0
        if now < self.grace_until and self.game.kept_in_grace(s, move):
            return self.grace_until
        until = 0.0
        if s.decision.key in TURNS and (move.word == "jump" or move.word not in ASIDE):
            until = self.hold_until if move.word == "jump" else max(self.hold_until, self.jump_until)
        return until if now < until else 0.0

    def first(self, move: Move) -> bool:
        """A kept catch cannot be outrun (UNO-7.21a)."""
        return move.word == "catch"

    def timeless(self, s: State, seat: int, move: Move) -> bool:
        """Calls and catches are judged by the current state, turn actions by the one they answer (UNO-7.24)."""
        return move.word in ASIDE and move.word != "jump"

    def close_at(self, s: State) -> float | None:
        """The end of the hold closes it; the window stays open until the next turn action (UNO-7.20, 7.25)."""
        if self.live and s.decision is not None and CLOCK in s.decision.seats:
            return self.hold_until
        return None

    def clocked(self, s: State, seat: int) -> bool:
        """Time runs for the decision of the turn, not for whoever may come in from the side."""
        return any(move.word not in ASIDE for move in offered(s, seat))

    def plans(self, s: State, seat: int, level: int, rng: Rng, now: float) -> list[Plan]:
        """A bot's late call, its catch, its jump-in, its turn: each in its own time (UNO-7.26 to 7.28)."""
        moves = offered(s, seat)
        if not self.live:
            return [Plan("own", moves, 0.0)]
        times = {
            "call": (CALLS, self.game.late_uno(level)),
            "catch": (CATCHES, self.game.catch_delay(level)),
            "jump": (JUMPS, self.game.ALONE),
        }
        found = []
        for group, (words, (low, high)) in times.items():
            of_group = [move for move in moves if move.word in words]
            if of_group:
                wait = max(low + rng.unit() * (high - low), LEAST_CATCH if group == "catch" else 0.0)
                found.append(Plan(group, of_group, now + wait, paused=False, lasting=True))
        own = [move for move in moves if move.word not in ASIDE]
        if own:
            held = self.hold_until + self.game.AFTER_HOLD if self.hold_until else 0.0
            found.append(Plan("own", own, max(held, self.jump_until)))
        return found

    def rematch(self, s: State) -> dict[str, Any]:
        """The next dealer deals (UNO-8.8a, 8.13)."""
        assert isinstance(s, Uno)
        return {"first_dealer": rematch_dealer(s)}


def _exposed(s: State) -> bool:
    return bool(getattr(s, "exposed", 0))
