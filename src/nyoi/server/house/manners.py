"""Moderation: blocks and reports."""

from __future__ import annotations

import time
from collections.abc import Iterable
from typing import TYPE_CHECKING, Final

from nyoi.kernel.play import Refused
from nyoi.server.house.keys import new_id
from nyoi.server.house.names import line
from nyoi.server.store.people import Met, Report
from nyoi.server.store.protocol import PlayerRow
from nyoi.server.table.door import check_door
from nyoi.server.table.joining import selves
from nyoi.server.wire import people

if TYPE_CHECKING:
    from nyoi.server.house.house import House

BLOCKS: Final = "blocks"  # notification to workers: this player's blocks have changed
MOST: Final = 200  # blocks per player
LINES: Final = 20  # chat lines stored with a report


class Manners:
    """Blocks and reports of players."""

    def __init__(self, house: House) -> None:
        self._house = house
        self._store = house.store.people

    # -- blocking

    async def block(self, player: PlayerRow, whom: people.Whom) -> people.Blocks:
        """Block a player: they cannot join or see my tables, and I do not see their chat."""
        row = await self._house.store.table(whom.table)
        if row is not None:
            check_door(row, player.id)  # the answer names the blocked player
        met = await self._met(player, whom.table, whom.seat, whom.line)
        if met.player is None:
            raise Refused("nobody-there")
        await self._store.block(new_id(), player.id, met.player, MOST)
        await self._changed(player.id)
        return await self.blocks(player)

    async def unblock(self, player: PlayerRow, wish: people.Unblock) -> people.Blocks:
        await self._store.unblock(player.id, wish.id)
        await self._changed(player.id)
        return await self.blocks(player)

    async def blocks(self, player: PlayerRow) -> people.Blocks:
        found = await self._store.blocks(player.id)
        return people.Blocks([people.BlockedOne(*one) for one in found])

    async def _changed(self, player: int) -> None:
        await self._house.store.tell(BLOCKS, str(player))
        await self.heed(player)

    async def heed(self, player: int) -> None:
        """Apply a player's changed blocks to their websockets here."""
        for session in list(self._house.sessions):
            there = {session.player} if session.table is None else selves(session.table, session.player, session.seats)
            if player in there:
                session.blocked = await self.blocked_by(there)

    async def blocked_by(self, players: Iterable[int | None]) -> frozenset[int]:
        """Return the ids blocked by the players who share a websocket."""
        found: frozenset[int] = frozenset()
        for player in players:
            if player is not None:
                found |= await self._store.blocked_by(player)
        return found

    async def _met(self, player: PlayerRow, table: str, seat: int | None, said: int | None) -> Met:
        """Return the participant meant; raise Refused if there is none, or it is the player."""
        if (seat is None) == (said is None):
            raise Refused("bad-message")
        met = await self._store.met(table, seat, said)
        if met is None or not met.name:
            raise Refused("nobody-there")
        if met.player == player.id:
            raise Refused("yourself")
        return met

    # -- reporting

    async def report(self, player: PlayerRow, wish: people.Report) -> None:
        """Store a report for the operator; the reported player is not notified."""
        met = await self._met(player, wish.table, wish.seat, wish.line)
        words = line(wish.words) if wish.words.strip() else ""
        about = (new_id(), wish.table, player.id, met.player, met.name, wish.reason, words, time.time(), False)
        await self._store.report(Report(*about), LINES)
