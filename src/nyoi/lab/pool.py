"""Slices played by several processes of this machine. One that dies is replaced, and what it played is told."""

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

PATIENCE: Final = 1.0  # seconds after which an idle worker looks whether anybody is left to work for


class Worker:
    """A process, the pipe to it, and what it plays."""

    def __init__(self, context: Any) -> None:
        self.pipe: Connection
        self.pipe, end = context.Pipe()
        self.process: Final[BaseProcess] = context.Process(target=_serve, args=(end, os.getpid()), daemon=True)
        self.process.start()
        end.close()  # so that this pipe ends when the worker does
        self.call: Call | None = None

    def give(self, call: Call) -> bool:
        """Have it play a slice; whether it lives to do so."""
        self.call = call
        try:
            self.pipe.send(call)
        except OSError:
            return False
        return True

    def answer(self) -> Answer | Exception | None:
        """What it says once it stirs; None if it died."""
        try:
            if self.pipe.poll():
                found: Answer | Exception = self.pipe.recv()
                return found
        except (EOFError, OSError):
            pass
        return None

    def end(self) -> None:
        """No more of it."""
        self.process.kill()
        self.process.join()
        self.process.close()
        self.pipe.close()


class Pool:
    """So many processes; they are started when there is something to do."""

    def __init__(self, width: int) -> None:
        self.width: int = width
        self._idle: Final[list[Worker]] = []
        self._busy: Final[list[Worker]] = []

    def send(self, call: Call) -> None:
        """Give a slice to somebody who has none."""
        worker = self._idle.pop() if self._idle else self._new()
        while not worker.give(call):  # it died in its sleep
            worker.end()
            worker = self._new()
        self._busy.append(worker)

    def receive(self) -> tuple[Call, Answer | None]:
        """Wait until somebody is done, or dead."""
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
        """End all processes, whatever they do."""
        for worker in (*self._busy, *self._idle):
            worker.end()
        self._busy.clear()
        self._idle.clear()

    @property
    def processes(self) -> list[int]:
        """The ids of the processes there are."""
        return [worker.process.pid or 0 for worker in (*self._busy, *self._idle)]

    def _new(self) -> Worker:
        """A process: forked where that is safe, for it asks nothing of the caller's main module."""
        fork = "fork" in get_all_start_methods() and threading.active_count() == 1
        return Worker(get_context("fork" if fork else "spawn"))


def _serve(pipe: Connection, boss: int) -> None:
    """A worker's life: play what comes, until nobody is left to play for."""
    signal.signal(signal.SIGINT, signal.SIG_IGN)  # Ctrl-C is for the process that waits for the others
    settled()
    try:
        while True:
            while not pipe.poll(PATIENCE):
                if os.getppid() != boss:  # the pipe does not tell: processes forked later hold its other end, too
                    return
            pipe.send(_worked(pipe.recv()))
    except (EOFError, OSError):
        return


def _worked(call: Call) -> Answer | Exception:
    """What came of it, or what went wrong, with where it did."""
    try:
        return work(call)
    except Exception as error:
        error.add_note(traceback.format_exc())
        return error
