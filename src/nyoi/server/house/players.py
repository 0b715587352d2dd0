"""Guest accounts and claimed names, with their tokens."""

from __future__ import annotations

import asyncio
import time
from collections import OrderedDict
from collections.abc import Awaitable, Callable, Collection
from typing import Final

import msgspec

from nyoi.kernel.play import Refused
from nyoi.server.config import Config
from nyoi.server.house.keys import hashed, new_code, new_token, sealed, unsealed
from nyoi.server.house.names import folded, nickname
from nyoi.server.rate_limits import InFlightLimit, RateLimits
from nyoi.server.store.protocol import PlayerRow, Store
from nyoi.server.wire import bodies
from nyoi.server.wire.encoding import encode

KNOWN: Final = 5_000  # cached tokens
A_DAY: Final = 86_400.0
HASHING: Final = 2  # concurrent passphrase hashes: each takes 32 MB

# disconnects the holders of tokens (by hash); with a player's id, also from the player's seats
TurnOut = Callable[[Collection[str], int | None], Awaitable[None]]


SIGNED_OUT: Final = "signed-out"  # notification to workers: these tokens have ended
RENAMED: Final = "renamed"  # notification to workers: this player has claimed a name


class SignedOut(msgspec.Struct):
    """Hashes of ended tokens; all of a player's, seats included, if one is named."""

    keys: list[str]
    player: int | None


class Players:
    """Authentication, with a cache of tokens."""

    def __init__(self, store: Store, config: Config, limits: RateLimits, turn_out: TurnOut) -> None:
        self._store = store
        self._turn_out = turn_out
        self._life = config.token_days * A_DAY
        self._most = limits.most("token.player")
        self._known: OrderedDict[str, PlayerRow] = OrderedDict()
        self._endings = 0  # incremented when tokens end, so that concurrent reads are repeated
        self._hashing = asyncio.Semaphore(HASHING)
        self._hash_queue = InFlightLimit(HASHING + limits.most("passphrase_queue.server"), "too-busy")

    async def come_in(self, wish: bodies.NewPlayer) -> bodies.Player:
        """Create a guest account with a token."""
        name = nickname(wish.nickname)
        await self.may_use(None, name)
        token = new_token()
        player = await self._store.new_player(name, hashed(token))
        self._remember(player)
        return bodies.Player(name, token, False)

    async def who(self, token: str) -> PlayerRow | None:
        """Return the player with this token."""
        return await self.known_by(hashed(token)) if 0 < len(token) <= 100 else None

    async def known_by(self, key: str) -> PlayerRow | None:
        """Return the player with the token of this hash; its use is recorded once a day."""
        endings, now = self._endings, time.time()
        found = self._known.get(key) or await self._store.player(key)
        if found is None or now - found.used > self._life:
            return None
        if now - found.used > A_DAY:
            found = found._replace(used=now)
            await self._store.touch(key, now)
        if endings != self._endings:
            return await self.known_by(key)
        self._remember(found)
        return found

    async def still(self, player: PlayerRow) -> None:
        """Raise Refused if the player was signed out while waiting."""
        if await self.known_by(player.key) is None:
            raise Refused("no-player")

    def _remember(self, player: PlayerRow) -> None:
        self._known[player.key] = player
        if len(self._known) > KNOWN:
            self._known.popitem(last=False)

    async def may_use(self, player: PlayerRow | None, name: str) -> None:
        """Raise Refused if another player has claimed the name."""
        found = await self._store.owner(folded(name))
        if found is not None and (player is None or found[0].id != player.id):
            raise Refused("name-claimed", name=name)

    # -- claimed names

    async def claim(self, wish: bodies.Claim) -> bodies.Player:
        """Claim a name, or sign in to it with the passphrase for a new token."""
        name = nickname(wish.nickname)
        found = await self._store.owner(folded(name))
        player = await self.who(wish.token) if wish.token else None
        if wish.token and player is None:
            raise Refused("no-player")
        if player is not None and (found is None or found[0].id == player.id):
            return await self._keep(player, name, wish)
        if not await self.right(wish.passphrase, found[1] if found else None) or found is None:
            raise Refused("wrong-passphrase", name=name)
        token = new_token()
        await self.end(await self._store.add_token(found[0].id, hashed(token), self._most))
        return bodies.Player(found[0].nickname, token, True)

    async def _keep(self, player: PlayerRow, name: str, wish: bodies.Claim) -> bodies.Player:
        """Set the first passphrase of a name, with a recovery code sent once.

        To change it, the current passphrase is required; a new one signs out all devices.
        """
        seal = await self._store.seal(player.id)
        if seal is not None and not await self.right(wish.old or wish.passphrase, seal):
            raise Refused("wrong-passphrase", name=player.nickname)
        changed = seal is not None and wish.old not in ("", wish.passphrase)
        code = new_code() if seal is None else ""
        if seal is None or changed:
            seal = await self.sealed(wish.passphrase)
        if not await self._store.claim(player.id, name, folded(name), seal, await self.sealed(code) if code else None):
            raise Refused("name-claimed", name=name)
        self.forget(player.id)
        await self._store.tell(RENAMED, str(player.id))
        token = await self._sign_out_everywhere(player) if changed else wish.token
        return bodies.Player(name, token, True, code)

    async def right(self, passphrase: str, seal: str | None) -> bool:
        """Return whether a passphrase or code matches, taking as long if there is none stored."""
        with self._hash_queue.one_more():
            async with self._hashing:
                return await asyncio.to_thread(unsealed, passphrase, seal)

    async def sealed(self, passphrase: str) -> str:
        """Return the hash of a passphrase or code."""
        with self._hash_queue.one_more():
            async with self._hashing:
                return await asyncio.to_thread(sealed, passphrase)

    # -- signing out

    async def sign_out(self, player: PlayerRow, wish: bodies.SignOut) -> bodies.Player:
        """End the given token, or all tokens of the player; then the answer has a new one."""
        token = ""
        if wish.everywhere:
            token = await self._sign_out_everywhere(player)
        else:
            await self._store.end_token(player.key)
            await self.end([player.key])
        return bodies.Player(player.nickname, token, player.claimed)

    async def _sign_out_everywhere(self, player: PlayerRow) -> str:
        token = new_token()
        await self.end(await self._store.end_tokens(player.id, hashed(token)), player.id)
        return token

    def _forget(self, keys: Collection[str]) -> None:
        self._endings += 1
        for key in keys:
            self._known.pop(key, None)

    def forget(self, player: int | None) -> None:
        """Drop cached tokens of a player, or of all."""
        self._forget([key for key, known in self._known.items() if player is None or known.id == player])

    async def end(self, keys: Collection[str], player: int | None = None) -> None:
        """End tokens on all workers; with a player, those of the player's seats too."""
        if keys or player is not None:
            await self._store.notes.signed_out(keys, player)
            await self._store.tell(SIGNED_OUT, encode(SignedOut(list(keys), player)).decode())
            await self.turned_out(keys, player)

    async def turned_out(self, keys: Collection[str], player: int | None) -> None:
        """Disconnect the holders of ended tokens here, on a notification."""
        self._forget(keys)
        await self._turn_out(keys, player)
