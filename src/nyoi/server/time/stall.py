"""Storage back-off of a table: after a failed save bots and clocks stop until writes succeed."""

from __future__ import annotations

import asyncio
from typing import TYPE_CHECKING, Final
from weakref import proxy

if TYPE_CHECKING:
    from nyoi.server.table.live import LiveTable

FIRST_WAIT: Final = 0.5  # seconds until the first probe
LONGEST_WAIT: Final = 10.0  # upper limit of the back-off


class Stall:
    """Whether the last save of a table has failed. Players may retry their moves at any time."""

    def __init__(self, table: LiveTable) -> None:
        self.table: LiveTable = proxy(table)  # weak: a cycle would delay garbage collection
        self.since: float | None = None
        self._wait = FIRST_WAIT
        self._task: asyncio.Task[None] | None = None

    def begin(self) -> None:
        """Stop bots and clocks after a failed save."""
        t = self.table
        if self.since is None:
            self.since = t.now
            t.driver.stir()
            self._task = asyncio.create_task(self._until_well())

    def end(self) -> None:
        """Resume after a successful save."""
        self._wait = FIRST_WAIT
        if self.since is not None:
            self._go_on()
            asyncio.get_running_loop().call_soon(self.table.driver.stir)  # after the in-memory commit

    def stop(self) -> None:
        """Stop probing."""
        if self._task is not None:
            self._task.cancel()

    def _go_on(self) -> None:
        if self.since is not None:
            self.table.clock.forgive(self.table.now - self.since)
            self.since = None
        if self._task is not asyncio.current_task():
            self.stop()

    async def _until_well(self) -> None:
        well = False
        while not well:
            await asyncio.sleep(self._wait)
            self._wait = min(2 * self._wait, LONGEST_WAIT)  # reset by a successful save
            well = await self.table.house.store.well()
        self._go_on()
        self.table.driver.stir()
