"""Packs without one of their changes, to measure simultaneous changes separately."""

from __future__ import annotations

import json
from collections.abc import Sequence
from pathlib import Path
from typing import Any

from nyoi.kernel.content import ABOUT, DRAWN, Pack, Tables
from nyoi.packs.changes import Change
from nyoi.packs.shape import NAMES


def group_of(change: Change) -> str:
    """Return the group of a change: its outermost row, or its table and key if it is in no row."""
    return change.owners[0] if change.owners else f"{change.file.removesuffix('.toml')}:{change.key}"


def groups(made: Sequence[Change]) -> list[str]:
    """Return the groups of changes that can be left out one by one.

    >>> groups([Change("a.toml", 1, ("x", "y"), "n", 1, 2), Change("a.toml", 2, ("x",), "m", 1, 2)])
    ['x']
    """
    return list(dict.fromkeys(map(group_of, made)))


def without(pack: Pack, own: Tables, group: str, folder: Path) -> Path:
    """Write the pack without the changes of a group into a new folder."""
    theirs = Tables(pack.game, own.folder, pack)
    folder.mkdir(parents=True)
    (folder / ABOUT).write_bytes((pack.folder / ABOUT).read_bytes())
    for name in own.names():
        if theirs.path(name) != own.path(name):
            table = theirs.read(name) if name in DRAWN else reverted(own.read(name), theirs.read(name), group, name)
            text = "".join(f"{json.dumps(key)} = {toml(value)}\n" for key, value in table.items())
            (folder / f"{name}.toml").write_text(text, encoding="utf-8")
    return folder


def reverted(old: Any, new: Any, group: str, table: str, key: str = "") -> Any:
    """Return a value of a pack with all changes of a group reverted to the game's own content.

    >>> reverted({"row": [{"id": "a", "n": 1}, {"id": "b", "n": 1}]}, {"row": [{"id": "a", "n": 2}]}, "b", "t")
    {'row': [{'id': 'a', 'n': 2}, {'id': 'b', 'n': 1}]}
    """
    if isinstance(old, dict) and isinstance(new, dict):
        if group in (old.get(name) for name in NAMES):
            return old
        inner = {}
        for each in dict.fromkeys([*new, *old]):
            if f"{table}:{each}" == group and old.get(each) != new.get(each):
                found = old.get(each)
            else:
                found = reverted(old.get(each), new.get(each), group, table, each)
            if found is not None:
                inner[each] = found
        return inner
    if _rows(old) or _rows(new):
        before, after = ({_name(row): row for row in value or []} for value in (old, new))
        rows = []
        for name in dict.fromkeys([*after, *before]):
            if name == group:
                rows += [before[name]] if name in before else []
            elif name in after:
                rows.append(reverted(before.get(name), after[name], group, table, key))
        return rows
    return new


def toml(value: Any) -> str:
    """Return a value of a table as TOML on one line.

    >>> toml({"id": "x", "n": [1, 2.5, True]})
    '{"id" = "x", "n" = [1, 2.5, true]}'
    """
    if isinstance(value, dict):
        return "{" + ", ".join(f"{json.dumps(key)} = {toml(inner)}" for key, inner in value.items()) + "}"
    if isinstance(value, list):
        return "[" + ", ".join(map(toml, value)) + "]"
    if isinstance(value, str):
        return json.dumps(value).replace("\x7f", "\\u007f")
    return str(value).lower() if isinstance(value, bool) else repr(value)


def _rows(value: Any) -> bool:
    return isinstance(value, list) and bool(value) and all(isinstance(row, dict) and _name(row) for row in value)


def _name(row: dict[str, Any]) -> str:
    return next((row[name] for name in NAMES if isinstance(row.get(name), str)), "")
