"""Session revocation: close websockets and clear seat tokens of signed-out players."""

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
    """Close the websockets of these tokens; with a player, those on the player's seats as well.

    The store has deleted the tokens already, those of seats included. Tables that are being loaded and
    rematches being dealt may still have the old ones, so the search is repeated until none is left.
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
    """Apply sign-outs missed during a gap in notifications, by comparing memory with the store."""
    with contextlib.suppress(Refused):  # on failure another gap will be reported
        for session in list(house.sessions):
            if session.key and await house.players.known_by(session.key) is None:
                session.cut(SIGNED_OUT, retry=False)
        for table in list(house.tables.values()):
            async with table.lock:
                kept = None if table.closed else await house.store.table(table.row.id)
                if kept is not None and _stale(table.row, kept):
                    house.drop(table, "reload", retry=True)


def _stale(row: TableRow, kept: TableRow) -> bool:
    """Return whether a seat here has a token that the store has deleted."""
    return any(not {*a.tokens} <= {*b.tokens} for a, b in zip(row.seats, kept.seats, strict=True))


async def _free_of(table: LiveTable, player: int) -> None:
    """Clear the tokens of a player's seats at a table and close their websockets."""
    async with table.lock:
        mine = seats_of(table, player)
        if table.closed or not mine:
            return
        for seat in mine:
            table.row.seats[seat].tokens = ()
        for session in list(table.sessions):
            if not {*mine}.isdisjoint(session.seats):
                session.cut(SIGNED_OUT, retry=False)
        with contextlib.suppress(Lost):  # otherwise it is loaded again from the store
            await table.saved([])
