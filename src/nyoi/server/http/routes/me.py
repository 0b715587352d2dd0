"""Endpoints of a player's history, statistics and leaderboards."""

from __future__ import annotations

from typing import Final

from starlette.requests import Request
from starlette.responses import Response
from starlette.routing import Route

from nyoi.games import game as game_of
from nyoi.kernel.play import Refused
from nyoi.server.http.answers import as_json
from nyoi.server.http.desk import Desk
from nyoi.server.past.history import figures, played_by, rating_of, told
from nyoi.server.past.ratings import OPPONENTS
from nyoi.server.store.past import KINDS
from nyoi.server.wire import bodies

PAGE: Final = 30  # games per page
COUNTED: Final = 1000  # latest games included in the statistics
BOARD: Final = 100  # rows


class MeRoutes:
    """Endpoints about the authenticated player; other histories are private."""

    def __init__(self, desk: Desk) -> None:
        self._desk = desk
        self._past = desk.house.store.past
        self.routes: list[Route] = [
            desk.get("/api/me/games", self.games),
            desk.get("/api/me/figures", self.figures),
            desk.post("/api/me/board", self.agree),
            desk.get("/api/board/{game}", self.board),
        ]

    async def games(self, request: Request) -> Response:
        """Return my games, newest first, filtered by game or kind."""
        player = await self._desk.player(request)
        asked = request.query_params
        game = asked.get("game", "")
        if game:
            game_of(game)
        try:
            before = float(asked.get("before", "0")[:30])
        except ValueError as error:
            raise Refused("bad-message") from error
        kind = asked.get("kind", "")
        if not 0.0 <= before < 1e12 or (kind and kind not in KINDS):
            raise Refused("bad-message")
        found = await self._past.of(player.id, game, kind, before, PAGE + 1)
        return as_json(bodies.History([told(one) for one in played_by(player.id, found[:PAGE])], len(found) > PAGE))

    async def figures(self, request: Request) -> Response:
        """Return my statistics by game."""
        player = await self._desk.player(request)
        house = self._desk.house
        mine = played_by(player.id, await self._past.of(player.id, most=COUNTED))
        skills = await self._past.skills(f"player:{player.id}")
        games = list(dict.fromkeys(one.past.game for one in mine))
        met = {game: await self._past.opponents(player.id, game) for game in skills}
        found = {
            game: await house.aside.do(
                figures, [one for one in mine if one.past.game == game], skills.get(game), met.get(game, 0)
            )
            for game in games
        }
        return as_json(bodies.Me(found, await self._past.agreed(player.id)))

    async def agree(self, request: Request) -> Response:
        """Set whether I am listed on leaderboards."""
        player = await self._desk.player(request)
        wish = await self._desk.read(request, bodies.OnBoard)
        await self._past.agree(player.id, wish.yes)
        return as_json(wish)

    async def board(self, request: Request) -> Response:
        """Return the leaderboard of a game."""
        game = game_of(request.path_params["game"]).id
        player = await self._desk.who(request)
        found = await self._past.board(game, BOARD, OPPONENTS)
        mine = None if player is None else player.id
        return as_json(
            bodies.Board(game, [bodies.Standing(one.name, rating_of(one.skill), one.player == mine) for one in found])
        )
