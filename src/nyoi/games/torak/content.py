"""The map, the elements and the gauges of Torak, read once from the ruling book's tables (TORAK section 3)."""

from __future__ import annotations

import tomllib
from importlib.resources import files
from typing import Any, Final

_TABLES = files("nyoi.games.torak") / "content"


def _table(name: str) -> dict[str, Any]:
    return tomllib.loads((_TABLES / f"{name}.toml").read_text(encoding="utf-8"))


_map: dict[str, Any] = _table("map")
_elements: list[dict[str, Any]] = _table("elements")["element"]
_gauges: dict[str, Any] = _table("gauges")
_by_id: dict[str, dict[str, Any]] = {row["id"]: row for row in _elements}

MODES: Final[list[dict[str, Any]]] = _table("modes")["mode"]
OPTIONS: Final[list[dict[str, Any]]] = _table("options")["option"]

# -- elements (TORAK-3.10); a river is written down with the axis it runs along

ELEMENTS: Final[tuple[str, ...]] = ("mountain", "river", "monster", "troop", "ball")
MOUNTAIN: Final = 0
RIVER: Final = 1
MONSTER: Final = 2
TROOP: Final = 3

COUNT: Final[tuple[int, ...]] = tuple(_by_id[id]["setup_count"] for id in ELEMENTS)
SCENERY: Final[tuple[int, ...]] = tuple(e for e in (MOUNTAIN, RIVER, MONSTER) for _ in range(COUNT[e]))  # TORAK-4.1
DRAWN: Final = len(SCENERY)
CLIMB: Final[int] = _by_id["mountain"]["cross_with_spent_die_at_least"]
FORD: Final[int] = _by_id["river"]["cross_with_spent_die_at_least"]
ESCAPE: Final[int] = _by_id["troop"]["escape_with_die"]

# -- gauges

BEANS: Final[int] = _gauges["beans"]["boxes"]
BEANS_EASY: Final[int] = _gauges["beans"]["boxes_easy"]
DANGER: Final[tuple[int, ...]] = tuple(box["danger"] for box in _gauges["monsters"]["box"])
BONUS: Final[tuple[int, ...]] = tuple(box["points"] for box in _gauges["monsters"]["box"])
KI: Final[tuple[int, ...]] = (_gauges["ki"]["bonus_without_tick"], *(box["bonus"] for box in _gauges["ki"]["box"]))
KI_BOXES: Final = len(KI) - 1
TRAIN: Final[int] = _gauges["ki"]["train_with_die_at_least"]
DOSES: Final[int] = _gauges["fuel"]["doses"]
DICE: Final[int] = _gauges["fuel"]["movement_dice_with_fuel"]
DICE_DRY: Final[int] = _gauges["fuel"]["movement_dice_when_all_ticked"]
CANS: Final[int] = _gauges["jerrycans"]["count"]
FILL: Final[int] = _gauges["jerrycans"]["fill_with_die"]
POINTS: Final[tuple[int, ...]] = (0, *_gauges["balls"]["points"])  # by number of balls found
BALLS: Final[int] = _gauges["balls"]["count"]
TROOPS: Final[tuple[int, ...]] = tuple(_gauges["army"]["troops_per_box"])
BOXES: Final[int] = _gauges["army"]["boxes"]
FIRST_TROOPS: Final[int] = _gauges["army"]["setup_troops"]
WISH: Final[int] = _gauges["end_zone"]["wish_max_characters"]

# -- the lattice (TORAK-3.1): an intersection, a spot for short, is a number, row after row

WIDTH: Final[int] = _map["grid"]["columns"]
HEIGHT: Final[int] = _map["grid"]["rows"]
SPOTS: Final = WIDTH * HEIGHT
SPOT: Final[tuple[str, ...]] = tuple(f"{i % WIDTH},{i // WIDTH}" for i in range(SPOTS))
SPOT_OF: Final[dict[str, int]] = {id: i for i, id in enumerate(SPOT)}
START: Final[int] = _map["start"]["at"][1] * WIDTH + _map["start"]["at"][0]
BALL_SPOTS: Final[tuple[int, ...]] = tuple(ball["at"][1] * WIDTH + ball["at"][0] for ball in _map["ball"])

