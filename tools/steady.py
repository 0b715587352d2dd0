"""Soak test: hours of steady play over all five games, watching the server's memory.

    python -m tools.steady [--minutes 120] [--rate 200] [--tables 60] [--folder DIR]

Prints a line per minute: moves per second of people and bots, megabytes of the server and of its workers,
tables. At the end it compares the memory of the last third with that of the second, and the acknowledged
commands with the database. Exits with 1 if memory grew by more than a tenth, a command was lost, or the
server wrote any output.
"""

from __future__ import annotations

import argparse
import asyncio
import signal
import sys
import tempfile
import time
from statistics import mean

from tools.load import Load, ServerProcess, memory, serving

EVERY = 60.0


async def play(server: ServerProcess, minutes: float, rate: float, tables: int) -> tuple[Load, list[float]]:
    """Play for some minutes; return the load and the server's megabytes minute by minute."""
    load = Load([server.port], tables, rate)
    running = asyncio.create_task(load.run())
    samples: list[float] = []
    before = 0.0
    began = time.monotonic()
    while time.monotonic() - began < 60 * minutes:
        await asyncio.sleep(EVERY)
        await asyncio.to_thread(load.check, server.database)
        samples.append(server.memory)
        workers = sum(memory(pid) for pid in server.children)
        counts = await asyncio.to_thread(server.metrics)
        lots = counts.get("nyoi_thoughts_missed_total", 0.0)
        moves = counts['nyoi_moves_total{result="accepted"}']
        minute = (time.monotonic() - began) / 60
        print(
            f"{minute:6.1f} min  {(moves - before) / EVERY:6.1f} moves/s  {samples[-1]:7.1f} MB"
            f"  workers {workers:6.1f} MB  tables {counts['nyoi_tables_live']:.0f} live, {load.opened} opened"
            f"  missed thoughts {lots:.0f}",
            flush=True,
        )
        before = moves
    await load.stop()
    await running
    return load, samples


def main(arguments: list[str]) -> int:
    parser = argparse.ArgumentParser(prog="python -m tools.steady", description="Steady play, and the memory it takes.")
    parser.add_argument("--minutes", type=float, default=120)
    parser.add_argument("--rate", type=float, default=200)
    parser.add_argument("--tables", type=int, default=60)
    parser.add_argument("--folder", default="")
    given = parser.parse_args(arguments)
    with tempfile.TemporaryDirectory() as own, serving(f"{given.folder or own}/steady.db") as server:
        load, samples = asyncio.run(play(server, given.minutes, given.rate, given.tables))
        server.end(signal.SIGTERM, 5)
        load.check(server.database, all=True)
        said = server.output.read_text()
    third = max(1, len(samples) // 3)
    middle, end = mean(samples[third : 2 * third] or samples), mean(samples[-third:])
    print(f"{load.checked} commands acknowledged, all of them on disk; {len(said.splitlines())} lines on stderr")
    print(f"memory: {middle:.1f} MB in the second third, {end:.1f} MB in the last: x{end / middle:.3f}")
    print(said[:2000])
    return int(end > 1.1 * middle or bool(said))


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
