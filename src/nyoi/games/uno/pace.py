"""Live timing of UNO (UNO-7.20 to 7.28, 9.37), based on state, decision keys and move words.

After an action that leaves a player with one card, the next turn is held. During the grace period every move
but the call itself is deferred. When it ends, catches are judged first, then the other deferred moves are
played if still legal. `close` ends the engine's own hold. See "Live pacing" in `docs/games/uno.md`.

The game has no clock. The functions below say how long to wait, which moves to defer meanwhile, and the
meaning of the UNO button; the table does the waiting.
"""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any, ClassVar, Final

from nyoi.games.uno import events, moves
from nyoi.games.uno.content import BOTS, COLOUR, LEVELS, NO_COLOUR, WISH_SHED
from nyoi.games.uno.rules.effects import Swap
from nyoi.games.uno.rules.turn import Turn
from nyoi.games.uno.setup import rematch_dealer
from nyoi.games.uno.state import EXPOSED, Uno
from nyoi.kernel.decision import CLOCK, NOBODY, Move
from nyoi.kernel.event import Event
from nyoi.kernel.pace import Pace, Plan
from nyoi.kernel.play import offered
from nyoi.kernel.rng import Rng
from nyoi.kernel.state import State

# seconds before a forced answer is given for its player (UNO-7.32)
ALONE: Final[tuple[float, ...]] = (0.6, 1.2)
AFTER_HOLD: Final = 0.8  # seconds a bot waits between the end of a hold and its turn action (UNO-7.28)
LEAST_CATCH: Final = 1.2  # least delay of a bot's catch in seconds (UNO-7.27)
TURN_ACTIONS: Final = frozenset(("play", "draw", "jump", "pass"))  # they close every window (UNO-5.4, 7.7)
KEPT: Final = TURN_ACTIONS | {"wish", "swap", "accept", "challenge"}
CALLS: Final = frozenset(("declare", "silent"))
CATCHES: Final = frozenset(("catch", "wave"))
JUMPS: Final = frozenset(("jump", "stay"))
ASIDE: Final = CALLS | CATCHES | JUMPS  # moves made out of turn
# decisions that begin a turn
TURNS: Final = frozenset(("turn", "turn-uno", "turn-jump", "stack", "stack-uno"))


class UnoPace(Pace):
    """UNO's hold, grace period and jump-in hold, by the host's options.

    While a player is away, a bot plays for the seat; the table does that in every game (UNO-7.34).
    """

    ends: ClassVar[frozenset[str]] = frozenset(("round_over", "blocked"))

    def __init__(self, options: Mapping[str, Any]) -> None:
        super().__init__(options)
        self.grace_until = 0.0
        self.jump_until = 0.0
        self.turn: tuple[int, int] = (-1, -1)  # the turn opened last, for the jump-in hold

    def held(self, now: float) -> float:
        """Return the time left of the hold for a hand of one card, or of the jump-in hold."""
        return max(0.0, self.hold_until - now, self.jump_until - now)

    def resumed(self, s: State, now: float) -> None:
        """Restart the whole hold if a player is exposed."""
        assert isinstance(s, Uno)
        if self.live and s.exposed:
            self._hold(s, max(float(self.options["uno_hold_seconds"]), grace(s)), now)

    def _hold(self, s: Uno, seconds: float, now: float) -> None:
        self.hold_until = now + seconds
        if s.exposed:
            self.grace_until = now + grace(s)

    def after(self, s: State, move: Move, news: list[Event], now: float) -> None:
        """Start a hold after a hand has come down to one card, or one for jump-ins (UNO-7.20, 9.37)."""
        assert isinstance(s, Uno)
        if not self.live or s.over:
            self.hold_until = self.grace_until = self.jump_until = 0.0
            return
        seconds = hold_after(s, news)
        if seconds:
            self._hold(s, seconds, now)
        wait = jump_hold(s)
        turn = (s.turns, getattr(s.stack[-1], "seat", -1)) if s.stack else (-1, -1)
        if wait and turn != self.turn:
            self.jump_until = max(now, self.hold_until) + wait
        self.turn = turn

    def keep(self, s: State, seat: int, move: Move, now: float) -> float:
        """Return until when a move is deferred, 0 for not at all (UNO-7.21a, 9.32, 9.37).

        During the grace period all moves but the call are deferred; during a hold, the moves that begin a
        turn.
        """
        assert isinstance(s, Uno)
        if not self.live or s.decision is None:
            return 0.0
        if now < self.grace_until and kept_in_grace(s, move):
            return self.grace_until
        until = 0.0
        if s.decision.key in TURNS and (move.word == "jump" or move.word not in ASIDE):
            until = self.hold_until if move.word == "jump" else max(self.hold_until, self.jump_until)
        return until if now < until else 0.0

    def first(self, move: Move) -> bool:
        """Return whether a deferred move goes first: a catch cannot be overtaken (UNO-7.21a)."""
        return move.word == "catch"

    def timeless(self, s: State, seat: int, move: Move) -> bool:
        """Return whether a move is judged by the current state, as calls and catches are (UNO-7.24)."""
        return move.word in ASIDE and move.word != "jump"

    def close_at(self, s: State) -> float | None:
        """Return when the hold is closed; the window stays open until the turn action (UNO-7.20, 7.25)."""
        if self.live and s.decision is not None and CLOCK in s.decision.seats:
            return self.hold_until
        return None

    def clocked(self, s: State, seat: int) -> bool:
        """Return whether a seat's clock runs: for the turn's decision, not for moves out of turn."""
        return any(move.word not in ASIDE for move in offered(s, seat))

    def plans(self, s: State, seat: int, level: int, rng: Rng, now: float) -> list[Plan]:
        """Return a bot's late call, catch, jump-in and turn, each with its own delay (UNO-7.26 to 7.28)."""
        moves = offered(s, seat)
        if not self.live:
            return [Plan("own", moves, 0.0)]
        times = {
            "call": (CALLS, late_uno(level)),
            "catch": (CATCHES, catch_delay(level)),
            "jump": (JUMPS, ALONE),
        }
        found = []
        for group, (words, (low, high)) in times.items():
            of_group = [move for move in moves if move.word in words]
            if of_group:
                wait = max(low + rng.unit() * (high - low), LEAST_CATCH if group == "catch" else 0.0)
                found.append(Plan(group, of_group, now + wait, paused=False, lasting=True))
        own = [move for move in moves if move.word not in ASIDE]
        if own:
            held = self.hold_until + AFTER_HOLD if self.hold_until else 0.0
            found.append(Plan("own", own, max(held, self.jump_until)))
        return found

    def rematch(self, s: State) -> dict[str, Any]:
        """Return the option that names the dealer of a rematch (UNO-8.8a, 8.13)."""
        assert isinstance(s, Uno)
        return {"first_dealer": rematch_dealer(s) + 1}


