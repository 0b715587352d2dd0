"""A load for the server: tables of Toma and UNO played over websockets, beside bare ones on the same stack.

    python -m nyoi.lab.load.bench --tables 100 --seconds 10 [--small] [--json]

The server and what it is compared with run in processes of their own and are measured by their CPU time,
in turn, round by round, so that the driver's own work does not count and all meet the same weather. Every
seat is a socket; each move is timed from its sending to its arrival at every other seat. Counted are moves
answered with yes, opening a table when a game is over is part of the cost; an echo is a message in and out.
"""

from __future__ import annotations

import argparse
import asyncio
import json
import os
import random
import subprocess
import sys
import tempfile
import time
import urllib.request
from collections.abc import Callable
from functools import partial
from pathlib import Path
from typing import Any

import msgspec

from nyoi.lab.load import echo
from nyoi.lab.load.client import Client, free_port

Games = tuple[tuple[str, int], ...]
MIXED: Games = (("toma", 2), ("uno", 2), ("toma", 4), ("uno", 4), ("toma", 3), ("uno", 6))
SMALL: Games = (("toma", 2), ("uno", 2))
OPTIONS: dict[str, dict[str, Any]] = {
    "toma": {"objective": 15},
    "uno": {"uno_call": "auto", "scoring": True, "target_score": 1000},
}
ROUNDS = 5


class Move(msgspec.Struct):
    """A move offered, as far as the driver reads it."""

    text: str


class Asked(msgspec.Struct):
    """A question, as far as the driver reads it."""

    moves: list[Move]


class Heard(msgspec.Struct):
    """Any message, as far as the driver reads it."""

    type: str
    seat: int = -1
    seq: int = -1
    ask: Asked | None = None
    ok: bool = True
    status: str = ""


_decode = msgspec.json.Decoder(Heard).decode


class Load:
    """A load that runs or rests, and what was measured of the server behind it."""

    def __init__(self, pid: int) -> None:
        self.pid = pid
        self.done = 0
        self.refused = 0
        self.waits: list[float] = []
        self.used = 0.0  # CPU seconds of the server
        self.wall = 0.0
        self.rounds: list[float] = []  # done per CPU second, round by round
        self._resting: list[Callable[[], None]] | None = []

    def do(self, act: Callable[[], None]) -> None:
        """Do something now, or when the load runs again."""
        if self._resting is None:
            act()
        else:
            self._resting.append(act)

    async def run(self, seconds: float, count: bool = True) -> None:
        """Run for a while, and measure."""
        waiting, self._resting = self._resting or [], None
        done, waits = self.done, len(self.waits)
        began, used = time.perf_counter(), cpu(self.pid)
        for act in waiting:
            act()
        await asyncio.sleep(seconds)
        wall = time.perf_counter() - began
        self._resting = []
        await asyncio.sleep(0.3)  # what is under way arrives
        used = cpu(self.pid) - used
        if not count:
            self.done, self.waits = done, self.waits[:waits]
        elif used:
            self.used += used
            self.wall += wall
            self.rounds.append((self.done - done) / used)


class Match:
    """One table with all its seats: whoever is asked plays something at random."""

    def __init__(self, load: Load, seats: int) -> None:
        self.load = load
        self.over: asyncio.Future[None] = asyncio.get_running_loop().create_future()
        self.clients: list[Client | None] = [None] * seats
        self.mover = -1
        self.entry = -1
        self.sent = 0.0
        self.number = 0

    def hear(self, seat: int, data: bytes) -> None:
        """A message to a seat."""
        message = _decode(data)
        if message.type == "update":
            if message.seq == self.entry and seat != self.mover:
                self.load.waits.append(time.perf_counter() - self.sent)
            if message.ask is not None:
                self.load.do(partial(self.play, seat, message.seq, some_move(message.ask.moves)))
        elif message.type == "answer":
            self.load.done += message.ok
            self.load.refused += not message.ok
        elif message.type == "table" and message.status == "over" and not self.over.done():
            self.over.set_result(None)

    def play(self, seat: int, seq: int, move: str) -> None:
        """Send a move."""
        self.number += 1
        self.mover, self.entry, self.sent = seat, seq + 1, time.perf_counter()
        client = self.clients[seat]
        if client is not None:
            text = f'{{"type":"play","cmd_id":"{self.number}","seq":{seq},"seat":{seat},"move":"{move}"}}'
            client.send(text.encode())


