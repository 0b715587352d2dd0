"""The routes: what is answered over HTTP, and where the websockets go."""

from __future__ import annotations

import asyncio
import contextlib
import hmac
import io
from collections.abc import AsyncIterator, Awaitable, Callable
from functools import partial
from typing import Any, Final, TypeVar

import msgspec
import segno
from starlette.applications import Starlette
from starlette.requests import ClientDisconnect, Request
from starlette.responses import Response
from starlette.routing import Route
from starlette.types import ASGIApp, Receive, Scope, Send

from nyoi.games import IDS
from nyoi.kernel.play import Refused
from nyoi.server.config import Config
from nyoi.server.house.house import Elsewhere, House
from nyoi.server.house.lobby import lobby
from nyoi.server.http import games, lessons, static
from nyoi.server.http.address import reachable
from nyoi.server.http.answers import STATUS, as_fixed, as_json, bearer, guarded, packed
from nyoi.server.http.gate import Gate
from nyoi.server.http.inside import PASSED_ON, Inside
from nyoi.server.http.relay import Relay
from nyoi.server.http.security import WEIGHTS, Buckets, UnderWay, address_of, at_home, base_of
from nyoi.server.http.session import GONE, LONGEST_TEXT, Session
from nyoi.server.metrics import Metrics, broken
from nyoi.server.store.choice import store_of
from nyoi.server.store.protocol import OVER, Lost, PlayerRow, Store
from nyoi.server.table import seating
from nyoi.server.table.joining import seats_of
from nyoi.server.table.live import LiveTable
from nyoi.server.table.replay import step
from nyoi.server.wire import bodies, messages
from nyoi.server.wire.encoding import refusal_of
from nyoi.version import VERSION

T = TypeVar("T")
Endpoint = Callable[[Request], Awaitable[Response]]
AT_TABLE: Final = "/api/tables/{id}"


