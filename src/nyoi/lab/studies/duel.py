"""Study of Duel's balance: heuristic games over random teams (DUEL-3.33)."""

from __future__ import annotations

from collections import Counter
from typing import Final

from nyoi.games.duel import events
from nyoi.games.duel.content import CHARACTERS, FIGURES, VALUE
from nyoi.games.duel.meta import GAME
from nyoi.games.duel.rules.opening import Draft, Form
from nyoi.games.duel.state import Duel
from nyoi.kernel.decision import Move
from nyoi.kernel.rng import Rng
from nyoi.kernel.state import State
from nyoi.lab.job import Job, Play, Row, job_of
from nyoi.lab.simulate import to_the_end
from nyoi.lab.studies import Ask, Rows, Sheet, Study, mean

NEAR: Final = (12, 14)  # worth of the compared teams


def play(job: Job, number: int) -> Row:
    """Play a game with a random draft and teams, and otherwise heuristic moves; A's figures come first."""
    seed = job.seed + number
    rng = Rng(seed)
    s = GAME.start(job.setting, seed)
    assert isinstance(s, Duel)

    def choose(s: State, seat: int, moves: list[Move]) -> Move:
        """Return a random pick, a random team near the advised worth, or the heuristic's move."""
        if len(moves) == 1:
            return moves[0]
        if isinstance(s.stack[-1], Draft):
            return rng.pick(moves)
        if isinstance(s.stack[-1], Form):
            near = [move for move in moves if NEAR[0] <= sum(VALUE[c] for c in move.args) <= NEAR[1]]
            return rng.pick(near or moves)
        return GAME.policy(GAME.view(s, seat), moves, rng, 5)

    to_the_end(s, choose)
    count = Counter(word.name for word, _ in s.news or ())
    order = (s.a, 1 - s.a)
    return {
        "teams": [[c for c in range(FIGURES) if s.owner[c] == seat] for seat in order],
        "points": [s.points[seat] for seat in order],
        "results": [s.results[seat] for seat in order],
        "ending": s.ending,
        "kos": count[events.KO.name],
        "dragons": count[events.DRAGON.name],
    }


COLUMNS: Final = {
    "teams": [["INTEGER"]],
    "points": ["INTEGER"],
    "results": ["DOUBLE"],
    "ending": "VARCHAR",
    "kos": "INTEGER",
    "dragons": "INTEGER",
}


def jobs(ask: Ask) -> dict[str, Job]:
    options = {"teams": ask.settings["teams"], **ask.options}
    return {"games": job_of(ask.game, 2, None, options, ["heuristic"], ask.seed, ask.games)}


def fit(games: list[Row]) -> list[float]:
    """Fit each character's worth in points of margin by least squares on the teams (normal equations)."""
    n = FIGURES
    rows = [[0.0] * (n + 1) for _ in range(n)]
    for game in games:
        x = [(c in game["teams"][0]) - (c in game["teams"][1]) for c in range(n)]
        y = game["points"][0] - game["points"][1] + handicap(game["teams"])
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


def handicap(teams: list[list[int]]) -> int:
    """Return the points that B was given in advance, less those of A (DUEL-4.10): they were not scored."""
    return sum(VALUE[c] for c in teams[0]) - sum(VALUE[c] for c in teams[1])


def tell(ask: Ask, rows: Rows) -> list[Sheet]:
    """Return win shares by side and character, score distribution, and the yardsticks of DUEL-3.33."""
    games = rows["games"]
    n = len(games)
    whole = [
        ["study-side-a", mean(g["results"][0] for g in games)],
        ["study-side-b", mean(g["results"][1] for g in games)],
    ]
    figures = [
        ["study-higher", mean(max(g["points"]) for g in games)],
        ["study-lower", mean(min(g["points"]) for g in games)],
        ["study-kos", mean(g["kos"] for g in games)],
        ["study-dragons", mean(g["dragons"] for g in games)],
    ]
    margins, units = fit(games), []
    for c, id in enumerate(CHARACTERS):
        played = [g["results"][side] for g in games for side in (0, 1) if c in g["teams"][side]]
        units.append([id, len(played), mean(played), margins[c], margins[c] / VALUE[c]])
    endings = Counter(game["ending"] for game in games)
    scores = Counter(points for game in games for points in game["points"])
    unit = {
        "study-character": "thing:unit",
        "study-games": "count",
        "study-won": "share",
        "study-margin": "mean",
        "study-margin-value": "mean",
    }
    return [
        Sheet("study-sides", {"study-side": "word", "study-won": "share"}, whole),
        Sheet("study-per-game", {"study-what": "word", "study-mean": "mean"}, figures),
        Sheet(
            "study-endings",
            {"study-ending": "ending", "study-share": "share"},
            [[id, k / n] for id, k in endings.most_common()],
        ),
        Sheet("study-characters", unit, units),
        Sheet(
            "study-scores",
            {"study-points": "count", "study-share": "share"},
            [[points, scores[points] / (2 * n)] for points in sorted(scores)],
        ),
    ]


STUDIES: Final = (
    Study(
        "duel-teams",
        "study-about-duel-teams",
        ("duel",),
        200,
        {"teams": ("draft", "free", "preset_saga")},
        jobs,
        Play(play, COLUMNS),
        tell,
    ),
)
