"""Load over all five games: a server in its own process, and players that resend unanswered commands.

`tools.steady` plays for hours and watches memory use, `tools.siege` also kills, stops and starves the server,
and `tests/server/test_kill.py` does a little of it in every test run. Acknowledged commands are recorded and
compared with the database.
"""

from __future__ import annotations

import asyncio
import contextlib
import json
import os
import signal
import subprocess
import sys
import tempfile
import time
import urllib.error
import urllib.request
from collections.abc import Callable, Iterator, Sequence
from pathlib import Path
from typing import Any

from nyoi.kernel.rng import Rng
from nyoi.lab.load.client import Client, free_port
from nyoi.lab.load.match import post
from nyoi.server.rate_limits import unlimited
from nyoi.server.store.choice import is_remote
from tests.server.journals import truth

SERVE = "import sys; from nyoi.server.main import serve; serve(port=int(sys.argv[1]), database=sys.argv[2], **{})"
WIDE: dict[str, Any] = {
    "limits": unlimited() | {"connection.server": 10_000},
    "reading": 0.0,
    "workers": 1,
}
SAVING: dict[str, Any] = {"toma": {"objective": 15}, "uno": {"uno_call": "auto", "scoring": True}}  # long games
GAMES = (("toma", 2), ("uno", 3), ("torak", 2), ("toma", 4), ("uno", 2), ("duel", 2), ("toma", 2), ("tournament", 3))
SILENCE = 3.0  # seconds without a reply before trying another server, as the page does
OPENING = 1.0  # seconds to connect if there are several servers: a proxy would not wait for one that hangs
AGAIN = 0.3  # seconds before resending a command that was not saved or reached no server


class ServerProcess:
    """A server process that can be frozen, resumed and killed."""

    def __init__(self, database: str, output: str = "", **more: Any) -> None:
        self.database = database
        beside = f"{database}.out" if not is_remote(database) else tempfile.mkstemp(".out")[1]
        self.output = Path(output or beside)
        self.port = free_port()
        self.more = {**WIDE, **more}
        self.process: subprocess.Popen[bytes] | None = None

    def start(self) -> None:
        """Start the server and wait until it answers."""
        command = [sys.executable, "-c", SERVE.replace("{}", repr(self.more)), str(self.port), self.database]
        with self.output.open("ab") as out:
            self.process = subprocess.Popen(command, stdout=out, stderr=subprocess.STDOUT)
        end = time.monotonic() + 60
        while not self.answers():
            if time.monotonic() > end or self.process.poll() is not None:
                raise RuntimeError(f"the server does not start: {self.output.read_text()}")
            time.sleep(0.05)

    @property
    def pid(self) -> int:
        assert self.process is not None
        return self.process.pid

    def answers(self) -> bool:
        try:
            with urllib.request.urlopen(f"http://127.0.0.1:{self.port}/health", timeout=2) as answer:  # our own server  # nosec B310
                return bool(answer.status == 200)
        except OSError:
            return False

    def metrics(self) -> dict[str, float]:
        with urllib.request.urlopen(f"http://127.0.0.1:{self.port}/metrics", timeout=30) as answer:  # our own server  # nosec B310
            lines = [line.rpartition(" ") for line in answer.read().decode().splitlines() if not line.startswith("#")]
        return {name: float(value) for name, _, value in lines}

    def freeze(self) -> None:
        """Stop the process with SIGSTOP, at whatever point it is; it answers nothing until `thaw`."""
        os.kill(self.pid, signal.SIGSTOP)

    def thaw(self) -> None:
        os.kill(self.pid, signal.SIGCONT)

    def end(self, how: signal.Signals, seconds: float = 20) -> None:
        assert self.process is not None
        self.process.send_signal(how)
        self.process.wait(seconds)

    @property
    def children(self) -> list[int]:
        return children(self.pid)

    @property
    def memory(self) -> float:
        return memory(self.pid)


def children(parent: int) -> list[int]:
    found = []
    for stat in Path("/proc").glob("[0-9]*/stat"):
        with contextlib.suppress(OSError):
            if int(stat.read_text().rpartition(")")[2].split()[1]) == parent:
                found.append(int(stat.parent.name))
    return found


def memory(pid: int) -> float:
    """Return the resident memory of a process in megabytes."""
    pages = int(Path(f"/proc/{pid}/statm").read_text().split()[1])
    return pages * os.sysconf("SC_PAGE_SIZE") / 1e6


