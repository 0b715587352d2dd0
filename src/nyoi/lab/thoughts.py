"""Search speed: rounds per second over all decisions of whole random games."""

from __future__ import annotations

import time
from collections.abc import Callable, Iterator
from itertools import count
from typing import Final

from nyoi.bots.sight import Sight, look
from nyoi.kernel.game import Game
from nyoi.kernel.play import advance, offered, whose
from nyoi.kernel.rng import Rng
from nyoi.kernel.state import Setting

ROUNDS: Final = 50  # search rounds per position, at most


def questions(game: Game, setting: Setting) -> Iterator[Sight]:
    """Yield every decision with more than one legal move, in one random game after another."""
    for seed in count():
        s, rng = game.start(setting, seed), Rng(seed)
        s.news = s.drawn = None
        while not s.over:
            seat = whose(s)
            if len(offered(s, seat)) > 1:
                yield look(s, seat)
            advance(s, seat, rng.pick(offered(s, seat)))


def thought_rate(think: Callable[[Sight], int], asked: Iterator[Sight], seconds: float) -> float:
    """Return search rounds per second of CPU time.

    `think` returns the number of rounds it took. Evaluating a move in one determinization is one round.
    """
    rounds, begun = 0, time.process_time()
    while (taken := time.process_time() - begun) < seconds:
        rounds += think(next(asked))
    return rounds / taken
