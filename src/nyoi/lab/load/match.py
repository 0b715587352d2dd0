"""Self-playing tables for load tests: every seat is a socket that plays random moves, as a page would."""

from __future__ import annotations

import asyncio
import json
import random
import time
import urllib.request
from collections import Counter
from collections.abc import Callable
from functools import partial
from typing import Any, NamedTuple

import msgspec

from nyoi.lab.load.client import Client


class Sitting(NamedTuple):
    """The game of a table and its numbers of seats and spectators."""

    game: str
    seats: int
    watchers: int = 0


class Move(msgspec.Struct):
    """The fields of an offered move that the driver reads."""

    text: str


class Alike(msgspec.Struct):
    """A batch of offered moves with the same word."""

    word: str
    args: list[list[Any]]
    texts: list[str]


class Asked(msgspec.Struct):
    """The fields of a decision that the driver reads."""

    moves: list[Move]


class Heard(msgspec.Struct):
    """The fields of any message that the driver reads."""

    type: str
    seat: int = -1
    seq: int = -1
    ask: Asked | None = None
    ok: bool = True
    status: str = ""
    update: Heard | None = None
    moves: list[Alike] = []


_decode = msgspec.json.Decoder(Heard).decode


class Told:
    """Number and size of updates by game."""

    def __init__(self) -> None:
        self.updates: Counter[str] = Counter()
        self.bytes: Counter[str] = Counter()

    def count(self, game: str, size: int) -> None:
        self.updates[game] += 1
        self.bytes[game] += size

    def mean(self, game: str) -> float:
        return round(self.bytes[game] / max(self.updates[game], 1), 1)


class Load:
    """A load that can be paused, with measurements of the server under it."""

    def __init__(self, cpu: Callable[[], float]) -> None:
        self._cpu = cpu
        self.done = 0
        self.refused = 0
        self.waits: list[float] = []
        self.told = Told()
        self.used = 0.0  # CPU seconds of the server
        self.wall = 0.0
        self.clients: list[Client] = []  # permanent connections; those of tables are not listed
        self.rounds: list[float] = []  # work done per CPU second, by round
        self._resting: list[Callable[[], None]] | None = []

    def do(self, act: Callable[[], None]) -> None:
        """Run `act` now, or as soon as the load runs again."""
        if self._resting is None:
            act()
        else:
            self._resting.append(act)

    async def run(self, seconds: float, count: bool = True) -> None:
        """Run for a while, and add the measurements unless `count` is false."""
        waiting, self._resting = self._resting or [], None
        done, waits = self.done, len(self.waits)
        began, used = time.perf_counter(), self._cpu()
        for act in waiting:
            act()
        await asyncio.sleep(seconds)
        wall = time.perf_counter() - began
        self._resting = []
        await asyncio.sleep(0.3)  # let messages in flight arrive
        used = self._cpu() - used
        if not count:
            self.done, self.waits, self.told = done, self.waits[:waits], Told()
        elif used:
            self.used += used
            self.wall += wall
            self.rounds.append((self.done - done) / used)


class Match:
    """One table with all its seats. The seat to move plays a random move."""

    def __init__(self, load: Load, sitting: Sitting) -> None:
        self.load = load
        self.game = sitting.game
        self.over: asyncio.Future[None] = asyncio.get_running_loop().create_future()
        self.clients: dict[int, Client] = {}
        self.watchers: list[Client] = []
        self.mover = -1
        self.entry = -1
        self.sent = 0.0
        self.number = 0

    def hear(self, seat: int, data: bytes) -> None:
        """Handle a message to a seat (-1: to a spectator)."""
        message = _decode(data)
        if message.type in ("update", "patch"):
            self.load.told.count(self.game, len(data))
            update = message.update or message
            if update.seq == self.entry and seat not in (self.mover, -1):
                self.load.waits.append(time.perf_counter() - self.sent)
            if update.ask is not None:
                self.load.do(partial(self.play, seat, update.seq, some_move(offered(update.ask, message.moves))))
        elif message.type == "answer":
            self.load.done += message.ok
            self.load.refused += not message.ok
        elif message.type == "table" and message.status == "over" and not self.over.done():
            self.over.set_result(None)

    def play(self, seat: int, seq: int, move: str) -> None:
        self.number += 1
        self.mover, self.entry, self.sent = seat, seq + 1, time.perf_counter()
        client = self.clients.get(seat)
        if client is not None:
            text = f'{{"type":"play","cmd_id":"{self.number}","seq":{seq},"seat":{seat},"move":"{move}"}}'
            client.send(text.encode())

    async def sit(self, port: int, table: str, seats: list[dict[str, Any]], watchers: int) -> None:
        """Connect all seats and spectators, and send the hello message that a page sends."""
        for seat in [*seats, *[{"seat": -1, "token": ""}] * watchers]:
            client = Client(partial(self.hear, seat["seat"]))
            await client.open(port, f"/ws/{table}")
            if seat["token"]:
                self.clients[seat["seat"]] = client
            else:
                self.watchers.append(client)
            client.send(json.dumps({"type": "hello", "seats": [seat["token"]], "patches": True}).encode())

    def leave(self) -> None:
        for client in (*self.clients.values(), *self.watchers):
            client.close()


def offered(ask: Asked, alike: list[Alike]) -> list[str]:
    if not alike:
        return [move.text for move in ask.moves]
    return [
        group.texts[i] if group.texts else " ".join([group.word, *[str(word) for word in flat(args)]])
        for group in alike
        for i, args in enumerate(group.args)
    ]


def flat(args: list[Any]) -> list[Any]:
    """Flatten the arguments of a move.

    >>> flat([3, ["gohan", "nappa"]])
    [3, 'gohan', 'nappa']
    """
    return [one for arg in args for one in (arg if isinstance(arg, list) else [arg])]


def some_move(texts: list[str]) -> str:
    """Return a random move, avoiding `draw` and `keep` where possible so that games end."""
    laid = [text for text in texts if text not in ("draw", "keep")]
    return random.choice(laid) if laid else texts[0]  # a load test, not a game  # nosec B311


async def one_table(
    load: Load, port: int, token: str, sitting: Sitting, options: dict[str, Any], stop: asyncio.Event
) -> None:
    """Play one game after another at one table until `stop` is set."""
    seats = sitting.seats
    while not stop.is_set():
        wish = {"game": sitting.game, "seats": seats, "mine": seats, "start": True, "options": options}
        opened = await asyncio.to_thread(post, port, "/api/tables", wish, token)
        match = Match(load, sitting)
        await match.sit(port, opened["table"], opened["seats"], sitting.watchers)
        stopped = asyncio.create_task(stop.wait())
        both: list[asyncio.Future[Any]] = [match.over, stopped]
        await asyncio.wait(both, return_when=asyncio.FIRST_COMPLETED)
        stopped.cancel()
        match.leave()


def post(port: int, path: str, body: object, token: str = "") -> Any:
    """Send a POST request and return the decoded response. Raises OSError on an error status."""
    request = urllib.request.Request(f"http://127.0.0.1:{port}{path}", json.dumps(body).encode())
    if token:
        request.add_header("Authorization", f"Bearer {token}")
    with urllib.request.urlopen(request, timeout=30) as answer:  # our own server  # nosec B310
        return json.loads(answer.read())
