"""Two renderables side by side if the terminal is wide enough, otherwise stacked."""

from __future__ import annotations

from typing import Final

from rich.console import Console, ConsoleOptions, RenderableType, RenderResult
from rich.table import Table as Grid


class Beside:
    """A renderable of known width, with another to its right if at least `room` columns are left.

    A `room` of 0 means the full width of the right one.
    """

    def __init__(self, left: RenderableType, right: RenderableType, width: int, room: int = 0) -> None:
        self.left: Final = left
        self.right: Final = right
        self.width: Final = width
        self.room: Final = room

    def __rich_console__(self, console: Console, options: ConsoleOptions) -> RenderResult:
        room = self.room or console.measure(self.right, options=options).maximum
        if options.max_width < self.width + 2 + room:
            yield self.left
            yield self.right
            return
        grid = Grid.grid(padding=(0, 2))
        grid.add_column(width=self.width, no_wrap=True)
        grid.add_column()
        grid.add_row(self.left, self.right)
        yield grid
