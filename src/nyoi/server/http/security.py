"""Who may talk to the server: origins, headers, addresses."""

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
# The board that others put into their pages: the one document that may be framed, and as strict in all the rest.
FRAMED: Final = {
    "Content-Security-Policy": HEADERS["Content-Security-Policy"].replace("frame-ancestors 'none'", "frame-ancestors *")
}
SHOWN: Final = {"Cross-Origin-Resource-Policy": "cross-origin"}  # what other pages may show: pictures of links
HOST: Final = re.compile(r"(?:[A-Za-z0-9._-]{1,253}|\[[0-9A-Fa-f:.]{2,45}\])(?::[0-9]{1,5})?")


def header(headers: Iterable[tuple[bytes, bytes]], name: bytes) -> str:
    """A header's value, empty if it is not there."""
    return next((value.decode("latin-1") for key, value in headers if key == name), "")


def is_own_origin(
    headers: Iterable[tuple[bytes, bytes]],
    scheme: str,
    origins: tuple[str, ...] = (),
    url: str = "",
    proxied: bool = False,
) -> bool:
    """Whether a request comes from the server's own page, an allowed one, or no page at all.

    Host and scheme must be ours: a page over plain http may have been written by anybody on its way. Behind a proxy
    that was not named (`--proxy`) we do not know that the world comes over https; then https counts as ours, too.

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
    except ValueError:  # half an address
        return False
    if page.netloc != header(headers, b"host"):
        return False
    ours = "https" if scheme in ("https", "wss") else "http"
    if url and urlsplit(url).netloc == page.netloc:
        ours = urlsplit(url).scheme
    return page.scheme == ours or (page.scheme == "https" and not proxied and not url)


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
