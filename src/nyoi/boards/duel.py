"""Duel's field in text: seven tiles of four zones with hills, tokens and figures, and the figures' boards."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from math import cos, sin, tau

from rich import box
from rich.columns import Columns
from rich.console import Group, RenderableType
from rich.panel import Panel
from rich.table import Table as Grid
from rich.text import Text

from nyoi.boards import plain
from nyoi.boards.beside import Beside
from nyoi.boards.codes import codes
from nyoi.boards.ground import Ground, Point
from nyoi.boards.look import EMBER, KI, look_of
from nyoi.games.duel.content import (
    BOARD,
    DEFENCE_OF,
    LETTERS,
    MOST_HEALTH,
    MOST_KI,
    POSITIONS,
    SPOTS,
    STRENGTH_OF,
    TECHNIQUE_ROWS,
    TILE,
    UNIT,
    UNITS,
    VALUE,
    ZONES,
)
from nyoi.games.duel.field import LAYOUTS, ROTATIONS, links_of
from nyoi.kernel.decision import Move
from nyoi.kernel.game import View
from nyoi.words.speech import Speech

LOOK = look_of("duel")
FIELD: Mapping[str, Mapping[str, str]] = LOOK["field"]
TILE_WIDTH = 26
ACROSS = 3 * TILE_WIDTH
COLUMNS = (("NW", "SW"), ("N", "C", "S"), ("NE", "SE"))  # tiles from the left, each column from the top
# Distance of each side of a tile from its top, clockwise from the north.
HEIGHTS = (0.0, 1.0, 2.0, 3.0, 2.0, 1.0)
SIGNS = ("sign-hill", "sign-token", "sign-ball")
MARKS = (("down", "_", "sign-down"), ("flying", "^", "sign-flying"), ("activated", "✓", "sign-activated"))
STUDIED = (("team", "unit"), ("played_on", "card"), ("played", "card"))
DRAFT = ("draft-pick", "team-pick", "team-form")
DRAWN = "layout groups hills tokens units saibaimen"


def ground() -> Ground:
    """Return the zones of the standard layout as polygons, from `board.toml`."""
    geometry, places = BOARD["geometry"], LAYOUTS["standard"]
    shapes: dict[str, tuple[Point, ...]] = {}
    for at, position in enumerate(POSITIONS):
        tile, rotation = places[2 * at], places[2 * at + 1]
        x, y = geometry["centres"][position]
        turn = rotation * tau / ROTATIONS
        for n, letter in enumerate(LETTERS):
            corners = [geometry["corners"][name] for name in geometry["polygons"][letter]]
            shapes[ZONES[4 * tile + n]] = tuple(
                (round(x + a * cos(turn) + b * sin(turn), 3), round(-y + a * sin(turn) - b * cos(turn), 3))
                for a, b in corners
            )
    return Ground("zone", ("moved", "placed", "pushed"), shapes)


def show(view: View, speech: Speech, moves: Sequence[Move] = ()) -> RenderableType:
    """Return the field, the figures' boards, and the facts about the table and the players."""
    common, players = plain.facts(plain.without(view, DRAWN), speech)
    known = _codes(view, speech)
    figures = [_figures(view, speech, known)] if view["units"] else []
    parts: list[RenderableType] = [Text(" · ".join(common), style=KI)]
    if any(view["layout"]):
        parts.append(Beside(_field(view, known, _lit(moves)), Group(*figures), ACROSS))
    parts.append(_legend(speech))
    return Group(*parts, plain.seats(view, speech, players))


def remark(move: Move, view: View, speech: Speech) -> str:
    """Return a character's stats or a technique's cost."""
    if move.word == "pick":
        unit = move.args[0]
        numbers = {"health": MOST_HEALTH[unit], "ki": MOST_KI[unit], "value": VALUE[unit]}
        return speech.say("board-numbers", strength=STRENGTH_OF[unit], defence=DEFENCE_OF[unit], **numbers)
    if move.word in ("technique", "technique_at", "technique_two"):
        return f"{TECHNIQUE_ROWS[move.args[0]].ki} {speech.thing('ki', 'thing')}"
    return ""


def _codes(view: View, speech: Speech) -> dict[str, str]:
    found: dict[str, str] = {}
    for seat in range(view["seats"]):
        ids = [unit["id"] for unit in [*view["units"], *view["saibaimen"]] if unit["owner"] == seat]
        found |= zip(ids, codes([speech.thing(id, "unit") for id in ids], seat), strict=True)
    return found


def _lit(moves: Sequence[Move]) -> set[str]:
    """Return the zones and figures that the moves name."""
    found: set[str] = set()
    for move in moves:
        if move.word in ("move", "deploy", "push"):
            found.add(ZONES[move.args[0]])
        elif move.word in ("look", "reveal"):
            found.add(SPOTS[move.args[0]])
        elif move.word in ("talent_to", "leap", "play_to"):
            found.add(ZONES[move.args[-1]])
        elif move.word in ("attack", "activate", "lift", "heal"):
            found.add(UNITS[move.args[0]])
        elif move.word in ("technique_at", "talent_at", "launch", "play_at"):
            found.add(UNITS[move.args[-1]])
    return found