def some_move(moves: list[Move]) -> str:
    """Any move, but a card is laid rather than drawn, as people do: so games end."""
    laid = [move.text for move in moves if move.text not in ("draw", "keep")]
    return random.choice(laid) if laid else moves[0].text  # a load, no game  # nosec B311


async def one_table(load: Load, port: int, token: str, game: str, seats: int, stop: asyncio.Event) -> None:
    """Play game after game at one table."""
    while not stop.is_set():
        wish = {"game": game, "seats": seats, "mine": seats, "start": True, "options": OPTIONS.get(game, {})}
        opened = await asyncio.to_thread(post, port, "/api/tables", wish, token)
        match = Match(load, seats)
        for seat in opened["seats"]:
            client = Client(partial(match.hear, seat["seat"]))
            await client.open(port, f"/ws/{opened['table']}")
            match.clients[seat["seat"]] = client
            client.send(json.dumps({"type": "hello", "seats": [seat["token"]]}).encode())
        stopped = asyncio.create_task(stop.wait())
        both: list[asyncio.Future[Any]] = [match.over, stopped]
        await asyncio.wait(both, return_when=asyncio.FIRST_COMPLETED)
        stopped.cancel()
        for used in match.clients:
            if used is not None:
                used.close()


def post(port: int, path: str, body: object, token: str = "") -> Any:
    """One request."""
    request = urllib.request.Request(f"http://127.0.0.1:{port}{path}", json.dumps(body).encode())
    if token:
        request.add_header("Authorization", f"Bearer {token}")
    with urllib.request.urlopen(request, timeout=30) as answer:  # our own server  # nosec B310
        return json.loads(answer.read())


def cpu(pid: int) -> float:
    """The CPU seconds that a process has used, its children not counted."""
    stat = Path(f"/proc/{pid}/stat")
    if stat.exists():
        fields = stat.read_text().rpartition(")")[2].split()
        return (int(fields[11]) + int(fields[12])) / float(os.sysconf("SC_CLK_TCK"))
    text = subprocess.run(["ps", "-o", "cputime=", "-p", str(pid)], capture_output=True, text=True).stdout
    parts = [float(part) for part in text.strip().replace("-", ":").split(":")]
    return float(sum(part * 60**i for i, part in enumerate(reversed(parts))))


async def bare(port: int, pid: int, paths: list[str], sockets: int) -> Load:
    """A load without a game: the first socket of each path sends a message of a move's size, and again when heard."""
    load = Load(pid)
    message = b'{"type":"play","cmd_id":"12345","seq":123,"seat":1,"move":"discard freya"}'

    def again(client: Client, data: bytes) -> None:
        if not data.startswith(b'{"type":"update"'):  # the relay's update only arrives
            load.done += 1
            load.do(partial(client.send, message))

    for path in paths:
        clients = [Client(lambda _: None) for _ in range(sockets)]
        clients[0].hear = partial(again, clients[0])
        for client in clients:
            await client.open(port, path)
        load.do(partial(clients[0].send, message))
    return load


