"""Games in bulk between bots, with the same result wherever they are played."""

from __future__ import annotations

import time
from collections import Counter
from collections.abc import Callable, Iterator, Mapping, Sequence
from hashlib import blake2b
from typing import Any, Final

from nyoi.bots.names import bot
from nyoi.bots.sight import look
from nyoi.games import game as game_of
from nyoi.kernel.decision import CLOCK, Move
from nyoi.kernel.play import advance, offered, whose
from nyoi.kernel.rng import Rng, mix
from nyoi.kernel.state import State
from nyoi.lab.job import Job, Play, Row, job_of
from nyoi.lab.notes import COLUMNS, Notes
from nyoi.lab.run import Lab

WENT: Final[dict[str, Any]] = {
    "results": ["DOUBLE"],
    "points": ["INTEGER"],
    "ending": "VARCHAR",
    "decisions": "INTEGER",
    "turns": "INTEGER",
}

Choose = Callable[[State, int, list[Move]], Move]


def to_the_end(s: State, choose: Choose) -> int:
    """Play a game to its end, whoever chooses; how many decisions that took."""
    decisions = 0
    while not s.over:
        seat = whose(s)
        moves = offered(s, seat)
        advance(s, seat, moves[0] if seat == CLOCK else choose(s, seat, moves))  # nobody else is asked: time is up
        decisions += 1
    return decisions


def outcome(job: Job, number: int) -> Row:
    """How a game between bots went."""
    return _game(job, job.seed_of(number), None)


def record(job: Job, number: int) -> Row:
    """The same, and all that is noted of a game that is to be studied."""
    seed = job.seed_of(number)
    return {**_game(job, seed, Notes), "seed": seed, "bots": list(job.bots)}


def _game(job: Job, seed: int, noting: Callable[[State], Notes] | None) -> Row:
    game = game_of(job.game)
    s = game.start(job.setting, seed)
    s.drawn = None
    players = [(bot(name), Rng(mix(seed, 1 + seat))) for seat, name in enumerate(job.bots)]

    def choose(s: State, seat: int, moves: list[Move]) -> Move:
        player, rng = players[seat]
        move = player.choose(look(s, seat, lazy=True), rng)
        assert move in moves
        return move

    if noting is None:
        s.news = None
        decisions, more = to_the_end(s, choose), {}
    else:
        notes = noting(s)

        def noted(s: State, seat: int, moves: list[Move]) -> Move:
            move = choose(s, seat, moves)
            notes.decided(s, seat, moves, move)
            return move

        decisions = to_the_end(s, noted)
        more = notes.told(s)
    told = {"results": list(s.results), "points": list(game.points(s)), "ending": s.ending}
    return {**told, "decisions": decisions, "turns": s.turns, **more}


OUTCOME: Final = Play(outcome, WENT)
RECORD: Final = Play(record, {**WENT, **COLUMNS})


def simulate(
    game: str,
    games: int = 100,
    seats: int | None = None,
    seed: int = 0,
    bots: Sequence[str] = ("heuristic",),
    mode: str | None = None,
    options: Mapping[str, object] | None = None,
    lab: Lab | None = None,
) -> dict[str, Any]:
    """Play many games between bots and count. Only `seconds` depends on where they are played.

    Each game's seed comes from `seed` and the game's number, each bot's chance from the game's seed and its seat. If
    there are fewer bots than seats, the last one takes the rest. A lab says where to play and whether to keep records.

    >>> found = simulate("toma", games=3, seats=2, bots=["heuristic", "random"])
    >>> found["bots"], sum(found["wins"]), sum(found["endings"].values())
    (['heuristic', 'random'], 3.0, 3)
    """
    begun = time.perf_counter()
    job = job_of(game, seats, mode, options, bots, seed, games)
    lab = Lab() if lab is None else lab
    found = counted(row for _, row in lab.rows({"games": job}, OUTCOME if lab.out is None else RECORD, WENT))
    return {
        "game": game,
        "mode": job.mode,
        "options": job.options,
        "seats": job.seats,
        "games": games,
        "seed": seed,
        "bots": list(job.bots),
        **found,
        "seconds": round(time.perf_counter() - begun, 3),
    }


def counted(rows: Iterator[Row]) -> dict[str, Any]:
    """What all games together say; the digest is the same for the same games in the same order only."""
    wins: list[float] = []
    points: list[int] = []
    endings: Counter[str] = Counter()
    decisions = turns = 0
    digest = blake2b(digest_size=8)
    for row in rows:
        digest.update(repr([row[name] for name in WENT]).encode())
        wins = [sum(both) for both in zip(wins or [0.0] * len(row["results"]), row["results"], strict=True)]
        points = [sum(both) for both in zip(points or [0] * len(row["points"]), row["points"], strict=True)]
        endings[row["ending"]] += 1
        decisions += row["decisions"]
        turns += row["turns"]
    return {
        "wins": wins,
        "points": points,
        "point_shares": [round(found / sum(points), 4) if sum(points) else 0.0 for found in points],
        "endings": dict(sorted(endings.items())),
        "decisions": decisions,
        "turns": turns,
        "digest": digest.hexdigest(),
    }
