"""Endpoints of the server as a whole: health, metrics, lobby, sign-in, static pages."""

from __future__ import annotations

import hmac

from starlette.requests import Request
from starlette.responses import Response
from starlette.routing import Route

from nyoi.games import IDS
from nyoi.kernel.play import Refused
from nyoi.server.house.lobby import lobby
from nyoi.server.house.names import LONGEST_NAME, folded
from nyoi.server.http import static
from nyoi.server.http.answers import as_json, bearer
from nyoi.server.http.desk import Desk
from nyoi.server.http.security import address_of
from nyoi.server.wire import bodies
from nyoi.version import VERSION


class HouseRoutes:
    """Endpoints that do not belong to one table."""

    def __init__(self, desk: Desk) -> None:
        self._desk = desk
        self._house = desk.house
        self.routes: list[Route] = [
            desk.get("/health", self.health),
            desk.get("/metrics", self.told_metrics),
            desk.get("/api/lobby", self.lobby),
            desk.post("/api/players", self.new_player),
            desk.post("/api/claim", self.claim),
            desk.post("/api/signout", self.sign_out),
            desk.post("/api/tables", self.new_table),
            desk.post("/api/import", self.bring),
            *[desk.page(path, self.page_of_game) for path in static.OF_GAME],
            *[desk.page(path, static.shell) for path in ("/", *static.ABOUT, *static.OF_MINE)],
            desk.page("/{path:path}", static.file),
        ]

    async def health(self, _: Request) -> Response:
        """Return whether the database accepts writes and reads."""
        well = await self._house.store.well()
        await self._house.store.busy(0, 0.0)
        return as_json({"status": "ok" if well else "not-saved", "version": VERSION}, 200 if well else 503)

    async def told_metrics(self, request: Request) -> Response:
        """Return the metrics, protected by a key if one is configured."""
        key = self._house.config.metrics_token
        if key and not hmac.compare_digest(bearer(request).encode(), key.encode()):
            raise Refused("no-key")
        return Response(self._house.metrics.text(), media_type="text/plain; version=0.0.4")

    async def page_of_game(self, request: Request) -> Response:
        return static.page(request, 200 if request.path_params["id"] in IDS else 404)

    async def lobby(self, request: Request) -> Response:
        return as_json(await lobby(self._house, await self._desk.who(request)))

    async def new_player(self, request: Request) -> Response:
        """Create a guest account."""
        await self._desk.charge("new_player", request)
        return as_json(await self._house.players.come_in(await self._desk.read(request, bodies.NewPlayer)))

    async def claim(self, request: Request) -> Response:
        """Claim a name, or sign in to one."""
        wish = await self._desk.read(request, bodies.Claim)
        payers = {"address": address_of(request.client), "name": folded(wish.nickname[:LONGEST_NAME])}
        async with self._house.limits.attempt("passphrase", payers):
            return as_json(await self._house.players.claim(wish))

    async def sign_out(self, request: Request) -> Response:
        """End one token or all tokens of a player."""
        player = await self._desk.player(request)
        return as_json(await self._house.players.sign_out(player, await self._desk.read(request, bodies.SignOut)))

    async def new_table(self, request: Request) -> Response:
        """Create a table."""
        player = await self._desk.player(request)
        wish = await self._desk.read(request, bodies.NewTable)
        await self._desk.charge("table", request)
        return as_json(await self._house.openings.open(player, wish))

    async def bring(self, request: Request) -> Response:
        """Import a log."""
        player = await self._desk.player(request)
        body = await self._desk.body(request, self._house.config.import_bytes)
        await self._desk.charge("import", request)
        return as_json(await self._house.openings.bring(player, body))
