"""A short way out for many small messages: straight into uvicorn's transport.

ASGI takes one message at a time, as text, through a coroutine. A move is two or three messages to
each seat, so the frames (RFC 6455, unmasked, whole) are put together here and written at once. Where
the server behind `send` is not the one we know, or compresses, there is no short way, and the
session goes through ASGI.
"""

from __future__ import annotations

import asyncio
from collections.abc import Iterable
from typing import Any

from websockets.protocol import OPEN

TEXT = 0x81  # the whole message in one frame


class FastLane:
    """The connection behind one session."""

    def __init__(self, connection: Any) -> None:
        self._connection = connection
        self.transport: asyncio.Transport = connection.transport

    @property
    def takes_more(self) -> bool:
        """Whether the connection is open and its buffer is not full."""
        c = self._connection
        return bool(c.writable.is_set() and c.conn.state is OPEN and not c.close_sent and not c.disconnected)

    def write(self, messages: Iterable[bytes]) -> None:
        """Send text messages."""
        parts = []
        for message in messages:
            parts.append(head(len(message)))
            parts.append(message)
        self.transport.write(b"".join(parts))


def head(size: int) -> bytes:
    """The head of a text frame.

    >>> head(5).hex(), head(300).hex()
    ('8105', '817e012c')
    """
    if size < 126:
        return bytes((TEXT, size))
    if size < 65536:
        return bytes((TEXT, 126)) + size.to_bytes(2)
    return bytes((TEXT, 127)) + size.to_bytes(8)


def fast_lane(send: object) -> FastLane | None:
    """The short way behind an ASGI `send`, if there is one."""
    connection = getattr(send, "__self__", None)
    known = all(hasattr(connection, name) for name in ("conn", "writable", "transport", "close_sent", "disconnected"))
    if not known or connection is None or connection.config.ws_per_message_deflate:
        return None
    return FastLane(connection)
