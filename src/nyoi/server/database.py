"""The file behind the store: one writer thread with group commit, one reader thread.

`synchronous=FULL` makes a commit wait for the disk; while it waits, the next moves gather, and the
next commit takes them all. Nobody is answered before his commit is done.
"""

from __future__ import annotations

import asyncio
import logging
import queue
import sqlite3
import threading
import time
from collections.abc import Callable, Sequence
from concurrent.futures import ThreadPoolExecutor
from typing import Any, Final, TypeVar

from nyoi.server.metrics import Metrics
from nyoi.server.store import Conflict

T = TypeVar("T")
logger = logging.getLogger("nyoi.server")

LARGEST_BATCH: Final = 500
_VALUES: Final = "(?,?,?,?,?,?,?,?,?,?,?)"
INSERT: Final = f"insert into journal values {_VALUES}"


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

    def __init__(self, path: str, schema: str, metrics: Metrics) -> None:
        self.path: Final = path
        self.schema: Final = schema
        self.metrics: Final = metrics
        self._jobs: queue.SimpleQueue[list[Job] | None] = queue.SimpleQueue()
        self._gathered: list[Job] = []
        self._writer = threading.Thread(target=self._write_on, name="nyoi-writer", daemon=True)
        self._readers = ThreadPoolExecutor(1, thread_name_prefix="nyoi-reader")
        self._reader: sqlite3.Connection | None = None
        self._ready: threading.Event = threading.Event()
        self._failure: BaseException | None = None

    async def open(self) -> None:
        """Open the file, and make its tables."""
        self._loop = asyncio.get_running_loop()
        self._writer.start()
        await self._loop.run_in_executor(self._readers, self._open_reader)

    def _open_reader(self) -> None:
        self._ready.wait()
        if self._failure is not None:
            raise self._failure
        self._reader = sqlite3.connect(self.path, isolation_level=None)
        self._reader.execute("pragma query_only=on")

    async def close(self) -> None:
        """Let the writer finish."""
        self._hand_over()
        self._jobs.put(None)
        await self._loop.run_in_executor(None, self._writer.join)
        if self._reader is not None:
            await self._loop.run_in_executor(self._readers, self._reader.close)
        self._readers.shutdown()

    # -- the two threads

    def _write_on(self) -> None:
        try:
            db = sqlite3.connect(self.path, isolation_level=None)
            db.execute("pragma journal_mode=wal")
            db.execute("pragma synchronous=full")
            db.execute("pragma busy_timeout=5000")
            db.executescript(self.schema)
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
            self._commit(db, batch)
            self.metrics.batches.add(len(batch))
            self.metrics.commits.add(time.perf_counter() - began)
            self._loop.call_soon_threadsafe(_settle, batch)
            if last:
                break
        db.close()

    def _commit(self, db: sqlite3.Connection, batch: list[Job]) -> None:
        lines = [job for job in batch if job.line is not None]
        others = [job for job in batch if job.line is None]
        try:
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
        except Exception as error:  # whatever it is, nobody is told that his move is saved
            logger.error("commit of %d jobs failed: %s", len(batch), error)
            if db.in_transaction:
                db.execute("rollback")
            for job in batch:
                job.error = error

    def _run(self, db: sqlite3.Connection, job: Job) -> None:
        """Run one job, all of it or nothing."""
        db.execute("savepoint job")
        try:
            if job.run is None:
                _insert(db, [job])
            else:
                job.result = job.run(db)
        except Exception as error:
            job.error = Conflict(str(error)) if isinstance(error, sqlite3.IntegrityError) else error
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
        """Run something that only reads."""

        def reading() -> T:
            assert self._reader is not None
            return run(self._reader)

        return await self._loop.run_in_executor(self._readers, reading)


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
