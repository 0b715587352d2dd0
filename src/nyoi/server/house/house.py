"""The server process: live tables, services, connections, messages of other workers."""

from __future__ import annotations

import asyncio
import contextlib
import time
from collections.abc import Collection, Coroutine
from functools import partial
from typing import TYPE_CHECKING, Any

import msgspec

from nyoi.games import game as game_of
from nyoi.kernel.play import Refused
from nyoi.server.config import Config
from nyoi.server.evening.evenings import Evenings
from nyoi.server.house.aside import Aside
from nyoi.server.house.belongings import FORGOTTEN, Belongings, Forgotten
from nyoi.server.house.foreign import Readers
from nyoi.server.house.foretell import Foretellers
from nyoi.server.house.guests import Guests
from nyoi.server.house.manners import BLOCKS, Manners
from nyoi.server.house.notices import Notices
from nyoi.server.house.opening import Openings
from nyoi.server.house.players import A_DAY, RENAMED, SIGNED_OUT, Players, SignedOut
from nyoi.server.house.presence import here
from nyoi.server.house.signout import look_again, turn_out
from nyoi.server.house.sweep import sweep
from nyoi.server.house.think import Thinkers
from nyoi.server.house.vacation import AWAY, look_away
from nyoi.server.metrics import Metrics, broken
from nyoi.server.past.archive import Archive
from nyoi.server.past.lookback import Lookback
from nyoi.server.rate_limits import RateLimits
from nyoi.server.share.pictures import Pictures
from nyoi.server.store.protocol import (
    LOBBY,
    OVER,
    SILENCE,
    Entry,
    Lost,
    Peer,
    Store,
    TableRow,
)
from nyoi.server.store.turns import Kept
from nyoi.server.table.chance import Chance, Luck
from nyoi.server.table.journal import Journal, recalled
from nyoi.server.table.live import LiveTable
from nyoi.server.table.proof import fitting
from nyoi.server.table.seating import agreed
from nyoi.server.table.starting import await_shares
from nyoi.server.time.clock import Steady
from nyoi.server.wire.encoding import encode

if TYPE_CHECKING:
    from nyoi.server.http.session import Session


OF_ANOTHER_TIME = ("log-rules", "log-pack")  # games with other rules or content than today's


class Elsewhere(Lost):
    """Another worker owns the table; the next attempt is forwarded."""

    def __init__(self, id: str) -> None:
        super().__init__(id)
        self.id = id


