"""Learning to judge a game: play it, see what came of it, fit a small model. What `nyoi train` does.

1. The rule of thumb plays against itself, in part with the mistakes of lower levels. Of each game a few quiet moments
   are kept: the `features` of what a seat saw, and the result it had in the end. A net is fitted to them: `Mind.worth`.
2. It plays again, and now and then somebody thinks ahead with that net. The `traits` of the moves that were tried and
   how well each did are kept; a weight for each trait is fitted to them: `Mind.inclined`.

Games are played and kept as all games of the lab are (`lab/run.py`), so that whoever is interrupted goes on where he
was; everything follows from the seed, whoever plays which slice. numpy is needed to fit, not to play.
"""

from __future__ import annotations

import hashlib
import json
from collections.abc import Callable, Iterator
from pathlib import Path
from typing import TYPE_CHECKING, Any, Final, NamedTuple

from nyoi.bots.levels import drawn
from nyoi.bots.search import SearchBot
from nyoi.bots.sight import look
from nyoi.games import game as game_of
from nyoi.kernel.decision import CLOCK, Move
from nyoi.kernel.mind import Learned, Mind, Net, learned_of, shares
from nyoi.kernel.play import advance, offered, whose
from nyoi.kernel.rng import Rng, mix
from nyoi.kernel.state import State
from nyoi.lab.job import Job, Play, Row, job_of
from nyoi.lab.run import Lab
from nyoi.version import VERSION

if TYPE_CHECKING:
    import numpy as np

    Array = np.ndarray[Any, np.dtype[np.float32]]

MOMENTS: Final = 12  # of each game that are kept
EYES: Final = 2  # seats whose view of a moment is kept, at most
THINKS: Final = 0.1  # the share of decisions in the second part that are thought about ...
MOST_THOUGHTS: Final = 12  # ... but not more of a game
FIRST_RANKING: Final = (1.5, 0.5)  # before anything was learned: the rule of thumb's score, and its best move
CLEAR: Final = 0.04  # a difference of chances that makes one of two moves the likelier choice by far ...
FEW: Final = 4  # ... if it was seen in many more dreams than so many
DIGITS: Final = 4


class Plan(NamedTuple):
    """What is to be learned, and from how much."""

    game: str
    games: int
    thinking: int  # games of the second part
    rounds: int  # of a thought in it
    hidden: int  # units of the net's layer
    seed: int

    @property
    def mind(self) -> Mind:
        """What the game knows to look at."""
        found = game_of(self.game).mind
        assert found is not None
        return found

    @property
    def key(self) -> str:
        """The same for what can be gone on with, and for nothing else."""
        told = (VERSION, game_of(self.game).rules, self.mind.names, self.mind.trait_names, self.mind.practice, *self)
        return hashlib.blake2b(repr(told).encode(), digest_size=6).hexdigest()


class Warm:
    """The rule of thumb, of which some make the mistakes of a lower level."""

    def __init__(self, game: str, rng: Rng) -> None:
        self.game: Final = game_of(game)
        self.level: Final = (5, 5, 5, 4, 3)[rng.below(5)]
        self.heat: Final = self.game.levels.heats[self.level - 1]

    def choose(self, s: State, seat: int, rng: Rng) -> Move:
        """A move of that seat."""
        moves = offered(s, seat)
        if len(moves) == 1:
            return moves[0]
        view = self.game.view(s, seat)
        if self.heat == 0:
            return self.game.policy(view, moves, rng, self.level)
        return moves[drawn(shares(self.game.scores(view, moves, self.level), self.heat), rng)]


def moments(plan: Plan, number: int, part: int) -> Iterator[tuple[State, Rng]]:
    """A game of the rule of thumb against itself: the state before each decision, and a lot for who looks at it."""
    game, mind = game_of(plan.game), plan.mind
    seed = mix(plan.seed, 2 * number + part)
    seats, mode = mind.practice[number % len(mind.practice)]
    s = game.start(game.setting(seats, mode), seed)
    s.news = s.drawn = None
    rng, lot = Rng(mix(seed, 1)), Rng(mix(seed, 2))
    players = [Warm(plan.game, rng) for _ in range(seats)]
    while not s.over:
        yield s, lot
        seat = whose(s)
        advance(s, seat, offered(s, seat)[0] if seat == CLOCK else players[seat].choose(s, seat, rng))
    yield s, lot


