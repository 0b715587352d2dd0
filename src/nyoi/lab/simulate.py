"""Bulk games between bots, with results that do not depend on where they are played."""

from __future__ import annotations

import time
from collections import Counter
from collections.abc import Callable, Iterator, Mapping, Sequence
from hashlib import blake2b
from typing import Any, Final

from nyoi.boards.ground import drafted
from nyoi.bots.guests import is_guest
from nyoi.bots.isolated import BotFailed
from nyoi.bots.names import bot
from nyoi.bots.sight import look
from nyoi.games import game as game_of
from nyoi.kernel.decision import CLOCK, Move
from nyoi.kernel.play import advance, offered, whose
from nyoi.kernel.rng import Rng, mix
from nyoi.kernel.state import State
from nyoi.lab.job import RANDOM, Job, Play, Row, job_of
from nyoi.lab.notes import COLUMNS, Notes
from nyoi.lab.run import Lab

LONGEST: Final = 160  # characters kept of a bot's error message
WENT: Final[dict[str, Any]] = {
    "results": ["DOUBLE"],
    "points": ["INTEGER"],
    "ending": "VARCHAR",
    "decisions": "INTEGER",
    "turns": "INTEGER",
}

FAULTS: Final[dict[str, Any]] = {"faults": [{"seat": "TINYINT", "n": "INTEGER", "kind": "VARCHAR", "what": "VARCHAR"}]}
OF_INTEREST: Final = (*WENT, *FAULTS)  # columns that are read back from stored games

Choose = Callable[[State, int, list[Move]], Move]


def to_the_end(s: State, choose: Choose) -> int:
    """Play a game to its end with `choose` and return the number of decisions."""
    decisions = 0
    while not s.over:
        seat = whose(s)
        moves = offered(s, seat)
        advance(s, seat, moves[0] if seat == CLOCK else choose(s, seat, moves))  # the clock's only move
        decisions += 1
    return decisions


class Player:
    """A bot at a table. A plugin bot that raises or returns an illegal move plays a random move instead."""

    def __init__(self, name: str, rng: Rng) -> None:
        self.bot: Final = bot(name)
        self.rng: Final = rng
        self.trusted: Final = not is_guest(name)
        self.lost = 0
        self.first = ("", "")  # first fault: `raised`, `answered` or `late`, and a message

    def choose(self, s: State, seat: int, moves: list[Move]) -> Move:
        """Return the bot's move, or a random one if a plugin bot fails."""
        if self.trusted:
            move = self.bot.choose(look(s, seat, lazy=True), self.rng)
            assert move in moves
            return move
        try:
            answer = self.bot.choose(look(s, seat), self.rng)
        except TimeoutError as error:
            return self.lose("late", str(error), moves)
        except BotFailed as error:
            return self.lose("raised", str(error), moves)
        except Exception as error:
            return self.lose("raised", f"{type(error).__name__}: {error}", moves)
        if not isinstance(answer, Move) or answer not in moves:
            return self.lose("answered", answer.text if isinstance(answer, Move) else repr(answer), moves)
        return answer

    def lose(self, kind: str, what: str, moves: list[Move]) -> Move:
        """Count a fault and return a random move."""
        self.lost += 1
        if self.lost == 1:
            self.first = (kind, " ".join(what.split())[:LONGEST])
        return self.rng.pick(moves)


def outcome(job: Job, number: int) -> Row:
    return _game(job, job.seed_of(number), None)


def record(job: Job, number: int) -> Row:
    """Play a game and return its outcome with everything that reports need."""
    seed = job.seed_of(number)
    return {**_game(job, seed, Notes), "seed": seed, "bots": list(job.bots)}


def _game(job: Job, seed: int, noting: Callable[[State], Notes] | None) -> Row:
    game = game_of(job.game)
    s = game.start(job.setting, seed)
    s.drawn = None
    players = [Player(name, Rng(mix(seed, 1 + seat))) for seat, name in enumerate(job.bots)]
    by_lot = drafted(job.game) if job.more.get("draft") == RANDOM else ()

    def choose(s: State, seat: int, moves: list[Move]) -> Move:
        assert s.decision is not None
        if s.decision.key in by_lot:
            return players[seat].rng.pick(moves)
        return players[seat].choose(s, seat, moves)

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
    faults = [
        {"seat": seat, "n": player.lost, **dict(zip(("kind", "what"), player.first, strict=True))}
        for seat, player in enumerate(players)
        if player.lost
    ]
    return {**told, "decisions": decisions, "turns": s.turns, "faults": faults, **more}


OUTCOME: Final = Play(outcome, {**WENT, **FAULTS})
RECORD: Final = Play(record, {**WENT, **FAULTS, **COLUMNS})


def simulate(
    game: str,
    games: int = 100,
    seats: int | None = None,
    seed: int = 0,
    bots: Sequence[str] = ("heuristic",),
    mode: str | None = None,
    options: Mapping[str, object] | None = None,
    lab: Lab | None = None,
    draft: str = "",
) -> dict[str, Any]:
    """Play many games between bots and return totals. Only `seconds` depends on where they are played.

    Each game's seed comes from `seed` and the game's number, and each bot's generator from the game's seed
    and its seat. If there are fewer bots than seats, the last one takes the rest. The lab determines where
    games are played and whether they are stored.

    >>> found = simulate("toma", games=3, seats=2, bots=["heuristic", "random"])
    >>> found["bots"], sum(found["wins"]), sum(found["endings"].values())
    (['heuristic', 'random'], 3.0, 3)
    """
    begun = time.perf_counter()
    job = job_of(game, seats, mode, options, bots, seed, games, **({"draft": draft} if draft else {}))
    lab = Lab() if lab is None else lab
    faults = Faults()
    rows = lab.rows({"games": job}, OUTCOME if lab.out is None else RECORD, OF_INTEREST)
    found = counted(faults.of(row, job.bots) for _, row in rows)
    return {
        "game": game,
        "mode": job.mode,
        "options": job.options,
        "seats": job.seats,
        "games": games,
        "seed": seed,
        "bots": list(job.bots),
        **found,
        "faults": faults.told(),
        "seconds": round(time.perf_counter() - begun, 3),
    }


class Faults:
    """The faults of bots over many games.

    >>> faults = Faults()
    >>> for n in (1, 2):
    ...     fault = {"seat": 1, "n": n, "kind": "raised", "what": "ValueError: no"}
    ...     row = faults.of({"faults": [fault]}, ["random", "mine:Bot"])
    >>> faults.told()
    [{'bot': 'mine:Bot', 'moves': 3, 'games': 2, 'kind': 'raised', 'what': 'ValueError: no'}]
    """

    def __init__(self) -> None:
        self.moves: Final[Counter[str]] = Counter()
        self.games: Final[Counter[str]] = Counter()
        self.first: Final[dict[str, dict[str, str]]] = {}

    def of(self, row: Row, bots: Sequence[str]) -> Row:
        """Count the faults of one game and return its row."""
        for fault in row["faults"]:
            name = bots[fault["seat"]]
            self.moves[name] += fault["n"]
            self.games[name] += 1
            self.first.setdefault(name, {key: fault[key] for key in ("kind", "what")})
        return row

    def told(self) -> list[dict[str, Any]]:
        """Return for each faulty bot its faults, the games with faults, and the first fault."""
        return [
            {"bot": name, "moves": self.moves[name], "games": self.games[name], **self.first[name]}
            for name in sorted(self.moves)
        ]


def counted(rows: Iterator[Row]) -> dict[str, Any]:
    """Return totals over all games. The digest depends on the games and their order."""
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
