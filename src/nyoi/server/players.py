"""Guests and claimed names."""

from __future__ import annotations

import asyncio
from collections import OrderedDict

from nyoi.kernel.play import Refused
from nyoi.server import posts
from nyoi.server.keys import folded, hashed, new_token, nickname, sealed, unsealed
from nyoi.server.store import PlayerRow, Store

KNOWN = 20_000  # tokens remembered


class Players:
    """Who comes here."""

    def __init__(self, store: Store) -> None:
        self._store = store
        self._known: OrderedDict[str, PlayerRow] = OrderedDict()
        self._slow = asyncio.Semaphore(2)  # passphrases at a time: each takes 32 MB

    async def come_in(self, wish: posts.NewPlayer) -> posts.Player:
        """A guest gets a token."""
        name = nickname(wish.nickname)
        await self.may_use(None, name)
        token = new_token()
        player = await self._store.new_player(name, hashed(token))
        self._remember(hashed(token), player)
        return posts.Player(name, token, False)

    async def who(self, token: str) -> PlayerRow | None:
        """The player with this token."""
        if not token or len(token) > 100:
            return None
        key = hashed(token)
        found = self._known.get(key)
        if found is None:
            found = await self._store.player(key)
            if found is not None:
                self._remember(key, found)
        return found

    def _remember(self, key: str, player: PlayerRow) -> None:
        self._known[key] = player
        if len(self._known) > KNOWN:
            self._known.popitem(last=False)

    async def may_use(self, player: PlayerRow | None, name: str) -> None:
        """Refuse a name that somebody else has claimed."""
        found = await self._store.owner(folded(name))
        if found is not None and (player is None or found[0].id != player.id):
            raise Refused("name-claimed", name=name)

    async def claim(self, wish: posts.Claim) -> posts.Player:
        """Keep a name, or come back to it with the passphrase and get a new token."""
        name = nickname(wish.nickname)
        found = await self._store.owner(folded(name))
        player = await self.who(wish.token) if wish.token else None
        if wish.token and player is None:
            raise Refused("no-player")
        if player is not None and (found is None or found[0].id == player.id):
            async with self._slow:
                seal = await asyncio.to_thread(sealed, wish.passphrase)
            if not await self._store.claim(player.id, name, folded(name), seal):
                raise Refused("name-claimed", name=name)
            for key in [key for key, known in self._known.items() if known.id == player.id]:
                del self._known[key]
            return posts.Player(name, wish.token, True)
        async with self._slow:
            right = await asyncio.to_thread(unsealed, wish.passphrase, found[1] if found else None)
        if found is None or not right:
            raise Refused("wrong-passphrase", name=name)
        token = new_token()
        await self._store.add_token(found[0].id, hashed(token))
        return posts.Player(found[0].nickname, token, True)
