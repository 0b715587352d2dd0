"""Thread pool for work that would block the event loop and needs the live tables.

Two threads, so that one expensive request cannot slow everyone. Bots and imported logs have processes of
their own (`workers.py`).
"""

from __future__ import annotations

import asyncio
from collections.abc import Callable
from concurrent.futures import ThreadPoolExecutor
from functools import partial
from typing import Final, ParamSpec, TypeVar

from nyoi.kernel.play import Refused

P = ParamSpec("P")
T = TypeVar("T")
THREADS: Final = 2
WAITING: Final = 200  # queued jobs; more than regular load ever causes


class Aside:
    """A bounded thread pool."""

    def __init__(self) -> None:
        self._threads = ThreadPoolExecutor(THREADS, "nyoi-aside")
        self._inside = 0

    async def do(self, work: Callable[P, T], *args: P.args, **named: P.kwargs) -> T:
        """Run a function in the pool; raise Refused if too many jobs are queued."""
        if self._inside >= WAITING:
            raise Refused("too-busy")
        self._inside += 1
        try:
            return await asyncio.get_running_loop().run_in_executor(self._threads, partial(work, *args, **named))
        finally:
            self._inside -= 1

    def close(self) -> None:
        """Start no further jobs."""
        self._threads.shutdown(wait=False, cancel_futures=True)
