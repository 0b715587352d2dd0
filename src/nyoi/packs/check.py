"""Check a pack, and report mistakes with file and line.

Each table is first parsed and compared with the game's own (`shape.py`). If that finds no mistake, another
process (`proof.py`) loads the game with the pack, which runs the game's own checks, and plays some games with
it.
"""

from __future__ import annotations

import re
from pathlib import Path as File
from typing import Any, Final, NamedTuple

from nyoi.games import home
from nyoi.kernel.content import ABOUT, DRAWN, MOST_BYTES, Pack, Tables, pack_in, read
from nyoi.kernel.position import near, short
from nyoi.packs.changes import changes
from nyoi.packs.lines import Path, line_of, lines
from nyoi.packs.proof import proof
from nyoi.packs.shape import KINDS, NAMES, Shape, ids, walk

MOST_FAULTS: Final = 20  # reported per run
_ABOUT: Final = ("game", "name_fr", "name_en", "notes_fr", "notes_en")
_PLACE: Final = re.compile(r"\s*\(at line (\d+), column (\d+)\)|\s*\(at end of document\)")


class Fault(NamedTuple):
    """A mistake: its file and line, its reason (a message key), and the facts of the message."""

    file: str
    line: int
    reason: str
    facts: dict[str, Any]


def checked(folder: str, play: bool = True) -> tuple[Pack, list[Fault]]:
    """Return the pack in a folder and its mistakes; raise `Refused` if there is no pack.

    Without `play`, no game is played.
    """
    pack = pack_in(File(folder))
    own = Tables(pack.game, home(pack.game) / "content")
    found, tables = _tables(pack, own)
    if not found:
        merged = Tables(pack.game, own.folder, pack)
        for name, table in tables.items():
            found += _Against(own, tables, name).faults(table, merged.path(name).read_text(encoding="utf-8"))
    if not found:
        found = _proved(pack, own, play)
    return pack, found[:MOST_FAULTS]


def _tables(pack: Pack, own: Tables) -> tuple[list[Fault], dict[str, Any]]:
    """Return the mistakes in reading the tables, and the tables, with the game's own for those left out."""
    found: list[Fault] = []
    known = own.names()
    told = _read(pack.folder / ABOUT, found)
    places = lines((pack.folder / ABOUT).read_text(encoding="utf-8"))
    for key in told:
        if key not in _ABOUT:
            found.append(
                Fault(ABOUT, line_of(places, (key,)), "fault-key", {"key": key, "near": near(key, list(_ABOUT))})
            )
    tables = {name: _read(own.path(name), []) for name in known}
    for path in sorted(pack.folder.glob("*.toml")):
        name = path.name.removesuffix(".toml")
        if name in known:
            tables[name] = _read(path, found)
        elif path.name != ABOUT:
            found.append(Fault(path.name, 1, "fault-file", {"game": pack.game, "allowed": ", ".join(known)}))
    return found, tables


def _read(path: File, faults: list[Fault]) -> dict[str, Any]:
    try:
        return read(path)
    except ValueError as error:
        why = str(error)
        place = _PLACE.search(why)
        at = int(place[1]) if place and place[1] else 1
        if place and not place[1]:
            at = len(path.read_text(encoding="utf-8", errors="replace").splitlines())
        text = _start(path).decode("utf-8", "replace").splitlines()[at - 1 : at] if path.is_file() else []
        facts = {"why": _PLACE.sub("", why), "text": short(text[0].strip()) if text else ""}
        faults.append(Fault(path.name, at, "fault-syntax" if place else "fault-unread", facts))
        return {}


def _start(path: File) -> bytes:
    """Read a file up to the maximum size of a table."""
    with path.open("rb") as file:
        return file.read(MOST_BYTES)


