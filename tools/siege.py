"""Chaos test of one server under load over all five games.

    python -m tools.siege [--kills 50] [--workers 20] [--disks 10] [--stops 10] [--tables 60] [--seed 1]

Faults are injected in an order drawn from the seed: the server is killed, its workers are killed, its disk is
full, it is frozen. After each fault the tables must make progress. At the end, no acknowledged command may be
lost or duplicated, every log must replay, and the server must end within five seconds of SIGTERM. No process
may be left over, and the output may contain no traceback. The disk is a small tmpfs. Without the right to
mount one, the server's file size is limited instead.
"""

from __future__ import annotations

import argparse
import asyncio
import contextlib
import os
import resource
import signal
import subprocess
import sys
import tempfile
import time
from collections import Counter
from collections.abc import Awaitable, Callable, Iterator
from pathlib import Path

from nyoi.kernel.rng import Rng
from tools.load import Load, ServerProcess, children, serving

MOVES = 200  # acknowledged between two faults
STANDSTILL = 10.0
FULL = 3.0  # seconds for which the disk is full
SPACE = 400  # megabytes


@contextlib.contextmanager
def small_disk(folder: str) -> Iterator[bool]:
    """Mount a small file system that can be filled up; yield False if mounting is not permitted."""
    mounted = subprocess.run(
        ["mount", "-t", "tmpfs", "-o", f"size={SPACE}m", "nyoi-siege", folder], capture_output=True
    ).returncode
    try:
        yield mounted == 0
    finally:
        if mounted == 0:
            subprocess.run(["umount", "--lazy", folder], check=True)


class Siege:
    """The server, the load, and the faults."""

    def __init__(self, server: ServerProcess, load: Load, mounted: bool, rng: Rng) -> None:
        self.server, self.load, self.mounted, self.rng = server, load, mounted, rng
        self.counts: Counter[str] = Counter()

    async def go_on(self) -> None:
        """Wait until the tables have acknowledged `MOVES` more moves."""
        done = self._done()
        end = time.monotonic() + 120
        while self._done() < done + MOVES:
            await asyncio.sleep(0.05)
            if time.monotonic() > end:
                raise AssertionError(f"the tables do not go on: {self.server.output.read_text()[-2000:]}")

    def _done(self) -> int:
        return self.load.checked + self.load.acknowledged

    async def kill(self) -> None:
        """Kill the server while moves are in flight; then start another one on the same database."""
        self.server.freeze()
        while all(player.pending is None for player in self.load.players):
            await asyncio.sleep(0.01)
        before = self.server.children
        await asyncio.to_thread(self.server.end, signal.SIGKILL)
        end = time.monotonic() + 20
        while any(Path(f"/proc/{pid}").exists() for pid in before):
            await asyncio.sleep(0.05)
            assert time.monotonic() < end, "a killed server leaves workers behind"
        await asyncio.to_thread(self.server.start)

    async def worker(self) -> None:
        found = [pid for pid in self.server.children if _sleeps_in_a_worker(pid)]
        if found:
            os.kill(self.rng.pick(found), signal.SIGKILL)

    async def disk(self) -> None:
        """Fill the disk for `FULL` seconds."""
        folder = Path(self.server.database).parent
        if self.mounted:
            with contextlib.suppress(OSError), (folder / "filler").open("wb") as filler:
                while True:
                    filler.write(bytes(1_000_000))
                    filler.flush()
            await asyncio.sleep(FULL)
            (folder / "filler").unlink()
        else:
            hard = resource.getrlimit(resource.RLIMIT_FSIZE)[1]
            resource.prlimit(self.server.pid, resource.RLIMIT_FSIZE, (4096, hard))
            await asyncio.sleep(FULL)
            resource.prlimit(self.server.pid, resource.RLIMIT_FSIZE, (hard, hard))

    async def stop(self) -> None:
        self.server.freeze()
        await asyncio.sleep(STANDSTILL)
        self.server.thaw()

    async def run(self, troubles: list[str]) -> None:
        """Inject the faults one after the other, in random order."""
        self.rng.shuffle(troubles)
        running = asyncio.create_task(self.load.run())
        await self.go_on()
        for number, name in enumerate(troubles, 1):
            trouble: Callable[[], Awaitable[None]] = getattr(self, name)
            await trouble()
            await self.go_on()
            self.counts[name] += 1
            if number % 10 == 0:
                await asyncio.to_thread(self.load.check, self.server.database)
                print(f"{number:4} of {len(troubles)}: {dict(self.counts)}, {self._done()} acknowledged", flush=True)
        await self.load.stop()
        await running


def _sleeps_in_a_worker(pid: int) -> bool:
    """Return whether a child is a worker, and not multiprocessing's semaphore tracker."""
    with contextlib.suppress(OSError):
        return b"spawn_main" in Path(f"/proc/{pid}/cmdline").read_bytes()
    return False


def main(arguments: list[str]) -> int:
    """Run the chaos test, print a summary, and return 1 if processes or tracebacks are left."""
    parser = argparse.ArgumentParser(prog="python -m tools.siege", description="Trouble under load.")
    for name, default in (("kills", 50), ("workers", 20), ("disks", 10), ("stops", 10), ("tables", 60), ("seed", 1)):
        parser.add_argument(f"--{name}", type=int, default=default)
    given = parser.parse_args(arguments)
    wanted = {"kill": given.kills, "worker": given.workers, "disk": given.disks, "stop": given.stops}
    troubles = [name for name, number in wanted.items() for _ in range(number)]
    with (
        tempfile.TemporaryDirectory() as folder,
        small_disk(folder) as mounted,
        serving(f"{folder}/siege.db", pause=(0.0, 0.2)) as server,
    ):
        siege = Siege(server, Load([server.port], given.tables, rate=150), mounted, Rng(given.seed))
        asyncio.run(siege.run(troubles))
        before = server.children
        server.end(signal.SIGTERM, 5)
        siege.load.check(server.database, all=True)
        end = time.monotonic() + 5
        while (left := [pid for pid in before if Path(f"/proc/{pid}").exists()]) and time.monotonic() < end:
            time.sleep(0.05)
        said = server.output.read_text()
    tracebacks = said.count("Traceback")
    print(f"{siege.load.checked} commands acknowledged, none lost, none twice; every log replays; {dict(siege.counts)}")
    print(f"processes left over: {left}; tracebacks: {tracebacks}; lines said: {len(said.splitlines())}")
    print("\n".join(sorted(Counter(said.splitlines()))[:20]))
    return int(bool(left) or tracebacks > 0 or bool(children(os.getpid())))


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
