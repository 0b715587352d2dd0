"""The ASGI application: HTTP routes and websockets."""

from __future__ import annotations

import asyncio
import contextlib
from collections.abc import AsyncIterator
from functools import partial

from starlette.applications import Starlette
from starlette.routing import Route
from starlette.types import ASGIApp, Receive, Scope, Send

from nyoi.kernel.play import Refused
from nyoi.server.config import Config
from nyoi.server.house.house import House
from nyoi.server.http.answers import guarded
from nyoi.server.http.desk import Desk
from nyoi.server.http.gate import Gate
from nyoi.server.http.inside import PASSED_ON, Inside
from nyoi.server.http.routes.evenings import EveningRoutes
from nyoi.server.http.routes.games import GamesRoutes
from nyoi.server.http.routes.house import HouseRoutes
from nyoi.server.http.routes.looks import LookRoutes
from nyoi.server.http.routes.me import MeRoutes
from nyoi.server.http.routes.people import PeopleRoutes
from nyoi.server.http.routes.share import ShareRoutes
from nyoi.server.http.routes.tables import TableRoutes
from nyoi.server.http.routes.turns import TurnRoutes
from nyoi.server.http.security import address_of
from nyoi.server.http.session import GONE, Session
from nyoi.server.metrics import Metrics, broken
from nyoi.server.store.choice import store_of
from nyoi.server.store.protocol import Store


class App:
    """The ASGI application: websockets go directly to sessions, HTTP through the routes."""

    def __init__(self, config: Config, store: Store | None = None) -> None:
        self.metrics = Metrics()
        self.house = House(config, store or store_of(config.database, self.metrics), self.metrics)
        self.gate = Gate(config, self.house.limits, self.metrics)
        self.desk = Desk(self.house)
        self._inside = Inside(self, config, self.house.limits, self.metrics)
        self._http: ASGIApp = Starlette(routes=self._routes(), lifespan=self._lifespan)

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        """Handle one connection; log an unexpected error without affecting other connections."""
        kind = scope["type"]
        try:
            if kind == "websocket":
                await self._socket(scope, receive, send)
            elif kind == "http":
                await self._http(scope, receive, guarded(send))
            else:
                await self._http(scope, receive, send)
        except Exception as error:
            if kind not in ("http", "websocket"):
                raise  # startup failed: the server ends
            broken(self.metrics, error, kind)
            if kind == "websocket":
                with contextlib.suppress(*GONE):
                    await send({"type": "websocket.close", "code": 1011})

    async def _socket(self, scope: Scope, receive: Receive, send: Send) -> None:
        """Run a session for a table of this worker, or forward the websocket to the table's owner."""
        id = scope["path"].removeprefix("/ws/")
        owner = partial(self.house.elsewhere, id)
        if PASSED_ON in scope:
            with contextlib.suppress(Refused, *GONE):  # the database is unreachable: the session reports it
                if await owner() is not None:  # it has just moved: the forwarding worker asks again
                    await receive()
                    await send({"type": "websocket.close", "code": 1013})
                    return
        elif self.house.store.shared:
            ends = await self.desk.relay.socket(owner, scope, receive, send)
            if ends is None:
                return
            receive, send = ends.receive, ends.send
        welcome = self.house.limits.allow("request", {"address": address_of(scope.get("client"))})
        await Session(self.house, scope, receive, send).run(welcome)

    async def farewell(self) -> None:
        """Prepare for shutdown, without waiting for unfinished requests."""
        self.desk.hurry()
        await self.house.farewell()

    @contextlib.asynccontextmanager
    async def _lifespan(self, _: Starlette) -> AsyncIterator[None]:
        await self.house.open_up()
        if self.house.store.shared:
            self.desk.relay.secret = await self.house.store.secret()
            self.metrics.worker = await self.house.store.enlist(await self._inside.open(self.desk.relay.secret))
        watch = asyncio.create_task(self.gate.watch())
        yield
        watch.cancel()
        await self._inside.close()
        await self.desk.relay.close()
        await self.house.close()

    def _routes(self) -> list[Route]:
        desk = self.desk
        asked = (GamesRoutes(desk), TableRoutes(desk), LookRoutes(desk), ShareRoutes(desk), EveningRoutes(desk))
        own = (MeRoutes(desk), PeopleRoutes(desk), TurnRoutes(desk))
        rooms = (*asked, *own, HouseRoutes(desk))  # the last one has a catch-all route
        return [route for room in rooms for route in room.routes]
