"""Request and response helpers: status codes, JSON, compression, headers."""

from __future__ import annotations

import gzip
import hashlib
from functools import lru_cache
from typing import Final

from starlette.requests import Request
from starlette.responses import Response
from starlette.types import Message, Send

from nyoi.server.http.security import HEADERS
from nyoi.server.wire.encoding import encode

POLICY, FRAMES = b"content-security-policy", b"x-frame-options"
LONG: Final = 1000  # bytes; a shorter body fits into one packet

STATUS = {
    "no-player": 401,
    "no-key": 401,
    "wrong-passphrase": 401,
    "wrong-code": 401,
    "foreign-origin": 403,
    "not-host": 403,
    "door-shut": 403,
    "not-welcome": 403,
    "no-table": 404,
    "no-evening": 404,
    "no-person": 404,
    "evening-stranger": 403,
    "evening-removed": 403,
    "evening-closed": 403,
    "unknown-game": 404,
    "no-rulebook": 404,
    "no-lesson": 404,
    "no-words": 404,
    "no-line": 404,
    "no-picture": 404,
    "nobody-there": 404,
    "bad-link": 404,
    "no-mail": 404,
    "mail-away": 503,
    "too-slow": 408,
    "too-large": 413,
    "too-fast": 429,
    "table-damaged": 409,
    "broken": 500,
    "reload": 503,
    "not-saved": 503,
    "not-read": 503,
    "import-busy": 503,
    "too-busy": 503,
}


def as_json(data: object, status: int = 200) -> Response:
    """Return data or a struct as an uncacheable JSON response."""
    body = data if isinstance(data, bytes) else encode(data)
    return Response(body, status, {"Cache-Control": "no-store"}, "application/json")


class Fixed:
    """A constant response body, compressed once, with its ETag."""

    def __init__(self, body: bytes) -> None:
        self.body = body
        self.packed = gzip.compress(body, 9, mtime=0)
        self.tag = f'W/"{hashlib.sha256(body).hexdigest()[:20]}"'


@lru_cache(maxsize=256)  # a body object caches its hash
def _fixed(body: bytes) -> Fixed:
    return Fixed(body)


def as_fixed(request: Request, body: bytes) -> Response:
    """Return a constant JSON response, or 304 if the ETag matches."""
    found = _fixed(body)
    headers = {"Cache-Control": "no-cache", "ETag": found.tag, "Vary": "Accept-Encoding"}
    if found.tag in request.headers.get("if-none-match", ""):
        return Response(status_code=304, headers=headers)
    if accepts(request, "gzip"):
        return Response(found.packed, 200, {**headers, "Content-Encoding": "gzip"}, "application/json")
    return Response(body, 200, headers, "application/json")


def accepts(request: Request, coding: str) -> bool:
    """Return whether a client accepts a content coding."""
    for part in request.headers.get("accept-encoding", "").split(","):
        name, _, quality = part.strip().lower().partition(";")
        if name.strip() == coding:
            return quality.replace(" ", "") not in ("q=0", "q=0.0", "q=0.00", "q=0.000")
    return False


def packed(request: Request, response: Response) -> Response:
    """Compress the long response to a GET if the client accepts gzip.

    Responses to POST may contain secrets and stay uncompressed.
    """
    headers = response.headers
    told = type(response) is Response and response.media_type == "application/json"  # excludes files
    plain = told and request.method == "GET" and "content-encoding" not in headers
    if plain and len(response.body) > LONG and accepts(request, "gzip"):
        response.body = gzip.compress(response.body, 5, mtime=0)
        headers["Content-Encoding"], headers["Content-Length"] = "gzip", str(len(response.body))
        headers["Vary"] = "Accept-Encoding"
    return response


def bearer(request: Request) -> str:
    """Return the bearer token of a request, or an empty string."""
    word, _, token = request.headers.get("authorization", "").partition(" ")
    return token if word.lower() == "bearer" else ""


def guarded(send: Send) -> Send:
    """Add the security headers to every response that does not set them itself (`security.FRAMED`)."""
    extra = [(key.lower().encode(), value.encode()) for key, value in HEADERS.items()]

    async def sent(message: Message) -> None:
        if message["type"] == "http.response.start":
            own = list(message.get("headers", ()))
            said = {key.lower() for key, _ in own}
            if POLICY in said:
                said.add(FRAMES)  # the policy covers framing
            message["headers"] = [*own, *(line for line in extra if line[0] not in said)]
        await send(message)

    return sent