class House:
    """Everything a server process holds in memory."""

    def __init__(self, config: Config, store: Store, metrics: Metrics) -> None:
        self.config = config
        self.store = store
        self.metrics = metrics
        self.limits = RateLimits(config.limits, store.take, store.give_back)
        self.players = Players(store, config, self.limits, partial(turn_out, self))
        self.belongings = Belongings(self)
        self.manners = Manners(self)
        self.time = Steady()
        self.aside = Aside()
        self.guests = Guests(config.bots)
        unattended = self.limits.most("unattended_thought.server")
        self.thinkers = Thinkers(config.workers, metrics, config.bots, unattended)
        self.foretellers = Foretellers()
        self.chance = Chance(config.seed)
        self.readers = Readers(config.import_seconds, config.import_memory, self.limits.most("import_queue.server"))
        self.archive = Archive(self)
        self.lookback = Lookback(self)
        self.notices = Notices(self)
        self.openings = Openings(self)
        self.pictures = Pictures()
        self.evenings = Evenings(self)
        self.tables: dict[str, LiveTable] = {}
        self.sessions: set[Session] = set()
        self._sockets = self.limits.in_flight("socket.address")
        self._loading: dict[str, asyncio.Task[LiveTable]] = {}
        self._asking: dict[str, asyncio.Task[Peer | None]] = {}
        self._chores: list[asyncio.Task[None]] = []
        self._errands: set[asyncio.Task[None]] = set()
        self.closing = False
        store.heard, store.lapsed = self._hear, self._lapse
        metrics.gauges["nyoi_tables_live"] = lambda: len(self.tables)
        metrics.gauges["nyoi_sockets"] = lambda: len(self.sessions)

    async def open_up(self) -> None:
        """Open the store and start the services."""
        await self.store.open()
        self.thinkers.open()
        self.foretellers.open()
        chores = [self._sweep(), self.time.beat(), self.archive.run(), sweep(self), self.notices.run()]
        chores.append(self.evenings.steward.run())
        chores += [self._appear()] if self.store.shared else []
        self._chores = [asyncio.create_task(chore) for chore in chores]

    async def farewell(self) -> None:
        """Finish pending saves, disconnect all clients with a request to return, and stop."""
        if self.closing:
            return
        self.closing = True
        self.readers.close()
        self.thinkers.close()
        self.foretellers.close()
        self.archive.close()
        self.lookback.close()
        self.pictures.close()
        self.notices.close()
        for chore in self._chores:
            chore.cancel()
        ours = list(self.tables.values())
        for table in ours:
            async with table.lock:
                self.drop(table, "restart", retry=True)
        with contextlib.suppress(Refused):  # otherwise other workers wait for the end of our lease
            await self.store.disown([table.row.id for table in ours])
        for session in list(self.sessions):
            session.cut("restart", retry=True)
        end = asyncio.get_running_loop().time() + self.config.cut_seconds
        while self.sessions and asyncio.get_running_loop().time() < end:
            await asyncio.sleep(0.01)  # lets clients receive the message before the server closes

    async def close(self) -> None:
        await self.farewell()
        self.aside.close()
        await self.store.close()

    async def _sweep(self) -> None:
        """Drop idle tables from memory; their journals are stored."""
        while True:
            await asyncio.sleep(min(10.0, self.config.idle_seconds, self.config.over_seconds))
            dropped = []
            for table in list(self.tables.values()):
                rest = self.config.over_seconds if table.row.status == OVER else self.config.idle_seconds
                if not table.busy and table.now - table.touched > rest:
                    self.drop(table, "idle", retry=True)
                    dropped.append(table.row.id)
            with contextlib.suppress(Refused):
                await self.store.disown(dropped)

    # -- sockets

    def come_in(self, session: Session) -> bool:
        """Register a websocket; return False if its address has too many."""
        if self.closing or not self._sockets.enter(session.address):
            self.metrics.count("nyoi_cut_total", reason="too-many")
            return False
        self.sessions.add(session)
        return True

    def go_out(self, session: Session) -> None:
        """Unregister a websocket."""
        if session in self.sessions:
            self.sessions.discard(session)
            self._sockets.leave(session.address)

    # -- tables in memory

    async def table(self, id: str) -> LiveTable:
        """Return a table by its id, loading it if needed; raise Refused if there is none."""
        found = self.tables.get(id)
        if found is not None:
            found.touched = found.now
            return found
        task = self._loading.get(id)
        if task is None:
            task = self._loading[id] = asyncio.create_task(self._load(id))
            task.add_done_callback(lambda _: self._loading.pop(id, None))
        return await asyncio.shield(task)

    async def elsewhere(self, id: str) -> Peer | None:
        """Return the worker that owns a table, or None if that is this one; claim an unowned table."""
        if not self.store.shared or id in self.tables or len(id) >= 40:
            return None
        if id not in self._asking:  # concurrent requests share one query
            task = self._asking[id] = asyncio.create_task(self.store.own(id))
            task.add_done_callback(lambda _: self._asking.pop(id, None))
        return await asyncio.shield(self._asking[id])

    def _lapse(self, ids: Collection[str]) -> None:
        """Drop the tables that another worker has claimed after our lease expired."""
        for table in [self.tables[id] for id in ids if id in self.tables]:
            self.drop(table, "reload", retry=True)

    def _hear(self, kind: str, what: str) -> None:
        """Handle a notification of another worker, or a gap in notifications."""
        if kind == SIGNED_OUT:
            out = msgspec.json.decode(what, type=SignedOut)
            self.send(self.players.turned_out(out.keys, out.player))
        elif kind == RENAMED:
            self.players.forget(int(what))
        elif kind == BLOCKS:
            self.send(self.manners.heed(int(what)))
        elif kind == FORGOTTEN:
            gone = msgspec.json.decode(what, type=Forgotten)
            self.send(self.belongings.forgotten(gone.keys, gone.player))
        elif kind == AWAY:
            self.send(look_away(self, int(what)))
        elif kind == SILENCE:
            self.players.forget(None)
            self.send(look_again(self))

    def send(self, errand: Coroutine[Any, Any, None]) -> None:
        """Run a coroutine in the background and report its error."""
        self._errands.add(task := asyncio.create_task(errand))
        task.add_done_callback(self._back)

    def _back(self, errand: asyncio.Task[None]) -> None:
        self._errands.discard(errand)
        if not errand.cancelled() and (error := errand.exception()) is not None:
            broken(self.metrics, error, "errand")

    async def _appear(self) -> None:
        """Publish who is at our tables to the other workers."""
        before = b""
        while True:
            await asyncio.sleep(1.0)
            now = encode(here(self.tables))
            if now != before:
                with contextlib.suppress(Refused):
                    await self.store.appear(now)
                    before = now

    async def finished(self, id: str) -> TableRow:
        """Return the row of a finished table; raise Refused if there is none."""
        row = await self.store.table(id) if len(id) < 40 else None
        if row is None:
            raise Refused("no-table")
        if row.status != OVER:
            raise Refused("not-over")
        return row

    async def loaded(self) -> None:
        """Wait for the tables that are being loaded."""
        await asyncio.gather(*self._loading.values(), return_exceptions=True)

    async def _load(self, id: str) -> LiveTable:
        known = len(id) < 40
        if known and await self.store.own(id) is not None:
            raise Elsewhere(id)
        row = await self.store.table(id) if known else None
        if row is None or self.closing:
            raise Refused("no-table")
        entries = await self.store.journal(id) if row.status != LOBBY else []
        if row.status == OVER and entries and time.time() - entries[-1].at > self.config.seat_days * A_DAY:
            for seat in row.seats:
                seat.tokens = ()
        luck = self.chance.luck() if entries else None
        try:
            journal = await self.aside.do(_recalled, row, entries, luck)
            turns = await self.store.turns.at(id) if row.days else None
            table = self.live(row, journal, turns)
        except Exception as error:  # the data on disk may be anything
            reason = error.reason if isinstance(error, Refused) else type(error).__name__
            if reason in OF_ANOTHER_TIME:
                raise  # it is intact
            raise self.store.report(id, reason) from error
        table.left_at = dict.fromkeys(table.people, table.now)  # no player has connected yet
        if row.mixing:
            await_shares(table)
        return table

    def live(self, row: TableRow, journal: Journal | None, turns: Kept | None = None) -> LiveTable:
        """Put a table into memory and schedule its next step."""
        table = self.tables[row.id] = LiveTable(self, row, journal, turns)
        table.driver.stir()
        return table

    def drop(self, table: LiveTable, reason: str, retry: bool) -> None:
        """Drop a table from memory; its clients reconnect to the saved state."""
        table.closed = True
        table.driver.stop()
        table.early.stop()
        table.stall.stop()
        if self.tables.get(table.row.id) is table:
            del self.tables[table.row.id]
        for session in list(table.sessions):
            session.cut(reason, retry)


def _recalled(row: TableRow, entries: list[Entry], luck: Luck | None) -> Journal | None:
    """Rebuild a game from its journal, None before the start; raise if row or journal is damaged."""
    if row.status == LOBBY:
        agreed(row.game, len(row.seats), row.mode, row.options)
        return None
    assert luck is not None, "a game that has begun has entries"
    fitting(row, entries)
    return recalled(game_of(row.game), len(row.seats), row.mode, row.options, entries, luck)
