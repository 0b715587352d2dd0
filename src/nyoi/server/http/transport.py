"""Direct send of many small messages through uvicorn's transport.

ASGI takes one message at a time, as text, through a coroutine. A move is two or three messages for each seat,
so their frames (RFC 6455, unmasked, unfragmented) are built here and written at once. With an unknown server
behind `send`, or with compression, the session uses ASGI instead.
"""

from __future__ import annotations

import asyncio
from collections.abc import Iterable
from typing import Any

from websockets.protocol import OPEN

TEXT = 0x81  # final text frame


class FastLane:
    """Direct access to the connection of one session."""

    def __init__(self, connection: Any) -> None:
        self._connection = connection
        self.transport: asyncio.Transport = connection.transport

    @property
    def takes_more(self) -> bool:
        """Whether the connection is open and its buffer has room."""
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
    """Return the header of a text frame.

    >>> head(5).hex(), head(300).hex()
    ('8105', '817e012c')
    """
    if size < 126:
        return bytes((TEXT, size))
    if size < 65536:
        return bytes((TEXT, 126)) + size.to_bytes(2)
    return bytes((TEXT, 127)) + size.to_bytes(8)


def fast_lane(send: object) -> FastLane | None:
    """Return the direct path behind an ASGI `send`, if there is one."""
    connection = getattr(send, "__self__", None)
    known = all(hasattr(connection, name) for name in ("conn", "writable", "transport", "close_sent", "disconnected"))
    if not known or connection is None or connection.config.ws_per_message_deflate:
        return None
    return FastLane(connection)
