"""A board for any game: the facts of the view in lines, the players in a table."""

from __future__ import annotations

from typing import Any

from rich.console import Group, RenderableType
from rich.table import Table as Grid
from rich.text import Text

from nyoi.cli.house import EMBER, KI
from nyoi.kernel.decision import NOBODY, Move
from nyoi.kernel.game import View
from nyoi.words.speech import Speech

# What says nothing at the table: how the programs address it, what was agreed before.
ASIDE = frozenset(("game", "seat", "seats", "mode", "options", "stack", "over", "ending", "results"))
BACK = "▒"


def show(view: View, speech: Speech) -> RenderableType:
    """Every fact of the view that is not a list of players, then the players, then what is one's own."""
    facts, lists, tables = [], [], []
    own: list[Text] = []
    for key, value in view.items():
        if key in ASIDE or value in (None, NOBODY, [], {}, ""):
            continue
        if isinstance(value, list) and all(isinstance(item, dict) for item in value):
            tables.append(_table(key, value, view, speech))
            if len(value) == view.get("seats") and view["seat"] >= 0:
                own += [_line(k, v, speech, EMBER) for k, v in value[view["seat"]].items() if _long(v)]
        elif isinstance(value, list | dict):
            lists.append(_line(key, value, speech, KI))
        else:
            facts.append(f"{_name(key)}: {plainly(value, speech)}")
    return Group(Text("  ".join(facts)), *lists, *tables, *own)


def remark(move: Move, view: View, speech: Speech) -> str:
    """Nothing: a plain board knows no game."""
    return ""


def _line(key: str, value: object, speech: Speech, style: str) -> Text:
    return Text(f"{_name(key)}: ", style=style) + Text(plainly(value, speech))


def _long(value: object) -> bool:
    """Whether a value is too long for a cell: a hand that one sees."""
    return isinstance(value, list) and len(value) > 2 and None not in value


def _table(key: str, rows: list[dict[str, Any]], view: View, speech: Speech) -> Grid:
    """Rows of facts; columns in which there is nothing yet are left out."""
    by_seat = len(rows) == view.get("seats")
    columns = [c for c in dict.fromkeys(c for row in rows for c in row) if any(row.get(c) for row in rows)]
    grid = Grid(header_style=KI)
    grid.add_column("#")
    grid.add_column("" if by_seat else _name(key))
    for column in columns:
        grid.add_column(_name(column))
    for number, row in enumerate(rows):
        mine = by_seat and number == view["seat"]
        cells = ["↓" if mine and _long(row.get(c)) else plainly(row.get(c, ""), speech) for c in columns]
        who = speech.name_of(number) if by_seat else ""
        grid.add_row(str(number), Text(who), *[Text(cell) for cell in cells], style=EMBER if mine else "")
    return grid


def _name(key: str) -> str:
    return key.replace("_", " ")


def plainly(value: object, speech: Speech) -> str:
    """A value of a view in words: names of things for their ids, backs for what is hidden."""
    if value is None:
        return BACK
    if isinstance(value, bool):
        return speech.say("value-on" if value else "value-off")
    if isinstance(value, str):
        return speech.thing(value)
    if isinstance(value, dict):
        return ", ".join(f"{_name(str(key))} {plainly(item, speech)}" for key, item in value.items())
    if isinstance(value, list | tuple) and len(value) > 2 and set(map(type, value)) == {type(None)}:
        return f"{BACK} × {len(value)}"
    if isinstance(value, list | tuple):
        nested = any(isinstance(item, list | tuple) for item in value)
        return ("; " if nested else ", ").join(plainly(item, speech) for item in value)
    return str(value)