def positions(plan: Plan, number: int) -> list[tuple[list[float], float]]:
    """What was seen at some quiet moments of a game, and what came of it."""
    game, mind = game_of(plan.game), plan.mind
    kept: list[list[tuple[int, list[float]]]] = []
    met = 0
    for s, lot in moments(plan, number, 0):
        if s.over:
            return [(seen, s.results[seat]) for some in kept for seat, seen in some]
        if not mind.quiet(s):
            continue
        met += 1  # each moment has the same chance to be among the last ones kept
        place = len(kept) if len(kept) < MOMENTS else lot.below(met)
        if place < MOMENTS:
            seats = list(range(s.seats))
            lot.shuffle(seats)
            some = [(seat, mind.features(game.view(s, seat))) for seat in seats[:EYES]]
            kept[place : place + 1] = [some]
    raise AssertionError("a game ends")


def choices(plan: Plan, number: int) -> list[tuple[list[list[float]], list[float]]]:
    """The moves of some decisions of a game that a search tried, and how much each is to be preferred."""
    mind = plan.mind
    found: list[tuple[list[list[float]], list[float]]] = []
    for s, lot in moments(plan, number, 1):
        if s.over:
            break
        seat = whose(s)
        if seat == CLOCK or len(offered(s, seat)) < 2:
            continue
        if lot.unit() >= THINKS or len(found) == MOST_THOUGHTS:
            continue
        sight = look(s, seat)
        thoughts = SearchBot(plan.rounds).think(sight, lot)
        traits = mind.traits(sight.view, sight.moves)
        base = next((thought.chance for thought in thoughts if thought.favourite), 0.0)
        tried = [i for i, thought in enumerate(thoughts) if thought.visits]
        leads = [(thoughts[i].chance - base) * thoughts[i].visits / (thoughts[i].visits + FEW) for i in tried]
        if len(tried) > 1:
            found.append(([traits[i] for i in tried], shares(leads, CLEAR)))
    return found


# -- games in bulk


def position_row(job: Job, number: int) -> Row:
    """A game of the first part."""
    found = positions(Plan(**job.more), number)
    return {"seen": [seen for seen, _ in found], "results": [result for _, result in found]}


def choice_row(job: Job, number: int) -> Row:
    """A game of the second part, with what was learned from the first."""
    told = dict(job.more)
    text = told.pop("learned")
    plan = Plan(**told)
    if _minds.get(plan.game) != text:
        plan.mind.learn(learned_of(text, plan.mind.names, plan.mind.trait_names))
        _minds[plan.game] = text
    found = choices(plan, number)
    return {"traits": [traits for traits, _ in found], "shares": [shares for _, shares in found]}


_minds: Final[dict[str, str]] = {}  # by game, what this process has learned last
POSITIONS: Final = Play(position_row, {"seen": [["DOUBLE"]], "results": ["DOUBLE"]})
CHOICES: Final = Play(choice_row, {"traits": [[["DOUBLE"]]], "shares": [["DOUBLE"]]})


# -- fitting


class Descent:
    """Adam: steps down a slope, each weight by its own measure."""

    def __init__(self, weights: list[Any], rate: float) -> None:
        import numpy as np

        self.weights, self.rate, self.steps = weights, rate, 0
        self.first = [np.zeros_like(w) for w in weights]
        self.second = [np.zeros_like(w) for w in weights]

    def step(self, slopes: list[Any]) -> None:
        """One step for all weights."""
        import numpy as np

        self.steps += 1
        for w, m, v, slope in zip(self.weights, self.first, self.second, slopes, strict=True):
            m += 0.1 * (slope - m)
            v += 0.001 * (slope * slope - v)
            w -= self.rate * (m / (1 - 0.9**self.steps)) / (np.sqrt(v / (1 - 0.999**self.steps)) + 1e-8)


