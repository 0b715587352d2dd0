"""Boards, cards, tokens and ground of Duel, read once from the rulebook's tables (DUEL section 3)."""

from __future__ import annotations

from typing import Any, Final

from nyoi.games.duel.pieces import KI, PARADE, STAR, THINGS, Capsule, Talent, Technique
from nyoi.kernel.content import tables_of

_table: Final = tables_of("duel", "nyoi.games.duel").read


BOARD: Final = _table("board")
_characters = _table("characters")
_cards: list[dict[str, Any]] = _table("cards")["card"]
_tables = _table("tables")
_names = _table("names")
_people: list[dict[str, Any]] = _characters["character"]
_saibaiman: dict[str, Any] = _characters["saibaiman"]

# -- limits (DUEL-3.1 to 3.3, 3.9)

LIMITS: Final[dict[str, int]] = {key: n for key, n in _tables["limits"].items() if key != "source"}
ROOM: Final = LIMITS["figures_per_zone"]
MOST_STARS: Final = LIMITS["stars_per_character"]
MOST_PARADES: Final = LIMITS["parades_per_character"]
BASE_ACTIONS: Final = LIMITS["base_actions"]
TEAM_MOST: Final = LIMITS["team_max"]
LAST_ROUND: Final = LIMITS["rounds"]
HILL_RANGE: Final = LIMITS["hill_range"]
FLIGHT_RANGE: Final = LIMITS["flight_range"]
MARKET: Final = LIMITS["capsules_revealed"]

# -- ground (DUEL-3.4 to 3.8); a zone is its tile's number times four plus its letter

TILES: Final[tuple[str, ...]] = tuple(tile["id"] for tile in BOARD["tile"])
LETTERS: Final = "abcd"
ZONES: Final[tuple[str, ...]] = tuple(tile + letter for tile in TILES for letter in LETTERS)
ZONE: Final[dict[str, int]] = {id: z for z, id in enumerate(ZONES)}
TILE: Final[dict[str, int]] = {id: t for t, id in enumerate(TILES)}
START_TILES: Final[tuple[int, ...]] = tuple(t for t, tile in enumerate(BOARD["tile"]) if "start" in tile)
STARTS: Final[tuple[int, ...]] = tuple(ZONE[TILES[t] + BOARD["tile"][t]["start"]] for t in START_TILES)
HILLS: Final[int] = sum(1 << ZONE[tile["id"] + letter] for tile in BOARD["tile"] for letter in tile["hills"])
POSITIONS: Final[tuple[str, ...]] = tuple(BOARD["geometry"]["positions"])

# -- units: the ten characters by number, then the Saibaiman tokens (DUEL-3.10)

CHARACTERS: Final[tuple[str, ...]] = tuple(row["id"] for row in _people)
FIGURES: Final = len(CHARACTERS)
SAIBAIMEN: Final[int] = _saibaiman["tokens"]
UNITS: Final[tuple[str, ...]] = (*CHARACTERS, *(f"saibaiman{n + 1}" for n in range(SAIBAIMEN)))
UNIT: Final[dict[str, int]] = {id: u for u, id in enumerate(UNITS)}
_boards = [*_people, *([_saibaiman] * SAIBAIMEN)]
VALUE: Final[tuple[int, ...]] = tuple(row["value"] for row in _boards)
MOST_HEALTH: Final[tuple[int, ...]] = tuple(row["health"] for row in _boards)
MOST_KI: Final[tuple[int, ...]] = tuple(row["ki_max"] for row in _boards)
STRENGTH_OF: Final[tuple[int, ...]] = tuple(row["strength"] for row in _boards)
DEFENCE_OF: Final[tuple[int, ...]] = tuple(row["defence"] for row in _boards)
DIE: Final[tuple[tuple[tuple[int, ...], ...], ...]] = tuple(
    tuple(tuple(sorted(THINGS.index(symbol) for symbol in face)) for face in row["die"]) for row in _people
)
# Affinities shared by two characters: the number of wounds one can take for the other (DUEL-3.11, 6.9.8).
COMMON: Final[tuple[tuple[int, ...], ...]] = tuple(
    tuple(len(set(a["affinities"]) & set(b["affinities"])) for b in _people) for a in _people
)

# -- techniques and talents (DUEL-3.14, 3.15)

_technique_rows = [row for board in [*_people, _saibaiman] for row in board["technique"]]
TECHNIQUE_ROWS: Final[tuple[Technique, ...]] = tuple(Technique(row) for row in _technique_rows)
TECHNIQUES: Final[tuple[str, ...]] = tuple(t.id for t in TECHNIQUE_ROWS)
TECHNIQUE: Final[dict[str, int]] = {id: t for t, id in enumerate(TECHNIQUES)}
TECHNIQUES_OF: Final[tuple[tuple[int, ...], ...]] = tuple(
    tuple(TECHNIQUE[row["id"]] for row in board["technique"]) for board in _boards
)
_talent_rows = [row for board in [*_people, _saibaiman] for row in board["talent"]]
TALENT_ROWS: Final[tuple[Talent, ...]] = tuple(Talent(row) for row in _talent_rows)
TALENTS: Final[tuple[str, ...]] = tuple(t.id for t in TALENT_ROWS)
TALENT: Final[dict[str, int]] = {id: t for t, id in enumerate(TALENTS)}
TALENT_OF: Final[tuple[int, ...]] = tuple(TALENT[board["talent"][0]["id"]] for board in _boards)
_planter = next(t for t, row in enumerate(_talent_rows) if row["effects"][0]["kind"] == "plant_saibaiman")
NAPPA: Final = TALENT_OF.index(_planter)  # the owner of the Saibaimen

