"""The content tables of games, and the packs that take their place.

A game reads its tables through one `Tables`, once, when it is imported. A **pack** is a folder with a `pack.toml` and
some of these tables, edited; the tables it leaves out are the game's own. Which packs hold is said for a whole process
before any game is read, and never changes (`choose`; `nyoi/__init__.py` does it from `$NYOI_PACK`, so that worker
processes play the same).

What a table says may come from anybody, so it is read with limits.
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
DRAWN: Final = ("look", "crests")  # how things look: no game is another one for that
MOST_BYTES: Final = 1_000_000  # of one table
MOST_VALUES: Final = 100_000  # in one table; the longest of ours has a tenth of it
DEEPEST: Final = 12


class Pack:
    """Content in place of a game's own: whose, how it is called (French, English), what to know of it, and where."""

    def __init__(self, id: str, game: str, names: tuple[str, str], notes: tuple[str, str], folder: Path) -> None:
        self.id: Final = id
        self.game: Final = game
        self.names: Final = names
        self.notes: Final = notes
        self.folder: Final = folder


class _Choice:
    """What holds in this process."""

    def __init__(self) -> None:
        self.folders: list[str] = []
        self.packs: dict[str, Pack] | None = None  # by game, once somebody asked
        self.read: dict[str, Tables] = {}  # by game: those that were read already


class Tables:
    """The tables of one game: those in its own folder, but for those that a pack brings.

    >>> tables_of("toma", "nyoi.games.toma").names()
    ['cards', 'crests', 'decks', 'look', 'options', 'powers']
    """

    def __init__(self, game: str, folder: Path, pack: Pack | None = None) -> None:
        self.game: Final = game
        self.folder: Final = folder
        self.pack: Final = pack
        self._content: str = ""

    def names(self) -> list[str]:
        """Which tables there are. A pack brings no others."""
        return sorted(path.name.removesuffix(".toml") for path in self.folder.glob("*.toml"))

    def path(self, name: str) -> Path:
        """Where a table lies."""
        found = None if self.pack is None else self.pack.folder / f"{name}.toml"
        return found if found is not None and found.is_file() else self.folder / f"{name}.toml"

    def read(self, name: str) -> dict[str, Any]:
        """A table as it is written; Refused if it is none."""
        path = self.path(name)
        try:
            return read(path)
        except ValueError as error:
            raise Refused("pack-table", file=path.name, why=str(error)) from error

    def fingerprint(self) -> str:
        """Sixteen hex digits that stand for all that the tables say, but for how things look."""
        if not self._content:
            told = {name: self.read(name) for name in self.names() if name not in DRAWN}
            text = json.dumps(told, sort_keys=True, ensure_ascii=False, separators=(",", ":"))
            self._content = blake2b(text.encode(), digest_size=8).hexdigest()
        return self._content


_here: Final = _Choice()


def choose(folders: Iterable[str]) -> None:
    """The packs of this process; a game that was read already cannot be had otherwise any more."""
    if _here.read:
        raise RuntimeError(f"the content of {', '.join(_here.read)} was read before a pack was chosen")
    _here.folders = [folder for folder in folders if folder]
    _here.packs = None


def pack_of(game: str) -> Pack | None:
    """The pack that holds for a game in this process, if there is one; Refused if what was chosen is none.

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
    """The tables of a game in this process, for its `content.py` and for whoever shows them."""
    if game not in _here.read:
        _here.read[game] = Tables(game, Path(str(files(package))) / "content", pack_of(game))
    return _here.read[game]


def played_with(game: str) -> tuple[str, str]:
    """The pack a game is played with here, and the fingerprint of its content; nothing if it plays like the game's own.

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
    """The pack in a folder; Refused if there is none."""
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
    """A table that anybody may have written; ValueError with a sentence if it does not read or is too great."""
    try:
        if path.exists() and not path.is_file():
            raise ValueError("it is no regular file")  # a device never ends, and a pipe never begins
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
    """Refuse what no table of a game needs: it would fill the memory, or cannot be written as JSON."""
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
