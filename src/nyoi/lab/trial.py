"""Trial of a content pack: the same games, played with the game's own tables and with those of the pack.

The content of a process never changes (`nyoi.kernel.content`), so each side is played by its own processes:

    python -m nyoi.lab.trial     # reads a plan as a line of JSON, writes a row of numbers for each game

Both sides see the same deal and the same dice until the change makes a difference. A game that the change
does not touch is the same on both sides, and any remaining difference is caused by the change.

Things with changed rows are examined closely. Where players choose what they play with, one seat (each in
turn) takes these things before the first turn, and the others avoid them. So they are on the table in most
games, on one side.
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

from nyoi.bots.names import lineup
from nyoi.games import game as game_of
from nyoi.kernel.decision import Move
from nyoi.kernel.event import data_of, events_of
from nyoi.kernel.game import Game
from nyoi.kernel.refused import Refused
from nyoi.kernel.rng import Rng, mix
from nyoi.kernel.state import State
from nyoi.lab.simulate import Player, to_the_end

EACH: Final = "each"  # prefix of measures that only exist in games in which the event happened
GRACE: Final = 5.0  # seconds to wait for a process to exit after its output ended
Values = dict[str, float]  # measures of one game by name


class Plan(NamedTuple):
    game: str
    seats: int
    mode: str
    options: dict[str, object]
    seed: int
    touched: list[list[str]]  # kind and id of each changed thing
    games: int  # maximum number of games
    bots: Sequence[str] = ("heuristic",)  # by seat; the last one takes the rest


class Pair(NamedTuple):
    """Measures of one game, played with both contents."""

    old: Values
    new: Values
    number: int = -1


# -- in the process of one side


def values(plan: Plan, number: int, said: dict[str, Any]) -> Values:
    """Play a game and return its measures, adding an example of each new kind of event to `said`."""
    game, seed = game_of(plan.game), mix(plan.seed, number)
    s = game.start(game.setting(plan.seats, plan.mode, plan.options), seed)
    fan = number % plan.seats
    names = lineup(list(plan.bots), plan.seats)
    players = [Player(name, Rng(mix(seed, 1 + seat))) for seat, name in enumerate(names)]
    touched = [(kind, game.tables[kind].index(id)) for kind, id in plan.touched if id in game.tables.get(kind, ())]
    moves: Counter[str] = Counter()
    fields = {word: _kinds(text) for word, text in game.moves.items()}

    def choose(s: State, seat: int, offers: list[Move]) -> Move:
        move = players[seat].choose(s, seat, offers)
        if s.turns == 0 and len(offers) > 1:
            mine = [each for each in offers if any(_names(fields[each.word], each, thing) for thing in touched)]
            rest = mine if seat == fan else [each for each in offers if each not in mine]
            if mine and rest and move not in rest:
                move = players[seat].rng.pick(rest)
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
    """Return the kinds of a move's arguments; the last one applies to all that follow."""
    return [part.lstrip("*").rpartition(":")[2] for part in text.split()]


def _names(kinds: list[str], move: Move, thing: tuple[str, int]) -> bool:
    return any(
        kinds[min(n, len(kinds) - 1)] == thing[0] and arg == thing[1] for n, arg in enumerate(move.args) if kinds
    )


def _deeds(game: Game, s: State, touched: Sequence[tuple[str, int]], said: dict[str, Any]) -> Values:
    """Count the events in which a touched thing comes first of its kind, with the mean amount per event."""
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
    """Play one side: read a plan, then the number of a game per line, until the input ends."""
    plan = Plan(**json.loads(sys.stdin.readline()))
    said: dict[str, Any] = {}
    for line in sys.stdin:
        known = set(said)
        row = {"number": int(line), "values": values(plan, int(line), said)}
        row["said"] = {key: said[key] for key in set(said) - known}
        sys.stdout.write(json.dumps(row) + "\n")
        sys.stdout.flush()


# -- in the main process


class Side(NamedTuple):
    """A process that plays one side, and the thread that reads its output."""

    side: int
    process: subprocess.Popen[str]
    reader: threading.Thread


