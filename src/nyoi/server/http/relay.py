"""Passing on: who comes to a worker that does not have the table is answered by the one that has it.

Frames and requests go as they came, with the address of whom they come from. Where the owner does not answer, it is
asked for again who the owner is: where nobody listens any more the worker is dead, and the next one who asks has its
tables; one that hangs is the owner for as long as its lease.
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

ANSWER: Final = 5.0  # seconds in which another worker must have taken a socket, or a request
PATIENCE: Final = 6.0  # seconds for which an owner that does not answer is asked for again
AGAIN: Final = 0.2  # seconds between two tries
RESTART: Final = 1012  # why a socket is closed: the one behind it has gone, come again
GONE: Final = (OSError, RuntimeError)  # uvicorn's words for who has left
LOCAL: Final = frozenset((b"connection", b"upgrade", b"transfer-encoding", b"content-length", b"keep-alive"))
Owner = Callable[[], Awaitable[Peer | None]]
Body = Callable[[], Awaitable[bytes]]


class Ends:
    """Both ends of a websocket that may have been accepted already: whoever goes on with it need not know."""

    def __init__(self, receive: Receive, send: Send) -> None:
        self._receive, self._send = receive, send
        self.accepted = False
        self._shaken = False  # whether who goes on has seen the handshake

    async def accept(self) -> None:
        """Let it in, once."""
        if not self.accepted:
            await self._receive()
            await self._send({"type": "websocket.accept"})
            self.accepted = True

    @property
    def receive(self) -> Receive:
        """What comes, from the handshake on."""
        return self._again if self.accepted else self._receive

    @property
    def send(self) -> Send:
        """Where what is sent goes; the plain way, if it was not let in yet."""
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
    """The ways from this worker to the others."""

    def __init__(self, store: Store) -> None:
        self._store = store
        self.secret = ""
        self._http: Any = None

    async def close(self) -> None:
        """No request is passed on any more."""
        if self._http is not None:
            await self._http.aclose()

    async def socket(self, owner: Owner, scope: Scope, receive: Receive, send: Send) -> Ends | None:
        """Carry a websocket to its table's owner until either hangs up; if the table is ours, the ends to go on with.

        Who has to wait for a new owner is let in first: a browser, or a proxy, would take us for dead.
        """
        ends, end = Ends(receive, send), asyncio.get_running_loop().time() + PATIENCE
        with contextlib.suppress(*GONE):
            while True:
                link = None
                with contextlib.suppress(Refused):  # the database does not answer: perhaps in a moment
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
        except ConnectionRefusedError:  # nobody listens there any more; what it might still write is fenced
            await self._store.bury(peer.worker)
            return None
        except (OSError, InvalidHandshake, TimeoutError):
            return None

    async def request(self, owner: Owner, request: Request, body: Body, path: str = "") -> Response | None:
        """Have a request answered by its table's owner; None if that is us, Lost if nobody knows what became of it."""
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
            except (httpx.ConnectError, httpx.ConnectTimeout) as error:  # nobody has heard it
                if asyncio.get_running_loop().time() > end:
                    raise Lost from error
                await asyncio.sleep(AGAIN)
            except httpx.HTTPError as error:
                raise Lost from error
        return None


def passed(scope: Scope, secret: str) -> list[tuple[str, str]]:
    """The headers with which something is passed on: as it came, and from whom, to whom.

    What only workers say to each other is never taken from who comes from outside.

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
    """The headers of an answer that are the answer's own: httpx has unpacked its body."""
    gone = LOCAL | {b"content-encoding", b"date", b"server"}
    return {name.decode("latin-1"): value.decode("latin-1") for name, value in headers if name.lower() not in gone}


async def carried(link: ClientConnection, ends: Ends) -> None:
    """Frames go both ways until one of both has hung up; then the other hears it."""
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
