"""Endpoints of a table, except playing."""

from __future__ import annotations

import io
from collections.abc import Callable
from functools import partial

import segno
from starlette.requests import Request
from starlette.responses import Response
from starlette.routing import Route

from nyoi.kernel.play import Refused
from nyoi.server.house.house import OF_ANOTHER_TIME
from nyoi.server.http.answers import as_json
from nyoi.server.http.desk import AT_TABLE, Desk
from nyoi.server.past.recording import OPEN
from nyoi.server.past.replay import step
from nyoi.server.store.protocol import OVER
from nyoi.server.table import door, joining, seating, starting
from nyoi.server.table.info import remembered
from nyoi.server.table.joining import seats_of
from nyoi.server.table.live import LiveTable
from nyoi.server.table.proof import plain
from nyoi.server.wire import bodies, people


class TableRoutes:
    """Endpoints for players and spectators of a table."""

    def __init__(self, desk: Desk) -> None:
        self._desk = desk
        self._house = house = desk.house
        at, do = AT_TABLE, desk.at_table
        self.routes: list[Route] = [
            desk.get(at, self.table_info),
            desk.get(f"{at}/qr.svg", self.qr),
            desk.get(f"{at}/log", self.log),
            desk.get(f"{at}/replay", self.replay),
            desk.post(f"{at}/sit", do(bodies.Sit, seating.sit)),
            desk.post(f"{at}/leave", do(bodies.Leave, seating.leave)),
            desk.post(f"{at}/kick", do(bodies.Kick, seating.kick)),
            desk.post(f"{at}/bot", do(bodies.BotSeat, seating.call_bot)),
            desk.post(f"{at}/change", do(bodies.Change, seating.change)),
            desk.post(f"{at}/door", do(people.Door, door.close_door)),
            desk.post(f"{at}/unsay", do(people.Unsay, joining.unsay)),
            desk.post(f"{at}/start", do(bodies.Start, starting.start)),
            desk.post(f"{at}/mix", do(bodies.Mix, starting.mix)),
            desk.post(f"{at}/resume", do(None, lambda t, player, _: seating.come_back(t, player))),
            desk.post(
                f"{at}/rematch", do(None, lambda t, player, _: house.openings.rematch(t, player), _first_rematch)
            ),
            desk.post(f"{at}/fork", do(bodies.Fork, house.openings.fork, lambda _: True)),
        ]

    async def table_info(self, request: Request) -> Response:
        """Return a table as the reader sees it."""
        player = await self._desk.who(request)
        id = player.id if player else None
        try:
            table = await self._house.table(request.path_params["id"])
        except Refused as refused:
            if refused.reason not in OF_ANOTHER_TIME:
                raise
            row = await self._house.store.table(request.path_params["id"])
            past = await self._house.store.past.one(request.path_params["id"])
            if row is None or past is None:
                raise
            return as_json(remembered(row, past, id, self._desk.base(request)))
        door.check_door(table.row, id)
        return as_json(table.info(id, seats_of(table, id), self._desk.base(request)))

    async def qr(self, request: Request) -> Response:
        """Return the link to a table as a QR code."""
        id, of = request.path_params["id"], "table"
        if request.query_params.get("of") == "replay":
            id, of = (await self._house.finished(id)).id, "replay"
        else:
            id = (await self._house.table(id)).row.id
        out = io.BytesIO()
        segno.make(f"{self._desk.base(request)}/{of}/{id}", error="m").save(
            out, kind="svg", scale=4, border=2, light="#fff", xmldecl=False
        )
        return Response(out.getvalue(), media_type="image/svg+xml")

    async def log(self, request: Request) -> Response:
        """Return the log of a finished game; a running one is secret."""
        table = await self._finished(request)
        name = f"{table.row.game}-{table.row.id}.nyoi"
        return Response(
            await self._house.aside.do(table.playing.log_text, table.names, plain(table.row)),
            headers={"Content-Disposition": f'attachment; filename="{name}"', "Cache-Control": "no-store"},
            media_type="text/plain; charset=utf-8",
        )

    async def replay(self, request: Request) -> Response:
        """Return one step of a finished game."""
        row = await self._house.finished(request.path_params["id"])
        last, show = await self._shown(request, row.id)
        try:
            at = int(request.query_params.get("at", last))
            seat = int(request.query_params.get("seat", OPEN))
            since = int(request.query_params.get("since", at - 1))
        except ValueError as error:
            raise Refused("bad-message") from error
        return as_json(await self._house.aside.do(show, [one.name for one in row.seats], at, seat, since))

    async def _shown(self, request: Request, id: str) -> tuple[int, Callable[[list[str], int, int, int], object]]:
        """Return the number of moves, and a function that shows a step, from recording or journal."""
        recording = await self._house.archive.recording(id)
        if recording is not None:
            return len(recording.moves), recording.step
        journal = (await self._finished(request)).playing
        return journal.table.seq, partial(step, journal)

    async def _finished(self, request: Request) -> LiveTable:
        table = await self._house.table(request.path_params["id"])
        if table.row.status != OVER:
            raise Refused("not-over")
        return table


def _first_rematch(table: LiveTable) -> bool:
    """Return whether a rematch would create a table; later requests only join it."""
    return table.row.rematch is None
