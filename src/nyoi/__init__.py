"""Nyoi: five tabletop games of one family, complete.

>>> import nyoi
>>> t = nyoi.new("toma", seats=4, seed=7, options={"objective": 3})
>>> t.decision.seat, [str(m) for m in t.decision.moves]
(3, ['discard cooler', 'discard freya'])
"""

from __future__ import annotations

import os
from collections.abc import Mapping
from pathlib import Path
from typing import Any

from nyoi.games import IDS, game
from nyoi.kernel import content, table
from nyoi.kernel.decision import ALL, CLOCK, FIRST, NOBODY, ONE, SPECTATOR, Decision, Move
from nyoi.kernel.log import Log, log_of
from nyoi.kernel.position import short
from nyoi.kernel.refused import Refused, ScriptError
from nyoi.kernel.table import Table
from nyoi.version import VERSION

__all__ = [
    "ALL",
    "CLOCK",
    "FIRST",
    "IDS",
    "NOBODY",
    "ONE",
    "SPECTATOR",
    "Decision",
    "Log",
    "Move",
    "Refused",
    "ScriptError",
    "Table",
    "game",
    "given",
    "load",
    "log_of",
    "new",
    "refusal",
]
__version__ = VERSION
content.choose(os.environ.get("NYOI_PACK", "").split(os.pathsep))  # before any game is read, in every process


def new(
    id: str,
    seats: int,
    seed: int | None = None,
    mode: str | None = None,
    options: Mapping[str, object] | None = None,
) -> Table:
    """A new game, dealt. Without a seed the machine's own chance deals it.

    >>> new("toma", seats=2, seed=1).view(SPECTATOR)["target"]
    7
    """
    return table.new(game(id), seats, _seed(seed), mode, options)


def given(id: str, position: Mapping[str, Any]) -> Table:
    """Any position; the keys are described in `docs/games/<game>.md`.

    >>> t = given("toma", {"hands": "tentra ajito / motta / cooler / sk", "pile": "claire"})
    >>> t.play("discard tentra", "guess 1 7")
    >>> t.view(SPECTATOR)["fallen"]
    [1]
    """
    return table.given(game(id), position)


def load(path: str | Path, seed: int | None = None) -> Table:
    """The game saved in a log file, replayed to its last move."""
    chance, file = _seed(seed), _path(path)
    try:
        text = file.read_text(encoding="utf-8")
    except (OSError, ValueError) as error:  # not there, not a file, not a name of one, not text
        raise Refused("log-unreadable", path=short(str(path))) from error
    log = log_of(text)
    return table.replay(game(log.setting.game), log, seed=chance)


def refusal(t: Table, seat: int, text: str) -> Refused | None:
    """Why a seat cannot play this now, or None if it can.

    >>> t = given("toma", {"hands": "motta tytoon / freya", "pile": "claire"})
    >>> print(refusal(t, 0, "discard tytoon"))
    motta-goes (TOMA-6.48) card=tytoon
    """
    return _table(t).refusal(seat, text)


def _table(t: object) -> Table:
    if not isinstance(t, Table):
        raise TypeError(f"t must be a Table, not {short(t)}")
    return t


def _path(path: object) -> Path:
    if not isinstance(path, str | Path):
        raise TypeError(f"path must be the name of a file, not {short(path)}")
    return Path(path)


def _seed(seed: object) -> int:
    if seed is None:
        return int.from_bytes(os.urandom(8), "big")
    if not isinstance(seed, int):
        raise TypeError(f"seed must be a whole number or None, not {short(seed)}")
    return seed
