"""Balance of Duel: heuristic games over random teams, and who wins them (DUEL-3.33).

python -m nyoi.lab.duel_balance --games 2000 --seed 1 --jobs 2
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable
from concurrent.futures import ProcessPoolExecutor
from functools import partial
from typing import NamedTuple

import click

from nyoi.games.duel import events
from nyoi.games.duel.content import CHARACTERS, FIGURES, VALUE
from nyoi.games.duel.meta import GAME
from nyoi.games.duel.rules.opening import Draft, Form
from nyoi.games.duel.state import Duel
from nyoi.kernel.decision import Move
from nyoi.kernel.play import advance, asked, offered, settle
from nyoi.kernel.rng import Rng

NEAR = (12, 14)  # the worth of the teams compared


class Game(NamedTuple):
    """What is kept of one game."""

    teams: tuple[tuple[int, ...], tuple[int, ...]]  # of A, of B
    points: tuple[int, int]
    results: tuple[float, float]
    ending: str
    kos: int
    dragons: int


def play(seed: int, teams: str = "draft") -> Game:
    """One game: the draft and the teams at random, all else by the heuristic on both sides."""
    rng = Rng(seed)
    s = GAME.new(GAME.setting(2, None, {"teams": teams}), seed)
    assert isinstance(s, Duel)
    count: Counter[str] = Counter()
    s.news = []
    settle(s)
    while not s.over:
        seat = asked(s)[0]
        advance(s, seat, choose(s, seat, rng))
        count.update(word.name for word, _ in s.news)
        s.news = []
    order = (s.a, 1 - s.a)
    a, b = (tuple(c for c in range(FIGURES) if s.owner[c] == seat) for seat in order)
    return Game(
        (a, b),
        (s.points[order[0]], s.points[order[1]]),
        (s.results[order[0]], s.results[order[1]]),
        s.ending,
        count[events.KO.name],
        count[events.DRAGON.name],
    )


def choose(s: Duel, seat: int, rng: Rng) -> Move:
    """A random pick, a random team near the advised worth, else what the heuristic plays."""
    moves = offered(s, seat)
    if len(moves) == 1:
        return moves[0]
    if isinstance(s.stack[-1], Draft):
        return rng.pick(moves)
    if isinstance(s.stack[-1], Form):
        near = [move for move in moves if NEAR[0] <= sum(VALUE[c] for c in move.args) <= NEAR[1]]
        return rng.pick(near or moves)
    return GAME.policy(GAME.view(s, seat), moves, rng, 5)


def fit(games: list[Game]) -> list[float]:
    """How many points of margin each character is worth: least squares on who plays (normal equations)."""
    n = FIGURES
    rows = [[0.0] * (n + 1) for _ in range(n)]
    for game in games:
        x = [(c in game.teams[0]) - (c in game.teams[1]) for c in range(n)]
        y = game.points[0] - game.points[1] + handicap(game.teams)
        for i in range(n):
            if x[i]:
                for j in range(n):
                    rows[i][j] += x[i] * x[j]
                rows[i][n] += x[i] * y
    for i in range(n):
        rows[i][i] += 1e-6  # characters that never played stay at 0
    for i in range(n):
        for k in range(n):
            if k != i:
                factor = rows[k][i] / rows[i][i]
                for j in range(n + 1):
                    rows[k][j] -= factor * rows[i][j]
    return [rows[i][n] / rows[i][i] for i in range(n)]


def handicap(teams: tuple[tuple[int, ...], tuple[int, ...]]) -> int:
    """The points that B's team was given in advance, less those of A's (DUEL-4.10): they are no play."""
    return sum(VALUE[c] for c in teams[0]) - sum(VALUE[c] for c in teams[1])


def report(games: list[Game]) -> str:
    """Win share by side and character, score distribution, and the yardsticks of DUEL-3.33."""
    n = len(games)
    high = [max(game.points) for game in games]
    low = [min(game.points) for game in games]
    endings = Counter(game.ending for game in games)
    lines = [
        f"{n} games",
        f"win share: A {mean(g.results[0] for g in games):.3f}  B {mean(g.results[1] for g in games):.3f}",
        f"points: higher {mean(high):.1f}  lower {mean(low):.1f}",
        f"KO a game {mean(g.kos for g in games):.2f}  seven-ball events {mean(g.dragons for g in games):.2f}",
        "endings: " + "  ".join(f"{id} {100 * k / n:.1f}%" for id, k in endings.most_common()),
        "",
        f"{'character':12} {'games':>6} {'won':>6} {'VP margin':>10} {'per Value':>10}",
    ]
    margins = fit(games)
    for c, id in enumerate(CHARACTERS):
        played = [g.results[side] for g in games for side in (0, 1) if c in g.teams[side]]
        lines.append(f"{id:12} {len(played):6} {mean(played):6.3f} {margins[c]:10.2f} {margins[c] / VALUE[c]:10.2f}")
    lines += ["", "score distribution (both players): points, share"]
    scores = Counter(points for game in games for points in game.points)
    lines += [f"{points:4} {100 * scores[points] / (2 * n):5.1f}%" for points in sorted(scores)]
    return "\n".join(lines)


def mean(values: Iterable[float]) -> float:
    """The mean, 0 of nothing."""
    found = list(values)
    return sum(found) / len(found) if found else 0.0


@click.command()
@click.option("--games", default=200, show_default=True, help="How many games.")
@click.option("--seed", default=1, show_default=True, help="The first seed; each game takes the next.")
@click.option("--jobs", default=1, show_default=True, help="Processes.")
@click.option("--teams", default="draft", show_default=True, help="draft (random), free, preset_saga.")
def main(games: int, seed: int, jobs: int, teams: str) -> None:
    """Play heuristic games of Duel and print who wins them."""
    seeds = range(seed, seed + games)
    one = partial(play, teams=teams)
    if jobs == 1:
        found = [one(number) for number in seeds]
    else:
        with ProcessPoolExecutor(jobs) as pool:
            found = list(pool.map(one, seeds, chunksize=5))
    click.echo(report(found))


if __name__ == "__main__":
    main()
