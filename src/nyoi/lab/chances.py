"""Calibration of the chances given by advice: of the positions rated at 70 %, how many were won?

Used by `nyoi study chances GAME`. The heuristic plays against itself. In the middle of each game, at a random
decision, the seat to move gets advice and follows it. Then the game continues as before, and the seat's
result is compared with the predicted chance.
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

ROUNDS: Final = 200  # search rounds for each piece of advice


class Promise(NamedTuple):
    """A predicted chance and the actual result."""

    key: str
    chance: float
    result: float


def moments(s: State, rng: Rng) -> Iterator[State]:
    """Play on with the heuristic, yielding the state before each decision with more than one legal move."""
    while not s.over:
        seat = whose(s)
        moves = offered(s, seat)
        if seat >= 0 and len(moves) > 1:
            yield s
        advance(s, seat, HeuristicBot().choose(look(s, seat), rng) if seat >= 0 else moves[0])


def promised(setting: Setting, seed: int, rounds: int = ROUNDS) -> Promise | None:
    """Play a game with one piece of advice. Return None if the game had no decision to advise on."""
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
