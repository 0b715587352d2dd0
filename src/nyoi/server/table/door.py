"""Access to a table: closed tables and blocked players."""

from __future__ import annotations

from typing import TYPE_CHECKING

from nyoi.kernel.play import Refused
from nyoi.server.store.protocol import OVER, PlayerRow, TableRow
from nyoi.server.wire import people

if TYPE_CHECKING:
    from nyoi.server.table.live import LiveTable


def shut_to(row: TableRow, player: int | None) -> bool:
    """Return whether a table is closed to a player: never to its own people, or once it is over."""
    inside = player is not None and (row.host == player or any(seat.player == player for seat in row.seats))
    return row.shut and row.status != OVER and not inside


def check_door(row: TableRow, player: int | None) -> None:
    """Raise Refused if a table is closed to a player."""
    if shut_to(row, player):
        raise Refused("door-shut")


async def check_welcome(table: LiveTable, player: PlayerRow) -> None:
    """Raise Refused if the host or a seated player has blocked the player."""
    others = [table.row.host, *(seat.player for seat in table.row.seats)]
    if await table.house.store.people.unwelcome(player.id, others):
        raise Refused("not-welcome")


async def close_door(table: LiveTable, player: PlayerRow, wish: people.Door) -> None:
    """Close or open a table to newcomers (host only); present players stay."""
    if not table.hosted_by(player.id):
        raise Refused("not-host")
    table.row.shut = wish.shut
    await table.saved([])
    table.tell_info()
