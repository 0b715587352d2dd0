"""Terminal rendering of a table from a seat's view: a game's own board, or the plain one."""

from __future__ import annotations

from collections.abc import Sequence
from importlib import import_module
from importlib.util import find_spec
from typing import Protocol, cast

from rich.console import RenderableType

from nyoi.boards import plain
from nyoi.games import rooms
from nyoi.kernel.decision import Move
from nyoi.kernel.game import View
from nyoi.words.speech import Speech


class Board(Protocol):
    """A renderer of views: a module `boards/<game>.py` with these functions is the game's board.

    It does no input or output, keeps no state and evaluates no rule: everything that can be played is taken
    from the legal moves.
    """

    def show(self, view: View, speech: Speech, moves: Sequence[Move] = ()) -> RenderableType:
        """Return the table as the view's seat sees it, highlighting what its legal moves name."""

    def remark(self, move: Move, view: View, speech: Speech) -> str:
        """Return a short note to show next to a legal move; often empty."""


def board_of(game: str) -> Board:
    """Return the board of a game, or the plain one if it has none.

    >>> board_of("toma").__name__, board_of("chess").__name__, board_of("menu").__name__
    ('nyoi.boards.toma', 'nyoi.boards.plain', 'nyoi.boards.plain')
    """
    name = f"{__name__}.{game}"
    own = game in rooms() and find_spec(name) is not None  # a plugin may be named like one of these modules
    return cast(Board, import_module(name)) if own else plain
