"""Worker processes for bot searches and untrusted logs, which must not stop the server.

A worker takes one piece of work at a time, as bytes, and answers in bytes, within limits of time and memory.
One that exceeds them or dies is replaced when the next work comes, with back-off after repeated deaths.
"""

from __future__ import annotations

import asyncio
import contextlib
import os
import signal
import threading
import traceback
from collections.abc import Callable
from concurrent.futures import ThreadPoolExecutor
from multiprocessing import get_context, parent_process
from multiprocessing.connection import Connection
from pathlib import Path
from queue import LifoQueue
from typing import Any, Final

from nyoi.bots.guests import guest
from nyoi.games import IDS
from nyoi.games import game as game_of
from nyoi.kernel.heap import settled
from nyoi.kernel.refused import Refused

Work = Callable[[bytes], bytes]
STARTING: Final = 60.0  # seconds for a worker to start, on a busy machine
PATIENCE: Final = (0.0, 0.5, 1.0, 2.0, 5.0)  # restart back-off in seconds, by consecutive deaths
OVERFULL: Final = b""  # the answer of a worker that ran out of memory


class Trouble(Exception):
    """A worker has failed."""


class Late(Trouble):
    """It exceeded its time."""


class Heavy(Trouble):
    """It exceeded its memory."""


class Died(Trouble):
    """It died during the work."""


class Closed(Trouble):
    """The server is shutting down and takes no more work."""


# -- in a worker


def work_on(line: Connection, work: Work, memory: int, quiet: bool, guests: tuple[str, ...], games: bool) -> None:
    """Main loop of a worker, until the server ends or kills it."""
    signal.signal(signal.SIGINT, signal.SIG_IGN)  # Ctrl-C is for the server
    threading.Thread(target=_end_with_parent, daemon=True).start()
    for id in IDS if games else ():
        game_of(id)  # load the games before the first work
    for spec in guests:
        with contextlib.suppress(Refused):  # reported by the first request
            guest(spec)
    settled()
    _bound(memory)
    if quiet:
        os.dup2(os.open(os.devnull, os.O_WRONLY), 2)  # untrusted logs must not fill the server's stderr
    with contextlib.suppress(EOFError, OSError):  # the server is gone
        line.send_bytes(b"ready")
        while True:
            data = line.recv_bytes()
            try:
                answer = work(data)
            except MemoryError:
                answer = OVERFULL
            line.send_bytes(answer)


def failure(error: BaseException) -> str:
    """Return the exception and its place in one line for the server's log."""
    place = traceback.extract_tb(error.__traceback__)[-1]
    return f"{error!r} in {Path(place.filename).name}:{place.lineno}"


def _end_with_parent() -> None:
    """Exit when the server ends, even if it was killed."""
    parent = parent_process()
    if parent is not None:
        parent.join()
        os._exit(0)


def _bound(memory: int) -> None:
    """Limit the additional memory of this process, where the system supports it."""
    try:
        import resource

        pages = int(Path("/proc/self/statm").read_text().split()[0])
    except (ImportError, OSError):
        return
    limit = pages * resource.getpagesize() + memory
    resource.setrlimit(resource.RLIMIT_AS, (limit, limit))
    resource.setrlimit(resource.RLIMIT_CORE, (0, 0))


# -- in the server


class Worker:
    """A worker process that can be killed and restarted."""

    def __init__(self, work: Work, memory: int, quiet: bool, guests: tuple[str, ...], games: bool) -> None:
        self._duty = (work, memory, quiet, guests, games)
        self._lock = threading.Lock()
        self._process: Any = None
        self._line: Connection | None = None
        self._closed = threading.Event()
        self._deaths = 0  # in a row

    def ask(self, data: bytes, seconds: float) -> bytes:
        """Return the worker's answer; raise `Trouble` if it fails or takes too long."""
        try:
            line = self.ready()
            line.send_bytes(data)
            if not line.poll(seconds):
                raise Late
            answer = line.recv_bytes()
        except (EOFError, OSError) as error:
            self._deaths += 1
            self.kill()
            raise (Closed if self._closed.is_set() else Died) from error
        except Trouble:
            self.kill()
            raise
        self._deaths = 0
        if answer == OVERFULL:
            self.kill()  # the next work gets a fresh process
            raise Heavy
        return answer

    def ready(self) -> Connection:
        """Return the pipe to a running process, starting one if needed."""
        with self._lock:
            if self._line is not None and self._process.is_alive():
                return self._line
        self._closed.wait(PATIENCE[min(self._deaths, len(PATIENCE) - 1)])
        with self._lock:
            if self._closed.is_set():
                raise Closed
            spawn = get_context("spawn")
            line, there = spawn.Pipe()
            self._process = spawn.Process(target=work_on, args=(there, *self._duty), daemon=True)
            self._process.start()
            there.close()
            self._line = line
        if not line.poll(STARTING):
            raise Died
        line.recv_bytes()
        return line

    def kill(self, for_good: bool = False) -> None:
        """Kill the process."""
        if for_good:
            self._closed.set()
        with self._lock:
            if self._process is not None:
                self._process.kill()
                self._process.join()
            self._process = self._line = None


class Workers:
    """A pool of workers, with one waiting thread each."""

    def __init__(
        self,
        number: int,
        work: Work,
        memory: int,
        quiet: bool = False,
        guests: tuple[str, ...] = (),
        games: bool = True,  # whether they need the games
    ) -> None:
        self._workers = [Worker(work, memory, quiet, guests, games) for _ in range(number)]
        self._idle: LifoQueue[Worker] = LifoQueue()  # prefers a worker that is already running
        for worker in self._workers:
            self._idle.put(worker)
        self._threads = ThreadPoolExecutor(number, "nyoi-worker")

    def open(self) -> None:
        """Start the workers before the first work."""
        for _ in self._workers:
            self._threads.submit(self._begin)

    def _begin(self) -> None:
        worker = self._idle.get()
        try:
            worker.ready()
        except (Trouble, EOFError, OSError):
            pass  # reported by the first request
        finally:
            self._idle.put(worker)

    async def ask(self, data: bytes, seconds: float) -> bytes:
        """Return the answer of a worker, timed from its start; raise `Trouble` on failure."""
        try:
            return await asyncio.get_running_loop().run_in_executor(self._threads, self._ask, data, seconds)
        except RuntimeError as error:  # the threads have been shut down
            raise Closed from error

    def _ask(self, data: bytes, seconds: float) -> bytes:
        worker = self._idle.get()
        try:
            return worker.ask(data, seconds)
        finally:
            self._idle.put(worker)

    def close(self) -> None:
        """Kill the workers; pending requests fail."""
        for worker in self._workers:
            worker.kill(for_good=True)
        self._threads.shutdown(wait=False)
