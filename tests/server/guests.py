"""Guests for the tests: people who talk to a real server over HTTP and websockets."""

from __future__ import annotations

import asyncio
import http.client
import itertools
import json
import re
import socket
import threading
import time
from collections.abc import Callable
from pathlib import Path
from typing import Any, ClassVar

from websockets.exceptions import ConnectionClosed
from websockets.sync.client import ClientConnection, connect

from nyoi.kernel.rng import Rng
from nyoi.kernel.table import given
from nyoi.server.config import Config
from nyoi.server.house.think import MISSED
from nyoi.server.main import Server, server
from nyoi.server.rate_limits import unlimited
from nyoi.server.store.sql import SqlStore
from nyoi.server.table.chance import Chance, Luck
from nyoi.server.table.journal import Journal
from tests.server.patches import made_whole
from tests.server.stores import database_at

Frame = dict[str, Any]
FAST: dict[str, Any] = {
    "pause": (0.0, 0.0),
    "reading": 0.0,
    "workers": 1,
    "limits": unlimited() | {"connection.server": 4000, "import_queue.server": 4},
    "round_seconds": 0.0,
    "away_seconds": 0.0,
}
numbers = itertools.count()


def free_port() -> int:
    with socket.socket() as s:
        s.bind(("127.0.0.1", 0))
        return int(s.getsockname()[1])


class Refusal(Exception):
    """An HTTP answer that is not 200."""

    def __init__(self, status: int, body: Frame) -> None:
        super().__init__(status, body)
        self.status, self.reason, self.body = status, body.get("reason"), body


class Unnamed(Chance):
    """No test of a live table is left to chance."""

    def luck(self) -> Luck:
        raise AssertionError("the test does not name the seed of its tables: @pytest.mark.seed(1)")


class Running:
    """A real server on a real port with a real file, in a thread of its own.

    Its tables are dealt from the seed that the running test names (`named`), one after the other.
    """

    servers: ClassVar[set[Running]] = set()
    named: ClassVar[int | None] = None

    def __init__(self, folder: Path, port: int = 0, database: str = "", **more: Any) -> None:
        self.database = database or database_at(folder / "nyoi.db")
        limits = {**FAST["limits"], **more.pop("limits", {})}
        self.config = Config(port=port or free_port(), database=self.database, **{**FAST, **more, "limits": limits})
        self.start()

    def start(self) -> None:
        self.server: Server = server(self.config)
        Running.servers.add(self)
        self._seed()
        self.thread = threading.Thread(target=self.server.run, daemon=True)
        self.thread.start()
        until(lambda: self.server.started)

    @property
    def port(self) -> int:
        return self.config.port

    @property
    def loop(self) -> asyncio.AbstractEventLoop:
        store = self.server.app.house.store
        assert isinstance(store, SqlStore)
        return store.db._loop

    def _seed(self) -> None:
        house = self.server.app.house
        house.chance = Unnamed() if Running.named is None else Chance(Running.named)

    @staticmethod
    def deal_from(seed: int | None) -> None:
        """From now on every table is dealt from this seed, one after the other."""
        Running.named = seed
        for running in Running.servers:
            running._seed()

    def stop(self) -> None:
        Running.servers.discard(self)
        self.server.should_exit = True
        self.thread.join(60)
        assert not self.thread.is_alive()
        self.unbroken()

    def unbroken(self) -> None:
        """Whatever was done to it, the server has answered."""
        counts = self.server.app.metrics.counts
        assert not counts.pop(MISSED, 0), "a bot moved by lot for want of a thought"
        assert not counts.pop("nyoi_errors_total", 0), "something broke in the server"


def until(true: Callable[[], Any], seconds: float = 40.0) -> Any:
    """Wait for something to become true."""
    end = time.monotonic() + seconds
    while time.monotonic() < end:
        found = true()
        if found:
            return found
        time.sleep(0.01)
    raise AssertionError("it did not happen in time")


def ask(
    port: int, method: str, path: str, body: object = None, token: str = "", headers: dict[str, str] | None = None
) -> tuple[int, dict[str, str], bytes]:
    """One HTTP request."""
    link = http.client.HTTPConnection("127.0.0.1", port, timeout=60)
    data = body if isinstance(body, bytes | str | None) else json.dumps(body)
    more = {"Authorization": f"Bearer {token}"} if token else {}
    try:
        link.request(method, path, data, {**more, **(headers or {})})
        answer = link.getresponse()
        return answer.status, {k.lower(): v for k, v in answer.getheaders()}, answer.read()
    finally:
        link.close()


