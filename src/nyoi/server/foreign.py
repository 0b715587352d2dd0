"""Logs from elsewhere are read and replayed in worker processes of their own, never in the server.

Whoever sends a log may have written anything into it: something that never ends, that fills the memory, that
breaks the interpreter. A worker has so many seconds and so many bytes for one log; if it takes more it is killed
and another one is started. What comes back is plain data: the rows to save, or a refusal.
"""

from __future__ import annotations

import asyncio
import contextlib
import os
import threading
from collections.abc import Callable
from concurrent.futures import ThreadPoolExecutor
from multiprocessing import get_context
from multiprocessing.connection import Connection
from pathlib import Path
from queue import LifoQueue
from typing import Any, Final

import msgspec

from nyoi.games import IDS
from nyoi.games import game as game_of
from nyoi.kernel.log import log_of
from nyoi.kernel.play import Refused
from nyoi.server.chance import Luck
from nyoi.server.frames import encode, refusal_of
from nyoi.server.journal import lines_of, names_in, recalled, replayed
from nyoi.server.names import nickname
from nyoi.server.store import Entry
from nyoi.server.think import begin_worker

WORKERS: Final = 2
STARTING: Final = 60.0  # seconds for a worker to come up, on a machine that has much else to do
LONGEST: Final = 20_000  # moves of a log


class Brought(msgspec.Struct, tag=True):
    """A game from elsewhere, ready to be saved as a finished table."""

    game: str
    mode: str
    options: dict[str, Any]
    names: list[str]
    entries: list[Entry]


class No(msgspec.Struct, tag=True):
    """Why a log is not taken."""

    reason: str
    clause: str
    facts: dict[str, Any]


Read = Callable[[bytes], Brought]


# -- in a worker


def brought(data: bytes) -> Brought:
    """The game that a log holds; Refused if it does not read or does not play."""
    try:
        text = data.decode("utf-8")
    except UnicodeDecodeError as error:
        raise Refused("log-broken", line=1) from error
    log = log_of(text)
    if len(log.entries) > LONGEST:
        raise Refused("log-long", high=LONGEST)
    game = game_of(log.setting.game)
    journal = replayed(game, log, Luck())
    setting, entries = journal.table.record.setting, lines_of(journal)
    found = Brought(setting.game, setting.mode, dict(setting.options), _names(text, setting.seats), entries)
    # what is saved must read again as it will be read from the disk, and be shown to anybody who looks
    again = msgspec.json.decode(encode(found), type=Brought)
    opened = recalled(game, setting.seats, again.mode, again.options, again.entries, Luck()).table
    if opened.fingerprint != journal.table.fingerprint:
        raise Refused("log-broken", line=1)
    encode([opened.view(seat) for seat in range(-1, setting.seats)])
    return found


def _names(text: str, seats: int) -> list[str]:
    """Who sat where; a number where the log has no name that will do."""
    found = [f"{i + 1}" for i in range(seats)]
    for i, name in enumerate(names_in(text)[:seats]):
        with contextlib.suppress(Refused):
            found[i] = nickname(name)
    return found


def _work(line: Connection, read: Read, memory: int) -> None:
    """The life of a worker: one log after the other."""
    begin_worker()
    for id in IDS:
        game_of(id)  # the time of a log is not spent on getting ready
    _bound(memory)
    os.dup2(os.open(os.devnull, os.O_WRONLY), 2)  # what a stranger's log makes the interpreter say is for nobody
    line.send_bytes(b"ready")
    while True:
        line.send_bytes(encode(_answer(read, line.recv_bytes())))


def _answer(read: Read, data: bytes) -> Brought | No:
    try:
        return read(data)
    except Refused as refused:
        why = refused
    except MemoryError:
        why = Refused("log-heavy")
    except Exception:  # a position put together by a stranger may break anything
        why = Refused("log-broken", line=1)
    told = refusal_of(why)
    return No(told.reason, told.clause, told.facts)


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


class _Worker:
    """A process that reads logs, and how to be rid of it."""

    def __init__(self, read: Read, memory: int) -> None:
        self._read, self._memory = read, memory
        self._lock = threading.Lock()
        self._process: Any = None
        self._line: Connection | None = None
        self._closed = False

    def ask(self, data: bytes, seconds: float) -> Brought:
        """Read a log in the worker, for at most so long; Refused if that comes to nothing."""
        answer: Brought | No
        try:
            line = self._ready()
            line.send_bytes(data)
            if not line.poll(seconds):
                raise Refused("log-slow", seconds=seconds)
            answer = msgspec.json.decode(line.recv_bytes(), type=Brought | No)
        except (EOFError, OSError) as error:
            self.kill()
            if self._closed:
                raise Refused("import-busy") from error
            raise Refused("log-broken", line=1) from error  # it died of this log
        except BaseException:
            self.kill()
            raise
        if isinstance(answer, No):
            if answer.reason == "log-heavy":
                self.kill()  # what is left of its memory is not for the next log
            raise Refused(answer.reason, answer.clause, **answer.facts)
        return answer

    def _ready(self) -> Connection:
        """The line to a worker that waits for a log."""
        with self._lock:
            if self._closed:
                raise Refused("import-busy")
            if self._line is not None and self._process.is_alive():
                return self._line
            spawn = get_context("spawn")
            self._line, there = spawn.Pipe()
            self._process = spawn.Process(target=_work, args=(there, self._read, self._memory), daemon=True)
            self._process.start()
            there.close()
            line = self._line
        if not line.poll(STARTING):
            raise Refused("import-busy")
        line.recv_bytes()
        return line

    def kill(self, for_good: bool = False) -> None:
        """End the process, whatever it does."""
        with self._lock:
            self._closed = self._closed or for_good
            if self._process is not None:
                self._process.kill()
                self._process.join()
            self._process = self._line = None


class Readers:
    """The workers; they are started when the first log comes."""

    def __init__(self, seconds: float, memory: int, waiting: int, read: Read = brought) -> None:
        self.seconds = seconds
        self._most = WORKERS + waiting
        self._inside = 0
        self._workers = [_Worker(read, memory) for _ in range(WORKERS)]
        self._idle: LifoQueue[_Worker] = LifoQueue()  # the one that is up is asked first
        for worker in self._workers:
            self._idle.put(worker)
        self._threads = ThreadPoolExecutor(WORKERS, "readers")  # they only wait, each for one worker

    async def read(self, data: bytes) -> Brought:
        """The game that a log holds; Refused if it is none, takes too much, or too many wait already."""
        if self._inside >= self._most:
            raise Refused("import-busy")
        self._inside += 1
        try:
            return await asyncio.get_running_loop().run_in_executor(self._threads, self._ask, data)
        finally:
            self._inside -= 1

    def _ask(self, data: bytes) -> Brought:
        worker = self._idle.get()
        try:
            return worker.ask(data, self.seconds)
        finally:
            self._idle.put(worker)

    def close(self) -> None:
        """Whatever is being read is let go at once; who waits for it is told to come again."""
        for worker in self._workers:
            worker.kill(for_good=True)
        self._threads.shutdown(wait=False)
