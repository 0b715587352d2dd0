"""Consistency checks of the content tables, so that a faulty content pack cannot reach a game."""

from __future__ import annotations

from nyoi.games.duel.content import (
    BOARD,
    CARDS,
    CHARACTERS,
    DECK,
    DEFENCE_DIE,
    DIE,
    FIGURES,
    GROUP,
    GROUPS,
    HILLS,
    KIND,
    LAST_ROUND,
    LIMITS,
    PRESETS,
    REWARDS,
    SAIBAIMEN,
    STARTS,
    TALENTS,
    TEAM_MOST,
    TECHNIQUES,
    TECHNIQUES_OF,
    TILES,
    TOKEN_KINDS,
    TOKENS,
    VALUE,
    ZONE,
    ZONES,
)
from nyoi.games.duel.field import LAYOUTS, links_of


def check() -> None:
    """Raise if the tables are inconsistent or contradict the rulebook (DUEL-3.1, 3.32)."""
    for name, ids in (
        ("characters.toml: character", CHARACTERS),
        ("characters.toml: technique", TECHNIQUES),
        ("characters.toml: talent", TALENTS),
        ("cards.toml: card", CARDS),
        ("tables.toml: discovery", TOKENS),
        ("board.toml: tile", TILES),
    ):
        _due(f"{name} ids, each once", len(set(ids)), len(ids))
    _due("terrain tiles", len(TILES), LIMITS["terrain_tiles"])
    _due("zones", len(ZONES), LIMITS["terrain_tiles"] * LIMITS["zones_per_tile"])
    _due("hills", HILLS.bit_count(), LIMITS["hill_tiles"])
    _due("start zones", len(STARTS), 2)
    _due("characters", FIGURES, 10)
    _due("dice with six faces", sum(len(die) == 6 for die in DIE), FIGURES)
    _due("characters with techniques", sum(bool(t) for t in TECHNIQUES_OF[:FIGURES]), FIGURES)
    _due("Saibaiman tokens", SAIBAIMEN, LIMITS["saibaiman_tokens"])
    _due("Capsule cards", len(DECK), LIMITS["capsule_cards"])
    _due("faces of the defence die", len(DEFENCE_DIE), 12)
    _due("Discovery tokens", len(TOKENS), LIMITS["discovery_tokens"])
    _due("crystal balls", sum(kind == 0 for kind in KIND), LIMITS["crystal_balls"])
    for group in range(GROUPS):
        kinds = sorted(kind for kind, g in zip(KIND, GROUP, strict=True) if g == group)
        _due(f"kinds of token in group {group + 1}", kinds, list(range(len(TOKEN_KINDS))))
    for tokens in ("star", "parade"):  # enough for every character, so the supply never runs out (DUEL-3.2)
        most = 2 * TEAM_MOST * LIMITS[f"{tokens}s_per_character"]
        _due(f"{tokens} tokens for everybody", most <= LIMITS[f"{tokens}_supply"], True)
    _due("rounds of the wheel", len(REWARDS) - 1, LAST_ROUND)
    for layout in BOARD["layout"]:
        written = sorted(sorted((ZONE[a], ZONE[b])) for a, b in layout["links"])
        found = sorted(sorted(link) for link in links_of(LAYOUTS[layout["id"]]))
        _due(f"links of the layout {layout['id']}", found, written)
    for id, teams in PRESETS.items():
        _due(f"characters of the teams {id}, each once", len({*teams[0], *teams[1]}), len(teams[0] + teams[1]))
        _due(f"teams of {id} within the limit", max(len(team) for team in teams) <= TEAM_MOST, True)
        _due(f"worth of the teams {id}", all(sum(VALUE[c] for c in team) > 0 for team in teams), True)


def _due(what: str, found: object, due: object) -> None:
    if found != due:
        raise ValueError(f"content of duel: {what}: {found!r} found, {due!r} due")
