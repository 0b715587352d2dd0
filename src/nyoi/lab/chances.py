"""Whether the chances that advice names are true: in positions of which it said 70 %, how many were won?

    python -m nyoi.lab.chances GAME [--games N] [--seed S] [--seats N] [--mode MODE]

The rule of thumb plays against itself. In the middle of each game, at a decision drawn by lot, the seat that is asked
gets advice, follows it, and the game goes on as before; its result is set beside the chance that it was promised.
"""

from __future__ import annotations

import argparse
import sys
from collections.abc import Iterator
from typing import Final, NamedTuple

from nyoi.bots.levels import HeuristicBot
from nyoi.bots.search import SearchBot, best_first
from nyoi.bots.sight import look
from nyoi.games import IDS
from nyoi.games import game as game_of
from nyoi.kernel.play import Refused, advance, offered, whose
from nyoi.kernel.rng import Rng, mix
from nyoi.kernel.state import Setting, State

ROUNDS: Final = 200  # of thought for each piece of advice
CLASSES: Final = 5


class Promise(NamedTuple):
    """A chance that was named, and what became of it."""

    key: str
    chance: float
    result: float


def moments(s: State, rng: Rng) -> Iterator[State]:
    """The rule of thumb plays on; each decision with something to choose, before it is made."""
    while not s.over:
        seat = whose(s)
        moves = offered(s, seat)
        if seat >= 0 and len(moves) > 1:
            yield s
        advance(s, seat, HeuristicBot().choose(look(s, seat), rng) if seat >= 0 else moves[0])


def promised(setting: Setting, seed: int, rounds: int = ROUNDS) -> Promise | None:
    """One game with one piece of advice; None if nothing was to choose in it."""
    game = game_of(setting.game)
    count = sum(1 for _ in moments(game.start(setting, seed), Rng(seed)))
    if count == 0:
        return None
    rng = Rng(mix(seed, 1))
    moment = rng.below(count)
    s = game.start(setting, seed)
    for number, _ in enumerate(moments(s, Rng(seed))):
        if number == moment:
            break
    sight = look(s, whose(s))
    best = best_first(SearchBot(rounds).think(sight, rng))[0]
    advance(s, sight.seat, best.move)
    for _ in moments(s, rng):
        pass
    return Promise(sight.key, best.chance, s.results[sight.seat])


def table(promises: list[Promise]) -> str:
    """By classes of what was promised: how many, the mean promise, the mean result."""
    lines = ["promised        positions    promised    came true"]
    for i in range(CLASSES):
        some = [one for one in promises if min(CLASSES - 1, int(one.chance * CLASSES)) == i]
        name = f"{100 * i // CLASSES} - {100 * (i + 1) // CLASSES} %"
        if some:
            named, true = (sum(found) / len(some) for found in zip(*[one[1:] for one in some], strict=True))
            lines.append(f"{name:<14} {len(some):>10} {named:>11.1%} {true:>12.1%}")
    error = sum((one.chance - one.result) ** 2 for one in promises) / max(1, len(promises))
    return "\n".join([*lines, f"mean square error {error:.3f} (0.25: as good as a coin)"])


def main(arguments: list[str]) -> None:
    """Measure as the command line says."""
    parser = argparse.ArgumentParser(prog="python -m nyoi.lab.chances", description=__doc__)
    parser.add_argument("game", choices=IDS)
    parser.add_argument("--games", type=int, default=400)
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--seats", type=int, default=2)
    parser.add_argument("--mode")
    given = parser.parse_args(arguments)
    try:
        setting = game_of(given.game).setting(given.seats, given.mode)
    except Refused as refused:
        parser.error(str(refused))
    found = [promised(setting, mix(given.seed, number)) for number in range(given.games)]
    sys.stdout.write(table([one for one in found if one is not None]) + "\n")


if __name__ == "__main__":
    main(sys.argv[1:])
