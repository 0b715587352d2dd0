"""The file behind the store: one writer thread with group commit, one reader thread.

`synchronous=FULL` makes a commit wait for the disk; while it waits, the next moves gather, and the
next commit takes them all. Nobody is answered before his commit is done, and whoever is told `not-saved`
may send the same again. What a failed write leaves behind is the business of `fault.py`.
"""

from __future__ import annotations

import asyncio
import contextlib
import queue
import sqlite3
import threading
import time
from collections.abc import Callable, Sequence
from concurrent.futures import ThreadPoolExecutor
from typing import Any, Final, TypeVar

from nyoi.kernel.play import Refused
from nyoi.server.metrics import Metrics
from nyoi.server.store.fault import Fault, Report
from nyoi.server.store.lock import Owner
from nyoi.server.store.migrations import migrate, version_of
from nyoi.server.store.protocol import Conflict

T = TypeVar("T")

LARGEST_BATCH: Final = 500
BUSY: Final = 1.0  # seconds to wait for a lock that somebody else holds
PAGE: Final = 4096
PROBED: Final = 1.0  # seconds for which the answer to "does it write" stays good
_VALUES: Final = "(?,?,?,?,?,?,?,?,?,?,?)"
INSERT: Final = f"insert into journal values {_VALUES}"
# Whatever happened to the file: no entry is written behind one that is missing.
_NO_GAPS: Final = """
create temp trigger no_gaps before insert on main.journal
when new.seq > 0 and not exists (select 1 from main.journal where tbl = new.tbl and seq = new.seq - 1)
begin select raise(abort, 'the entry before is missing'); end
"""


class Job:
    """Something to write, and who waits for it: a line of a journal, or something else to run."""

    def __init__(
        self,
        line: Sequence[object] | None,
        run: Callable[[sqlite3.Connection], Any] | None,
        loop: asyncio.AbstractEventLoop,
    ) -> None:
        self.line = line
        self.run = run
        self.future: asyncio.Future[Any] = loop.create_future()
        self.result: Any = None
        self.error: BaseException | None = None


