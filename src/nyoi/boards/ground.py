"""What a game says of itself to whoever studies it: which things to count, and its board as shapes to draw on.

A module `boards/<game>.py` may have `STUDIED`, pairs of an event's word and the kind of thing in it that a seat thereby
has or uses (how they are called: `study-<word>-<kind>` in the game's words), and `ground()`. `DRAFT` names the
questions by which seats choose what they will play with: the lab can answer them at random instead.
"""

from __future__ import annotations

from typing import NamedTuple

from nyoi.boards import board_of

Point = tuple[float, float]  # to the right, downwards


class Ground(NamedTuple):
    """A board: the places of a kind, each as a polygon, and the words of the events that happen there."""

    kind: str
    words: tuple[str, ...]
    shapes: dict[str, tuple[Point, ...]]


def square(x: float, y: float, size: float) -> tuple[Point, ...]:
    """A square around a point."""
    half = size / 2
    return ((x - half, y - half), (x + half, y - half), (x + half, y + half), (x - half, y + half))


def studied(game: str) -> tuple[tuple[str, str], ...]:
    """The words and kinds worth counting in a game; nothing where it does not say.

    >>> studied("toma")
    (('discarded', 'card'),)
    """
    found: tuple[tuple[str, str], ...] = getattr(board_of(game), "STUDIED", ())
    return found


def drafted(game: str) -> tuple[str, ...]:
    """Return the questions by which seats choose what they will play with.

    >>> drafted("tournament"), drafted("toma")
    (('draft',), ())
    """
    found: tuple[str, ...] = getattr(board_of(game), "DRAFT", ())
    return found


def ground(game: str) -> Ground | None:
    """The board of a game, if it has one.

    >>> found = ground("duel")
    >>> len(found.shapes), found.shapes["5a"][0]
    (28, (-0.5, -0.866))
    """
    drawn = getattr(board_of(game), "ground", None)
    found: Ground | None = None if drawn is None else drawn()
    return found