class Line(Client):
    """A connection that reports when it is lost."""

    def __init__(self, hear: Callable[[bytes], None], lost: Callable[[], None]) -> None:
        super().__init__(hear)
        self._lost = lost

    def connection_lost(self, exc: Exception | None) -> None:
        super().connection_lost(exc)
        self._lost()


class Pace:
    """A limit on the moves per second of all players together; a rate of 0 means no limit."""

    def __init__(self, rate: float = 0.0) -> None:
        self.rate = rate
        self._next = 0.0

    def wait(self) -> float:
        """Return the seconds until the next move may be sent."""
        if not self.rate:
            return 0.0
        now = time.monotonic()
        self._next = max(self._next, now) + 1 / self.rate
        return self._next - now


class Player:
    """A seat that plays at random, reconnects, resends unanswered commands, and records acknowledged ones."""

    def __init__(self, ports: Sequence[int], table: str, seat: int, token: str, pace: Pace) -> None:
        self.ports, self.table, self.seat, self.token, self.pace = ports, table, seat, token, pace
        self.came = seat  # connection attempts; each one goes to the next server
        self.sent_at = 0.0
        self.longest = 0.0  # seconds from the first sending of a command to its reply
        self.rng = Rng(seat)
        self.acknowledged: dict[str, tuple[int, str]] = {}  # command -> entry, move
        self.refused: dict[str, int] = {}  # count by reason
        self.pending: dict[str, Any] | None = None
        self.number = 0
        self.repeated = 0
        self.over = False
        self.ended = False
        self.update: dict[str, Any] = {}
        self.line: Line | None = None
        self._planned: asyncio.TimerHandle | None = None
        self._coming: asyncio.Task[None] | None = None

    def come(self) -> None:
        """Connect, retrying until it succeeds, unless an attempt is already under way."""
        if self._coming is None and not self.ended:
            self._coming = asyncio.create_task(self._come())

    async def _come(self) -> None:
        try:
            while not self.ended:
                line = Line(self.hear, self._lost)
                try:
                    async with asyncio.timeout(OPENING if len(self.ports) > 1 else 10):
                        self.came += 1
                        await line.open(self.ports[self.came % len(self.ports)], f"/ws/{self.table}")
                except (OSError, TimeoutError):
                    line.close()
                    await asyncio.sleep(AGAIN)
                    continue
                self.line = line
                hello = {"type": "hello", "seats": [self.token], "seq": self.update.get("seq", -1)}
                line.send(json.dumps(hello).encode())
                if self.pending is not None:  # its outcome is unknown: send the same command again
                    self.repeated += 1
                    self._send()
                return
        finally:
            self._coming = None

    def _lost(self) -> None:
        if self.line is not None and not self.ended:
            self.line = None
            asyncio.get_running_loop().call_later(AGAIN, self.come)

    def hear(self, data: bytes) -> None:
        frame = json.loads(data)
        if frame["type"] == "answer" and self.pending is not None and frame["cmd_id"] == self.pending["cmd_id"]:
            self.longest = max(self.longest, time.monotonic() - self.sent_at)
            if frame["ok"]:
                self.acknowledged[frame["cmd_id"]] = (frame["seq"], self.pending["move"])
            else:
                reason = frame["refusal"]["reason"]
                self.refused[reason] = self.refused.get(reason, 0) + 1
                if reason == "not-saved":
                    self.repeated += 1
                    asyncio.get_running_loop().call_later(AGAIN, self._send)
                    return
            self.pending = None
            self.play()
        elif frame["type"] == "update":
            self.update = frame
            self.over = frame["view"]["over"]
            self.play()

    def play(self) -> None:
        """Schedule the next move if the seat has to decide."""
        if self.pending is None and self._planned is None and self.update.get("ask") and not self.ended:
            self._planned = asyncio.get_running_loop().call_later(self.pace.wait(), self._play)

    def _play(self) -> None:
        self._planned = None
        ask = self.update.get("ask")
        if self.pending is None and ask and not self.ended:
            self.number += 1
            texts = [move["text"] for move in ask["moves"]]
            laid = [text for text in texts if text not in ("draw", "keep", "resume")]  # so games end
            self.pending = {
                "type": "play",
                "cmd_id": f"{self.seat}-{self.number}",
                "seq": self.update["seq"],
                "seat": self.seat,
                "move": self.rng.pick(laid or texts),
            }
            self.sent_at = time.monotonic()
            self._send()

    def _send(self) -> None:
        if self.line is not None and self.pending is not None:
            self.line.send(json.dumps(self.pending).encode())
            if len(self.ports) > 1:
                asyncio.get_running_loop().call_later(SILENCE, self._impatient, self.line, self.pending)

    def _impatient(self, line: Line, command: dict[str, Any]) -> None:
        """Close a silent connection, to try another server, as the page does."""
        if self.line is line and self.pending is command and not self.ended:
            line.close()

    def go(self) -> None:
        """Disconnect for good."""
        self.ended = True
        for waiting in (self._planned, self._coming):
            if waiting is not None:
                waiting.cancel()
        if self.line is not None:
            self.line.close()


