"""Training of a game's evaluator: play games, record positions and results, fit a small model.

Used by `nyoi train`. The heuristic plays against itself, partly with the mistakes of lower levels. Of each
game a few quiet positions are kept: the `features` of a seat's view, and the seat's final result. A neural
net is fitted to them: `Mind.worth`.

Games are played and stored like all games of the lab (`lab/run.py`), so an interrupted run can be resumed.
Everything is determined by the seed. numpy is needed to fit, not to play.
"""

from __future__ import annotations

import hashlib
import json
from collections.abc import Iterator
from pathlib import Path
from typing import TYPE_CHECKING, Any, Final, NamedTuple

from nyoi.bots.levels import drawn
from nyoi.games import game as game_of
from nyoi.kernel.decision import CLOCK, Move
from nyoi.kernel.mind import Mind, Net, shares
from nyoi.kernel.play import advance, offered, whose
from nyoi.kernel.rng import Rng, mix
from nyoi.kernel.state import State
from nyoi.lab.job import Job, Play, Row, job_of
from nyoi.lab.run import Lab
from nyoi.version import VERSION

if TYPE_CHECKING:
    import numpy as np

    Array = np.ndarray[Any, np.dtype[np.float32]]

MOMENTS: Final = 12  # positions kept per game
EYES: Final = 2  # maximum number of seats whose view of a position is kept
ALWAYS: Final = 10**9  # turns: the whole game
ERRING: Final = 10  # in cooperative games, upper limit of the turns with mistakes
DIGITS: Final = 4


class Plan(NamedTuple):
    """What to learn, and from how many games."""

    game: str
    games: int
    hidden: int  # units of the hidden layer
    seed: int

    @property
    def mind(self) -> Mind:
        found = game_of(self.game).mind
        assert found is not None
        return found

    @property
    def key(self) -> str:
        """Return a key that is the same only for runs that can be resumed."""
        told = (VERSION, ERRING, game_of(self.game).rules, self.mind.names, self.mind.practice, *self)
        return hashlib.blake2b(repr(told).encode(), digest_size=6).hexdigest()


class Warm:
    """A heuristic player, which may make the mistakes of a lower level for a number of turns."""

    def __init__(self, game: str, rng: Rng, turns: int) -> None:
        self.game: Final = game_of(game)
        self.level: Final = (5, 5, 5, 4, 3)[rng.below(5)]
        self.heat: Final = self.game.levels.heats[self.level - 1]
        self.turns: Final = turns

    def choose(self, s: State, seat: int, rng: Rng) -> Move:
        moves = offered(s, seat)
        if len(moves) == 1:
            return moves[0]
        view = self.game.view(s, seat)
        if s.turns >= self.turns:
            return self.game.policy(view, moves, rng, 5)
        if self.heat == 0:
            return self.game.policy(view, moves, rng, self.level)
        return moves[drawn(shares(self.game.scores(view, moves, self.level), self.heat), rng)]


def moments(plan: Plan, number: int) -> Iterator[tuple[State, Rng]]:
    """Play the heuristic against itself, yielding each state before a decision with a generator for sampling.

    In competitive games mistakes affect all seats alike. In cooperative ones they would bias the results:
    there they are only made at the beginning, to vary the positions, and no position of that part is yielded.
    """
    game, mind = game_of(plan.game), plan.mind
    seed = mix(plan.seed, 2 * number)  # even numbers, as in the games behind the current weights
    seats, mode = mind.practice[number % len(mind.practice)]
    s = game.start(game.setting(seats, mode), seed)
    s.news = s.drawn = None
    rng, lot = Rng(mix(seed, 1)), Rng(mix(seed, 2))
    together = game.mode(mode).together
    turns = lot.below(ERRING) if together else ALWAYS
    players = [Warm(plan.game, rng, turns) for _ in range(seats)]
    while not s.over:
        if not together or s.turns >= turns:
            yield s, lot
        seat = whose(s)
        advance(s, seat, offered(s, seat)[0] if seat == CLOCK else players[seat].choose(s, seat, rng))
    yield s, lot


def positions(plan: Plan, number: int) -> list[tuple[list[float], float]]:
    """Return the features of some quiet positions of a game with the seats' final results."""
    game, mind = game_of(plan.game), plan.mind
    kept: list[list[tuple[int, list[float]]]] = []
    met = 0
    for s, lot in moments(plan, number):
        if s.over:
            return [(seen, s.results[seat]) for some in kept for seat, seen in some]
        if not mind.quiet(s):
            continue
        met += 1  # reservoir sampling: each position is equally likely to be kept
        place = len(kept) if len(kept) < MOMENTS else lot.below(met)
        if place < MOMENTS:
            seats = list(range(s.seats))
            lot.shuffle(seats)
            some = [(seat, mind.features(game.view(s, seat))) for seat in seats[:EYES]]
            kept[place : place + 1] = [some]
    raise AssertionError("a game ends")


