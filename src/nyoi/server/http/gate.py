"""Connection limits, by address and in total, and connection deadlines."""

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

FLUSH: Final = 10.0  # seconds for a closing connection to flush its output
HALF_OPEN_SHARE: Final = 4  # half-open connections may take a quarter of all places
KEPT: Final = 200  # file descriptors reserved for the database, the workers and static files


class Unwelcome(Refused):
    """A request that is rejected while it is read, with its status code."""

    def __init__(self, reason: str, status: int, **facts: Any) -> None:
        super().__init__(reason, **facts)
        self.status = status


HALF_OPEN: Final = "half open"  # no complete request has arrived
BUSY: Final = "busy"  # a request is being answered, or it is a websocket
IDLE: Final = "idle"  # between two requests


class Guest:
    """An open connection: its address, and the deadline of its next step."""

    def __init__(self, address: str, until: float) -> None:
        self.address = address
        self.until = until


class Gate:
    """Connection limits by address and in total; proxies only count in total.

    Half-open connections get at most a quarter of all places; beyond that the oldest of them is closed. At
    the total limit the oldest half-open connection makes room for a new one, or else the longest idle one.
    """

    def __init__(self, config: Config, limits: RateLimits, metrics: Metrics, inside: bool = False) -> None:
        self.config = config
        self.limits = limits
        self.metrics = metrics
        self.most = limits.most("connection.server")
        self._most_of_one = self.most if inside else limits.most("connection.address")
        self._proxies = networks(config.proxies)
        self._inside: dict[asyncio.Transport, Guest] = {}
        self._closing: set[asyncio.Transport] = set()  # being closed
        self._states: dict[str, dict[asyncio.Transport, None]] = {HALF_OPEN: {}, IDLE: {}}  # oldest first
        self._most_half_open = limits.most("half_open.server")
        self._addresses: Counter[str] = Counter()
        metrics.gauges["nyoi_connections_inside" if inside else "nyoi_connections"] = lambda: len(self._inside)

    def enter(self, transport: asyncio.Transport, until: float) -> Guest:
        """Register a connection; raise Unwelcome if a limit is reached."""
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
        """Set the state of a connection."""
        if transport in self._closing:
            return
        for waiting in self._states.values():
            waiting.pop(transport, None)
        if state in self._states:
            self._states[state][transport] = None
        if len(self._states[HALF_OPEN]) > max(1, min(self._most_half_open, self.most // HALF_OPEN_SHARE)):
            self._evict(HALF_OPEN)

    def _evict(self, state: str) -> bool:
        """Close the oldest connection in a state; return False if there is none."""
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
        """Unregister a connection; return False if it was never registered."""
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
        """Close connections past their deadline, as long as the server runs."""
        pace = min(1.0, self.config.head_seconds / 4)
        while True:
            await asyncio.sleep(pace)
            now = asyncio.get_running_loop().time()
            for transport, guest in list(self._inside.items()):
                closing = transport.is_closing()
                if guest.until <= now and closing:
                    transport.abort()  # the client does not read its output
                elif guest.until <= now or (closing and guest.until == inf):
                    transport.close()
                    guest.until = now + min(FLUSH, self.config.answer_seconds)


def farewell(no: Unwelcome) -> bytes:
    """Return the complete response that rejects a connection."""
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
    """Return how many connections are possible, raising the descriptor limit if needed."""
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
