"""Jobs: complete descriptions of games to play, as plain data to send to another process or machine."""

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

RANDOM: Final = "random"  # a random draft
Row = dict[str, Any]  # plain data about one game, by name


class Job(NamedTuple):
    """Everything that determines the results of some games, wherever and in whatever slices they are played.

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
    more: dict[str, Any]  # additional parameters of a study

    @property
    def setting(self) -> Setting:
        return game_of(self.game).setting(self.seats, self.mode, self.options)

    def seed_of(self, number: int) -> int:
        """Return the seed of a game. Jobs with the same seed have the same game seeds."""
        return mix(self.seed, number)


class Play(NamedTuple):
    """How to play each game of a job: an importable function of the job and the game's number."""

    one: Callable[[Job, int], Row]
    columns: dict[str, Any]  # names of the columns of a row, with their DuckDB types

    @property
    def name(self) -> str:
        """Return the name used in keys and manifests."""
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
    """Return a validated, complete job. If there are fewer bots than seats, the last one takes the rest.

    Raises Refused if anything does not fit, which the game checks too, before any worker starts.
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
    """Return what every worker must have in common: the version, the game's rules and its content.

    >>> sorted(identity("toma"))
    ['content', 'rules', 'version']
    """
    return {"version": VERSION, "rules": game_of(game).rules, "content": content(game)}


def content(game: str) -> str:
    """Return a hash of a game's tables and of its bots' learned weights, as 16 hex digits."""
    told = blake2b(digest_size=8)
    found = tables(game)  # those of a pack, if one was chosen
    for path in [*map(found.path, found.names()), room(game) / "mind" / "weights.json"]:
        if path.exists():
            told.update(path.name.encode() + path.read_bytes().replace(b"\r\n", b"\n"))
    return told.hexdigest()


def facts(job: Job, play: Play) -> dict[str, Any]:
    """Return everything that determines a row of a job, except the number of its game."""
    told = job._asdict()
    del told["games"]  # the first games of a longer job are the same
    return {"what": play.name, **identity(job.game), **told, "bots": list(job.bots)}


def key_of(job: Job, play: Play, first: int, end: int) -> str:
    """Return a key that identifies some games of a job, the same in every process.

    >>> from nyoi.lab.simulate import OUTCOME
    >>> key = key_of(job_of("toma", seed=7), OUTCOME, 0, 9)
    >>> key == key_of(job_of("toma", seed=7, games=9), OUTCOME, 0, 9)
    True
    >>> key == key_of(job_of("toma", seed=8), OUTCOME, 0, 9)
    False
    """
    told = json.dumps(facts(job, play), sort_keys=True, default=str)
    return f"{job.game}-{blake2b(told.encode(), digest_size=12).hexdigest()}-{first}-{end}"
