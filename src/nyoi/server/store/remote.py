"""The PostgreSQL database: one connection that writes with group commit, several that read.

One statement appends the moves of all tables and returns the tables it has written. It skips duplicates,
entries after a gap, and tables that another server has taken over. All other writes of a batch share a
transaction.

If the connection is lost during a commit, the outcome is unknown. The table is then loaded again, and a
client that repeats its command is answered from the journal.
"""

from __future__ import annotations

import asyncio
import contextlib
import threading
from collections.abc import Callable
from typing import Final, TypeVar

import psycopg

from nyoi.kernel.play import Refused
from nyoi.server.metrics import Metrics
from nyoi.server.store.link import PgLink, cleaned, connected, named, opened, plain
from nyoi.server.store.migrations import migrate_postgres, postgres_version
from nyoi.server.store.protocol import Conflict
from nyoi.server.store.rows import Link
from nyoi.server.store.writer import Job, Writer

T = TypeVar("T")

LINE: Final = "tbl, seq, kind, seat, move, chance, cmd, at, spent, asked, data"
_TYPES: Final = ["text", "int", "text", "int", "text", "text", "text", "float8", "float8", "text", "text"]
_LINES: Final = f"unnest({', '.join(f'%s::{type}[]' for type in (*_TYPES, 'int8'))}) as line({LINE}, epoch)"
# Locked, so that no server takes a table over between this check and the commit.
_APPEND: Final = f"""
insert into journal ({LINE}) select line.{LINE} from {_LINES}
join owners on owners.tbl = line.tbl and owners.epoch = line.epoch and owners.worker = %s
where seq = 0 or exists (select 1 from journal as before where before.tbl = line.tbl and before.seq = line.seq - 1)
for share of owners on conflict do nothing returning tbl
""".encode()


class Remote(Writer):
    """A PostgreSQL database."""

    readers = 4  # a slow lobby query must not delay opening a table

    def __init__(self, url: str, metrics: Metrics, worker: str = "") -> None:
        super().__init__(named(url), metrics)
        self.url: Final = url
        self.worker: Final = worker
        self._prepared = False
        self._db: PgLink | None = None
        self._reader: Final = threading.local()
        self._open: Final[set[PgLink]] = set()  # read connections

    def prepare(self) -> None:
        """Migrate the database; raise Refused if it is unreachable or not ours."""
        with opened(self.url) as db:
            migrate_postgres(db, self.path)
        self._prepared = True

    async def open(self) -> None:
        """Connect the writer and the readers."""
        if not self._prepared:
            await asyncio.to_thread(self.prepare)
        await super().open()

    # -- reading

    def _reading(self, run: Callable[[Link], T]) -> T:
        """Run a read, and retry it once if the connection was lost."""
        for last in (False, True):
            db: PgLink | None = getattr(self._reader, "db", None)
            try:
                if db is None:
                    db = self._reader.db = connected(self.url, read_only=True)
                    self._open.add(db)
                return run(db)
            except (psycopg.Error, Refused) as error:
                if db is not None and db.lost:
                    self._open.discard(db)
                    self._reader.db = None
                    if not last:
                        continue
                if isinstance(error, Refused) and db is not None:
                    raise  # refused by the read itself
                self._unread.tell(self.path, plain(error))
                raise Refused("not-read") from error
        raise AssertionError

    def _end_reading(self) -> None:
        for db in self._open:
            db.close()

    async def erase(self) -> None:
        """See `Writer.erase`. How long PostgreSQL keeps its log is up to its operator."""

    # -- writing

    def _begin(self) -> None:
        self._db = connected(self.url)

    def _end(self) -> None:
        if self._db is not None:
            self._db.close()

    def _linked(self) -> PgLink:
        """Return the write connection, reconnecting if it was lost."""
        if self._db is None or self._db.left:  # noticed before anything is sent, so no commit is in doubt
            db = connected(self.url)
            postgres_version(db, self.path)
            self._db = db
        return self._db

    def _try(self, batch: list[Job]) -> None:
        """Commit a batch, or set the error of each job."""
        try:
            if self._fault.resting:
                raise Refused("not-saved")
            db = self._linked()
            waiting = [job for job in batch if job.line is not None]
            while waiting:  # one entry per table at a time: its predecessor must exist
                first: dict[object, Job] = {}
                for job in waiting:
                    assert job.line is not None
                    first.setdefault(job.line[0], job)
                self._append(db, first)
                waiting = [job for job in waiting if not job.done]
            others = [job for job in batch if not job.done]
            if others:
                self._run_all(db, others)
            self._fault.over()
        except Exception as error:  # whatever the error, no move may be acknowledged
            if not self._fault.resting:
                self._fault.met(Trouble(plain(error)))
            for job in batch:
                if not job.done:
                    in_doubt = job.sent and self._db is not None and self._db.lost
                    job.error = job.doubt("nobody knows") if in_doubt and job.doubt else Refused("not-saved")

    def _append(self, db: PgLink, jobs: dict[object, Job]) -> None:
        """Append one entry to each of many tables with one statement."""
        for job in jobs.values():
            job.sent = True
        columns = [list(column) for column in zip(*(job.line or () for job in jobs.values()), strict=True)]
        columns[6] = [cleaned(cmd) for cmd in columns[6]]
        try:
            found = db.conn.execute(_APPEND, [*columns, self.worker])
        except psycopg.errors.DeadlockDetected:  # another server takes over several tables
            found = db.conn.execute(_APPEND, [*columns, self.worker])
        written = {id for (id,) in found}
        for id, job in jobs.items():
            job.done = True
            if id not in written:
                job.error = Conflict("it is there already, or the one before it is missing, or it is not ours to write")

    def _run_all(self, db: PgLink, jobs: list[Job]) -> None:
        """Run many jobs in one transaction; if it fails, each in its own."""
        try:
            self._transact(db, jobs)
        except psycopg.Error:
            if db.lost or len(jobs) == 1:
                raise
            for job in jobs:
                job.result = job.error = None
                with contextlib.suppress(psycopg.Error):
                    self._transact(db, [job])
                if db.lost:
                    raise
                if not job.done:
                    job.done, job.error = True, Refused("not-saved")

    def _transact(self, db: PgLink, jobs: list[Job]) -> None:
        db.conn.execute("begin")
        try:
            for job in jobs:
                self._run(db, job)
            for job in jobs:
                job.sent = True
            if db.conn.execute("commit").statusmessage != "COMMIT":
                raise psycopg.OperationalError("it was not committed")
        except psycopg.Error:
            if not db.lost:
                db.conn.execute("rollback")
            raise
        for job in jobs:
            job.done = True

    def _run(self, db: PgLink, job: Job) -> None:
        """Run one job in a savepoint."""
        assert job.run is not None
        db.conn.execute("savepoint job")
        try:
            job.result = job.run(db)
        except psycopg.IntegrityError as error:
            job.error = Conflict(type(error).__name__)
        except psycopg.Error:
            raise
        except Exception as error:  # raised by the job itself
            job.error = error
        db.conn.execute("release job" if job.error is None else "rollback to job")

    def _exercise(self, db: Link) -> None:
        """Write and remove a row longer than a page, and sync the commit."""
        postgres_version(db, self.path)
        columns, values = "tbl, id, name, seat, text, at", "'', pg_backend_pid(), '', -1, repeat('x', 16000), 0"
        db.execute(f"insert into chat ({columns}) values ({values})")
        db.execute("delete from chat where tbl = '' and id = pg_backend_pid()")


class Trouble(Exception):
    """A database error in words that may be shown."""
