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
    """A player: given what a seat sees, it chooses one of the legal moves."""

    def choose(self, sight: Sight, rng: Rng) -> Move:
        """Return the move to play; all randomness comes from `rng`."""


def bot(name: str) -> Bot:
    """Return a bot by name: `random`, `heuristic`, `search:200` (search rounds), or a level from `1` to `5`.

    A third-party bot is named by module and class, `my_module:MyBot` (`guests.py`). The prefix `isolated:`
    runs it in a separate process (`isolated.py`).

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
    """Return the bot in a separate process; all games of this process share it."""
    return IsolatedBot(spec)


def lineup(names: list[str], places: int) -> list[str]:
    """Return a bot name for each seat, repeating the last one.

    Raises:
        Refused: There are more names than seats.

    >>> lineup(["heuristic", "random"], 4)
    ['heuristic', 'random', 'random', 'random']
    """
    for name in names:
        bot(name)
    if len(names) > places:
        raise Refused("too-many-bots", bots=len(names), places=places)
    return names + [names[-1] if names else "heuristic"] * (places - len(names))
