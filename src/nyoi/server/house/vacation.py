"""Vacations: correspondence clocks stop for an absent player, visible to all at the table."""

from __future__ import annotations

import time
from typing import TYPE_CHECKING, Final

from nyoi.kernel.play import Refused
from nyoi.server.store.protocol import PlayerRow
from nyoi.server.table.joining import seats_of
from nyoi.server.time.days import A_DAY

if TYPE_CHECKING:
    from nyoi.server.house.house import House

AWAY: Final = "away"  # notification to workers: this player's vacation has changed


async def go_away(house: House, player: PlayerRow, until: float) -> None:
    """Start or end (`until` in the past) a vacation; raise Refused if it is too long."""
    now, most = time.time(), house.config.vacation_days * A_DAY
    if not 0 <= until < now + 10 * most + A_DAY:
        raise Refused("bad-vacation", days=int(house.config.vacation_days))
    if not await house.store.turns.go_away(player.id, max(now, until), now, most):
        raise Refused("bad-vacation", days=int(house.config.vacation_days))
    await house.store.tell(AWAY, str(player.id))
    await look_away(house, player.id)


async def look_away(house: House, player: int) -> None:
    """Apply a player's vacation to our tables and update their clients."""
    for table in [table for table in house.tables.values() if table.days is not None and seats_of(table, player)]:
        async with table.lock:
            if table.closed or table.days is None:
                continue
            await table.days.recall()
            table.tell_info()
            if table.journal is not None:
                table.changed(since=table.journal.seq)
