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
        self._known: Final = frozenset(id for table in tables.values() for id in table)
        meant: dict[str, set[str]] = {}
        for id in self._known:
            meant.setdefault(_plain(id), set()).add(id)
        for by_kind in labels.values():
            for kind, called in by_kind.items():
                for id, name in zip(tables.get(kind, ()), called, strict=False):
                    meant.setdefault(_plain(name), set()).add(id)
        # What several things share (the two red sevens) says nothing, and numbers (`1,2`, `1+2`) are no names.
        self._ids: Final = {
            name: next(iter(found)) for name, found in meant.items() if len(found) == 1 and any(map(str.isalpha, name))
        }
        self._longest: Final = max((name.count("_") + 1 for name in self._ids), default=1)

    def tidy(self, text: str) -> str:
        """A text as moves are written: one space between words, ids for names, small letters elsewhere."""
        words = text[:MOST].split()
        plain = [_plain(word) for word in words]
        found = [word.lower() for word in words[:1]]  # what one does
        i = 1
        while i < len(words):
            number = min(self._longest, len(words) - i)
            while number > 1 and "_".join(plain[i : i + number]) not in self._ids:
                number -= 1
            if number == 1 and words[i] in self._known:
                found.append(words[i])  # an id always means itself
            else:
                found.append(self._ids.get("_".join(plain[i : i + number]), words[i].lower()))
            i += number
        return " ".join(found)


def _plain(name: str) -> str:
    """A name in small letters without accents, its words joined by strokes."""
    letters = unicodedata.normalize("NFKD", name.lower())
    kept = "".join(c if c.isalnum() else " " for c in letters if not unicodedata.combining(c))
    return "_".join(kept.split())