async def measure(
    load: Load, port: int, echoes: Load, relays: Load, tables: int, seconds: float, games: Games
) -> dict[str, Any]:
    """Let the tables and the bare loads run in turn; the figures."""
    token = post(port, "/api/players", {"nickname": "Bench"})["token"]
    stop = asyncio.Event()
    tasks = [asyncio.create_task(one_table(load, port, token, *games[i % len(games)], stop)) for i in range(tables)]
    await load.run(1.5, count=False)
    for other in (echoes, relays):
        await other.run(0.5, count=False)
    for _ in range(ROUNDS):
        await load.run(seconds / ROUNDS)
        for other in (echoes, relays):
            await other.run(max(0.5, seconds / ROUNDS / 3))
    stop.set()
    await asyncio.gather(*tasks)
    waits = sorted(load.waits) or [0.0]
    return {
        "tables": tables,
        "seconds": round(load.wall, 2),
        "moves": load.done,
        "refused": load.refused,
        "moves_per_second": round(load.done / max(load.wall, 1e-9), 1),
        "moves_per_cpu_second": round(load.done / max(load.used, 1e-9), 1),
        "cpu_us_per_move": round(1e6 * load.used / max(load.done, 1), 1),
        "p50_ms": round(1000 * waits[len(waits) // 2], 2),
        "p99_ms": round(1000 * waits[len(waits) * 99 // 100], 2),
        "echoes_per_cpu_second": round(echoes.done / max(echoes.used, 1e-9), 1),
        "ratio_to_echo": ratio(load, echoes),
        "relays_per_cpu_second": round(relays.done / max(relays.used, 1e-9), 1),
        "ratio_to_relay": ratio(load, relays),
    }


def ratio(load: Load, other: Load) -> float:
    """The median, round by round, of one's work per CPU second over the other's."""
    ratios = sorted(a / b for a, b in zip(load.rounds, other.rounds, strict=False)) or [0.0]
    return round(ratios[len(ratios) // 2], 3)


def _started(command: list[str], port: int) -> subprocess.Popen[bytes]:
    process = subprocess.Popen([sys.executable, *command])
    for _ in range(400):
        time.sleep(0.05)
        try:
            asyncio.run(_reach(port))
            return process
        except OSError:
            continue
    process.kill()
    raise RuntimeError("the server does not start")


async def _reach(port: int) -> None:
    _, writer = await asyncio.open_connection("127.0.0.1", port)
    writer.close()


def run(tables: int = 100, seconds: float = 10.0, small: bool = False) -> dict[str, Any]:
    """Measure a server with a database of its own beside bare websockets; figures and their ratios."""
    port, bare_port = free_port(), free_port()

    async def all_three(server: int, other: int) -> dict[str, Any]:
        echoes = await bare(bare_port, other, ["/"] * tables, 1)
        relays = await bare(bare_port, other, [f"/{i}" for i in range(tables)], 2)
        return await measure(Load(server), port, echoes, relays, tables, seconds, SMALL if small else MIXED)

    with tempfile.TemporaryDirectory() as folder:
        command = ["-m", "nyoi.server.main", "--port", str(port), "--database", f"{folder}/bench.db"]
        server = _started([*command, "--unlimited", "--reading", "0", "--workers", "1"], port)
        other = _started(["-m", "nyoi.lab.load.bench", "--echo", str(bare_port)], bare_port)
        try:
            return asyncio.run(all_three(server.pid, other.pid))
        finally:
            other.kill()
            server.terminate()
            other.wait(20)
            server.wait(20)


def main(arguments: list[str]) -> None:
    """Measure as the command line says."""
    parser = argparse.ArgumentParser(prog="python -m nyoi.lab.load.bench", description=run.__doc__)
    parser.add_argument("--tables", type=int, default=100)
    parser.add_argument("--seconds", type=float, default=10.0)
    parser.add_argument("--small", action="store_true", help="matches of two only")
    parser.add_argument("--json", action="store_true")
    parser.add_argument("--echo", type=int, default=0, help=argparse.SUPPRESS)
    given = parser.parse_args(arguments)
    if given.echo:
        echo.serve(given.echo)
        return
    found = run(given.tables, given.seconds, given.small)
    lines = [f"{key.replace('_', ' '):24} {value}" for key, value in found.items()]
    sys.stdout.write((json.dumps(found) if given.json else "\n".join(lines)) + "\n")


if __name__ == "__main__":
    main(sys.argv[1:])
