"""Post-game analysis, computed on request by a worker process.

The worker gets the journal and searches a bounded number of rounds with low priority, so that bots of live
games never wait for it. The result is stored: a game is analysed once. An interrupted analysis restarts on
the next request.
"""

from __future__ import annotations

import asyncio
import contextlib
import logging
import os
from typing import TYPE_CHECKING, Final

import msgspec

from nyoi.bots.lookback import Hindsight, Moment, looked_back
from nyoi.games import game as game_of
from nyoi.kernel.event import Event, data_of
from nyoi.kernel.game import Game
from nyoi.kernel.play import Refused
from nyoi.server.house.workers import Closed, Trouble, Workers
from nyoi.server.past.archive import Wanted
from nyoi.server.store.protocol import TableRow
from nyoi.server.table.chance import Luck
from nyoi.server.table.journal import recalled
from nyoi.server.wire import looks, messages
from nyoi.server.wire.encoding import encode, offers_of, refusal_of

if TYPE_CHECKING:
    from nyoi.server.house.house import House

logger = logging.getLogger("nyoi.server")

MEMORY: Final = 1_500_000_000  # bytes for the largest game
SECONDS: Final = 600.0  # for the longest game, on a busy machine
WAITING: Final = 20  # queued games, before new ones are refused
PATIENT: Final = 15  # niceness of the process
READY, THINKING, UNABLE = "ready", "thinking", "unable"

_wanted: Final = msgspec.msgpack.Decoder(Wanted)
_moments: Final = msgspec.json.Decoder(looks.Moments)
_pack: Final = msgspec.msgpack.Encoder().encode


# -- in the worker


def work(data: bytes) -> bytes:
    """Return the encoded key moments of an encoded journal."""
    with contextlib.suppress(OSError, AttributeError):  # unsupported on some systems
        os.nice(max(0, PATIENT - os.nice(0)))
    wanted = _wanted.decode(data)
    game = game_of(wanted.game)
    try:
        journal = recalled(game, wanted.seats, wanted.mode, wanted.options, wanted.entries, Luck())
        return encode(told(game, looked_back(game, journal.table.record)))
    except Refused as refused:
        return encode(looks.Moments("unable", refusal=refusal_of(refused)))


def told(game: Game, found: Hindsight) -> looks.Moments:
    """Return the analysis as stored and sent."""
    curves = [[(at, round(chance, 3)) for at, chance in curve] for curve in found.curves]
    return looks.Moments("ready", [_moment(game, one) for one in found.moments], curves)


def _moment(game: Game, one: Moment) -> looks.Moment:
    played, *other = offers_of(game.id).of([one.played, *([] if one.other is None else [one.other])])
    happened = None if one.happened is None else _event(game, one.happened)
    follows = one.follows and looks.Follows(
        _event(game, one.follows.event), round(one.follows.played, 2), round(one.follows.other, 2)
    )
    figures = (other[0] if other else None, round(one.before, 3), round(one.after, 3))
    kind = msgspec.convert(one.kind, looks.Kind)
    return looks.Moment(kind, one.at, one.until, one.mark, one.seat, played, *figures, happened, follows)


def _event(game: Game, event: Event) -> dict[str, object]:
    return data_of(event, None, game.tables) or {}


# -- in the server


class Lookback:
    """The analysis worker and its queue."""

    def __init__(self, house: House) -> None:
        self._house = house
        self._workers = Workers(1, work, MEMORY)
        self._under_way: dict[str, asyncio.Task[None]] = {}
        self._unable: dict[str, messages.Refusal] = {}

    async def of(self, row: TableRow, begin: bool) -> looks.Moments:
        """Return the analysis of a finished game; with `begin` start it if there is none."""
        data = await self._house.store.looks.found(row.id)
        if data is not None:
            return _moments.decode(data)
        if row.id in self._unable:
            return looks.Moments("unable", refusal=self._unable[row.id])
        if row.id not in self._under_way:
            if not begin:
                return looks.Moments("unasked")
            if len(self._under_way) >= WAITING:
                raise Refused("too-busy")
            task = self._under_way[row.id] = asyncio.create_task(self._look(row))
            task.add_done_callback(lambda _: self._under_way.pop(row.id, None))
        return looks.Moments("thinking")

    async def known(self, id: str, at: int) -> looks.Moment | None:
        """Return the key moment after so many moves, if the analysis has one."""
        data = await self._house.store.looks.found(id)
        found = [] if data is None else _moments.decode(data).moments
        return next((one for one in found if one.at == at), None)

    async def _look(self, row: TableRow) -> None:
        store = self._house.store
        try:
            entries = await store.journal(row.id)
            wanted = Wanted(row.game, len(row.seats), row.mode, row.options, entries)
            answer = await self._workers.ask(await self._house.aside.do(_pack, wanted), SECONDS)
            found = _moments.decode(answer)
            if found.refusal is not None:
                self._unable[row.id] = found.refusal
            else:
                await store.looks.keep(row.id, answer)
        except (Closed, Refused):
            pass  # the server ends, or the database is unreachable: the next request starts it again
        except Exception as error:  # a defect of ours must not repeat indefinitely
            self._unable[row.id] = refusal_of(Refused("look-failed"))
            what = type(error).__name__ if isinstance(error, Trouble) else repr(error)
            logger.error("looking back at table %s failed: %s", row.id, what)

    def close(self) -> None:
        """Abort all analyses."""
        self._workers.close()
        for task in self._under_way.values():
            task.cancel()