DIRECTIONS: Final[tuple[str, ...]] = ("n", "e", "s", "w")
NORTH: Final = 0
EAST: Final = 1
SOUTH: Final = 2
WEST: Final = 3
BACK: Final[tuple[int, ...]] = (SOUTH, WEST, NORTH, EAST)
AXIS: Final[tuple[int, ...]] = (0, 1, 0, 1)  # 0 upright, 1 level
BIT: Final[tuple[int, ...]] = (1, 2, 4, 8)  # the four lines of a spot
AXIS_BITS: Final[tuple[int, ...]] = (5, 10, 5, 10)  # by direction, both lines of its axis


def _ray(spot: int, direction: int) -> tuple[int, ...]:
    x, y = spot % WIDTH, spot // WIDTH
    if direction == NORTH:
        return tuple(range(spot - WIDTH, -1, -WIDTH))
    if direction == EAST:
        return tuple(range(spot + 1, spot + WIDTH - x))
    if direction == SOUTH:
        return tuple(range(spot + WIDTH, spot + WIDTH * (HEIGHT - y), WIDTH))
    return tuple(range(spot - 1, spot - x - 1, -1))


# RAY[d][a]: the spots met from a in direction d, up to the border. STEPS[a][b]: lines apart, obstacles ignored.
RAY: Final[tuple[tuple[tuple[int, ...], ...], ...]] = tuple(tuple(_ray(a, d) for a in range(SPOTS)) for d in range(4))
STEPS: Final[tuple[tuple[int, ...], ...]] = tuple(
    tuple(abs(a % WIDTH - b % WIDTH) + abs(a // WIDTH - b // WIDTH) for b in range(SPOTS)) for a in range(SPOTS)
)
LONGEST: Final = max(WIDTH, HEIGHT) - 1


def square(a: int, b: int) -> int:
    """The squared distance of two spots, which breaks ties between equal numbers of steps (TORAK-6.59)."""
    dx, dy = a % WIDTH - b % WIDTH, a // WIDTH - b // WIDTH
    return dx * dx + dy * dy


# -- sections (TORAK-3.5 to 3.9): those of all tables, one after the other

TABLES: Final[tuple[str, ...]] = tuple(_map["table"])
_sections: list[tuple[int, dict[str, Any]]] = [
    (t, row) for t, id in enumerate(TABLES) for row in _map["table"][id]["section"]
]
SECTION: Final[tuple[str, ...]] = tuple(f"{TABLES[t]}-{row['id']}" for t, row in _sections)
SECTION_OF: Final[dict[str, int]] = {id: i for i, id in enumerate(SECTION)}
OF_TABLE: Final[tuple[int, ...]] = tuple(t for t, _ in _sections)
LIMITS: Final[tuple[tuple[int, int, int, int], ...]] = tuple((*row["x"], *row["y"]) for _, row in _sections)
# AWAY[c][a]: steps from a spot to a section's rectangle, 0 inside and on the limits (TORAK-3.8).
AWAY: Final[tuple[tuple[int, ...], ...]] = tuple(
    tuple(max(x0 - a % WIDTH, 0, a % WIDTH - x1) + max(y0 - a // WIDTH, 0, a // WIDTH - y1) for a in range(SPOTS))
    for x0, x1, y0, y1 in LIMITS
)
WITHIN: Final[tuple[tuple[int, ...], ...]] = tuple(tuple(a for a in range(SPOTS) if row[a] == 0) for row in AWAY)
ADJACENT: Final[tuple[tuple[int, ...], ...]] = tuple(
    tuple(
        other
        for other in range(len(SECTION))
        if other != c and OF_TABLE[other] == OF_TABLE[c] and any(AWAY[other][a] == 0 for a in WITHIN[c])
    )
    for c in range(len(SECTION))
)


def _rolled(table: int, red: int, white: int) -> int:
    found = [c for c, (t, row) in enumerate(_sections) if t == table and red in row["red"] and white in row["white"]]
    return found[0] if len(found) == 1 else -1


# ROLLED[t][red - 1][white - 1]: the section two dice choose; AROUND[t][a]: the sections a spot belongs to.
ROLLED: Final[tuple[tuple[tuple[int, ...], ...], ...]] = tuple(
    tuple(tuple(_rolled(t, red, white) for white in range(1, 7)) for red in range(1, 7)) for t in range(len(TABLES))
)
AROUND: Final[tuple[tuple[tuple[int, ...], ...], ...]] = tuple(
    tuple(tuple(c for c in range(len(SECTION)) if OF_TABLE[c] == t and AWAY[c][a] == 0) for a in range(SPOTS))
    for t in range(len(TABLES))
)


# -- how things are called


def element_names(lang: str) -> tuple[str, ...]:
    """How the elements are called."""
    return tuple(_by_id[id][f"name_{lang}"] for id in ELEMENTS)


def section_names(lang: str) -> tuple[str, ...]:
    """How the sections are called: those of the table of nine have names, the others their column and row."""
    column, row = ("colonne", "rangée") if lang == "fr" else ("column", "row")
    return tuple(
        data[f"name_{lang}"] if f"name_{lang}" in data else f"{column} {data['id'][1]}, {row} {data['id'][3]}"
        for _, data in _sections
    )


def direction_names(lang: str) -> tuple[str, ...]:
    """How the directions are called."""
    return ("nord", "est", "sud", "ouest") if lang == "fr" else ("north", "east", "south", "west")


# -- checks: a mistake in a content pack must not reach a game


def check() -> None:
    """Refuse tables that do not fit together or break a number the rulebook fixes (TORAK-3.15)."""
    for name, found, due in (
        ("elements drawn", COUNT[:4], (10, 5, 10, 1)),
        ("beans", (BEANS, BEANS_EASY), (3, 5)),
        ("doses and jerrycans", (DOSES, CANS), (4, 3)),
        ("balls", (BALLS, len(BALL_SPOTS), len(set(BALL_SPOTS)), len(POINTS)), (7, 7, 7, 8)),
        ("army", (BOXES, TROOPS), (20, (1,) * 5 + (2,) * 5 + (3,) * 5 + (4,) * 5)),
        ("monster boxes", (len(DANGER), len(BONUS)), (COUNT[MONSTER], COUNT[MONSTER])),
        ("thresholds", (CLIMB, FORD, TRAIN, FILL, ESCAPE), (4, 2, 5, 6, 6)),
        ("monster bonuses", [n > 0 for n in BONUS], [False] * (len(BONUS) - 4) + [True] * 4),
        ("modes", [mode["id"] for mode in MODES], ["solo", "coop", "competitive", "duel"]),
    ):
        if found != due:
            raise ValueError(f"content: {name} must be {due}, not {found}")
    if KI[0] != 0 or sorted(set(KI)) != list(range(6)) or list(KI) != sorted(KI):
        raise ValueError("gauges.toml: Ki rises from +1 to +5")
    if DANGER[:2] != (0, 0) or list(DANGER) != sorted(DANGER):
        raise ValueError("gauges.toml: the first Monsters have danger 0 and it never falls")
    if (WIDTH - 1, HEIGHT - 1) != (2 * (START % WIDTH), 2 * (START // WIDTH)):
        raise ValueError("map.toml: the start is at the centre of the map")
    if START in BALL_SPOTS or not all(0 <= a < SPOTS for a in BALL_SPOTS):
        raise ValueError("map.toml: a ball lies outside the map or on the start")
    if len(SECTION_OF) != len(SECTION):
        raise ValueError("map.toml: a section stands twice in a table")
    for t, table in enumerate(TABLES):
        if any(c < 0 for row in ROLLED[t] for c in row):
            raise ValueError(f"map.toml: table {table} must give one section for every roll")
        if not all(AROUND[t]):
            raise ValueError(f"map.toml: table {table} leaves a spot without a section")
    for c, (t, row) in enumerate(_sections):
        if sorted(row["adjacent"]) != sorted(_sections[other][1]["id"] for other in ADJACENT[c]):
            raise ValueError(f"map.toml: the neighbours of {TABLES[t]}-{row['id']} are not those that touch it")
    for mode in MODES:
        for table in (mode["army_table"], mode["army_table_easy"]):
            if table not in TABLES:
                raise ValueError(f"modes.toml: {mode['id']} has no table {table}")


check()
