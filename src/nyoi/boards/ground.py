"""Game data for the lab: the events to count, and the board as shapes.

A module `boards/<game>.py` may define `STUDIED`, pairs of an event word and the kind of thing that a seat
thereby has or uses (labelled `study-<word>-<kind>` in the game's texts), and `ground()`. `DRAFT` lists the
decisions by which seats choose what they play with; the lab can answer these at random.
"""

from __future__ import annotations

from typing import NamedTuple

from nyoi.boards import board_of

Point = tuple[float, float]  # x to the right, y downwards


class Ground(NamedTuple):
    """A board: its places, of one kind, as polygons, and the words of the events that happen there."""

    kind: str
    words: tuple[str, ...]
    shapes: dict[str, tuple[Point, ...]]


def square(x: float, y: float, size: float) -> tuple[Point, ...]:
    half = size / 2
    return ((x - half, y - half), (x + half, y - half), (x + half, y + half), (x - half, y + half))


def studied(game: str) -> tuple[tuple[str, str], ...]:
    """Return the pairs of event word and kind to count in a game, if it names any.

    >>> studied("toma")
    (('discarded', 'card'),)
    """
    found: tuple[tuple[str, str], ...] = getattr(board_of(game), "STUDIED", ())
    return found


def drafted(game: str) -> tuple[str, ...]:
    """Return the keys of the decisions by which seats choose what they play with.

    >>> drafted("tournament"), drafted("toma")
    (('draft',), ())
    """
    found: tuple[str, ...] = getattr(board_of(game), "DRAFT", ())
    return found


def ground(game: str) -> Ground | None:
    """Return the board of a game, if it has one.

    >>> found = ground("duel")
    >>> len(found.shapes), found.shapes["5a"][0]
    (28, (-0.5, -0.866))
    """
    drawn = getattr(board_of(game), "ground", None)
    found: Ground | None = None if drawn is None else drawn()
    return found