def counters(port: int) -> str:
    """What a server counts; who counts stands there only where several may share a database."""
    return re.sub(r',worker="[0-9a-f]+"|\{worker="[0-9a-f]+"\}', "", ask(port, "GET", "/metrics")[2].decode())


class Guest:
    """A player with a token."""

    def __init__(self, port: int, name: str = "") -> None:
        self.port = port
        self.name = name or f"Guest {next(numbers)}"
        self.token: str = ""
        self.token = self.post("/api/players", {"nickname": self.name})["token"]
        self.seats: dict[str, dict[int, str]] = {}  # tokens by table and seat

    def call(self, method: str, path: str, body: object = None) -> Any:
        status, _, data = ask(self.port, method, path, body, self.token)
        found: Any = json.loads(data) if data else {}
        if status != 200:
            raise Refusal(status, found)
        return found

    def post(self, path: str, body: object = None) -> Any:
        return self.call("POST", path, {} if body is None else body)

    def get(self, path: str) -> Any:
        return self.call("GET", path)

    def _keep(self, seats: list[Frame]) -> None:
        for seat in seats:
            self.seats.setdefault(seat["table"], {})[seat["seat"]] = seat["token"]

    def open(self, game: str = "toma", seats: int = 2, **more: Any) -> str:
        found = self.post("/api/tables", {"game": game, "seats": seats, **more})
        self._keep(found["seats"])
        return str(found["table"])

    def sit(self, table: str, seat: int | None = None, nickname: str = "") -> int:
        found = self.post(f"/api/tables/{table}/sit", {"nickname": nickname or self.name, "seat": seat})
        self._keep([found])
        return int(found["seat"])

    def at(self, table: str, what: str, body: object = None) -> Any:
        found = self.post(f"/api/tables/{table}/{what}", body)
        if isinstance(found, dict) and isinstance(found.get("seats"), list) and found.get("type") != "table":
            self._keep(found["seats"])
        return found

    def wait_over(self, table: str, seconds: float = 60.0) -> None:
        """Until a game that others play has ended."""
        until(lambda: self.get(f"/api/tables/{table}")["status"] == "over", seconds)

    def join(
        self, table: str, seats: list[int] | None = None, seq: int = -1, patches: bool = False, **more: Any
    ) -> Seat:
        tokens = [token for seat, token in self.seats.get(table, {}).items() if seats is None or seat in seats]
        hello = {"type": "hello", "player": self.token, "seats": tokens, "seq": seq, "patches": patches}
        return Seat(self.port, table, hello, **more)


class Seat:
    """A websocket at a table; everything heard is kept."""

    def __init__(self, port: int, table: str, hello: Frame | None, **more: Any) -> None:
        self._link = connect(
            f"ws://127.0.0.1:{port}/ws/{table}", max_size=None, compression=None, close_timeout=1, **more
        )
        self.ws: ClientConnection = self._link.__enter__()
        self.frames: list[Frame] = []
        self.raw: list[str] = []
        self.info: Frame = {}
        self.latest: dict[int, Frame] = {}
        if hello is not None:
            self.send(hello)
            self.info = self.expect("table")
            if self.info["status"] != "lobby":
                self.wait(lambda: all(seat in self.latest for seat in self.info["mine"] or [-1]))

    def __enter__(self) -> Seat:
        return self

    def __exit__(self, *_: object) -> None:
        self.close()

    def close(self) -> None:
        self._link.__exit__(None, None, None)

    def send(self, message: object) -> None:
        self.ws.send(message if isinstance(message, str) else json.dumps(message))

    def hear(self, timeout: float = 40.0) -> Frame | None:
        """The next message; None if the server has closed, TimeoutError if nothing comes."""
        try:
            text = self.ws.recv(timeout=timeout)
        except ConnectionClosed:
            return None
        assert isinstance(text, str)
        frame: Frame = json.loads(text)
        self.raw.append(text)
        if frame["type"] == "patch":
            frame = made_whole(self.latest, frame)
        self.frames.append(frame)
        if frame["type"] == "table":
            self.info = frame
        elif frame["type"] == "update":
            self.latest[frame["seat"]] = frame
        return frame

    def expect(self, kind: str, **fields: Any) -> Frame:
        """The next message of a kind."""
        while True:
            frame = self.hear()
            assert frame is not None, f"closed before a message {kind!r}"
            if frame["type"] == kind and all(frame.get(key) == value for key, value in fields.items()):
                return frame

    def wait(self, true: Callable[[], Any], seconds: float = 40.0) -> Any:
        """Listen until something is true."""
        end = time.monotonic() + seconds
        while not (found := true()):
            assert time.monotonic() < end, "it did not happen in time"
            try:
                assert self.hear(timeout=0.2) is not None, "closed"
            except TimeoutError:
                continue
        return found

    def reach(self, seat: int, seq: int) -> Frame:
        """Listen until a seat has heard of an entry."""
        self.wait(lambda: seat in self.latest and self.latest[seat]["seq"] >= seq)
        return self.latest[seat]

    def catch_up(self) -> None:
        """Hear everything that was sent to this socket before now: the answer to a question comes after it."""
        self.command({"type": "why_not", "seat": 0, "move": "?"})

    def drain(self, seconds: float = 0.1) -> None:
        """Hear what there is."""
        try:
            while self.hear(timeout=seconds) is not None:
                pass
        except TimeoutError:
            pass

    @property
    def seq(self) -> int:
        return int(max(update["seq"] for update in self.latest.values()))

    @property
    def over(self) -> bool:
        return any(update["view"]["over"] for update in self.latest.values())

    def moves(self, seat: int) -> list[str]:
        found = self.latest[seat]["ask"] if seat in self.latest else None
        return [move["text"] for move in found["moves"]] if found else []

    def command(self, message: Frame) -> Frame:
        """Send a command and hear its answer."""
        cmd = message.setdefault("cmd_id", f"c{next(numbers)}")
        self.send(message)
        return self.expect("answer", cmd_id=cmd)

    def play(self, seat: int, move: str, seq: int | None = None, cmd: str = "") -> Frame:
        more = {"cmd_id": cmd} if cmd else {}
        seq = self.latest[seat]["seq"] if seq is None else seq
        return self.command({"type": "play", "seat": seat, "seq": seq, "move": move, **more})


