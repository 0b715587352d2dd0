"""Runner that plays slices in several processes of this machine, replacing and reporting those that die."""

from __future__ import annotations

import os
import signal
import threading
import traceback
from multiprocessing import get_all_start_methods, get_context
from multiprocessing.connection import Connection, wait
from multiprocessing.process import BaseProcess
from typing import Any, Final

from nyoi.kernel.heap import settled
from nyoi.lab.run import Answer, Call, work

PATIENCE: Final = 1.0  # seconds after which an idle worker checks that its parent is alive


class Worker:
    """A worker process, its pipe, and the slice it is playing."""

    def __init__(self, context: Any) -> None:
        self.pipe: Connection
        self.pipe, end = context.Pipe()
        self.process: Final[BaseProcess] = context.Process(target=_serve, args=(end, os.getpid()), daemon=True)
        self.process.start()
        end.close()  # so that reading reaches the end when the worker dies
        self.call: Call | None = None

    def give(self, call: Call) -> bool:
        """Send a slice to the worker. Return False if it has died."""
        self.call = call
        try:
            self.pipe.send(call)
        except OSError:
            return False
        return True

    def answer(self) -> Answer | Exception | None:
        """Return the worker's answer, or None if it died."""
        try:
            if self.pipe.poll():
                found: Answer | Exception = self.pipe.recv()
                return found
        except (EOFError, OSError):
            pass
        return None

    def end(self) -> None:
        self.process.kill()
        self.process.join()
        self.process.close()
        self.pipe.close()


class Pool:
    """A pool of worker processes, started on demand."""

    def __init__(self, width: int) -> None:
        self.width: int = width
        self._idle: Final[list[Worker]] = []
        self._busy: Final[list[Worker]] = []

    def send(self, call: Call) -> None:
        """Send a slice to an idle worker, or to a new one."""
        worker = self._idle.pop() if self._idle else self._new()
        while not worker.give(call):  # it died while idle
            worker.end()
            worker = self._new()
        self._busy.append(worker)

    def receive(self) -> tuple[Call, Answer | None]:
        """Wait until a worker answers or dies."""
        places = {place: worker for worker in self._busy for place in (worker.pipe, worker.process.sentinel)}
        worker = places[wait(list(places))[0]]  # type: ignore[index]
        self._busy.remove(worker)
        call, answer = worker.call, worker.answer()
        assert call is not None
        if answer is None:
            worker.end()
            return call, None
        self._idle.append(worker)
        if isinstance(answer, Exception):
            raise answer
        return call, answer

    def close(self) -> None:
        """Kill all processes, busy or idle."""
        for worker in (*self._busy, *self._idle):
            worker.end()
        self._busy.clear()
        self._idle.clear()

    @property
    def processes(self) -> list[int]:
        return [worker.process.pid or 0 for worker in (*self._busy, *self._idle)]

    def _new(self) -> Worker:
        """Start a worker, forking where that is safe: a fork does not import the caller's main module."""
        fork = "fork" in get_all_start_methods() and threading.active_count() == 1
        return Worker(get_context("fork" if fork else "spawn"))


def _serve(pipe: Connection, boss: int) -> None:
    """Play slices until the pipe closes or the parent is gone."""
    signal.signal(signal.SIGINT, signal.SIG_IGN)  # Ctrl-C is handled by the parent
    settled()
    try:
        while True:
            while not pipe.poll(PATIENCE):
                if os.getppid() != boss:  # the pipe stays open: later forks hold its other end
                    return
            pipe.send(_worked(pipe.recv()))
    except (EOFError, OSError):
        return


def _worked(call: Call) -> Answer | Exception:
    """Return the answer to a call, or the exception with its traceback as a note."""
    try:
        return work(call)
    except Exception as error:
        error.add_note(traceback.format_exc())
        return error
