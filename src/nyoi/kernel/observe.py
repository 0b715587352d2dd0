"""Observation encoding for learners: a view as numbers, in named pieces side by side.

A game's `observe.py` defines its pieces once for a setting and fills them in for a seat. All values are whole
numbers from 0 to the piece's `most`, one byte each, so filling a buffer creates no objects. Learners divide
by `most` to get numbers from 0 to 1. Seats are counted clockwise from the observer.

Only what the seat's view contains may be encoded. `Game.numbers` ensures it: it gets only a view, and encodes
a determinization of it. An encoder that uses more than the view would differ between determinizations; tests
compare these with the encoding of the true state (`nyoi/testing/observing.py`).
"""

from __future__ import annotations

from typing import Final, Generic, TypeVar

from nyoi.kernel.native import mypyc_attr
from nyoi.kernel.state import Setting, State

S = TypeVar("S", bound=State)
MOST: Final = 255  # the largest value of a byte


class Piece:
    """A range of an observation: its name, offset, size, largest value and meaning."""

    def __init__(self, name: str, at: int, size: int, most: int, meaning: str) -> None:
        self.name: Final = name
        self.at: Final = at
        self.size: Final = size
        self.most: Final = most
        self.meaning: Final = meaning

    def __repr__(self) -> str:
        return f"{self.name}[{self.size}] 0..{self.most}"


@mypyc_attr(allow_interpreted_subclasses=True)
class Observer(Generic[S]):
    """The pieces of a game's observation for a setting, and how they are filled in.

    Games add pieces in a subclass; the first piece is always the question.

    >>> from nyoi.kernel.game import Setting
    >>> class Coins(Observer):
    ...     def __init__(self, setting, questions):
    ...         super().__init__(setting, questions)
    ...         self.coins = self.lay("coins", 2, "how many coins, the own first", most=9)
    ...
    ...     def fill(self, s, seat, out):
    ...         for x in range(2):
    ...             out[self.coins + (x - seat) % 2] = (7, 3)[x]
    >>> coins = Coins(Setting("coins", 1, 2, "", {}), ("bet", "pay"))
    >>> coins.pieces, coins.size
    ([question[2] 0..1, coins[2] 0..9], 4)
    >>> out = coins.blank()
    >>> coins.look(State(), 1, out)
    >>> list(out)
    [0, 0, 3, 7]
    """

    def __init__(self, setting: Setting, questions: tuple[str, ...]) -> None:
        self.seats: Final = setting.seats
        self.pieces: Final[list[Piece]] = []
        self.size: int = 0
        self._nothing: bytes = b""
        self._questions: Final = {key: place for place, key in enumerate(questions)}
        self.lay("question", len(questions), "what the seat is asked, nothing while it is not")

    def lay(self, name: str, size: int, meaning: str, most: int = 1) -> int:
        """Add a piece after the last one and return its offset."""
        if not 1 <= most <= MOST or size < 1 or name in [piece.name for piece in self.pieces]:
            raise ValueError(f"the piece {name} cannot be laid")
        at = self.size
        self.pieces.append(Piece(name, at, size, most, meaning))
        self.size += size
        self._nothing = bytes(self.size)
        return at

    def blank(self) -> bytearray:
        """Return a zeroed buffer for `look`."""
        return bytearray(self._nothing)

    def look(self, s: S, seat: int, out: bytearray) -> None:
        """Encode what a seat sees into `out`.

        In an ALL decision the question stays set after the seat has answered: nothing changes until all
        answers are in.
        """
        out[:] = self._nothing
        decision = s.decision
        if decision is not None and decision.of(seat):
            out[self._questions[decision.key]] = 1
        self.fill(s, seat, out)

    def fill(self, s: S, seat: int, out: bytearray) -> None:
        """Encode a game's own pieces, non-zero values only, using nothing beyond the seat's view."""
        raise NotImplementedError(type(self).__name__)


def put(out: bytearray, at: int, value: int, most: int = MOST) -> None:
    """Write a number clamped to `most`; zeros are skipped, since the buffer is already zeroed.

    >>> out = bytearray(3)
    >>> put(out, 0, 7, 5)
    >>> put(out, 1, 3, 5)
    >>> put(out, 2, True)
    >>> list(out)
    [5, 3, 1]
    """
    if value > 0:
        out[at] = value if value < most else most


def mark(out: bytearray, at: int, things: tuple[int, ...] | list[int]) -> None:
    """Mark things that exist once each.

    >>> out = bytearray(4)
    >>> mark(out, 1, (2, 0))
    >>> list(out)
    [0, 1, 0, 1]
    """
    for thing in things:
        out[at + thing] = 1


def count(out: bytearray, at: int, things: tuple[int, ...] | list[int]) -> None:
    """Count things by kind.

    >>> out = bytearray(4)
    >>> count(out, 1, (2, 0, 2))
    >>> list(out)
    [0, 1, 0, 2]
    """
    for thing in things:
        out[at + thing] += 1
