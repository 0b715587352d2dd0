"""Bytes as a stranger sends them: sockets without manners, requests and frames by hand."""

from __future__ import annotations

import base64
import contextlib
import json
import os
import socket
from typing import Any

STRANGER = os.environ.get("NYOI_STRANGER", "127.0.0.2")  # attackers come from here, honest people from 127.0.0.1


def knock(port: int, data: bytes = b"", source: str = STRANGER, timeout: float = 20.0) -> socket.socket:
    """A connection, and the first bytes through it."""
    link = socket.create_connection(("127.0.0.1", port), timeout=timeout, source_address=(source, 0))
    if data:
        link.sendall(data)
    return link


def heard(link: socket.socket) -> bytes:
    """All that comes until the server hangs up."""
    found = b""
    with contextlib.suppress(ConnectionError):
        while part := link.recv(65536):
            found += part
    return found


def said(port: int, data: bytes, source: str = STRANGER, end: bool = False) -> bytes:
    """The answer to some bytes; `end` if nothing more follows them, not even what was promised."""
    with knock(port, source=source) as link:
        with contextlib.suppress(ConnectionError):  # it may be told before all is sent
            link.sendall(data)
            if end:
                link.shutdown(socket.SHUT_WR)
        return heard(link)


def status_of(answer: bytes) -> int:
    """The status of an answer; 0 if there was none."""
    return int(answer[9:12]) if answer.startswith(b"HTTP/1.1 ") else 0


def request(method: str, path: str, body: bytes = b"", *headers: str, host: str = "x", close: bool = True) -> bytes:
    """A request."""
    lines = [f"{method} {path} HTTP/1.1", f"Host: {host}", *headers]
    lines += [f"Content-Length: {len(body)}"] * (method == "POST") + ["Connection: close"] * close
    return "\r\n".join(lines).encode("latin-1") + b"\r\n\r\n" + body


def post(port: int, path: str, body: object, token: str = "", source: str = STRANGER) -> Any:
    """What a POST answers."""
    more = (f"Authorization: Bearer {token}",) if token else ()
    answer = said(port, request("POST", path, json.dumps(body).encode(), *more, host=f"127.0.0.1:{port}"), source)
    assert status_of(answer) == 200, answer[:200]
    return json.loads(answer.partition(b"\r\n\r\n")[2])


def upgraded(port: int, path: str, *headers: str, source: str = STRANGER) -> socket.socket:
    """A connection that has asked to become a websocket; what it is answered is still to be read."""
    key = base64.b64encode(os.urandom(16)).decode()
    asked = ("Upgrade: websocket", "Connection: Upgrade", f"Sec-WebSocket-Key: {key}", "Sec-WebSocket-Version: 13")
    return knock(port, request("GET", path, b"", *asked, *headers, close=False), source)


def websocket(port: int, path: str, source: str = STRANGER) -> socket.socket:
    """A websocket whose handshake is over; what follows it in the same breath is lost."""
    link = upgraded(port, path, source=source)
    answer = b""
    while b"\r\n\r\n" not in answer:
        part = link.recv(1)
        if not part:
            raise ConnectionError(answer[:80])
        answer += part
    if b" 101 " not in answer[:16]:
        raise ConnectionError(answer[:80])
    return link


def framed(data: bytes, head: int = 0x81) -> bytes:
    """A frame as a client sends it, masked with nothing."""
    size = len(data)
    if size < 126:
        return bytes((head, 0x80 | size)) + b"\0\0\0\0" + data
    if size < 65536:
        return bytes((head, 0xFE)) + size.to_bytes(2) + b"\0\0\0\0" + data
    return bytes((head, 0xFF)) + size.to_bytes(8) + b"\0\0\0\0" + data
