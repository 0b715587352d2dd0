"""Load test for the server: Toma and UNO over websockets, compared with bare websockets on the same stack.

    python -m nyoi.lab.load.bench --tables 100 --seconds 10 [--small | --all | --play uno:8+10] [--json]

The server and the baselines run in separate processes and are measured by their CPU time, so the driver's own
work does not count. They take turns, round by round, so all of them run under the same conditions.

Every seat is a socket. Each move is timed from when it is sent until it arrives at every other seat. Accepted
moves are counted, and opening a new table after a game is part of the cost. An echo counts as one message in
and one out.
"""

from __future__ import annotations

import argparse
import asyncio
import contextlib
import json
import os
import subprocess
import sys
import tempfile
import time
from collections.abc import Sequence
from functools import partial
from pathlib import Path
from typing import Any

from nyoi.games import IDS
from nyoi.lab.load import echo
from nyoi.lab.load.client import Client, free_port
from nyoi.lab.load.match import Load, Sitting, one_table, post

MIXED = tuple(Sitting(*one) for one in (("toma", 2), ("uno", 2), ("toma", 4), ("uno", 4), ("toma", 3), ("uno", 6)))
SMALL = MIXED[:2]
OPTIONS: dict[str, dict[str, Any]] = {
    "toma": {"objective": 15},
    "uno": {"uno_call": "auto", "scoring": True, "target_score": 1000},
}
ROUNDS = 5


def cpu(pid: int) -> float:
    """Return the CPU seconds used by a process, without its children."""
    stat = Path(f"/proc/{pid}/stat")
    if stat.exists():
        fields = stat.read_text().rpartition(")")[2].split()
        return (int(fields[11]) + int(fields[12])) / float(os.sysconf("SC_CLK_TCK"))
    text = subprocess.run(["ps", "-o", "cputime=", "-p", str(pid)], capture_output=True, text=True).stdout
    parts = [float(part) for part in text.strip().replace("-", ":").split(":")]
    return float(sum(part * 60**i for i, part in enumerate(reversed(parts))))


def cpu_of_all(pid: int) -> float:
    """Return the CPU seconds of a server and its serving processes, without its bot workers."""
    found = cpu(pid)
    for stat in Path("/proc").glob("[0-9]*/stat"):
        with contextlib.suppress(OSError):
            child = stat.parent
            mine = int(stat.read_text().rpartition(")")[2].split()[1]) == pid
            if mine and b"spawn_main" not in (child / "cmdline").read_bytes():
                found += cpu(int(child.name))
    return found


async def bare(port: int, pid: int, paths: list[str], sockets: int) -> Load:
    """Start a load without a game.

    The first socket of each path sends a message of a move's size, and sends it again whenever it receives an
    answer.
    """
    load = Load(partial(cpu, pid))
    message = b'{"type":"play","cmd_id":"12345","seq":123,"seat":1,"move":"discard freya"}'

    def again(client: Client, data: bytes) -> None:
        if not data.startswith(b'{"type":"update"'):  # an update from the relay is not counted
            load.done += 1
            load.do(partial(client.send, message))

    for path in paths:
        clients = [Client(lambda _: None) for _ in range(sockets)]
        clients[0].hear = partial(again, clients[0])
        load.clients += clients
        for client in clients:
            await client.open(port, path)
        load.do(partial(clients[0].send, message))
    return load


async def measure(
    load: Load, port: int, echoes: Load, relays: Load, tables: int, seconds: float, games: Sequence[Sitting]
) -> dict[str, Any]:
    """Run the tables and the baselines in turn and return the figures."""
    token = post(port, "/api/players", {"nickname": "Bench"})["token"]
    stop = asyncio.Event()
    played = [games[i % len(games)] for i in range(tables)]
    tasks = [asyncio.create_task(one_table(load, port, token, one, OPTIONS.get(one.game, {}), stop)) for one in played]
    await load.run(1.5, count=False)
    for other in (echoes, relays):
        await other.run(0.5, count=False)
    for _ in range(ROUNDS):
        await load.run(seconds / ROUNDS)
        for other in (echoes, relays):
            await other.run(max(0.5, seconds / ROUNDS / 3))
    stop.set()
    await asyncio.gather(*tasks)
    for client in (*echoes.clients, *relays.clients):
        client.close()
    await asyncio.sleep(0.1)  # wait until all connections are closed
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
        "bytes_per_move": round(sum(load.told.bytes.values()) / max(load.done, 1), 1),
        "bytes_per_update": {id: load.told.mean(id) for id in sorted(load.told.updates)},
        "echoes_per_cpu_second": round(echoes.done / max(echoes.used, 1e-9), 1),
        "ratio_to_echo": ratio(load, echoes),
        "relays_per_cpu_second": round(relays.done / max(relays.used, 1e-9), 1),
        "ratio_to_relay": ratio(load, relays),
    }


