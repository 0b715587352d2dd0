"""Forwarding of websockets and requests to the worker that owns the table.

Frames and requests are forwarded unchanged, with the client's address. If the owner does not answer,
ownership is looked up again. A refused connection means that the worker is dead: its lease is ended, and the
next worker claims its tables. A hanging worker stays the owner until its lease expires.
"""

from __future__ import annotations

import asyncio
import contextlib
from collections.abc import Awaitable, Callable
from typing import Any, Final

from starlette.requests import Request
from starlette.responses import Response
from starlette.types import Message, Receive, Scope, Send
from websockets.asyncio.client import ClientConnection, connect
from websockets.exceptions import ConnectionClosed, InvalidHandshake

from nyoi.kernel.play import Refused
from nyoi.server.http.inside import FOR, HOST, OURS, PULSE, SCHEME, SECRET
from nyoi.server.http.security import header
from nyoi.server.store.protocol import Lost, Peer, Store

ANSWER: Final = 5.0  # seconds for another worker to accept a socket or a request
PATIENCE: Final = 6.0  # seconds of retries while the owner does not answer
AGAIN: Final = 0.2  # seconds between two retries
RESTART: Final = 1012  # close code: the owner is gone, reconnect
GONE: Final = (OSError, RuntimeError)  # raised by uvicorn when the client has left
LOCAL: Final = frozenset((b"connection", b"upgrade", b"transfer-encoding", b"content-length", b"keep-alive"))
Owner = Callable[[], Awaitable[Peer | None]]
Body = Callable[[], Awaitable[bytes]]


class Ends:
    """The receive and send callables of a websocket that may have been accepted already.

    They hide from a later session that the handshake is done.
    """

    def __init__(self, receive: Receive, send: Send) -> None:
        self._receive, self._send = receive, send
        self.accepted = False
        self._shaken = False  # whether the session has seen the handshake

    async def accept(self) -> None:
        """Accept the websocket, once."""
        if not self.accepted:
            await self._receive()
            await self._send({"type": "websocket.accept"})
            self.accepted = True

    @property
    def receive(self) -> Receive:
        """The receive callable, including the handshake."""
        return self._again if self.accepted else self._receive

    @property
    def send(self) -> Send:
        """The send callable, which drops a second accept."""
        return self._without_handshake if self.accepted else self._send

    async def _again(self) -> Message:
        if self._shaken:
            return await self._receive()
        self._shaken = True
        return {"type": "websocket.connect"}

    async def _without_handshake(self, message: Message) -> None:
        if message["type"] != "websocket.accept":
            await self._send(message)


