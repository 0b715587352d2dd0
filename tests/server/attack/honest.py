"""An honest player who measures: how long his moves take while all is calm, and while somebody attacks.

The server runs in a process of its own with the limits that it has by default; attackers run in another one and
come from another address. `NYOI_SIEGE=1` attacks for longer, is strict, and prints the figures.
"""

from __future__ import annotations

import json
import os
import signal
import subprocess
import sys
import time
import urllib.request
from collections.abc import Callable
from pathlib import Path
from typing import Any

from nyoi.kernel.rng import Rng
from tests.server.guests import Guest, Seat, free_port, sensible, to_move, until
from tests.server.stores import database_at

SIEGE = bool(os.environ.get("NYOI_SIEGE"))
SECONDS = 10.0 if SIEGE else 2.0
ROOT = Path(__file__).parents[3]
PACE = 0.02  # seconds between two moves, over all his tables
TABLES = 4  # so that no socket of his sends more than it may
SERVE = (
    "import sys, json; from nyoi.server.main import serve; "
    "serve(port=int(sys.argv[1]), database=sys.argv[2], seed=1, workers=1, reading=0.0, **json.loads(sys.argv[3]))"
)


class Siege:
    """A server in a process of its own, with what it writes and how much memory it takes."""

    def __init__(self, folder: Path, files: int = 0, **more: Any) -> None:
        self.port = free_port()
        self.calm = 0.0  # how long a move takes while nobody attacks
        self.attacks = 0
        self.errors = folder / "errors"
        # who measures plays one short game after the other
        more["limits"] = {"table.address": (1, 600), **more.get("limits", {})}
        command = [sys.executable, "-c", SERVE, str(self.port), database_at(folder / "siege.db"), json.dumps(more)]
        few = ["prlimit", f"--nofile={files}:{files}"] if files else []  # files that it may have open
        with self.errors.open("ab") as out:
            self.process = subprocess.Popen([*few, *command], stdout=out, stderr=out)
        until(self._answers, 60)

    def _answers(self) -> bool:
        try:
            return self.get("/health") != ""
        except OSError:
            return False

    def get(self, path: str) -> str:
        with urllib.request.urlopen(f"http://127.0.0.1:{self.port}{path}", timeout=20) as answer:
            return str(answer.read().decode())

    def metric(self, name: str) -> float:
        """One of its counters."""
        lines = [line.rpartition(" ") for line in self.get("/metrics").splitlines() if not line.startswith("#")]
        return next(float(value) for found, _, value in lines if found.partition("{")[0] == name)

    @property
    def megabytes(self) -> float:
        """The memory it has."""
        lines = Path(f"/proc/{self.process.pid}/status").read_text().splitlines()
        return next(int(line.split()[1]) / 1024 for line in lines if line.startswith("VmRSS"))

    @property
    def written(self) -> str:
        """What it wrote to its output and errors."""
        return self.errors.read_text()

    def stop(self) -> None:
        self.process.send_signal(signal.SIGTERM)
        self.process.wait(30)


class Honest:
    """Somebody who plays with himself at a few tables, a move every now and then."""

    def __init__(self, port: int) -> None:
        self.guest = Guest(port)
        self.choose = sensible(Rng(1))
        self.seats = [self._sit() for _ in range(TABLES)]
        self.next = 0

    def _sit(self) -> Seat:
        table = self.guest.open(mine=2, start=True, options={"objective": 15})
        return self.guest.join(table)

    def close(self) -> None:
        for s in self.seats:
            s.close()

    def move(self) -> float:
        """One move; the seconds from sending it to its answer."""
        self.next = (self.next + 1) % TABLES
        s = self.seats[self.next]
        if s.over:
            s.close()
            s = self.seats[self.next] = self._sit()
        seat = to_move(s)
        move = self.choose(s.moves(seat))
        began = time.perf_counter()
        assert s.play(seat, move)["ok"]
        took = time.perf_counter() - began
        s.reach(seat, s.frames[-1]["seq"] if s.frames[-1]["type"] == "answer" else s.seq)
        return took


def measured(players: list[Honest], seconds: float) -> list[list[float]]:
    """What the moves of some players took, for so long; they move in turn, so that they meet the same machine."""
    found: list[list[float]] = [[] for _ in players]
    end = time.monotonic() + seconds
    while time.monotonic() < end:
        for player, times in zip(players, found, strict=True):
            times.append(player.move())
            time.sleep(PACE / len(players))
    return found


def p99(times: list[float]) -> float:
    """Of a hundred, the second worst."""
    return sorted(times)[int(len(times) * 0.99) - 1]


Meanwhile = Callable[[], object]


def nothing() -> None:
    """Do nothing meanwhile."""


def endured(
    siege: Siege, honest: Honest, elsewhere: Honest, attack: str, by: str = "attackers", meanwhile: Meanwhile = nothing
) -> dict[str, int]:
    """Attack while honest people play: who is where the attack is hardly notices. What the attackers tell.

    A busy machine is slow for everybody, and from one second to the next. So `elsewhere` somebody plays at a server
    that nobody attacks, in turn with him: what both of them wait for is the machine's doing. `meanwhile` is called
    again and again while the attack lasts.
    """
    calm = siege.calm = siege.calm or p99(measured([honest], SECONDS)[0])
    command = [sys.executable, "-m", f"tests.server.attack.{by}", attack, str(siege.port), str(SECONDS)]
    siege.attacks += 1
    more = {  # each attack comes from an address that has done nothing yet
        "NYOI_STRANGER": f"127.0.0.{1 + siege.attacks}",
        "PYTHONPATH": os.pathsep.join([str(ROOT / "src"), str(ROOT)]),
    }
    attackers = subprocess.Popen(command, cwd=ROOT, stdout=subprocess.PIPE, env={**os.environ, **more})
    here: list[float] = []
    there: list[float] = []
    while attackers.poll() is None:
        for times, some in zip((here, there), measured([honest, elsewhere], 0.2), strict=True):
            times += some
        meanwhile()
    assert attackers.stdout is not None
    with attackers.stdout:
        told: dict[str, int] = json.loads(attackers.stdout.read())
    assert attackers.returncode == 0
    usual = max(calm, p99(there))
    figures = (
        f"{attack:12} calm {calm * 1000:6.1f} ms, elsewhere {p99(there) * 1000:6.1f} ms, under attack "
        f"{p99(here) * 1000:6.1f} ms, worst {max(here) * 1000:6.1f} ms "
        f"({len(here)} moves, {siege.megabytes:.0f} MB) {told}"
    )
    if SIEGE:
        sys.stderr.write(f"\n{figures}\n")
    assert p99(here) < (max(0.05, 3 * usual) if SIEGE else max(0.3, 5 * usual)), figures
    assert siege.written == ""
    assert siege.metric("nyoi_errors_total") == 0
    return told
