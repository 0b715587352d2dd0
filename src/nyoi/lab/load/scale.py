"""What many tables at once need: a day in the life of one worker, simulated from measured costs.

    python -m nyoi.lab.load.scale --tables 1000 --workers 3 --move 0.00042 --commit 0.002

A worker is one loop: what costs it CPU is done one thing after the other. A move costs `--move` seconds of it, waits
for a commit (`--commit` seconds, shared by all that gathered while the one before was under way), and is told then.
Each table makes a move every `--pace` seconds on the average, after a time drawn from an exponential distribution:
people who think. Workers do not wait for each other, so one of them with its share of the tables stands for all; the
database is asked for by all of them, and its share of a second is reported.
"""

from __future__ import annotations

import argparse
import heapq
import json
import sys
from math import log
from typing import NamedTuple

from nyoi.kernel.rng import Rng

SECONDS = 60.0  # that are simulated


class Costs(NamedTuple):
    """What was measured."""

    move: float  # seconds of a worker's CPU a move
    commit: float  # seconds that a commit takes
    row: float  # seconds of the database's CPU for each row of it
    pace: float  # seconds between two moves of a table


class Day(NamedTuple):
    """What came of it."""

    moves: float  # a second, of one worker
    busy: float  # the share of the time that its loop works
    p50: float  # seconds from a command to its answer
    p99: float
    batch: float  # moves that share a commit
    database: float  # cores of the database that all workers together keep busy


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
    free = worked = done_at = 0.0  # when the loop is free, how long it worked, when the commit under way is over
    gathered: list[tuple[float, float]] = []  # moves that wait for the next commit
    waits: list[float] = []
    batches: list[int] = []
    while arrivals and arrivals[0][0] < seconds:
        at, table = heapq.heappop(arrivals)
        if done_at <= at and gathered:  # the commit under way is over: the next takes what has gathered
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
    """Everything that has gathered shares one commit; when it is over."""
    over = max(begun, max(ready for _, ready in gathered)) + costs.commit
    waits += [over - at for at, _ in gathered]
    batches.append(len(gathered))
    gathered.clear()
    return over


def main(arguments: list[str]) -> None:
    """Simulate as the command line says."""
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
