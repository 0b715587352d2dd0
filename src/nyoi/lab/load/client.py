"""Minimal websocket client with low overhead, for load tests and measurements. It trusts the server."""

from __future__ import annotations

import asyncio
import base64
import os
import socket
from collections.abc import Callable


def free_port() -> int:
    """Return a port on which no process listens."""
    with socket.socket() as s:
        s.bind(("127.0.0.1", 0))
        return int(s.getsockname()[1])


class Client(asyncio.Protocol):
    """A connection that passes every text message to `hear`."""

    def __init__(self, hear: Callable[[bytes], None]) -> None:
        self.hear = hear
        self._data = b""
        self._begun = False
        self._ready: asyncio.Future[None] = asyncio.get_running_loop().create_future()
        self._transport: asyncio.Transport | None = None

    async def open(self, port: int, path: str) -> None:
        """Connect and complete the websocket handshake."""
        loop = asyncio.get_running_loop()
        self._transport, _ = await loop.create_connection(lambda: self, "127.0.0.1", port)
        key = base64.b64encode(os.urandom(16)).decode()
        self._transport.write(
            f"GET {path} HTTP/1.1\r\nHost: 127.0.0.1:{port}\r\nUpgrade: websocket\r\nConnection: Upgrade\r\n"
            f"Sec-WebSocket-Key: {key}\r\nSec-WebSocket-Version: 13\r\n\r\n".encode()
        )
        await self._ready

    def connection_lost(self, exc: Exception | None) -> None:
        """Fail `open` if the connection closed before the handshake was complete."""
        if not self._ready.done():
            self._ready.set_exception(ConnectionError("no websocket here"))

    def data_received(self, data: bytes) -> None:
        """Complete the handshake, then split the data into frames and handle them."""
        self._data += data
        if not self._begun:
            head, end, rest = self._data.partition(b"\r\n\r\n")
            if not end:
                return
            self._begun = True
            if b" 101 " not in head[:16]:
                self.close()
                return
            self._data = rest
            self._ready.set_result(None)
        buffer, at = self._data, 0
        while len(buffer) - at >= 2:
            kind, size, start = buffer[at] & 15, buffer[at + 1] & 127, at + 2
            if size == 126:
                size, start = int.from_bytes(buffer[start : start + 2]), start + 2
            elif size == 127:
                size, start = int.from_bytes(buffer[start : start + 8]), start + 8
            if len(buffer) < start + size:
                break
            at = start + size
            if kind == 1:
                self.hear(buffer[start:at])
            elif kind == 9:
                self._frame(10, buffer[start:at])
            elif kind == 8:
                self.close()
        self._data = buffer[at:]

    def send(self, message: bytes) -> None:
        self._frame(1, message)

    def _frame(self, kind: int, data: bytes) -> None:
        size = len(data)
        head = bytes((128 | kind, 128 | size)) if size < 126 else bytes((128 | kind, 254)) + size.to_bytes(2)
        if self._transport is not None and not self._transport.is_closing():
            self._transport.write(head + b"\0\0\0\0" + data)  # a mask of zeros is allowed and costs nothing

    def close(self) -> None:
        if self._transport is not None:
            self._transport.close()
