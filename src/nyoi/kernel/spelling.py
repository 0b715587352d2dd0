"""Lenient move parsing: spaces, capitals, accents, and names in both languages."""

from __future__ import annotations

import unicodedata
from collections.abc import Mapping
from typing import Final

MOST: Final = 400  # characters of a text that are read: no move is half as long


class Spelling:
    """The names that a game's things may have in a move, besides their ids.

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
        # A name shared by several things (two red sevens) is ambiguous, and numbers (`1,2`, `1+2`) are no names.
        self._ids: Final = {
            name: next(iter(found)) for name, found in meant.items() if len(found) == 1 and any(map(str.isalpha, name))
        }
        self._longest: Final = max((name.count("_") + 1 for name in self._ids), default=1)

    def tidy(self, text: str) -> str:
        """Return a text in the form of moves: single spaces, ids for names, the rest in lower case."""
        words = text[:MOST].split()
        plain = [_plain(word) for word in words]
        found = [word.lower() for word in words[:1]]  # the word of the move
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
    """Return a name in lower case without accents, its words joined by underscores."""
    letters = unicodedata.normalize("NFKD", name.lower())
    kept = "".join(c if c.isalnum() else " " for c in letters if not unicodedata.combining(c))
    return "_".join(kept.split())
