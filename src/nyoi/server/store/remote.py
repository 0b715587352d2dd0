"""A PostgreSQL server behind the store: one connection that writes with group commit, some that read.

Moves of all tables go there in one statement, which says which of them were written: what is there already is left
out, and so is what comes behind an entry that is missing, or of a table that another server has taken over. Whatever
else is written shares a transaction. If the connection is lost while a commit is under way nobody knows whether it
counted: then a table is loaded anew, and whoever sends his command again is answered from the journal.
"""

from __future__ import annotations

import asyncio
import contextlib
import selectors
import threading
from collections.abc import Callable, Iterable, Iterator, Sequence
from functools import lru_cache
from typing import Any, Final, TypeVar
from urllib.parse import urlsplit

import psycopg

from nyoi.kernel.play import Refused
from nyoi.server.metrics import Metrics
from nyoi.server.store.choice import EXAMPLE
from nyoi.server.store.migrations import migrate_postgres, postgres_version
from nyoi.server.store.protocol import Conflict
from nyoi.server.store.rows import Link
from nyoi.server.store.writer import Job, Writer

T = TypeVar("T")

# Seconds, but for the last: how long a connection may take to be made, and until one is known to be dead.
_LINE_DEAD: Final[dict[str, Any]] = {
    "connect_timeout": 5, "keepalives_idle": 5, "keepalives_interval": 2, "keepalives_count": 3,
    "tcp_user_timeout": 10_000,
}  # fmt: skip
# A server that is stopped in the middle of something must not hold others up; what is written is on disk.
_SETTINGS: Final = """
select set_config('idle_in_transaction_session_timeout', '2s', false), set_config('lock_timeout', '5s', false),
    set_config('statement_timeout', '20s', false),
    case when current_setting('synchronous_commit') in ('off', 'local')
        then set_config('synchronous_commit', 'on', false) end
"""
_PATIENT: Final = "set idle_in_transaction_session_timeout = 0; set lock_timeout = 0; set statement_timeout = 0;"
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


def named(url: str) -> str:
    """How a database may be called in front of anybody: without a password.

    >>> named("postgresql://nyoi:secret@db.example:5433/games?password=secret")
    'postgresql://nyoi@db.example:5433/games'
    """
    try:
        parts = urlsplit(url)
        user = f"{parts.username}@" if parts.username else ""
        port = f":{parts.port}" if parts.port else ""
        return f"postgresql://{user}{parts.hostname or ''}{port}{parts.path}"
    except ValueError:
        return "postgresql://"


@lru_cache(maxsize=200)
def _dialect(query: str) -> bytes:
    """A statement in PostgreSQL's words."""
    return query.replace("%", "%%").replace("?", "%s").encode()


def cleaned(value: Any) -> Any:
    """No text of PostgreSQL has a zero in it; only a command's name may, and who calls it so does not mind."""
    return value.replace("\0", "\ufffd") if isinstance(value, str) else value


class PgLink:
    """A connection, spoken to as to SQLite's."""

    def __init__(self, url: str, read_only: bool = False, patient: bool = False) -> None:
        self.conn: Final = psycopg.connect(url, autocommit=True, client_encoding="utf8", **_LINE_DEAD)
        self.conn.execute(_SETTINGS)
        if patient:
            self.conn.execute(_PATIENT)
        if read_only:
            self.conn.execute("set default_transaction_read_only = on")

    def execute(self, query: str, values: Sequence[Any] = (), /) -> psycopg.Cursor[Any]:
        """See `Link.execute`."""
        return self.conn.execute(_dialect(query), [cleaned(value) for value in values])

    def executemany(self, query: str, values: Iterable[Sequence[Any]], /) -> None:
        """See `Link.executemany`."""
        with self.conn.cursor() as cursor:
            cursor.executemany(_dialect(query), [[cleaned(value) for value in row] for row in values])

    @property
    def lost(self) -> bool:
        """Whether the server is gone, or has hung up."""
        return self.conn.closed

    @property
    def left(self) -> bool:
        """Whether the server has hung up since it was last spoken to."""
        try:
            while not self.lost and ready([self.conn.fileno()], 0.0):  # its last words, then the end
                self.conn.pgconn.consume_input()
        except psycopg.Error:
            self.close()
        return self.lost

    def close(self) -> None:
        """Hang up."""
        self.conn.close()


def ready(files: Iterable[int], seconds: float) -> set[int]:
    """The files from which something can be read, once there is one; none after so long."""
    with selectors.DefaultSelector() as selector:
        for file in files:
            selector.register(file, selectors.EVENT_READ)
        return {key.fd for key, _ in selector.select(seconds)}


def connected(url: str, read_only: bool = False, patient: bool = False) -> PgLink:
    """A connection, to a server or, with patience, for work that takes its time; Refused if there is none."""
    try:
        return PgLink(url, read_only, patient)
    except psycopg.OperationalError as error:
        raise Refused("database-away", path=named(url), why=plain(error)) from error
    except psycopg.Error as error:  # half an address, and the error would repeat it
        raise Refused("database-url", path=named(url), example=EXAMPLE) from error


@contextlib.contextmanager
def opened(url: str, read_only: bool = False) -> Iterator[PgLink]:
    """A connection for work that takes its time; Refused if there is none, or it is lost."""
    with contextlib.closing(connected(url, read_only, patient=True)) as db:
        try:
            yield db
        except psycopg.Error as error:
            raise Refused("database-away", path=named(url), why=plain(error)) from error


def plain(error: Exception) -> str:
    """What is wrong, in one line and without anybody's data."""
    if isinstance(error, Refused):
        return str(error.facts.get("why", error.reason))
    primary = error.diag.message_primary if isinstance(error, psycopg.Error) else None
    lines = (primary or str(error)).strip().splitlines()
    return f"{lines[0] if lines else ''} ({type(error).__name__})"


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

    # -- writing

    def _begin(self) -> None:
        self._db = connected(self.url)

    def _end(self) -> None:
        if self._db is not None:
            self._db.close()

    def _linked(self) -> PgLink:
        """The connection that writes, made anew if it was lost."""
        if self._db is None or self._db.left:  # known before anything is sent: nobody's commit is in doubt
            self._db = connected(self.url)
            postgres_version(self._db, self.path)
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
        db.execute("insert into chat values ('', pg_backend_pid(), '', -1, repeat('x', 16000), 0)")
        db.execute("delete from chat where tbl = '' and id = pg_backend_pid()")


class Trouble(Exception):
    """What is wrong with a database, in words that may be printed."""
