"""Timing of Duel: reaction time, activation time, and the random delay that masks windows.

A window asks every player who holds a card, useful or not. To keep response times from revealing anything,
every answer in a window waits for the same short random delay (DUEL-7.4, `reaction_mask`). This applies to
people, bots and standing orders; the delay is as long as a bot pauses before it moves.
"""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any, Final

from nyoi.games.duel.rules import keys
from nyoi.games.duel.state import Duel
from nyoi.kernel.decision import NOBODY, Move
from nyoi.kernel.event import Event
from nyoi.kernel.pace import AT_ONCE, Pace
from nyoi.kernel.state import State

WINDOWS: Final = frozenset((keys.R, keys.B, keys.X, keys.P))  # where a hand of cards can respond
DEFENCE: Final = frozenset((keys.F_MAIN, keys.F_TOKENS, keys.F_ALLIES, keys.F_ALLY_TOKENS))
REACTIONS: Final = WINDOWS | DEFENCE | {keys.X_ACTOR, keys.W_TOKENS}
# answered on the same clock by a seat that is not active
ASIDE: Final = frozenset(
    (keys.PUSH, keys.TOKEN_CHOICE, keys.STEAL, keys.DRAGON_CHOICE, keys.DRAGON_DRAW, keys.ACT_PASS, keys.GRANT)
)
TURN: Final = keys.ACT_CHOOSE


class DuelPace(Pace):
    """`reaction_seconds` for reactions, `turn_seconds` for an activation, and the mask (DUEL-7.4, 7.14)."""

    def __init__(self, options: Mapping[str, Any]) -> None:
        super().__init__(options)
        self.mask_until = 0.0
        self.used = [0.0, 0.0]  # seconds of the activation, by seat

    def resumed(self, s: State, now: float) -> None:
        """Restart the mask of an open window."""
        self._look(s, now)

    def after(self, s: State, move: Move, news: list[Event], now: float) -> None:
        """Start the mask if the answer opened a window."""
        self._look(s, now)

    def _look(self, s: State, now: float) -> None:
        window = s.decision is not None and s.decision.key in WINDOWS
        masked = window and self.live and bool(self.options["reaction_mask"])
        low, high = self.pause
        self.mask_until = now + low + self.rng.unit() * (high - low) if masked else 0.0

    def keep(self, s: State, seat: int, move: Move, now: float) -> float:
        """Delay an answer in a window until the end of the mask."""
        return self.mask_until if now < self.mask_until else 0.0

    def seconds(self, s: State, seat: int) -> float:
        """Return the time for a reaction (unlimited against bots), or what is left of the activation."""
        assert s.decision is not None
        if _reacts(s, seat):
            return 0.0 if self.alone else float(self.options["reaction_seconds"])
        limit = float(self.options["turn_seconds"])
        return max(limit - self.used[seat], AT_ONCE) if limit else 0.0

    def spent(self, s: State, seat: int, seconds: float) -> None:
        """Charge thinking time to the activation, starting with its choice."""
        assert s.decision is not None
        if seat >= 0 and not _reacts(s, seat):
            self.used[seat] = seconds + (0.0 if s.decision.key == TURN else self.used[seat])

    def freed(self, key: str) -> bool:
        """Return whether "pass until my next activation" ends with this question (DUEL-7.13)."""
        return key == TURN


def _reacts(s: State, seat: int) -> bool:
    """Return whether a question to a seat uses the reaction clock."""
    assert s.decision is not None
    assert isinstance(s, Duel)
    active = s.owner[s.active] if s.active != NOBODY else NOBODY
    return s.decision.key in REACTIONS or (s.decision.key in ASIDE and seat != active)