def _seconds(s: Uno, option: str) -> float:
    value = s.setting.options[option]
    assert isinstance(value, int | float)
    return float(value)


def hold_after(s: Uno, news: list[Event]) -> float:
    """Return how long the next turn waits after a move with these events (UNO-7.20, 7.21a).

    The wait is the same whether UNO was called or not. While a player is exposed, the state is in a `hold`
    (or in a decision of the same turn) and `close` ends it. If all players have called, there is nothing to
    close, and the server only defers the turn action.
    """
    if not s.live or s.over or isinstance(s.stack[-1], Swap):  # a 7: judged after the swap (UNO-9.23)
        return 0.0
    for word, args in news:
        acted = word is events.PLAYED or word is events.RECEIVED or (word is events.WISHED and args[1] == WISH_SHED)
        if acted and len(s.hands[args[0]]) == 1:
            return max(_seconds(s, "uno_hold_seconds"), grace(s))
    return 0.0


def grace(s: Uno) -> float:
    """Return for how many seconds a player's own call beats every catch (UNO-7.21)."""
    return _seconds(s, "uno_grace_seconds")


def kept_in_grace(s: Uno, move: Move) -> bool:
    """Return whether a move that arrives during the grace period is deferred until its end.

    Catches are deferred, the earliest first (UNO-7.21). So that no catch can be overtaken, every move but the
    call is deferred if it would close the window or end the exposure (UNO-7.21a).
    """
    return s.exposed > 0 and (move.word == "catch" or move.word in KEPT)


def jump_hold(s: Uno) -> float:
    """Return how long a player waits for jump-ins after their turn has opened (UNO-9.37)."""
    frame = s.stack[-1] if s.stack else None
    if not s.jump_in or not isinstance(frame, Turn) or s.laid == NOBODY or COLOUR[s.visible] == NO_COLOUR:
        return 0.0
    if s.seats == 2 and frame.seat != s.laid:
        return 0.0
    return _seconds(s, "jump_in_hold_seconds")


def pressed(s: Uno, seat: int) -> tuple[list[Move], bool]:
    """Return what a press of the UNO button does (UNO-7.23).

    The result has the moves to play now, and whether `uno` is armed. The player calls if exposed, then
    catches every exposed opponent. `uno` is armed if a decision of their own is open in which a move can
    carry it.
    """
    found: list[Move] = [moves.DECLARE] if s.calls[seat] >= EXPOSED else []
    if not s.waved >> seat & 1:
        found += [moves.CATCH[t] for t in range(s.seats) if t != seat and s.calls[t] >= EXPOSED]
    return found, any(move.text.endswith(" uno") and move.word != "jump" for move in offered(s, seat))


def late_uno(level: int) -> tuple[float, float]:
    """Return the delay range in seconds of a bot that forgot its UNO and calls late (UNO-7.26)."""
    return _delay(level, "late_uno_delay")


def catch_delay(level: int) -> tuple[float, float]:
    """Return the delay range in seconds of a bot that noticed a catch (UNO-7.27)."""
    return _delay(level, "catch_delay")


def _delay(level: int, key: str) -> tuple[float, float]:
    low, high = BOTS[LEVELS[min(max(level, 1), len(LEVELS)) - 1]][key]
    return float(low), float(high)
