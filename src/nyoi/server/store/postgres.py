"""The store in a PostgreSQL database, which several servers may share: each live table has one owner.

`owners` says who has a table, and how often it has changed hands (`epoch`). Every write of a table looks there in the
same transaction, and holds the row until it is committed: who was stopped and wakes after his lease writes nothing.
"""

from __future__ import annotations

import asyncio
import contextlib
import json
from collections.abc import Awaitable, Sequence
from functools import partial
from hashlib import sha256
from typing import Any, Final
from uuid import uuid4

from nyoi.kernel.play import Refused
from nyoi.server.metrics import Metrics
from nyoi.server.store.beat import CHANNEL, LIVING, Beat
from nyoi.server.store.protocol import Also, Conflict, Entry, Peer, TableRow, copied
from nyoi.server.store.remote import LINE, Remote
from nyoi.server.store.rows import Link, line_of
from nyoi.server.store.sql import SqlStore, put

_INSERT: Final = f"insert into journal ({LINE}) values (?,?,?,?,?,?,?,?,?,?,?)"
_OWNER: Final = f"select worker, epoch, address, {LIVING} from owners left join workers on id = worker where tbl = ?"
_CLAIM: Final = f"""
insert into owners as known (tbl, worker, epoch) select id, ?, 1 from tables where id = ?
on conflict (tbl) do update
set worker = excluded.worker, epoch = known.epoch + case when known.worker = excluded.worker then 0 else 1 end
where known.worker is null or known.worker = excluded.worker
    or not exists (select 1 from workers where id = known.worker and {LIVING})
returning epoch
"""
_FENCE: Final = "select 1 from owners where tbl = ? and worker = ? and epoch = ? for share"
_FIRST: Final = "insert into owners (tbl, worker, epoch) values (?, ?, 1) on conflict do nothing returning epoch"
_LEVEL: Final = "least(?, known.level + extract(epoch from clock_timestamp() - known.at) * ?)"
_TAKE: Final = f"""
insert into buckets as known (kind, who, level, at) values (?, ?, ?, clock_timestamp())
on conflict (kind, who) do update set level = {_LEVEL} - 1, at = clock_timestamp() where {_LEVEL} >= 1
returning 1
"""


