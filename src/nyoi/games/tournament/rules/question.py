"""Bases of all questions: the clock, and answering without asking if there is no real choice."""

from __future__ import annotations

from typing import Final

from nyoi.games.tournament import events, moves
from nyoi.games.tournament.state import Tournament
from nyoi.kernel.decision import CLOCK, Decision, Move, first_of
from nyoi.kernel.frame import Frame


class Question(Frame[Tournament]):
    """A frame that asks one seat. In a timed game the clock may answer first (TOUR-9.3)."""

    def take(self, s: Tournament, seat: int, move: Move) -> None:
        if move is moves.TIME:  # recorded; the same question remains, now without the clock
            s.time_up = True
            s.tell(events.TIME_UP)
        else:
            self.answer(s, move)

    def answer(self, s: Tournament, move: Move) -> None:
        """Receive the seat's choice."""
        raise NotImplementedError(type(self).__name__)


class Choice(Question):
    """A question that is asked only if there is something to choose (TOUR-5.2)."""

    def options(self, s: Tournament) -> list[Move]:
        raise NotImplementedError(type(self).__name__)

    def seat_asked(self, s: Tournament) -> int:
        """Return the seat that chooses."""
        raise NotImplementedError(type(self).__name__)

    def key(self) -> str:
        raise NotImplementedError(type(self).__name__)

    def ask(self, s: Tournament) -> Decision | None:
        options = self.options(s)
        return put(s, self.seat_asked(s), self.key(), options) if len(options) > 1 else None

    def run(self, s: Tournament) -> None:
        options = self.options(s)
        if options:
            self.answer(s, options[0])
        else:
            s.done()


class Own(Choice):
    """A choice of the frame's own seat."""

    def __init__(self, seat: int) -> None:
        self.seat: Final = seat

    def seat_asked(self, s: Tournament) -> int:
        return self.seat


def put(s: Tournament, seat: int, key: str, options: list[Move]) -> Decision:
    """Return a decision of a seat, which the clock of a timed game may also answer."""
    if s.clocked():
        return first_of(key, [(seat, options), (CLOCK, [moves.TIME])])
    return Decision(seat, key, options)
