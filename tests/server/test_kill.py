"""Killed under load, again and again: no acknowledged move is lost, none is there twice, every log replays."""

from __future__ import annotations

import asyncio
import json
import os
import signal
import subprocess
import sys
import urllib.request
from collections.abc import Callable
from pathlib import Path
from typing import Any

import pytest

from nyoi.kernel.rng import Rng
from nyoi.server.client import Client, free_port
from tests.server.guests import Guest, to_move, truth, until

pytestmark = pytest.mark.seed(1)

ROUNDS = int(os.environ.get("NYOI_KILLS", "2"))
TABLES = 12
MOVES = 150  # acknowledged before each kill
SERVE = "import sys; from nyoi.server.main import serve; serve(port=int(sys.argv[1]), database=sys.argv[2], **{})"
OPEN: dict[str, Any] = {
    **dict.fromkeys(("messages", "messages_per_ip", "requests", "chats", "advices"), (1e9, 1e9)),
    "sockets_per_ip": 1000,
    "tables_per_player": 1000,
    "reading": 0.0,
    "workers": 1,
    "seed": 1,
}


class Server:
    """A server in a process of its own, that can be killed."""

    def __init__(self, database: str) -> None:
        self.database = database
        self.output = Path(f"{database}.out")
        self.port = free_port()
        self.process: subprocess.Popen[bytes] | None = None

    def start(self) -> None:
        command = [sys.executable, "-c", SERVE.replace("{}", repr(OPEN)), str(self.port), self.database]
        with self.output.open("ab") as out:
            self.process = subprocess.Popen(command, stdout=out, stderr=subprocess.STDOUT)
        until(self._answers, 60)

    def _answers(self) -> bool:
        try:
            with urllib.request.urlopen(f"http://127.0.0.1:{self.port}/health", timeout=2) as answer:
                return bool(answer.status == 200)
        except OSError:
            return False

    def freeze(self) -> None:
        """From here on it does nothing, wherever it stands; what is sent to it now is not answered."""
        assert self.process is not None
        self.process.send_signal(signal.SIGSTOP)

    def end(self, how: signal.Signals) -> None:
        assert self.process is not None
        self.process.send_signal(how)
        self.process.wait(20)


class Line(Client):
    """A connection that can be waited for to be lost."""

    def __init__(self, hear: Callable[[bytes], None]) -> None:
        super().__init__(hear)
        self.lost = asyncio.Event()

    def connection_lost(self, exc: Exception | None) -> None:
        super().connection_lost(exc)
        self.lost.set()


class Player:
    """A seat that plays at random, sends again what was not answered, and writes down what was acknowledged."""

    def __init__(self, table: str, seat: int, token: str) -> None:
        self.table, self.seat, self.token = table, seat, token
        self.rng = Rng(seat)
        self.acknowledged: dict[str, tuple[int, str]] = {}  # command -> entry, move
        self.pending: dict[str, Any] | None = None
        self.number = 0
        self.repeated = 0
        self.client: Line | None = None
        self.update: dict[str, Any] = {}

    async def connect(self, port: int) -> None:
        self.client = Line(self.hear)
        await self.client.open(port, f"/ws/{self.table}")
        self.client.send(json.dumps({"type": "hello", "seats": [self.token]}).encode())
        if self.pending is not None:  # we do not know whether it counted: the same command again
            self.repeated += 1
            self.client.send(json.dumps(self.pending).encode())

    def hear(self, data: bytes) -> None:
        frame = json.loads(data)
        if frame["type"] == "answer" and self.pending is not None and frame["cmd_id"] == self.pending["cmd_id"]:
            if frame["ok"]:
                self.acknowledged[frame["cmd_id"]] = (frame["seq"], self.pending["move"])
            self.pending = None
            self.play()
        elif frame["type"] == "update":
            self.update = frame
            self.play()

    def play(self) -> None:
        ask = self.update.get("ask")
        if self.pending is None and ask and self.client is not None:
            self.number += 1
            self.pending = {
                "type": "play",
                "cmd_id": f"{self.seat}-{self.number}",
                "seq": self.update["seq"],
                "seat": self.seat,
                "move": self.rng.pick(ask["moves"])["text"],
            }
            self.client.send(json.dumps(self.pending).encode())


