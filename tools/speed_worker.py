"""The workload that the speed gate measures: random play or search in one game.

    python -m tools.speed_worker play|think GAME SEATS AMOUNT

`play` makes AMOUNT random decisions, `think` runs AMOUNT rounds of search. AMOUNT 0 only loads the game, so
that the difference of two runs is the work alone. Each tree is measured by its own copy of this file, so
names may change.
"""

from __future__ import annotations

import sys

from nyoi.bots.search import SearchBot
from nyoi.bots.sight import look
from nyoi.games import game as game_of
from nyoi.kernel.game import Game
from nyoi.kernel.play import advance, offered, whose
from nyoi.kernel.rng import Rng
from nyoi.kernel.state import Setting, State

SEED = 1
HAND = 250  # decisions before the next game is dealt: games differ widely in length
ROUNDS = 40  # of search per decision


def play_some(game: Game, setting: Setting, seed: int, most: int) -> tuple[State, int]:
    """Play at most `most` random decisions of a game; return its state and the number made."""
    s = game.start(setting, seed)
    s.news = s.drawn = None
    rng = Rng(seed)
    made = 0
    while s.decision is not None and made < most:
        seat = whose(s)
        advance(s, seat, rng.pick(offered(s, seat)))
        made += 1
    return s, made


def play(game: Game, setting: Setting, amount: int) -> None:
    """Make `amount` random decisions, over as many games as it takes."""
    seed = SEED
    while amount > 0:
        amount -= play_some(game, setting, seed, min(amount, HAND))[1]
        seed += 1


def think(game: Game, setting: Setting, amount: int) -> None:
    """Search for `amount` rounds, in positions a few decisions into fresh games."""
    seed = SEED
    while amount > 0:
        s, _ = play_some(game, setting, seed, 20 + seed % 20)
        if s.decision is not None and whose(s) >= 0:
            SearchBot(ROUNDS).think(look(s, whose(s)), Rng(seed))
            amount -= ROUNDS
        seed += 1


def main() -> None:
    kind, id, seats, amount = sys.argv[1:]
    game = game_of(id)
    setting = game.setting(int(seats))
    {"play": play, "think": think}[kind](game, setting, int(amount))


if __name__ == "__main__":
    main()
