"""Migration of an SQLite file into an empty PostgreSQL database, all or nothing."""

from __future__ import annotations

import contextlib
import sqlite3
import tempfile
from collections.abc import Iterator
from pathlib import Path
from typing import Any, Final

from nyoi.kernel.play import Refused
from nyoi.server.store.care import Begin, Findings, examined, replayed
from nyoi.server.store.evenings import EVENING, MATCH, PERSON
from nyoi.server.store.link import PgLink, cleaned, named, opened
from nyoi.server.store.lock import Owner
from nyoi.server.store.migrations import VERSION, migrate, migrate_postgres
from nyoi.server.store.notes import MAIL, NOTE, PUSH
from nyoi.server.store.past import PAST, PLAYED
from nyoi.server.store.people import BLOCK, EVIDENCE, REPORT
from nyoi.server.store.remote import LINE
from nyoi.server.store.rows import CHAT, SEAT, TABLE
from nyoi.server.store.turns import TURN

COLUMNS: Final = {
    "players": "id, nickname, folded, sealed, created, on_board, recovery",
    "tokens": "hash, player, created, used",
    "tables": TABLE,
    "seats": f"tbl, {SEAT}",
    "journal": LINE,
    "chat": f"tbl, {CHAT}",
    "past": PAST,
    "played": f"tbl, {PLAYED}",
    "recordings": "tbl, data",
    "ratings": "who, game, mu, sigma, games",
    "blocks": BLOCK,
    "reports": REPORT,
    "evidence": f"report, {EVIDENCE}",
    "looks": "tbl, data",
    "turns": TURN,
    "vacations": "player, began, ends",
    "notes": NOTE,
    "pushes": PUSH,
    "mails": MAIL,
    "marks": "name, value",
    "evenings": EVENING,
    "evening_people": f"evening, {PERSON}",
    "evening_tables": f"evening, {MATCH}",
}
_TRUTHS: Final = frozenset(  # stored as integers in SQLite
    (
        "public",
        "practice",
        "advice",
        "kept",
        "rated",
        "gone",
        "on_board",
        "mixing",
        "removed",
        "shut",
        "done",
        "confirmed",
        "imported",
    )
)


def moved(path: str, url: str, begin: Begin | None = None) -> tuple[Findings, dict[str, int]]:
    """Copy an unused file into PostgreSQL; return the check of the result and the rows copied per table.

    The file stays unchanged.

    Raises:
        Refused: The file is damaged, or the database is not empty.
    """
    if not examined(path).whole:
        raise Refused("move-damaged", path=path)
    owner = Owner(path)
    owner.take()
    try:
        with _copy(path) as source, opened(url) as target:
            migrate_postgres(target, named(url))
            target.execute("begin")
            target.execute(f"lock table {', '.join(COLUMNS)} in exclusive mode")
            if any(target.execute(f"select 1 from {table} limit 1").fetchone() for table in COLUMNS):
                raise Refused("move-not-empty", path=named(url))
            counts = {table: _copied(source, target, table) for table in COLUMNS}
            target.execute("select setval(pg_get_serial_sequence('players', 'id'), max(id)) from players")
            found = replayed(target, Findings(VERSION, 0, 0, [], []), begin)
            if not found.whole:
                raise Refused("move-damaged", path=path)
            target.execute("commit")
            return found, counts
    finally:
        owner.release()


@contextlib.contextmanager
def _copy(path: str) -> Iterator[sqlite3.Connection]:
    """Open a migrated copy of the file."""
    with tempfile.TemporaryDirectory() as folder:
        try:
            with (
                contextlib.closing(sqlite3.connect(f"{Path(path).resolve().as_uri()}?mode=ro", uri=True)) as file,
                contextlib.closing(sqlite3.connect(f"{folder}/copy.db", isolation_level=None)) as db,
            ):
                file.backup(db)
                migrate(db, path)
                yield db
        except (sqlite3.Error, OSError) as error:
            raise Refused("log-unreadable", path=path) from error


def _copied(source: sqlite3.Connection, target: PgLink, table: str) -> int:
    columns = COLUMNS[table].split(", ")
    rows = 0
    with target.conn.cursor() as cursor, cursor.copy(f"copy {table} ({COLUMNS[table]}) from stdin".encode()) as copy:
        for row in source.execute(f"select {COLUMNS[table]} from {table}"):
            copy.write_row([_value(column, value) for column, value in zip(columns, row, strict=True)])
            rows += 1
    return rows


def _value(column: str, value: Any) -> Any:
    return bool(value) if column in _TRUTHS and value is not None else cleaned(value)
