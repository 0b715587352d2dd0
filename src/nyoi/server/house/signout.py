"""Whoever was signed out: their sockets are cut, and what they hold opens no seat any more."""

from __future__ import annotations

import contextlib
from collections.abc import Collection
from typing import TYPE_CHECKING, Final

from nyoi.server.store.protocol import Lost
from nyoi.server.table.joining import seats_of
from nyoi.server.table.live import LiveTable

if TYPE_CHECKING:
    from nyoi.server.house.house import House

SIGNED_OUT: Final = "signed-out"


async def turn_out(house: House, keys: Collection[str], player: int | None = None) -> None:
    """Cut the sockets that came with these tokens; with a player, those on the player's seats as well.

    The store has forgotten the tokens already, those of seats included. What is in memory follows here: a table that
    is being loaded, or a rematch that is being dealt, may still have the old ones, so it is looked for again.
    """
    for session in list(house.sessions):
        if session.key in keys:
            session.cut(SIGNED_OUT, retry=False)
    done: set[LiveTable] = set()
    while player is not None:
        await house.loaded()
        left = [table for table in house.tables.values() if table not in done and seats_of(table, player)]
        if not left:
            break
        for table in left:
            done.add(table)
            await _free_of(table, player)


async def _free_of(table: LiveTable, player: int) -> None:
    """No token opens a player's seats at a table any more, and nobody is there under an old one."""
    async with table.lock:
        mine = seats_of(table, player)
        if table.closed or not mine:
            return
        for seat in mine:
            table.row.seats[seat].tokens = ()
        for session in list(table.sessions):
            if not {*mine}.isdisjoint(session.seats):
                session.cut(SIGNED_OUT, retry=False)
        with contextlib.suppress(Lost):  # then it is loaded again, as the store has it
            await table.saved([])
