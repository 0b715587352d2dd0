"""Capacity estimate for many tables: simulates one worker from measured costs.

    python -m nyoi.lab.load.scale --tables 1000 --workers 3 --move 0.00042 --commit 0.002

A worker is one event loop, so its CPU work is sequential. A move takes `--move` seconds of CPU, then waits
for a commit, and is broadcast after it. A commit takes `--commit` seconds and is shared by all moves that
gathered during the previous one.

Each table makes a move every `--pace` seconds on average, with exponentially distributed intervals. Workers
do not wait for each other, so one worker with its share of the tables is simulated. All of them use the same
database; its load is reported in busy cores.
"""

from __future__ import annotations

import argparse
import heapq
import json
import sys
from math import log
from typing import NamedTuple

from nyoi.kernel.rng import Rng

SECONDS = 60.0  # simulated time


class Costs(NamedTuple):
    move: float  # seconds of a worker's CPU per move
    commit: float  # seconds per commit
    row: float  # seconds of the database's CPU per row
    pace: float  # mean seconds between two moves of a table


class Day(NamedTuple):
    """Result of a simulation."""

    moves: float  # per second and worker
    busy: float  # share of time in which the loop is busy
    p50: float  # seconds from a command to its answer
    p99: float
    batch: float  # mean number of moves per commit
    database: float  # database cores kept busy by all workers together


def day(tables: int, workers: int, costs: Costs, seed: int = 1, seconds: float = SECONDS) -> Day:
    """Simulate one worker's share of the tables.

    >>> found = day(100, 1, Costs(0.0004, 0.002, 0.0001, 5.0))
    >>> 15 < found.moves < 25, found.busy < 0.02, found.p50 < 0.01
    (True, True, True)
    """
    rng = Rng(seed)
    mine = max(1, round(tables / workers))
    arrivals = [(-log(1 - rng.unit()) * costs.pace, table) for table in range(mine)]
    heapq.heapify(arrivals)
    free = worked = done_at = 0.0  # loop free at, busy seconds, current commit ends at
    gathered: list[tuple[float, float]] = []  # (arrival, end of CPU work) of moves waiting for a commit
    waits: list[float] = []
    batches: list[int] = []
    while arrivals and arrivals[0][0] < seconds:
        at, table = heapq.heappop(arrivals)
        if done_at <= at and gathered:  # the current commit has ended: start the next one
            done_at = _commit(gathered, done_at, costs, waits, batches)
        free = max(free, at) + costs.move
        worked += costs.move
        gathered.append((at, free))
        if done_at <= free:
            done_at = _commit(gathered, free, costs, waits, batches)
        heapq.heappush(arrivals, (free - log(1 - rng.unit()) * costs.pace, table))
    waits.sort()
    number = len(waits) or 1
    rate = number / seconds
    return Day(
        rate,
        worked / max(seconds, free),
        waits[number // 2] if waits else 0.0,
        waits[min(number - 1, int(0.99 * number))] if waits else 0.0,
        sum(batches) / max(1, len(batches)),
        workers * rate * costs.row,
    )


def _commit(
    gathered: list[tuple[float, float]], begun: float, costs: Costs, waits: list[float], batches: list[int]
) -> float:
    """Commit all gathered moves together and return when the commit ends."""
    over = max(begun, max(ready for _, ready in gathered)) + costs.commit
    waits += [over - at for at, _ in gathered]
    batches.append(len(gathered))
    gathered.clear()
    return over


def main(arguments: list[str]) -> None:
    parser = argparse.ArgumentParser(prog="python -m nyoi.lab.load.scale", description="What many tables need.")
    parser.add_argument("--tables", type=int, default=1000)
    parser.add_argument("--workers", type=int, nargs="+", default=[1, 2, 3, 4])
    parser.add_argument("--move", type=float, default=0.0004)
    parser.add_argument("--commit", type=float, default=0.002)
    parser.add_argument("--row", type=float, default=0.00005)
    parser.add_argument("--pace", type=float, default=5.0)
    parser.add_argument("--seed", type=int, default=1)
    given = parser.parse_args(arguments)
    costs = Costs(given.move, given.commit, given.row, given.pace)
    for workers in given.workers:
        found = day(given.tables, workers, costs, given.seed)
        print(json.dumps({"tables": given.tables, "workers": workers, **found._asdict()}))  # noqa: T201


if __name__ == "__main__":
    main(sys.argv[1:])
