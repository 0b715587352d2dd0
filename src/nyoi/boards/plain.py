"""A text board for any game: the facts of the view for which its game has a message.

A fact is named by its path in the view: `fact-left`, or `fact-last-winners` for a field of a table `last`.
The fields of a player are named alike. Its variables are `$value` (a label, a number or a joined list),
`$value_id` (for selectors: `yes`, `no`, `none`, `hidden`), `$value_n` and `$last` (of a list). A fact that
names players also has `$seat`, `$seat_id` and `$seat_is`. A fact without a message, or with an empty one, is
not shown.

A list of tables (units, tokens) is shown table by table. If there is a message for the list, each table is
one sentence with its fields as variables (`$zone`, `$zone_id`), shown with its player if it has an `owner`.
Otherwise each field is a fact (`fact-heroes-at`), shown with the players if there is a table for each of
them. The page does the same in `web/src/games/generic/facts.ts`.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence

from rich.console import Group, RenderableType
from rich.table import Table as Grid
from rich.text import Text

from nyoi.boards.look import EMBER
from nyoi.kernel.decision import NOBODY, Move
from nyoi.kernel.game import View
from nyoi.words.catalogue import key_of
from nyoi.words.speech import Speech

ASIDE = frozenset(("players", "options"))  # players are shown one by one, options were agreed before the game


def show(view: View, speech: Speech, moves: Sequence[Move] = ()) -> RenderableType:
    """Return the facts about the table, then each player."""
    common, players = facts(view, speech)
    return Group(Text(" · ".join(common)), seats(view, speech, players))


def seats(view: View, speech: Speech, players: Sequence[Sequence[str]]) -> RenderableType:
    """Render each player with their facts."""
    grid = Grid(show_header=False, padding=(0, 1))
    grid.add_column("#")
    grid.add_column("")
    grid.add_column("")
    for seat, lines in enumerate(players):
        mine = seat == view["seat"]
        style = EMBER if mine else ""
        grid.add_row(str(seat), Text(speech.name_of(seat)), Text(" · ".join(lines)), style=style)
    return grid


def remark(move: Move, view: View, speech: Speech) -> str:
    """Return an empty note: the plain board knows no game."""
    return ""


def without(view: View, common: str, of_players: str = "") -> View:
    """Return a view without these facts, for a board that draws them."""
    drawn, own = common.split(), of_players.split()
    rest = {name: value for name, value in view.items() if name not in drawn}
    if "players" in rest:
        rest["players"] = [{k: v for k, v in player.items() if k not in own} for player in view["players"]]
    return rest


def facts(view: View, speech: Speech) -> tuple[list[str], list[list[str]]]:
    """Return the sentences about the table, and those about each player."""
    viewer, seats = view["seat"], view["seats"]
    common: list[str] = []
    players: list[list[str]] = [[] for _ in range(seats)]

    def tell(path: tuple[str, ...], value: object, lines: list[str]) -> None:
        if isinstance(value, dict):
            for name, part in value.items():
                tell((*path, str(name)), part, lines)
        elif _rows(value):
            assert isinstance(value, list)
            whole = speech.words.has(key_of("fact", *path))
            for i, row in enumerate(value):
                if row is None:  # an empty slot, such as a market card that was bought
                    continue
                seat = row.get("owner", NOBODY) if whole else i if len(value) == seats else NOBODY
                place = players[seat] if lines is common and 0 <= seat < seats else lines
                if whole:
                    place.append(speech.say(key_of("fact", *path), **_of_row(row, viewer, speech)))
                else:
                    tell(path, row, place)
        elif lines is common and _by_seat(value, seats):
            assert isinstance(value, list)
            for own, part in zip(players, value, strict=True):
                own.append(_said(path, part, viewer, speech))
        else:
            lines.append(_said(path, value, viewer, speech))

    for seat, row in enumerate(view.get("players", [])):
        tell((), row, players[seat])
    for name, value in view.items():
        if name not in ASIDE:
            tell((name,), value, common)
    return [line for line in common if line], [[line for line in lines if line] for lines in players]


def _rows(value: object) -> bool:
    """Return whether a value is a list of tables (units, tokens, a sheet per seat); some may be empty."""
    return isinstance(value, list) and any(value) and all(part is None or isinstance(part, dict) for part in value)


def _of_row(row: Mapping[str, object], viewer: int, speech: Speech) -> dict[str, object]:
    """Return the variables of a table shown in one sentence: those of each field, prefixed by its name."""
    found: dict[str, object] = {}
    for name, value in row.items():
        for key, variable in _variables(value, viewer, speech).items():
            if key.startswith("value"):
                found[name + key.removeprefix("value")] = variable
    return found


def _by_seat(value: object, seats: int) -> bool:
    """Return whether a value has one list per seat; each is then shown with its player."""
    return isinstance(value, list) and len(value) == seats > 0 and all(isinstance(part, list) for part in value)


def _said(path: tuple[str, ...], value: object, viewer: int, speech: Speech) -> str:
    """Return a fact's sentence; empty if the sentence describes rows and the list has none."""
    return "" if value is None else speech.words.whole(key_of("fact", *path), **_variables(value, viewer, speech))


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
    """Return the parts of an entry that name things: a card, but not how it was laid."""
    return [part for part in parts if isinstance(part, str) and speech.thing(part) != part] or parts


def _label(value: object, speech: Speech) -> object:
    return speech.say("hidden") if value is None else speech.thing(value) if isinstance(value, str) else value


def _id(value: object) -> str:
    return "hidden" if value is None else str(value) or "none"


def _seat(value: object, speech: Speech) -> object:
    if not isinstance(value, int):
        return _label(value, speech)
    return "" if value == NOBODY else speech.name_of(value)
