"""Correspondence clock: days per move by the calendar, whether or not players and server are present.

The turns are stored (`turns`) with every move: each seat's question, its start and its deadline. Idle tables
are not in memory; `house/sweep.py` finds them when a turn expires.
"""

from __future__ import annotations

import time
from typing import TYPE_CHECKING, Final
from weakref import proxy

from nyoi.kernel.pace import Pace
from nyoi.kernel.play import Refused
from nyoi.kernel.state import State
from nyoi.server.store.protocol import DAYS, PLAYING, Also, Entry
from nyoi.server.store.rows import Link
from nyoi.server.store.turns import NOBODYS, Due, Kept, put_turns
from nyoi.server.wire import messages

if TYPE_CHECKING:
    from nyoi.server.table.live import LiveTable

A_DAY: Final = 86_400.0
SOON: Final = 60.0  # seconds left, below which a timer in memory waits for the deadline
NEXT_LOOK: Final = 30.0  # seconds until the poll of a table where bots should have moved
TIME_UP: Final = "#time"  # the command of a move made by the server after a timeout


def checked_days(days: float) -> list[float]:
    """Return validated days per move."""
    if days not in DAYS:
        raise Refused("bad-days", allowed=", ".join(map(str, DAYS)))
    return [float(days)]


class Days:
    """The correspondence clock of one table."""

    def __init__(self, table: LiveTable, kept: Kept | None = None) -> None:
        self.table: LiveTable = proxy(table)  # weak: a cycle would delay garbage collection
        self.seconds: Final = table.row.days * A_DAY
        self.kept: Kept = kept or Kept({}, {})

    def away(self, seat: int) -> float:
        """Return the end of the vacation of a seat's player, or 0."""
        player = self.table.row.seats[seat].player
        until = 0.0 if player is None else self.kept.away.get(player, 0.0)
        return until if until > time.time() else 0.0

    def left(self, seat: int) -> float | None:
        """Return the seconds a seat has left, or None if it is not its turn."""
        turn = self.kept.turns.get(seat)
        return None if turn is None else turn.due - time.time()

    async def recall(self) -> None:
        """Reload the stored turns: a vacation may have moved a deadline."""
        self.kept = await self.table.house.store.turns.at(self.table.row.id)

    async def settle(self) -> None:
        """Reload the stored turns before one is ended, after correcting for outages and clock changes."""
        self.kept = await self.table.house.store.turns.settled(self.table.row.id)

    def next(self, s: State, asked: list[int], entry: Entry | None, pace: Pace) -> list[Due]:
        """Return the turns after an entry about to be written, or as they are now."""
        t = self.table
        if s.over or s.decision is None:
            return []
        people = [seat for seat in asked if not t.by_bot(seat) and pace.clocked(s, seat)]
        key, moved = s.decision.key, None if entry is None else entry.seat
        before = {seat: turn.asked for seat, turn in self.kept.turns.items()}
        found = [
            Due(seat, t.row.seats[seat].player, key, moved == seat or before.get(seat) != key, self.seconds)
            for seat in people
        ]
        if set(asked) != set(people) or not people:  # bots are to move or a window closes: poll soon
            found.append(Due(NOBODYS, None, key, True, NEXT_LOOK))
        return found

    def writing(self, dues: list[Due], found: list[Kept]) -> Also:
        """Return the function that writes these turns; it puts the stored result into `found`."""
        id, hold = self.table.row.id, self.table.house.store.turns.hold

        def also(db: Link) -> None:
            found[:] = [put_turns(db, id, dues, time.time(), hold)]

        return also

    def info(self) -> messages.ClockInfo:
        """Return the clock for the page: the time left of running turns, else a full turn."""
        seats = range(len(self.table.row.seats))
        running = [seat for seat in seats if seat in self.kept.turns]
        left = [round(max(0.0, self.seconds if (n := self.left(seat)) is None else n)) for seat in seats]
        return messages.ClockInfo(self.seconds, 0.0, [float(n) for n in left], running, self.table.row.days)


async def keep_seat(table: LiveTable, seat: int) -> None:
    """Let a bot play for a player after a timeout, until they return; a rated game is lost by then.

    On a correspondence clock this takes two timeouts in a row, in rated games with a clock one.
    """
    row = table.row.seats[seat]
    if table.row.status == PLAYING and row.kind == "human" and not row.kept:
        row.kept, row.level = True, table.house.config.keeper
        await table.saved([])
        table.tell_info()
        table.pace.people = table.people
        table.driver.stir()
