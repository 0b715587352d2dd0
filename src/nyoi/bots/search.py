"""A search bot: sequential halving over moves evaluated in the same determinizations.

Each determinization is a full state that fits what the seat knows. Every surviving candidate is played in a
copy of it, followed by the same random numbers and the same rollout policy (`Game.likely`). These common
random numbers isolate the effect of the move, so two moves are told apart in far fewer samples than with
independent ones. After a share of the rounds, the worse half of the candidates is dropped and the rest get
further samples. The search needs nothing from a game except determinizations: it builds no tree, hidden cards
are sampled afresh each time, and ALL and FIRST decisions, teams and solo games need no special case.

If many moves are legal, only those that the heuristic (`Game.scores`) ranks highest are searched; more rounds
allow more candidates. The heuristic's own move is always among them, and it is kept unless another move is
better by more than noise. A rollout stops some turns later in a quiet position (`Mind.patience`) and is
evaluated there by the learned evaluator (`Mind.worth`), from the searching seat's view. Without weights the
game's `estimate` is used, or else the result at the end of the game.
"""

from __future__ import annotations

from collections.abc import Sequence
from math import sqrt
from time import perf_counter
from typing import Final, NamedTuple

from nyoi.bots.sight import Sight
from nyoi.kernel.decision import ONE, Move
from nyoi.kernel.game import Game
from nyoi.kernel.play import advance, offered, whose
from nyoi.kernel.rng import M1, Rng
from nyoi.kernel.state import State

DOUBT: Final = 1.0  # standard errors by which a move must beat the heuristic's move to be chosen
UNSEEN: Final = 0.1  # squared difference added to those observed: a few samples that agree prove little
WIDTH: Final = 2  # least number of candidates ...
WIDER: Final = 0.6  # ... and how many more per square root of the rounds
LONGEST: Final = 3000  # moves in a rollout; a game that has not ended by then counts as a draw
GIVING_UP: Final = frozenset(("concede", "resign"))


class Thought(NamedTuple):
    """A searched move: the number of determinizations it was tried in, and its expected result (1: win)."""

    move: Move
    visits: int
    chance: float
    favourite: bool = False  # the heuristic's move
    noise: float = 0.0  # standard error of the difference from the favourite


class Trial:
    """A candidate move: its results for the searching seat, and its advantage over the heuristic's move."""

    __slots__ = ("ahead", "dreams", "move", "squares", "total")

    def __init__(self, move: Move) -> None:
        self.move: Final = move
        self.dreams: int = 0
        self.total: float = 0.0
        self.ahead: float = 0.0
        self.squares: float = 0.0  # sum of squared differences

    @property
    def lead(self) -> float:
        """Return the mean advantage over the heuristic's move."""
        return self.ahead / self.dreams if self.dreams else 0.0

    @property
    def noise(self) -> float:
        """Return the standard error of `lead`."""
        if self.dreams == 0:
            return 1.0
        spread = (self.squares + UNSEEN) / self.dreams - self.lead * self.lead
        return sqrt(max(spread, 0.0) / self.dreams)


def best_first(thoughts: list[Thought]) -> list[Thought]:
    """Sort by visits, then by expected result.

    The heuristic's move comes first unless the best move is better by more than `DOUBT` standard errors.
    """
    found = sorted(thoughts, key=lambda thought: (-thought.visits, -thought.chance))
    for thought in found[1:]:
        if thought.favourite and thought.visits and found[0].chance - thought.chance < DOUBT * found[0].noise:
            found.remove(thought)
            found.insert(0, thought)
            break
    return found


