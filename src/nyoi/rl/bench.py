"""Speed of the environments, compared with PettingZoo's Leduc hold'em.

Actions are random; every step reads the observation and the mask.

Figures are per second of CPU time of this process, as medians of several short rounds. Each round measures
everything once, so that other load on the machine affects all alike. All environments run in the same loop.
"""

from __future__ import annotations

import time
import warnings
from collections.abc import Callable, Sequence
from importlib import import_module
from importlib.metadata import version
from statistics import median
from typing import Any, Final

import numpy as np

from nyoi.kernel.rng import Rng
from nyoi.rl.aec import env
from nyoi.rl.vector import Vector
from nyoi.version import VERSION

GAMES: Final = 64  # stepped together
# as normally used, and without its checks
PEERS: Final = {"leduc_holdem_v4": "env", "leduc_holdem_v4, raw": "raw_env"}


def aec_rate(table: Any, rng: Rng, seconds: float) -> float:
    """Return the actions per second of an AEC environment, playing game after game."""
    made, begun = 0, time.process_time()
    while True:
        table.reset()
        for _ in table.agent_iter():
            seen, _, terminated, truncated, _ = table.last()
            if terminated or truncated:
                table.step(None)
                continue
            legal = np.flatnonzero(seen["action_mask"].view(np.bool_))
            table.step(int(legal[rng.below(len(legal))]))
            made += 1
        spent = time.process_time() - begun
        if spent >= seconds:
            return made / spent


def vector_rate(games: Vector, seconds: float) -> float:
    """Return the actions per second of many games stepped together."""
    made, begun = 0, time.process_time()
    while True:
        for _ in range(10):
            games.step(games.sample())
        made += 10 * games.games
        spent = time.process_time() - begun
        if spent >= seconds:
            return made / spent


def peers() -> dict[str, Any]:
    """Return PettingZoo's environments for comparison; none if their dependencies are missing."""
    try:
        with warnings.catch_warnings():
            warnings.simplefilter("ignore", DeprecationWarning)  # the registry cannot omit the checks
            leduc = import_module("pettingzoo.classic.leduc_holdem_v4")
    except ImportError:
        return {}
    found = {name: getattr(leduc, made)() for name, made in PEERS.items()}
    for table in found.values():
        table.reset(seed=1)
    return found


def bench(
    tables: Sequence[tuple[str, int]],
    rounds: int = 5,
    seconds: float = 0.2,
    tick: Callable[[], None] | None = None,
) -> dict[str, Any]:
    """Return the figures of games with given seat counts, and the conditions of the measurement."""
    beside = peers()
    single = {at: env(at[0], seats=at[1]) for at in tables}
    many = {at: Vector(at[0], GAMES, at[1]) for at in tables}
    for at in tables:
        single[at].reset(seed=1)
        many[at].reset(seed=1)
    rng = Rng(1)
    peer: dict[str, list[float]] = {name: [] for name in beside}
    steps: dict[tuple[str, int], list[float]] = {at: [] for at in tables}
    vectors: dict[tuple[str, int], list[float]] = {at: [] for at in tables}
    for _ in range(rounds):
        for name, other in beside.items():
            peer[name].append(aec_rate(other, rng, seconds))
        for at in tables:
            steps[at].append(aec_rate(single[at], rng, seconds))
            vectors[at].append(vector_rate(many[at], seconds))
            if tick is not None:
                tick()
    first = peer[next(iter(PEERS))] if beside else []
    return {
        "version": VERSION,
        "rounds": rounds,
        "games": GAMES,
        "peers": [
            {"name": f"pettingzoo {version('pettingzoo')} {name}", "per_second": round(median(rates))}
            for name, rates in peer.items()
        ],
        "figures": [
            {
                "game": at[0],
                "seats": at[1],
                "steps_per_second": round(median(steps[at])),
                "ratio": _ratio(steps[at], first),
                "vector_steps_per_second": round(median(vectors[at])),
                "vector_ratio": _ratio(vectors[at], first),
            }
            for at in tables
        ],
    }


def _ratio(ours: list[float], theirs: list[float]) -> float | None:
    """Return the median speed ratio within the same rounds, or None without a peer."""
    return round(median([a / b for a, b in zip(ours, theirs, strict=True)]), 2) if theirs else None
