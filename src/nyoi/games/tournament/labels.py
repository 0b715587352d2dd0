"""How the things of the Tournament are called, in both languages."""

from __future__ import annotations

from typing import Any

from nyoi.games.tournament.board import SPACES
from nyoi.games.tournament.content import ABILITY_ROWS, FACE_ROWS, FORM_ROWS, KIND_ROWS, WARRIOR_ROWS

PILE_NAMES = {
    "fr": ("Attaque", "Défense", "Spéciale", "Événement"),
    "en": ("Attack", "Defence", "Special", "Event"),
}


def labels(lang: str) -> dict[str, tuple[str, ...]]:
    """The names of every table, for the sentences of a language."""
    key = "name" if lang == "fr" else "english"

    def named(rows: tuple[Any, ...]) -> tuple[str, ...]:
        return tuple(row[key].replace("'", "’") for row in rows)

    return {
        "warrior": named(WARRIOR_ROWS),
        "form": named(FORM_ROWS),
        "combo": tuple(combo[key].replace("'", "’") for row in FORM_ROWS for combo in row["combos"]),
        "ability": named(ABILITY_ROWS),
        "card": named(KIND_ROWS),
        "pile": PILE_NAMES[lang],
        "face": named(FACE_ROWS),
        "space": SPACES,
    }
