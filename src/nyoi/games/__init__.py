"""The games there are: the rooms beside this file, and what other packages bring.

Games are found, not listed. A room of the house is a folder with a `meta.py`; another package names its game as an
entry point of the group `nyoi.games`, as the house does for its own:

    [project.entry-points."nyoi.games"]
    liars = "liars.meta:GAME"

A room wins over an entry point of the same name, so a source tree plays its own games whatever is installed.
"""

from __future__ import annotations

import logging
from collections.abc import Iterator, Sequence
from functools import cache
from importlib import import_module
from importlib.metadata import EntryPoint, entry_points
from importlib.util import find_spec
from pathlib import Path
from typing import Any, Final, NamedTuple, overload

from nyoi.kernel.content import Tables, pack_of, tables_of
from nyoi.kernel.game import Game
from nyoi.kernel.position import short
from nyoi.kernel.refused import Refused

GROUP: Final = "nyoi.games"
logger: Final = logging.getLogger(GROUP)


class Ids(Sequence[str]):
    """The ids of all games: those of the house in their order, then the others by name.

    They are looked for when somebody asks, not when this is imported: a game may import the house before the house
    imports the game.
    """

    @overload
    def __getitem__(self, place: int) -> str: ...
    @overload
    def __getitem__(self, place: slice) -> Sequence[str]: ...
    def __getitem__(self, place: int | slice) -> str | Sequence[str]:
        return (*rooms(), *guests())[place]

    def __len__(self) -> int:
        return len(rooms()) + len(guests())

    def __iter__(self) -> Iterator[str]:
        return iter((*rooms(), *guests()))

    def __repr__(self) -> str:
        return repr((*rooms(), *guests()))


IDS: Final = Ids()


@cache
def rooms() -> tuple[str, ...]:
    """The games of the house: each room says in its `__init__.py` which place it takes among them.

    >>> rooms()[0]
    'toma'
    """
    found = [path.parent.name for path in Path(__file__).parent.glob("*/meta.py")]
    return tuple(sorted(found, key=lambda id: (import_module(f"{__name__}.{id}").PLACE, id)))


class Guest(NamedTuple):
    """A game of another package, the name of that package, and its folder."""

    game: Game
    package: str
    room: Path


@cache
def guests() -> dict[str, Guest]:
    """The games of other packages, by id. One that cannot be had is left out, and a line says why."""
    found: dict[str, Guest] = {}
    for entry in sorted(entry_points(group=GROUP), key=lambda entry: (entry.name, entry.value)):
        if entry.name in rooms() and entry.module == f"{__name__}.{entry.name}.meta":
            continue  # the house's own
        taken = entry.name in rooms() or entry.name in found
        try:
            guest = None if taken else _brought(entry)
        except (Exception, SystemExit) as error:  # whatever it does wrong must not keep the others from playing
            why = f"{type(error).__name__}: {' '.join(str(error).split())}"
            logger.warning("The game %s (%s) was left out: %s", entry.name, entry.value, why)
            continue
        if guest is None:
            logger.warning("The game %s (%s) was left out: there is one of that name", entry.name, entry.value)
        else:
            found[entry.name] = guest
    return found


def _brought(entry: EntryPoint) -> Guest:
    """The game behind an entry point."""
    game: Any = entry.load()
    if not isinstance(game, Game):
        raise TypeError(f"it is no Game but {short(game)}")
    if game.id != entry.name:
        raise ValueError(f"it calls itself {short(game.id)}")
    home = Path(str(import_module(entry.module).__file__)).parent
    return Guest(game, entry.module.rpartition(".")[0], home)


def game(id: str) -> Game:
    """The game with this id.

    >>> game("toma").most
    8
    """
    if id in rooms():
        return _own(id)
    if id not in IDS:
        raise Refused("unknown-game", game=short(id), allowed=", ".join(IDS))
    return guests()[id].game


def _own(id: str) -> Game:
    """A game of the house. Its tables are as they should be, but a pack may bring others."""
    try:
        found = import_module(f"{__name__}.{id}.meta").GAME
    except Refused:
        raise
    except Exception as error:
        pack = pack_of(id)
        if pack is None:
            raise
        raise Refused("pack-broken", pack=pack.id, game=id, why=said(error)) from error
    assert isinstance(found, Game)
    return found


def said(error: BaseException) -> str:
    """What went wrong, in one line: the sentence of a check; the kind of any other mistake with what it says."""
    text = " ".join(str(error).split())
    return text if type(error) is ValueError else f"{type(error).__name__}: {text}"


def home(id: str) -> Path:
    """The folder of a game, which is not imported for that; Refused if there is none.

    >>> home("toma").name
    'toma'
    """
    if id in rooms():
        return Path(__file__).parent / id
    for entry in entry_points(group=GROUP):
        spec = find_spec(entry.module) if entry.name == id else None
        if spec is not None and spec.origin is not None:
            return Path(spec.origin).parent
    raise Refused(
        "unknown-game", game=short(id), allowed=", ".join(sorted({*rooms(), *entry_points(group=GROUP).names}))
    )


def tables(id: str) -> Tables:
    """The content of a game as it is played in this process, a pack's if one was chosen.

    >>> tables("toma").read("decks")["setup"]["face_up_removed_two_players"]
    3
    """
    return tables_of(id, package(id))


def room(id: str) -> Path:
    """Where a game is at home: its words, its rulebook and its content lie there.

    >>> room("toma").name
    'toma'
    """
    game(id)  # Refused if there is none
    return Path(__file__).parent / id if id in rooms() else guests()[id].room


def package(id: str) -> str:
    """The package in which a game is at home, to import more of it.

    >>> package("toma")
    'nyoi.games.toma'
    """
    game(id)
    return f"{__name__}.{id}" if id in rooms() else guests()[id].package
