"""Link-preview pictures, rendered by a worker process and cached."""

from __future__ import annotations

import asyncio
import hashlib
from collections import OrderedDict
from typing import Final

import msgspec

from nyoi.kernel.play import Refused
from nyoi.server.house.workers import Trouble, Workers
from nyoi.server.share.card import Card
from nyoi.server.share.draw import art, painted

MEMORY: Final = 300_000_000  # bytes for the largest picture, with the system's fonts
SECONDS: Final = 15.0
KEPT: Final = 16_000_000  # bytes of cached pictures
WAITING: Final = 20  # queued pictures
NONE: Final = b"-"  # the answer if the page was not built

_pack: Final = msgspec.msgpack.Encoder().encode
_card: Final = msgspec.msgpack.Decoder(Card)


def work(data: bytes) -> bytes:
    """Render an encoded card."""
    found = art()
    return NONE if found is None else painted(_card.decode(data), found)


class Picture:
    """A picture with its ETag."""

    def __init__(self, data: bytes) -> None:
        self.data: Final = data
        self.tag: Final = f'"{hashlib.sha256(data).hexdigest()[:20]}"'


class Pictures:
    """A cache of recently requested pictures."""

    def __init__(self) -> None:
        self._workers = Workers(1, work, MEMORY, games=False)
        self._kept: OrderedDict[bytes, Picture] = OrderedDict()
        self._bytes = 0
        self._coming: dict[bytes, asyncio.Task[Picture]] = {}

    async def of(self, card: Card) -> Picture:
        """Return the picture of a card; raise Refused if there is none, or too many are queued."""
        key = hashlib.sha256(data := _pack(card)).digest()
        found = self._kept.get(key)
        if found is not None:
            self._kept.move_to_end(key)
            return found
        task = self._coming.get(key)
        if task is None:
            if len(self._coming) >= WAITING:
                raise Refused("too-busy")
            task = self._coming[key] = asyncio.create_task(self._paint(key, data))
            task.add_done_callback(lambda _: self._coming.pop(key, None))
        return await asyncio.shield(task)

    async def _paint(self, key: bytes, data: bytes) -> Picture:
        try:
            answer = await self._workers.ask(data, SECONDS)
        except Trouble as error:
            raise Refused("too-busy") from error
        if answer == NONE:
            raise Refused("no-picture")
        found = self._kept[key] = Picture(answer)
        self._bytes += len(answer)
        while self._bytes > KEPT:
            self._bytes -= len(self._kept.popitem(last=False)[1].data)
        return found

    def close(self) -> None:
        """Stop the worker."""
        self._workers.close()
