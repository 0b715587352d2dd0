"""The rest after a round: the next one waits until everybody has read how it ended (TOMA-11.10, UNO 5.2).

Waited for are the people who are there when the round ends, and no longer than the house allows. Bots and
kept moves go on at once when the last of them is ready.
"""

from __future__ import annotations

from typing import TYPE_CHECKING
from weakref import proxy

if TYPE_CHECKING:
    from nyoi.server.table.live import LiveTable


class Reading:
    """Who still reads at one table, and until when that is waited for."""

    def __init__(self, table: LiveTable) -> None:
        self.table: LiveTable = proxy(table)  # it has us: a circle would outlive the table by minutes
        self.until = 0.0
        self._readers: set[int] = set()

    @property
    def seats(self) -> list[int]:
        """Who still reads."""
        return sorted(self._readers) if self.until else []

    def begin(self) -> None:
        """A round is over."""
        t = self.table
        seconds = t.house.config.reading
        self._readers = {seat for seat in range(len(t.row.seats)) if not t.by_bot(seat) and t.online(seat)}
        self.until = t.now + seconds if seconds and self._readers else 0.0

    def forget(self) -> None:
        """Nothing is waited for: the table was loaded, or moves were taken back."""
        self.until = 0.0

    def gone(self) -> None:
        """Somebody left the table: whoever is not there is not waited for."""
        self.seen({seat for seat in self._readers if not self.table.online(seat)})

    async def ready(self, seats: tuple[int, ...]) -> None:
        """These seats have read."""
        async with self.table.lock:
            self.table.check_open()
            self.seen(set(seats))

    def seen(self, seats: set[int]) -> None:
        """These seats have read, or are not waited for (under the lock, or between two awaits)."""
        if not self.until or not self._readers & seats:
            return
        self._readers -= seats
        if not self._readers:
            self.end()
        else:
            self.table.changed(since=self.table.playing.seq)  # the others see who is still waited for

    def end(self) -> None:
        """On with the next round."""
        t = self.table
        self.until = 0.0
        t.driver.stop()  # bots that waited think again
        t.early.wake()
        t.changed(since=t.playing.seq)
