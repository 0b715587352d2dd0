"""Moves, and the decisions that offer them."""

from __future__ import annotations

from typing import Final

from nyoi.kernel.native import mypyc_attr

NOBODY: Final = -1
SPECTATOR: Final = -1  # what nobody's seat sees: public facts only
CLOCK: Final = -2  # the pseudo-seat of the driver: time is up, a hold is over

ONE: Final = 0  # one seat decides
ALL: Final = 1  # several seats decide at once, in secret until the last has answered
FIRST: Final = 2  # any of several seats may answer, and the first answer counts


@mypyc_attr(acyclic=True)  # the collector of cycles need not look at it, nor at a decision
class Move:
    """One thing a seat can do, made once per game and shared: moves are compared by identity.

    `place` is where it stands in its game's lexicon, once that was made; a move that is said in steps has none.

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


@mypyc_attr(acyclic=True, free_list_len=1)  # the next decision takes the place of the last
class Decision:
    """A question to one seat, with every legal answer.

    >>> yes, no = Move("yes", (), "yes"), Move("no", (), "no")
    >>> d = Decision(2, "sure", [yes, no])
    >>> d.seats, d.of(2), d.of(0)
    ((2,), [yes, no], [])
    """

    kind: int = ONE
    others: tuple[tuple[int, list[Move]], ...] = ()

    def __init__(self, seat: int, key: str, moves: list[Move]) -> None:
        self.seat: Final = seat
        self.key: Final = key  # the question in words: `ask-<key>` of the game's catalogue
        self.moves: Final = moves

    @property
    def seats(self) -> tuple[int, ...]:
        """Everybody asked; of a FIRST decision in the order in which a driver without a clock asks."""
        return (self.seat, *[seat for seat, _ in self.others])

    def of(self, seat: int) -> list[Move]:
        """The moves offered to a seat."""
        if seat == self.seat:
            return self.moves
        for other, moves in self.others:
            if other == seat:
                return moves
        return []

    def copy(self, seats: list[int]) -> Decision:
        """Return this question to some of its seats, in lists of its own; the moves are the same objects."""
        return _several(self.kind, self.key, [(seat, self.of(seat).copy()) for seat in seats])


def _several(kind: int, key: str, asked: list[tuple[int, list[Move]]]) -> Decision:
    decision = Decision(asked[0][0], key, asked[0][1])
    decision.kind = kind
    decision.others = tuple(asked[1:])
    return decision


def all_of(key: str, asked: list[tuple[int, list[Move]]]) -> Decision:
    """A question to several seats at once; nobody learns an answer before the last one is in."""
    return _several(ALL, key, asked)


def first_of(key: str, asked: list[tuple[int, list[Move]]]) -> Decision:
    """A question to several seats of whom the first to answer is heard.

    A driver without a clock asks in the order of the list, and never answers for the CLOCK while
    a seat is asked; a live server takes whichever answer arrives first.
    """
    return _several(FIRST, key, asked)