class SearchBot:
    """A bot that searches for a number of rounds or until its time is over.

    It can stop at any time. Without a time limit, the same seed and rounds give the same choice.
    """

    def __init__(self, rounds: int, seconds: float | None = None) -> None:
        self.rounds: Final = rounds
        self.seconds: Final = seconds  # None: only the rounds count, so the choice is reproducible

    def choose(self, sight: Sight, rng: Rng) -> Move:
        if len(sight.moves) == 1:
            return sight.moves[0]
        return best_first(self.think(sight, rng))[0].move

    def think(self, sight: Sight, rng: Rng, wanted: Sequence[Move] = ()) -> list[Thought]:
        """Return the search's judgement of every legal move, in the order offered.

        The moves in `wanted` are searched in addition to the candidates.
        """
        trials = [Trial(move) for move in dict.fromkeys([*self.candidates(sight, rng), *wanted])]
        begun = perf_counter()
        end = begun + self.seconds if self.seconds is not None else 0.0
        stages = max(1, (len(trials) - 1).bit_length())
        alive, stage, spent = trials, 1, 0
        while True:
            done = (spent + len(alive)) / self.rounds  # share of the budget used after another sample
            if self.seconds is not None:
                done = max(done, (perf_counter() - begun) / self.seconds if self.seconds else 2.0)
            while stage < stages and done > stage / stages:
                alive = better_half(alive)
                stage += 1
            if done > 1.0 and spent:
                break
            if not tried(sight, alive, rng, end if spent else 0.0):
                break
            spent += len(alive)
        favourite = trials[0]
        base = favourite.total / favourite.dreams if favourite.dreams else 0.0
        known = {trial.move: trial for trial in trials}
        return [judged(move, known.get(move), favourite, base) for move in sight.moves]

    def candidates(self, sight: Sight, rng: Rng) -> list[Move]:
        """Return the heuristic's move, then the moves it ranks highest, as many as the rounds allow."""
        game = sight.game
        favourite = game.policy(sight.view, sight.moves, rng.fork(), 5)
        others = [move for move in sight.moves if move.word not in GIVING_UP and move is not favourite]
        wide = WIDTH + int(WIDER * sqrt(float(self.rounds)))
        if len(others) >= wide:
            rule = game.scores(sight.view, others, 5)
            others = [others[i] for i in sorted(range(len(others)), key=lambda i: -rule[i])[: wide - 1]]
        return [favourite, *others]


def tried(sight: Sight, trials: list[Trial], rng: Rng, end: float) -> bool:
    """Evaluate the moves in one more determinization.

    Returns:
        False if time ran out before all moves were evaluated; nothing is counted then.
    """
    s = sight.dream(rng)
    s.news = s.drawn = None
    seed = rng.below(M1)
    found: list[float] = []
    for trial in trials:
        if end and perf_counter() > end:
            return False
        dream = s.clone()
        advance(dream, sight.seat, trial.move)
        found.append(outcome(sight.game, dream, sight.seat, s.turns, Rng(seed)))
    for trial, result in zip(trials, found, strict=True):
        ahead = result - found[0]
        trial.dreams += 1
        trial.total += result
        trial.ahead += ahead
        trial.squares += ahead * ahead
    return True


def better_half(trials: list[Trial]) -> list[Trial]:
    """Return half of the candidates: the heuristic's move, which is the first, and the best of the others."""
    others = sorted(trials[1:], key=lambda trial: -trial.lead)
    return [trials[0], *others[: max(1, (len(trials) + 1) // 2 - 1)]]


def judged(move: Move, trial: Trial | None, favourite: Trial, base: float) -> Thought:
    """Return the judgement of one move; its expected result is the favourite's mean plus its advantage."""
    if trial is None or trial.dreams == 0:
        return Thought(move, 0, 0.0, move is favourite.move)
    chance = min(1.0, max(0.0, base + trial.lead))
    return Thought(move, trial.dreams, chance, trial is favourite, trial.noise)


def outcome(game: Game, s: State, seat: int, turn: int, rng: Rng) -> float:
    """Return a seat's result after a move of that turn, by rollout to a quiet position or to the end."""
    mind, estimate = game.mind, game.estimate
    learned = mind is not None and mind.learned is not None
    later = turn + mind.patience if mind is not None else turn
    for _ in range(LONGEST):
        if s.over:
            return s.results[seat]
        if s.turns >= later:
            if learned:
                assert mind is not None
                if mind.quiet(s):
                    return mind.worth(game.view(s, seat))
            elif estimate is not None:
                found = estimate(s)
                if found is not None:
                    return found[seat]
        asked, moves = question(s)
        advance(s, asked, moves[0] if len(moves) == 1 else likely(game, s, asked, moves, rng))
    return 1 / s.seats


def question(s: State) -> tuple[int, list[Move]]:
    """Return the seat that decides next and its legal moves."""
    decision = s.decision
    assert decision is not None
    if decision.kind == ONE:
        return decision.seat, decision.moves
    seat = whose(s)
    return seat, offered(s, seat)


def likely(game: Game, s: State, seat: int, moves: list[Move], rng: Rng) -> Move:
    """Return a move for a seat in a rollout: from the game's rollout policy, or else from its heuristic."""
    if game.likely is not None:
        return game.likely(s, seat, moves, rng)
    return game.policy(game.view(s, seat), moves, rng, 5)
