"""The pause after a round: the next one waits until all have read the result (TOMA-11.10, UNO 5.2).

It waits for players connected at the end of the round, up to a configured limit. Bots and deferred moves
continue as soon as the last player is ready.
"""

from __future__ import annotations

from typing import TYPE_CHECKING
from weakref import proxy

if TYPE_CHECKING:
    from nyoi.server.table.live import LiveTable


class Reading:
    """The players still reading at one table, and the end of the pause."""

    def __init__(self, table: LiveTable) -> None:
        self.table: LiveTable = proxy(table)  # weak: a cycle would delay garbage collection
        self.until = 0.0
        self._readers: set[int] = set()

    @property
    def seats(self) -> list[int]:
        """The seats still reading."""
        return sorted(self._readers) if self.until else []

    def begin(self) -> None:
        """Start the pause."""
        t = self.table
        seconds = t.house.config.reading
        self._readers = {seat for seat in range(len(t.row.seats)) if not t.by_bot(seat) and t.online(seat)}
        self.until = t.now + seconds if seconds and self._readers else 0.0

    def forget(self) -> None:
        """Cancel the pause after loading or an undo."""
        self.until = 0.0

    def gone(self) -> None:
        """Stop waiting for disconnected players."""
        self.seen({seat for seat in self._readers if not self.table.online(seat)})

    async def ready(self, seats: tuple[int, ...]) -> None:
        """Mark seats as ready."""
        async with self.table.lock:
            self.table.check_open()
            self.seen(set(seats))

    def seen(self, seats: set[int]) -> None:
        """Stop waiting for these seats (under the lock, or between two awaits)."""
        if not self.until or not self._readers & seats:
            return
        self._readers -= seats
        if not self._readers:
            self.end()
        else:
            self.table.changed(since=self.table.playing.seq)  # the others see who is still reading

    def end(self) -> None:
        """Continue with the next round."""
        t = self.table
        self.until = 0.0
        t.driver.stop()  # waiting bots search again
        t.early.wake()
        t.changed(since=t.playing.seq)