class Relay:
    """Forwarding from this worker to the others."""

    def __init__(self, store: Store) -> None:
        self._store = store
        self.secret = ""
        self._http: Any = None

    async def close(self) -> None:
        """Close the HTTP client."""
        if self._http is not None:
            await self._http.aclose()

    async def socket(self, owner: Owner, scope: Scope, receive: Receive, send: Send) -> Ends | None:
        """Forward a websocket to the table's owner until either side closes.

        Returns the ends for a local session if the table is ours. A client that has to wait for a new owner
        is accepted first, or its browser or a proxy would time out.
        """
        ends, end = Ends(receive, send), asyncio.get_running_loop().time() + PATIENCE
        with contextlib.suppress(*GONE):
            while True:
                link = None
                with contextlib.suppress(Refused):  # the database is unreachable: try again
                    peer = await owner()
                    if peer is None:
                        return ends
                    link = await self._dial(peer, scope)
                if link is not None:
                    async with link:
                        await ends.accept()
                        await carried(link, ends)
                    return None
                await ends.accept()
                if asyncio.get_running_loop().time() > end:
                    await send({"type": "websocket.close", "code": RESTART})
                    return None
                await asyncio.sleep(AGAIN)
        return None

    async def _dial(self, peer: Peer, scope: Scope) -> ClientConnection | None:
        try:
            return await connect(
                f"ws://{peer.address}{scope['path']}",
                additional_headers=[one for one in passed(scope, self.secret) if not one[0].startswith("sec-")],
                compression=None,
                max_size=None,
                open_timeout=ANSWER,
                ping_interval=PULSE,
                ping_timeout=PULSE,
                proxy=None,
                user_agent_header=None,
            )
        except ConnectionRefusedError:  # the worker is dead; fencing stops any late write
            await self._store.bury(peer.worker)
            return None
        except (OSError, InvalidHandshake, TimeoutError):
            return None

    async def request(self, owner: Owner, request: Request, body: Body, path: str = "") -> Response | None:
        """Forward a request to the table's owner; return None if that is this worker.

        Raises:
            Lost: It is unknown whether the request was handled.
        """
        import httpx

        if self._http is None:
            self._http = httpx.AsyncClient(timeout=httpx.Timeout(30.0, connect=ANSWER), trust_env=False)
        end = asyncio.get_running_loop().time() + PATIENCE
        while (peer := await owner()) is not None:
            target = f"http://{peer.address}{path or request.url.path}"
            headers = dict(passed(request.scope, self.secret))
            try:
                found = await self._http.request(
                    request.method, target, params=request.url.query, headers=headers, content=await body()
                )
                return Response(found.content, found.status_code, _kept(found.headers.raw))
            except (httpx.ConnectError, httpx.ConnectTimeout) as error:  # it was not received
                if asyncio.get_running_loop().time() > end:
                    raise Lost from error
                await asyncio.sleep(AGAIN)
            except httpx.HTTPError as error:
                raise Lost from error
        return None


def passed(scope: Scope, secret: str) -> list[tuple[str, str]]:
    """Return the headers of a forwarded request, with client address, scheme and host.

    Internal headers from outside are dropped.

    >>> headers = [(b"host", b"a.example"), (b"x-nyoi-for", b"::1")]
    >>> scope = {"client": ("192.0.2.7", 80), "scheme": "ws", "headers": headers}
    >>> passed(scope, "s")[1:]
    [('x-nyoi-for', '192.0.2.7'), ('x-nyoi-scheme', 'ws'), ('x-nyoi-host', 'a.example')]
    """
    client = scope.get("client")
    own = [(SECRET, secret), (FOR, str(client[0]) if client else ""), (SCHEME, scope["scheme"])]
    own.append((HOST, header(scope["headers"], b"host")))
    kept = [(name, value.decode("latin-1")) for name, value in scope["headers"] if name not in LOCAL | OURS]
    return [(name.decode("latin-1"), value) for name, value in (*kept, *own)]


def _kept(headers: list[tuple[bytes, bytes]]) -> dict[str, str]:
    """Return the end-to-end headers of a response, without the encoding that httpx has removed."""
    gone = LOCAL | {b"content-encoding", b"date", b"server"}
    return {name.decode("latin-1"): value.decode("latin-1") for name, value in headers if name.lower() not in gone}


async def carried(link: ClientConnection, ends: Ends) -> None:
    """Copy frames in both directions until one side closes, then close the client's side."""
    receive, send = ends._receive, ends._send

    async def up() -> None:
        while (message := await receive())["type"] == "websocket.receive":
            await link.send(message.get("text") or (message.get("bytes") or b"").decode("utf-8", "replace"))

    async def down() -> None:
        async for message in link:
            await send({"type": "websocket.send", "text": message})

    ways = [asyncio.create_task(up()), asyncio.create_task(down())]
    try:
        await asyncio.wait(ways, return_when=asyncio.FIRST_COMPLETED)
    finally:
        for way in ways:
            way.cancel()
        for way in ways:
            with contextlib.suppress(asyncio.CancelledError, ConnectionClosed, *GONE):
                await way
    await send({"type": "websocket.close", "code": RESTART})