class _Against:
    """The comparison of one table of a pack with the game's own."""

    def __init__(self, own: Tables, tables: dict[str, Any], name: str) -> None:
        self.name = name
        self.file = f"{name}.toml"
        self.tables = tables
        houses = {table: own.read(table) for table in own.names()}
        self.shape = Shape()
        self.shape.see(houses[name])
        self.known = ids(houses)
        self.here = ids(tables)
        self.found: list[Fault] = []
        self.places: dict[Path, int] = {}

    def faults(self, table: dict[str, Any], text: str) -> list[Fault]:
        self.places = lines(text)
        self._look(table, self.shape, ())
        if self.name not in DRAWN:
            self._twice(table)
        return self.found

    def _say(self, path: Path, reason: str, **facts: Any) -> None:
        key = next((part for part in reversed(path) if isinstance(part, str)), "")
        self.found.append(Fault(self.file, line_of(self.places, path), reason, {"key": key, **facts}))

    def _look(self, value: Any, shape: Shape, path: Path) -> None:
        kind = KINDS[type(value)]
        fits = kind in shape.kinds or (type(value) is int and KINDS[float] in shape.kinds)
        if not fits:
            self._say(path, "fault-kind", found=kind, due=sorted(shape.kinds)[0], value=short(value))
        elif isinstance(value, dict):
            self._keys(value, shape, path)
        elif isinstance(value, list):
            if shape.length is not None and len(value) != shape.length:
                self._say(path, "fault-length", found=len(value), due=shape.length)
            for n, inner in enumerate(value):
                if shape.items is not None and shape.items.times:
                    self._look(inner, shape.items, (*path, n))
        elif isinstance(value, str):
            self._word(value, shape, path)
        elif not isinstance(value, bool) and not shape.low <= value <= shape.most:
            self._say(path, "fault-number", value=short(value), low=shape.low, high=shape.most)

    def _keys(self, value: dict[str, Any], shape: Shape, path: Path) -> None:
        table = self._names(set(shape.keys))
        free = self.name in DRAWN and not path
        for key, inner in value.items():
            if key in shape.keys:
                self._look(inner, shape.keys[key], (*path, key))
            elif table is not None and key in self.here.get(table, ()):
                self._look(inner, next(iter(shape.keys.values())), (*path, key))
            elif not free:
                self._say((*path, key), "fault-key", near=near(key, sorted(shape.keys)))
        due = {key for key, inner in shape.keys.items() if inner.times == shape.times and table is None and not free}
        for key in sorted(due - set(value)):
            self._say((*path, key), "fault-due")
        for (key, word), dues in shape.dues.items():
            if value.get(key) == word and shape.keys[key].words.count(word) > 1 and shape.keys[key].closed(key):
                for missing in sorted(dues - set(value) - due):
                    self._say((*path, missing), "fault-due-with", other=key, word=word)

    def _names(self, words: set[str]) -> tuple[str, ...] | None:
        """Return the smallest table of the game that names rows by all these words, or None."""
        if self.name in DRAWN:
            return None
        found = [table for table, names in self.known.items() if words and words <= names]
        return min(found, key=lambda table: len(self.known[table]), default=None)

    def _word(self, value: str, shape: Shape, path: Path) -> None:
        key = next((part for part in reversed(path) if isinstance(part, str)), "")
        if self.name in DRAWN or key in NAMES:
            return
        words = set(shape.words)
        table = self._names(words)
        if (table is not None or shape.closed(key)) and value not in words | self.here.get(table or (), set()):
            allowed = sorted(words | (self.here.get(table, set()) if table is not None else set()))
            self._say(path, "fault-word", value=short(value), near=near(value, allowed))

    def _twice(self, table: dict[str, Any]) -> None:
        """Report names used twice that are unique in the game's own table."""
        seen: set[tuple[Path, str]] = set()
        for path, value in walk(table):
            if len(path) > 1 and path[-1] in NAMES and isinstance(path[-2], int) and isinstance(value, str):
                rows = path[:-2]
                if (rows, value) in seen:
                    self._say(path, "fault-twice", value=short(value))
                seen.add((rows, value))


def _proved(pack: Pack, own: Tables, play: bool) -> list[Fault]:
    """Return the mistakes found by the game itself: its own checks, and a few games."""
    answer = proof(pack.folder, pack.game, play)
    if answer is None:
        return []
    why = answer["why"]
    file, line = _place(pack, own, why)
    return [Fault(file, line, answer["reason"], {"why": why, "seed": answer["seed"], "mode": answer["mode"]})]


def _place(pack: Pack, own: Tables, why: str) -> tuple[str, int]:
    """Return the most likely file and line of the game's complaint: a change in the file and row it names."""
    named = re.search(r"(\w+)\.toml", why)
    here = [change for change in changes(pack, own) if named is None or change.file == named[0]]
    about = [change for change in here if any(_word_in(owner, why) for owner in change.owners)]
    for change in [*about, *here]:
        return change.file, change.line
    path = pack.folder / (named[0] if named else ABOUT)
    if named is None or not path.is_file():
        return ABOUT, 1
    rows = [at for at, value in walk(read(path)) if at[-1:] in (("id",), ("code",)) and _word_in(str(value), why)]
    return path.name, line_of(lines(path.read_text(encoding="utf-8")), rows[0]) if rows else 1


def _word_in(word: str, text: str) -> bool:
    return re.search(rf"\b{re.escape(word)}\b", text) is not None
