"""The desk of the house: what every request passes before somebody answers it, and what answers need."""

from __future__ import annotations

import asyncio
from collections.abc import Awaitable, Callable
from functools import partial
from typing import Any, Final, TypeVar

import msgspec
from starlette.requests import ClientDisconnect, Request
from starlette.responses import Response
from starlette.routing import Route
from starlette.types import Scope

from nyoi.kernel.play import Refused
from nyoi.server.house.house import Elsewhere, House
from nyoi.server.http.address import reachable
from nyoi.server.http.answers import STATUS, as_json, bearer, packed
from nyoi.server.http.inside import PASSED_ON
from nyoi.server.http.relay import Relay
from nyoi.server.http.security import address_of, base_of, is_own_origin
from nyoi.server.metrics import broken
from nyoi.server.rate_limits import COSTS
from nyoi.server.store.protocol import Lost, PlayerRow
from nyoi.server.table.joining import seats_of
from nyoi.server.table.live import LiveTable
from nyoi.server.wire import messages
from nyoi.server.wire.encoding import refusal_of

T = TypeVar("T")
Endpoint = Callable[[Request], Awaitable[Response]]
AT_TABLE: Final = "/api/tables/{id}"


class Desk:
    """Takes requests for the house: lets in who may, asks the worker that has the table, reads what was sent."""

    def __init__(self, house: House) -> None:
        self.house = house
        self.relay = Relay(house.store)
        self.in_progress = house.limits.in_flight("request_in_progress.address")
        self._arriving: set[asyncio.Timeout] = set()  # bodies that are being sent

    def get(self, path: str, handler: Endpoint) -> Route:
        """The route of something that is asked."""
        return Route(path, self.answered(path, handler), methods=["GET"])

    def post(self, path: str, handler: Endpoint) -> Route:
        """The route of something that is done."""
        return Route(path, self.answered(path, handler), methods=["POST"])

    def page(self, path: str, handler: Endpoint) -> Route:
        """The route of a page."""
        return Route(path, self.answered("page", handler), methods=["GET"])

    def hurry(self) -> None:
        """The server is about to close: what has not arrived by now is not waited for."""
        for time_left in self._arriving:
            time_left.reschedule(0.0)

    # -- around every request

    def answered(self, path: str, handler: Endpoint) -> Endpoint:
        """A handler with the checks that every request passes, and its refusals as responses."""
        cost = COSTS.get(path, 1.0)
        of_a_table = path.startswith(AT_TABLE)

        async def endpoint(request: Request) -> Response:
            address = address_of(request.client)
            try:
                self.house.limits.check("request", {"address": address}, cost)
                if request.method == "POST" and not self._own_page(request.scope):
                    raise Refused("foreign-origin")
                with self.in_progress.one_more(address):
                    passed_on = await self._passed_on(request) if of_a_table and self.house.store.shared else None
                    if passed_on is not None:
                        return passed_on
                    try:
                        return packed(request, await handler(request))
                    except Elsewhere as other:
                        return await self._taken_up(request, other)
            except Refused as refused:
                return as_json(refusal_of(refused), STATUS.get(refused.reason, 400))
            except Lost:
                return as_json(messages.Refusal("reload", "", {}), STATUS["reload"])
            except ClientDisconnect:
                return Response(status_code=400)
            except Exception as error:
                broken(self.house.metrics, error, path)
                return as_json(refusal_of(Refused("broken")), STATUS["broken"])

        return endpoint

    def _own_page(self, scope: Scope) -> bool:
        config = self.house.config
        return is_own_origin(scope["headers"], scope["scheme"], config.origins, config.url, bool(config.proxies))

    async def _passed_on(self, request: Request) -> Response | None:
        """What the worker answers that has the table; None if that is this one."""
        if PASSED_ON in request.scope:
            return None
        owner = partial(self.house.elsewhere, request.path_params["id"])
        return await self.relay.request(owner, request, partial(self._kept_body, request))

    async def _taken_up(self, request: Request, other: Elsewhere) -> Response:
        """A rematch that another worker has: there one takes one's seats."""
        if other.id == request.path_params["id"]:
            raise Lost  # it has just gone to another worker: who comes again is passed on
        path, owner = f"/api/tables/{other.id}/resume", partial(self.house.elsewhere, other.id)
        found = await self.relay.request(owner, request, partial(self._kept_body, request), path)
        if found is None:
            raise Lost
        return found

    async def _kept_body(self, request: Request) -> bytes:
        """A body that is read before anybody knows who will answer."""
        if request.method == "POST":
            request.state.body = await self.body(request, self.house.config.frame_bytes)
        return getattr(request.state, "body", b"")

    def at_table(
        self,
        kind: type[T] | None,
        act: Callable[[LiveTable, PlayerRow, T], Awaitable[object]],
        opens: Callable[[LiveTable], bool] = lambda table: False,
    ) -> Endpoint:
        """Something a player does at a table, one thing at a time; `opens` says whether a new table comes of it."""

        async def handler(request: Request) -> Response:
            player = await self.player(request)
            wish: Any = None if kind is None else await self.read(request, kind)
            while True:
                table = await self.house.table(request.path_params["id"])
                async with table.lock:
                    if not table.closed:
                        await self.house.players.still(player)
                        if opens(table):
                            await self.charge("table", request)
                        done = await act(table, player, wish)
                        mine = seats_of(table, player.id)
                        return as_json(table.info(player.id, mine, self.base(request)) if done is None else done)

        return handler

    # -- what answers need

    async def who(self, request: Request) -> PlayerRow | None:
        """The player who asks, if he says who he is."""
        return await self.house.players.who(bearer(request))

    async def player(self, request: Request) -> PlayerRow:
        """The player who asks; Refused if he is nobody."""
        player = await self.who(request)
        if player is None:
            raise Refused("no-player")
        return player

    async def body(self, request: Request, limit: int) -> bytes:
        """What was sent, within its size and its time."""
        if hasattr(request.state, "body"):
            return bytes(request.state.body)
        parts, size = [], 0
        try:
            async with asyncio.timeout(self.house.config.body_seconds) as time_left:
                self._arriving.add(time_left)
                try:
                    async for part in request.stream():
                        size += len(part)
                        if size > limit:
                            raise Refused("too-large", high=limit)
                        parts.append(part)
                finally:
                    self._arriving.discard(time_left)
        except TimeoutError as error:
            raise Refused("too-slow") from error
        return b"".join(parts)

    async def read(self, request: Request, kind: type[T]) -> T:
        """What was sent, as the kind of thing it has to be."""
        body = await self.body(request, self.house.config.frame_bytes)
        try:
            return msgspec.json.decode(body or b"{}", type=kind)
        except (msgspec.DecodeError, RecursionError) as error:
            raise Refused("bad-message") from error

    def base(self, request: Request) -> str:
        """Our address as others reach it."""
        config = self.house.config
        return reachable(base_of(request.scope["headers"], request.url.scheme, config.url), config)

    async def charge(self, act: str, request: Request, **payers: str) -> None:
        """Charge the address of a request, and other payers, for an act; Refused if one cannot pay."""
        await self.house.limits.charge(act, {"address": address_of(request.client), **payers})
