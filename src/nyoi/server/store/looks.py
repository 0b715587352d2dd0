"""What looking back at games has found: thought out once, and kept."""

from __future__ import annotations

from typing import Final

from nyoi.server.store.rows import Link
from nyoi.server.store.writer import Writer


class LookStore:
    """The moments of games that are over, table by table."""

    def __init__(self, db: Writer) -> None:
        self._db: Final = db

    async def found(self, table: str) -> bytes | None:
        """What was found in a game; None if nobody has looked."""
        query = "select data from looks where tbl = ?"
        row = await self._db.read(lambda db: db.execute(query, (table,)).fetchone())
        return None if row is None else bytes(row[0])

    async def keep(self, table: str, data: bytes) -> bool:
        """Keep what was found; False if somebody else was first, whose findings stand."""
        query = "insert into looks (tbl, data) values (?, ?) on conflict (tbl) do nothing returning tbl"

        def run(db: Link) -> bool:
            return db.execute(query, (table, data)).fetchone() is not None

        return bool(await self._db.write(run))
