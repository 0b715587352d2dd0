"""Toma's table in text: hands, rows, shields, Dragon Balls, cards left and unseen (TOMA-11.1, 11.8)."""

from __future__ import annotations

from collections import Counter
from collections.abc import Mapping, Sequence
from typing import Any

from rich.columns import Columns
from rich.console import Group, RenderableType
from rich.panel import Panel
from rich.table import Table as Grid
from rich.text import Text

from nyoi.boards.look import CRIMSON, EMBER, GOLD, JADE, KI, look_of
from nyoi.games.toma.content import CARD, COPY, HIGHEST, POWER, POWER_ROWS, VALUE
from nyoi.kernel.decision import Move
from nyoi.kernel.game import View
from nyoi.words.speech import Speech

MARKS: Mapping[str, str] = look_of("toma")["marks"]
STUDIED = (("discarded", "card"),)
STARS = 7  # more Dragon Balls than this are shown as a number (TOMA-3.7)


def show(view: View, speech: Speech, moves: Sequence[Move] = ()) -> RenderableType:
    """Return the whole table as the view's seat sees it."""
    say = speech.say
    centre = [say("board-round", round=view["round"]), say("board-left", left=view["left"])]
    if view["aside"]:
        centre.append(say("board-aside"))
    parts: list[RenderableType] = [Text(" · ".join(centre), style=KI)]
    if view["open"]:
        cards = ", ".join(card(id, speech) for id in view["open"])
        parts.append(Text(say("board-open", cards=cards), style=KI))
    parts += [_players(view, speech), Text(say("board-unseen", values=_unseen(view)), style="dim")]
    if view["seat"] >= 0:
        parts += _own(view, speech)
    return Group(*parts)


def remark(move: Move, view: View, speech: Speech) -> str:
    """Return the power that a copy card would copy now (TOMA-6.26)."""
    if move.word != "discard" or POWER[move.args[0]] != COPY:
        return ""
    copied = view.get("copy_as")
    if copied is None:
        return speech.say("board-copies-nothing")
    return speech.say("board-copies", power=speech.thing(copied, "power"))


def card(id: str, speech: Speech) -> str:
    """Return a card's name with its value.

    >>> from nyoi.games import game
    >>> card("freya", Speech("en", game("toma")))
    'Freya (1)'
    """
    return f"{speech.thing(id, 'card')} ({VALUE[CARD[id]]})"


def _balls(number: int, target: int) -> str:
    """Return signs for the Dragon Balls won and those still missing."""
    if max(number, target) > STARS:
        return f"{MARKS['won']} {number} / {target}"
    return MARKS["won"] * number + MARKS["missing"] * (target - number)


def _players(view: View, speech: Speech) -> Grid:
    say = speech.say
    grid = Grid(header_style=KI)
    grid.add_column("#")
    grid.add_column(say("board-player"))
    grid.add_column(say("board-balls"))
    grid.add_column(say("board-hand"))
    grid.add_column(say("board-row"), ratio=1)
    for seat, player in enumerate(view["players"]):
        name = Text(speech.name_of(seat), style=f"bold {EMBER}" if seat == view["seat"] else "")
        if seat == view["starter"]:
            name.append(f"\n{say('board-starts')}", style="dim")
        row = Text(", ").join(
            Text(card(id, speech), style="" if way == "played" else "dim") for id, way in player["row"]
        )
        grid.add_row(
            str(seat), name, Text(_balls(player["balls"], view["target"]), style=GOLD), _hand(player, speech), row
        )
    return grid


def _hand(player: dict[str, Any], speech: Speech) -> Text:
    if not player["dealt"]:
        return Text(speech.say("board-absent"), style="dim")
    if not player["inside"]:
        return Text(speech.say("board-out"), style=CRIMSON)
    shown = ", ".join(MARKS["back"] if id is None else card(id, speech) for id in player["hand"])
    text = Text(shown or speech.say("board-no-card"))
    if player["shield"]:
        text.append(f"\n{MARKS['shield']} {speech.say('board-shield')}", style=JADE)
    return text


def _unseen(view: View) -> str:
    """Return for each value the number of cards the viewer has not located."""
    players = view["players"]
    seen = [id for p in players for id in [*p["hand"], *[id for id, _ in p["row"]]] if id is not None]
    values = Counter(VALUE[CARD[id]] for id in set(view["deck"]) - {*seen, *view["open"]})
    return "  ".join(f"{value}×{values[value]}" for value in range(HIGHEST + 1) if values[value]) or "-"


def _own(view: View, speech: Speech) -> list[RenderableType]:
    """Render the viewer's own hand, large, and the names of players that know it."""
    cards = []
    for id in view["players"][view["seat"]]["hand"]:
        power = POWER_ROWS[POWER[CARD[id]]]
        body = Text(f"{power[f'title_{speech.lang}']}\n", style="bold") + Text(power[f"text_{speech.lang}"], style="")
        cards.append(Panel(body, title=Text(card(id, speech)), width=38, border_style=EMBER))
    parts: list[RenderableType] = [Text(speech.say("board-your-hand"), style=KI), Columns(cards)] if cards else []
    knowing = [speech.name_of(seat) for seat in view.get("known_by", ()) if view["players"][seat]["inside"]]
    if cards and knowing:
        parts.append(Text(speech.say("board-known", players=speech.joined(knowing)), style=CRIMSON))
    return parts
