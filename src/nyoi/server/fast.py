"""A short way in and out for many small messages: straight from and to uvicorn's connection.

ASGI takes one message at a time, as text, through a coroutine. A move is two or three messages to
each seat, so the frames (RFC 6455, unmasked, whole) are put together here and written at once. ASGI
also hands over one message at a time, through a queue, and stops reading the socket for each; here
reading stops only when messages come faster than they are taken. Where the server behind `send` is
not the one we know, or compresses, there is no short way, and the session goes through ASGI.
"""

from __future__ import annotations

import asyncio
from collections import deque
from collections.abc import Iterable, Mapping
from typing import Any

from websockets.protocol import OPEN

TEXT = 0x81  # the whole message in one frame
KNOWN = ("conn", "writable", "transport", "close_sent", "disconnected", "queue", "frames", "read_paused")


class FastLane:
    """The connection behind one session."""

    def __init__(self, connection: Any) -> None:
        self._connection = connection
        self.transport: asyncio.Transport = connection.transport
        self._heard: deque[bytes | None] = deque()  # None: the client has gone
        self._waiter: asyncio.Future[None] | None = None
        self._paused = False

    # -- in

    def listen(self) -> None:
        """From now on messages come this way, and those that wait already."""
        c = self._connection
        earlier, c.queue = c.queue, self  # where uvicorn puts its word of a client that has gone
        self._long_way = c.send_receive_event_to_app
        c.send_receive_event_to_app = self._hear
        while not earlier.empty():
            self.put_nowait(earlier.get_nowait())
        if c.read_paused:
            c.read_paused = False
            self.transport.resume_reading()

    async def next(self) -> bytes | None:
        """The next message, None if the client has gone."""
        while not self._heard:
            self._waiter = asyncio.get_running_loop().create_future()
            await self._waiter
        if self._paused and len(self._heard) == 1:
            self._paused = False
            self.transport.resume_reading()
        return self._heard.popleft()

    def _hear(self) -> None:
        """A message is whole."""
        c = self._connection
        data: bytes = c.frames[0] if len(c.frames) == 1 else b"".join(c.frames)
        if c.close_sent or (c.curr_msg_data_type == "text" and not is_text(data)):
            self._long_way()  # uvicorn drops what comes too late, and hangs up on what is no text
            return
        c.frames = []
        if self._heard and not self._paused:
            self._paused = True
            self.transport.pause_reading()
        self._put(data)

    def put_nowait(self, message: Mapping[str, Any]) -> None:
        """A message as ASGI has it: what came before `listen`, then only that the client has gone."""
        if message["type"] == "websocket.receive":
            self._put(message["text"].encode() if "text" in message else message["bytes"])
        else:
            self._put(None)

    def _put(self, data: bytes | None) -> None:
        self._heard.append(data)
        if self._waiter is not None and not self._waiter.done():
            self._waiter.set_result(None)

    # -- out

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


def is_text(data: bytes) -> bool:
    """Whether bytes are UTF-8.

    >>> is_text("Ça".encode()), is_text(b"\\xff")
    (True, False)
    """
    try:
        data.decode()
    except UnicodeDecodeError:
        return False
    return True


def fast_lane(send: object) -> FastLane | None:
    """The short way behind an ASGI `send`, if there is one."""
    connection = getattr(send, "__self__", None)
    known = all(hasattr(connection, name) for name in KNOWN)
    if not known or connection is None or connection.config.ws_per_message_deflate:
        return None
    return FastLane(connection)
