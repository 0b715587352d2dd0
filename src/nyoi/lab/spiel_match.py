"""Match of our bot against OpenSpiel's `ismcts` in Python, with our rules and as many search rounds as ours.

OpenSpiel's search gets a state that behaves like one of its own: actions are numbers of moves, the
information state is the seat's view, and the worlds it samples are our determinizations of that view. Its
rollouts are random to the end of the game, as usual. Games are for two with alternating seats: `nyoi study
openspiel GAME`.
"""

from __future__ import annotations

import json
from collections.abc import Mapping
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
from nyoi.lab.simulate import to_the_end

CURIOSITY: Final = 1.4  # UCT constant, the usual one for results between 0 and 1


class Actions:
    """Numbers for moves in the order of their first use, as some games have moves without an action index."""

    def __init__(self) -> None:
        self.moves: Final[list[Move]] = []
        self._numbers: Final[dict[Move, int]] = {}

    def number(self, move: Move) -> int:
        """Return the number of a move, assigning one if it is new."""
        if move not in self._numbers:
            self._numbers[move] = len(self.moves)
            self.moves.append(move)
        return self._numbers[move]


ACTIONS: Final = Actions()


class Bridge:
    """A state of ours with the interface that OpenSpiel's search needs; chance is resolved within moves."""

    def __init__(self, s: State, seat: int | None = None) -> None:
        self.s: Final = s
        self.seat: int | None = seat  # the searching seat until a move is made: not always the first to decide
        self.game: Final = game_of(s.setting.game)

    def clone(self) -> Bridge:
        return Bridge(self.s.clone(), self.seat)

    def get_game(self) -> Any:
        """Return a minimal game that only knows its type."""
        import pyspiel

        kind = pyspiel.GameType
        type = SimpleNamespace(dynamics=kind.Dynamics.SEQUENTIAL, information=kind.Information.IMPERFECT_INFORMATION)
        return SimpleNamespace(get_type=lambda: type)

    def is_terminal(self) -> bool:
        return self.s.over

    def is_chance_node(self) -> bool:
        """Return False: chance is resolved within a move."""
        return False

    def current_player(self) -> int:
        return whose(self.s) if self.seat is None else self.seat

    def legal_actions(self, player: int | None = None) -> list[int]:
        """Return the numbers of the legal moves of the current player, whatever `player` is."""
        return sorted(ACTIONS.number(move) for move in offered(self.s, self.current_player()))

    def apply_action(self, action: int) -> None:
        advance(self.s, self.current_player(), ACTIONS.moves[action])
        self.seat = None

    def information_state_string(self) -> str:
        return json.dumps(self.game.view(self.s, self.current_player()))

    def returns(self) -> list[float]:
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
        """Return the search's move, sampling determinizations of the seat's view."""
        self.search.set_resampler(lambda state, seat: Bridge(sight.dream(self.rng), seat))
        dream = Bridge(sight.dream(self.rng), sight.seat)
        action: int = self.search.step(dream)
        return ACTIONS.moves[action]


def met(job: Job, number: int) -> Row:
    """Play a game of two and return both results. Each seed is used twice, with our bot in either seat."""
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


def job(game: str, games: int, rounds: int, name: str, seed: int, options: Mapping[str, object]) -> Job:
    """Return the job of a match; our bot defaults to a search of as many rounds.

    Raises Refused if OpenSpiel is not installed.
    """
    if find_spec("pyspiel") is None:
        raise Refused("no-peer", name="OpenSpiel")
    mode = game_of(game).levels.ladder
    return job_of(game, 2, mode, options, [name or f"search:{rounds}"], seed, games, rounds=rounds)
