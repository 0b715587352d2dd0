"""Internal listener for other workers, which authenticate with a shared secret and set the client address.

It listens on an address of its own (`Config.inside`) that clients need not reach. Forwarded requests are
handled like external ones but never forwarded again. Connections have the same limits, except the number per
address: one worker carries the traffic of many players.
"""

from __future__ import annotations

import asyncio
import hmac
import socket
from functools import partial
from typing import Any, Final

import uvicorn
from starlette.types import ASGIApp, Receive, Scope, Send

from nyoi.kernel.play import Refused
from nyoi.server.config import Config
from nyoi.server.http.address import EVERYWHERE, neighbourly
from nyoi.server.http.door import Door, Line
from nyoi.server.http.gate import Gate
from nyoi.server.http.security import header
from nyoi.server.metrics import Metrics
from nyoi.server.rate_limits import RateLimits

SECRET: Final = b"x-nyoi-secret"
FOR: Final = b"x-nyoi-for"  # the client's address
SCHEME: Final = b"x-nyoi-scheme"  # the client's scheme
HOST: Final = b"x-nyoi-host"  # the host name the client used
OURS: Final = frozenset((SECRET, FOR, SCHEME, HOST, b"host"))
PASSED_ON: Final = "nyoi.passed_on"  # scope key of forwarded requests
PULSE: Final = 2.0  # seconds between two heartbeats of a forwarded websocket


def checked_inside(config: Config) -> None:
    """Raise Refused if the internal address is malformed."""
    host, _, port = config.inside.rpartition(":")
    if not host or not port.isdecimal() or int(port) > 65535:
        raise Refused("bad-inside", address=config.inside[:100], example="10.0.0.2:8701")


class Inside:
    """A second uvicorn server on the same event loop, for the same application."""

    def __init__(self, app: ASGIApp, config: Config, limits: RateLimits, metrics: Metrics) -> None:
        self._app = app
        self._config = config
        self._gate = Gate(config, limits, metrics, inside=True)
        self._secret = ""
        self._server: uvicorn.Server | None = None
        self._ticks: asyncio.Task[None] | None = None
        self._watch: asyncio.Task[None] | None = None

    async def open(self, secret: str) -> str:
        """Start listening; return the address for other workers."""
        self._secret = secret
        host, _, port = self._config.inside.rpartition(":")
        try:
            listening = socket.create_server((host, int(port)))
        except (OSError, ValueError, OverflowError) as error:
            raise Refused("cannot-listen", host=host, port=port) from error
        protocols: Any = {"http": partial(Door, self._gate), "ws": partial(Line, self._gate)}
        settings: dict[str, Any] = {"ws_per_message_deflate": False, "lifespan": "off", **protocols}
        settings |= {"access_log": False, "log_level": "warning", "server_header": False, "proxy_headers": False}
        config = uvicorn.Config(
            self, ws_max_size=self._config.frame_bytes, ws_ping_interval=PULSE, ws_ping_timeout=PULSE, **settings
        )
        config.load()
        self._server = uvicorn.Server(config)
        self._server.lifespan = config.lifespan_class(config)
        await self._server.startup([listening])
        self._ticks = asyncio.create_task(self._server.main_loop())
        self._watch = asyncio.create_task(self._gate.watch())
        reached = neighbourly() or host if host in EVERYWHERE else host
        return f"{reached}:{listening.getsockname()[1]}"

    async def close(self) -> None:
        """Stop listening."""
        if self._server is not None and self._ticks is not None:
            if self._watch is not None:
                self._watch.cancel()
            self._server.should_exit = True
            await self._ticks
            await self._server.shutdown()

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        """Handle a forwarded connection; reject it without the secret."""
        headers = scope["headers"]
        if not self._secret or not hmac.compare_digest(header(headers, SECRET).encode(), self._secret.encode()):
            if scope["type"] == "websocket":
                await receive()
                await send({"type": "websocket.close", "code": 1008})
            else:
                await send({"type": "http.response.start", "status": 403, "headers": []})
                await send({"type": "http.response.body", "body": b""})
            return
        seen = {
            "client": (header(headers, FOR), 0),
            "scheme": header(headers, SCHEME),
            "headers": [
                *((name, value) for name, value in headers if name not in OURS),
                (b"host", header(headers, HOST).encode("latin-1")),
            ],
            PASSED_ON: True,
        }
        await self._app({**scope, **seen}, receive, send)
