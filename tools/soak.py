"""Many random games over every mode, seat count and random options: nothing may raise, no piece may be lost.

python -m tools.soak GAME [GAMES] [SEED]
"""

from __future__ import annotations

import sys
import time
from collections import Counter

import nyoi
from nyoi.kernel.rng import Rng, mix
from tests.games.contract import cases, play_on, some_options


def soak(id: str, games: int, seed: int) -> Counter[str]:
    """Play them; the endings by mode, counted."""
    game = nyoi.game(id)
    every = [case for case in cases() if case.game == id]
    endings: Counter[str] = Counter()
    for number in range(games):
        case = every[number % len(every)]
        rng = Rng(mix(seed, number))
        options = some_options(case, rng) if number % 3 else {}
        try:
            s = case.table(number, options).state
            pieces = game.components(s)
            for _ in play_on(s, rng, clock=number % 2 == 0):
                pass
            assert game.components(s) == pieces, "a piece was lost or made"
        except Exception as error:
            raise RuntimeError(f"{case} number {number} seed {seed} options {options}") from error
        endings[f"{case.mode}: {s.ending}"] += 1
    return endings


if __name__ == "__main__":
    began = time.monotonic()
    name, number, seed = [*sys.argv[1:], *("toma", "20000", "1")[len(sys.argv) - 1 :]][:3]
    for ending, count in sorted(soak(name, int(number), int(seed)).items()):
        print(f"{count:8} {ending}")
    print(f"{number} games of {name} in {time.monotonic() - began:.0f} s: nothing raised, nothing lost")
