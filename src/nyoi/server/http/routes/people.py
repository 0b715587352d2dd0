"""Endpoints of account recovery, data export, deletion, blocks and reports."""

from __future__ import annotations

from typing import Final

from starlette.requests import Request
from starlette.responses import Response, StreamingResponse
from starlette.routing import Route

from nyoi.server.http.answers import as_json
from nyoi.server.http.desk import Desk
from nyoi.server.wire import people

FILE: Final = {"Content-Disposition": 'attachment; filename="nyoi-data.json"', "Cache-Control": "no-store"}


class PeopleRoutes:
    """Passphrases and codes share the rate limit of claims; the rest needs authentication."""

    def __init__(self, desk: Desk) -> None:
        self._desk = desk
        self._house = desk.house
        self.routes: list[Route] = [
            desk.post("/api/recover", self.recover),
            desk.post("/api/me/code", self.code),
            desk.get("/api/me/data", self.data),
            desk.post("/api/me/forget", self.forget),
            desk.get("/api/me/blocks", self.blocks),
            desk.post("/api/me/blocks", self.block),
            desk.post("/api/me/unblock", self.unblock),
            desk.post("/api/me/reports", self.report),
        ]

    async def recover(self, request: Request) -> Response:
        """Recover a name by its code."""
        await self._desk.charge("passphrase", request)
        return as_json(await self._house.belongings.recover(await self._desk.read(request, people.Recover)))

    async def code(self, request: Request) -> Response:
        """Replace the recovery code."""
        await self._desk.charge("passphrase", request)
        player = await self._desk.player(request)
        wish = await self._desk.read(request, people.NewCode)
        return as_json(await self._house.belongings.renew_code(player, wish))

    async def data(self, request: Request) -> Response:
        """Stream everything stored about me."""
        await self._desk.charge("export", request)
        player = await self._desk.player(request)
        told = self._house.belongings.told(player)
        return StreamingResponse(told, headers=FILE, media_type="application/json")

    async def forget(self, request: Request) -> Response:
        """Delete everything stored about me."""
        await self._desk.charge("passphrase", request)
        player = await self._desk.player(request)
        return as_json(await self._house.belongings.forget(player, await self._desk.read(request, people.Forget)))

    async def blocks(self, request: Request) -> Response:
        return as_json(await self._house.manners.blocks(await self._desk.player(request)))

    async def block(self, request: Request) -> Response:
        player = await self._desk.player(request)
        return as_json(await self._house.manners.block(player, await self._desk.read(request, people.Whom)))

    async def unblock(self, request: Request) -> Response:
        player = await self._desk.player(request)
        return as_json(await self._house.manners.unblock(player, await self._desk.read(request, people.Unblock)))

    async def report(self, request: Request) -> Response:
        """Report a participant to the operator."""
        await self._desk.charge("report", request)
        player = await self._desk.player(request)
        await self._house.manners.report(player, await self._desk.read(request, people.Report))
        return as_json({})