# -- the defence die: parades, ripostes, ki, stars of each face (DUEL-3.27)

_SYMBOLS = ("parade", "riposte", "ki", "star")
DEFENCE_DIE: Final[tuple[tuple[int, int, int, int], ...]] = tuple(
    (face.count("parade"), face.count("riposte"), face.count("ki"), face.count("star"))
    for face in _tables["defence_die"]["faces"]
)

# -- Capsule cards; copies are interchangeable, so a card is represented by its kind (DUEL-3.28)

CARD_ROWS: Final[tuple[Capsule, ...]] = tuple(Capsule(row) for row in _cards)
CARDS: Final[tuple[str, ...]] = tuple(card.id for card in CARD_ROWS)
CARD: Final[dict[str, int]] = {id: c for c, id in enumerate(CARDS)}
DECK: Final[tuple[int, ...]] = tuple(c for c, card in enumerate(CARD_ROWS) for _ in range(card.copies))
WINDOWS: Final = "RBODXPFW"
LEGAL_IN: Final[dict[str, tuple[int, ...]]] = {
    window: tuple(c for c, card in enumerate(CARD_ROWS) if window in card.windows) for window in WINDOWS
}

# -- Discovery tokens (DUEL-3.30); a spot is a zone, or the extra place for the dropped ball of a group

_tokens: list[dict[str, Any]] = _tables["discovery"]
TOKENS: Final[tuple[str, ...]] = tuple(row["id"] for row in _tokens)
TOKEN: Final[dict[str, int]] = {id: t for t, id in enumerate(TOKENS)}
TOKEN_KINDS: Final = ("ball", "action_or_health", "star_or_parade", "ki")
BALL: Final = 0
ACTION_OR_HEALTH: Final = 1
STAR_OR_PARADE: Final = 2
KIND: Final[tuple[int, ...]] = tuple(TOKEN_KINDS.index(row["kind"]) for row in _tokens)
GROUP: Final[tuple[int, ...]] = tuple(row["group"] - 1 for row in _tokens)
GROUPS: Final = len(TILES)
BALL_OF: Final[tuple[int, ...]] = tuple(
    next(t for t, row in enumerate(_tokens) if row["group"] == g + 1 and row["kind"] == "ball") for g in range(GROUPS)
)
ALL_TOKENS: Final = (1 << len(TOKENS)) - 1
ALL_BALLS: Final = (1 << GROUPS) - 1
SPOTS: Final[tuple[str, ...]] = (*ZONES, *(f"dropped{g + 1}" for g in range(GROUPS)))
SPOT: Final[dict[str, int]] = {id: p for p, id in enumerate(SPOTS)}

# -- the wheel (DUEL-3.31): the starting player, and the rewards of every character, by round from 1

_rounds: list[dict[str, Any]] = _tables["round"]
FIRST_IS_A: Final[tuple[bool, ...]] = (False, *(row["first"] == "A" for row in _rounds))
REWARDS: Final[tuple[tuple[tuple[int, int], ...], ...]] = (
    (),
    *(
        tuple((t, row["rewards"][THINGS[t]]) for t in (KI, STAR, PARADE) if THINGS[t] in row["rewards"])
        for row in _rounds
    ),
)

PRESETS: Final[dict[str, tuple[tuple[int, ...], tuple[int, ...]]]] = {
    row["id"]: (tuple(UNIT[id] for id in row["team_a"]), tuple(UNIT[id] for id in row["team_b"]))
    for row in _tables["preset"]
}

# The engine's name for a default that fixes nothing is `by_players`.
OPTIONS: Final[list[dict[str, Any]]] = [
    {**row, "default": "by_players"} if row["default"] == "none" else row for row in _table("options")["option"]
]


def is_hill(hills: int, zone: int) -> bool:
    """Return whether a zone still has its hill; `hills` has one bit per zone."""
    return hills >> zone & 1 == 1


def labels(lang: str) -> dict[str, tuple[str, ...]]:
    """Return the display names of each table, by kind."""
    name = "name" if lang == "fr" else "name_en"
    saibaimen = tuple(f"{_saibaiman[name]} {n + 1}" for n in range(SAIBAIMEN))
    kinds = {row["id"]: row[name] for row in _names["token_kind"]}
    dropped = _names["dropped"][name]
    return {
        "unit": (*(row[name] for row in _people), *saibaimen),
        "technique": tuple(row[name] for row in _technique_rows),
        "talent": tuple(row[name] for row in _talent_rows),
        "card": tuple(row[name] for row in _cards),
        "tile": tuple(row[name] for row in BOARD["tile"]),
        "layout": tuple(row[name] for row in BOARD["layout"]),
        "zone": ZONES,
        "spot": (*ZONES, *(f"{dropped} {g + 1}" for g in range(GROUPS))),
        "token": tuple(
            f"{kinds[row['kind']]} {row['ball']}" if "ball" in row else kinds[row["kind"]] for row in _tokens
        ),
        "thing": tuple(next(row[name] for row in _names["thing"] if row["id"] == id) for id in THINGS),
        "position": tuple(next(row[name] for row in _names["position"] if row["id"] == id) for id in POSITIONS),
    }
