"""The PostgreSQL store, which several servers may share: each live table has one owner.

`owners` holds the owner of a table and a fencing token that grows with each change of owner (`epoch`). Every
write of a table checks it in the same transaction and locks the row until the commit. A server that wakes up
after its lease has expired can therefore write nothing.
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
    """A `Store` shared by several servers."""

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
        self._epochs: Final[dict[str, int]] = {}  # of the tables we own

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
        """Schedule a call on the event loop from another thread, if the loop still runs."""
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

        with contextlib.suppress(Refused):  # if the database is unreachable, the lease expires
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
            return await self.own(id)  # another server was faster: see which
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
        """Forget the tables that were lost while our lease had expired."""
        lost = [id for id, epoch in self._epochs.items() if ours.get(id) != epoch]
        for id in lost:
            del self._epochs[id]
        if lost and self.lapsed is not None:
            self.lapsed(lost)

    async def take(self, kind: str, who: str, rate: float, burst: float) -> bool:
        """See `Store.take`. Only a hash of an address is stored, for an hour."""
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

    # -- saving, fenced by ownership

    def save(
        self, table: TableRow, entries: Sequence[Entry] = (), row: bool = True, also: Also | None = None
    ) -> Awaitable[None]:
        """See `Store.save`. A new table becomes ours."""
        id, epoch = table.id, self._epochs.get(table.id)
        if not row and len(entries) == 1 and epoch is not None and also is None:  # a move: the hot path
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

            # No client knows a new table yet: if its commit is in doubt, another one can be created.
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
            self._epochs.pop(id, None)  # the next load finds out who owns it


def _write_lines(db: Link, lines: Sequence[Sequence[object]]) -> None:
    """Append consecutive entries of one table; raise `Conflict` on a gap."""
    if not lines:
        return
    id, first = lines[0][:2]
    assert isinstance(first, int)
    if [line[1] for line in lines] != list(range(first, first + len(lines))):
        raise Conflict("entries are missing")
    if first and db.execute("select 1 from journal where tbl = ? and seq = ?", (id, first - 1)).fetchone() is None:
        raise Conflict("the entry before is missing")
    db.executemany(_INSERT, lines)
