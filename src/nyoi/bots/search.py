"""A player that thinks ahead: moves are tried in the same dreams, and the worse half is given up, again and again.

Each dream is a whole table that fits what the seat knows. Every move still in question is made in a copy of it, and the
same chance and the same likely moves of everybody (`Game.likely`) follow, so that what differs in the end is the move's
doing: of two moves tried in a hundred dreams the better one is known far sooner than if each had had dreams of its own.
After a share of the rounds the worse half of the moves is dropped, and the rest are tried in as many further dreams as
their half of the work allows (sequential halving). Nothing of the game is needed but its dreams: chance never makes a
tree branch, hidden cards are dealt anew each time, and ALL and FIRST decisions, teams and solo games are like others.

Where many moves are offered only those are tried that the rule of thumb finds best (`Game.scores`), the more of them
the longer the thought. The rule's own move is always tried, and stands where chance alone may be against it. A dream
is judged some turns later, at a quiet moment (`Mind.patience`), by what was learned, from what the thinker would see
there (`Mind.worth`); without weights by the game's `estimate`; else by its end.
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

DOUBT: Final = 1.0  # standard errors by which a move must be better than the rule of thumb's to be chosen
UNSEEN: Final = 0.1  # a difference, squared, that is counted beside those met: few dreams that agree prove little
WIDTH: Final = 2  # moves that are tried at least ...
WIDER: Final = 0.6  # ... and how many more for each root of the rounds
LONGEST: Final = 3000  # moves below the one that is tried: a game that does not end counts as drawn
GIVING_UP: Final = frozenset(("concede", "resign"))


class Thought(NamedTuple):
    """A move as the search judged it: in how many dreams it was tried, and the result to be expected (1 is a win)."""

    move: Move
    visits: int
    chance: float
    favourite: bool = False  # of the rule of thumb
    noise: float = 0.0  # the standard error of how much better or worse than the favourite it is


class Trial:
    """A move that is tried: what it brought to who thinks, and by how much more than the rule of thumb's move."""

    __slots__ = ("ahead", "dreams", "move", "squares", "total")

    def __init__(self, move: Move) -> None:
        self.move: Final = move
        self.dreams: int = 0
        self.total: float = 0.0
        self.ahead: float = 0.0
        self.squares: float = 0.0  # of the differences

    @property
    def lead(self) -> float:
        """By how much it is better than the rule of thumb's move, on the average."""
        return self.ahead / self.dreams if self.dreams else 0.0

    @property
    def noise(self) -> float:
        """The standard error of that."""
        if self.dreams == 0:
            return 1.0
        spread = (self.squares + UNSEEN) / self.dreams - self.lead * self.lead
        return sqrt(max(spread, 0.0) / self.dreams)


def best_first(thoughts: list[Thought]) -> list[Thought]:
    """The most tried first, then the most promising; but the rule of thumb stands where chance may be against it."""
    found = sorted(thoughts, key=lambda thought: (-thought.visits, -thought.chance))
    for thought in found[1:]:
        if thought.favourite and thought.visits and found[0].chance - thought.chance < DOUBT * found[0].noise:
            found.remove(thought)
            found.insert(0, thought)
            break
    return found


class SearchBot:
    """Thinks for so many rounds, or until the time is over; anytime, and the same for the same seed and rounds."""

    def __init__(self, rounds: int, seconds: float | None = None) -> None:
        self.rounds: Final = rounds
        self.seconds: Final = seconds  # None: only the rounds count, and the choice can be repeated

    def choose(self, sight: Sight, rng: Rng) -> Move:
        """The move that the search judges best."""
        if len(sight.moves) == 1:
            return sight.moves[0]
        return best_first(self.think(sight, rng))[0].move

    def think(self, sight: Sight, rng: Rng, wanted: Sequence[Move] = ()) -> list[Thought]:
        """Every offered move as the search judges it, in the order offered; those that are `wanted` are tried, too."""
        trials = [Trial(move) for move in dict.fromkeys([*self.candidates(sight, rng), *wanted])]
        begun = perf_counter()
        end = begun + self.seconds if self.seconds is not None else 0.0
        stages = max(1, (len(trials) - 1).bit_length())
        alive, stage, spent = trials, 1, 0
        while True:
            done = (spent + len(alive)) / self.rounds  # after one dream more
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
        """The rule of thumb's move, and those that it finds best after that, as many as there is time for."""
        game = sight.game
        favourite = game.policy(sight.view, sight.moves, rng.fork(), 5)
        others = [move for move in sight.moves if move.word not in GIVING_UP and move is not favourite]
        wide = WIDTH + int(WIDER * sqrt(float(self.rounds)))
        if len(others) >= wide:
            rule = game.scores(sight.view, others, 5)
            others = [others[i] for i in sorted(range(len(others)), key=lambda i: -rule[i])[: wide - 1]]
        return [favourite, *others]


def tried(sight: Sight, trials: list[Trial], rng: Rng, end: float) -> bool:
    """Try the moves in one more dream; False, and nothing is counted, if the time is over before all were tried."""
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
    """The rule of thumb's move, which is the first, and the better ones of the others: half of all."""
    others = sorted(trials[1:], key=lambda trial: -trial.lead)
    return [trials[0], *others[: max(1, (len(trials) + 1) // 2 - 1)]]


def judged(move: Move, trial: Trial | None, favourite: Trial, base: float) -> Thought:
    """What became of a move; what it promises is reckoned from all dreams of the favourite and its own lead."""
    if trial is None or trial.dreams == 0:
        return Thought(move, 0, 0.0, move is favourite.move)
    chance = min(1.0, max(0.0, base + trial.lead))
    return Thought(move, trial.dreams, chance, trial is favourite, trial.noise)


def outcome(game: Game, s: State, seat: int, turn: int, rng: Rng) -> float:
    """A seat's result after a move of that turn: played on as is likely to where it can be foreseen, or to the end."""
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
    """Who is asked next, and what is offered to that seat."""
    decision = s.decision
    assert decision is not None
    if decision.kind == ONE:
        return decision.seat, decision.moves
    seat = whose(s)
    return seat, offered(s, seat)


def likely(game: Game, s: State, seat: int, moves: list[Move], rng: Rng) -> Move:
    """A sensible move of a seat in a dream."""
    if game.likely is not None:
        return game.likely(s, seat, moves, rng)
    return game.policy(game.view(s, seat), moves, rng, 5)
