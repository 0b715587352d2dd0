"""Reading moves generously: spaces, capitals, accents, and the names of things in both languages."""

from __future__ import annotations

import unicodedata
from collections.abc import Mapping
from typing import Final

MOST: Final = 400  # characters of a text that is looked at: no move is half as long


class Spelling:
    """How the things of a game may be called in a move, besides by their ids.

    >>> cards = Spelling({"card": ("ki_wall", "senzu")}, {"fr": {"card": ("Mur de ki", "Senzu magique")}})
    >>> cards.tidy("  Card  mur de KI"), cards.tidy("card ki_wall")
    ('card ki_wall', 'card ki_wall')
    """

    def __init__(
        self, tables: Mapping[str, tuple[str, ...]], labels: Mapping[str, Mapping[str, tuple[str, ...]]]
    ) -> None:
        ids = {_plain(id): id for table in tables.values() for id in table}
        names: dict[str, set[str]] = {}
        for by_kind in labels.values():
            for kind, called in by_kind.items():
                for id, name in zip(tables.get(kind, ()), called, strict=False):
                    names.setdefault(_plain(name), set()).add(id)
        # A name that several things share says nothing, and an id always means itself.
        self._ids: Final = {name: next(iter(found)) for name, found in names.items() if len(found) == 1} | ids
        self._longest: Final = max((name.count("_") + 1 for name in self._ids), default=1)

    def tidy(self, text: str) -> str:
        """A text as moves are written: one space between words, ids for names, small letters elsewhere."""
        words = text[:MOST].split()
        plain = [_plain(word) for word in words]
        found: list[str] = []
        i = 0
        while i < len(words):
            for number in range(min(self._longest, len(words) - i), 0, -1):
                id = self._ids.get("_".join(plain[i : i + number]))
                if id is not None:
                    found.append(id)
                    i += number
                    break
            else:
                found.append(words[i].lower())
                i += 1
        return " ".join(found)


def _plain(name: str) -> str:
    """A name in small letters without accents, its words joined by strokes."""
    letters = unicodedata.normalize("NFKD", name.lower())
    kept = "".join(c if c.isalnum() else " " for c in letters if not unicodedata.combining(c))
    return "_".join(kept.split())
