"""Appends a second at both stores: many tables, each waits for its own move; `python -m tools.appends --writers 50`.

SQLite and PostgreSQL take turns, on the same disk, both waiting for it; PostgreSQL is started for this and removed.
"""

from __future__ import annotations

import argparse
import asyncio
import statistics
import tempfile
import time

from nyoi.server.store.choice import store_of
from nyoi.server.store.protocol import MOVE, START, Entry, SeatRow, TableRow
from tests.server.cluster import Cluster


async def appends(database: str, writers: int, seconds: float) -> tuple[float, float]:
    """Return the moves per second that a store accepts, and this process's CPU microseconds per move."""
    store = store_of(database)
    await store.open()
    done, end = 0, 0.0

    async def write(table: TableRow) -> None:
        nonlocal done
        seq = 1
        while time.perf_counter() < end:
            await store.save(table, [_entry(seq)], row=False)
            seq, done = seq + 1, done + 1

    tables = [
        TableRow(f"{time.time_ns()}-{i}", "toy", "base", {}, True, [], 1, seats=[SeatRow()]) for i in range(writers)
    ]
    for table in tables:
        await store.save(table, [_entry(0)])
    began, cpu = time.perf_counter(), time.process_time()
    end = began + seconds
    await asyncio.gather(*map(write, tables))
    took, cpu = time.perf_counter() - began, time.process_time() - cpu
    await store.close()
    return done / took, 1e6 * cpu / done


def _entry(seq: int) -> Entry:
    return Entry(seq, MOVE if seq else START, 0, "discard freya", (1, 2), f"c{seq}", 1.0, 0.5, (0, 1), None)


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--writers", type=int, default=50)
    parser.add_argument("--seconds", type=float, default=3.0)
    parser.add_argument("--rounds", type=int, default=5)
    given = parser.parse_args()
    cluster = Cluster("fsync=on", "full_page_writes=on")
    url, ratios = cluster.database(), []
    try:
        with tempfile.TemporaryDirectory(dir=cluster.folder) as folder:
            for _ in range(given.rounds):
                file, file_cpu = asyncio.run(appends(f"{folder}/x.db", given.writers, given.seconds))
                remote, remote_cpu = asyncio.run(appends(url, given.writers, given.seconds))
                ratios.append(remote / file)
                print(
                    f"SQLite {file:7.0f}/s {file_cpu:4.0f} us   PostgreSQL {remote:7.0f}/s {remote_cpu:4.0f} us   "
                    f"x{ratios[-1]:.2f}"
                )
        print(f"median x{statistics.median(ratios):.2f}")
    finally:
        cluster.remove()


if __name__ == "__main__":
    main()
