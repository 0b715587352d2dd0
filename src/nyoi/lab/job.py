"""What is played: a job says it whole, in plain data that can travel to another process or machine."""

from __future__ import annotations

import json
from collections.abc import Callable, Mapping, Sequence
from functools import cache
from hashlib import blake2b
from typing import Any, Final, NamedTuple

from nyoi.boards.ground import drafted
from nyoi.bots.names import lineup
from nyoi.games import IDS, room, tables
from nyoi.games import game as game_of
from nyoi.kernel.refused import Refused
from nyoi.kernel.rng import mix
from nyoi.kernel.state import Setting
from nyoi.version import VERSION

RANDOM: Final = "random"  # a draft that is drawn by lot
Row = dict[str, Any]  # what is told of one game: plain data by name


class Job(NamedTuple):
    """Everything that decides what comes of some games; where and in which pieces they are played decides nothing.

    >>> job = job_of("toma", seats=2, bots=["heuristic", "random"], seed=7, games=50)
    >>> job.mode, job.bots, job.setting.seats
    ('base', ('heuristic', 'random'), 2)
    """

    game: str
    seats: int
    mode: str
    options: dict[str, object]
    bots: tuple[str, ...]
    seed: int
    games: int
    more: dict[str, Any]  # what a study is told beside

    @property
    def setting(self) -> Setting:
        """What the table agreed on."""
        return game_of(self.game).setting(self.seats, self.mode, self.options)

    def seed_of(self, number: int) -> int:
        """The seed of one of the games; jobs of the same seed have the same ones."""
        return mix(self.seed, number)


class Play(NamedTuple):
    """What is done with each game of a job: a function that every worker can import plays the game of a number."""

    one: Callable[[Job, int], Row]
    columns: dict[str, Any]  # the names of what it tells, and as what each is kept, in DuckDB's words

    @property
    def name(self) -> str:
        """How it is called in keys and manifests."""
        return f"{self.one.__module__}:{self.one.__qualname__}"


def job_of(
    game: str,
    seats: int | None = None,
    mode: str | None = None,
    options: Mapping[str, object] | None = None,
    bots: Sequence[str] = ("heuristic",),
    seed: int = 0,
    games: int = 100,
    **more: Any,
) -> Job:
    """A job, checked and completed. If there are fewer bots than seats, the last one takes the rest.

    What does not fit is refused here, also by the game itself, and so before any worker has begun.
    """
    played = game_of(game)
    if more.get("draft") == RANDOM and not drafted(game):
        raise Refused("no-draft", game=game, allowed=", ".join(id for id in IDS if drafted(id)))
    setting = played.setting(played.least if seats is None else seats, mode, options)
    names = lineup(list(bots), setting.seats)
    played.start(setting, seed)
    return Job(game, setting.seats, setting.mode, setting.options, tuple(names), seed, games, more)


@cache
def identity(game: str) -> dict[str, object]:
    """What must be the same wherever a job is played, compiled or not: the version, the game's rules and tables.

    >>> sorted(identity("toma"))
    ['content', 'rules', 'version']
    """
    return {"version": VERSION, "rules": game_of(game).rules, "content": content(game)}


def content(game: str) -> str:
    """Sixteen hex digits over what lies in a game's tables, and over what its bots have learned."""
    told = blake2b(digest_size=8)
    found = tables(game)  # a pack's, where one was chosen
    for path in [*map(found.path, found.names()), room(game) / "mind" / "weights.json"]:
        if path.exists():
            told.update(path.name.encode() + path.read_bytes().replace(b"\r\n", b"\n"))
    return told.hexdigest()


def facts(job: Job, play: Play) -> dict[str, Any]:
    """Everything that decides a row of a job, but for the number of its game."""
    told = job._asdict()
    del told["games"]  # of a longer job the first games are the same
    return {"what": play.name, **identity(job.game), **told, "bots": list(job.bots)}


def key_of(job: Job, play: Play, first: int, end: int) -> str:
    """A name for some games of a job, the same wherever it is asked for, and of no other games.

    >>> from nyoi.lab.simulate import OUTCOME
    >>> key = key_of(job_of("toma", seed=7), OUTCOME, 0, 9)
    >>> key == key_of(job_of("toma", seed=7, games=9), OUTCOME, 0, 9)
    True
    >>> key == key_of(job_of("toma", seed=8), OUTCOME, 0, 9)
    False
    """
    told = json.dumps(facts(job, play), sort_keys=True, default=str)
    return f"{job.game}-{blake2b(told.encode(), digest_size=12).hexdigest()}-{first}-{end}"
