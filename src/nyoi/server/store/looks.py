"""Cache of post-game analyses."""

from __future__ import annotations

from typing import Final

from nyoi.server.store.rows import Link
from nyoi.server.store.writer import Writer


class LookStore:
    """The key moments of finished games, by table."""

    def __init__(self, db: Writer) -> None:
        self._db: Final = db

    async def found(self, table: str) -> bytes | None:
        """Return the stored analysis of a game, or None."""
        query = "select data from looks where tbl = ?"
        row = await self._db.read(lambda db: db.execute(query, (table,)).fetchone())
        return None if row is None else bytes(row[0])

    async def keep(self, table: str, data: bytes) -> bool:
        """Store an analysis; return False if there is one already, which then stands."""
        query = "insert into looks (tbl, data) values (?, ?) on conflict (tbl) do nothing returning tbl"

        def run(db: Link) -> bool:
            return db.execute(query, (table, data)).fetchone() is not None

        return bool(await self._db.write(run))
