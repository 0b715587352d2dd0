"""A menu of the legal moves, grouped by kind and by thing, each with a number and a remark.

A game's texts define how its moves are grouped: `menu-leg` is the heading for a leg, `menu-leg-row` its row
under that heading, `menu-leg-cell` its label within the row. All take the variables of `move-leg`. Moves with
the same heading are listed together. A move without such texts gets its own entry with its button text.
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

FEW = 8  # up to this many moves are listed one by one, with the text that plays them
MANY = 60  # beyond this, places are listed without numbers


class Entry(NamedTuple):
    """A move and its position in the menu."""

    move: Move
    heading: str
    row: str
    label: str
    remark: str
    button: str  # the full text, for a move listed by itself


class Menu:
    """A menu of the legal moves: `entries` has each of them once, `moves` those with a number, in order.

    In a long menu, a group whose moves end with the name of a place (`go krillin F7`) becomes a list of
    places without numbers, grouped by their remark; the user types the place.
    """

    def __init__(self, entries: Sequence[Entry]) -> None:
        self.few: Final = len(entries) <= FEW
        self.entries: Final = list(entries) if self.few else sorted(entries, key=_order(entries))
        groups: dict[str, list[Entry]] = {}
        for entry in self.entries:
            groups.setdefault(entry.heading, []).append(entry)
        many = len(entries) > MANY
        self.groups: Final = groups
        self.places: Final = {heading for heading, group in groups.items() if many and heading and _named(group)}
        self.moves: Final = [entry.move for entry in self.entries if entry.heading not in self.places]

    def show(self) -> RenderableType:
        numbers = {move: number for number, move in enumerate(self.moves, 1)}
        if self.few:
            alone = [entry._replace(label=entry.button) for entry in self.entries]
            lines = [(_line(numbers[entry.move], entry), entry.move.text) for entry in alone]
            return Group(*[line.append(f"  {text}", style="dim not bold") for line, text in lines])
        parts: list[RenderableType] = []
        last: list[tuple[str, str]] = []
        for heading, group in self.groups.items():
            found = [(entry.remark, entry.label) for entry in group] if heading in self.places else []
            if found and found == last:
                parts.pop()  # the same places as in the group before: list them once, below both headings
            if heading:
                example = Text(f"   {group[0].move.text}", style="dim not bold")
                parts.append(Text(heading, style=f"bold {KI}") + example)
            parts.append(_list(found) if found else _table(group, numbers))
            last = found
        return Group(*parts)


def menu_of(moves: Sequence[Move], viewer: int, speech: Speech, remark: Callable[[Move], str]) -> Menu:
    """Return the menu of these moves in their game's texts; `remark` returns the note for a move."""
    return Menu([Entry(move, *speech.menu(move, viewer), remark(move), speech.move(move, viewer)) for move in moves])


def _order(entries: Sequence[Entry]) -> Callable[[Entry], tuple[int, int]]:
    """Return a sort key that orders groups and their rows by first appearance."""
    headings = {heading: i for i, heading in enumerate(dict.fromkeys(entry.heading for entry in entries))}
    rows = {row: i for i, row in enumerate(dict.fromkeys((entry.heading, entry.row) for entry in entries))}
    return lambda entry: (headings[entry.heading], rows[entry.heading, entry.row])


def _line(number: int, entry: Entry) -> Text:
    line = Text(f"{number:>3} ", style=f"bold {EMBER}") + Text(entry.label, style="not bold default")
    if entry.remark:
        line.append(f" ({entry.remark})", style=f"not bold {KI}")
    return line


def _named(group: Sequence[Entry]) -> bool:
    """Return whether the label of each of these moves is the last word of its text."""
    return len(group) > FEW and all(entry.move.text.split()[-1].lower() == entry.label.lower() for entry in group)


def _list(places: Sequence[tuple[str, str]]) -> RenderableType:
    """Render places, one row per remark."""
    rows: dict[str, list[str]] = {}
    for remark, label in places:
        rows.setdefault(remark, []).append(label)
    grid = Grid.grid(padding=(0, 1))
    grid.add_column()
    grid.add_column()
    for remark, labels in sorted(rows.items(), key=lambda row: len(row[1])):
        grid.add_row(Text(f"  {remark}", style=KI), Text(" ".join(labels)))
    return grid


def _table(group: Sequence[Entry], numbers: dict[Move, int]) -> RenderableType:
    rows: dict[str, list[Text]] = {}
    for entry in group:
        rows.setdefault(entry.row, []).append(_line(numbers[entry.move], entry))
    grid = Grid.grid(padding=(0, 1))
    grid.add_column(no_wrap=True)
    grid.add_column()
    for row, cells in rows.items():
        grid.add_row(Text(f"  {row}" if row else ""), Columns(cells, padding=(0, 1)))
    return grid
