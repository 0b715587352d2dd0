"""Request middleware: rate limits, origin check, forwarding, errors; and helpers for handlers."""

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
    """Wraps the handlers with the checks common to all requests."""

    def __init__(self, house: House) -> None:
        self.house = house
        self.relay = Relay(house.store)
        self.in_progress = house.limits.in_flight("request_in_progress.address")
        self._arriving: set[asyncio.Timeout] = set()  # timeouts of bodies being received

    def get(self, path: str, handler: Endpoint) -> Route:
        """Return a GET route."""
        return Route(path, self.answered(path, handler), methods=["GET"])

    def post(self, path: str, handler: Endpoint) -> Route:
        """Return a POST route."""
        return Route(path, self.answered(path, handler), methods=["POST"])

    def page(self, path: str, handler: Endpoint) -> Route:
        """Return the route of a page."""
        return Route(path, self.answered("page", handler), methods=["GET"])

    def hurry(self) -> None:
        """Abort all bodies still being received, before shutdown."""
        for time_left in self._arriving:
            time_left.reschedule(0.0)

    # -- around every request

    def answered(self, path: str, handler: Endpoint) -> Endpoint:
        """Wrap a handler with the common checks, and turn its refusals into responses."""
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
        """Return the response of the table's owner, or None if that is this worker."""
        if PASSED_ON in request.scope:
            return None
        owner = partial(self.house.elsewhere, request.path_params["id"])
        return await self.relay.request(owner, request, partial(self._kept_body, request))

    async def _taken_up(self, request: Request, other: Elsewhere) -> Response:
        """Forward the request to the owner of the rematch, to take the seats there."""
        if other.id == request.path_params["id"]:
            raise Lost  # it has just moved to another worker: the next attempt is forwarded
        path, owner = f"/api/tables/{other.id}/resume", partial(self.house.elsewhere, other.id)
        found = await self.relay.request(owner, request, partial(self._kept_body, request), path)
        if found is None:
            raise Lost
        return found

    async def _kept_body(self, request: Request) -> bytes:
        """Read the body early and keep it, since either side may handle the request."""
        if request.method == "POST":
            request.state.body = await self.body(request, self.house.config.frame_bytes)
        return getattr(request.state, "body", b"")

    def at_table(
        self,
        kind: type[T] | None,
        act: Callable[[LiveTable, PlayerRow, T], Awaitable[object]],
        opens: Callable[[LiveTable], bool] = lambda table: False,
    ) -> Endpoint:
        """Return a handler for a player's action at a table, serialized by the table's lock.

        `opens` says whether the action creates a new table.
        """

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

    # -- helpers for handlers

    async def who(self, request: Request) -> PlayerRow | None:
        """Return the authenticated player, or None."""
        return await self.house.players.who(bearer(request))

    async def player(self, request: Request) -> PlayerRow:
        """Return the authenticated player; raise Refused if there is none."""
        player = await self.who(request)
        if player is None:
            raise Refused("no-player")
        return player

    async def body(self, request: Request, limit: int) -> bytes:
        """Return the body, limited in size and time."""
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
        """Return the body decoded as `kind`."""
        body = await self.body(request, self.house.config.frame_bytes)
        try:
            return msgspec.json.decode(body or b"{}", type=kind)
        except (msgspec.DecodeError, RecursionError) as error:
            raise Refused("bad-message") from error

    def base(self, request: Request) -> str:
        """Return the base URL as others reach this server."""
        config = self.house.config
        return reachable(base_of(request.scope["headers"], request.url.scheme, config.url), config)

    async def charge(self, act: str, request: Request, **payers: str) -> None:
        """Charge the client's address and other payers for an action; raise Refused if one cannot pay."""
        await self.house.limits.charge(act, {"address": address_of(request.client), **payers})
