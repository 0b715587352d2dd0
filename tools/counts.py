"""Write the tree counts (lines of play after each move from a deal) and the lexicon fingerprints.

    python -m tools.counts [GAME ...]

Chance comes from the seed, so each line of moves has a single outcome. A changed count means that some
position offers other moves than before; the commit that changes it must say why.
"""

from __future__ import annotations

import sys
from pathlib import Path

import nyoi
from nyoi.games import rooms
from nyoi.kernel.game import Game
from nyoi.kernel.play import advance, asked, offered
from nyoi.kernel.state import State

COUNTS = Path(__file__).parent.parent / "tests" / "counts"
MOST = 3_000  # a row with this many lines of play is the last
FEWER = {"torak": 250}  # where states are expensive
# Options that skip the set-up, which would otherwise take up all of Torak's lines.
OPTIONS: dict[str, dict[str, object]] = {"torak": {"setup_placement": "auto_random"}}


def grow(states: list[State]) -> list[State]:
    """Return all states one move further."""
    grown = []
    for s in states:
        for seat in asked(s)[:1]:
            for move in offered(s, seat):
                after = s.clone()
                advance(after, seat, move)
                grown.append(after)
    return grown


def line(game: Game, mode: str, seats: int, seed: int) -> str:
    """Return the counts of one deal as a line of the file."""
    states: list[State] = [nyoi.new(game.id, seats, seed, mode, OPTIONS.get(game.id)).state]
    counts = []
    while states and len(states) < FEWER.get(game.id, MOST):
        states = grow(states)
        counts.append(str(len(states)))
    return f"{mode} {seats} seats seed {seed}: {' '.join(counts)}"


def lines(game: Game) -> list[str]:
    """Return the lines of a game, one per mode and seat count."""
    return [line(game, mode.id, seats, 1) for mode in game.modes for seats in range(mode.low, mode.high + 1)]


def lexicons() -> list[str]:
    """Return the size and fingerprint of every lexicon with its rules version."""
    known = [(nyoi.game(id), nyoi.game(id).lexicon()) for id in rooms()]
    return [f"{game.id} rules {game.rules}: {len(found)} entries, {found.fingerprint}" for game, found in known]


if __name__ == "__main__":
    (COUNTS / "lexicon.txt").write_text("\n".join(lexicons()) + "\n", encoding="utf-8")
    for id in sys.argv[1:] or nyoi.IDS:
        (COUNTS / f"{id}.txt").write_text("\n".join(lines(nyoi.game(id))) + "\n", encoding="utf-8")
        print((COUNTS / f"{id}.txt").read_text(encoding="utf-8"))