async def load(players: list[Player], server: Server, kill: bool) -> None:
    """Play on for some moves, then kill the server in the middle of it, with moves under way."""
    await asyncio.gather(*[player.connect(server.port) for player in players])
    before = _acknowledged(players)
    while _acknowledged(players) < before + MOVES:
        await asyncio.sleep(0.01)
    if kill:
        server.freeze()
        while all(player.pending is None for player in players):
            await asyncio.sleep(0.01)
        await asyncio.to_thread(server.end, signal.SIGKILL)
        await asyncio.gather(*[player.client.lost.wait() for player in players if player.client])
    for player in players:
        if player.client is not None:
            player.client.close()


def _acknowledged(players: list[Player]) -> int:
    return sum(len(player.acknowledged) for player in players)


def checked(database: str, players: list[Player]) -> int:
    """Compare what was acknowledged with what is on disk; how many moves were compared."""
    compared = 0
    for table in {player.table for player in players}:
        played, entries = truth(database, table)  # replays, and refuses a broken chain
        assert [entry.seq for entry in entries] == list(range(len(entries)))
        by_command = [(entry.seat, entry.cmd) for entry in entries[1:]]
        assert len(set(by_command)) == len(by_command)  # none twice
        for player in [player for player in players if player.table == table]:
            for command, (seq, move) in player.acknowledged.items():
                compared += 1
                entry = entries[seq]
                assert (entry.seat, entry.cmd, entry.move) == (player.seat, command, move)
        again, _ = truth(database, table)
        assert again.fingerprint == played.fingerprint
        if played.over:
            assert played.log.foot["fingerprint"] == played.fingerprint
    return compared


def test_kill_minus_nine_under_load(tmp_path: Path) -> None:
    server = Server(str(tmp_path / "kill.db"))
    server.start()
    ann = Guest(server.port)
    players = []
    for i in range(TABLES):
        game, seats = (("toma", 2), ("uno", 3))[i % 2]
        options: dict[str, Any] = {"objective": 15} if game == "toma" else {"uno_call": "auto", "scoring": True}
        table = ann.open(game, seats, mine=seats, start=True, options=options)
        players += [Player(table, seat, token) for seat, token in ann.seats[table].items()]
    for _ in range(ROUNDS):
        asyncio.run(load(players, server, kill=True))
        checked(server.database, players)
        server.start()
    asyncio.run(load(players, server, kill=False))
    seen = {(p.table, p.seat): p.update for p in players}
    server.end(signal.SIGTERM)
    compared = checked(server.database, players)
    assert compared >= MOVES * (ROUNDS + 1)
    assert sum(player.repeated for player in players) >= ROUNDS
    for (table, seat), update in seen.items():  # what was shown last is what the journal tells
        played, _ = truth(server.database, table)
        if update["seq"] == played.seq:
            assert update["view"] == played.view(seat)


def test_a_killed_server_leaves_no_bots_behind_and_no_word_about_its_guests(tmp_path: Path) -> None:
    server = Server(str(tmp_path / "orphans.db"))
    server.start()
    ann = Guest(server.port)
    table = ann.open(mine=2, start=True)
    with ann.join(table) as s:
        s.send("nonsense")
        assert s.play(to_move(s), s.moves(to_move(s))[0])["ok"]
        s.play(0, "no such move", seq=0)
    assert server.output.read_text() == ""  # no tokens, no moves, no addresses
    assert server.process is not None
    parent = server.process.pid
    workers = until(lambda: _children(parent))
    server.end(signal.SIGKILL)
    until(lambda: not any(Path(f"/proc/{pid}").exists() for pid in workers))


def _children(parent: int) -> list[int]:
    found = []
    for stat in Path("/proc").glob("[0-9]*/stat"):
        try:
            text = stat.read_text()
        except OSError:
            continue
        if int(text.rpartition(")")[2].split()[1]) == parent:
            found.append(int(stat.parent.name))
    return found
