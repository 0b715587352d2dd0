"""Endpoints of the game catalogue: games, rules, texts, tutorials."""

from __future__ import annotations

from starlette.requests import Request
from starlette.responses import Response
from starlette.routing import Route

from nyoi.kernel.play import Refused
from nyoi.server.http import games, lessons
from nyoi.server.http.answers import as_fixed, as_json
from nyoi.server.http.desk import Desk
from nyoi.server.http.session import LONGEST_TEXT
from nyoi.server.wire import messages


class GamesRoutes:
    """Game catalogue endpoints. No authentication."""

    def __init__(self, desk: Desk) -> None:
        self._house = desk.house
        self.routes: list[Route] = [
            desk.get("/api/games", self.all_games),
            desk.get("/api/games/{game}", self.one_game),
            desk.get("/api/rules/{game}/{lang}", self.rules),
            desk.get("/api/words/{game}/{lang}", self.words),
            desk.get("/api/how/{game}", self.how),
            desk.get("/api/hints/{game}", self.hints),
            desk.get("/api/lessons/{game}/{id}", self.lesson),
            desk.get("/api/lessons/{game}/{id}/why", self.lesson_why),
            desk.get("/api/lessons/{game}/{id}/foretold", self.lesson_foretold),
        ]

    async def all_games(self, request: Request) -> Response:
        """Return all games, as the lobby shows them."""
        return as_fixed(request, games.all_games())

    async def one_game(self, request: Request) -> Response:
        """Return the full description of a game."""
        return as_fixed(request, games.one_game(request.path_params["game"], self._house.guests))

    async def rules(self, request: Request) -> Response:
        return as_fixed(request, games.rules(request.path_params["game"], request.path_params["lang"]))

    async def words(self, request: Request) -> Response:
        """Return the texts of a game, for a page built without it."""
        return as_fixed(request, games.words(request.path_params["game"], request.path_params["lang"]))

    async def how(self, request: Request) -> Response:
        """Return how to play a game."""
        game, lang = request.path_params["game"], request.query_params.get("lang", "en")
        return as_json(await self._house.aside.do(lessons.explained, game, lang))

    async def hints(self, request: Request) -> Response:
        """Return the hints for first games."""
        return as_json(lessons.hinted(request.path_params["game"], request.query_params.get("lang", "en")))

    async def lesson(self, request: Request) -> Response:
        """Return a tutorial."""
        game, id = request.path_params["game"], request.path_params["id"]
        return as_json(await self._house.aside.do(lessons.told, game, id, request.query_params.get("lang", "en")))

    async def lesson_why(self, request: Request) -> Response:
        """Return why a learner's move is illegal."""
        scene, step, (move,) = _in_lesson(request, 1)
        game, id = request.path_params["game"], request.path_params["id"]
        return as_json(await self._house.aside.do(lessons.why_not, game, id, scene, step, move))

    async def lesson_foretold(self, request: Request) -> Response:
        """Return previews of a learner's moves."""
        scene, step, moves = _in_lesson(request, messages.MOST_FORETOLD)
        game, id = request.path_params["game"], request.path_params["id"]
        return as_json(await self._house.aside.do(lessons.foretold, game, id, scene, step, moves))


def _in_lesson(request: Request, most: int) -> tuple[int, int, list[str]]:
    """Return scene, step and moves of a tutorial request."""
    asked = request.query_params
    moves = [move[:LONGEST_TEXT] for move in asked.getlist("move")]
    try:
        scene, step = int(asked["scene"][:4]), int(asked["step"][:4])
    except (KeyError, ValueError) as error:
        raise Refused("bad-message") from error
    if not 0 < len(moves) <= most:
        raise Refused("bad-message")
    return scene, step, moves
