"""The Tournament in text: the arena with colours and warriors, the teams, the fight with dice and odds."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any

from rich.columns import Columns
from rich.console import Group, RenderableType
from rich.panel import Panel
from rich.text import Text

from nyoi.boards import plain
from nyoi.boards.beside import Beside
from nyoi.boards.codes import codes
from nyoi.boards.ground import Ground, square
from nyoi.boards.look import CRIMSON, EMBER, KI, look_of
from nyoi.games.tournament.board import COLOUR, COLOURS, SPACE, SPACES
from nyoi.games.tournament.content import BASE, COMBO_DAMAGE, ENDURANCE, FACES, POWER, TECHNIQUE, WARRIOR
from nyoi.games.tournament.foretell import foretell
from nyoi.kernel.decision import Move
from nyoi.kernel.game import View
from nyoi.words.speech import Speech

LOOK = look_of("tournament")
COLUMNS = sorted({space[0] for space in SPACES})
ROWS = sorted({int(space[1:]) for space in SPACES})
ACROSS = 3 + 5 * len(COLUMNS)  # width of the arena in columns
FOUND = ("attack", "defence", "special", "")  # the pile that each colour draws from; empty: a fight
STUDIED = (("drafted", "warrior"), ("played", "card"))
DRAFT = ("draft",)
ROOM = 44  # least width of the teams to its right


def ground() -> Ground:
    """Return the spaces of the arena."""
    places = {id: (COLUMNS.index(id[0]), ROWS.index(int(id[1:]))) for id in SPACES}
    return Ground("space", ("moved", "placed"), {id: square(x, y, 1) for id, (x, y) in places.items()})


def show(view: View, speech: Speech, moves: Sequence[Move] = ()) -> RenderableType:
    """Return the draft, or the arena with the teams, and the fight if there is one."""
    common, players = plain.facts(plain.without(view, "fight", "team"), speech)
    parts: list[RenderableType] = [Text(" · ".join(common), style=KI)]
    teams = _teams(view, speech, players)
    if view["phase"] == "draft":
        parts += [teams, Text(speech.say("board-numbers-help"), style="dim")]
    else:
        parts.append(Beside(_arena(view, speech, moves), Group(teams, _legend(speech)), ACROSS, ROOM))
    if view["fight"] is not None:
        parts.append(_fight(view, speech, moves))
    return Group(*parts)


def remark(move: Move, view: View, speech: Speech) -> str:
    """Return a warrior's stats in a draft, the effect of a space, or the odds of a fight there."""
    if move.word == "draft":
        warrior = move.args[0]
        form = BASE[warrior]
        first, second = COMBO_DAMAGE[form]
        numbers = {"endurance": ENDURANCE[warrior], "power": POWER[form], "technique": TECHNIQUE[form]}
        return speech.say("board-numbers", first=first, second=second, **numbers)
    if move.word == "go":
        found = foretell(view, move)
        if found is not None and "fight" in found:
            enemy = speech.thing(found["fight"]["target"]["warrior"], "warrior")
            return speech.say("board-against", enemy=enemy, kill=found["fight"]["kill"])
    return _meaning(move.args[-1], speech) if move.word in ("go", "place", "space") else ""


def _letter(space: int, speech: Speech) -> str:
    return str(LOOK["colours"][COLOURS[COLOUR[space]]][f"letter_{speech.lang}"])


def _meaning(space: int, speech: Speech) -> str:
    """Return the letter of a space's colour and the pile to draw from, or the word for a fight."""
    pile = FOUND[COLOUR[space]]
    return f"{_letter(space, speech)} {speech.thing(pile, 'pile') if pile else speech.say('board-green')}"


def _codes(view: View, speech: Speech) -> dict[str, str]:
    found: dict[str, str] = {}
    for seat, player in enumerate(view["players"]):
        ids = [token["warrior"] for token in player["team"]]
        found |= zip(ids, codes([speech.thing(id, "warrior") for id in ids], seat), strict=True)
    return found