def fit_value(plan: Plan, rows: list[Row], passes: int = 40) -> tuple[Net, dict[str, float]]:
    """The net that foretells results best, and its mean square error on games that it was not fitted to."""
    import numpy as np

    seen = np.array([seen for row in rows for seen in row["seen"]], np.float32).astype(np.float64)
    results = np.array([result for row in rows for result in row["results"]], np.float64)
    games = np.array([row["number"] for row in rows for _ in row["results"]])
    held = games // len(plan.mind.practice) % 8 == 0  # some of every kind of table
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


def fit_ranking(rows: list[Row], passes: int = 60) -> tuple[list[float], dict[str, float]]:
    """The weights of the traits that foretell best what a search will prefer, and how well they do."""
    import numpy as np

    kept = [found for row in rows for found in zip(row["traits"], row["shares"], strict=True)]
    traits = np.array([traits for some, _ in kept for traits in some], np.float32).astype(np.float64)
    wanted: Any = np.array([share for _, shares in kept for share in shares], np.float32)
    sizes = np.array([len(shares) for _, shares in kept])
    owner = np.repeat(np.arange(len(sizes)), sizes)
    starts = np.concatenate([[0], np.cumsum(sizes)[:-1]])
    wanted = wanted / np.add.reduceat(wanted, starts)[owner]
    held = owner % 8 == 0

    def likely(w: Any) -> Any:
        logits = traits @ w
        logits -= np.maximum.reduceat(logits, starts)[owner]
        odds = np.exp(logits)
        return odds / np.add.reduceat(odds, starts)[owner]

    def surprise(w: Any) -> float:
        return float(-(wanted * np.log(likely(w) + 1e-9))[held].sum() / (sizes[::8] > 0).sum())

    weights = [np.zeros(traits.shape[1])]
    weights[0][: len(FIRST_RANKING)] = FIRST_RANKING
    before = surprise(weights[0])
    descent = Descent(weights, 0.05)
    for turn in range(passes * 5):
        descent.rate = 0.05 * (1 - turn / (passes * 5))
        slope = traits[~held].T @ (likely(weights[0]) - wanted)[~held] / (~held).sum() * sizes.mean()
        descent.step([slope + 1e-3 * weights[0]])
    figures = {"decisions": len(sizes), "surprise": round(surprise(weights[0]), 4), "surprise_before": round(before, 4)}
    found: list[float] = weights[0].round(DIGITS).tolist()
    return found, figures


# -- all of it


def train(
    plan: Plan,
    folder: Path,
    lab: Lab | None = None,
    told: Callable[[str, dict[str, float]], None] | None = None,
) -> Learned:
    """Learn, and leave nothing to do for who comes again: `folder` keeps every slice that was played."""
    work = folder / f"{plan.game}-{plan.key}"
    lab = Lab() if lab is None else lab
    job = job_of(plan.game, seed=plan.seed, games=plan.games)._replace(more=plan._asdict())
    value, figures = fit_value(plan, [row for _, row in lab.into(work / "positions").rows({"games": job}, POSITIONS)])
    if told is not None:
        told("value", figures)
    first = [*FIRST_RANKING, *[0.0] * (len(plan.mind.trait_names) - len(FIRST_RANKING))]
    text = written(plan, Learned(value, first), {})
    job = job._replace(games=plan.thinking, more={**plan._asdict(), "learned": text})
    ranking, more = fit_ranking([row for _, row in lab.into(work / "choices").rows({"games": job}, CHOICES)])
    if told is not None:
        told("ranking", more)
    return Learned(value, ranking)


def written(plan: Plan, learned: Learned, how: dict[str, Any]) -> str:
    """The weights as a file has them: the numbers, and how they came about."""
    net = learned.value
    data = {
        "game": plan.game,
        "rules": game_of(plan.game).rules,
        **how,
        "features": list(plan.mind.names),
        "traits": list(plan.mind.trait_names),
        "ranking": learned.ranking,
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
