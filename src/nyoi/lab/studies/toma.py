"""Study for the reference table of Toma's rulebook (section 12), measured with the real engine."""

from __future__ import annotations

from collections.abc import Callable
from typing import Final

from nyoi.games import game
from nyoi.games.toma.state import Toma
from nyoi.kernel.decision import Move
from nyoi.kernel.rng import Rng
from nyoi.kernel.state import State
from nyoi.lab.job import Job, Play, Row, job_of
from nyoi.lab.simulate import to_the_end
from nyoi.lab.studies import Ask, Rows, Sheet, Study

SIZES: Final = range(2, 9)
# Opponents of one heuristic bot, and the balls played for. Single rounds against random players: in a longer
# game the weaker ones would start most rounds (TOMA-4.10).
TABLES: Final = {"alike": None, "random": 1, "careful": 1}


def heuristic(s: State, seat: int, moves: list[Move], rng: Rng) -> Move:
    """Return the move of the rulebook's policy."""
    toma = game("toma")
    return toma.policy(toma.view(s, seat), moves, rng, 3)


def at_random(s: State, seat: int, moves: list[Move], rng: Rng) -> Move:
    return rng.pick(moves)


def never_toma(s: State, seat: int, moves: list[Move], rng: Rng) -> Move:
    """Return a random legal move, but discard Toma only if there is no other move."""
    return rng.pick([move for move in moves if move.text != "discard toma"] or moves)


OTHERS: Final[dict[str, Callable[[State, int, list[Move], Rng], Move]]] = {
    "alike": heuristic,
    "random": at_random,
    "careful": never_toma,
}


def play(job: Job, number: int) -> Row:
    """Play a game. The seat of the measured bot rotates."""
    seed, others = job.seed_of(number), OTHERS[job.more["others"]]
    s = game("toma").start(job.setting, seed)
    assert isinstance(s, Toma)
    rng, mine = Rng(seed + 1), number % job.seats
    found = {"rounds": 0, "survivors": 0, "starter": 0.0, "hero": 0.0}
    first, before = s.starter, 0

    def look() -> None:
        """Record the last round if it has ended since the last move."""
        nonlocal first, before
        assert isinstance(s, Toma)
        last = s.last
        if last is not None and last.round == s.round - (not s.over) and last.round != before:
            before = last.round
            found["rounds"] += 1
            found["survivors"] += last.why == 0
            found["starter"] += (first in last.winners) / len(last.winners)
            found["hero"] += (mine in last.winners) / len(last.winners)
            first = s.starter

    def choose(s: State, seat: int, moves: list[Move]) -> Move:
        look()
        return (heuristic if seat == mine else others)(s, seat, moves, rng)

    to_the_end(s, choose)
    look()
    return {**found, "turns": s.turns}


COLUMNS: Final = {
    "rounds": "INTEGER",
    "survivors": "INTEGER",
    "starter": "DOUBLE",
    "hero": "DOUBLE",
    "turns": "INTEGER",
}


def jobs(ask: Ask) -> dict[str, Job]:
    """Return three jobs for each number of players."""
    return {
        f"{others}-{seats}": job_of(
            ask.game,
            seats,
            options={"objective": target, **ask.options},
            seed=ask.seed + i,
            games=ask.games,
            others=others,
        )
        for i, (others, target) in enumerate(TABLES.items())
        for seats in SIZES
    }


def tell(ask: Ask, rows: Rows) -> list[Sheet]:
    def share(name: str, seats: int, what: str) -> float:
        games = rows[f"{name}-{seats}"]
        return float(sum(row[what] for row in games) / sum(row["rounds"] for row in games))

    columns = {
        "study-players": "count",
        "study-turns-round": "mean",
        "study-survivor": "share",
        "study-starter": "share",
        "study-among-random": "share",
        "study-among-careful": "share",
        "study-rounds-game": "mean",
    }
    found = [
        [
            n,
            share("alike", n, "turns"),
            share("alike", n, "survivors"),
            share("alike", n, "starter"),
            share("random", n, "hero"),
            share("careful", n, "hero"),
            sum(row["rounds"] for row in rows[f"alike-{n}"]) / len(rows[f"alike-{n}"]),
        ]
        for n in SIZES
    ]
    return [Sheet("study-rounds", columns, found)]


STUDIES: Final = (Study("toma-table", "study-about-toma-table", ("toma",), 300, {}, jobs, Play(play, COLUMNS), tell),)
