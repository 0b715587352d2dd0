"""Endpoints of evenings."""

from __future__ import annotations

import hashlib
import io
from collections.abc import Awaitable, Callable
from typing import Any, Final, TypeVar

import segno
from starlette.requests import Request
from starlette.responses import Response
from starlette.routing import Route

from nyoi.kernel.play import Refused
from nyoi.server.evening.evenings import code_of
from nyoi.server.http import static
from nyoi.server.http.answers import as_json
from nyoi.server.http.desk import Desk, Endpoint
from nyoi.server.http.routes.share import as_png, dressed, language, sent
from nyoi.server.http.security import address_of
from nyoi.server.share.evening import evening_card
from nyoi.server.store.evenings import Evening
from nyoi.server.store.protocol import PlayerRow
from nyoi.server.wire import evenings as wire
from nyoi.server.wire.encoding import encode

T = TypeVar("T")
AT: Final = "/api/evenings/{code}"
NEW: Final = "new"  # page path that creates one


class EveningRoutes:
    """Endpoints of an evening, for all who know its code."""

    def __init__(self, desk: Desk) -> None:
        self._desk = desk
        self._evenings = found = desk.house.evenings
        self.routes: list[Route] = [
            desk.get("/api/evenings", self.mine),
            desk.post("/api/evenings", self.open),
            desk.get(AT, self.info),
            desk.get(f"{AT}/qr.svg", self.qr),
            desk.post(f"{AT}/come", self._do(wire.ComeIn, found.come)),
            desk.post(f"{AT}/leave", self._do(None, lambda evening, player, _: found.leave(evening, player))),
            desk.post(f"{AT}/remove", self._do(wire.RemovePerson, found.remove)),
            desk.post(f"{AT}/change", self._do(wire.ChangeEvening, found.change)),
            desk.post(f"{AT}/begin", self._do(None, lambda evening, player, _: found.begin(evening, player))),
            desk.post(f"{AT}/next", self._do(None, lambda evening, player, _: found.go_on(evening, player))),
            desk.post(f"{AT}/end", self._do(None, lambda evening, player, _: found.end(evening, player))),
            *[desk.page(path, self.page) for path in static.AT_EVENING],
            desk.get("/picture/evening/{code}.png", self.picture),
        ]

    async def mine(self, request: Request) -> Response:
        """Return the evenings I joined."""
        return as_json(await self._evenings.mine(await self._desk.player(request)))

    async def open(self, request: Request) -> Response:
        """Create an evening."""
        player = await self._desk.player(request)
        return as_json(await self._evenings.open(player, await self._desk.read(request, wire.NewEvening)))

    async def info(self, request: Request) -> Response:
        """Return an evening as the reader sees it, or 304 if the ETag matches."""
        player = await self._desk.who(request)
        evening = await self._one(request)
        body = encode(await self._evenings.told(evening.code, player, self._desk.base(request)))
        tag = f'W/"{hashlib.sha256(body).hexdigest()[:20]}"'
        if tag in request.headers.get("if-none-match", ""):
            return Response(status_code=304, headers={"ETag": tag, "Cache-Control": "no-cache"})
        answer = as_json(body)
        answer.headers["ETag"], answer.headers["Cache-Control"] = tag, "no-cache"
        return answer

    async def qr(self, request: Request) -> Response:
        """Return the link to an evening as a QR code."""
        evening = await self._one(request)
        out = io.BytesIO()
        segno.make(f"{self._desk.base(request)}/evening/{evening.code}", error="m").save(
            out, kind="svg", scale=4, border=2, light="#fff", xmldecl=False
        )
        return Response(out.getvalue(), media_type="image/svg+xml")

    async def page(self, request: Request) -> Response:
        """Return the page of an evening with link-preview metadata."""
        if request.path_params["code"] == NEW:
            return static.page(request)
        try:
            evening = await self._one(request)
        except Refused as refused:
            if refused.reason != "no-evening":
                raise
            return static.page(request, 404)
        text, base = static.document(), self._desk.base(request)
        if not text:
            return static.page(request)
        card = await self._desk.house.aside.do(evening_card, evening, language(request))
        picture = f"{base}/picture/evening/{evening.code}.png"
        return sent(request, dressed(text, card, f"{base}{request.url.path}", picture))

    async def picture(self, request: Request) -> Response:
        """Return the link-preview picture of an evening."""
        card = await self._desk.house.aside.do(evening_card, await self._one(request), language(request))
        return as_png(request, await self._desk.house.pictures.of(card))

    async def _one(self, request: Request) -> Evening:
        """Return the evening with this code.

        A guess is charged before the lookup and refunded if it is right.
        """
        async with self._desk.house.limits.attempt("event_code", {"address": address_of(request.client)}):
            return await self._evenings.one(code_of(request.path_params["code"]))

    def _do(self, kind: type[T] | None, act: Callable[[Evening, PlayerRow, T], Awaitable[None]]) -> Endpoint:
        """Return a handler for a player's action, which answers with the updated evening."""

        async def handler(request: Request) -> Response:
            player = await self._desk.player(request)
            wish: Any = None if kind is None else await self._desk.read(request, kind)
            evening = await self._one(request)
            await act(evening, player, wish)
            self._evenings.forget(evening.code)
            return as_json(await self._evenings.told(evening.code, player, self._desk.base(request)))

        return handler
