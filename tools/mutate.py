"""Fuzz positions and logs: only documented refusals may be raised, and nothing may hang.

python -m tools.mutate positions GAME [NUMBER] [SEED]
python -m tools.mutate logs GAME [NUMBER] [SEED]
"""

from __future__ import annotations

import json
import sys
import time
from collections import Counter
from collections.abc import Callable

from nyoi.kernel.rng import Rng
from tests.games.mutants import Documented, Mutator, logs, mutated_log, samples, try_log, try_position


def main(arguments: list[str]) -> None:
    """Run the mutants, print a summary, and exit with 1 if any failed."""
    what, game = arguments[0], arguments[1]
    number = int(arguments[2]) if len(arguments) > 2 else 20_000
    seed = int(arguments[3]) if len(arguments) > 3 else 1
    rng, documented = Rng(seed), Documented(game)
    if what == "positions":
        right = samples(game)
        mutator = Mutator(rng, right)

        def once() -> tuple[object, Callable[[], str]]:
            mutant = mutator.mutant(rng.pick(right))
            return mutant, lambda: try_position(game, mutant, rng, documented)

    else:
        texts = logs(game)
        mutator = Mutator(rng, [json.loads(line) for text in texts for line in text.strip().split("\n")])

        def once() -> tuple[object, Callable[[], str]]:
            mutant = mutated_log(rng.pick(texts), mutator)
            return mutant, lambda: try_log(mutant, documented)

    met: Counter[str] = Counter()
    bad, slowest, began = 0, 0.0, time.monotonic()
    for _ in range(number):
        mutant, use = once()
        start = time.monotonic()
        try:
            met[use()] += 1
        except Exception as error:  # anything but a documented refusal is a bug
            bad += 1
            print(f"{type(error).__name__}: {error}\n  {str(mutant)[:1500]!r}", flush=True)
            if bad == 20:
                break
        slowest = max(slowest, time.monotonic() - start)
    took = time.monotonic() - began
    print(f"{what} of {game}: {number} tried, {bad} failed, slowest {slowest:.2f} s, {took:.0f} s in all")
    print("  " + ", ".join(f"{reason} {times}" for reason, times in met.most_common()))
    sys.exit(bad > 0)


if __name__ == "__main__":
    main(sys.argv[1:])
