"""How long people wait for the strongest bots at a live table, on a machine whose cores are all busy.

    python -m tools.waits [--games toma,uno] [--moves 200] [--level 5]

A server of its own in a process of its own, a table of bots that somebody watches, one game after the other, and beside
it a process for each core that does nothing but reckon. What counts is the time between a move in the journal and the
next one, the pause that the house leaves for people to see the last move included. Prints the median, the longest of a
hundred and the longest of all.
"""

from __future__ import annotations

import argparse
import contextlib
import multiprocessing
import os
import tempfile
import time
from collections.abc import Iterator
from itertools import pairwise
from pathlib import Path
from typing import Any

import nyoi
from nyoi.kernel.decision import CLOCK
from nyoi.kernel.play import offered
from nyoi.kernel.state import State
from nyoi.kernel.table import replay
from tests.server.guests import Guest
from tests.server.journals import truth
from tools.load import ServerProcess, serving

LONGEST = 600.0  # time limit in seconds for one game's measurements
OPTIONS: dict[str, Any] = {"toma": {"objective": 15}, "uno": {"scoring": True}}  # long games


def watched_table(guest: Guest, game: str, level: int, options: dict[str, Any]) -> str:
    """Open a table of bots only, which keeps playing while it has a spectator."""
    seats = max(2, nyoi.game(game).least)
    bots = [{"seat": seat, "level": level} for seat in range(seats)]
    return guest.open(game, seats, mine=0, bots=bots, start=True, options=options)


def pauses(server: ServerProcess, table: str) -> list[tuple[float, int]]:
    """Return for each move after the first few how long it took, and the number of legal moves."""
    played, entries = truth(server.database, table)
    found: list[tuple[float, int]] = []
    choices: list[int] = []

    def seen(moves: int, s: State) -> None:
        if moves < len(played.record.entries) and s.decision is not None:
            people = [seat for seat in s.decision.seats if seat != CLOCK]
            alone = len(people) == 1  # if several seats decide at once, their times overlap
            choices.append(len(offered(s, played.record.entries[moves].seat)) if alone else 0)

    replay(played.game, played.log, seen=seen)
    for number, (before, after) in enumerate(pairwise(entries)):
        if number >= 5 and choices[number]:
            found.append((after.at - before.at, choices[number]))
    return found


def reckon() -> None:
    while True:
        sum(range(10_000))


@contextlib.contextmanager
def busy() -> Iterator[None]:
    idle = [multiprocessing.Process(target=reckon, daemon=True) for _ in range(os.cpu_count() or 2)]
    for process in idle:
        process.start()
    try:
        yield
    finally:
        for process in idle:
            process.terminate()


def waits(game: str, level: int, moves: int) -> list[float]:
    """Return the time taken by each of `moves` moves with more than one choice."""
    found: list[float] = []
    end = time.monotonic() + LONGEST
    with tempfile.TemporaryDirectory() as folder, busy(), serving(str(Path(folder) / "waits.db"), seed=1) as server:
        ann = Guest(server.port)
        while len(found) < moves and time.monotonic() < end:
            table = watched_table(ann, game, level, OPTIONS.get(game, {}))
            watcher = ann.join(table)
            seen: list[float] = []
            while len(found) + len(seen) < moves and time.monotonic() < end:
                watcher.drain(1.0)
                seen = [pause for pause, choices in pauses(server, table) if choices > 1]
                if truth(server.database, table)[0].over:
                    break
            found += seen
            watcher.close()
    return found


def main() -> None:
    parser = argparse.ArgumentParser(prog="python -m tools.waits", description=__doc__)
    parser.add_argument("--games", default=",".join(nyoi.IDS))
    parser.add_argument("--moves", type=int, default=200)
    parser.add_argument("--level", type=int, default=5)
    given = parser.parse_args()
    print("game          moves  median  99 of 100  longest (seconds)")
    for game in given.games.split(","):
        found = sorted(waits(game, given.level, given.moves))
        if not found:
            raise SystemExit(f"{game}: no move was made in {LONGEST:g} seconds")
        rest = found[min(len(found) - 1, int(0.99 * len(found)))]
        print(f"{game:12} {len(found):6} {found[len(found) // 2]:7.2f} {rest:10.2f} {found[-1]:8.2f}", flush=True)


if __name__ == "__main__":
    main()
