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
HALF_OPEN_SHARE: Final = 4  # half-open connections may take a quarter of all places
KEPT: Final = 200  # file descriptors that connections leave to the database, the workers and the page's files


class Unwelcome(Refused):
    """A request that is not read any further, and the status that says so."""

    def __init__(self, reason: str, status: int, **facts: Any) -> None:
        super().__init__(reason, **facts)
        self.status = status


HALF_OPEN: Final = "half open"  # no whole request has arrived
BUSY: Final = "busy"  # a request is being answered, or it has become a websocket
IDLE: Final = "idle"  # a request was answered, and another one may come


class Guest:
    """Somebody who is inside: from where, and until when the next thing must have happened."""

    def __init__(self, address: str, until: float) -> None:
        self.address = address
        self.until = until


class Gate:
    """Connections: so many of one address, so many in all. Proxies count only among all.

    Half-open connections get a quarter of all places at most; beyond that the oldest of them is closed. When all
    places are taken, the oldest half-open connection makes room for a new one, or else the one idle for longest.
    """

    def __init__(self, config: Config, limits: RateLimits, metrics: Metrics, inside: bool = False) -> None:
        self.config = config
        self.limits = limits
        self.metrics = metrics
        self.most = limits.most("connection.server")
        self._most_of_one = self.most if inside else limits.most("connection.address")
        self._proxies = networks(config.proxies)
        self._inside: dict[asyncio.Transport, Guest] = {}
        self._closing: set[asyncio.Transport] = set()  # sent away, and not gone yet
        self._states: dict[str, dict[asyncio.Transport, None]] = {HALF_OPEN: {}, IDLE: {}}  # the oldest first
        self._most_half_open = limits.most("half_open.server")
        self._addresses: Counter[str] = Counter()
        metrics.gauges["nyoi_connections_inside" if inside else "nyoi_connections"] = lambda: len(self._inside)

    def enter(self, transport: asyncio.Transport, until: float) -> Guest:
        """Count a connection; Unwelcome if there are too many."""
        client = transport.get_extra_info("peername")
        address = address_of(client)
        if self._addresses[address] >= self._most_of_one and not among(client, self._proxies):
            raise Unwelcome("too-many", 429)
        if len(self._inside) - len(self._closing) >= self.most and not (self._evict(HALF_OPEN) or self._evict(IDLE)):
            raise Unwelcome("house-full", 503)
        self._addresses[address] += 1
        guest = self._inside[transport] = Guest(address, until)
        self.mark(transport, HALF_OPEN)
        return guest

    def mark(self, transport: asyncio.Transport, state: str) -> None:
        """Note what a connection is doing now."""
        if transport in self._closing:
            return
        for waiting in self._states.values():
            waiting.pop(transport, None)
        if state in self._states:
            self._states[state][transport] = None
        if len(self._states[HALF_OPEN]) > max(1, min(self._most_half_open, self.most // HALF_OPEN_SHARE)):
            self._evict(HALF_OPEN)

    def _evict(self, state: str) -> bool:
        """Close the oldest connection in a state; False if there is none."""
        transport = next(iter(self._states[state]), None)
        if transport is None:
            return False
        del self._states[state][transport]
        self._closing.add(transport)
        no = Unwelcome("house-full", 503)
        self.metrics.count("nyoi_turned_away_total", reason=no.reason)
        if state == HALF_OPEN:
            transport.write(farewell(no))
        transport.close()
        self._inside[transport].until = asyncio.get_running_loop().time() + FLUSH
        return True

    def leave(self, transport: asyncio.Transport) -> bool:
        """A connection is gone; False if it never was inside."""
        guest = self._inside.pop(transport, None)
        if guest is None:
            return False
        self._closing.discard(transport)
        for waiting in self._states.values():
            waiting.pop(transport, None)
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
