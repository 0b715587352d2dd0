"""Whether the chances that advice names are true: in positions of which it said 70 %, how many were won?

`nyoi study chances GAME` asks. The rule of thumb plays against itself. In the middle of each game, at a decision drawn
by lot, the seat that is asked gets advice, follows it, and the game goes on as before; its result is set beside the
chance that it was promised.
"""

from __future__ import annotations

from collections.abc import Iterator
from typing import Final, NamedTuple

from nyoi.bots.levels import HeuristicBot
from nyoi.bots.search import SearchBot, best_first
from nyoi.bots.sight import look
from nyoi.games import game as game_of
from nyoi.kernel.play import advance, offered, whose
from nyoi.kernel.rng import Rng, mix
from nyoi.kernel.state import Setting, State

ROUNDS: Final = 200  # of thought for each piece of advice


class Promise(NamedTuple):
    """A chance that was named, and what became of it."""

    key: str
    chance: float
    result: float


def moments(s: State, rng: Rng) -> Iterator[State]:
    """The rule of thumb plays on; each decision with something to choose, before it is made."""
    while not s.over:
        seat = whose(s)
        moves = offered(s, seat)
        if seat >= 0 and len(moves) > 1:
            yield s
        advance(s, seat, HeuristicBot().choose(look(s, seat), rng) if seat >= 0 else moves[0])


def promised(setting: Setting, seed: int, rounds: int = ROUNDS) -> Promise | None:
    """One game with one piece of advice; None if nothing was to choose in it."""
    game = game_of(setting.game)
    count = sum(1 for _ in moments(game.start(setting, seed), Rng(seed)))
    if count == 0:
        return None
    rng = Rng(mix(seed, 1))
    moment = rng.below(count)
    s = game.start(setting, seed)
    for number, _ in enumerate(moments(s, Rng(seed))):
        if number == moment:
            break
    sight = look(s, whose(s))
    best = best_first(SearchBot(rounds).think(sight, rng))[0]
    advance(s, sight.seat, best.move)
    for _ in moments(s, rng):
        pass
    return Promise(sight.key, best.chance, s.results[sight.seat])
