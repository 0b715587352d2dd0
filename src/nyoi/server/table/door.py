"""The door of a table: to whom it is closed, and who is not welcome to a seat."""

from __future__ import annotations

from typing import TYPE_CHECKING

from nyoi.kernel.play import Refused
from nyoi.server.store.protocol import OVER, PlayerRow, TableRow
from nyoi.server.wire import people

if TYPE_CHECKING:
    from nyoi.server.table.live import LiveTable


def shut_to(row: TableRow, player: int | None) -> bool:
    """Whether the door is closed to somebody: to all but the host and who sits there, until the game is over."""
    inside = player is not None and (row.host == player or any(seat.player == player for seat in row.seats))
    return row.shut and row.status != OVER and not inside


def check_door(row: TableRow, player: int | None) -> None:
    """Refuse whom the door is closed to."""
    if shut_to(row, player):
        raise Refused("door-shut")


async def check_welcome(table: LiveTable, player: PlayerRow) -> None:
    """Refuse a seat to who is blocked by the host or by somebody who sits there: they would meet."""
    others = [table.row.host, *(seat.player for seat in table.row.seats)]
    if await table.house.store.people.unwelcome(player.id, others):
        raise Refused("not-welcome")


async def close_door(table: LiveTable, player: PlayerRow, wish: people.Door) -> None:
    """The host closes the door or opens it, before the start or while a game runs. Who is inside stays."""
    if not table.hosted_by(player.id):
        raise Refused("not-host")
    table.row.shut = wish.shut
    await table.saved([])
    table.tell_info()
