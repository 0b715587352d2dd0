"""Bots by name, for the command line, the lab and the tables."""

from __future__ import annotations

from functools import cache
from typing import Protocol

from nyoi.bots.guests import guest, is_guest
from nyoi.bots.isolated import PREFIX, IsolatedBot
from nyoi.bots.levels import LEVELS, HeuristicBot, LevelBot, RandomBot
from nyoi.bots.search import SearchBot
from nyoi.bots.sight import Sight
from nyoi.kernel.decision import Move
from nyoi.kernel.play import Refused
from nyoi.kernel.rng import Rng

MOST_ROUNDS = 1_000_000


class Bot(Protocol):
    """Somebody who plays: given what a seat sees, one of the moves it is offered."""

    def choose(self, sight: Sight, rng: Rng) -> Move:
        """The move to play; chance comes from `rng` alone."""


def bot(name: str) -> Bot:
    """The bot with this name: `random`, `heuristic`, `search:200` (rounds of thought), or a level from `1` to `5`.

    A bot of somebody else is named by its module and class, `my_module:MyBot` (`guests.py`). With `isolated:` before
    that it plays in a process of its own (`isolated.py`).

    >>> type(bot("random")).__name__, bot("4").level, bot("search:50").rounds
    ('RandomBot', 4, 50)
    """
    if name == "random":
        return RandomBot()
    if name == "heuristic":
        return HeuristicBot()
    kind, _, rounds = name.partition(":")
    if kind == "search" and rounds.isascii() and rounds.isdigit() and 1 <= int(rounds[:9]) <= MOST_ROUNDS:
        return SearchBot(int(rounds))
    if name in [str(level) for level in range(1, LEVELS + 1)]:
        return LevelBot(int(name))
    if name.startswith(PREFIX):
        return isolated(name.removeprefix(PREFIX))
    if is_guest(name):
        player: Bot = guest(name).player
        return player
    raise Refused("unknown-bot", bot=name, allowed=f"random, heuristic, search:N, 1 - {LEVELS}, module:Class")


@cache
def isolated(spec: str) -> IsolatedBot:
    """Return the bot of this name in a process of its own, the same one for all games of this process."""
    return IsolatedBot(spec)


def lineup(names: list[str], places: int) -> list[str]:
    """A bot's name for each place, the last one repeated; Refused if there are more names than places.

    >>> lineup(["heuristic", "random"], 4)
    ['heuristic', 'random', 'random', 'random']
    """
    for name in names:
        bot(name)
    if len(names) > places:
        raise Refused("too-many-bots", bots=len(names), places=places)
    return names + [names[-1] if names else "heuristic"] * (places - len(names))
