"""Chaos test of three workers on one PostgreSQL under load over all five games.

    python -m tools.club [--workers 3] [--kills 20] [--stops 5] [--restarts 3] [--ends 3] [--tables 60]
        [--seed 1]

Faults are injected in an order drawn from the seed: workers are killed, frozen and restarted, and the
database crashes. After each fault the tables must make progress. At the end, no acknowledged command may be
lost or duplicated, and every log must replay. The longest wait for a reply is reported for each kind of
fault, measured from the first sending of a command to its reply.
"""

from __future__ import annotations

import argparse
import asyncio
import contextlib
import signal
import sys
import tempfile
import time
from collections import Counter
from collections.abc import Awaitable, Callable

from nyoi.kernel.rng import Rng
from tests.server.cluster import Cluster
from tools.load import Load, Player, ServerProcess

MOVES = 100  # acknowledged between two faults
LEAST = 3.0  # seconds to observe after a fault; every affected player has noticed it by then
LATE = 0.5  # seconds without a reply after which a player counts as waiting
STANDSTILL = 8.0  # seconds for which a worker is frozen: longer than its lease


class Club:
    """The workers, their database, the load, and the faults."""

    def __init__(self, cluster: Cluster, workers: list[ServerProcess], load: Load, rng: Rng) -> None:
        self.cluster, self.workers, self.load, self.rng = cluster, workers, load, rng
        self.counts: Counter[str] = Counter()
        self.waits: dict[str, float] = {}  # the longest wait after each kind of fault

    async def go_on(self, name: str) -> None:
        """Wait until the tables have acknowledged `MOVES` more moves; record the longest wait."""
        done, began = self._done(), time.monotonic()
        end = began + 120
        while self._done() < done + MOVES or time.monotonic() < began + LEAST or any(map(self._late, self._all())):
            await asyncio.sleep(0.05)
            if time.monotonic() > end:
                said = "\n".join(worker.output.read_text()[-1000:] for worker in self.workers)
                raise AssertionError(f"the tables do not go on after {name}: {said}")
        longest = max((player.longest for player in self._all()), default=0.0)
        self.waits[name] = max(self.waits.get(name, 0.0), longest)
        for player in self._all():
            player.longest = 0.0

    def _all(self) -> list[Player]:
        return [*self.load.players, *self.load.finished]

    @staticmethod
    def _late(player: Player) -> bool:
        """Return whether a player's command has been unanswered for more than `LATE` seconds."""
        return player.pending is not None and not player.ended and time.monotonic() - player.sent_at > LATE

    def _done(self) -> int:
        return self.load.checked + self.load.acknowledged

    async def kill(self) -> None:
        """Kill a worker while commands are in flight, and restart it later."""
        worker = self.rng.pick(self.workers)
        worker.freeze()
        await asyncio.sleep(0.05)
        await asyncio.to_thread(worker.end, signal.SIGKILL)
        await self.go_on("kill")
        await asyncio.to_thread(worker.start)

    async def end(self) -> None:
        """Shut a worker down gracefully, as for an upgrade, and restart it."""
        worker = self.rng.pick(self.workers)
        await asyncio.to_thread(worker.end, signal.SIGTERM)
        await self.go_on("end")
        await asyncio.to_thread(worker.start)

    async def stop(self) -> None:
        """Freeze a worker for longer than its lease, then resume it."""
        worker = self.rng.pick(self.workers)
        worker.freeze()
        standing = asyncio.create_task(asyncio.sleep(STANDSTILL))
        await self.go_on("stop")
        await standing
        worker.thaw()

    async def restart(self) -> None:
        """Crash PostgreSQL and restart it."""
        await asyncio.to_thread(self.cluster.stop, signal.SIGQUIT)
        await asyncio.to_thread(self.cluster.start)

    async def run(self, troubles: list[str]) -> None:
        """Inject the faults one after the other, in random order."""
        self.rng.shuffle(troubles)
        running = asyncio.create_task(self.load.run())
        await self.go_on("nothing")
        for number, name in enumerate(troubles, 1):
            trouble: Callable[[], Awaitable[None]] = getattr(self, name)
            await trouble()
            await self.go_on(f"{name}, afterwards")
            self.counts[name] += 1
            if number % 5 == 0:
                print(f"{number:4} of {len(troubles)}: {dict(self.counts)}, {self._done()} acknowledged", flush=True)
        await self.load.stop()
        await running


def main(arguments: list[str]) -> int:
    """Run the chaos test, print a summary, and return 1 if a worker wrote a traceback."""
    parser = argparse.ArgumentParser(prog="python -m tools.club", description="Trouble for several workers.")
    numbers = (("workers", 3), ("kills", 20), ("stops", 5), ("restarts", 3), ("ends", 3), ("tables", 60), ("seed", 1))
    for name, default in numbers:
        parser.add_argument(f"--{name}", type=int, default=default)
    parser.add_argument("--rate", type=float, default=100.0, help="moves a second")
    given = parser.parse_args(arguments)
    wanted = {"kill": given.kills, "stop": given.stops, "restart": given.restarts, "end": given.ends}
    troubles = [name for name, number in wanted.items() for _ in range(number)]
    with tempfile.TemporaryDirectory() as folder, contextlib.ExitStack() as stack:
        cluster = Cluster("fsync=on")
        stack.callback(cluster.remove)
        database = cluster.database()
        workers = [ServerProcess(database, f"{folder}/{i}.out", pause=(0.0, 0.2)) for i in range(given.workers)]
        try:
            for worker in workers:
                worker.start()
            load = Load([worker.port for worker in workers], given.tables, rate=given.rate)
            club = Club(cluster, workers, load, Rng(given.seed))
            asyncio.run(club.run(troubles))
            for worker in workers:
                worker.end(signal.SIGTERM, 10)
            load.check(database, all=True)
            said = "".join(worker.output.read_text() for worker in workers)
        finally:
            for worker in workers:
                if worker.process is not None and worker.process.poll() is None:
                    worker.process.kill()
    tracebacks = said.count("Traceback")
    print(f"{load.checked} commands acknowledged, none lost, none twice; every log replays; {dict(club.counts)}")
    print(f"longest waits: { {kind: round(seconds, 2) for kind, seconds in club.waits.items()} }")
    print(f"tracebacks: {tracebacks}; lines said: {len(said.splitlines())}")
    print("\n".join(sorted(Counter(said.splitlines()))[:20]))
    return int(tracebacks > 0)


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
