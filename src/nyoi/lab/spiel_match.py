"""Our bot against OpenSpiel's own search, at our table: `ismcts` in Python, with as many rounds of thought as ours.

OpenSpiel's search is handed a state that behaves like one of its own: actions are numbers of moves, what a seat knows
is its view, and the worlds it samples are our dreams of that view. It plays dreams on at random to the end, as it does
everywhere. Games of two, seats changing.
"""

from __future__ import annotations

import json
from importlib.util import find_spec
from types import SimpleNamespace
from typing import Any, Final

from nyoi.bots.names import bot
from nyoi.bots.sight import Sight, look
from nyoi.games import game as game_of
from nyoi.kernel.decision import Move
from nyoi.kernel.play import Refused, advance, offered, whose
from nyoi.kernel.rng import Rng, mix
from nyoi.kernel.state import State
from nyoi.lab.job import Job, Play, Row, job_of
from nyoi.lab.run import Lab
from nyoi.lab.simulate import to_the_end
from nyoi.lab.tally import Tally

CURIOSITY: Final = 1.4  # of UCT, as usual there for results between 0 and 1


class Actions:
    """Numbers for moves, in the order in which they are met: some moves are too many to have places in the lexicon."""

    def __init__(self) -> None:
        self.moves: Final[list[Move]] = []
        self._numbers: Final[dict[Move, int]] = {}

    def number(self, move: Move) -> int:
        """The number of a move, the same each time."""
        if move not in self._numbers:
            self._numbers[move] = len(self.moves)
            self.moves.append(move)
        return self._numbers[move]


ACTIONS: Final = Actions()


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
        """What is offered, as numbers."""
        return sorted(ACTIONS.number(move) for move in offered(self.s, whose(self.s)))

    def apply_action(self, action: int) -> None:
        """Play the move of this number."""
        advance(self.s, whose(self.s), ACTIONS.moves[action])

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

    def choose(self, sight: Sight) -> Move:
        """The move it would make, from dreams of what the seat sees."""
        self.search.set_resampler(lambda state, seat: Bridge(sight.dream(self.rng)))
        dream = Bridge(sight.dream(self.rng))
        action: int = self.search.step(dream)
        return ACTIONS.moves[action]


def met(job: Job, number: int) -> Row:
    """A game of two, each seed twice, our bot in one seat and then in the other: the results of ours and of theirs."""
    seed, ours = job.seed_of(number // 2), number % 2
    s = game_of(job.game).start(job.setting, seed)
    s.news = s.drawn = None
    mine, theirs, rng = bot(job.bots[0]), Spiel(job.more["rounds"], mix(seed, 2)), Rng(mix(seed, 1))

    def choose(s: State, seat: int, moves: list[Move]) -> Move:
        if len(moves) == 1:
            return moves[0]
        return mine.choose(look(s, seat), rng) if seat == ours else theirs.choose(look(s, seat))

    to_the_end(s, choose)
    return {"mine": s.results[ours], "theirs": s.results[1 - ours]}


MATCH: Final = Play(met, {"mine": "DOUBLE", "theirs": "DOUBLE"})


def match(
    game: str, games: int = 200, rounds: int = 300, name: str | None = None, seed: int = 1, lab: Lab | None = None
) -> dict[str, Any]:
    """So many games, places changing: how our bot, else a search of as many rounds, does; Refused without OpenSpiel."""
    if find_spec("pyspiel") is None:
        raise Refused("no-peer", name="OpenSpiel")
    job = job_of(
        game, 2, game_of(game).levels.ladder, bots=[name or f"search:{rounds}"], seed=seed, games=games, rounds=rounds
    )
    tally = Tally()
    for _, row in (Lab() if lab is None else lab).rows({"games": job}, MATCH):
        tally.add(row["mine"], row["theirs"])
    return {
        "game": game,
        "peer": f"OpenSpiel ismcts, {rounds} rounds",
        "bot": job.bots[0],
        "seed": seed,
        **tally.told(),
    }
