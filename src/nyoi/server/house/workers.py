"""Processes of our own for what must not stop the server: the thoughts of bots, the logs of strangers.

A worker takes one piece of work at a time, as bytes, and answers in bytes. It has so many seconds and so much memory
for it. One that takes more, or dies, is replaced when the next work comes; if others die after it, later and later.
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
STARTING: Final = 60.0  # seconds for a worker to come up, on a machine that has much else to do
PATIENCE: Final = (0.0, 0.5, 1.0, 2.0, 5.0)  # seconds before another one is started, by how many have died in a row
OVERFULL: Final = b""  # the answer of a worker whose memory was not enough


class Trouble(Exception):
    """A worker came to nothing with what it was asked."""


class Late(Trouble):
    """It took longer than it may."""


class Heavy(Trouble):
    """It took more memory than it may."""


class Died(Trouble):
    """It ended in the midst of it."""


class Closed(Trouble):
    """The server is about to end: no work is taken any more."""


# -- in a worker


def work_on(line: Connection, work: Work, memory: int, quiet: bool, guests: tuple[str, ...], games: bool) -> None:
    """The life of a worker: one piece of work after the other, until the server goes or puts an end to it."""
    signal.signal(signal.SIGINT, signal.SIG_IGN)  # the host's Ctrl-C is for the server
    threading.Thread(target=_end_with_parent, daemon=True).start()
    for id in IDS if games else ():
        game_of(id)  # no work's time is spent on getting ready
    for spec in guests:
        with contextlib.suppress(Refused):  # who asks it will hear of it
            guest(spec)
    settled()
    _bound(memory)
    if quiet:
        os.dup2(os.open(os.devnull, os.O_WRONLY), 2)  # what strangers make the interpreter say is for nobody
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
    """A defect of ours in a line for the server's log: what was raised, and where."""
    place = traceback.extract_tb(error.__traceback__)[-1]
    return f"{error!r} in {Path(place.filename).name}:{place.lineno}"


def _end_with_parent() -> None:
    """A worker must not outlive the server, not even a killed one."""
    parent = parent_process()
    if parent is not None:
        parent.join()
        os._exit(0)


def _bound(memory: int) -> None:
    """This process may take so many bytes more than it has, where the system can hold it to that."""
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
    """A process, and how to be rid of it."""

    def __init__(self, work: Work, memory: int, quiet: bool, guests: tuple[str, ...], games: bool) -> None:
        self._duty = (work, memory, quiet, guests, games)
        self._lock = threading.Lock()
        self._process: Any = None
        self._line: Connection | None = None
        self._closed = threading.Event()
        self._deaths = 0  # in a row

    def ask(self, data: bytes, seconds: float) -> bytes:
        """What the worker makes of it, within so long."""
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
            self.kill()  # what is left of its memory is not for the next one
            raise Heavy
        return answer

    def ready(self) -> Connection:
        """The line to a process that waits for work."""
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
        """End the process, whatever it does."""
        if for_good:
            self._closed.set()
        with self._lock:
            if self._process is not None:
                self._process.kill()
                self._process.join()
            self._process = self._line = None


class Workers:
    """Some workers, and for each a thread that waits for it."""

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
        self._idle: LifoQueue[Worker] = LifoQueue()  # the one that is up is asked first
        for worker in self._workers:
            self._idle.put(worker)
        self._threads = ThreadPoolExecutor(number, "nyoi-worker")

    def open(self) -> None:
        """Start them ahead of the first work."""
        for _ in self._workers:
            self._threads.submit(self._begin)

    def _begin(self) -> None:
        worker = self._idle.get()
        try:
            worker.ready()
        except (Trouble, EOFError, OSError):
            pass  # whoever asks first will hear of it
        finally:
            self._idle.put(worker)

    async def ask(self, data: bytes, seconds: float) -> bytes:
        """What one of them makes of it, within so many seconds from when it begins; `Trouble` if that fails."""
        try:
            return await asyncio.get_running_loop().run_in_executor(self._threads, self._ask, data, seconds)
        except RuntimeError as error:  # the threads are gone
            raise Closed from error

    def _ask(self, data: bytes, seconds: float) -> bytes:
        worker = self._idle.get()
        try:
            return worker.ask(data, seconds)
        finally:
            self._idle.put(worker)

    def close(self) -> None:
        """Whatever they do is let go at once; who waits for it is told."""
        for worker in self._workers:
            worker.kill(for_good=True)
        self._threads.shutdown(wait=False)
