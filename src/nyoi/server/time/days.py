"""A clock of days: so many days for each move, by the calendar, whoever is there and whether the house is open or not.

The truth is in the store (`turns`), written with every move: since when a seat is asked what it is asked, and until
when it has to answer. A table that nobody looks at is not in memory; `house/sweep.py` finds it when a time is up.
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
SOON: Final = 60.0  # seconds: who has no more is waited for in memory
NEXT_LOOK: Final = 30.0  # seconds after which a table is looked at at which bots should have moved
TIME_UP: Final = "#time"  # the command of a move that the house made because somebody's time was up


def checked_days(days: float) -> list[float]:
    """Days for each move, as a host may set them."""
    if days not in DAYS:
        raise Refused("bad-days", allowed=", ".join(map(str, DAYS)))
    return [float(days)]


class Days:
    """The clock of one table; who is to move until when."""

    def __init__(self, table: LiveTable, kept: Kept | None = None) -> None:
        self.table: LiveTable = proxy(table)  # it has us: a circle would outlive the table by minutes
        self.seconds: Final = table.row.days * A_DAY
        self.kept: Kept = kept or Kept({}, {})

    def away(self, seat: int) -> float:
        """Until when the player of a seat is on vacation; 0 if he is here."""
        player = self.table.row.seats[seat].player
        until = 0.0 if player is None else self.kept.away.get(player, 0.0)
        return until if until > time.time() else 0.0

    def left(self, seat: int) -> float | None:
        """How many seconds a seat has to move; None if it is not its turn."""
        turn = self.kept.turns.get(seat)
        return None if turn is None else turn.due - time.time()

    async def recall(self) -> None:
        """Take over what is kept: a vacation may have moved the end of a turn."""
        self.kept = await self.table.house.store.turns.at(self.table.row.id)

    async def settle(self) -> None:
        """Take over what is kept, as `recall` does, before a turn is ended: the clock may have jumped meanwhile."""
        self.kept = await self.table.house.store.turns.settled(self.table.row.id)

    def next(self, s: State, asked: list[int], entry: Entry | None, pace: Pace) -> list[Due]:
        """Who is to move next, after an entry that is about to be written; without one, as it stands now."""
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
        if set(asked) != set(people) or not people:  # bots are to move, or a window is to close: soon
            found.append(Due(NOBODYS, None, key, True, NEXT_LOOK))
        return found

    def writing(self, dues: list[Due], found: list[Kept]) -> Also:
        """What writes that; what is kept then comes into `found`."""
        id, hold = self.table.row.id, self.table.house.store.turns.hold

        def also(db: Link) -> None:
            found[:] = [put_turns(db, id, dues, time.time(), hold)]

        return also

    def info(self) -> messages.ClockInfo:
        """As the page gets it: what each seat has left, where the time runs; a whole turn where it does not."""
        seats = range(len(self.table.row.seats))
        running = [seat for seat in seats if seat in self.kept.turns]
        left = [round(max(0.0, self.seconds if (n := self.left(seat)) is None else n)) for seat in seats]
        return messages.ClockInfo(self.seconds, 0.0, [float(n) for n in left], running, self.table.row.days)


async def keep_seat(table: LiveTable, seat: int) -> None:
    """Let a bot play on for a player whose time is up, until they are back; a rated game they have lost by then.

    Days must be over twice in a row; in a rated game with a clock once is enough.
    """
    row = table.row.seats[seat]
    if table.row.status == PLAYING and row.kind == "human" and not row.kept:
        row.kept, row.level = True, table.house.config.keeper
        await table.saved([])
        table.tell_info()
        table.pace.people = table.people
        table.driver.stir()
