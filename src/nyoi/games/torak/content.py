"""Content tables of Torak: map, elements and gauges, read once (TORAK section 3)."""

from __future__ import annotations

from typing import Any, Final, NamedTuple

from nyoi.kernel.content import tables_of

_table: Final = tables_of("torak", "nyoi.games.torak").read


_maps: dict[str, Any] = _table("maps")
_elements: list[dict[str, Any]] = _table("elements")["element"]
_gauges: dict[str, Any] = _table("gauges")
_by_id: dict[str, dict[str, Any]] = {row["id"]: row for row in _elements}

MODES: Final[list[dict[str, Any]]] = _table("modes")["mode"]
OPTIONS: Final[list[dict[str, Any]]] = _table("options")["option"]

# -- elements (TORAK-3.10); a river is stored with the axis it runs along

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

# -- the lattice (TORAK-3.1): an intersection ("spot") is numbered row by row

WIDTH: Final[int] = _maps["lattice"]["columns"]
HEIGHT: Final[int] = _maps["lattice"]["rows"]
SPOTS: Final = WIDTH * HEIGHT
SPOT: Final[tuple[str, ...]] = tuple(f"{i % WIDTH},{i // WIDTH}" for i in range(SPOTS))
SPOT_OF: Final[dict[str, int]] = {id: i for i, id in enumerate(SPOT)}
START: Final[int] = _maps["lattice"]["start"][1] * WIDTH + _maps["lattice"]["start"][0]

# -- the maps: which spots of the lattice exist, and where the balls lie (TORAK-3.1, 3.4)

