"""Whoever was signed out: their sockets are cut, and what they hold opens no seat any more."""

from __future__ import annotations

import contextlib
from collections.abc import Collection
from typing import TYPE_CHECKING, Final

from nyoi.kernel.play import Refused
from nyoi.server.store.protocol import Lost, TableRow
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


async def look_again(house: House) -> None:
    """Who was signed out while we could not hear of it is shown out: what is in memory is held against the store."""
    with contextlib.suppress(Refused):  # it does not answer once more: then there is another silence to come
        for session in list(house.sessions):
            if session.key and await house.players.known_by(session.key) is None:
                session.cut(SIGNED_OUT, retry=False)
        for table in list(house.tables.values()):
            async with table.lock:
                kept = None if table.closed else await house.store.table(table.row.id)
                if kept is not None and _stale(table.row, kept):
                    house.drop(table, "reload", retry=True)


def _stale(row: TableRow, kept: TableRow) -> bool:
    """Whether a token opens a seat here that the store has forgotten."""
    return any(not {*a.tokens} <= {*b.tokens} for a, b in zip(row.seats, kept.seats, strict=True))


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
