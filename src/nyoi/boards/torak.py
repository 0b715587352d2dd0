"""Torak's map in text: the features of the sheet, the heroes and their paths, the spots of legal moves."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any

from rich.columns import Columns
from rich.console import Group, RenderableType
from rich.text import Text

from nyoi.boards import plain
from nyoi.boards.beside import Beside
from nyoi.boards.ground import Ground, square
from nyoi.boards.look import look_of
from nyoi.games.torak.content import HEIGHT, MAPS, ON, SPOT, WIDTH
from nyoi.kernel.decision import Move
from nyoi.kernel.game import View
from nyoi.words.speech import Speech

LOOK: Mapping[str, Mapping[str, str]] = look_of("torak")["map"]
ACROSS = 3 * WIDTH + 3  # width of the map in columns
ROOM = 34  # least width of the facts to its right
EAST, SOUTH = (1, 0), (0, 1)
TOWARDS = ((0, -1), EAST, SOUTH, (-1, 0))
SIGNS = (
    "sign-mountain",
    "sign-river",
    "sign-monster",
    "sign-troop",
    "sign-ball",
    "sign-hero",
    "sign-passed",
    "sign-lit",
)
Sign = tuple[str, str]  # a sign and its colour


def ground() -> Ground:
    """Return the intersections of the wide map."""
    return Ground("spot", ("leg", "stride", "ball"), {id: square(*_place(id), 0.8) for id in SPOT})


def show(view: View, speech: Speech, moves: Sequence[Move] = ()) -> RenderableType:
    """Return the sheet that the seat looks at, and the standing of all seats."""
    sheet = view["sheets"][_before(view)]
    common, players = plain.facts(_gauges(view), speech)
    lines: list[RenderableType] = [Text(" · ".join(common)), plain.seats(view, speech, players), _legend(speech, moves)]
    return Beside(_map(view, sheet, moves), Group(*lines), ACROSS, ROOM)


def remark(move: Move, view: View, speech: Speech) -> str:
    """Return an empty note: a leg's own text has its dice and cost."""
    return ""


def _before(view: View) -> int:
    """Return the sheet to show: in a draft the one in front of the seat, else its own or the shared one."""
    if view["drafted"] is not None:
        return int(view["drafted"])
    return view["seat"] if 0 <= view["seat"] < len(view["sheets"]) else 0


def _gauges(view: View) -> View:
    """Return the view without the facts that the map shows."""
    drawn = ["scenery", "mountains", "rivers", "monsters", "balls", "troops", "occupied"]
    sheets = [{name: value for name, value in sheet.items() if name not in drawn} for sheet in view["sheets"]]
    heroes = [{name: value for name, value in hero.items() if name != "track"} for hero in view["heroes"]]
    return {**view, "sheets": sheets, "heroes": heroes}


def _place(spot: str) -> tuple[int, int]:
    x, y = spot.split(",")
    return int(x), int(y)


def _map(view: View, sheet: Mapping[str, Any], moves: Sequence[Move]) -> Text:
    """Render the lattice, three columns per spot; brackets mark named spots, digits the length of a leg."""
    on = ON[MAPS.index(view["map"])]
    signs, lit = _signs(view, sheet), _lit(view, moves)
    paint = f"bold {LOOK['lit']['paint']}"
    text = Text("   " + "".join(f"{x:^3}" for x in range(WIDTH)), style="dim", no_wrap=True)
    for y in range(HEIGHT):
        row = [on[y * WIDTH + x] for x in range(WIDTH)]
        if not any(row):
            continue
        text.append(f"\n{y:>2} ", style="dim")
        for x in range(WIDTH):
            sign, colour = signs.get((x, y), (LOOK["empty"]["sign"] if row[x] else " ", LOOK["empty"]["paint"]))
            if (x, y) not in lit:
                text.append(f"{sign:^3}", style=f"not dim {colour}")
                continue
            steps = lit[x, y]
            bare = (x, y) not in signs or sign == LOOK["passed"]["sign"]
            inner = str(steps) if 0 < steps < 10 and bare else sign
            text.append("[", style=paint).append(inner[:1], style=f"bold {colour}").append("]", style=paint)
    return text


def _signs(view: View, sheet: Mapping[str, Any]) -> dict[tuple[int, int], Sign]:
    """Return the sign of each spot; heroes are on top, with their seat number if there are several."""
    found: dict[tuple[int, int], Sign] = {}

    def put(spot: tuple[int, int], kind: str, sign: str = "") -> None:
        found[spot] = sign or LOOK[kind]["sign"], LOOK[kind]["paint"]

    # In a race each seat has its own sheet.
    here = range(view["seats"]) if len(view["sheets"]) == 1 else [_before(view)]
    for hero in (view["heroes"][seat] for seat in here):
        for spot in hero["track"]:
            put(_place(spot), "passed")
    for kind, spot, *towards in sheet["scenery"]:
        x, y = _place(spot)
        dx, dy = (EAST if towards == ["e"] else SOUTH) if towards else (0, 0)
        for step in range(3 if towards else 1):
            put((x + step * dx, y + step * dy), kind)
    for spot in sheet["balls"]:
        put(_place(spot), "ball")
    for spot in sheet["monsters"]:
        put(_place(spot), "monster")
    for spot, number in sheet["troops"]:
        put(_place(spot), "troop", f"{LOOK['troop']['sign']}{number if number > 1 else ''}")
    for seat in here:
        at = view["heroes"][seat]["at"]
        if at is not None:
            put(_place(at), "hero", f"{LOOK['hero']['sign']}{seat if view['seats'] > 1 else ''}")
    return found


def _lit(view: View, moves: Sequence[Move]) -> dict[tuple[int, int], int]:
    """Return the spots that moves name (0), and the spots where a leg ends with its length."""
    found: dict[tuple[int, int], int] = {}
    at = view["heroes"][view["seat"]]["at"] if view["seat"] >= 0 else None
    for move in moves:
        if move.word in ("mountain", "monster", "troop", "river"):
            found[_place(SPOT[move.args[0]])] = 0
        elif move.word in ("leg", "stride") and at is not None:
            dx, dy = TOWARDS[move.args[0]]
            x, y = _place(at)
            steps = move.args[1]
            found[x + steps * dx, y + steps * dy] = steps
    return found


def _legend(speech: Speech, moves: Sequence[Move]) -> Columns:
    looks = [(key, LOOK[key.removeprefix("sign-")]) for key in (SIGNS if moves else SIGNS[:-1])]
    return Columns([Text(f"{look['sign']} {speech.say(key)}", style=look["paint"]) for key, look in looks])
