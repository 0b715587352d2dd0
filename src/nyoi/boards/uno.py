"""UNO's table in text: the discard pile with the colour to follow, hand sizes, and the viewer's own hand."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from rich import box
from rich.columns import Columns
from rich.console import Group, RenderableType
from rich.panel import Panel
from rich.text import Text

from nyoi.boards import plain
from nyoi.boards.look import EMBER, KI, look_of
from nyoi.games.uno.content import CARD, CARDS, COLOUR, COLOURS, FULL, KIND, KINDS, RANK
from nyoi.kernel.decision import Move
from nyoi.kernel.game import View
from nyoi.words.speech import Speech

LOOK = look_of("uno")
LETTERS = "RYGB"
STUDIED = (("played", "card"),)
BACKS = 24  # most card backs drawn per player
DRAWN = "discard colour"


def show(view: View, speech: Speech, moves: Sequence[Move] = ()) -> RenderableType:
    """Return the whole table as the view's seat sees it."""
    common, players = plain.facts(plain.without(view, DRAWN, "hand"), speech)
    for seat, player in enumerate(view["players"]):
        players[seat].insert(0, "▒" * min(player["cards"], BACKS))
        seen = [] if seat == view["seat"] else [name(id, speech) for id in player["hand"] if id is not None]
        if seen:
            players[seat].append(speech.say("fact-hand", value=speech.joined(seen), value_id="several"))
    parts: list[RenderableType] = [Text(" · ".join(common)), _middle(view, speech), plain.seats(view, speech, players)]
    if view["seat"] >= 0:
        parts += _hand(view, speech, moves)
    return Group(*parts)


def remark(move: Move, view: View, speech: Speech) -> str:
    """Mark a +4 that would be a bluff (UNO-10.2)."""
    bluffs = view.get("bluffs", ())
    if move.word == "play" and CARDS[move.args[0]] in bluffs:
        return speech.say("board-bluff")
    return ""


def name(id: str, speech: Speech) -> str:
    """Return a card's name with its colour sign.

    >>> from nyoi.games import game
    >>> name("R7-2", Speech("en", game("uno")))
    '▲ red 7'
    """
    return f"{_colour(CARD[id])['sign']} {speech.thing(id, 'card')}"


def _colour(card: int) -> dict[str, Any]:
    found: dict[str, Any] = LOOK["colours"][LETTERS[COLOUR[card]] if COLOUR[card] >= 0 else "wild"]
    return found


def _face(card: int) -> str:
    """Return the corner of a card: its number, or the sign of its kind."""
    kind = KINDS[KIND[card]]
    return str(RANK[card]) if kind == "number" else str(LOOK["kinds"][kind])


def _card(id: str, lit: bool = False) -> Panel:
    """Render a card: sign and number, then its code and a star for a Dragonball; a heavy frame if `lit`."""
    card = CARD[id]
    colour = _colour(card)
    ball = LOOK["marks"]["dragonball"] if FULL[card] else " "
    text = Text(f"{colour['sign']}{_face(card):>4}\n{id:<4}{ball}", style=f"bold {colour['paint']}")
    return Panel(
        text, box=box.HEAVY if lit else box.ROUNDED, width=9, style="" if lit else "dim", border_style=colour["paint"]
    )


def _middle(view: View, speech: Speech) -> RenderableType:
    letter = LETTERS[COLOURS.index(view["colour"])] if view["colour"] in COLOURS else "wild"
    colour = LOOK["colours"][letter]
    sentence = speech.say("fact-colour", value=speech.thing(view["colour"]), value_id=view["colour"])
    follow = Text(f"\n{colour['sign']} {sentence}", style=f"bold {colour['paint']}")
    return Columns([_card(view["discard"][-1], lit=True), follow]) if view["discard"] else follow


def _hand(view: View, speech: Speech, moves: Sequence[Move]) -> list[RenderableType]:
    """Render the viewer's hand sorted by colour and number, heavy frames around cards that the moves name."""
    lit = {CARDS[move.args[0]] for move in moves if move.word in ("play", "jump")}
    lit |= {CARDS[move.args[2]] for move in moves if move.word == "wish" and move.args[2] >= 0}
    hand = sorted(view["players"][view["seat"]]["hand"], key=_rank)
    title = Text(speech.say("board-your-hand"), style=KI)
    if lit:
        title.append(f"   {speech.say('board-heavy')}", style=EMBER)
    return [title, Columns([_card(id, id in lit) for id in hand], padding=(0, 0))]


def _rank(id: str) -> tuple[bool, int, int]:
    """Return a sort key by colour and number, wild cards last."""
    card = CARD[id]
    return COLOUR[card] < 0, COLOUR[card], RANK[card]