class Database:
    """An SQLite file with one thread that writes and one that reads."""

    def __init__(self, path: str, metrics: Metrics) -> None:
        self.path: Final = path
        self.metrics: Final = metrics
        self.owner: Final = Owner(path)
        self._jobs: queue.SimpleQueue[list[Job] | None] = queue.SimpleQueue()
        self._gathered: list[Job] = []
        self._writer = threading.Thread(target=self._write_on, name="nyoi-writer", daemon=True)
        self._readers = ThreadPoolExecutor(1, thread_name_prefix="nyoi-reader")
        self._reader: sqlite3.Connection | None = None
        self._ready: threading.Event = threading.Event()
        self._failure: BaseException | None = None
        self._fault: Final = Fault(path)
        self._unread: Final = Report("cannot read %s: %s")
        self._probe: asyncio.Task[bool] | None = None
        self._probed = 0.0

    def prepare(self) -> None:
        """Make the file our own and bring it up to date, before anybody is let in; Refused if that cannot be."""
        self.owner.take()
        try:
            with contextlib.closing(sqlite3.connect(self.path, timeout=BUSY, isolation_level=None)) as db:
                version_of(db, self.path)  # what is not ours is not touched
                db.execute("pragma journal_mode=wal")
                db.execute("pragma synchronous=full")
                migrate(db, self.path)
        except (sqlite3.Error, Refused) as error:
            self.owner.release()
            raise error if isinstance(error, Refused) else Refused("cannot-write", path=self.path) from error

    async def open(self) -> None:
        """Open the file, for one thread to write and one to read."""
        self._loop = asyncio.get_running_loop()
        if not self.owner.taken:
            await asyncio.to_thread(self.prepare)
        self._writer.start()
        await self._loop.run_in_executor(self._readers, self._open_reader)

    def _open_reader(self) -> None:
        self._ready.wait()
        if self._failure is not None:
            raise self._failure
        self._reader = self._to_read()

    async def close(self) -> None:
        """Let the writer finish."""
        if self._probe is not None:
            self._probe.cancel()
        self._hand_over()
        self._jobs.put(None)
        if self._writer.is_alive():
            await self._loop.run_in_executor(None, self._writer.join)
        if self._reader is not None:
            await self._loop.run_in_executor(self._readers, self._reader.close)
        self._readers.shutdown()
        self.owner.release()

    # -- connections

    def _to_read(self) -> sqlite3.Connection:
        db = sqlite3.connect(self.path, timeout=BUSY, isolation_level=None)
        db.execute("pragma query_only=on")
        db.text_factory = _readable
        return db

    def _to_write(self) -> sqlite3.Connection:
        db = sqlite3.connect(self.path, timeout=BUSY, isolation_level=None)
        db.execute("pragma journal_mode=wal")
        db.execute("pragma synchronous=full")
        db.execute("pragma temp_store=memory")
        db.execute(_NO_GAPS)
        return db

    # -- the two threads

    def _write_on(self) -> None:
        try:
            self._db = self._to_write()
        except sqlite3.Error as error:
            self._failure = error
            self._ready.set()
            return
        self._ready.set()
        while (jobs := self._jobs.get()) is not None:
            batch = list(jobs)
            last = False
            while len(batch) < LARGEST_BATCH and not self._jobs.empty():
                following = self._jobs.get()
                if following is None:
                    last = True
                    break
                batch += following
            began = time.perf_counter()
            self._try(batch)
            self.metrics.batches.add(len(batch))
            self.metrics.commits.add(time.perf_counter() - began)
            self._loop.call_soon_threadsafe(_settle, batch)
            if last:
                break
        self._db.close()

    def _try(self, batch: list[Job]) -> None:
        """Commit, or tell everybody that nothing is saved."""
        try:
            if self._fault.resting:  # it has just failed: the disk is left in peace for a moment
                raise Refused("not-saved")
            if self._fault.grave:
                self._reopen()
            self._commit(self._db, batch)
            self._fault.over()
        except Exception as error:  # whatever it is, nobody is told that his move is saved
            if not self._fault.resting:
                self._fault.met(error)
            with contextlib.suppress(sqlite3.Error):
                if self._db.in_transaction:
                    self._db.execute("rollback")
            for job in batch:
                job.error = Refused("not-saved")

    def _reopen(self) -> None:
        """After a failed write or sync nothing in the cache is believed: another connection reads what is on disk.

        The reader stays open meanwhile. So the index of the write-ahead log stays as it was after the last commit
        that was synced, and what stands behind that, whole or not, is written over by the next one.
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
            _insert(db, lines)  # alone it is a transaction of its own
        except sqlite3.IntegrityError:  # one of them lost a race: find out which
            if not others:
                db.execute("begin immediate")
            others = lines + others
        for job in others:
            self._run(db, job)
        if others:
            db.execute("commit")

    def _run(self, db: sqlite3.Connection, job: Job) -> None:
        """Run one job, all of it or nothing; if the disk fails it fails for the whole batch."""
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
        except Exception as error:  # what the job itself has to say
            job.error = error
            db.execute("rollback to job")
        db.execute("release job")

    def _enqueue(self, job: Job) -> None:
        """What comes in one turn of the loop goes to the writer together: waking a thread costs."""
        self._gathered.append(job)
        if len(self._gathered) == 1:
            self._loop.call_soon(self._hand_over)

    def _hand_over(self) -> None:
        if self._gathered:
            jobs, self._gathered = self._gathered, []
            self._jobs.put(jobs)

    def append(self, line: Sequence[object]) -> asyncio.Future[None]:
        """Write one line of a journal, with whatever else is written now; to be waited for."""
        job = Job(line, None, self._loop)
        self._enqueue(job)
        return job.future

    def write(self, run: Callable[[sqlite3.Connection], T]) -> asyncio.Future[T]:
        """Run something that writes, all of it or nothing; to be waited for."""
        job = Job(None, run, self._loop)
        self._enqueue(job)
        return job.future

    async def read(self, run: Callable[[sqlite3.Connection], T]) -> T:
        """Run something that only reads; Refused if the file cannot be read."""

        def reading() -> T:
            try:
                if self._reader is None:
                    self._reader = self._to_read()
                return run(self._reader)
            except sqlite3.Error as error:
                self._unread.tell(self.path, error)
                if self._reader is not None:
                    self._reader.close()
                    self._reader = None
                raise Refused("not-read") from error

        return await self._loop.run_in_executor(self._readers, reading)

    # -- how it is

    async def well(self) -> bool:
        """Whether it takes what is written, by a write of its own; whoever asks within a second hears the same."""
        now = self._loop.time()
        if self._probe is None or (self._probe.done() and now - self._probed > PROBED):
            self._probed = now
            self._probe = self._loop.create_task(self._write_something())
        return await asyncio.shield(self._probe)

    async def _write_something(self) -> bool:
        """Pages are taken and given back, and the commit is synced: what a move needs, and nothing is left of it."""

        def run(db: sqlite3.Connection) -> None:
            version_of(db, self.path)
            db.execute("insert into chat values ('', 0, '', -1, zeroblob(?), 0)", (2 * PAGE,))
            db.execute("delete from chat where tbl = ''")

        try:
            await self.write(run)
        except (Refused, Conflict):
            return False
        return True


def _readable(text: bytes) -> str:
    """A text that is no UTF-8 spoils its own row, and not the whole query."""
    return text.decode(errors="replace")


def _insert(db: sqlite3.Connection, jobs: list[Job]) -> None:
    """Many lines in one statement: each statement gives the interpreter away and must wait to get it back."""
    if jobs:
        values = [value for job in jobs for value in job.line or ()]
        db.execute(INSERT + f",{_VALUES}" * (len(jobs) - 1), values)


def _settle(batch: list[Job]) -> None:
    for job in batch:
        if job.future.done():
            continue
        if job.error is not None:
            job.future.set_exception(job.error)
        else:
            job.future.set_result(job.result)
