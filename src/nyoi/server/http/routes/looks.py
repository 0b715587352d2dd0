"""Endpoints of the post-game analysis: key moments, advice, puzzles."""

from __future__ import annotations

from starlette.requests import Request
from starlette.responses import Response
from starlette.routing import Route

from nyoi.kernel.play import Refused
from nyoi.server.http.answers import as_json
from nyoi.server.http.desk import AT_TABLE, Desk
from nyoi.server.past.puzzle import advised, puzzle, solved
from nyoi.server.wire import looks


class LookRoutes:
    """Analysis endpoints, for finished games only."""

    def __init__(self, desk: Desk) -> None:
        self._desk = desk
        self._house = desk.house
        self.routes: list[Route] = [
            desk.get(f"{AT_TABLE}/moments", self.moments),
            desk.get(f"{AT_TABLE}/advice", self.advice),
            desk.get(f"{AT_TABLE}/puzzle", self.puzzle),
            desk.post(f"{AT_TABLE}/puzzle", self.solve),
        ]

    async def moments(self, request: Request) -> Response:
        """Return the key moments of a game; `?look` starts the analysis if there is none."""
        row = await self._house.finished(request.path_params["id"])
        return as_json(await self._house.lookback.of(row, begin="look" in request.query_params))

    async def advice(self, request: Request) -> Response:
        """Return advice for a moment of a finished game."""
        await self._desk.charge("review", request)
        row = await self._house.finished(request.path_params["id"])
        at, seat = _number(request, "at"), _number(request, "seat") if "seat" in request.query_params else None
        return as_json(await advised(self._house, await self._house.table(row.id), at, seat))

    async def puzzle(self, request: Request) -> Response:
        """Return a puzzle."""
        row = await self._house.finished(request.path_params["id"])
        table = await self._house.table(row.id)
        return as_json(await self._house.aside.do(puzzle, table, _number(request, "at")))

    async def solve(self, request: Request) -> Response:
        """Return how an attempted move compares."""
        await self._desk.charge("review", request)
        attempt = await self._desk.read(request, looks.Attempt)
        row = await self._house.finished(request.path_params["id"])
        return as_json(await solved(self._house, await self._house.table(row.id), attempt))


def _number(request: Request, name: str) -> int:
    try:
        return int(request.query_params[name][:9])
    except (KeyError, ValueError) as error:
        raise Refused("bad-message") from error
