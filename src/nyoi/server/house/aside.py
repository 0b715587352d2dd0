"""What takes longer than the loop may stand still, and needs the tables themselves: done in threads beside it.

Two at a time, so that what is dear for somebody is slow for him and not for everybody. Bots and logs from elsewhere
have processes of their own (`workers.py`).
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
WAITING: Final = 200  # more than a house full of people ever has to wait for


class Aside:
    """The threads."""

    def __init__(self) -> None:
        self._threads = ThreadPoolExecutor(THREADS, "nyoi-aside")
        self._inside = 0

    async def do(self, work: Callable[P, T], *args: P.args, **named: P.kwargs) -> T:
        """Do something beside the loop; Refused if very much waits already."""
        if self._inside >= WAITING:
            raise Refused("too-busy")
        self._inside += 1
        try:
            return await asyncio.get_running_loop().run_in_executor(self._threads, partial(work, *args, **named))
        finally:
            self._inside -= 1

    def close(self) -> None:
        """Nothing more is begun."""
        self._threads.shutdown(wait=False, cancel_futures=True)
