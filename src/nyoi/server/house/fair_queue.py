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
    """So many places for work at a time. Payers take turns; unattended work gets only what they leave."""

    def __init__(self, places: int, most_unattended: int) -> None:
        self._free = places
        self._most_unattended = min(most_unattended, places)
        self._unattended = 0  # that has a place
        self._waiting: Final[dict[str, deque[asyncio.Future[None]]]] = {}
        self._served: Final[OrderedDict[str, None]] = OrderedDict()  # payers, the one served last at the end

    @asynccontextmanager
    async def place(self, payer: str) -> AsyncIterator[None]:
        """Wait for a place, and hold it until the block is left."""
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
        """Give a place back."""
        self._free += 1
        self._unattended -= payer == UNATTENDED
        self._fill()

    def _fill(self) -> None:
        """Give free places to whoever is next."""
        while self._free and (payer := self._next()) is not None:
            waiting = self._waiting[payer]
            turn = waiting.popleft()
            if not waiting:
                del self._waiting[payer]
            if not turn.done():  # else whoever waited has gone
                self._served[payer] = None
                self._served.move_to_end(payer)
                if len(self._served) > KNOWN:
                    self._served.popitem(last=False)
                self._free -= 1
                self._unattended += payer == UNATTENDED
                turn.set_result(None)

    def _next(self) -> str | None:
        """Return who is next: the payer who was served longest ago, or never."""
        attended = [payer for payer in self._waiting if payer != UNATTENDED]
        if attended:
            fresh = next((payer for payer in attended if payer not in self._served), None)
            return fresh or next(payer for payer in self._served if payer in self._waiting and payer != UNATTENDED)
        if UNATTENDED in self._waiting and self._unattended < self._most_unattended:
            return UNATTENDED
        return None
