"""A table whose disk fails: nothing moves by itself until it writes again, and nobody's time runs meanwhile."""

from __future__ import annotations

import asyncio
from typing import TYPE_CHECKING, Final
from weakref import proxy

if TYPE_CHECKING:
    from nyoi.server.table.live import LiveTable

FIRST_WAIT: Final = 0.5  # seconds until the disk is asked again ...
LONGEST_WAIT: Final = 10.0  # ... and at most, after many times


class Stall:
    """Whether what was played last at a table could not be saved. Whoever plays himself may try at any time."""

    def __init__(self, table: LiveTable) -> None:
        self.table: LiveTable = proxy(table)  # it has us: a circle would outlive the table by minutes
        self.since: float | None = None
        self._wait = FIRST_WAIT
        self._task: asyncio.Task[None] | None = None

    def begin(self) -> None:
        """Something was not saved: bots and clocks wait."""
        t = self.table
        if self.since is None:
            self.since = t.now
            t.driver.stir()
            self._task = asyncio.create_task(self._until_well())

    def end(self) -> None:
        """Something was saved."""
        self._wait = FIRST_WAIT
        if self.since is not None:
            self._go_on()
            asyncio.get_running_loop().call_soon(self.table.driver.stir)  # once what was saved is in force

    def stop(self) -> None:
        """The table goes."""
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
            self._wait = min(2 * self._wait, LONGEST_WAIT)  # also from one fault to the next, until something is saved
            well = await self.table.house.store.well()
        self._go_on()
        self.table.driver.stir()