class Trial:
    """A trial in progress, with processes for both sides.

    With one job the two processes take turns, so they use only one core.
    """

    def __init__(self, plan: Plan, packs: tuple[str, str], jobs: int, seeds: tuple[int, int] | None = None) -> None:
        self.plan: Final = plan
        self.said: Final[dict[str, Any]] = {}  # an example event for each measure
        self._rows: Final[SimpleQueue[tuple[int, int, Values | None]]] = SimpleQueue()
        self._sides: Final[list[Side]] = []
        self._jobs: Final = jobs
        self._packs: Final = packs
        self._seeds: Final = seeds or (plan.seed, plan.seed)  # differ only when measuring false alarms

    def pairs(self, seconds: float, tick: Callable[[int], None] | None = None) -> list[Pair]:
        """Return the games that both sides finished within `seconds`, in the order of their numbers."""
        end = time.monotonic() + seconds
        halves: dict[int, dict[int, Values]] = {}
        following = [0, 0]  # number of the next game of each side
        try:
            for place in range(2 * max(1, self._jobs // 2)):
                self._start(place % 2)
            idle, playing = list(range(len(self._sides))), 0
            while True:
                for place in sorted(idle, key=lambda place: following[self._sides[place].side]):
                    side = self._sides[place].side
                    if playing < self._jobs and following[side] < self.plan.games:
                        self._ask(place, following[side])
                        idle.remove(place)
                        following[side] += 1
                        playing += 1
                if not playing:
                    break
                try:
                    number, place, found = self._rows.get(timeout=max(0.0, end - time.monotonic()))
                except Empty:
                    break
                playing -= 1
                if found is None:  # it exited early; `_close` reports why
                    with suppress(subprocess.TimeoutExpired):
                        self._sides[place].process.wait(GRACE)
                    break
                idle.append(place)
                halves.setdefault(number, {})[self._sides[place].side] = found
                if tick is not None and len(halves[number]) == 2:
                    tick(1)
        finally:
            self._close()
        return [Pair(both[0], both[1], number) for number, both in sorted(halves.items()) if len(both) == 2]

    def _start(self, side: int) -> None:
        env = {**os.environ, "NYOI_PACK": self._packs[side]}
        env["PYTHONPATH"] = os.pathsep.join([str(Path(__file__).parents[2]), env.get("PYTHONPATH", "")])
        command = [sys.executable, "-m", "nyoi.lab.trial"]
        pipe = subprocess.PIPE
        process = subprocess.Popen(command, stdin=pipe, stdout=pipe, stderr=pipe, env=env, encoding="utf-8")
        reader = threading.Thread(target=self._read, args=(process, len(self._sides)), daemon=True)
        self._sides.append(Side(side, process, reader))
        self._write(process, json.dumps(self.plan._replace(seed=self._seeds[side])._asdict()))
        reader.start()

    def _ask(self, place: int, number: int) -> None:
        self._write(self._sides[place].process, str(number))

    def _write(self, process: subprocess.Popen[str], line: str) -> None:
        assert process.stdin is not None
        with suppress(OSError):  # it exited; `_close` reports why
            process.stdin.write(line + "\n")
            process.stdin.flush()

    def _read(self, process: subprocess.Popen[str], place: int) -> None:
        assert process.stdout is not None
        for line in _lines(process.stdout):
            row = json.loads(line)
            self.said.update(row["said"])
            self._rows.put((row["number"], place, row["values"]))
        self._rows.put((-1, place, None))

    def _close(self) -> None:
        """End all processes. Raises Refused if one failed before its last game."""
        failed = ""
        for one in self._sides:
            ended = one.process.poll()
            one.process.kill()
            one.reader.join()
            with suppress(OSError), one.process:  # leaving `process` closes its pipes
                why = (one.process.stderr.read() if one.process.stderr else "").strip().splitlines()
            if ended not in (None, 0):
                failed = why[-1] if why else str(ended)
        if failed:
            raise Refused("trial-failed", why=failed)


def _lines(stream: IO[str]) -> Iterator[str]:
    """Yield complete lines until the stream ends or is closed."""
    with suppress(ValueError):  # closed
        for line in stream:
            if line.endswith("\n"):
                yield line


if __name__ == "__main__":
    main()
