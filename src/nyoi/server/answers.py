"""What a request carries and what it is answered with: statuses, plain data, headers."""

from __future__ import annotations

from starlette.requests import Request
from starlette.responses import Response
from starlette.types import Message, Send

from nyoi.server.frames import encode
from nyoi.server.security import HEADERS

STATUS = {
    "no-player": 401,
    "no-key": 401,
    "wrong-passphrase": 401,
    "foreign-origin": 403,
    "not-host": 403,
    "no-table": 404,
    "unknown-game": 404,
    "no-rulebook": 404,
    "no-lesson": 404,
    "no-words": 404,
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
    """Plain data or a struct as a response that nobody stores."""
    body = data if isinstance(data, bytes) else encode(data)
    return Response(body, status, {"Cache-Control": "no-store"}, "application/json")


def bearer(request: Request) -> str:
    """The token that a request carries."""
    word, _, token = request.headers.get("authorization", "").partition(" ")
    return token if word.lower() == "bearer" else ""


def guarded(send: Send) -> Send:
    """Every response carries the security headers."""
    extra = [(key.lower().encode(), value.encode()) for key, value in HEADERS.items()]

    async def sent(message: Message) -> None:
        if message["type"] == "http.response.start":
            message["headers"] = [*message.get("headers", ()), *extra]
        await send(message)

    return sent