def _arena(view: View, speech: Speech, moves: Sequence[Move]) -> Text:
    """Render each space with the letter of its colour or its warrior; brackets mark spaces named by moves."""
    lit = {move.args[-1] for move in moves if move.word in ("go", "place", "space")}
    known = _codes(view, speech)
    on = {
        SPACE[token["space"]]: (known[token["warrior"]], seat)
        for seat, player in enumerate(view["players"])
        for token in player["team"]
        if token["space"] is not None
    }
    text = Text("   " + "".join(f"{column:^5}" for column in COLUMNS), style="dim", no_wrap=True)
    for row in ROWS:
        text.append(f"\n{row:>2} ", style="dim")
        for column in COLUMNS:
            space = SPACE.get(f"{column}{row}")
            if space is None:
                text.append("     ")
                continue
            paint = LOOK["colours"][COLOURS[COLOUR[space]]]["paint"]
            sign, style = _letter(space, speech), f"not dim {paint}"
            if space in on:
                sign, seat = on[space]
                style = f"not dim bold {_paint(seat)} underline"
            inner = f"[{sign}]" if space in lit else sign
            text.append(f"{inner:^5}", style=f"{style} reverse" if space in lit else style)
    return text


def _paint(seat: int) -> str:
    paints: Sequence[str] = LOOK["seats"]["paints"]
    return paints[seat % len(paints)]


def _teams(view: View, speech: Speech, players: Sequence[Sequence[str]]) -> RenderableType:
    """Render each player with their cards and warriors: code, name, space, Endurance left."""
    known = _codes(view, speech)
    parts: list[RenderableType] = []
    for seat, player in enumerate(view["players"]):
        name = Text(f"{seat} {speech.name_of(seat)}  ", style=f"bold {EMBER if seat == view['seat'] else _paint(seat)}")
        parts.append(name + Text(" · ".join(players[seat]), style="not bold default"))
        if player["team"]:
            parts.append(Columns([_warrior(token, known, seat, speech) for token in player["team"]], padding=(0, 2)))
    return Group(*parts)


def _warrior(token: Mapping[str, Any], known: Mapping[str, str], seat: int, speech: Speech) -> Text:
    id = token["warrior"]
    where = f" {token['space']}" if token["space"] is not None else ""
    text = Text(f" {known[id]} ", style=f"bold {_paint(seat)}")
    text.append(f"{speech.thing(id, 'warrior')}{where}", style="not bold default")
    return text.append(f" ♥{token['left']}/{ENDURANCE[WARRIOR[id]]}", style=CRIMSON if token["damage"] else "default")


def _legend(speech: Speech) -> Columns:
    paints = [LOOK["colours"][colour]["paint"] for colour in COLOURS]
    spaces = [COLOUR.index(colour) for colour in range(len(COLOURS))]  # one space of each colour
    return Columns([Text(_meaning(space, speech), style=p) for space, p in zip(spaces, paints, strict=True)])


def _fight(view: View, speech: Speech, moves: Sequence[Move]) -> Panel:
    """Render the two fighters, the dice on the table, and the chances of the possible results."""
    fight = view["fight"]
    text = Text()
    for warrior, form, left, seat in zip(fight["fighters"], fight["forms"], fight["left"], fight["seats"], strict=True):
        text.append(
            speech.thing(form, "form") or speech.thing(warrior, "warrior"), style=f"bold {_paint(max(seat, 0))}"
        )
        owner = f" ({speech.name_of(seat)})" if seat >= 0 else ""
        text.append(f"{owner} ♥{left}{'   ⚔   ' if warrior == fight['fighters'][0] else ''}")
    dice = max((move.args for move in moves if move.word in ("reroll", "sum")), key=len, default=())
    if dice:
        text.append("\n")
    for face in dice:
        look = LOOK["faces"][FACES[face]]
        text.append(f"[{look['sign']} {speech.thing(FACES[face], 'face')}] ", style=f"bold {look['paint']}")
    hopes = _hopes(view, speech)
    if hopes:
        text.append("\n" + " · ".join(hopes), style=KI)
    where = fight["space"]
    title = speech.say("fact-fight-space", value=where) if where is not None else speech.say("board-last-fight")
    return Panel(text, title=Text(title), title_align="left", border_style=EMBER)


def _hopes(view: View, speech: Speech) -> list[str]:
    """Return the chances of combos, of the dodge and of cards, from the game's own preview."""
    found = foretell(view, None)
    notes = found["notes"] if found is not None else []
    return [speech.note(note, view["seat"]).rstrip(".") for note in notes if note["key"].startswith("hope")]
