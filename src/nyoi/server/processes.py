"""Several server processes that share one listening socket, restarted when they die.

They are forked before anything runs, so content and code are in memory once. SIGTERM and Ctrl-C are passed on
to all; each releases its tables and ends, and is killed if that takes too long. If the parent itself is
killed, each process notices it by a pipe whose other end only the parent holds.
"""

from __future__ import annotations

import errno
import multiprocessing
import os
import signal
import socket
import threading
import time
from collections.abc import Callable
from multiprocessing.connection import wait
from multiprocessing.context import ForkProcess
from typing import Final

FIRST_REST, LONGEST_REST = 0.2, 5.0  # restart back-off in seconds
LIVED: Final = 10.0  # seconds of uptime that reset the back-off
ENDING: Final = 10.0  # seconds for a graceful shutdown
Work = Callable[[socket.socket], None]


class Process:
    """A server process with its restart back-off."""

    def __init__(self, work: Work, listening: socket.socket, lifeline: tuple[int, int]) -> None:
        self._work, self._listening, self._lifeline = work, listening, lifeline
        self._rest = FIRST_REST
        self.due = 0.0
        self.start()

    def start(self) -> None:
        """Start or restart the process."""
        self.began = time.monotonic()
        self.process: ForkProcess = multiprocessing.get_context("fork").Process(target=self._run)
        self.process.start()

    def _run(self) -> None:
        for number in (signal.SIGTERM, signal.SIGINT):
            signal.signal(number, signal.SIG_DFL)
        os.setpgid(0, 0)  # Ctrl-C in a terminal goes to the parent only
        ours, parents = self._lifeline
        os.close(parents)
        threading.Thread(target=_end_with_parent, args=(ours,), daemon=True).start()
        self._work(self._listening)

    def died(self) -> None:
        """Schedule the restart of a dead process."""
        self._rest = FIRST_REST if time.monotonic() - self.began > LIVED else min(2 * self._rest, LONGEST_REST)
        self.due = time.monotonic() + self._rest


def _end_with_parent(lifeline: int) -> None:
    """End this process when its parent has died, gracefully if possible."""
    while os.read(lifeline, 1):
        pass
    os.kill(os.getpid(), signal.SIGTERM)
    time.sleep(ENDING)
    os._exit(1)


def wait_for_port(host: str, port: int) -> None:
    """Wait for a port still held by the ending processes of a killed parent."""
    until = time.monotonic() + ENDING
    family = socket.AF_INET6 if ":" in host else socket.AF_INET
    while port and time.monotonic() < until:
        with socket.socket(family) as probe:
            probe.setsockopt(socket.SOL_SOCKET, socket.SO_REUSEADDR, 1)
            try:
                probe.bind((host, port))
            except OSError as error:
                if error.errno != errno.EADDRINUSE:
                    return
                time.sleep(0.1)
            else:
                return


def serve_by(number: int, listening: socket.socket, work: Work, ready: Callable[[], None] | None) -> None:
    """Run worker processes until a signal ends the parent."""
    ending = False

    def end(*_: object) -> None:
        nonlocal ending
        ending = True

    for signalled in (signal.SIGTERM, signal.SIGINT):
        signal.signal(signalled, end)
    lifeline = os.pipe()
    all = [Process(work, listening, lifeline) for _ in range(number)]
    if ready is not None:
        ready()
    while not ending:
        wait([one.process.sentinel for one in all if one.due == 0.0], timeout=0.2)
        for one in all:
            if one.due and one.due <= time.monotonic():
                one.due = 0.0
                one.start()
            elif not one.due and not one.process.is_alive():
                one.died()
    for one in all:
        if one.process.is_alive():
            one.process.terminate()
    until = time.monotonic() + ENDING
    for one in all:
        one.process.join(max(0.0, until - time.monotonic()))
        if one.process.is_alive():
            one.process.kill()
