"""Content tables of games, and the packs that replace them.

A game reads its tables through one `Tables` object, once, at import. A **pack** is a folder with a
`pack.toml` and edited copies of some tables; the game's own tables fill the rest. The packs of a process are
chosen before any game is imported and never change. `nyoi/__init__.py` calls `choose` with `$NYOI_PACK`, so
worker processes use the same packs.

Packs are untrusted input, so every table is read with limits.
"""

from __future__ import annotations

import json
import tomllib
from collections.abc import Iterable
from hashlib import blake2b
from importlib.resources import files
from pathlib import Path
from typing import Any, Final

from nyoi.kernel.position import GREATEST, MOST_TEXT, is_text, short
from nyoi.kernel.refused import Refused

ABOUT: Final = "pack.toml"
DRAWN: Final = ("look", "crests")  # appearance only: not part of the fingerprint
MOST_BYTES: Final = 1_000_000  # per table
MOST_VALUES: Final = 100_000  # per table; our largest has a tenth of it
DEEPEST: Final = 12


class Pack:
    """A content pack for one game: its id, its names and notes (French, English), and its folder."""

    def __init__(self, id: str, game: str, names: tuple[str, str], notes: tuple[str, str], folder: Path) -> None:
        self.id: Final = id
        self.game: Final = game
        self.names: Final = names
        self.notes: Final = notes
        self.folder: Final = folder


class _Choice:
    """The packs chosen for this process and the tables read so far."""

    def __init__(self) -> None:
        self.folders: list[str] = []
        self.packs: dict[str, Pack] | None = None  # by game, read on first use
        self.read: dict[str, Tables] = {}  # by game


class Tables:
    """The content tables of one game, with those of a pack in place of the game's own.

    >>> tables_of("toma", "nyoi.games.toma").names()
    ['cards', 'crests', 'decks', 'look', 'options', 'powers']
    """

    def __init__(self, game: str, folder: Path, pack: Pack | None = None) -> None:
        self.game: Final = game
        self.folder: Final = folder
        self.pack: Final = pack
        self._content: str = ""

    def names(self) -> list[str]:
        """Return the names of the game's tables. A pack cannot add any."""
        return sorted(path.name.removesuffix(".toml") for path in self.folder.glob("*.toml"))

    def path(self, name: str) -> Path:
        """Return the path of a table: the pack's file if it has one, else the game's."""
        found = None if self.pack is None else self.pack.folder / f"{name}.toml"
        return found if found is not None and found.is_file() else self.folder / f"{name}.toml"

    def read(self, name: str) -> dict[str, Any]:
        """Return a table as parsed TOML; raise Refused if it cannot be read."""
        path = self.path(name)
        try:
            return read(path)
        except ValueError as error:
            raise Refused("pack-table", file=path.name, why=str(error)) from error

    def fingerprint(self) -> str:
        """Return 16 hex digits that identify the content of all tables, appearance excluded."""
        if not self._content:
            told = {name: self.read(name) for name in self.names() if name not in DRAWN}
            text = json.dumps(told, sort_keys=True, ensure_ascii=False, separators=(",", ":"))
            self._content = blake2b(text.encode(), digest_size=8).hexdigest()
        return self._content


_here: Final = _Choice()


def choose(folders: Iterable[str]) -> None:
    """Choose the packs of this process; raise RuntimeError if any game's tables were read already."""
    if _here.read:
        raise RuntimeError(f"the content of {', '.join(_here.read)} was read before a pack was chosen")
    _here.folders = [folder for folder in folders if folder]
    _here.packs = None


def pack_of(game: str) -> Pack | None:
    """Return the pack chosen for a game, or None; raise Refused if a chosen folder holds no valid pack.

    >>> pack_of("toma") is None
    True
    """
    if _here.packs is None:
        found: dict[str, Pack] = {}
        for folder in _here.folders:
            pack = pack_in(Path(folder))
            if pack.game in found:
                raise Refused("pack-twice", game=pack.game, pack=pack.id, other=found[pack.game].id)
            found[pack.game] = pack
        _here.packs = found
    return _here.packs.get(game)


def tables_of(game: str, package: str) -> Tables:
    """Return the tables of a game in this process, reading its pack on first use."""
    if game not in _here.read:
        _here.read[game] = Tables(game, Path(str(files(package))) / "content", pack_of(game))
    return _here.read[game]


def played_with(game: str) -> tuple[str, str]:
    """Return the pack id and content fingerprint of a game, both empty if the content equals the game's own.

    >>> played_with("toma")
    ('', '')
    """
    pack = pack_of(game)
    tables = _here.read.get(game)
    if pack is None or tables is None:
        return "", ""
    content = tables.fingerprint()
    return ("", "") if content == Tables(game, tables.folder).fingerprint() else (pack.id, content)


def pack_in(folder: Path) -> Pack:
    """Return the pack in a folder; raise Refused if there is none or its `pack.toml` is invalid."""
    path = folder / ABOUT
    if not path.is_file():
        raise Refused("pack-missing", pack=short(str(folder)))
    try:
        told = read(path)
    except ValueError as error:
        raise Refused("pack-table", file=ABOUT, why=str(error)) from error
    id = folder.resolve().name
    texts: dict[str, str] = {}
    for key in ("game", "name_fr", "name_en", "notes_fr", "notes_en"):
        found = told.get(key, id if key.startswith("name") else "")
        if not isinstance(found, str) or len(found) > 500 or not is_text(found):
            raise Refused("pack-about", key=key, value=short(found))
        texts[key] = found
    names, notes = (texts["name_fr"], texts["name_en"]), (texts["notes_fr"], texts["notes_en"])
    return Pack(id, texts["game"], names, notes, folder.resolve())


def read(path: Path) -> dict[str, Any]:
    """Return an untrusted TOML file, parsed; raise ValueError if it is unreadable or too large."""
    try:
        if path.exists() and not path.is_file():
            raise ValueError("it is no regular file")  # reading a device may never end, and a pipe may block
        with path.open("rb") as file:
            data = file.read(MOST_BYTES + 1)
        if len(data) > MOST_BYTES:
            raise ValueError(f"a table has {MOST_BYTES} bytes at most")
        found = tomllib.loads(data.decode("utf-8"))
        _bounded([found])
    except OSError as error:
        raise ValueError("it cannot be read") from error
    except UnicodeDecodeError as error:
        raise ValueError("it is not written in UTF-8") from error
    except RecursionError as error:
        raise ValueError(f"tables stand in tables {DEEPEST} deep at most") from error
    return found


def _bounded(level: list[Any]) -> None:
    """Raise ValueError for content that is too large, nested too deep, or not writable as JSON."""
    values = depth = 0
    while level:
        depth += 1
        values += len(level)
        if values > MOST_VALUES or depth > DEEPEST:
            raise ValueError(f"a table has {MOST_VALUES} values at most, {DEEPEST} deep")
        inner: list[Any] = []
        for value in level:
            if isinstance(value, dict):
                inner += [*value.keys(), *value.values()]
            elif isinstance(value, list):
                inner += value
            elif isinstance(value, str):
                if len(value) > MOST_TEXT or not is_text(value):
                    raise ValueError(f"a text has {MOST_TEXT} characters at most")
            elif not isinstance(value, bool | int | float) or not -GREATEST <= value <= GREATEST:
                raise ValueError(f"{short(value)} is no number or text of a game")
        level = inner
