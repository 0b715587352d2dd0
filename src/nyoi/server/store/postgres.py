"""The store in a PostgreSQL database."""

from __future__ import annotations

from collections.abc import Awaitable, Sequence
from typing import Final

from nyoi.server.metrics import Metrics
from nyoi.server.store.protocol import Conflict, Entry, TableRow
from nyoi.server.store.remote import LINE, Remote
from nyoi.server.store.rows import Link, line_of, row_of, seats_of
from nyoi.server.store.sql import SqlStore, put

_INSERT: Final = f"insert into journal ({LINE}) values (?,?,?,?,?,?,?,?,?,?,?)"


class PostgresStore(SqlStore):
    """A `Store` that several servers may share."""

    among = "id in (select json_array_elements_text(cast(? as json)))"

    def __init__(self, url: str, metrics: Metrics | None = None) -> None:
        metrics = metrics or Metrics()
        super().__init__(Remote(url, metrics), metrics)

    def save(self, table: TableRow, entries: Sequence[Entry] = (), row: bool = True) -> Awaitable[None]:
        """See `Store.save`."""
        if not row and len(entries) == 1:  # a move: the one statement that counts
            return self.db.append(line_of(table, entries[0]))
        own, seats = row_of(table), seats_of(table)
        lines = [line_of(table, entry) for entry in entries]

        def run(db: Link) -> None:
            if row:
                put(db, own, seats)
            write_lines(db, lines)

        return self.db.write(run, Conflict)


def write_lines(db: Link, lines: Sequence[Sequence[object]]) -> None:
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