class App:
    """The server as an ASGI application: websockets go straight to sessions, the rest through the routes."""

    def __init__(self, config: Config, store: Store | None = None) -> None:
        self.metrics = Metrics()
        self.house = House(config, store or store_of(config.database, self.metrics), self.metrics)
        self.gate = Gate(config, self.metrics)
        self._requests = Buckets(config.requests)
        self._under_way = UnderWay(config.under_way)
        self._arriving: set[asyncio.Timeout] = set()  # bodies that are being sent
        self._inside = Inside(self, config)
        self._relay = Relay(self.house.store)
        self._http: ASGIApp = Starlette(routes=self._routes(), lifespan=self._lifespan)

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        """One connection. Whatever breaks is one line in the log, and nobody else's concern."""
        kind = scope["type"]
        try:
            if kind == "websocket":
                await self._socket(scope, receive, send)
            elif kind == "http":
                await self._http(scope, receive, guarded(send))
            else:
                await self._http(scope, receive, send)
        except Exception as error:
            if kind not in ("http", "websocket"):
                raise  # the house did not open: the server ends
            broken(self.metrics, error, kind)
            if kind == "websocket":
                with contextlib.suppress(*GONE):
                    await send({"type": "websocket.close", "code": 1011})

    async def _socket(self, scope: Scope, receive: Receive, send: Send) -> None:
        """A websocket: for a table of ours a session, else it is passed on to the worker that has the table."""
        id = scope["path"].removeprefix("/ws/")
        owner = partial(self.house.elsewhere, id)
        if PASSED_ON in scope:
            with contextlib.suppress(Refused, *GONE):  # the database does not answer: a session says so
                if await owner() is not None:  # it has just gone: who passed it on asks again
                    await receive()
                    await send({"type": "websocket.close", "code": 1013})
                    return
        elif self.house.store.shared:
            ends = await self._relay.socket(owner, scope, receive, send)
            if ends is None:
                return
            receive, send = ends.receive, ends.send
        welcome = self._requests.take(address_of(scope.get("client")))
        await Session(self.house, scope, receive, send).run(welcome)

    async def farewell(self) -> None:
        """The server is about to close: what has not arrived by now is not waited for."""
        for time_left in self._arriving:
            time_left.reschedule(0.0)
        await self.house.farewell()

    @contextlib.asynccontextmanager
    async def _lifespan(self, _: Starlette) -> AsyncIterator[None]:
        await self.house.open_up()
        if self.house.store.shared:
            self._relay.secret = await self.house.store.secret()
            self.metrics.worker = await self.house.store.enlist(await self._inside.open(self._relay.secret))
        watch = asyncio.create_task(self.gate.watch())
        yield
        watch.cancel()
        await self._inside.close()
        await self._relay.close()
        await self.house.close()

    def _routes(self) -> list[Route]:
        def get(path: str, handler: Endpoint) -> Route:
            return Route(path, self._answered(path, handler), methods=["GET"])

        def post(path: str, handler: Endpoint) -> Route:
            return Route(path, self._answered(path, handler), methods=["POST"])

        def page(path: str, handler: Endpoint) -> Route:
            return Route(path, self._answered("page", handler), methods=["GET"])

        at = AT_TABLE
        return [
            get("/health", self.health),
            get("/metrics", self.told_metrics),
            get("/api/games", self.all_games),
            get("/api/games/{game}", self.one_game),
            get("/api/rules/{game}/{lang}", self.rules),
            get("/api/words/{game}/{lang}", self.words),
            get("/api/how/{game}", self.how),
            get("/api/hints/{game}", self.hints),
            get("/api/lessons/{game}/{id}", self.lesson),
            get("/api/lessons/{game}/{id}/why", self.lesson_why),
            get("/api/lessons/{game}/{id}/foretold", self.lesson_foretold),
            get("/api/lobby", self.lobby),
            get(at, self.table_info),
            get(f"{at}/qr.svg", self.qr),
            get(f"{at}/log", self.log),
            get(f"{at}/replay", self.replay),
            post("/api/players", self.new_player),
            post("/api/claim", self.claim),
            post("/api/signout", self.sign_out),
            post("/api/tables", self.new_table),
            post("/api/import", self.bring),
            post(f"{at}/sit", self._at_table(bodies.Sit, seating.sit)),
            post(f"{at}/leave", self._at_table(bodies.Leave, seating.leave)),
            post(f"{at}/kick", self._at_table(bodies.Kick, seating.kick)),
            post(f"{at}/bot", self._at_table(bodies.BotSeat, seating.call_bot)),
            post(f"{at}/change", self._at_table(bodies.Change, seating.change)),
            post(f"{at}/start", self._at_table(bodies.Start, seating.start)),
            post(f"{at}/resume", self._at_table(None, lambda t, player, _: seating.come_back(t, player))),
            post(f"{at}/rematch", self._at_table(None, lambda t, player, _: self.house.rematch(t, player))),
            post(f"{at}/fork", self._at_table(bodies.Fork, self.house.fork)),
            *[page(path, self.page_at_table) for path in static.AT_TABLE],
            *[page(path, self.page_of_game) for path in static.OF_GAME],
            page("/", static.shell),
            page("/{path:path}", static.file),
        ]

    # -- around every request

    def _answered(self, path: str, handler: Endpoint) -> Endpoint:
        """A handler with the checks that every request passes, and its refusals as responses."""
        weight = WEIGHTS.get(path, 1.0)
        of_a_table = path.startswith(AT_TABLE)

        async def endpoint(request: Request) -> Response:
            address = address_of(request.client)
            try:
                if not self._requests.take(address, weight):
                    raise Refused("too-fast")
                if request.method == "POST" and not at_home(request.scope["headers"], self.house.config.origins):
                    raise Refused("foreign-origin")
                with self._under_way.one_more(address):
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
                broken(self.metrics, error, path)
                return as_json(refusal_of(Refused("broken")), STATUS["broken"])

        return endpoint

    async def _passed_on(self, request: Request) -> Response | None:
        """What the worker answers that has the table; None if that is this one."""
        if PASSED_ON in request.scope:
            return None
        owner = partial(self.house.elsewhere, request.path_params["id"])
        return await self._relay.request(owner, request, partial(self._kept_body, request))

    async def _taken_up(self, request: Request, other: Elsewhere) -> Response:
        """A rematch that another worker has: there one takes one's seats."""
        if other.id == request.path_params["id"]:
            raise Lost  # it has just gone to another worker: who comes again is passed on
        path, owner = f"/api/tables/{other.id}/resume", partial(self.house.elsewhere, other.id)
        found = await self._relay.request(owner, request, partial(self._kept_body, request), path)
        if found is None:
            raise Lost
        return found

    async def _kept_body(self, request: Request) -> bytes:
        """A body that is read before anybody knows who will answer."""
        if request.method == "POST":
            request.state.body = await self._body(request, self.house.config.frame_bytes)
        return getattr(request.state, "body", b"")

    def _at_table(self, kind: type[T] | None, act: Callable[[LiveTable, PlayerRow, T], Awaitable[object]]) -> Endpoint:
        """Something a player does at a table, one thing at a time."""

        async def handler(request: Request) -> Response:
            player = await self._player(request)
            wish: Any = None if kind is None else await self._read(request, kind)
            while True:
                table = await self.house.table(request.path_params["id"])
                async with table.lock:
                    if not table.closed:
                        await self.house.players.still(player)
                        done = await act(table, player, wish)
                        mine = seats_of(table, player.id)
                        return as_json(table.info(player.id, mine, self._base(request)) if done is None else done)

        return handler

    async def _who(self, request: Request) -> PlayerRow | None:
        return await self.house.players.who(bearer(request))

    async def _player(self, request: Request) -> PlayerRow:
        player = await self._who(request)
        if player is None:
            raise Refused("no-player")
        return player

    async def _body(self, request: Request, limit: int) -> bytes:
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

    async def _read(self, request: Request, kind: type[T]) -> T:
        body = await self._body(request, self.house.config.frame_bytes)
        try:
            return msgspec.json.decode(body or b"{}", type=kind)
        except (msgspec.DecodeError, RecursionError) as error:
            raise Refused("bad-message") from error

    def _base(self, request: Request) -> str:
        config = self.house.config
        return reachable(base_of(request.scope["headers"], request.url.scheme, config.url), config)

    async def _within(self, kind: str, request: Request, limit: tuple[float, float]) -> None:
        """Refuse what an address does too often, at whichever worker."""
        if not await self.house.store.take(kind, address_of(request.client), *limit):
            raise Refused("too-fast")

    # -- the house

    async def health(self, _: Request) -> Response:
        """Whether the database takes what is written, and answers."""
        well = await self.house.store.well()
        await self.house.store.busy(0, 0.0)
        return as_json({"status": "ok" if well else "not-saved", "version": VERSION}, 200 if well else 503)

    async def told_metrics(self, request: Request) -> Response:
        """The counters, for all or for who has the key."""
        key = self.house.config.metrics_token
        if key and not hmac.compare_digest(bearer(request).encode(), key.encode()):
            raise Refused("no-key")
        return Response(self.metrics.text(), media_type="text/plain; version=0.0.4")

    async def all_games(self, request: Request) -> Response:
        """Every game, as the lobby shows it."""
        return as_fixed(request, games.all_games())

    async def one_game(self, request: Request) -> Response:
        """All that the page needs to know of a game."""
        return as_fixed(request, games.one_game(request.path_params["game"], self.house.guests))

    async def rules(self, request: Request) -> Response:
        """The rules of a game."""
        return as_fixed(request, games.rules(request.path_params["game"], request.path_params["lang"]))

    async def words(self, request: Request) -> Response:
        """The sentences of a game, for a page that was built without it."""
        return as_fixed(request, games.words(request.path_params["game"], request.path_params["lang"]))

    async def how(self, request: Request) -> Response:
        """How one plays."""
        game, lang = request.path_params["game"], request.query_params.get("lang", "en")
        return as_json(await self.house.aside.do(lessons.explained, game, lang))

    async def hints(self, request: Request) -> Response:
        """Help at the moment it matters."""
        return as_json(lessons.hinted(request.path_params["game"], request.query_params.get("lang", "en")))

    async def lesson(self, request: Request) -> Response:
        """A guided first game."""
        game, id = request.path_params["game"], request.path_params["id"]
        return as_json(await self.house.aside.do(lessons.told, game, id, request.query_params.get("lang", "en")))

    async def lesson_why(self, request: Request) -> Response:
        """Why something that a learner tries is not possible."""
        scene, step, (move,) = self._in_lesson(request, 1)
        game, id = request.path_params["game"], request.path_params["id"]
        return as_json(await self.house.aside.do(lessons.why_not, game, id, scene, step, move))

    async def lesson_foretold(self, request: Request) -> Response:
        """What moves would do that a learner looks at."""
        scene, step, moves = self._in_lesson(request, messages.MOST_FORETOLD)
        game, id = request.path_params["game"], request.path_params["id"]
        return as_json(await self.house.aside.do(lessons.foretold, game, id, scene, step, moves))

    def _in_lesson(self, request: Request, most: int) -> tuple[int, int, list[str]]:
        """Where in a lesson a learner is, and the moves that he asks about."""
        asked = request.query_params
        moves = [move[:LONGEST_TEXT] for move in asked.getlist("move")]
        try:
            scene, step = int(asked["scene"][:4]), int(asked["step"][:4])
        except (KeyError, ValueError) as error:
            raise Refused("bad-message") from error
        if not 0 < len(moves) <= most:
            raise Refused("bad-message")
        return scene, step, moves

    async def page_at_table(self, request: Request) -> Response:
        """The page at a table: where there is none, it says so, and so does the status."""
        return static.page(request, 200 if await self.house.known(request.path_params["id"]) else 404)

    async def page_of_game(self, request: Request) -> Response:
        """The page of a game."""
        return static.page(request, 200 if request.path_params["id"] in IDS else 404)

    async def lobby(self, request: Request) -> Response:
        """The lobby's lists."""
        return as_json(await lobby(self.house, await self._who(request)))

    async def new_player(self, request: Request) -> Response:
        """A guest comes in."""
        await self._within("newcomers", request, self.house.config.newcomers)
        return as_json(await self.house.players.come_in(await self._read(request, bodies.NewPlayer)))

    async def claim(self, request: Request) -> Response:
        """A name is kept, or come back to."""
        await self._within("claims", request, self.house.config.claims)
        return as_json(await self.house.players.claim(await self._read(request, bodies.Claim)))

    async def sign_out(self, request: Request) -> Response:
        """A token is ended, or all of a player's."""
        player = await self._player(request)
        return as_json(await self.house.players.sign_out(player, await self._read(request, bodies.SignOut)))

    async def new_table(self, request: Request) -> Response:
        """A table is opened."""
        player = await self._player(request)
        return as_json(await self.house.open(player, await self._read(request, bodies.NewTable)))

    async def bring(self, request: Request) -> Response:
        """A log is brought along."""
        player = await self._player(request)
        body = await self._body(request, self.house.config.import_bytes)
        return as_json(await self.house.bring(player, body))

    # -- a table

    async def table_info(self, request: Request) -> Response:
        """A table as the reader sees it."""
        table = await self.house.table(request.path_params["id"])
        player = await self._who(request)
        id = player.id if player else None
        return as_json(table.info(id, seats_of(table, id), self._base(request)))

    async def qr(self, request: Request) -> Response:
        """The link to a table for a phone's camera."""
        table = await self.house.table(request.path_params["id"])
        out = io.BytesIO()
        segno.make(f"{self._base(request)}/table/{table.row.id}", error="m").save(
            out, kind="svg", scale=4, border=2, light="#fff", xmldecl=False
        )
        return Response(out.getvalue(), media_type="image/svg+xml")

    async def log(self, request: Request) -> Response:
        """The log of a finished game; while it is played it is nobody's to read."""
        table = await self._finished(request)
        name = f"{table.row.game}-{table.row.id}.nyoi"
        return Response(
            await self.house.aside.do(table.playing.log_text, table.names),
            headers={"Content-Disposition": f'attachment; filename="{name}"', "Cache-Control": "no-store"},
            media_type="text/plain; charset=utf-8",
        )

    async def replay(self, request: Request) -> Response:
        """One step of a finished game."""
        table = await self._finished(request)
        try:
            at = int(request.query_params.get("at", table.playing.table.seq))
            seat = int(request.query_params.get("seat", -2))
            since = int(request.query_params.get("since", at - 1))
        except ValueError as error:
            raise Refused("bad-message") from error
        return as_json(await self.house.aside.do(step, table.playing, table.names, at, seat, since))

    async def _finished(self, request: Request) -> LiveTable:
        table = await self.house.table(request.path_params["id"])
        if table.row.status != OVER:
            raise Refused("not-over")
        return table