def refused(call: Callable[..., object], *args: object) -> str:
    """The reason for which something is not answered."""
    try:
        call(*args)
    except Refusal as no:
        return str(no.reason)
    raise AssertionError("it was answered")


def claimed(guest: Guest, passphrase: str = "sept boules") -> Guest:
    """Somebody who keeps his name."""
    guest.post("/api/claim", {"nickname": guest.name, "passphrase": passphrase, "token": guest.token})
    return guest


SECOND_THOUGHTS = ("resume",)  # what somebody who is done may still do, and need not


def sensible(rng: Rng) -> Callable[[list[str]], str]:
    """Any move, but a card is laid rather than drawn: so games end."""
    return lambda moves: rng.pick([move for move in moves if not move.startswith(("draw", "keep"))] or moves)


def play_out(sockets: list[Seat], choose: Callable[[list[str]], str], seconds: float = 120.0) -> int:
    """Everybody plays until the game is over; how many moves the sockets made."""
    made, end = 0, time.monotonic() + seconds
    while not all(s.over for s in sockets):
        assert time.monotonic() < end, "the game did not end in time"
        acted = False
        for s in sockets:
            for seat in s.info["mine"]:
                moves = [move for move in s.moves(seat) if move not in SECOND_THOUGHTS]
                if moves and not s.over:
                    answer = s.play(seat, choose(moves))
                    made += answer["ok"]
                    if answer["ok"]:
                        s.reach(seat, answer["seq"])
                    acted = True
        if not acted:
            for s in sockets:
                s.drain(0.005)
    return made


def place(running: Running, table: str, position: dict[str, Any]) -> None:
    """Put a position on a table that has begun, or is about to, as if it had been played up to there."""

    async def put() -> None:
        live = running.server.app.house.tables[table]
        while live.journal is None:  # whoever starts it may have pressed the button just now
            await asyncio.sleep(0.01)
        async with live.lock:
            before = live.playing.seq
            luck = live.playing.luck
            live.journal = Journal(given(live.game, {**position, "options": live.row.options}), luck)
            live.journal.seq, live.journal.marks = before, [before]
            live.driver.stop()
            live.resume()
            live.changed(since=-1, reset=True)

    asyncio.run_coroutine_threadsafe(put(), running.loop).result(30)


def opened(guest: Guest, **more: Any) -> tuple[str, Seat]:
    """A table with two seats of one guest, begun, and his socket."""
    table = guest.open(mine=2, start=True, **more)
    return table, guest.join(table)


def to_move(s: Seat) -> int:
    """Who is asked, once all seats of the socket have heard of the last move."""
    s.wait(lambda: len({update["seq"] for update in s.latest.values()}) == 1 and any(map(s.moves, s.latest)))
    return next(seat for seat in s.latest if s.moves(seat))
