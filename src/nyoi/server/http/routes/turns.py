"""Endpoints of correspondence games: waiting tables, notifications, vacations, e-mail links."""

from __future__ import annotations

import time

from starlette.requests import Request
from starlette.responses import Response
from starlette.routing import Route

from nyoi.kernel.play import Refused
from nyoi.server.house.mail import checked_address, veiled
from nyoi.server.house.push import Undeliverable, checked
from nyoi.server.house.vacation import go_away
from nyoi.server.http.answers import as_json
from nyoi.server.http.desk import Desk
from nyoi.server.store.notes import Address, Device
from nyoi.server.store.protocol import PlayerRow
from nyoi.server.time.days import A_DAY
from nyoi.server.wire import turns


class TurnRoutes:
    """Endpoints about the authenticated player, or the recipient of an e-mail."""

    def __init__(self, desk: Desk) -> None:
        self._desk = desk
        self._house = desk.house
        self._notes = desk.house.store.notes
        self.routes: list[Route] = [
            desk.get("/api/me/waiting", self.waiting),
            desk.get("/api/me/told", self.told),
            desk.post("/api/me/push", self.subscribe),
            desk.post("/api/me/push/stop", self.unsubscribe),
            desk.post("/api/me/mail", self.mail_to),
            desk.post("/api/me/vacation", self.vacation),
            desk.get("/api/mail/{token}", self.mail_info),
            desk.post("/api/mail/{token}/confirm", self.confirm),
            desk.post("/api/mail/{token}/stop", self.stop),
        ]

    async def waiting(self, request: Request) -> Response:
        """Return the tables that wait for me, the longest waiting first."""
        player = await self._desk.player(request)
        now = time.time()
        found = await self._house.store.turns.waiting(player.id)
        return as_json([turns.WaitingTable(one.table, one.game, round(max(0.0, now - one.since))) for one in found])

    async def told(self, request: Request) -> Response:
        """Return my notification settings and my vacation."""
        return as_json(await self._told(await self._desk.player(request)))

    async def _told(self, player: PlayerRow) -> turns.ToldInfo:
        signer = await self._house.notices.signer()
        address = await self._notes.address(player.id)
        away, taken = await self._house.store.turns.vacation(player.id, time.time())
        return turns.ToldInfo(
            signer.key,
            len(await self._notes.devices(player.id)),
            bool(self._house.config.mail),
            address.address if address else "",
            address.confirmed if address else False,
            away,
            round(max(0.0, self._house.config.vacation_days - taken / A_DAY), 1),
        )

    # -- push

    async def subscribe(self, request: Request) -> Response:
        """Subscribe this browser."""
        player = await self._wisher(request)
        wish = await self._desk.read(request, turns.Subscribe)
        checked(wish.endpoint, wish.p256dh, wish.auth, self._house.config.push_services)
        device = Device(wish.endpoint, player.id, player.key, wish.p256dh, wish.auth, wish.lang, time.time())
        await self._notes.add(device, self._house.limits.most("device.player"))
        return as_json(await self._told(player))

    async def unsubscribe(self, request: Request) -> Response:
        """Unsubscribe this browser."""
        player = await self._desk.player(request)
        await self._notes.remove((await self._desk.read(request, turns.Unsubscribe)).endpoint, player.id)
        return as_json(await self._told(player))

    # -- e-mail

    async def mail_to(self, request: Request) -> Response:
        """Set my address and send a confirmation request; an empty address removes it."""
        player = await self._wisher(request)
        wish = await self._desk.read(request, turns.MailTo)
        if not wish.address.strip():
            await self._notes.write_no_more(player.id)
            return as_json(await self._told(player))
        post = await self._house.notices.post()
        address = Address(player.id, checked_address(wish.address), wish.lang, False, time.time())
        await self._desk.charge("mail_check", request, recipient=address.address.lower())
        known = await self._notes.address(player.id)
        if known is None or known.address != address.address or not known.confirmed:
            await self._notes.write_to(address)
            try:
                await self._house.notices.mail(address, post.question(address))
            except Undeliverable as error:
                raise Refused("mail-away") from error
        return as_json(await self._told(player))

    async def mail_info(self, request: Request) -> Response:
        """Return the subject of an e-mail link."""
        found = await self._linked(request)
        return as_json(_mail(found))

    async def confirm(self, request: Request) -> Response:
        """Confirm an address by its link."""
        found = await self._linked(request)
        if found is None or not await self._notes.confirm(found):
            return as_json(_mail(None))
        return as_json(_mail(found._replace(confirmed=True)))

    async def stop(self, request: Request) -> Response:
        """Unsubscribe an address by its link, at once; mail programs may do it by themselves."""
        found = await self._linked(request)
        if found is not None:
            await self._notes.write_no_more(found.player)
        return as_json(_mail(None))

    async def _linked(self, request: Request) -> Address | None:
        """Return the address of a link, None if it was given up.

        Raises:
            Refused: The link was not made by this server.
        """
        post, token = await self._house.notices.post(), request.path_params["token"]
        found = await self._notes.address(post.player(token))
        return found if found is not None and post.is_for(token, found) else None

    # -- vacation

    async def vacation(self, request: Request) -> Response:
        """Start or end my vacation."""
        player = await self._wisher(request)
        await go_away(self._house, player, (await self._desk.read(request, turns.Vacation)).until)
        return as_json(await self._told(player))

    async def _wisher(self, request: Request) -> PlayerRow:
        await self._desk.charge("notification_settings", request)
        return await self._desk.player(request)


def _mail(found: Address | None) -> turns.MailInfo:
    if found is None:
        return turns.MailInfo("", False, True)
    return turns.MailInfo(veiled(found.address), found.confirmed, False)