class PostgresStore(SqlStore):
    """A `Store` that several servers may share."""

    shared = True
    among = "id in (select json_array_elements_text(cast(? as json)))"
    alone = "lock table ratings in share row exclusive mode"
    hold = " for share"
    sole = " for update"
    unclaimed = "for update skip locked"

    def __init__(self, url: str, metrics: Metrics | None = None) -> None:
        metrics = metrics or Metrics()
        self.worker: Final = uuid4().hex
        super().__init__(Remote(url, metrics, self.worker), metrics)
        self.beat: Final = Beat(url, self.worker, partial(self._soon, self._lost), partial(self._soon, self._hear))
        self._epochs: Final[dict[str, int]] = {}  # of the tables that are ours

    async def open(self) -> None:
        """See `Store.open`."""
        self._loop = asyncio.get_running_loop()
        await super().open()
        await asyncio.to_thread(self.beat.begin)

    async def close(self) -> None:
        """See `Store.close`."""
        await self.retire()
        await super().close()

    def _soon(self, call: Any, *values: Any) -> None:
        """From another thread: call in the loop, if it still runs."""
        with contextlib.suppress(RuntimeError):
            self._loop.call_soon_threadsafe(call, *values)

    # -- other servers

    async def enlist(self, address: str) -> str:
        """See `Store.enlist`."""
        self.beat.address = address
        await self.db.write(
            lambda db: db.execute("update workers set address = ? where id = ?", (address, self.worker))
        )
        return self.worker

    async def retire(self) -> None:
        """See `Store.retire`."""
        await asyncio.to_thread(self.beat.end)
        self._epochs.clear()

        def run(db: Link) -> None:
            db.execute("update owners set worker = null where worker = ?", (self.worker,))
            db.execute("delete from workers where id = ?", (self.worker,))

        with contextlib.suppress(Refused):  # the database is away: the lease runs out
            await self.db.write(run)

    async def own(self, id: str) -> Peer | None:
        """See `Store.own`."""
        found = await self.db.read(lambda db: db.execute(_OWNER, (id,)).fetchone())
        if found is not None and found[0] == self.worker:
            self._epochs[id] = found[1]
            return None
        if found is not None and found[3]:
            return Peer(found[0], found[2])

        def run(db: Link) -> int | None:
            claimed = db.execute(_CLAIM, (self.worker, id)).fetchone()
            if claimed is not None and claimed[0] > 1:
                self._notify(db, "owner", id)
            return None if claimed is None else int(claimed[0])

        epoch = await self.db.write(run)
        if epoch is not None:
            self._epochs[id] = epoch
        elif await self.db.read(lambda db: db.execute("select 1 from tables where id = ?", (id,)).fetchone()):
            return await self.own(id)  # somebody was faster: see who
        return None

    async def disown(self, ids: Sequence[str]) -> None:
        """See `Store.disown`."""
        for id in ids:
            self._epochs.pop(id, None)
        query = "update owners set worker = null where worker = ? and tbl = any(?)"
        await self.db.write(lambda db: db.execute(query, (self.worker, list(ids))))

    async def bury(self, worker: str) -> None:
        """See `Store.bury`."""
        await self.db.write(lambda db: db.execute("delete from workers where id = ?", (worker,)))

    async def secret(self) -> str:
        """See `Store.secret`."""
        return str((await self.db.read(lambda db: db.execute("select secret from house").fetchone()))[0])

    async def appear(self, here: bytes) -> None:
        """See `Store.appear`."""
        query = "update workers set here = ? where id = ?"
        await self.db.write(lambda db: db.execute(query, (here.decode(), self.worker)))

    async def others(self) -> list[bytes]:
        """See `Store.others`."""
        query = f"select here from workers where id != ? and here != '' and {LIVING}"
        found = await self.db.read(lambda db: db.execute(query, (self.worker,)).fetchall())
        return [here.encode() for (here,) in found]

    async def tell(self, kind: str, what: str = "") -> None:
        """See `Store.tell`."""
        await self.db.write(lambda db: self._notify(db, kind, what))

    def _notify(self, db: Link, kind: str, what: str) -> None:
        db.execute("select pg_notify(?, ?)", (CHANNEL, json.dumps((self.worker, kind, what))))

    def _hear(self, kind: str, what: str) -> None:
        if self.heard is not None:
            self.heard(kind, what)

    def _lost(self, ours: dict[str, int]) -> None:
        """Our lease had run out: these are still ours, and others are not."""
        lost = [id for id, epoch in self._epochs.items() if ours.get(id) != epoch]
        for id in lost:
            del self._epochs[id]
        if lost and self.lapsed is not None:
            self.lapsed(lost)

    async def take(self, kind: str, who: str, rate: float, burst: float) -> bool:
        """See `Store.take`. Nobody's address is written down, but its hash, for an hour."""
        if burst < 1:
            return False
        key = sha256(who.encode()).hexdigest()
        values = (kind, key, burst - 1, burst, rate, burst, rate)
        return await self.db.write(lambda db: db.execute(_TAKE, values).fetchone()) is not None

    async def give_back(self, kind: str, who: str, burst: float) -> None:
        """See `Store.give_back`."""
        query = "update buckets set level = least(?, level + 1) where kind = ? and who = ?"
        values = (burst, kind, sha256(who.encode()).hexdigest())
        await self.db.write(lambda db: db.execute(query, values))

    # -- saving, as far as it is ours

    def save(
        self, table: TableRow, entries: Sequence[Entry] = (), row: bool = True, also: Also | None = None
    ) -> Awaitable[None]:
        """See `Store.save`. A table that nobody ever had becomes ours."""
        id, epoch = table.id, self._epochs.get(table.id)
        if (
            not row and len(entries) == 1 and epoch is not None and also is None
        ):  # a move: the one statement that counts
            future = self.db.append((*line_of(table, entries[0]), epoch))
        else:
            kept = copied(table)
            lines = [line_of(table, entry) for entry in entries]

            def run(db: Link) -> None:
                self._fence(db, id, epoch)
                if row:
                    put(db, kept, self.hold)
                _write_lines(db, lines)
                if also is not None:
                    also(db)

            # Of a new table nobody has heard: what became of it does not matter, and another one may be opened.
            future = self.db.write(run, Conflict if epoch is not None else None)
        future.add_done_callback(partial(self._saved, id, epoch is None))
        return future

    def _fence(self, db: Link, id: str, epoch: int | None) -> None:
        new = epoch is None
        ours = db.execute(_FIRST, (id, self.worker)) if new else db.execute(_FENCE, (id, self.worker, epoch))
        if ours.fetchone() is None:
            raise Conflict("it is not ours to write")

    def _saved(self, id: str, new: bool, future: asyncio.Future[None]) -> None:
        error = None if future.cancelled() else future.exception()
        if error is None and new:
            self._epochs[id] = 1
        elif isinstance(error, Conflict):
            self._epochs.pop(id, None)  # whoever loads it anew finds out whose it is


def _write_lines(db: Link, lines: Sequence[Sequence[object]]) -> None:
    """Entries of one table that follow each other, behind those that are there; `Conflict` if they do not."""
    if not lines:
        return
    id, first = lines[0][:2]
    assert isinstance(first, int)
    if [line[1] for line in lines] != list(range(first, first + len(lines))):
        raise Conflict("entries are missing")
    if first and db.execute("select 1 from journal where tbl = ? and seq = ?", (id, first - 1)).fetchone() is None:
        raise Conflict("the entry before is missing")
    db.executemany(_INSERT, lines)
