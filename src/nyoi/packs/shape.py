"""The schema of a game's tables, inferred from the game's own content.

A key that all rows of the game's own table have is required, a key that some have is optional, any other is
unknown. Numbers must be numbers within sensible bounds. A word that names something (`power = "guess"`) must
name an existing thing. A word that names code (`op = "heal"`) must be one that the game's own tables use,
because no other code is known to exist.
"""

from __future__ import annotations

import re
from collections.abc import Iterator, Mapping
from typing import Any, Final

Path = tuple[str | int, ...]
KINDS: Final = {  # message keys of the kinds
    bool: "pack-kind-flag",
    int: "pack-kind-whole",
    float: "pack-kind-number",
    str: "pack-kind-text",
    list: "pack-kind-list",
    dict: "pack-kind-table",
}
NAMES: Final = ("id", "code")  # keys that name rows
SAYS: Final = ("source", "name", "text", "note", "english")  # free texts about a thing
_WORD: Final = re.compile(r"[A-Za-z0-9_]+")


class Shape:
    """The values seen at one path of the tables: of a key in all rows, or of all items of a list."""

    def __init__(self) -> None:
        self.times = 0
        self.kinds: set[str] = set()
        self.low = self.high = 0.0
        self.words: list[str] = []
        self.lengths: set[int] = set()
        self.keys: dict[str, Shape] = {}
        self.items: Shape | None = None
        self.dues: dict[tuple[str, str], frozenset[str]] = {}  # keys of all rows with this word under a key

    def see(self, value: Any) -> None:
        """Record one more example."""
        self.times += 1
        self.kinds.add(KINDS[type(value)])
        if isinstance(value, dict):
            for key, inner in value.items():
                self.keys.setdefault(key, Shape()).see(inner)
                if isinstance(inner, str):
                    known = self.dues.get((key, inner), frozenset(value))
                    self.dues[key, inner] = known & frozenset(value)
        elif isinstance(value, list):
            self.lengths.add(len(value))
            self.items = self.items or Shape()
            for inner in value:
                self.items.see(inner)
        elif isinstance(value, str):
            self.words.append(value)
        else:
            self.low, self.high = min(self.low, value), max(self.high, value)

    @property
    def most(self) -> float:
        """Return the largest sensible number, far above the game's own values."""
        return max(20, 10 * self.high)

    @property
    def length(self) -> int | None:
        """Return the required length of a list, if all examples have the same one."""
        return min(self.lengths) if len(self.lengths) == 1 and self.times > 1 and min(self.lengths) > 1 else None

    def closed(self, key: str) -> bool:
        """Return whether the texts here are words with a meaning for the code."""
        told = key in NAMES or any(part in SAYS for part in key.split("_"))
        return not told and len(set(self.words)) < len(self.words) and all(map(_WORD.fullmatch, self.words))


def ids(tables: Mapping[str, Any]) -> dict[tuple[str, ...], set[str]]:
    """Return the names used in the tables, by the path of their rows without indices.

    >>> found = ids({"cards": {"card": [{"id": "freya", "value": 1}, {"id": "kuro", "value": 2}]}})
    >>> sorted(found[("cards", "card")])
    ['freya', 'kuro']
    """
    found: dict[tuple[str, ...], set[str]] = {}
    for path, value in walk(dict(tables)):
        if len(path) > 2 and path[-1] in NAMES and isinstance(path[-2], int) and isinstance(value, str):
            found.setdefault(tuple(str(key) for key in path[:-2] if isinstance(key, str)), set()).add(value)
    return found


def walk(value: Any, path: Path = ()) -> Iterator[tuple[Path, Any]]:
    """Yield every value of some tables with its path."""
    yield path, value
    if isinstance(value, dict):
        for key, inner in value.items():
            yield from walk(inner, (*path, key))
    elif isinstance(value, list):
        for n, inner in enumerate(value):
            yield from walk(inner, (*path, n))
