"""How fast PettingZoo environments are, counted in two ways: ours beside Leduc hold'em.

    python -m tools.rl_loops [--rounds 5] [--seconds 0.4]

- **living**: actions a second of agents that still play, drawn from the mask without PettingZoo's sampler;
- **printed**: turns of the loop that docs/research.md prints first, with `action_space(agent).sample(mask)`; each turn
  of `agent_iter` counts, those of agents that are out included.

Leduc has about four actions a game, then two agents that are out and a reset, so the first way of counting flatters
every longer game beside it. CPU time, medians of interleaved rounds. Needs `rlcard` and `pygame` for Leduc.
"""

from __future__ import annotations

import argparse
import json
from statistics import median
from time import process_time
from typing import Any, Final

from nyoi.kernel.rng import Rng
from nyoi.rl.aec import env
from nyoi.rl.bench import aec_rate, peers
from nyoi.version import build

TABLES: Final = (("toma", 2), ("uno", 2), ("torak", 2), ("duel", 2), ("tournament", 4))


def printed_rate(table: Any, seconds: float) -> float:
    """Return the turns per second of the loop printed in docs/research.md."""
    made, begun = 0, process_time()
    while True:
        table.reset()
        for agent in table.agent_iter():
            seen, _, terminated, truncated, _ = table.last()
            done = terminated or truncated
            table.step(None if done else table.action_space(agent).sample(seen["action_mask"]))
            made += 1
        spent = process_time() - begun
        if spent >= seconds:
            return made / spent


def main() -> None:
    """Measure, and print a line of JSON for each environment."""
    parser = argparse.ArgumentParser(description=(__doc__ or "").partition("\n")[0])
    parser.add_argument("--rounds", type=int, default=5)
    parser.add_argument("--seconds", type=float, default=0.4)
    options = parser.parse_args()
    found: dict[str, Any] = {**peers(), **{f"{game}-{seats}": env(game, seats=seats) for game, seats in TABLES}}
    rates: dict[str, list[tuple[float, float]]] = {name: [] for name in found}
    for _ in range(options.rounds):
        for name, table in found.items():
            table.reset(seed=1)
            rates[name].append((aec_rate(table, Rng(1), options.seconds), printed_rate(table, options.seconds)))
    first = next(iter(rates.values()))
    for name, pairs in rates.items():
        living, printed = (median(pair[way] for pair in pairs) for way in (0, 1))
        ratios = [median(pair[way] / peer[way] for pair, peer in zip(pairs, first, strict=True)) for way in (0, 1)]
        told = {"name": name, "build": build(), "living": round(living), "printed": round(printed)}
        print(json.dumps({**told, "living_ratio": round(ratios[0], 1), "printed_ratio": round(ratios[1], 1)}))


if __name__ == "__main__":
    main()
