"""Old content against new: the same games, played once with the game's own tables and once with those of a pack.

The content of a process never changes (`nyoi.kernel.content`), so each side is played by processes of its own:

    python -m nyoi.lab.trial     # a plan as JSON on a line comes in, a row of numbers for each game goes out

Both sides see the same deal and the same dice until the change makes a difference, so a game that it does not touch is
the same twice, and what is left between the two is the doing of the change. What it touches is looked at closely: the
things whose rows were changed. Where players choose what they play with, one seat (each in its turn) takes these things
before the first turn and the others leave them, so that they are on the table in most games, on one side.
"""

from __future__ import annotations

import json
import os
import subprocess
import sys
import threading
import time
from collections import Counter
from collections.abc import Callable, Iterator, Sequence
from contextlib import suppress
from pathlib import Path
from queue import Empty, SimpleQueue
from typing import IO, Any, Final, NamedTuple

from nyoi.bots.names import bot
from nyoi.bots.sight import look
from nyoi.games import game as game_of
from nyoi.kernel.decision import Move
from nyoi.kernel.event import data_of, events_of
from nyoi.kernel.game import Game
from nyoi.kernel.refused import Refused
from nyoi.kernel.rng import Rng, mix
from nyoi.kernel.state import State
from nyoi.lab.simulate import to_the_end

EACH: Final = "each"  # how measures begin that a game has only if something happened in it
Values = dict[str, float]  # what was measured in one game, by what it is called


class Plan(NamedTuple):
    """What both sides play."""

    game: str
    seats: int
    mode: str
    options: dict[str, object]
    seed: int
    touched: list[list[str]]  # kind and id of each thing that was changed
    games: int  # at most


class Pair(NamedTuple):
    """One game, played with both contents."""

    old: Values
    new: Values


# -- in a process that plays one side


def values(plan: Plan, number: int, said: dict[str, Any]) -> Values:
    """One game, measured. `said` keeps an example of each event that is counted."""
    game, seed = game_of(plan.game), mix(plan.seed, number)
    s = game.start(game.setting(plan.seats, plan.mode, plan.options), seed)
    fan = number % plan.seats
    players = [(bot("heuristic"), Rng(mix(seed, 1 + seat))) for seat in range(plan.seats)]
    touched = [(kind, game.tables[kind].index(id)) for kind, id in plan.touched if id in game.tables.get(kind, ())]
    moves: Counter[str] = Counter()
    fields = {word: _kinds(text) for word, text in game.moves.items()}

    def choose(s: State, seat: int, offers: list[Move]) -> Move:
        player, rng = players[seat]
        move = player.choose(look(s, seat), rng)
        if s.turns == 0 and len(offers) > 1:
            mine = [each for each in offers if any(_names(fields[each.word], each, thing) for thing in touched)]
            rest = mine if seat == fan else [each for each in offers if each not in mine]
            if mine and rest and move not in rest:
                move = rng.pick(rest)
        for kind, place in touched:
            if _names(fields[move.word], move, (kind, place)):
                moves[f"played {kind} {game.tables[kind][place]}"] += 1
        return move

    decisions = to_the_end(s, choose)
    points = game.points(s)
    others = [points[seat] for seat in range(plan.seats) if seat != fan] or [0]
    found: Values = {"turns": s.turns, "decisions": decisions, f"ending {s.ending}": 1.0}
    if touched:
        found |= {"won": s.results[fan], "points": points[fan], "ahead": points[fan] - sum(others) / len(others)}
    else:
        found |= {f"seat {seat}": result for seat, result in enumerate(s.results[: max(1, plan.seats - 1)])}
        found["points"] = sum(points) / len(points)
    return found | moves | _deeds(game, s, touched, said)


def _kinds(text: str) -> list[str]:
    """The kinds of a move's arguments, the last one for all that follow."""
    return [part.lstrip("*").rpartition(":")[2] for part in text.split()]


def _names(kinds: list[str], move: Move, thing: tuple[str, int]) -> bool:
    return any(
        kinds[min(n, len(kinds) - 1)] == thing[0] and arg == thing[1] for n, arg in enumerate(move.args) if kinds
    )


