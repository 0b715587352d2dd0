"""A PostgreSQL server behind the store: one connection that writes with group commit, some that read.

Moves of all tables go there in one statement, which says which of them were written: what is there already is left
out, and so is what comes behind an entry that is missing, or of a table that another server has taken over. Whatever
else is written shares a transaction. If the connection is lost while a commit is under way nobody knows whether it
counted: then a table is loaded anew, and whoever sends his command again is answered from the journal.
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
# Locked, so that nobody takes a table over between the look at its owner and the commit.
_APPEND: Final = f"""
insert into journal ({LINE}) select line.{LINE} from {_LINES}
join owners on owners.tbl = line.tbl and owners.epoch = line.epoch and owners.worker = %s
where seq = 0 or exists (select 1 from journal as before where before.tbl = line.tbl and before.seq = line.seq - 1)
for share of owners on conflict do nothing returning tbl
""".encode()


class Remote(Writer):
    """A database of a PostgreSQL server."""

    readers = 4  # a lobby that is far away takes its time: nobody who opens a table waits for it

    def __init__(self, url: str, metrics: Metrics, worker: str = "") -> None:
        super().__init__(named(url), metrics)
        self.url: Final = url
        self.worker: Final = worker
        self._prepared = False
        self._db: PgLink | None = None
        self._reader: Final = threading.local()
        self._open: Final[set[PgLink]] = set()  # for reading

    def prepare(self) -> None:
        """Bring the database up to date; Refused if it cannot be reached, or is not ours."""
        with opened(self.url) as db:
            migrate_postgres(db, self.path)
        self._prepared = True

    async def open(self) -> None:
        """Connect, for one thread to write and some to read."""
        if not self._prepared:
            await asyncio.to_thread(self.prepare)
        await super().open()

    # -- reading

    def _reading(self, run: Callable[[Link], T]) -> T:
        """Once more if the connection was lost meanwhile: who only reads may."""
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
                    raise  # what was read says no
                self._unread.tell(self.path, plain(error))
                raise Refused("not-read") from error
        raise AssertionError

    def _end_reading(self) -> None:
        for db in self._open:
            db.close()

    async def erase(self) -> None:
        """See `Writer.erase`: what PostgreSQL keeps in its log, and for how long, is its host's to say."""

    # -- writing

    def _begin(self) -> None:
        self._db = connected(self.url)

    def _end(self) -> None:
        if self._db is not None:
            self._db.close()

    def _linked(self) -> PgLink:
        """The connection that writes, made anew if it was lost."""
        if self._db is None or self._db.left:  # known before anything is sent: nobody's commit is in doubt
            db = connected(self.url)
            postgres_version(db, self.path)
            self._db = db
        return self._db

    def _try(self, batch: list[Job]) -> None:
        """Commit, or tell everybody what is known."""
        try:
            if self._fault.resting:
                raise Refused("not-saved")
            db = self._linked()
            waiting = [job for job in batch if job.line is not None]
            while waiting:  # of each table one at a time: the one before must be there
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
        except Exception as error:  # whatever it is, nobody is told that his move is saved
            if not self._fault.resting:
                self._fault.met(Trouble(plain(error)))
            for job in batch:
                if not job.done:
                    in_doubt = job.sent and self._db is not None and self._db.lost
                    job.error = job.doubt("nobody knows") if in_doubt and job.doubt else Refused("not-saved")

    def _append(self, db: PgLink, jobs: dict[object, Job]) -> None:
        """One line for each of many tables, in one statement."""
        for job in jobs.values():
            job.sent = True
        columns = [list(column) for column in zip(*(job.line or () for job in jobs.values()), strict=True)]
        columns[6] = [cleaned(cmd) for cmd in columns[6]]
        try:
            found = db.conn.execute(_APPEND, [*columns, self.worker])
        except psycopg.errors.DeadlockDetected:  # somebody takes several tables over
            found = db.conn.execute(_APPEND, [*columns, self.worker])
        written = {id for (id,) in found}
        for id, job in jobs.items():
            job.done = True
            if id not in written:
                job.error = Conflict("it is there already, or the one before it is missing, or it is not ours to write")

    def _run_all(self, db: PgLink, jobs: list[Job]) -> None:
        """Many jobs in one transaction; if it fails for one of them, each in its own."""
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
        """Run one job, all of it or nothing."""
        assert job.run is not None
        db.conn.execute("savepoint job")
        try:
            job.result = job.run(db)
        except psycopg.IntegrityError as error:
            job.error = Conflict(type(error).__name__)
        except psycopg.Error:
            raise
        except Exception as error:  # what the job itself has to say
            job.error = error
        db.conn.execute("release job" if job.error is None else "rollback to job")

    def _exercise(self, db: Link) -> None:
        """Something longer than a page is written and removed, and the commit is synced."""
        postgres_version(db, self.path)
        columns, values = "tbl, id, name, seat, text, at", "'', pg_backend_pid(), '', -1, repeat('x', 16000), 0"
        db.execute(f"insert into chat ({columns}) values ({values})")
        db.execute("delete from chat where tbl = '' and id = pg_backend_pid()")


class Trouble(Exception):
    """What is wrong with a database, in words that may be printed."""
