"""The base of Duel's questions, and the ways a game ends (DUEL section 8)."""

from __future__ import annotations

from typing import Final

from nyoi.games.duel import events, moves
from nyoi.games.duel.state import Duel
from nyoi.kernel.decision import CLOCK, FIRST, Decision, Move
from nyoi.kernel.frame import Frame

# A player may resign at any time, so the server submits it (DUEL-8.8).
_RESIGN: Final = ((CLOCK, moves.resign),)


class Question(Frame[Duel]):
    """A frame that asks one player. The server may instead submit a resignation of either player."""

    def asks(self, seat: int, key: str, offered: list[Move]) -> Decision:
        """Return the decision, with resignation open to the server."""
        decision = Decision(seat, key, offered)
        decision.kind = FIRST
        decision.others = _RESIGN
        return decision

    def take(self, s: Duel, seat: int, move: Move) -> None:
        if seat == CLOCK:
            win(s, 1 - move.args[0], "resign")
        else:
            self.answer(s, seat, move)

    def answer(self, s: Duel, seat: int, move: Move) -> None:
        """Receive the move of the player who was asked."""
        raise NotImplementedError(type(self).__name__)


def win(s: Duel, seat: int, ending: str) -> None:
    s.tell(events.WON, seat, events.ENDINGS.index(ending), s.points[seat], s.points[1 - seat])
    s.finish(ending, (1.0, 0.0) if seat == 0 else (0.0, 1.0))


def settle_score(s: Duel) -> None:
    """Decide the winner by points, then by the earlier last gain; otherwise a draw.

    See DUEL-8.2, DUEL-8.3, DUEL-8.4.
    """
    points, reached = s.points, s.reached
    if points[0] != points[1]:
        win(s, 0 if points[0] > points[1] else 1, "points")
    elif reached[0] != reached[1]:
        win(s, 0 if reached[0] < reached[1] else 1, "tie_first")
    else:
        s.tell(events.DRAWN, points[0])
        s.finish("draw", (0.5, 0.5))


def wiped_out(s: Duel) -> bool:
    """End the game if a team is entirely KO after an effect, and return whether it is.

    See DUEL-8.5, DUEL-8.6.
    """
    lost = [seat for seat in (0, 1) if s.wiped(seat)]
    if len(lost) == 2:
        settle_score(s)
    elif lost:
        win(s, 1 - lost[0], "wipe")
    return bool(lost)


def score(s: Duel, seat: int, points: int, why: int) -> None:
    """Give a player points and number the gain (DUEL-8.1, 8.3)."""
    if points == 0:
        return
    s.points[seat] += points
    if why != events.HANDICAP:  # the handicap counts as reached at the start
        s.gains += 1
        s.reached[seat] = s.gains
    s.tell(events.SCORED, seat, points, s.points[seat], why)
