"""Web Push messages, encrypted for the browser (RFC 8291) and signed by the server (VAPID, RFC 8292).

The target address is untrusted input. Messages therefore go only to public addresses, over TLS, to the very
address that was checked, and only the status of the response is used. All of this blocks, within a time
limit, and runs in threads (`notices.py`).
"""

from __future__ import annotations

import base64
import binascii
import http.client
import json
import socket
import ssl
import threading
import time
from collections.abc import Iterator, Sequence
from contextlib import contextmanager, suppress
from hashlib import sha256
from ipaddress import IPv4Address, IPv6Address, ip_address, ip_network
from typing import Any, Final
from urllib.parse import SplitResult, urlsplit

import http_ece
from cryptography.hazmat.primitives.asymmetric import ec
from cryptography.hazmat.primitives.serialization import Encoding, PublicFormat
from py_vapid import Vapid02

from nyoi.kernel.play import Refused
from nyoi.server.store.notes import Device

SECONDS: Final = 3.0  # to connect to a push service, and again to get its response
READ: Final = 1000  # bytes of the response
LASTS: Final = 12 * 3600  # lifetime of a signature; the limit is one day
KEEP: Final = 3 * 86_400  # how long a push service stores an undelivered message
SENT: Final = frozenset((200, 201, 202, 204))
GONE: Final = frozenset((404, 410))  # the subscription has ended
POINT: Final = 65  # bytes of an uncompressed point of P-256
SECRET: Final = 16  # bytes of a browser's secret
# IPv6 networks that embed an IPv4 address in the last bytes, where a translator would forward to.
TRANSLATED: Final = tuple(map(ip_network, ("64:ff9b::/96", "64:ff9b:1::/48", "::ffff:0:0:0/96", "::/96")))


class Undeliverable(Exception):
    """A failed delivery; `gone` if it is permanent."""

    def __init__(self, why: str, gone: bool = False) -> None:
        super().__init__(why)
        self.gone = gone


def plain(text: str) -> bytes:
    """Decode URL-safe base64, with or without padding.

    >>> plain("AQI"), plain("AQI=")
    (b'\\x01\\x02', b'\\x01\\x02')
    """
    return base64.urlsafe_b64decode(text.rstrip("=") + "=" * (-len(text.rstrip("=")) % 4))


def written(data: bytes) -> str:
    """Encode bytes as URL-safe base64, without padding."""
    return base64.urlsafe_b64encode(data).rstrip(b"=").decode()


def checked(endpoint: str, p256dh: str, auth: str, services: Sequence[str]) -> None:
    """Raise Refused if a subscription is malformed; its host is resolved when a message is sent."""
    try:
        target(endpoint, services)
        ec.EllipticCurvePublicKey.from_encoded_point(ec.SECP256R1(), plain(p256dh))
        if len(plain(p256dh)) != POINT or len(plain(auth)) != SECRET:
            raise ValueError("keys of another length")
    except (Undeliverable, ValueError, binascii.Error) as error:
        raise Refused("bad-subscription") from error


def target(endpoint: str, services: Sequence[str]) -> SplitResult:
    """Return the parts of a push URL; only https, unless the operator has allowed its prefix."""
    try:
        url = urlsplit(endpoint)
        port, name = url.port, url.hostname
    except ValueError as error:
        raise Undeliverable("no address", gone=True) from error
    named = any(service and endpoint.startswith(service) for service in services)
    usual = url.scheme == "https" and port in (None, 443)
    if not name or url.username is not None or not endpoint.isascii() or not endpoint.isprintable() or " " in endpoint:
        raise Undeliverable("no address", gone=True)
    if not (usual or (named and url.scheme in ("http", "https"))):
        raise Undeliverable("not over https", gone=True)
    return url


def public(name: str, port: int) -> list[str]:
    """Resolve a name to addresses, all of which must be public."""
    try:
        found = [str(info[4][0]) for info in socket.getaddrinfo(name, port, type=socket.SOCK_STREAM)]
    except (OSError, UnicodeError) as error:  # an overlong label is no name either
        raise Undeliverable("no such name") from error
    if not all(of_the_world(text) for text in found):
        raise Undeliverable("not a public address", gone=True)
    if not found:
        raise Undeliverable("no such name")
    return found


def of_the_world(text: str) -> bool:
    """Return whether an address, and any IPv4 address embedded in it, is public.

    >>> [of_the_world(text) for text in ("192.0.2.1", "10.0.0.1", "fe80::1%eth0", "::ffff:10.0.0.1", "64:ff9b::a00:1")]
    [False, False, False, False, False]
    >>> of_the_world("9.9.9.9"), of_the_world("2620:fe::fe"), of_the_world("64:ff9b::909:909")
    (True, True, True)
    """
    address = ip_address(text.partition("%")[0])
    if isinstance(address, IPv6Address):
        inner = address.ipv4_mapped or address.sixtofour
        if any(address in network for network in TRANSLATED):
            inner = IPv4Address(address.packed[-4:])
        if address.is_site_local or (inner is not None and not of_the_world(str(inner))):
            return False
    return address.is_global and not address.is_multicast


