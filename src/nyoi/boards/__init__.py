"""How the terminal draws a table from a seat's view: a board of the game's own, or the plain one."""

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
    """A drawing of views. A module `boards/<game>.py` with these functions is the game's board.

    It prints nothing, asks nothing, remembers nothing and works out no rule: what can be drawn, walked or played is
    what stands in the moves that are offered.
    """

    def show(self, view: View, speech: Speech, moves: Sequence[Move] = ()) -> RenderableType:
        """The table as the view's seat sees it, with what the moves offered to it can touch lit up."""

    def remark(self, move: Move, view: View, speech: Speech) -> str:
        """What is worth saying beside a move that is offered; often nothing."""


def board_of(game: str) -> Board:
    """The board of a game, the plain one if it has none.

    >>> board_of("toma").__name__, board_of("chess").__name__, board_of("menu").__name__
    ('nyoi.boards.toma', 'nyoi.boards.plain', 'nyoi.boards.plain')
    """
    name = f"{__name__}.{game}"
    own = game in rooms() and find_spec(name) is not None  # a guest may be called as one of these files is
    return cast(Board, import_module(name)) if own else plain