MAPS: Final[tuple[str, ...]] = tuple(row["id"] for row in _maps["map"])
ON: Final[tuple[tuple[bool, ...], ...]] = tuple(
    tuple(low <= a % WIDTH <= high and low <= a // WIDTH <= high for a in range(SPOTS))
    for low, high in (row["lines"] for row in _maps["map"])
)
BALL_SPOTS: Final[tuple[tuple[int, ...], ...]] = tuple(
    tuple(y * WIDTH + x for x, y in row["balls"]) for row in _maps["map"]
)

DIRECTIONS: Final[tuple[str, ...]] = ("n", "e", "s", "w")
NORTH: Final = 0
EAST: Final = 1
SOUTH: Final = 2
WEST: Final = 3
BACK: Final[tuple[int, ...]] = (SOUTH, WEST, NORTH, EAST)
AXIS: Final[tuple[int, ...]] = (0, 1, 0, 1)  # 0 vertical, 1 horizontal
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


# RAY[d][a]: the spots from a in direction d, up to the border. STEPS[a][b]: lattice distance, obstacles
# ignored.
RAY: Final[tuple[tuple[tuple[int, ...], ...], ...]] = tuple(tuple(_ray(a, d) for a in range(SPOTS)) for d in range(4))
STEPS: Final[tuple[tuple[int, ...], ...]] = tuple(
    tuple(abs(a % WIDTH - b % WIDTH) + abs(a // WIDTH - b // WIDTH) for b in range(SPOTS)) for a in range(SPOTS)
)
LONGEST: Final = max(WIDTH, HEIGHT) - 1


def square(a: int, b: int) -> int:
    """Return the squared distance of two spots, which breaks ties between numbers of steps (TORAK-6.59)."""
    dx, dy = a % WIDTH - b % WIDTH, a // WIDTH - b // WIDTH
    return dx * dx + dy * dy


# -- sections (TORAK-3.5 to 3.9): those of every table of every map, in one list

TABLES: Final[tuple[str, ...]] = tuple(row["id"] for row in _maps["table"])
_ZONES: Final = tuple((m, t) for m in range(len(MAPS)) for t in range(len(TABLES)))


def zone(map: int, table: int) -> int:
    """Return the index of a section table on a map; `ROLLED[zone]` maps two dice to a section."""
    return _ZONES.index((map, table))


class _Section(NamedTuple):
    zone: int
    id: str
    names: tuple[str, str]  # French, English
    red: range
    white: range
    limits: tuple[int, int, int, int]  # columns from, to; rows from, to


def _stripes(map: int, parts: int) -> list[tuple[range, int, int]]:
    """Return the columns or rows of a map as (die faces, first line, last line)."""
    low, high = _maps["map"][map]["lines"]
    cuts = [low, *_maps["map"][map][f"limits_of_{parts}"], high]
    faces = 6 // parts
    return [(range(i * faces + 1, i * faces + faces + 1), cuts[i], cuts[i + 1]) for i in range(parts)]


def _sections_of(map: int, table: int) -> list[_Section]:
    row = _maps["table"][table]
    found: list[_Section] = []
    for j, (white, y0, y1) in enumerate(_stripes(map, row["rows"])):
        for i, (red, x0, x1) in enumerate(_stripes(map, row["columns"])):
            n = len(found)
            id = row["sections"][n] if "sections" in row else f"c{i + 1}r{j + 1}"
            fr = row["names_fr"][n] if "names_fr" in row else f"colonne {i + 1}, rangée {j + 1}"
            en = row["names_en"][n] if "names_en" in row else f"column {i + 1}, row {j + 1}"
            name = f"{MAPS[map]}-{row['id']}-{id}"
            found.append(_Section(zone(map, table), name, (fr, en), red, white, (x0, x1, y0, y1)))
    return found


_sections: list[_Section] = [section for m, t in _ZONES for section in _sections_of(m, t)]
SECTION: Final[tuple[str, ...]] = tuple(section.id for section in _sections)
SECTION_OF: Final[dict[str, int]] = {id: i for i, id in enumerate(SECTION)}
OF_ZONE: Final[tuple[int, ...]] = tuple(section.zone for section in _sections)
LIMITS: Final[tuple[tuple[int, int, int, int], ...]] = tuple(section.limits for section in _sections)
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
        if other != c and OF_ZONE[other] == OF_ZONE[c] and any(AWAY[other][a] == 0 for a in WITHIN[c])
    )
    for c in range(len(SECTION))
)


def _rolled(zone: int, red: int, white: int) -> int:
    return next(c for c, row in enumerate(_sections) if row.zone == zone and red in row.red and white in row.white)


# ROLLED[z][red - 1][white - 1]: the section two dice choose; AROUND[z][a]: the sections a spot belongs to.
ROLLED: Final[tuple[tuple[tuple[int, ...], ...], ...]] = tuple(
    tuple(tuple(_rolled(z, red, white) for white in range(1, 7)) for red in range(1, 7)) for z in range(len(_ZONES))
)
AROUND: Final[tuple[tuple[tuple[int, ...], ...], ...]] = tuple(
    tuple(tuple(c for c in range(len(SECTION)) if OF_ZONE[c] == z and AWAY[c][a] == 0) for a in range(SPOTS))
    for z in range(len(_ZONES))
)


# -- display names


def element_names(lang: str) -> tuple[str, ...]:
    return tuple(_by_id[id][f"name_{lang}"] for id in ELEMENTS)


def section_names(lang: str) -> tuple[str, ...]:
    """Return the section names: words for the table of nine, column and row for the others."""
    return tuple(section.names[lang != "fr"] for section in _sections)


def direction_names(lang: str) -> tuple[str, ...]:
    return ("nord", "est", "sud", "ouest") if lang == "fr" else ("north", "east", "south", "west")


# -- checks: a mistake in a content pack must not reach a game


def check() -> None:
    """Raise `ValueError` if the tables contradict each other or the rulebook's fixed numbers (TORAK-3.15)."""
    for name, found, due in (
        ("elements drawn", COUNT[:4], (10, 5, 10, 1)),
        ("beans", (BEANS, BEANS_EASY), (3, 5)),
        ("doses and jerrycans", (DOSES, CANS), (4, 3)),
        ("balls", (BALLS, len(POINTS), {len(set(spots)) for spots in BALL_SPOTS}), (7, 8, {7})),
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
        raise ValueError("maps.toml: the start is at the centre of the lattice")
    for m, map in enumerate(MAPS):
        low, high = _maps["map"][m]["lines"]
        if low < 0 or low + high != WIDTH - 1:
            raise ValueError(f"maps.toml: {map} must lie around the start")
        if not all(0 <= a < SPOTS and ON[m][a] and a != START for a in BALL_SPOTS[m]):
            raise ValueError(f"maps.toml: a ball of {map} lies outside it or on the start")
        for parts in (3, 6):
            cuts = [low, *_maps["map"][m][f"limits_of_{parts}"], high]
            if len(cuts) != parts + 1 or cuts != sorted(set(cuts)):
                raise ValueError(f"maps.toml: {map} is not cut into {parts} parts")
    for mode in MODES:
        for usual in (mode["usual"], mode["easy"]):
            if usual["army_table"] not in TABLES or usual["map"] not in MAPS:
                raise ValueError(f"modes.toml: {mode['id']} names a table or a map that there is not")


check()
