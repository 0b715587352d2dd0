"""The changes of a pack: every value that differs from the game's own, with the row it belongs to."""

from __future__ import annotations

from typing import Any, NamedTuple

from nyoi.kernel.content import DRAWN, Pack, Tables
from nyoi.packs.lines import Path, line_of, lines
from nyoi.packs.shape import NAMES

GONE = None  # stands for a missing value


class Change(NamedTuple):
    """One changed value: its location, the ids of its rows from the outermost, and both values."""

    file: str
    line: int
    owners: tuple[str, ...]
    key: str
    old: Any
    new: Any


def changes(pack: Pack, own: Tables) -> list[Change]:
    """Return all changes of a pack in the order of its files, except those of looks."""
    found: list[Change] = []
    theirs = Tables(pack.game, own.folder, pack)
    for name in own.names():
        path = theirs.path(name)
        if name not in DRAWN and path != own.path(name):
            places = lines(path.read_text(encoding="utf-8"))
            for owners, at, key, old, new in _differences(own.read(name), theirs.read(name), (), (), name):
                found.append(Change(path.name, line_of(places, at), owners, key, old, new))
    return found


Difference = tuple[tuple[str, ...], Path, str, Any, Any]


def _differences(old: Any, new: Any, owners: tuple[str, ...], path: Path, key: str) -> list[Difference]:
    """Return the differences between two values at one path."""
    if isinstance(old, dict) and isinstance(new, dict):
        inner = owners
        for name in NAMES:
            if isinstance(new.get(name), str):
                inner = (*owners, new[name])
        return [
            found
            for each in dict.fromkeys([*old, *new])
            for found in _differences(old.get(each, GONE), new.get(each, GONE), inner, (*path, each), each)
        ]
    if _rows(old) and _rows(new):
        before, after = {_name(row): row for row in old}, {_name(row): n for n, row in enumerate(new)}
        found = []
        for name in dict.fromkeys([*before, *after]):
            at = after.get(name)
            if at is None or name not in before:
                gone = at is None
                place = path if gone else (*path, at or 0)
                found.append(((*owners, name), place, key, name if gone else GONE, GONE if gone else name))
            else:
                found += _differences(before[name], new[at], owners, (*path, at), key)
        return found
    if (
        isinstance(old, list)
        and isinstance(new, list)
        and len(old) == len(new)
        and any(isinstance(x, dict) for x in new)
    ):
        pairs = enumerate(zip(old, new, strict=True))
        return [found for n, (a, b) in pairs for found in _differences(a, b, owners, (*path, n), key)]
    return [] if old == new and type(old) is type(new) else [(owners, path, key, old, new)]


def _rows(value: Any) -> bool:
    return isinstance(value, list) and bool(value) and all(isinstance(row, dict) and _name(row) for row in value)


def _name(row: dict[str, Any]) -> str:
    return next((row[name] for name in NAMES if isinstance(row.get(name), str)), "")
