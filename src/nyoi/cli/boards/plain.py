"""A board for any game, in words: the facts of the view for which its game has a message.

A fact is named by its place in the view: `fact-left`, `fact-last-winners` for what stands in a table
`last`, and the same for what stands with each player. Its variables: `$value` (a label, a number, a
list joined), `$value_id` (for selectors: `yes`, `no`, `none`, `hidden`), `$value_n`, `$last` (of a
list), and `$seat`, `$seat_id`, `$seat_is` for a fact that names players. A fact without a message is
not worth saying, and one whose message says nothing has nothing to say now. The page does the same
in `web/src/games/generic/facts.ts`.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from rich.console import Group, RenderableType
from rich.table import Table as Grid
from rich.text import Text

from nyoi.cli.house import EMBER
from nyoi.kernel.decision import NOBODY, Move
from nyoi.kernel.game import View
from nyoi.words.catalogue import key_of
from nyoi.words.speech import Speech

ASIDE = frozenset(("players", "options"))  # players are told one by one, options were agreed before


def show(view: View, speech: Speech) -> RenderableType:
    """What lies on the table in lines, then each player."""
    common, players = facts(view, speech)
    grid = Grid(show_header=False, padding=(0, 1))
    grid.add_column("#")
    grid.add_column("")
    grid.add_column("")
    for seat, lines in enumerate(players):
        mine = seat == view["seat"]
        style = EMBER if mine else ""
        grid.add_row(str(seat), Text(speech.name_of(seat)), Text(" · ".join(lines)), style=style)
    return Group(Text(" · ".join(common)), grid)


def remark(move: Move, view: View, speech: Speech) -> str:
    """Nothing: a plain board knows no game."""
    return ""


def facts(view: View, speech: Speech) -> tuple[list[str], list[list[str]]]:
    """The facts of a view in sentences: what all have in common, and those of each player."""
    viewer: int = view["seat"]
    rows: list[dict[str, Any]] = view.get("players", [])
    players = [[_said((name,), value, viewer, speech) for name, value in row.items()] for row in rows]
    players = players or [[] for _ in range(view.get("seats", 0))]
    common: list[str] = []

    def tell(path: tuple[str, ...], value: object) -> None:
        if isinstance(value, dict):
            for name, part in value.items():
                tell((*path, str(name)), part)
        elif _tables(value) and not speech.words.has(key_of("fact", *path)):
            # tables in a row that no message tells as one: one for each seat goes with its player, others go to all
            assert isinstance(value, list)
            for i, table in enumerate(value):
                lines = players[i] if len(value) == len(players) else common
                lines += [_said((*path, str(name)), part, viewer, speech) for name, part in table.items()]
        elif _by_seat(value, len(players)):
            assert isinstance(value, list)
            for lines, part in zip(players, value, strict=True):
                lines.append(_said(path, part, viewer, speech))
        else:
            common.append(_said(path, value, viewer, speech))

    for name, value in view.items():
        if name not in ASIDE:
            tell((name,), value)
    return [line for line in common if line], [[line for line in lines if line] for lines in players]


def _tables(value: object) -> bool:
    return isinstance(value, list) and any(isinstance(part, dict) for part in value)


def _by_seat(value: object, seats: int) -> bool:
    """Whether it is a list for each seat: each is told with its player."""
    return isinstance(value, list) and len(value) == seats > 0 and all(isinstance(part, list) for part in value)


def _said(path: tuple[str, ...], value: object, viewer: int, speech: Speech) -> str:
    key = key_of("fact", *path)
    return "" if value is None or not speech.words.has(key) else speech.say(key, **_variables(value, viewer, speech))


def _variables(value: object, viewer: int, speech: Speech) -> dict[str, object]:
    if isinstance(value, bool):
        return {"value": speech.say("value-on" if value else "value-off"), "value_id": "yes" if value else "no"}
    if not isinstance(value, list):
        seat = _seat(value, speech)
        return {
            "value": _label(value, speech),
            "value_id": _id(value),
            "seat": seat,
            "seat_id": "none" if value == NOBODY else _id(value),
            "seat_is": "you" if value == viewer >= 0 else "other",
        }
    flat = [part for item in value for part in (_things(item, speech) if isinstance(item, list) else [item])]
    labels = [str(_label(item, speech)) for item in flat]
    ids = {_id(item) for item in flat}
    id = ids.pop() if len(ids) == 1 else "several" if ids else "none"
    return {
        "value": speech.joined(labels),
        "value_id": id,
        "value_n": len(flat),
        "last": labels[-1] if labels else "",
        "seat": speech.joined([str(_seat(item, speech)) for item in flat]),
        "seat_id": id,
        "seat_is": "you" if viewer >= 0 and viewer in flat else "other",
    }


def _things(parts: Sequence[object], speech: Speech) -> Sequence[object]:
    """Of an entry with several parts the things are said: a card, not the way in which it was laid."""
    return [part for part in parts if isinstance(part, str) and speech.thing(part) != part] or parts


def _label(value: object, speech: Speech) -> object:
    return speech.say("hidden") if value is None else speech.thing(value) if isinstance(value, str) else value


def _id(value: object) -> str:
    return "hidden" if value is None else str(value) or "none"


def _seat(value: object, speech: Speech) -> object:
    if not isinstance(value, int):
        return _label(value, speech)
    return "" if value == NOBODY else speech.name_of(value)