def _deeds(game: Game, s: State, touched: Sequence[tuple[str, int]], said: dict[str, Any]) -> Values:
    """What the touched things did: how often each event named them first of their kind, and how much each time."""
    found: Counter[str] = Counter()
    much: Counter[str] = Counter()
    for word, args in events_of(s.told or []):
        for kind, place in touched:
            at = word.kinds.index(kind) if kind in word.kinds else -1
            if at < 0 or at >= len(args) or args[at] != place:
                continue
            key = f"did {kind} {game.tables[kind][place]} {word.name}"
            found[key] += 1
            said.setdefault(key, data_of((word, args), None, game.tables))
            amounts = [arg for arg, of in zip(args, word.kinds, strict=False) if of not in game.tables and of != "seat"]
            if amounts:
                much[key] += amounts[0]
    return {**found, **{f"{EACH}{key[3:]}": total / found[key] for key, total in much.items()}}


def main() -> None:
    """Play a side: every `step`-th game from `first` on, until nobody reads any more."""
    told = json.loads(sys.stdin.readline())
    plan = Plan(**told["plan"])
    said: dict[str, Any] = {}
    for number in range(told["first"], plan.games, told["step"]):
        known = set(said)
        row = {"number": number, "values": values(plan, number, said)}
        row["said"] = {key: said[key] for key in set(said) - known}
        sys.stdout.write(json.dumps(row) + "\n")
        sys.stdout.flush()


# -- where both sides come together


class Trial:
    """Both sides being played, and what came of it so far."""

    def __init__(self, plan: Plan, packs: tuple[str, str], jobs: int, seeds: tuple[int, int] | None = None) -> None:
        self.plan: Final = plan
        self.said: Final[dict[str, Any]] = {}  # by measure of an event, an example of it
        self._rows: Final[SimpleQueue[tuple[int, int, Values] | None]] = SimpleQueue()
        self._sides: Final[list[subprocess.Popen[str]]] = []
        self._readers: Final[list[threading.Thread]] = []
        self._step: Final = max(1, jobs // 2)
        self._packs: Final = packs
        self._seeds: Final = seeds or (plan.seed, plan.seed)  # others than each other only to measure false alarms

    def pairs(self, seconds: float, tick: Callable[[int], None] | None = None) -> list[Pair]:
        """The games that both sides have played when the time is over, or all, in the order of their numbers."""
        end = time.monotonic() + seconds
        halves: dict[int, dict[int, Values]] = {}
        running = 0
        try:
            for side in (0, 1):
                for first in range(self._step):
                    self._start(side, first)
                    running += 1
            while running:
                try:
                    row = self._rows.get(timeout=max(0.0, end - time.monotonic()))
                except Empty:
                    break
                if row is None:
                    running -= 1
                    continue
                number, side, found = row
                halves.setdefault(number, {})[side] = found
                if tick is not None and len(halves[number]) == 2:
                    tick(1)
        finally:
            self._close()
        return [Pair(both[0], both[1]) for _, both in sorted(halves.items()) if len(both) == 2]

    def _start(self, side: int, first: int) -> None:
        env = {**os.environ, "NYOI_PACK": self._packs[side]}
        env["PYTHONPATH"] = os.pathsep.join([str(Path(__file__).parents[2]), env.get("PYTHONPATH", "")])
        command = [sys.executable, "-m", "nyoi.lab.trial"]
        pipe = subprocess.PIPE
        process = subprocess.Popen(command, stdin=pipe, stdout=pipe, stderr=pipe, env=env, encoding="utf-8")
        self._sides.append(process)
        assert process.stdin is not None
        plan = self.plan._replace(seed=self._seeds[side])
        with suppress(OSError):
            process.stdin.write(json.dumps({"plan": plan._asdict(), "first": first, "step": self._step}) + "\n")
            process.stdin.close()
        reader = threading.Thread(target=self._read, args=(process, side), daemon=True)
        reader.start()
        self._readers.append(reader)

    def _read(self, process: subprocess.Popen[str], side: int) -> None:
        assert process.stdout is not None
        for line in _lines(process.stdout):
            row = json.loads(line)
            self.said.update(row["said"])
            self._rows.put((row["number"], side, row["values"]))
        self._rows.put(None)

    def _close(self) -> None:
        """End both sides; Refused if one had ended by itself before its last game."""
        failed = ""
        for process, reader in zip(self._sides, self._readers, strict=True):
            ended = process.poll()
            process.kill()
            reader.join()
            with process:  # closes its pipes
                why = (process.stderr.read() if process.stderr else "").strip().splitlines()
            if ended not in (None, 0):
                failed = why[-1] if why else str(ended)
        if failed:
            raise Refused("trial-failed", why=failed)


def _lines(stream: IO[str]) -> Iterator[str]:
    """Whole lines, as long as there are any."""
    with suppress(ValueError):  # closed
        for line in stream:
            if line.endswith("\n"):
                yield line


if __name__ == "__main__":
    main()
