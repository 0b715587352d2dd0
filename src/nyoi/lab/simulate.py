"""Games in bulk between bots, on one or several processes, with the same result."""

from __future__ import annotations

import signal
import threading
import time
from collections import Counter
from collections.abc import Callable, Iterator, Mapping, Sequence
from concurrent.futures import ProcessPoolExecutor
from functools import partial
from multiprocessing import get_all_start_methods, get_context
from multiprocessing.process import BaseProcess
from typing import Any, NamedTuple, TypeVar

from nyoi.bots.names import bot, lineup
from nyoi.bots.sight import look
from nyoi.games import game as game_of
from nyoi.kernel.decision import CLOCK
from nyoi.kernel.play import advance, asked, offered
from nyoi.kernel.rng import Rng, mix
from nyoi.kernel.state import Setting

T = TypeVar("T")
SLICES = 16  # at least so many pieces of work for each process, to share evenly
LARGEST = 20  # and not more games than that in one, to show progress


class Outcome(NamedTuple):
    """How one game went."""

    results: tuple[float, ...]
    points: tuple[int, ...]
    ending: str
    decisions: int
    turns: int


def one_game(setting: Setting, seed: int, names: Sequence[str]) -> Outcome:
    """Play a game between bots to its end."""
    game = game_of(setting.game)
    s = game.start(setting, seed)
    s.news = s.drawn = None
    players = [(bot(name), Rng(mix(seed, 1 + seat))) for seat, name in enumerate(names)]
    decisions = 0
    while not s.over:
        seat = asked(s)[0]
        if seat == CLOCK:  # nobody else is asked: time is up
            move = offered(s, CLOCK)[0]
        else:
            player, rng = players[seat]
            sight = look(s, seat)
            move = player.choose(sight, rng)
            assert move in sight.moves
        advance(s, seat, move)
        decisions += 1
    return Outcome(s.results, tuple(game.points(s)), s.ending, decisions, s.turns)


def _slice(setting: Setting, seed: int, names: Sequence[str], first: int, end: int) -> list[Outcome]:
    return [one_game(setting, mix(seed, number), names) for number in range(first, end)]


def _deaf() -> None:
    """Ctrl-C is for the process that waits for the others."""
    signal.signal(signal.SIGINT, signal.SIG_IGN)


def _pool(jobs: int) -> ProcessPoolExecutor:
    """Worker processes: forked where that is safe, for it asks nothing of the caller's main module."""
    fork = "fork" in get_all_start_methods() and threading.active_count() == 1
    return ProcessPoolExecutor(jobs, get_context("fork" if fork else "spawn"), initializer=_deaf)


def workers(pool: ProcessPoolExecutor) -> list[BaseProcess]:
    """The processes of a pool; it has no public way to say them before Python 3.14."""
    return list((pool._processes or {}).values())


def spread(play: Callable[[int, int], list[T]], games: int, jobs: int) -> Iterator[list[T]]:
    """What `play(first, end)` finds for all games in slices, in the order of their numbers whoever played them."""
    step = min(LARGEST, max(1, games // (jobs * SLICES)))
    bounds = [(first, min(first + step, games)) for first in range(0, games, step)]
    if jobs == 1:
        for first, end in bounds:
            yield play(first, end)
        return
    with _pool(jobs) as pool:
        try:
            for future in [pool.submit(play, first, end) for first, end in bounds]:
                yield future.result()
        except BaseException:  # Ctrl-C: do not wait for games nobody will count
            busy = workers(pool)
            pool.shutdown(wait=False, cancel_futures=True)
            for worker in busy:
                worker.terminate()
            raise


def outcomes(setting: Setting, seed: int, games: int, names: Sequence[str], jobs: int) -> Iterator[list[Outcome]]:
    """Every game's outcome, in the order of their numbers."""
    return spread(partial(_slice, setting, seed, names), games, jobs)


def simulate(
    game: str,
    games: int = 100,
    seats: int | None = None,
    seed: int = 0,
    bots: Sequence[str] = ("heuristic",),
    mode: str | None = None,
    options: Mapping[str, object] | None = None,
    jobs: int = 1,
    tick: Callable[[int], None] | None = None,
) -> dict[str, Any]:
    """Play many games between bots and count. Only `seconds` depends on the machine and on `jobs`.

    Each game's seed comes from `seed` and the game's number, each bot's chance from the game's
    seed and its seat. If there are fewer bots than seats, the last one takes the rest. `tick` is
    told how many games are new.

    >>> found = simulate("toma", games=3, seats=2, bots=["heuristic", "random"])
    >>> found["bots"], sum(found["wins"]), sum(found["endings"].values())
    (['heuristic', 'random'], 3.0, 3)
    """
    begun = time.perf_counter()
    setting = game_of(game).setting(game_of(game).least if seats is None else seats, mode, options)
    names = lineup(list(bots), setting.seats)
    game_of(game).start(setting, seed)  # what the game itself refuses is refused here, not in a worker
    wins = [0.0] * setting.seats
    points = [0] * setting.seats
    endings: Counter[str] = Counter()
    decisions = turns = 0
    for some in outcomes(setting, seed, games, names, jobs):
        for outcome in some:
            wins = [total + share for total, share in zip(wins, outcome.results, strict=True)]
            points = [total + more for total, more in zip(points, outcome.points, strict=True)]
            endings[outcome.ending] += 1
            decisions += outcome.decisions
            turns += outcome.turns
        if tick is not None:
            tick(len(some))
    return {
        "game": game,
        "mode": setting.mode,
        "options": setting.options,
        "seats": setting.seats,
        "games": games,
        "seed": seed,
        "bots": names,
        "wins": wins,
        "points": points,
        "point_shares": [round(found / sum(points), 4) if sum(points) else 0.0 for found in points],
        "endings": dict(sorted(endings.items())),
        "decisions": decisions,
        "turns": turns,
        "seconds": round(time.perf_counter() - begun, 3),
    }
