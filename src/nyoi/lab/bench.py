"""Speed of the games: random play, copies, views, search, and the cost of the log.

Figures are per second of this process's CPU time, as medians of several short rounds. Each round measures
everything once, so load from other processes affects all figures alike.
"""

from __future__ import annotations

import platform
import re
import sysconfig
import time
from collections.abc import Callable, Sequence
from statistics import median
from typing import Any

from nyoi.bots.search import SearchBot
from nyoi.bots.sight import Sight
from nyoi.games import IDS
from nyoi.games import game as game_of
from nyoi.kernel.game import Game
from nyoi.kernel.play import advance, offered, play_out, whose
from nyoi.kernel.rng import Rng, mix
from nyoi.kernel.state import Setting, State
from nyoi.lab.peers import peers_of, public_rate, rate_of
from nyoi.lab.thoughts import ROUNDS, questions, thought_rate
from nyoi.version import VERSION, build


def _game(game: Game, setting: Setting, seed: int, listen: bool) -> tuple[int, float]:
    """Play a game with or without recording events and chance. Return the decisions and seconds."""
    begun = time.process_time()
    s = game.start(setting, seed)
    if not listen:
        s.news = s.drawn = None
    decisions = play_out(s, Rng(mix(seed, 1)))
    return decisions, time.process_time() - begun


def _round(game: Game, setting: Setting, seconds: float) -> tuple[int, int, float, float]:
    """Play each game without and with the log, for some time. Return games, decisions, seconds off and on."""
    games = decisions = 0
    off = on = 0.0
    while off < seconds:
        for listen in (games % 2 == 0, games % 2 == 1):  # alternate: the second run profits from cached moves
            made, spent = _game(game, setting, games, listen)
            if listen:
                on += spent
            else:
                off += spent
                decisions += made
        games += 1
    return games, decisions, off, on


def _midway(game: Game, setting: Setting) -> State:
    s = game.start(setting, 1)
    half = play_out(s, Rng(2)) // 2
    s = game.start(setting, 1)
    s.news = s.drawn = None
    rng = Rng(2)
    for _ in range(half):
        seat = whose(s)
        advance(s, seat, rng.pick(offered(s, seat)))
    return s


def python_build() -> str:
    """Return how this Python was built: profile-guided and link-time optimisation gain 5 to 25 %.

    The result comes from the build configuration; some distributions optimise without listing it there.
    """
    arguments = sysconfig.get_config_var("CONFIG_ARGS") or ""
    named = [name for option, name in (("enable-optimizations", "PGO"), ("with-lto", "LTO")) if option in arguments]
    level = re.search(r"-O[0-3s]", sysconfig.get_config_var("OPT") or "")
    parts = [platform.python_implementation(), platform.python_version(), platform.python_compiler()]
    return ", ".join(
        [" ".join(parts[:2]), parts[2], level[0] if level else "-O?", " and ".join(named) or "no PGO, no LTO"]
    )


def forced_share(game: Game, setting: Setting, games: int = 3) -> float:
    """Return the share of decisions with a single legal move, in some random games."""
    made = forced = 0
    for seed in range(games):
        s = game.start(setting, seed)
        s.news = s.drawn = None
        rng = Rng(mix(seed, 1))
        while s.decision is not None:
            seat = whose(s)
            moves = offered(s, seat)
            made += 1
            forced += len(moves) == 1
            advance(s, seat, rng.pick(moves))
    return forced / made


def measure(
    id: str, seats: int, rounds: int = 5, seconds: float = 0.2, tick: Callable[[], None] | None = None
) -> dict[str, Any]:
    """Return the figures of one game at one number of seats."""
    game = game_of(id)
    setting = game.setting(seats)
    middle = _midway(game, setting)
    viewer = whose(middle)
    positions, bot, rng = questions(game, setting), SearchBot(ROUNDS), Rng(1)

    def think(sight: Sight) -> int:
        return sum([thought.visits for thought in bot.think(sight, rng)])

    games, decisions, clones, views, costs, walks = [], [], [], [], [], []
    peers = peers_of(id, seats)
    beside: dict[str, list[float]] = {peer.name: [] for peer in peers}
    ratios: dict[str, list[float]] = {peer.name: [] for peer in peers}
    for _ in range(rounds):
        played, made, off, on = _round(game, setting, seconds)
        games.append(played / off)
        decisions.append(made / off)
        costs.append(on / off - 1)
        clones.append(rate_of(middle.clone, seconds / 4))
        views.append(rate_of(lambda: game.view(middle, viewer), seconds / 4))
        walks.append(thought_rate(think, positions, seconds / 2))
        public = public_rate(game, seats, seconds) if any(peer.ours == "public" for peer in peers) else 0.0
        for peer in peers:
            rate = peer.rate(game, seats, seconds)
            beside[peer.name].append(rate)
            ours = {"bare": decisions[-1], "clones": clones[-1], "walks": walks[-1], "public": public}[peer.ours]
            ratios[peer.name].append(ours / rate)
        if tick is not None:
            tick()
    found = [
        {
            "name": peer.name,
            "ours": peer.ours,
            "per_second": round(median(beside[peer.name])),
            "ratio": round(median(ratios[peer.name]), 2),
        }
        for peer in peers
    ]
    return {
        "game": id,
        "mode": setting.mode,
        "seats": seats,
        "games_per_second": round(median(games), 1),
        "decisions_per_second": round(median(decisions)),
        "clones_per_second": round(median(clones)),
        "views_per_second": round(median(views)),
        "walks_per_second": round(median(walks)),
        "log_cost": round(median(costs), 4),
        "forced_share": round(forced_share(game, setting), 3),
        "peers": found,
    }


def sizes(id: str) -> list[int]:
    """Return the numbers of seats to measure: two and four, clamped to the limits of the game."""
    game = game_of(id)
    return sorted({min(max(seats, game.least), game.most) for seats in (2, 4)})


def bench(
    ids: Sequence[str] = IDS, rounds: int = 5, seconds: float = 0.2, tick: Callable[[], None] | None = None
) -> dict[str, Any]:
    return {
        "version": VERSION,
        "build": build(),
        "python": python_build(),
        "rounds": rounds,
        "figures": [measure(id, seats, rounds, seconds, tick) for id in ids for seats in sizes(id)],
    }
