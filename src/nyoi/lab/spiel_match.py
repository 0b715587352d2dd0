"""Our bot against OpenSpiel's own search, at our table: `ismcts` in Python, with as many rounds of thought as ours.

    python -m nyoi.lab.spiel_match GAME [--games N] [--rounds N] [--bot NAME] [--jobs J]

OpenSpiel's search is handed a state that behaves like one of its own: actions are places in the game's lexicon, what a
seat knows is its view, and the worlds it samples are our dreams of that view. It plays dreams on at random to the end,
as it does everywhere. Games of two, seats changing.
"""

from __future__ import annotations

import argparse
import json
import sys
from functools import partial
from types import SimpleNamespace
from typing import Any, Final

from nyoi.bots.names import bot
from nyoi.bots.sight import Sight, look
from nyoi.games import IDS
from nyoi.games import game as game_of
from nyoi.kernel.decision import CLOCK
from nyoi.kernel.play import advance, offered, whose
from nyoi.kernel.rng import Rng, mix
from nyoi.kernel.state import State
from nyoi.lab.ladder import interval
from nyoi.lab.simulate import spread

CURIOSITY: Final = 1.4  # of UCT, as usual there for results between 0 and 1


class Bridge:
    """A state of ours as OpenSpiel's search knows them; chance is drawn by the state itself."""

    def __init__(self, s: State) -> None:
        self.s: Final = s
        self.game: Final = game_of(s.setting.game)

    def clone(self) -> Bridge:
        """A copy of its own."""
        return Bridge(self.s.clone())

    def get_game(self) -> Any:
        """Enough of a game to be asked what kind it is."""
        import pyspiel

        kind = pyspiel.GameType
        type = SimpleNamespace(dynamics=kind.Dynamics.SEQUENTIAL, information=kind.Information.IMPERFECT_INFORMATION)
        return SimpleNamespace(get_type=lambda: type)

    def is_terminal(self) -> bool:
        """Whether the game is over."""
        return self.s.over

    def is_chance_node(self) -> bool:
        """Never: chance falls within a move."""
        return False

    def current_player(self) -> int:
        """Who is asked."""
        return whose(self.s)

    def legal_actions(self) -> list[int]:
        """What is offered, as places in the lexicon."""
        places = self.game.lexicon()
        return sorted(places.place(move) for move in offered(self.s, whose(self.s)))

    def apply_action(self, action: int) -> None:
        """Play the move at this place."""
        advance(self.s, whose(self.s), self.game.lexicon()[action])

    def information_state_string(self) -> str:
        """All that the seat knows."""
        return json.dumps(self.game.view(self.s, whose(self.s)))

    def returns(self) -> list[float]:
        """The results by seat."""
        return list(self.s.results)


class Spiel:
    """OpenSpiel's search as one of our bots."""

    def __init__(self, rounds: int, seed: int) -> None:
        import numpy as np
        from open_spiel.python.algorithms import ismcts, mcts

        lot = np.random.RandomState(seed % (1 << 32))
        self.search: Final = ismcts.ISMCTSBot(
            None,
            mcts.RandomRolloutEvaluator(1, lot),
            CURIOSITY,
            rounds,
            random_state=lot,
            allow_inconsistent_action_sets=True,
        )
        self.rng: Final = Rng(seed)

    def choose(self, sight: Sight) -> Any:
        """The move it would make, from dreams of what the seat sees."""
        self.search.set_resampler(lambda state, seat: Bridge(sight.dream(self.rng)))
        dream = Bridge(sight.dream(self.rng))
        return sight.game.lexicon()[self.search.step(dream)]


def one_game(game: str, name: str, rounds: int, seed: int, ours: int) -> tuple[float, ...]:
    """A game of two, our bot in seat `ours`."""
    played = game_of(game)
    s = played.start(played.setting(2), seed)
    s.news = s.drawn = None
    mine, theirs, rng = bot(name), Spiel(rounds, mix(seed, 2)), Rng(mix(seed, 1))
    while not s.over:
        seat = whose(s)
        moves = offered(s, seat)
        if seat == CLOCK or len(moves) == 1:
            advance(s, seat, moves[0])
        elif seat == ours:
            advance(s, seat, mine.choose(look(s, seat), rng))
        else:
            advance(s, seat, theirs.choose(look(s, seat)))
    return s.results


def _slice(game: str, name: str, rounds: int, seed: int, first: int, end: int) -> list[int]:
    """For each game 1 if our bot won, -1 if it lost, 0 otherwise."""
    found = []
    for number in range(first, end):
        results = one_game(game, name, rounds, mix(seed, number // 2), number % 2)
        mine, other = results[number % 2], results[1 - number % 2]
        found.append((mine > other) - (mine < other))
    return found


def main(arguments: list[str]) -> None:
    """Play as the command line says."""
    parser = argparse.ArgumentParser(prog="python -m nyoi.lab.spiel_match", description=__doc__)
    parser.add_argument("game", choices=IDS)
    parser.add_argument("--games", type=int, default=200)
    parser.add_argument("--rounds", type=int, default=300)
    parser.add_argument("--bot", help="usually search:ROUNDS")
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--jobs", type=int, default=1)
    given = parser.parse_args(arguments)
    name = given.bot or f"search:{given.rounds}"
    play = partial(_slice, given.game, name, given.rounds, given.seed)
    found = [one for some in spread(play, given.games, given.jobs) for one in some]
    won, lost = found.count(1), found.count(-1)
    low, high = interval(won, won + lost)
    sys.stdout.write(
        f"{given.game}: {name} won {won} of {won + lost} decided games against OpenSpiel's ismcts with {given.rounds} "
        f"rounds: {won / max(1, won + lost):.1%} ({low:.1%} - {high:.1%})\n"
    )


if __name__ == "__main__":
    main(sys.argv[1:])
