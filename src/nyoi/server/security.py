"""Who may talk to the server, and how much: origins, headers, rates."""

from __future__ import annotations

import time
from collections import OrderedDict
from collections.abc import Iterable
from typing import Final
from urllib.parse import urlsplit

HEADERS: Final = {
    "Content-Security-Policy": (
        "default-src 'self'; script-src 'self'; style-src 'self'; img-src 'self' data:; font-src 'self'; "
        "connect-src 'self'; object-src 'none'; base-uri 'none'; form-action 'self'; frame-ancestors 'none'"
    ),
    "X-Content-Type-Options": "nosniff",
    "X-Frame-Options": "DENY",
    "Referrer-Policy": "no-referrer",
    "Permissions-Policy": "camera=(), microphone=(), geolocation=()",
    "Cross-Origin-Opener-Policy": "same-origin",
    "Cross-Origin-Resource-Policy": "same-origin",
}
KNOWN: Final = 10_000  # addresses remembered


class Bucket:
    """So many things a second, and a number at once.

    >>> bucket = Bucket(0.001, 2)
    >>> [bucket.take() for _ in range(3)]
    [True, True, False]
    """

    def __init__(self, rate: float, burst: float) -> None:
        self.rate = rate
        self.burst = burst
        self.level = burst
        self.at = time.monotonic()

    def take(self) -> bool:
        """Whether one more is allowed."""
        now = time.monotonic()
        self.level = min(self.burst, self.level + (now - self.at) * self.rate)
        self.at = now
        if self.level < 1:
            return False
        self.level -= 1
        return True


class Buckets:
    """A bucket for each address; those not heard of for long are forgotten."""

    def __init__(self, limit: tuple[float, float]) -> None:
        self._limit = limit
        self._of: OrderedDict[str, Bucket] = OrderedDict()

    def take(self, address: str) -> bool:
        """Whether an address may do one more thing."""
        bucket = self._of.get(address)
        if bucket is None:
            bucket = self._of[address] = Bucket(*self._limit)
            if len(self._of) > KNOWN:
                self._of.popitem(last=False)
        else:
            self._of.move_to_end(address)
        return bucket.take()


def header(headers: Iterable[tuple[bytes, bytes]], name: bytes) -> str:
    """A header's value, empty if it is not there."""
    return next((value.decode("latin-1") for key, value in headers if key == name), "")


def at_home(headers: Iterable[tuple[bytes, bytes]], origins: tuple[str, ...]) -> bool:
    """Whether a request comes from the server's own page, an allowed one, or no page at all.

    >>> at_home([(b"host", b"a.example"), (b"origin", b"https://a.example")], ())
    True
    >>> at_home([(b"host", b"a.example"), (b"origin", b"https://b.example")], ())
    False
    """
    headers = list(headers)
    origin = header(headers, b"origin")
    return not origin or origin in origins or urlsplit(origin).netloc == header(headers, b"host")


def address_of(client: object) -> str:
    """The address behind a connection."""
    return str(client[0]) if isinstance(client, list | tuple) and client else "?"


def base_of(headers: Iterable[tuple[bytes, bytes]], scheme: str, url: str) -> str:
    """How the world calls this server: as the host has set it, or as the request names it."""
    secure = "s" if scheme in ("https", "wss") else ""
    return url.rstrip("/") or f"http{secure}://{header(headers, b'host')}"
