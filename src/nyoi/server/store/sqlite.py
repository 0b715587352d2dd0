"""The SQLite store."""

from __future__ import annotations

from collections.abc import Awaitable, Sequence

from nyoi.server.metrics import Metrics
from nyoi.server.rate_limits import TokenBuckets
from nyoi.server.store.file import INSERT, Database
from nyoi.server.store.protocol import Also, Entry, Peer, TableRow, copied
from nyoi.server.store.rows import Link, line_of
from nyoi.server.store.sql import SqlStore, put


class SqliteStore(SqlStore):
    """A `Store` in one file."""

    shared = False
    among = "id in (select value from json_each(?))"

    def __init__(self, path: str, metrics: Metrics | None = None) -> None:
        metrics = metrics or Metrics()
        super().__init__(Database(path, metrics), metrics)
        self._taken: dict[str, TokenBuckets] = {}

    def save(
        self, table: TableRow, entries: Sequence[Entry] = (), row: bool = True, also: Also | None = None
    ) -> Awaitable[None]:
        """See `Store.save`."""
        if not row and len(entries) == 1 and also is None:  # a move: the hot path
            return self.db.append(line_of(table, entries[0]))
        kept = copied(table)

        def run(db: Link) -> None:
            if row:
                put(db, kept, self.hold)
            db.executemany(INSERT, (line_of(kept, entry) for entry in entries))
            if also is not None:
                also(db)

        return self.db.write(run)

    # -- other servers: there are none

    async def enlist(self, address: str) -> str:
        """See `Store.enlist`."""
        return ""

    async def retire(self) -> None:
        """See `Store.retire`."""

    async def own(self, id: str) -> Peer | None:
        """See `Store.own`."""
        return None

    async def disown(self, ids: Sequence[str]) -> None:
        """See `Store.disown`."""

    async def bury(self, worker: str) -> None:
        """See `Store.bury`."""

    async def secret(self) -> str:
        """See `Store.secret`."""
        return ""

    async def appear(self, here: bytes) -> None:
        """See `Store.appear`."""

    async def others(self) -> list[bytes]:
        """See `Store.others`."""
        return []

    async def tell(self, kind: str, what: str = "") -> None:
        """See `Store.tell`."""

    async def take(self, kind: str, who: str, rate: float, burst: float) -> bool:
        """See `Store.take`."""
        return self._taken.setdefault(kind, TokenBuckets(rate, burst)).take(who)

    async def give_back(self, kind: str, who: str, burst: float) -> None:
        """See `Store.give_back`."""
        if kind in self._taken:
            self._taken[kind].give_back(who)
