"""Moves, and the decisions that offer them."""

from __future__ import annotations

from typing import Final

from nyoi.kernel.native import mypyc_attr

NOBODY: Final = -1
SPECTATOR: Final = -1  # sees public facts only
CLOCK: Final = -2  # pseudo-seat that moves when time is up or a hold ends

ONE: Final = 0  # one seat decides
ALL: Final = 1  # several seats decide at once; answers stay secret until all are in
FIRST: Final = 2  # any of several seats may answer; the first answer counts


@mypyc_attr(acyclic=True)  # never part of a reference cycle, so not tracked by the collector
class Move:
    """Something a seat can do, made once per game and shared: moves are compared by identity.

    `place` is the move's index in its game's lexicon, set when the lexicon is built. A move that is chosen in
    steps (`Family`) has none.

    >>> Move("guess", (2, 5), "guess 2 5")
    guess 2 5
    """

    def __init__(self, word: str, args: tuple[int, ...], text: str) -> None:
        self.word: Final = word
        self.args: Final = args
        self.text: Final = text
        self.place: int = NOBODY

    def __repr__(self) -> str:
        return self.text


@mypyc_attr(acyclic=True, free_list_len=1)  # the next decision reuses the memory of the last
class Decision:
    """A question to one or several seats, with every legal answer.

    >>> yes, no = Move("yes", (), "yes"), Move("no", (), "no")
    >>> d = Decision(2, "sure", [yes, no])
    >>> d.seats, d.of(2), d.of(0)
    ((2,), [yes, no], [])
    """

    kind: int = ONE
    others: tuple[tuple[int, list[Move]], ...] = ()

    def __init__(self, seat: int, key: str, moves: list[Move]) -> None:
        self.seat: Final = seat
        self.key: Final = key  # its text is `ask-<key>` in the game's catalogue
        self.moves: Final = moves

    @property
    def seats(self) -> tuple[int, ...]:
        """All seats asked; a driver without a clock asks the seats of a FIRST decision in this order."""
        return (self.seat, *[seat for seat, _ in self.others])

    def of(self, seat: int) -> list[Move]:
        """Return the moves offered to a seat."""
        if seat == self.seat:
            return self.moves
        for other, moves in self.others:
            if other == seat:
                return moves
        return []

    def copy(self, seats: list[int]) -> Decision:
        """Return this question to some of its seats, in new lists; the moves are the same objects."""
        return _several(self.kind, self.key, [(seat, self.of(seat).copy()) for seat in seats])


def _several(kind: int, key: str, asked: list[tuple[int, list[Move]]]) -> Decision:
    decision = Decision(asked[0][0], key, asked[0][1])
    decision.kind = kind
    decision.others = tuple(asked[1:])
    return decision


def all_of(key: str, asked: list[tuple[int, list[Move]]]) -> Decision:
    """Return a question to several seats at once; no seat sees an answer before the last one is in."""
    return _several(ALL, key, asked)


def first_of(key: str, asked: list[tuple[int, list[Move]]]) -> Decision:
    """Return a question to several seats of which only the first answer counts.

    A driver without a clock asks in the order of the list, and never answers for the CLOCK while a seat is
    asked. A live server takes whichever answer arrives first.
    """
    return _several(FIRST, key, asked)