# -- games in bulk


def position_row(job: Job, number: int) -> Row:
    found = positions(Plan(**job.more), number)
    return {"seen": [seen for seen, _ in found], "results": [result for _, result in found]}


POSITIONS: Final = Play(position_row, {"seen": [["DOUBLE"]], "results": ["DOUBLE"]})


# -- fitting


class Descent:
    """Adam optimizer."""

    def __init__(self, weights: list[Any], rate: float) -> None:
        import numpy as np

        self.weights, self.rate, self.steps = weights, rate, 0
        self.first = [np.zeros_like(w) for w in weights]
        self.second = [np.zeros_like(w) for w in weights]

    def step(self, slopes: list[Any]) -> None:
        import numpy as np

        self.steps += 1
        for w, m, v, slope in zip(self.weights, self.first, self.second, slopes, strict=True):
            m += 0.1 * (slope - m)
            v += 0.001 * (slope * slope - v)
            w -= self.rate * (m / (1 - 0.9**self.steps)) / (np.sqrt(v / (1 - 0.999**self.steps)) + 1e-8)


def fit_value(plan: Plan, rows: list[Row], passes: int = 40) -> tuple[Net, dict[str, float]]:
    """Return the best net and its mean squared error on held-out games."""
    import numpy as np

    seen = np.array([seen for row in rows for seen in row["seen"]], np.float32).astype(np.float64)
    results = np.array([result for row in rows for result in row["results"]], np.float64)
    games = np.array([row["number"] for row in rows for _ in row["results"]])
    held = games // len(plan.mind.practice) % 8 == 0  # some of every training setup
    lot = np.random.default_rng(plan.seed)
    n, hidden = seen.shape[1], plan.hidden
    weights = [
        np.zeros(1),
        np.zeros(n),
        lot.normal(0, 1 / np.sqrt(n), (hidden, n)),
        np.zeros(hidden),
        lot.normal(0, 0.1, hidden),
    ]

    def run(some: Any) -> tuple[Any, Any]:
        inner = np.tanh(some @ weights[2].T + weights[3])
        total = weights[0] + some @ weights[1] + inner @ weights[4]
        return inner, 1 / (1 + np.exp(-np.clip(total, -30, 30)))

    def error() -> float:
        return float(np.mean((run(seen[held])[1] - results[held]) ** 2))

    train = np.flatnonzero(~held)
    descent = Descent(weights, 0.003)
    best, kept = error(), [w.copy() for w in weights]
    for turn in range(passes):
        descent.rate = 0.003 * (1 - turn / passes)
        lot.shuffle(train)
        for begin in range(0, len(train), 256):
            some, wanted = seen[train[begin : begin + 256]], results[train[begin : begin + 256]]
            inner, chance = run(some)
            slope = (chance - wanted) / len(some)
            back = np.outer(slope, weights[4]) * (1 - inner * inner)
            slopes = [np.array([slope.sum()]), some.T @ slope, back.T @ some, back.sum(0), inner.T @ slope]
            descent.step([s + 1e-4 * w for s, w in zip(slopes, weights, strict=True)])
        found = error()
        if found < best:
            best, kept = found, [w.copy() for w in weights]
    bias, straight, layer, shifts, outer = (w.round(DIGITS).tolist() for w in kept)
    base = float(np.mean((results[held] - results[~held].mean()) ** 2))
    figures = {"positions": len(results), "error": round(best, 4), "error_of_the_mean": round(base, 4)}
    return Net(bias[0], straight, layer, shifts, outer), figures


# -- all of it


def train(plan: Plan, folder: Path, lab: Lab | None = None) -> tuple[Net, dict[str, float]]:
    """Train a net and return it with its figures.

    `folder` stores every slice, so that a run can be resumed.
    """
    work = folder / f"{plan.game}-{plan.key}"
    lab = Lab() if lab is None else lab
    job = job_of(plan.game, seed=plan.seed, games=plan.games)._replace(more=plan._asdict())
    return fit_value(plan, [row for _, row in lab.into(work).rows({"games": job}, POSITIONS)])


def written(plan: Plan, net: Net, how: dict[str, Any]) -> str:
    """Return the contents of the weights file: the numbers and their origin."""
    data = {
        "game": plan.game,
        "rules": game_of(plan.game).rules,
        **how,
        "features": list(plan.mind.names),
        "value": {
            "bias": net.bias,
            "straight": net.straight,
            "layer": net.layer,
            "shifts": net.shifts,
            "outer": net.outer,
        },
    }
    rows = [f"{json.dumps(key)}: {json.dumps(value, ensure_ascii=False)}" for key, value in data.items()]
    return "{\n" + ",\n".join(rows) + "\n}\n"
