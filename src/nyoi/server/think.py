"""Where bots think: worker processes that are told what a seat sees, and never the state."""

from __future__ import annotations

import asyncio
import logging
import os
import signal
import threading
from collections.abc import Callable, Sequence
from concurrent.futures import ProcessPoolExecutor
from concurrent.futures.process import BrokenProcessPool
from functools import partial
from math import sqrt
from multiprocessing import get_context, parent_process
from time import monotonic
from typing import Final, TypeVar

import msgspec

from nyoi.bots.levels import LevelBot
from nyoi.bots.search import SearchBot, Thought, best_first
from nyoi.bots.sight import Sight
from nyoi.games import game as game_of
from nyoi.kernel.play import offered
from nyoi.kernel.rng import Rng

logger = logging.getLogger("nyoi.server")
T = TypeVar("T")
Counsel = tuple[str, float, str]  # a move, the chance to win with it, how it stands beside the best
THINKING: Final = 1.5  # seconds: a strong bot's move, or its advice, comes within two
ROUNDS: Final = 2000  # of thought, at most, for somebody who asks for advice
CANDIDATES: Final = 5
ALIKE, BAD = 0.03, 0.15  # chances that nobody would call different; and a difference that everybody would


def sight_of(game: str, seat: int, view: bytes, key: str, texts: Sequence[str], rng: Rng) -> Sight:
    """What a seat sees, from its view alone. The moves are found again in a dream: it offers the seat the same ones."""
    found = game_of(game)
    known = msgspec.json.decode(view)
    wanted = set(texts)
    dream = found.dreamer(known).dream(rng.fork())
    return Sight(found, seat, known, key, [move for move in offered(dream, seat) if move.text in wanted])


def choose(
    game: str, seat: int, view: bytes, key: str, texts: Sequence[str], level: int, seed: int, until: float | None = None
) -> str:
    """A bot's move as text, from its seat's view alone."""
    rng = Rng(seed)
    return LevelBot(level, _left(until)).choose(sight_of(game, seat, view, key, texts, rng), rng).text


def advise(
    game: str, seat: int, view: bytes, key: str, texts: Sequence[str], seed: int, until: float | None = None
) -> list[Counsel]:
    """What a strong player would do: moves, each with the chance to win, the best first."""
    rng = Rng(seed)
    sight = sight_of(game, seat, view, key, texts, rng)
    thoughts = SearchBot(ROUNDS, _left(until)).think(sight, rng)
    best = [thought for thought in best_first(thoughts) if thought.visits][:CANDIDATES]
    return [(thought.move.text, thought.chance, verdict(thought, best[0])) for thought in best]


def verdict(thought: Thought, best: Thought) -> str:
    """How a move stands beside the best one; a difference that chance alone may have made is none."""
    if thought is best:
        return "best"
    behind = best.chance - thought.chance
    noise = sqrt(0.25 / best.visits + 0.25 / thought.visits)
    if behind < max(ALIKE, noise):
        return "alike"
    return "weaker" if behind < max(BAD, 2 * noise) else "bad"


def _left(until: float | None) -> float | None:
    """The seconds until then by the clock that all processes share: whoever waited for a worker thinks the less."""
    return None if until is None else max(0.0, until - monotonic())


def ready() -> bool:
    """Something to do for a worker that starts."""
    return True


def begin_worker() -> None:
    """A worker must not outlive the server, even a killed one, nor die of the host's Ctrl-C before it."""
    signal.signal(signal.SIGINT, signal.SIG_IGN)
    threading.Thread(target=_end_with_parent, daemon=True).start()


def _end_with_parent() -> None:
    parent = parent_process()
    if parent is not None:
        parent.join()
        os._exit(0)


class Thinkers:
    """The workers."""

    def __init__(self, workers: int) -> None:
        self.workers = workers
        self._pool: ProcessPoolExecutor | None = None

    def open(self) -> None:
        """Start the workers ahead of the first move."""
        self._pool = ProcessPoolExecutor(self.workers, get_context("spawn"), initializer=begin_worker)
        for _ in range(self.workers):
            self._pool.submit(ready)

    def close(self) -> None:
        """Stop the workers."""
        if self._pool is not None:
            self._pool.shutdown(wait=True, cancel_futures=True)

    async def choose(
        self,
        game: str,
        seat: int,
        view: bytes,
        key: str,
        texts: list[str],
        level: int,
        seed: int,
        timed: bool = True,
    ) -> str:
        """A bot's move as text. If the worker fails a move is drawn by lot: a table never stops for a bot."""
        if len(texts) == 1:
            return texts[0]
        until = monotonic() + THINKING if timed else None
        found = await self._ask(game, partial(choose, game, seat, view, key, texts, level, seed, until))
        return Rng(seed).pick(texts) if found is None else found

    async def advise(self, game: str, seat: int, view: bytes, key: str, texts: list[str], seed: int) -> list[Counsel]:
        """What a strong player would do; nothing if the worker fails."""
        until = monotonic() + THINKING
        return await self._ask(game, partial(advise, game, seat, view, key, texts, seed, until)) or []

    async def _ask(self, game: str, work: Callable[[], T]) -> T | None:
        assert self._pool is not None
        try:
            return await asyncio.get_running_loop().run_in_executor(self._pool, work)
        except BrokenProcessPool:
            logger.error("a bot's worker died; starting others")
            self._pool.shutdown(wait=False)
            self.open()
        except Exception:
            logger.exception("a bot of %s failed", game)
        return None