def posted(ports: Sequence[int], path: str, body: object, token: str = "") -> Any:
    """Post to the first server that answers; raises OSError if none does."""
    for port in ports[:-1]:
        with contextlib.suppress(OSError):
            return post(port, path, body, token)
    return post(ports[-1], path, body, token)


class Load:
    """Many concurrent tables, each replaced by another when its game is over; some seats are bots."""

    def __init__(self, ports: Sequence[int], tables: int, rate: float = 0.0) -> None:
        self.ports = ports
        self.tables = tables
        self.pace = Pace(rate)
        self.players: list[Player] = []
        self.checked = 0  # acknowledged commands found in the database
        self.opened = 0
        self.finished: list[Player] = []
        self.stopping = False

    @property
    def acknowledged(self) -> int:
        """Return the number of acknowledged commands not yet checked."""
        return sum(len(player.acknowledged) for player in [*self.players, *self.finished])

    async def run(self) -> None:
        """Play until `stop` is called."""
        await asyncio.gather(*[self._place(i) for i in range(self.tables)])

    async def _place(self, i: int) -> None:
        while not self.stopping:
            try:
                players = await asyncio.to_thread(self._open, i)
            except OSError:
                await asyncio.sleep(AGAIN)
                continue
            self.players += players
            for player in players:
                player.come()
            while not self.stopping and not all(player.over and player.pending is None for player in players):
                await asyncio.sleep(0.2)
            for player in players:
                player.go()
                self.players.remove(player)
            self.finished += players

    def _open(self, i: int) -> list[Player]:
        """Open a table of the next game; every third one has a bot in its last seat."""
        self.opened += 1
        game, seats = GAMES[i % len(GAMES)]
        bots = [{"seat": seats - 1, "level": 1 + i % 5}] if i % 3 == 2 else []
        ports = [*self.ports[i % len(self.ports) :], *self.ports[: i % len(self.ports)]]
        token = posted(ports, "/api/players", {"nickname": f"Load {self.opened}"})["token"]
        wish = {"game": game, "seats": seats, "mine": seats - len(bots), "bots": bots, "start": True}
        found = posted(ports, "/api/tables", {**wish, "options": SAVING.get(game, {})}, token)
        return [Player(self.ports, x["table"], x["seat"], x["token"], self.pace) for x in found["seats"]]

    async def stop(self) -> None:
        self.stopping = True
        for player in self.players:
            player.go()
        await asyncio.sleep(0)

    def check(self, database: str, all: bool = False) -> None:
        """Compare acknowledged commands of finished games (or all) with the database; drop the players."""
        players, self.finished = self.finished, []
        if all:
            players, self.players = [*players, *self.players], []
        self.checked += compared(database, players)


def compared(database: str, players: list[Player]) -> int:
    """Return the number of acknowledged commands compared with the database.

    Raises:
        AssertionError: A command is lost or stored twice, or its log has a gap or does not replay.
    """
    count = 0
    for table in sorted({player.table for player in players}):
        played, entries = truth(database, table)  # replays the log, and fails on a broken one
        assert [entry.seq for entry in entries] == list(range(len(entries))), f"a gap in {table}"
        by_command = [(entry.seat, entry.cmd) for entry in entries[1:] if entry.cmd]
        assert len(set(by_command)) == len(by_command), f"a command twice in {table}"
        for player in [player for player in players if player.table == table]:
            for command, (seq, move) in player.acknowledged.items():
                count += 1
                entry = entries[seq]
                assert (entry.seat, entry.cmd, entry.move) == (player.seat, command, move), (
                    f"lost: {command} of {table}"
                )
        if played.over:
            assert played.log.foot["fingerprint"] == played.fingerprint
    return count


@contextlib.contextmanager
def serving(database: str, **more: Any) -> Iterator[ServerProcess]:
    """Run a server for the duration of the block; it is always killed afterwards."""
    server = ServerProcess(database, **more)
    server.start()
    try:
        yield server
    finally:
        if server.process is not None and server.process.poll() is None:
            server.process.kill()
            server.process.wait(20)
