"""Origin checks, security headers, client addresses."""

from __future__ import annotations

import re
from collections.abc import Iterable
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
# For the embeddable board: it may be framed and is otherwise as strict.
FRAMED: Final = {
    "Content-Security-Policy": HEADERS["Content-Security-Policy"].replace("frame-ancestors 'none'", "frame-ancestors *")
}
SHOWN: Final = {"Cross-Origin-Resource-Policy": "cross-origin"}  # link-preview pictures
HOST: Final = re.compile(r"(?:[A-Za-z0-9._-]{1,253}|\[[0-9A-Fa-f:.]{2,45}\])(?::[0-9]{1,5})?")


def header(headers: Iterable[tuple[bytes, bytes]], name: bytes) -> str:
    """Return a header's value, or an empty string."""
    return next((value.decode("latin-1") for key, value in headers if key == name), "")


def is_own_origin(
    headers: Iterable[tuple[bytes, bytes]],
    scheme: str,
    origins: tuple[str, ...] = (),
    url: str = "",
    proxied: bool = False,
) -> bool:
    """Return whether a request comes from the server's own page, an allowed origin, or no page at all.

    Host and scheme must match: a page loaded over plain http may have been tampered with. Behind an
    undeclared proxy (no `--proxy`) the public scheme is unknown, so https is accepted as well.

    >>> own, other, plain = [[(b"host", b"a.example"), (b"origin", origin.encode())]
    ...     for origin in ("https://a.example", "https://b.example", "http://a.example")]
    >>> [is_own_origin(one, "https") for one in (own, other, plain)]
    [True, False, False]
    >>> is_own_origin(own, "http"), is_own_origin(own, "http", proxied=True), is_own_origin(plain, "http")
    (True, False, True)
    """
    headers = list(headers)
    origin = header(headers, b"origin")
    if not origin or origin in origins or (url and origin == url):
        return True
    try:
        page = urlsplit(origin)
    except ValueError:  # a malformed URL
        return False
    if page.netloc != header(headers, b"host"):
        return False
    ours = "https" if scheme in ("https", "wss") else "http"
    if url and urlsplit(url).netloc == page.netloc:
        ours = urlsplit(url).scheme
    return page.scheme == ours or (page.scheme == "https" and not proxied and not url)


def host_of(headers: Iterable[tuple[bytes, bytes]], version: str = "1.1") -> str | None:
    """Return the Host header; None if it is invalid or repeated.

    >>> host_of([(b"host", b"play.example:8700")]), host_of([(b"host", b"[::1]")]), host_of([(b"host", b"a/b")])
    ('play.example:8700', '[::1]', None)
    """
    found = [value.decode("latin-1") for key, value in headers if key == b"host"]
    if not found and version == "1.0":
        return ""  # HTTP/1.0 allows no Host header
    return found[0] if len(found) == 1 and HOST.fullmatch(found[0]) else None


def address_of(client: object) -> str:
    """Return the rate-limit key of a client address: for IPv6 the /64 network, which has one owner.

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
    """Parse addresses and networks; raise Refused if one is malformed.

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
    """Normalize a site URL to its origin; raise Refused if it is malformed or has a path.

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
    """Return whether a connection comes from one of these networks."""
    try:
        address = ip_address(client[0]) if isinstance(client, list | tuple) and client else None
    except ValueError:
        return False
    return address is not None and any(address in network for network in networks)


def base_of(headers: Iterable[tuple[bytes, bytes]], scheme: str, url: str) -> str:
    """Return the public base URL: the configured one, or the one of the request."""
    secure = "s" if scheme in ("https", "wss") else ""
    return url.rstrip("/") or f"http{secure}://{header(headers, b'host')}"
