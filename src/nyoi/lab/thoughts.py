"""How many rounds of thought a second, about all that is asked in whole games at random."""

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

ROUNDS: Final = 50  # of thought about a position, at most


def questions(game: Game, setting: Setting) -> Iterator[Sight]:
    """All that there is to think about in games at random, one after the other."""
    for seed in count():
        s, rng = game.start(setting, seed), Rng(seed)
        s.news = s.drawn = None
        while not s.over:
            seat = whose(s)
            if len(offered(s, seat)) > 1:
                yield look(s, seat)
            advance(s, seat, rng.pick(offered(s, seat)))


def thought_rate(think: Callable[[Sight], int], asked: Iterator[Sight], seconds: float) -> float:
    """Rounds a second of CPU time; `think` says how many it took. A move tried in a dream is one."""
    rounds, begun = 0, time.process_time()
    while (taken := time.process_time() - begun) < seconds:
        rounds += think(next(asked))
    return rounds / taken
