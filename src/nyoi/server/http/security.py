"""Who may talk to the server, and how much: origins, headers, rates."""

from __future__ import annotations

import re
import time
from collections import Counter, OrderedDict
from collections.abc import Iterable, Iterator
from contextlib import contextmanager
from functools import lru_cache
from ipaddress import IPv4Network, IPv6Address, IPv6Network, ip_address, ip_network
from typing import Final
from urllib.parse import urlsplit

from nyoi.kernel.play import Refused

Network = IPv4Network | IPv6Network

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
# The board that others put into their pages: the one document that may be framed, and as strict in all the rest.
FRAMED: Final = {
    "Content-Security-Policy": HEADERS["Content-Security-Policy"].replace("frame-ancestors 'none'", "frame-ancestors *")
}
SHOWN: Final = {"Cross-Origin-Resource-Policy": "cross-origin"}  # what other pages may show: pictures of links
KNOWN: Final = 10_000  # addresses remembered
HOST: Final = re.compile(r"(?:[A-Za-z0-9._-]{1,253}|\[[0-9A-Fa-f:.]{2,45}\])(?::[0-9]{1,5})?")

# What a request takes from the bucket of its address, by the pattern of its route; others take 1.
WEIGHTS: Final = {
    "/api/tables": 4.0,
    "/api/evenings": 2.0,
    "/api/evenings/{code}/begin": 4.0,
    "/api/evenings/{code}/qr.svg": 3.0,
    "/api/import": 8.0,
    "/api/claim": 3.0,
    "/api/recover": 3.0,
    "/api/me/code": 3.0,
    "/api/me/forget": 3.0,
    "/api/me/data": 8.0,
    "/api/me/push": 2.0,
    "/api/me/mail": 4.0,
    "/api/me/vacation": 2.0,
    "/api/tables/{id}/start": 3.0,
    "/api/tables/{id}/rematch": 4.0,
    "/api/tables/{id}/fork": 6.0,
    "/api/tables/{id}/replay": 2.0,
    "/api/tables/{id}/moments": 2.0,
    "/api/tables/{id}/advice": 4.0,
    "/api/tables/{id}/puzzle": 4.0,
    "/api/lessons/{game}/{id}/foretold": 2.0,
    "/api/tables/{id}/log": 3.0,
    "/api/tables/{id}/qr.svg": 3.0,
    "/picture/{id}.png": 3.0,
    "/picture/evening/{code}.png": 3.0,
    "page": 0.25,  # a browser fetches dozens of files at once
}


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

    def take(self, weight: float = 1.0) -> bool:
        """Whether one more is allowed, or something that counts for several."""
        now = time.monotonic()
        self.level = min(self.burst, self.level + (now - self.at) * self.rate)
        self.at = now
        if self.level < weight:
            return False
        self.level -= weight
        return True


class Buckets:
    """A bucket for each address; those not heard of for long are forgotten."""

    def __init__(self, limit: tuple[float, float]) -> None:
        self._limit = limit
        self._of: OrderedDict[str, Bucket] = OrderedDict()

    def take(self, address: str, weight: float = 1.0) -> bool:
        """Whether an address may do one more thing, or something that counts for several."""
        bucket = self._of.get(address)
        if bucket is None:
            bucket = self._of[address] = Bucket(*self._limit)
            if len(self._of) > KNOWN:
                self._of.popitem(last=False)
        else:
            self._of.move_to_end(address)
        return bucket.take(weight)


class UnderWay:
    """How much each address has under way at this moment."""

    def __init__(self, most: int) -> None:
        self._most = most
        self._of: Counter[str] = Counter()

    @contextmanager
    def one_more(self, address: str) -> Iterator[None]:
        """Something begins, and is over when the block is left; Refused if too much is under way."""
        if self._of[address] >= self._most:
            raise Refused("too-fast")
        self._of[address] += 1
        try:
            yield
        finally:
            self._of[address] -= 1
            if not self._of[address]:
                del self._of[address]


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
    if not origin or origin in origins:
        return True
    try:
        return urlsplit(origin).netloc == header(headers, b"host")
    except ValueError:  # half an address
        return False


def host_of(headers: Iterable[tuple[bytes, bytes]], version: str = "1.1") -> str | None:
    """How a request calls this server; None if it is no name and no address, or if it says two things.

    >>> host_of([(b"host", b"play.example:8700")]), host_of([(b"host", b"[::1]")]), host_of([(b"host", b"a/b")])
    ('play.example:8700', '[::1]', None)
    """
    found = [value.decode("latin-1") for key, value in headers if key == b"host"]
    if not found and version == "1.0":
        return ""  # old probes name none
    return found[0] if len(found) == 1 and HOST.fullmatch(found[0]) else None


def address_of(client: object) -> str:
    """The address behind a connection, as it is counted: of IPv6 the network, since whoever has one has them all.

    >>> address_of(("192.0.2.7", 80)), address_of(("2001:db8::1:2", 80)), address_of(("::ffff:192.0.2.7", 80))
    ('192.0.2.7', '2001:db8::/64', '192.0.2.7')
    """
    return _counted(str(client[0])[:64]) if isinstance(client, list | tuple) and client else "?"


@lru_cache(maxsize=4096)
def _counted(text: str) -> str:
    try:
        address = ip_address(text)
    except ValueError:
        return "?"
    if not isinstance(address, IPv6Address):
        return text
    return str(address.ipv4_mapped or ip_network((address.packed, 64), strict=False))


def networks(texts: Iterable[str]) -> tuple[Network, ...]:
    """Addresses and networks as they are compared; Refused if one is neither.

    >>> networks(["10.0.0.1", "fd00::/8"])
    (IPv4Network('10.0.0.1/32'), IPv6Network('fd00::/8'))
    """
    found = []
    for text in texts:
        try:
            found.append(ip_network(text, strict=False))
        except ValueError as error:
            raise Refused("bad-proxy", address=text[:64]) from error
    return tuple(found)


def site(text: str) -> str:
    """An address of the web as links and `Origin` begin with it; Refused if it is none, or names a page.

    >>> site("https://Play.example/")
    'https://play.example'
    """
    found = text.lower().removesuffix("/")
    try:
        parts = urlsplit(found)
        fits = bool(parts.hostname) and (parts.port or 1) > 0 and "@" not in found
    except ValueError:
        fits = False
    if not fits or f"{parts.scheme}://{parts.netloc}" != found or parts.scheme not in ("http", "https"):
        raise Refused("bad-site", address=text[:100], example="https://play.example")
    return found


def among(client: object, networks: Iterable[Network]) -> bool:
    """Whether a connection comes from one of these networks."""
    try:
        address = ip_address(client[0]) if isinstance(client, list | tuple) and client else None
    except ValueError:
        return False
    return address is not None and any(address in network for network in networks)


def base_of(headers: Iterable[tuple[bytes, bytes]], scheme: str, url: str) -> str:
    """How the world calls this server: as the host has set it, or as the request names it."""
    secure = "s" if scheme in ("https", "wss") else ""
    return url.rstrip("/") or f"http{secure}://{header(headers, b'host')}"
