"""Base of the databases: one writer thread with group commit, and reader threads.

Moves that arrive during a commit are gathered and committed together. A move is acknowledged only after its
commit; a client that gets `not-saved` may send it again.
"""

from __future__ import annotations

import asyncio
import queue
import threading
import time
from abc import ABC, abstractmethod
from collections.abc import Callable, Sequence
from concurrent.futures import ThreadPoolExecutor
from typing import Any, Final, TypeVar

from nyoi.kernel.play import Refused
from nyoi.server.metrics import Metrics
from nyoi.server.store.fault import Fault, Report
from nyoi.server.store.protocol import Conflict
from nyoi.server.store.rows import Link

T = TypeVar("T")

LARGEST_BATCH: Final = 500
PROBED: Final = 1.0  # seconds for which a health probe stays valid


class Job:
    """A pending write: a journal line, or a function to run in the transaction."""

    def __init__(
        self,
        line: Sequence[Any] | None,
        run: Callable[[Link], Any] | None,
        loop: asyncio.AbstractEventLoop,
        doubt: type[Exception] | None = None,
    ) -> None:
        self.line = line
        self.run = run
        self.doubt = doubt  # error if it is unknown whether it was written; default `not-saved`
        self.future: asyncio.Future[Any] = loop.create_future()
        self.sent = False  # whether it may have been written if the connection is lost now
        self.done = False  # whether it has a result or an error
        self.result: Any = None
        self.error: BaseException | None = None


class Writer(ABC):
    """A database of any kind; `path` is a name safe to show."""

    readers = 1  # reader threads

    def __init__(self, path: str, metrics: Metrics) -> None:
        self.path: Final = path
        self.metrics: Final = metrics
        self._jobs: queue.SimpleQueue[list[Job] | None] = queue.SimpleQueue()
        self._gathered: list[Job] = []
        self._writer = threading.Thread(target=self._write_on, name="nyoi-writer", daemon=True)
        self._readers = ThreadPoolExecutor(self.readers, thread_name_prefix="nyoi-reader")
        self._ready: threading.Event = threading.Event()
        self._failure: BaseException | None = None
        self._fault: Final = Fault(path)
        self._unread: Final = Report("cannot read %s: %s")
        self._probe: asyncio.Task[bool] | None = None
        self._probed = 0.0

    # -- implemented by each database

    @abstractmethod
    def prepare(self) -> None:
        """Migrate the database at startup; raise Refused if that fails."""

    @abstractmethod
    def _begin(self) -> None:
        """Open the write connection, in the writer thread."""

    @abstractmethod
    def _try(self, batch: list[Job]) -> None:
        """Commit a batch, or set the error of each job."""

    @abstractmethod
    def _end(self) -> None:
        """Close the write connection."""

    @abstractmethod
    def _reading(self, run: Callable[[Link], T]) -> T:
        """Run a read in a reader thread; raise Refused on failure."""

    @abstractmethod
    def _end_reading(self) -> None:
        """Close the read connections, once no read is running."""

    @abstractmethod
    def _exercise(self, db: Link) -> None:
        """Write as much as a move would, leaving nothing behind."""

    @abstractmethod
    async def erase(self) -> None:
        """Remove deleted data from the database files, as far as the server can."""

    # -- lifecycle

    async def open(self) -> None:
        """Start the writer and the readers."""
        self._loop = asyncio.get_running_loop()
        self._writer.start()
        await self._loop.run_in_executor(self._readers, self._ready.wait)
        if self._failure is not None:
            raise self._failure

    async def close(self) -> None:
        """Finish all writes and stop the threads."""
        if self._probe is not None:
            self._probe.cancel()
        self._hand_over()
        self._jobs.put(None)
        if self._writer.is_alive():
            await self._loop.run_in_executor(None, self._writer.join)
        await self._loop.run_in_executor(self._readers, self._end_reading)
        self._readers.shutdown()

    def _write_on(self) -> None:
        try:
            self._begin()
        except Exception as error:  # raised again in `open`
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
        self._end()

    def _enqueue(self, job: Job) -> None:
        """Gather the jobs of one loop iteration: waking the thread is expensive."""
        self._gathered.append(job)
        if len(self._gathered) == 1:
            self._loop.call_soon(self._hand_over)

    def _hand_over(self) -> None:
        if self._gathered:
            jobs, self._gathered = self._gathered, []
            self._jobs.put(jobs)

    # -- requests

    def append(self, line: Sequence[Any]) -> asyncio.Future[None]:
        """Append a journal line with the next group commit."""
        job = Job(line, None, self._loop, Conflict)
        self._enqueue(job)
        return job.future

    def write(self, run: Callable[[Link], T], doubt: type[Exception] | None = None) -> asyncio.Future[T]:
        """Run a write with the next group commit, all or nothing."""
        job = Job(None, run, self._loop, doubt)
        self._enqueue(job)
        return job.future

    async def read(self, run: Callable[[Link], T]) -> T:
        """Run a read; raise Refused on failure."""
        return await self._loop.run_in_executor(self._readers, self._reading, run)

    async def well(self) -> bool:
        """Return whether a probe write succeeds; the result is cached for a second."""
        now = self._loop.time()
        if self._probe is None or (self._probe.done() and now - self._probed > PROBED):
            self._probed = now
            self._probe = self._loop.create_task(self._write_something())
        return await asyncio.shield(self._probe)

    async def _write_something(self) -> bool:
        try:
            await self.write(self._exercise)
        except (Refused, Conflict):
            return False
        return True


def _settle(batch: list[Job]) -> None:
    for job in batch:
        if job.future.done():
            continue
        if job.error is not None:
            job.future.set_exception(job.error)
        else:
            job.future.set_result(job.result)
