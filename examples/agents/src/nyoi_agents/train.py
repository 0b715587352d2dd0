"""Learn a game by playing against oneself: `python -m nyoi_agents.train GAME --steps N --seed S --out network.npz`.

Many games are played side by side (`nyoi.rl.Vector`), the network on every seat. When a game is over each action that
was said in it is weighed by what it brought its seat, beside what the network had expected there.
"""

from __future__ import annotations

import argparse
import json
import sys
from collections.abc import Callable
from pathlib import Path
from typing import Any, Final, NamedTuple

import numpy as np

from nyoi.bots.names import Bot, bot
from nyoi.bots.sight import look
from nyoi.games import game as game_of
from nyoi.kernel.play import advance, whose
from nyoi.kernel.rng import Rng, mix
from nyoi.rl import Vector
from nyoi_agents.bot import Trained
from nyoi_agents.network import Network

GAMES: Final = 64  # side by side
BATCH: Final = 4096  # actions that are learned from at a time ...
EPOCHS: Final = 4  # ... so often ...
PART: Final = 512  # ... in parts


class Deed(NamedTuple):
    """An action that was said: what was seen, what could be said, what was, with which chance, and what was hoped."""

    seen: Any
    mask: Any
    said: int
    chance: float
    hope: float


def drawn(chances: np.ndarray[Any, Any], lot: np.random.Generator) -> np.ndarray[Any, Any]:
    """For each row an action, by its chances."""
    found = (chances.cumsum(axis=1) < lot.random((len(chances), 1))).sum(axis=1)
    last = chances.shape[1] - 1 - (chances[:, ::-1] > 0).argmax(axis=1)  # rounding must not go beyond what can be said
    within: np.ndarray[Any, Any] = np.minimum(found, last)
    return within


def train(
    game: str, steps: int, seed: int, seats: int = 2, told: Callable[[int, Network, Vector], None] | None = None
) -> tuple[Network, Vector]:
    """A network that has learned from so many actions; the same for the same seed."""
    games = Vector(game, GAMES, seats)
    games.reset(seed=seed)
    network = Network(games.observations.shape[1], games.masks.shape[1], seed=seed)
    lot = np.random.default_rng(seed)
    open: list[list[list[Deed]]] = [[[] for _ in range(seats)] for _ in range(GAMES)]
    learned: list[tuple[Deed, float]] = []
    for done in range(0, steps, GAMES):
        seen, masks, asked = games.observations.copy(), games.masks != 0, games.seats.copy()
        chances, hopes = network.judge(seen, masks)
        said = drawn(chances, lot)
        games.step(said)
        for i in range(GAMES):
            deed = Deed(seen[i], masks[i], int(said[i]), float(chances[i, said[i]]), float(hopes[i]))
            open[i][asked[i]].append(deed)
        for i in np.flatnonzero(games.terminated).tolist():
            for seat, deeds in enumerate(open[i]):
                learned += [(deed, float(games.rewards[i, seat])) for deed in deeds]
            open[i] = [[] for _ in range(seats)]
        if len(learned) >= BATCH:
            study(network, learned, lot)
            learned = []
            if told is not None:
                told(done + GAMES, network, games)
    return network, games


def study(network: Network, learned: list[tuple[Deed, float]], lot: np.random.Generator) -> None:
    """Learn from games that are over."""
    seen, masks, said, before, hopes = (np.array(column) for column in zip(*[deed for deed, _ in learned], strict=True))
    results = np.array([result for _, result in learned], np.float32)
    ahead = results - hopes.astype(np.float32)
    ahead = (ahead - ahead.mean()) / (ahead.std() + 1e-6)
    for _ in range(EPOCHS):
        order = lot.permutation(len(said))
        for at in range(0, len(order), PART):
            part = order[at : at + PART]
            network.improve(seen[part], masks[part], said[part], before[part], results[part], ahead[part])


def share(game: str, mine: Bot, other: str, games: int, seed: int) -> float:
    """The share of games of two that a bot wins against another one, each deal twice with the seats changed."""
    found, theirs, won = game_of(game), bot(other), 0.0
    for number in range(games):
        s = found.start(found.setting(2), mix(seed, number // 2))
        s.news = s.drawn = None
        rng = Rng(mix(seed, number // 2 + 1_000_000))
        while not s.over:
            seat = whose(s)
            player = mine if seat == number % 2 else theirs
            advance(s, seat, player.choose(look(s, seat), rng))
        won += s.results[number % 2]
    return won / games


def main() -> None:
    """Train, measure on the way, keep the network and the curve."""
    wish = argparse.ArgumentParser(description=__doc__)
    wish.add_argument("game")
    wish.add_argument("--steps", type=int, default=1_000_000)
    wish.add_argument("--seed", type=int, default=1)
    wish.add_argument("--every", type=int, default=100_000, help="actions between two measures")
    wish.add_argument("--games", type=int, default=400, help="of each measure")
    wish.add_argument("--out", type=Path, default=Path("network.npz"))
    said = wish.parse_args()
    curve: list[dict[str, Any]] = []

    def measure(done: int, network: Network, games: Vector) -> None:
        if done // said.every > (curve[-1]["actions"] // said.every if curve else 0) or done >= said.steps:
            network.save(said.out, games.kit)
            mine = Trained(said.out)
            row: dict[str, Any] = {"actions": done}
            for other in ("random", "heuristic"):
                row[other] = share(said.game, mine, other, said.games, said.seed)
            curve.append(row)
            sys.stdout.write(json.dumps(row) + "\n")
            sys.stdout.flush()

    network, games = train(said.game, said.steps, said.seed, told=measure)
    network.save(said.out, games.kit)
    said.out.with_suffix(".json").write_text(json.dumps(curve))


if __name__ == "__main__":
    main()
