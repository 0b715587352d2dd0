"""Database maintenance: check integrity, replay every journal, back up a file.

Safe to run next to a live server.
"""

from __future__ import annotations

import contextlib
import os
import sqlite3
from collections.abc import Callable, Iterator, Sequence
from pathlib import Path
from typing import Any, Final

import msgspec

from nyoi.games import game as game_of
from nyoi.kernel.play import Refused
from nyoi.server.store.choice import is_remote, need_postgres
from nyoi.server.store.migrations import FIRST, postgres_version, version_of
from nyoi.server.store.protocol import LOBBY, PLAYING
from nyoi.server.store.rows import TABLE, Damaged, Link, entries_of, seats_at, table_of
from nyoi.server.table.chance import Luck
from nyoi.server.table.journal import recalled
from nyoi.server.table.proof import fitting

BUSY: Final = 5.0
Begin = Callable[[int], Callable[[int], None]]


class Wrong(msgspec.Struct):
    """A damaged table and the reason."""

    table: str
    why: str


class Findings(msgspec.Struct):
    """The result of a database check."""

    version: int
    tables: int
    entries: int
    pages: list[str]  # errors of the file itself
    damaged: list[Wrong]

    @property
    def whole(self) -> bool:
        return not self.pages and not self.damaged


@contextlib.contextmanager
def reading(database: str) -> Iterator[Link]:
    """Open a database read-only.

    Raises:
        Refused: It does not exist or is not a Nyoi database.
    """
    if is_remote(database):
        need_postgres()
        from nyoi.server.store.link import opened

        with opened(database, read_only=True) as remote:
            if not postgres_version(remote, database):
                raise Refused("database-foreign", path=database)
            yield remote
    else:
        with _opened(database) as file:
            yield file


@contextlib.contextmanager
def writing(database: str) -> Iterator[Link]:
    """Open a write transaction on a database that a live server may be using."""
    if is_remote(database):
        need_postgres()
        from nyoi.server.store.link import opened

        with opened(database) as remote:
            if not postgres_version(remote, database):
                raise Refused("database-foreign", path=database)
            remote.execute("begin")
            yield remote
            remote.execute("commit")
        return
    with _opened(database):
        pass  # checks that it exists and is ours
    try:
        with contextlib.closing(sqlite3.connect(database, timeout=BUSY, isolation_level=None)) as file:
            file.execute("pragma synchronous=full")
            file.execute("begin immediate")
            yield file
            file.execute("commit")
    except sqlite3.Error as error:
        raise Refused("cannot-write", path=database) from error


@contextlib.contextmanager
def _opened(path: str) -> Iterator[sqlite3.Connection]:
    if not Path(path).is_file():
        raise Refused("log-unreadable", path=path)
    try:
        uri = f"{Path(path).resolve().as_uri()}?mode=ro"
        with contextlib.closing(sqlite3.connect(uri, uri=True, timeout=BUSY, isolation_level=None)) as db:
            db.text_factory = lambda text: text.decode(errors="replace")
            version_of(db, path)
            tables = {name for (name,) in db.execute("select name from sqlite_master where type = 'table'")}
            if not tables >= FIRST:  # a server would create them; a check must not
                raise Refused("database-foreign", path=path)
            yield db
    except sqlite3.Error as error:
        raise Refused("log-unreadable", path=path) from error


def examined(database: str, begin: Begin | None = None) -> Findings:
    """Check a whole database.

    `begin` is called with the number of tables and returns a progress callback, called after each table.
    """
    with reading(database) as db:
        if is_remote(database):  # checking its pages is pg_amcheck's job
            db.execute("begin isolation level repeatable read")
            return replayed(db, Findings(postgres_version(db, database), 0, 0, [], []), begin)
        db.execute("begin")  # read everything from one snapshot
        found = Findings(version_of(db, database), 0, 0, [], [])
        try:
            pages = [str(line) for (line,) in db.execute("pragma integrity_check(20)")]
            found.pages = [] if pages == ["ok"] else pages
            return replayed(db, found, begin)
        except sqlite3.DatabaseError as error:
            found.pages.append(str(error))
        return found


def replayed(db: Link, found: Findings, begin: Begin | None = None) -> Findings:
    """Replay every journal and record the damaged ones."""
    rows = db.execute(f"select {TABLE} from tables order by created").fetchall()
    strays = db.execute(
        "select tbl, count(*) from journal where tbl not in (select id from tables) group by tbl"
    ).fetchall()
    tick = begin(len(rows)) if begin is not None else lambda _: None
    for row in rows:
        found.tables += 1
        try:
            found.entries += _replayed(db, row)
        except Damaged as damaged:
            found.damaged.append(Wrong(str(row[0]), str(damaged)))
        tick(1)
    found.damaged += [Wrong(str(id), f"{n} entries without a table") for id, n in strays]
    return found


def _replayed(db: Link, row: Sequence[Any]) -> int:
    """Replay the journal of a table and return its length."""
    table = table_of(row, seats_at(db, [row[0]])[row[0]])
    entries = list(entries_of(db, table.id))
    if table.status == LOBBY:
        if entries:
            raise Damaged("it has not begun, but has entries")
        return 0
    if not entries:
        raise Damaged("it has begun, but has no entries")
    try:
        journal = recalled(game_of(table.game), len(table.seats), table.mode, table.options, entries, Luck())
        fitting(table, entries)
    except Refused as refused:
        raise Damaged(str(refused)) from refused
    except Exception as error:  # the data on disk may be anything
        raise Damaged(f"it does not replay ({type(error).__name__})") from error
    if table.status == PLAYING and journal.table.over:  # the reverse may be an imported log
        raise Damaged("its journal is over, its row is not")
    return len(entries)


def backup(path: str, copy: str, force: bool = False) -> Findings:
    """Copy a file as of now and check the copy.

    The copy gets its final name only when it is complete.
    """
    if is_remote(path):
        raise Refused("backup-postgres")
    target = Path(copy)
    if target.exists() and not force:
        raise Refused("file-exists", path=copy)
    if target.is_dir() or (target.exists() and target.samefile(path)):
        raise Refused("cannot-write", path=copy)
    part = target.with_name(f"{target.name}.part")
    with _opened(path) as db:
        try:
            part.unlink(missing_ok=True)
            os.close(os.open(part, os.O_CREAT | os.O_EXCL | os.O_WRONLY, 0o600))  # has token hashes
            with contextlib.closing(sqlite3.connect(part)) as into:
                db.backup(into)
                into.execute("pragma journal_mode=delete")  # a single file; a server switches back to WAL
            found = examined(str(part))
            with part.open("rb") as file:
                os.fsync(file.fileno())
            os.replace(part, target)
        except (sqlite3.Error, OSError) as error:
            part.unlink(missing_ok=True)
            raise Refused("cannot-write", path=copy) from error
        finally:
            for suffix in ("-wal", "-shm"):
                Path(f"{part}{suffix}").unlink(missing_ok=True)
    return found