class _To(http.client.HTTPSConnection):
    """A TLS connection to checked addresses, immune to DNS rebinding."""

    def __init__(self, url: SplitResult, addresses: Sequence[str]) -> None:
        super().__init__(url.hostname or "", url.port or 443, timeout=SECONDS, context=ssl.create_default_context())
        self._addresses = addresses

    def connect(self) -> None:
        raw = self._reached()
        raw.settimeout(SECONDS)
        self.sock = self._context.wrap_socket(raw, server_hostname=self.host)  # type: ignore[attr-defined]

    def _reached(self) -> socket.socket:
        """Connect to the first reachable address: many machines have no IPv6 route."""
        trouble: OSError = OSError("no address")
        for address in self._addresses:
            try:
                return socket.create_connection((address, self.port), SECONDS / len(self._addresses))
            except OSError as error:
                trouble = error
        raise trouble


@contextmanager
def _hurried(link: http.client.HTTPConnection) -> Iterator[None]:
    """Close the connection after a total deadline, so that a slow response cannot hold the thread."""

    def cut(sock: socket.socket) -> None:
        with suppress(OSError):
            socket.socket.shutdown(sock, socket.SHUT_RDWR)

    link.connect()
    timer = threading.Timer(SECONDS, cut, (link.sock,))
    timer.daemon = True
    timer.start()
    try:
        yield
    finally:
        timer.cancel()


def posted(endpoint: str, headers: dict[str, str], body: bytes, services: Sequence[str]) -> int:
    """Post to a push URL and return the status of the response; redirects are not followed."""
    url = target(endpoint, services)
    link: http.client.HTTPConnection
    if url.scheme == "http":  # allowed by the operator
        link = http.client.HTTPConnection(url.hostname or "", url.port, timeout=SECONDS)
    elif any(endpoint.startswith(service) for service in services if service):
        link = http.client.HTTPSConnection(url.hostname or "", url.port, timeout=SECONDS)
    else:
        link = _To(url, public(url.hostname or "", url.port or 443))
    path = (url.path or "/") + (f"?{url.query}" if url.query else "")
    try:
        with _hurried(link):
            link.request("POST", path, body, headers)
            answer = link.getresponse()
            answer.read(READ)
            return answer.status
    except (OSError, http.client.HTTPException) as error:
        raise Undeliverable(type(error).__name__) from error
    finally:
        link.close()


class Signer:
    """The VAPID key of this server, created once and stored in the database."""

    def __init__(self, pem: str, contact: str) -> None:
        self._vapid = Vapid02.from_pem(pem.encode())
        self._contact = contact
        point = self._vapid.public_key.public_bytes(Encoding.X962, PublicFormat.UncompressedPoint)
        self.key: Final = written(point)

    @staticmethod
    def fresh() -> str:
        """Return a new private key in PEM."""
        vapid = Vapid02()
        vapid.generate_keys()
        return str(vapid.private_pem().decode())

    def headers(self, endpoint: str, topic: str, urgent: bool) -> dict[str, str]:
        """Return the headers of a message: VAPID signature, TTL, urgency, topic."""
        url = urlsplit(endpoint)
        claims = {"aud": f"{url.scheme}://{url.netloc}", "exp": int(time.time()) + LASTS, "sub": self._contact}
        return {
            **self._vapid.sign(claims),
            "Content-Encoding": "aes128gcm",
            "Content-Type": "application/octet-stream",
            "TTL": str(KEEP),
            "Urgency": "high" if urgent else "normal",
            "Topic": written(sha256(topic.encode()).digest())[:32],
        }

    def send(self, device: Device, message: dict[str, Any], topic: str, services: Sequence[str]) -> None:
        """Send a message to a device; raise Undeliverable on failure."""
        status = posted(device.endpoint, self.headers(device.endpoint, topic, True), sealed(device, message), services)
        if status not in SENT:
            raise Undeliverable(f"answered {status}", gone=status in GONE)


def sealed(device: Device, message: dict[str, Any]) -> bytes:
    """Return a message encrypted for the device."""
    text = json.dumps(message, ensure_ascii=False, separators=(",", ":")).encode()
    own = ec.generate_private_key(ec.SECP256R1())
    return bytes(http_ece.encrypt(text, private_key=own, dh=plain(device.p256dh), auth_secret=plain(device.auth)))
