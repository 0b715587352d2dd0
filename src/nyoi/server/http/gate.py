"""Who is inside: connections counted by address and in all, and shown out when they take too long."""

from __future__ import annotations

import asyncio
import contextlib
from collections import Counter
from http import HTTPStatus
from math import inf
from typing import Any, Final

from nyoi.kernel.play import Refused
from nyoi.server.config import Config
from nyoi.server.http.security import HEADERS, address_of, among, networks
from nyoi.server.metrics import Metrics
from nyoi.server.rate_limits import RateLimits
from nyoi.server.wire.encoding import encode, refusal_of

FLUSH: Final = 10.0  # seconds in which what was written must be read when a connection is closed
KEPT: Final = 200  # file descriptors that connections leave to the database, the workers and the page's files


class Unwelcome(Refused):
    """A request that is not read any further, and the status that says so."""

    def __init__(self, reason: str, status: int, **facts: Any) -> None:
        super().__init__(reason, **facts)
        self.status = status


class Guest:
    """Somebody who is inside: from where, and until when the next thing must have happened."""

    def __init__(self, address: str, until: float) -> None:
        self.address = address
        self.until = until


class Gate:
    """Who is inside: so many of one address, so many in all. The proxies count only among all."""

    def __init__(self, config: Config, limits: RateLimits, metrics: Metrics) -> None:
        self.config = config
        self.limits = limits
        self.metrics = metrics
        self.most = limits.most("connection.server")
        self._most_of_one = limits.most("connection.address")
        self._proxies = networks(config.proxies)
        self._inside: dict[asyncio.Transport, Guest] = {}
        self._addresses: Counter[str] = Counter()
        metrics.gauges["nyoi_connections"] = lambda: len(self._inside)

    def enter(self, transport: asyncio.Transport, until: float) -> Guest:
        """Count a connection; Unwelcome if there are too many."""
        client = transport.get_extra_info("peername")
        address = address_of(client)
        if len(self._inside) >= self.most:
            raise Unwelcome("house-full", 503)
        if self._addresses[address] >= self._most_of_one and not among(client, self._proxies):
            raise Unwelcome("too-many", 429)
        self._addresses[address] += 1
        guest = self._inside[transport] = Guest(address, until)
        return guest

    def leave(self, transport: asyncio.Transport) -> bool:
        """A connection is gone; False if it never was inside."""
        guest = self._inside.pop(transport, None)
        if guest is None:
            return False
        self._addresses[guest.address] -= 1
        if not self._addresses[guest.address]:
            del self._addresses[guest.address]
        return True

    async def watch(self) -> None:
        """Show out whoever has taken too long, for as long as the server runs."""
        pace = min(1.0, self.config.head_seconds / 4)
        while True:
            await asyncio.sleep(pace)
            now = asyncio.get_running_loop().time()
            for transport, guest in list(self._inside.items()):
                closing = transport.is_closing()
                if guest.until <= now and closing:
                    transport.abort()  # he does not read what he was owed
                elif guest.until <= now or (closing and guest.until == inf):
                    transport.close()
                    guest.until = now + min(FLUSH, self.config.answer_seconds)


def farewell(no: Unwelcome) -> bytes:
    """The whole answer to who is not let in, in one write."""
    body = encode(refusal_of(no))
    head = [
        f"HTTP/1.1 {no.status} {HTTPStatus(no.status).phrase}",
        *(f"{name}: {value}" for name, value in HEADERS.items()),
        "Cache-Control: no-store",
        "Content-Type: application/json",
        f"Content-Length: {len(body)}",
        "Connection: close",
    ]
    return "\r\n".join(head).encode() + b"\r\n\r\n" + body


def room_for(wanted: int) -> int:
    """How many connections there is room for: the system's limit is raised if need be, and some of it kept free."""
    try:
        import resource
    except ImportError:  # not on Windows, which has no such limit
        return wanted
    soft, hard = resource.getrlimit(resource.RLIMIT_NOFILE)
    need = wanted + KEPT
    if 0 <= soft < need:
        more = need if hard == resource.RLIM_INFINITY else min(need, hard)
        with contextlib.suppress(ValueError, OSError):
            resource.setrlimit(resource.RLIMIT_NOFILE, (more, hard))
        soft = resource.getrlimit(resource.RLIMIT_NOFILE)[0]
    return wanted if soft < 0 else min(wanted, max(soft - KEPT, soft // 2))