def _field(view: View, known: Mapping[str, str], lit: set[str]) -> Grid:
    """Return the grid of tiles; the outer columns start half a tile lower."""
    grid = Grid.grid()
    for _ in COLUMNS:
        grid.add_column(width=TILE_WIDTH)
    doors = _doors(view)
    columns = []
    for column in COLUMNS:
        tiles = [_tile(view, position, known, lit, doors) for position in column]
        columns.append(Group(*([Text("\n\n")] if len(column) == 2 else []), *tiles))
    grid.add_row(*columns)
    return grid


def _doors(view: View) -> dict[str, list[str]]:
    """Return for each zone the adjacent zones of other tiles; empty while tiles are still being laid."""
    found: dict[str, list[str]] = {zone: [] for zone in ZONES}
    if all(view["layout"]):
        places = tuple(number for tile, turn in view["layout"] for number in (TILE[tile], turn))
        for a, b in links_of(places):
            one, other = ZONES[a], ZONES[b]
            if one[0] != other[0]:
                found[one].append(other)
                found[other].append(one)
    return found


def _tile(
    view: View, position: str, known: Mapping[str, str], lit: set[str], doors: Mapping[str, list[str]]
) -> RenderableType:
    """Render a tile: its zones from north to south, each with hill, token, figures and adjacent zones."""
    laid = view["layout"][POSITIONS.index(position)]
    if laid is None:
        return Panel(Text("\n\n\n"), title=position, box=box.ROUNDED, width=TILE_WIDTH, style="dim")
    tile, turn = laid
    sides: Mapping[str, list[int]] = BOARD["geometry"]["zone_sides"]

    def height(letter: str) -> float:
        return sum(HEIGHTS[(side + turn) % len(HEIGHTS)] for side in sides[letter]) / len(sides[letter])

    text = Text(no_wrap=True)
    for letter in sorted(LETTERS, key=height):
        zone = tile + letter
        line = _zone(view, zone, known, lit)
        next_door = f" →{' '.join(doors[zone])}" if doors[zone] else ""
        if len(line) + len(next_door) <= TILE_WIDTH - 2:
            line.append(next_door, style="dim")
        text.append(line).append("\n")
    text.rstrip()
    return Panel(text, title=Text(f"{position} {tile}"), box=box.ROUNDED, width=TILE_WIDTH, padding=0)


def _zone(view: View, zone: str, known: Mapping[str, str], lit: set[str]) -> Text:
    text = Text()
    tokens = [token for token in view["tokens"] if token["zone"] == zone]
    bright = zone in lit or any(token["spot"] in lit for token in tokens)
    text.append(f"[{zone}]" if bright else f" {zone} ", style=f"bold {FIELD['lit']['paint']}" if bright else "")
    hill = zone in view["hills"]
    text.append(FIELD["hill"]["sign"] if hill else " ", style=FIELD["hill"]["paint"])
    balls = [token for token in tokens if token["token"] is not None and token["token"].endswith("ball")]
    sign = "ball" if balls else "token" if tokens else ""
    text.append(FIELD[sign]["sign"] if sign else " ", style=FIELD[sign]["paint"] if sign else "")
    for unit in [*view["units"], *view["saibaimen"]]:
        if unit["zone"] == zone:
            code = known[unit["id"]]
            style = f"bold {LOOK['seats']['paints'][unit['owner']]}"
            text.append(f"[{code}]" if unit["id"] in lit else f" {code}", style=style)
    return text


def _figures(view: View, speech: Speech, known: Mapping[str, str]) -> Grid:
    """Render the characters' boards: zone, health, ki, stars, Parades, balls and status."""
    grid = Grid(box=box.SIMPLE_HEAD, padding=(0, 1, 0, 0), show_edge=False, header_style=KI)
    grid.add_column(no_wrap=True)
    grid.add_column()  # in a narrow terminal the name wraps; numbers are never cut
    for heading in ("", *LOOK["figure"].values(), FIELD["ball"]["sign"]):
        grid.add_column(heading, no_wrap=True)
    for unit in view["units"]:
        number = UNIT[unit["id"]]
        style = EMBER if unit["id"] == view["active"] else ""
        grid.add_row(
            Text(known[unit["id"]], style=f"bold {LOOK['seats']['paints'][unit['owner']]}"),
            Text(speech.thing(unit["id"], "unit")),
            Text(unit["zone"] or _absent(unit["health"], speech)),
            f"{unit['health']}/{MOST_HEALTH[number]}",
            f"{unit['ki']}/{MOST_KI[number]}",
            str(unit["stars"]),
            str(unit["parades"]),
            Text(f"{''.join(map(str, unit['balls']))}{_marks(unit)}"),
            style=style,
        )
    return grid


def _absent(health: int, speech: Speech) -> str:
    return "–" if health else speech.say("board-ko")


def _marks(unit: Mapping[str, object]) -> str:
    """Return a figure's status signs: down, flying, already activated."""
    return "".join(f" {sign}" for field, sign, _ in MARKS if unit[field])


def _legend(speech: Speech) -> Columns:
    signs = [f"{FIELD[key.removeprefix('sign-')]['sign']} {speech.say(key)}" for key in SIGNS]
    signs += [f"{sign} {speech.thing(thing, 'thing')}" for thing, sign in LOOK["figure"].items() if sign != thing]
    signs += [f"{sign} {speech.say(key)}" for _, sign, key in MARKS]
    return Columns([Text(sign, style="dim") for sign in signs])
