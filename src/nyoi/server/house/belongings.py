"""Account services: recovery of a name by code, data export, deletion."""

from __future__ import annotations

import time
from collections.abc import AsyncIterator
from typing import TYPE_CHECKING, Final

import msgspec

from nyoi.kernel.play import Refused
from nyoi.server.house.keys import code_of, hashed, new_code, new_token
from nyoi.server.house.names import folded, nickname
from nyoi.server.store import personal
from nyoi.server.store.protocol import PlayerRow
from nyoi.server.wire import bodies, people
from nyoi.server.wire.encoding import encode

if TYPE_CHECKING:
    from nyoi.server.house.house import House

FORGOTTEN: Final = "forgotten"  # notification to workers: this player was deleted
FORMAT: Final = "nyoi-data"
NUMBER: Final = 1


class Belongings:
    """Recovery, export and deletion of accounts."""

    def __init__(self, house: House) -> None:
        self._house = house
        self._store = house.store.people

    async def recover(self, wish: people.Recover) -> bodies.Player:
        """Recover a name by its code; this sets a new passphrase and code and signs out all other devices."""
        players = self._house.players
        name = nickname(wish.nickname)
        found = await self._store.recovery(folded(name))
        code = found[2] if found is not None else None
        if not await players.right(code_of(wish.code), code) or found is None or code is None:
            raise Refused("wrong-code", name=name)
        seal, fresh, token = await players.sealed(wish.passphrase), new_code(), new_token()
        recovery = await players.sealed(fresh)
        ended = await self._store.recover(found[0], code, seal, recovery, hashed(token))
        if ended is None:
            raise Refused("wrong-code", name=name)
        await players.end(ended, found[0])
        return bodies.Player(found[1], token, True, fresh)

    async def renew_code(self, player: PlayerRow, wish: people.NewCode) -> people.Code:
        """Replace the recovery code of a player who knows the passphrase."""
        await self._prove(player, wish.passphrase)
        code = new_code()
        await self._store.renew(player.id, await self._house.players.sealed(code))
        return people.Code(code)

    async def _prove(self, player: PlayerRow, passphrase: str) -> None:
        """Raise Refused unless the passphrase is right."""
        seal = await self._house.store.seal(player.id)
        if not await self._house.players.right(passphrase, seal):
            raise Refused("wrong-passphrase", name=player.nickname)

    # -- export

    async def told(self, player: PlayerRow) -> AsyncIterator[bytes]:
        """Stream everything stored about a player as one JSON document."""
        head = encode({"format": FORMAT, "number": NUMBER, "made": round(time.time())})
        yield head[:-1]
        for holding in personal.sections():
            name = holding.table
            yield b',\n"' + name.encode() + b'": ['
            skip, first = 0, True
            while rows := await self._store.told(player.id, holding, skip):
                lines = await self._house.aside.do(_lines, rows)
                yield lines if first else b",\n" + lines
                skip, first = skip + len(rows), False
                if len(rows) < personal.AT_ONCE:
                    break
            yield b"]"
        yield b"}\n"

    # -- deletion

    async def forget(self, player: PlayerRow, wish: people.Forget) -> bodies.Player:
        """Delete everything stored about a player, in one transaction.

        Every part of memory that still has the name is loaded again.
        """
        if folded(wish.nickname) != folded(player.nickname):
            raise Refused("wrong-name", name=player.nickname)
        if player.claimed:
            await self._prove(player, wish.passphrase)
        keys = await self._store.forget(player.id)
        await self._house.store.tell(FORGOTTEN, encode(Forgotten(keys, player.id)).decode())
        await self.forgotten(keys, player.id)
        return bodies.Player("", "", False)

    async def forgotten(self, keys: list[str], player: int) -> None:
        """Disconnect a deleted player here, and reload the tables that refer to them."""
        house = self._house
        house.players.forget(player)
        for session in list(house.sessions):
            if session.key in keys or session.player == player:
                session.cut("signed-out", retry=False)
        await house.loaded()
        for table in list(house.tables.values()):
            if table.row.host == player or any(seat.player == player for seat in table.row.seats):
                async with table.lock:
                    if not table.closed:
                        house.drop(table, "reload", retry=True)


class Forgotten(msgspec.Struct):
    """A deleted player, with the hashes of their tokens."""

    keys: list[str]
    player: int


def _lines(rows: list[dict[str, object]]) -> bytes:
    return b",\n".join(encode(row) for row in rows)