def ratio(load: Load, other: Load) -> float:
    """Return the median over all rounds of the ratio between both loads' work per CPU second."""
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


def run(
    tables: int = 100,
    seconds: float = 10.0,
    games: Sequence[Sitting] = MIXED,
    database: str = "",
    processes: int = 1,
) -> dict[str, Any]:
    """Measure a server, with a database of its own if none is named, beside bare websockets; figures and ratios."""
    port, bare_port = free_port(), free_port()

    async def all_three(server: int, other: int) -> dict[str, Any]:
        echoes = await bare(bare_port, other, ["/"] * tables, 1)
        relays = await bare(bare_port, other, [f"/{i}" for i in range(tables)], 2)
        return await measure(Load(partial(cpu_of_all, server)), port, echoes, relays, tables, seconds, games)

    with tempfile.TemporaryDirectory() as folder:
        command = ["-m", "nyoi.server.main", "--port", str(port), "--database", database or f"{folder}/bench.db"]
        command += ["--processes", str(processes)]
        server = _started([*command, "--unlimited", "--reading", "0", "--workers", "1"], port)
        other = _started(["-m", "nyoi.lab.load.bench", "--echo", str(bare_port)], bare_port)
        try:
            return {
                "store": store_of(database),
                "processes": processes,
                **asyncio.run(all_three(server.pid, other.pid)),
            }
        finally:
            other.kill()
            server.terminate()
            other.wait(20)
            server.wait(20)


def store_of(database: str) -> str:
    """Return the kind of database that an address names.

    >>> store_of(""), store_of("postgresql://nyoi@localhost/nyoi")
    ('sqlite', 'postgresql')
    """
    return database.partition("://")[0] if "://" in database else "sqlite"


def sitting(text: str) -> Sitting:
    """Parse a `--play` argument.

    >>> sitting("uno:8+10")
    Sitting(game='uno', seats=8, watchers=10)
    """
    game, _, people = text.partition(":")
    seats, _, watchers = people.partition("+")
    if game not in IDS or not seats.isdigit() or not (watchers or "0").isdigit():
        raise ValueError(text)
    return Sitting(game, int(seats), int(watchers or 0))


def main(arguments: list[str]) -> None:
    parser = argparse.ArgumentParser(prog="python -m nyoi.lab.load.bench", description=run.__doc__)
    parser.add_argument("--tables", type=int, default=100)
    parser.add_argument("--seconds", type=float, default=10.0)
    which = parser.add_mutually_exclusive_group()
    which.add_argument("--small", action="store_const", const=SMALL, dest="games", help="matches of two only")
    which.add_argument("--all", action="store_const", const=tuple(Sitting(id, 2) for id in IDS), dest="games")
    which.add_argument("--play", type=sitting, action="append", dest="games", metavar="GAME:SEATS+WATCHERS")
    parser.add_argument("--database", default="", help="an empty one, that is left full")
    parser.add_argument("--processes", type=int, default=1, help="that serve")
    parser.add_argument("--json", action="store_true")
    parser.add_argument("--echo", type=int, default=0, help=argparse.SUPPRESS)
    given = parser.parse_args(arguments)
    if given.echo:
        echo.serve(given.echo)
        return
    found = run(given.tables, given.seconds, given.games or MIXED, given.database, given.processes)
    lines = [f"{key.replace('_', ' '):24} {value}" for key, value in found.items()]
    sys.stdout.write((json.dumps(found) if given.json else "\n".join(lines)) + "\n")


if __name__ == "__main__":
    main(sys.argv[1:])
