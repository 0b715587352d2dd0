"""The SQLite database: one writer thread with group commit, one reader thread.

`synchronous=FULL` makes a commit wait for the disk. `fault.py` handles the aftermath of a failed write.
"""

from __future__ import annotations

import asyncio
import contextlib
import sqlite3
from collections.abc import Callable
from typing import Final, TypeVar

from nyoi.kernel.play import Refused
from nyoi.server.metrics import Metrics
from nyoi.server.store.lock import Owner
from nyoi.server.store.migrations import migrate, version_of
from nyoi.server.store.protocol import Conflict
from nyoi.server.store.rows import Link
from nyoi.server.store.writer import Job, Writer

T = TypeVar("T")

BUSY: Final = 1.0  # seconds to wait for a lock held elsewhere
PAGE: Final = 4096
CHECKPOINTS: Final = 10  # attempts, while readers hold the log
_VALUES: Final = "(?,?,?,?,?,?,?,?,?,?,?)"
INSERT: Final = f"insert into journal values {_VALUES}"
# Whatever happens to the file, an entry is never written after a gap.
_NO_GAPS: Final = """
create temp trigger no_gaps before insert on main.journal
when new.seq > 0 and not exists (select 1 from main.journal where tbl = new.tbl and seq = new.seq - 1)
begin select raise(abort, 'the entry before is missing'); end
"""


class Database(Writer):
    """An SQLite file with one thread that writes and one that reads."""

    def __init__(self, path: str, metrics: Metrics) -> None:
        super().__init__(path, metrics)
        self.owner: Final = Owner(path)
        self._reader: sqlite3.Connection | None = None

    def prepare(self) -> None:
        """Lock the file and migrate it, before the server accepts connections.

        Raises:
            Refused: The file is in use, damaged, not writable or not ours.
        """
        self.owner.take()
        try:
            with contextlib.closing(sqlite3.connect(self.path, timeout=BUSY, isolation_level=None)) as db:
                version_of(db, self.path)  # refuses foreign files before anything is changed
                db.execute("pragma journal_mode=wal")
                db.execute("pragma synchronous=full")
                migrate(db, self.path)
        except (sqlite3.Error, Refused) as error:
            self.owner.release()
            if isinstance(error, Refused):
                raise
            damaged = getattr(error, "sqlite_errorname", "").startswith("SQLITE_CORRUPT")
            raise Refused("database-damaged" if damaged else "cannot-write", path=self.path) from error

    async def open(self) -> None:
        """Open the file for the writer and the reader thread."""
        if not self.owner.taken:
            await asyncio.to_thread(self.prepare)
        await super().open()
        await self.read(lambda db: None)  # keeps a reader open: see `_reopen`

    async def close(self) -> None:
        """Finish all writes and release the lock."""
        await super().close()
        self.owner.release()

    async def erase(self) -> None:
        """See `Writer.erase`. Checkpoint and truncate the write-ahead log, which may hold older pages."""
        await asyncio.to_thread(self._checkpoint)

    def _checkpoint(self) -> None:
        with (
            contextlib.suppress(sqlite3.Error),  # on a disk failure the next checkpoint does it
            contextlib.closing(sqlite3.connect(self.path, timeout=BUSY, isolation_level=None)) as db,
        ):
            for _ in range(CHECKPOINTS):
                if not db.execute("pragma wal_checkpoint(truncate)").fetchone()[0]:
                    return

    # -- reading

    def _to_read(self) -> sqlite3.Connection:
        db = sqlite3.connect(self.path, timeout=BUSY, isolation_level=None)
        db.execute("pragma query_only=on")
        db.text_factory = _readable
        return db

    def _reading(self, run: Callable[[Link], T]) -> T:
        try:
            if self._reader is None:
                self._reader = self._to_read()
            return run(self._reader)
        except sqlite3.Error as error:
            self._unread.tell(self.path, error)
            self._end_reading()
            raise Refused("not-read") from error

    def _end_reading(self) -> None:
        if self._reader is not None:
            self._reader.close()
            self._reader = None

    # -- writing

    def _begin(self) -> None:
        self._db = self._to_write()

    def _end(self) -> None:
        self._db.close()

    def _to_write(self) -> sqlite3.Connection:
        db = sqlite3.connect(self.path, timeout=BUSY, isolation_level=None)
        db.execute("pragma journal_mode=wal")
        db.execute("pragma synchronous=full")
        db.execute("pragma temp_store=memory")
        db.execute("pragma secure_delete=on")  # overwrite deleted data, whatever the default
        db.execute(_NO_GAPS)
        return db

    def _try(self, batch: list[Job]) -> None:
        """Commit a batch, or fail all of its jobs."""
        try:
            if self._fault.resting:  # back-off after a failure
                raise Refused("not-saved")
            if self._fault.grave:
                self._reopen()
            self._commit(self._db, batch)
            self._fault.over()
        except Exception as error:  # whatever the error, no move may be acknowledged
            if not self._fault.resting:
                self._fault.met(error)
            with contextlib.suppress(sqlite3.Error):
                if self._db.in_transaction:
                    self._db.execute("rollback")
            for job in batch:
                job.error = Refused("not-saved")

    def _reopen(self) -> None:
        """Reopen the connection after a failed write or sync, so that nothing cached is trusted.

        The reader stays open meanwhile. This keeps the WAL index as of the last synced commit; the next
        commit overwrites any frames behind it, complete or not.
        """
        self._db.close()
        self._fault.forget_cached()
        self._db = self._to_write()
        found = self._db.execute("pragma quick_check(1)").fetchone()[0]
        if found != "ok":
            raise sqlite3.DatabaseError(str(found))
        version_of(self._db, self.path)
        self._fault.grave = False

    def _commit(self, db: sqlite3.Connection, batch: list[Job]) -> None:
        lines = [job for job in batch if job.line is not None]
        others = [job for job in batch if job.line is None]
        if others:
            db.execute("begin immediate")
        try:
            _insert(db, lines)  # a single statement is its own transaction
        except sqlite3.IntegrityError:  # one lost a race: run them one by one to find out which
            if not others:
                db.execute("begin immediate")
            others = lines + others
        for job in others:
            self._run(db, job)
        if others:
            db.execute("commit")

    def _run(self, db: sqlite3.Connection, job: Job) -> None:
        """Run one job in a savepoint; a disk failure fails the whole batch."""
        db.execute("savepoint job")
        try:
            if job.run is None:
                _insert(db, [job])
            else:
                job.result = job.run(db)
        except sqlite3.IntegrityError as error:
            job.error = Conflict(str(error))
            db.execute("rollback to job")
        except sqlite3.Error:
            raise
        except Exception as error:  # raised by the job itself
            job.error = error
            db.execute("rollback to job")
        db.execute("release job")

    def _exercise(self, db: Link) -> None:
        """Allocate and free pages and sync the commit, as a move would, leaving nothing behind."""
        version_of(db, self.path)
        db.execute(
            "insert into chat (tbl, id, name, seat, text, at) values ('', 0, '', -1, zeroblob(?), 0)", (2 * PAGE,)
        )
        db.execute("delete from chat where tbl = ''")


def _readable(text: bytes) -> str:
    """Decode leniently, so that invalid UTF-8 spoils one row and not the whole query."""
    return text.decode(errors="replace")


def _insert(db: sqlite3.Connection, jobs: list[Job]) -> None:
    """Insert many lines with one statement; each statement costs a release of the GIL."""
    if jobs:
        values = [value for job in jobs for value in job.line or ()]
        db.execute(INSERT + f",{_VALUES}" * (len(jobs) - 1), values)
