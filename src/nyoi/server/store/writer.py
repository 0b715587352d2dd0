"""What every database has in common: one thread that writes with group commit, and threads that read.

While one commit is under way the next moves gather, and the next commit takes them all. Nobody is answered before his
commit is done, and whoever is told `not-saved` may send the same again.
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
PROBED: Final = 1.0  # seconds for which the answer to "does it write" stays good


class Job:
    """Something to write, and who waits for it: a line of a journal, or something else to run."""

    def __init__(
        self,
        line: Sequence[Any] | None,
        run: Callable[[Link], Any] | None,
        loop: asyncio.AbstractEventLoop,
        doubt: type[Exception] | None = None,
    ) -> None:
        self.line = line
        self.run = run
        self.doubt = doubt  # what it hears if nobody knows whether it was written, if not `not-saved`
        self.future: asyncio.Future[Any] = loop.create_future()
        self.sent = False  # whether it may have been written, if the connection is lost now
        self.done = False  # whether it has its result, or its error
        self.result: Any = None
        self.error: BaseException | None = None


class Writer(ABC):
    """A database, whatever its kind: `path` is how it may be called in front of anybody."""

    readers = 1  # threads that read

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

    # -- what each kind does in its own way

    @abstractmethod
    def prepare(self) -> None:
        """Bring it up to date, before anybody is let in; Refused if that cannot be."""

    @abstractmethod
    def _begin(self) -> None:
        """Open what the writer writes through, in its thread."""

    @abstractmethod
    def _try(self, batch: list[Job]) -> None:
        """Commit, or give every job its error."""

    @abstractmethod
    def _end(self) -> None:
        """Close what the writer wrote through."""

    @abstractmethod
    def _reading(self, run: Callable[[Link], T]) -> T:
        """Run something that only reads, in a reader's thread; Refused if it cannot be read."""

    @abstractmethod
    def _end_reading(self) -> None:
        """Close what was read through, once nobody reads."""

    @abstractmethod
    def _exercise(self, db: Link) -> None:
        """Write what a move needs, so that nothing is left of it."""

    @abstractmethod
    async def erase(self) -> None:
        """Leave nothing of what was deleted in the files of the database, as far as that is up to the server."""

    # -- its life

    async def open(self) -> None:
        """Begin to write and to read."""
        self._loop = asyncio.get_running_loop()
        self._writer.start()
        await self._loop.run_in_executor(self._readers, self._ready.wait)
        if self._failure is not None:
            raise self._failure

    async def close(self) -> None:
        """Let the writer finish."""
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
        except Exception as error:  # told to whoever opens
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
        """What comes in one turn of the loop goes to the writer together: waking a thread costs."""
        self._gathered.append(job)
        if len(self._gathered) == 1:
            self._loop.call_soon(self._hand_over)

    def _hand_over(self) -> None:
        if self._gathered:
            jobs, self._gathered = self._gathered, []
            self._jobs.put(jobs)

    # -- what is asked of it

    def append(self, line: Sequence[Any]) -> asyncio.Future[None]:
        """Write one line of a journal, with whatever else is written now; to be waited for."""
        job = Job(line, None, self._loop, Conflict)
        self._enqueue(job)
        return job.future

    def write(self, run: Callable[[Link], T], doubt: type[Exception] | None = None) -> asyncio.Future[T]:
        """Run something that writes, all of it or nothing; to be waited for."""
        job = Job(None, run, self._loop, doubt)
        self._enqueue(job)
        return job.future

    async def read(self, run: Callable[[Link], T]) -> T:
        """Run something that only reads; Refused if it cannot be read."""
        return await self._loop.run_in_executor(self._readers, self._reading, run)

    async def well(self) -> bool:
        """Whether it takes what is written, by a write of its own; whoever asks within a second hears the same."""
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
