"""Differences between two views, used when they are small: see `messages.Patch`."""

from __future__ import annotations

from collections.abc import Iterable
from typing import Any, Final
from zlib import crc32

import msgspec

from nyoi.kernel.game import View
from nyoi.server.wire.messages import Path, Put

OPTIONS: Final = "options"  # constant part of every view, left out of the checksum
GONE: Final = object()
_sorted: Final = msgspec.json.Encoder(order="sorted").encode


def changes(before: View, after: View) -> tuple[list[Put], list[Path]]:
    """Return the changed values and the removed keys.

    >>> changes({"left": 5, "hands": [{"cards": 3}], "drawn": 1}, {"left": 5, "hands": [{"cards": 4}]})
    ([Put(path=('hands', 0, 'cards'), value=4)], [('drawn',)])
    """
    found: list[Put] = []
    gone: list[Path] = []
    _compare(before, after, (), found, gone)
    return found, gone


def _compare(before: Any, after: Any, path: Path, found: list[Put], gone: list[Path]) -> None:
    """Collect the differences of two values, descending into objects and lists of equal length."""
    if type(before) is dict and type(after) is dict:
        for key in [key for key, value in after.items() if key not in before or before[key] != value]:
            if key in before:
                _compare(before[key], after[key], (*path, key), found, gone)
            else:
                found.append(Put((*path, key), after[key]))
        if before.keys() != after.keys():
            gone += [(*path, key) for key in before if key not in after]
    elif type(before) is list and type(after) is list and len(before) == len(after) > 0:
        for i in [i for i, value in enumerate(after) if before[i] != value]:
            _compare(before[i], after[i], (*path, i), found, gone)
    else:
        found.append(Put(path, after))


def patched(view: View, put: Iterable[Put], gone: Iterable[Path]) -> View:
    """Return a patched copy of a view.

    >>> patched({"left": 5, "hands": [{"cards": 3}], "drawn": 1}, [Put(("hands", 0, "cards"), 4)], [("drawn",)])
    {'left': 5, 'hands': [{'cards': 4}]}
    """
    found = [view]
    fresh: set[int] = set()  # ids of copies, safe to change
    for path, value in [*((one.path, one.value) for one in put), *((path, GONE) for path in gone)]:
        place: Any = found
        for key in (0, *path[:-1]):
            if id(place[key]) not in fresh:
                place[key] = place[key].copy()
                fresh.add(id(place[key]))
            place = place[key]
        if value is GONE:
            del place[path[-1]]
        else:
            place[path[-1]] = value
    return found[0]


def canonical(view: View) -> bytes:
    """Return a view as canonical JSON, the input of its checksum: sorted keys, no options."""
    return _sorted({key: value for key, value in view.items() if key != OPTIONS})


def sum_of(text: bytes) -> str:
    """Return the checksum of a view's canonical JSON: CRC-32 in eight digits.

    >>> sum_of(canonical({"seat": 0, "left": 5, "options": {}}))
    '0db83ff9'
    """
    return f"{crc32(text):08x}"
