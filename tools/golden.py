"""Write the golden logs: a whole game for each mode, seat count and ending, found by playing at random.

    python -m tools.golden [GAME ...]

Logs that still replay are kept; a log that no longer does is written anew, and the commit says why.
"""

from __future__ import annotations

import sys
from collections.abc import Iterator
from pathlib import Path

import nyoi
from nyoi.kernel.decision import CLOCK
from nyoi.kernel.game import Game
from nyoi.kernel.play import asked, offered
from nyoi.kernel.rng import Rng
from nyoi.kernel.table import Table, new, replay

GOLDEN = Path(__file__).parent.parent / "tests" / "golden"
SEEDS = 150
SHORT_SEEDS = 20_000
# Options that make games short, for endings that seldom come up.
SHORT: dict[str, dict[str, object]] = {"toma": {"objective": 1}}


def wanted(game: Game) -> Iterator[tuple[str, int, str]]:
    """Every mode and seat count of a game with the endings that can come up there."""
    for mode in game.modes:
        for seats in range(mode.low, mode.high + 1):
            for ending in mode.endings or game.endings:
                yield mode.id, seats, ending


def path(game: Game, mode: str, seats: int, ending: str) -> Path:
    """Where a golden log lies."""
    return GOLDEN / game.id / f"{mode}-{seats}-{ending}.log"


def played(game: Game, mode: str, seats: int, seed: int) -> Table:
    """A random game; every third one with the heuristic in all seats, which reaches other endings."""
    table = new(game, seats, seed, mode, SHORT.get(game.id) if seed >= SEEDS else None)
    rng = Rng(seed)
    while not table.over:
        seats_asked = asked(table.state)
        # every fifth game a live table's clock may speak, too
        speaks = seed % 5 == 4 and seats_asked[-1] == CLOCK and rng.below(200) == 0
        seat = seats_asked[-1 if speaks else 0]
        moves = offered(table.state, seat)
        table.play(
            game.policy(table.view(seat), moves, rng, 3) if seed % 3 == 0 and not speaks else rng.pick(moves), seat=seat
        )
    return table


def replays(game: Game, file: Path) -> bool:
    """Whether a log is there and plays to its own end."""
    try:
        return replay(game, nyoi.log_of(file.read_text(encoding="utf-8"))).over
    except (OSError, nyoi.Refused):
        return False


def write(game: Game) -> None:
    """Write what is missing or broken."""
    for mode in game.modes:
        for seats in range(mode.low, mode.high + 1):
            due = {e for m, n, e in wanted(game) if (m, n) == (mode.id, seats)}
            due = {e for e in due if not replays(game, path(game, mode.id, seats, e))}
            for seed in range(SHORT_SEEDS if game.id in SHORT else SEEDS):
                if not due:
                    break
                table = played(game, mode.id, seats, seed)
                if table.state.ending in due:
                    file = path(game, mode.id, seats, table.state.ending)
                    file.parent.mkdir(parents=True, exist_ok=True)
                    file.write_text(table.log.text(), encoding="utf-8")
                    due.discard(table.state.ending)
            print(f"{game.id} {mode.id} {seats}: {'not found: ' + ', '.join(sorted(due)) if due else 'all endings'}")


if __name__ == "__main__":
    for id in sys.argv[1:] or nyoi.IDS:
        write(nyoi.game(id))
