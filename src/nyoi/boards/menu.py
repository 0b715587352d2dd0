"""The moves that are offered, as a menu: grouped by kind and by thing, each with its number and what it does.

A game's words say how its moves are grouped: `menu-leg` is the heading under which a leg stands, `menu-leg-row` the
row within it, `menu-leg-cell` what is left to say of it there, all with the variables of `move-leg`. Moves with the
same heading stand together. A move without such words stands by itself, with the words of its button.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Final, NamedTuple

from rich.columns import Columns
from rich.console import Group, RenderableType
from rich.table import Table as Grid
from rich.text import Text

from nyoi.boards.look import EMBER, KI
from nyoi.kernel.decision import Move
from nyoi.words.speech import Speech

FEW = 8  # that many moves are listed one by one, with the text that plays them


class Entry(NamedTuple):
    """A move and its place in the menu."""

    move: Move
    heading: str
    row: str
    label: str
    remark: str


class Menu:
    """A menu of the moves offered: `moves` in the order of their numbers, each of them once."""

    def __init__(self, entries: Sequence[Entry]) -> None:
        self.few: Final = len(entries) <= FEW
        self.entries: Final = list(entries) if self.few else sorted(entries, key=_order(entries))
        self.moves: Final = [entry.move for entry in self.entries]

    def show(self) -> RenderableType:
        """The menu drawn."""
        if self.few:
            lines = [_line(number, entry) for number, entry in enumerate(self.entries, 1)]
            return Group(*[_line_with_text(line, entry) for line, entry in zip(lines, self.entries, strict=True)])
        parts: list[RenderableType] = []
        groups: dict[str, dict[str, list[Text]]] = {}
        first: dict[str, Move] = {}
        for number, entry in enumerate(self.entries, 1):
            first.setdefault(entry.heading, entry.move)
            groups.setdefault(entry.heading, {}).setdefault(entry.row, []).append(_line(number, entry))
        for heading, rows in groups.items():
            if heading:
                parts.append(
                    Text(heading, style=f"bold {KI}") + Text(f"   {first[heading].text}", style="dim not bold")
                )
            parts.append(_rows(rows))
        return Group(*parts)


def menu_of(moves: Sequence[Move], viewer: int, speech: Speech, remark: Callable[[Move], str]) -> Menu:
    """The menu of these moves in the words of their game; `remark` says what a move would do."""
    return Menu([Entry(move, *speech.menu(move, viewer), remark(move)) for move in moves])


def _order(entries: Sequence[Entry]) -> Callable[[Entry], tuple[int, int]]:
    """Groups and their rows in the order in which they are first offered."""
    headings = {heading: i for i, heading in enumerate(dict.fromkeys(entry.heading for entry in entries))}
    rows = {row: i for i, row in enumerate(dict.fromkeys((entry.heading, entry.row) for entry in entries))}
    return lambda entry: (headings[entry.heading], rows[entry.heading, entry.row])


def _line(number: int, entry: Entry) -> Text:
    line = Text(f"{number:>3} ", style=f"bold {EMBER}") + Text(entry.label, style="not bold default")
    if entry.remark:
        line.append(f" ({entry.remark})", style=f"not bold {KI}")
    return line


def _line_with_text(line: Text, entry: Entry) -> Text:
    return line.append(f"  {entry.move.text}", style="dim not bold")


def _rows(rows: dict[str, list[Text]]) -> RenderableType:
    grid = Grid.grid(padding=(0, 1))
    grid.add_column(no_wrap=True)
    grid.add_column()
    for row, cells in rows.items():
        grid.add_row(Text(f"  {row}" if row else ""), Columns(cells, padding=(0, 1)))
    return grid
