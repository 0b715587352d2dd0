"""What people do about their names, about what is kept of them, and about each other."""

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
    """Passphrases and codes are tried as rarely as claims; the rest is for who says who he is."""

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
        """A name is given back by its code."""
        await self._desk.charge("passphrase", request)
        return as_json(await self._house.belongings.recover(await self._desk.read(request, people.Recover)))

    async def code(self, request: Request) -> Response:
        """Another code."""
        await self._desk.charge("passphrase", request)
        player = await self._desk.player(request)
        wish = await self._desk.read(request, people.NewCode)
        return as_json(await self._house.belongings.renew_code(player, wish))

    async def data(self, request: Request) -> Response:
        """Everything that is kept about me."""
        await self._desk.charge("export", request)
        player = await self._desk.player(request)
        told = self._house.belongings.told(player)
        return StreamingResponse(told, headers=FILE, media_type="application/json")

    async def forget(self, request: Request) -> Response:
        """Everything that is kept about me goes."""
        await self._desk.charge("passphrase", request)
        player = await self._desk.player(request)
        return as_json(await self._house.belongings.forget(player, await self._desk.read(request, people.Forget)))

    async def blocks(self, request: Request) -> Response:
        """Whom I have blocked."""
        return as_json(await self._house.manners.blocks(await self._desk.player(request)))

    async def block(self, request: Request) -> Response:
        """I do not want to meet somebody."""
        player = await self._desk.player(request)
        return as_json(await self._house.manners.block(player, await self._desk.read(request, people.Whom)))

    async def unblock(self, request: Request) -> Response:
        """Somebody may be met again."""
        player = await self._desk.player(request)
        return as_json(await self._house.manners.unblock(player, await self._desk.read(request, people.Unblock)))

    async def report(self, request: Request) -> Response:
        """Somebody is reported to the host of the house."""
        await self._desk.charge("report", request)
        player = await self._desk.player(request)
        await self._house.manners.report(player, await self._desk.read(request, people.Report))
        return as_json({})
