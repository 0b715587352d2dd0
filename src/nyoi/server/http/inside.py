"""The door for the other workers of the house: who knows the secret is believed about whom he speaks for.

It listens at an address of its own (`Config.inside`), which no guest needs to reach. What comes through it is answered
like what comes from outside, but never passed on again. Its connections have the limits of those from outside, but
for the number from one address: all players of another worker come from there.
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
FOR: Final = b"x-nyoi-for"  # the address of who is spoken for
SCHEME: Final = b"x-nyoi-scheme"  # how he came ...
HOST: Final = b"x-nyoi-host"  # ... and by which name of ours
OURS: Final = frozenset((SECRET, FOR, SCHEME, HOST, b"host"))
PASSED_ON: Final = "nyoi.passed_on"  # in the scope of what another worker passes on
PULSE: Final = 2.0  # seconds between two signs that the other worker is there


def checked_inside(config: Config) -> None:
    """Refuse what is no address for other workers."""
    host, _, port = config.inside.rpartition(":")
    if not host or not port.isdecimal() or int(port) > 65535:
        raise Refused("bad-inside", address=config.inside[:100], example="10.0.0.2:8701")


class Inside:
    """A second server in the same loop, for the same application."""

    def __init__(self, app: ASGIApp, config: Config, limits: RateLimits, metrics: Metrics) -> None:
        self._app = app
        self._config = config
        self._gate = Gate(config, limits, metrics, inside=True)
        self._secret = ""
        self._server: uvicorn.Server | None = None
        self._ticks: asyncio.Task[None] | None = None
        self._watch: asyncio.Task[None] | None = None

    async def open(self, secret: str) -> str:
        """Listen; the address by which other workers come."""
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
        """Nobody comes this way any more."""
        if self._server is not None and self._ticks is not None:
            if self._watch is not None:
                self._watch.cancel()
            self._server.should_exit = True
            await self._ticks
            await self._server.shutdown()

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        """What another worker passes on; strangers are shown out."""
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
