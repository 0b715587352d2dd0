"""A queue that serves payers in turn, however much each has asked for; work without a waiting client comes last."""

from __future__ import annotations

import asyncio
from collections import OrderedDict, deque
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from typing import Final

KNOWN: Final = 1000  # payers remembered
UNATTENDED: Final = ""  # the payer of work for which no person waits


class FairQueue:
    """A limited number of places, given to payers in turn; unattended work gets only what they leave."""

    def __init__(self, places: int, most_unattended: int) -> None:
        self._free = places
        self._most_unattended = min(most_unattended, places)
        self._unattended = 0  # places held by unattended work
        self._waiting: Final[dict[str, deque[asyncio.Future[None]]]] = {}
        self._served: Final[OrderedDict[str, None]] = OrderedDict()  # payers, last served at the end

    @asynccontextmanager
    async def place(self, payer: str) -> AsyncIterator[None]:
        """Hold a place for the duration of the block."""
        await self.enter(payer)
        try:
            yield
        finally:
            self.leave(payer)

    async def enter(self, payer: str) -> None:
        """Wait for a place, which is then held until `leave`."""
        turn: asyncio.Future[None] = asyncio.get_running_loop().create_future()
        self._waiting.setdefault(payer, deque()).append(turn)
        self._fill()
        try:
            await turn
        except asyncio.CancelledError:
            if turn.done() and not turn.cancelled():
                self.leave(payer)
            raise

    def leave(self, payer: str) -> None:
        """Return a place."""
        self._free += 1
        self._unattended -= payer == UNATTENDED
        self._fill()

    def _fill(self) -> None:
        """Assign the free places."""
        while self._free and (payer := self._next()) is not None:
            waiting = self._waiting[payer]
            turn = waiting.popleft()
            if not waiting:
                del self._waiting[payer]
            if not turn.done():  # otherwise the waiter was cancelled
                self._served[payer] = None
                self._served.move_to_end(payer)
                if len(self._served) > KNOWN:
                    self._served.popitem(last=False)
                self._free -= 1
                self._unattended += payer == UNATTENDED
                turn.set_result(None)

    def _next(self) -> str | None:
        """Return the next payer: the one served longest ago, or never."""
        attended = [payer for payer in self._waiting if payer != UNATTENDED]
        if attended:
            fresh = next((payer for payer in attended if payer not in self._served), None)
            return fresh or next(payer for payer in self._served if payer in self._waiting and payer != UNATTENDED)
        if UNATTENDED in self._waiting and self._unattended < self._most_unattended:
            return UNATTENDED
        return None
