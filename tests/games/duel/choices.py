"""What the heuristic would play at moments of the golden games: the file tests/counts/duel_choices.txt.

    python -m tests.games.duel.choices > tests/counts/duel_choices.txt

A changed line means that the policy (or a rule) has changed; the commit that changes it says why.
"""

from __future__ import annotations

import sys
from pathlib import Path

import nyoi
from nyoi.games.duel.meta import GAME
from nyoi.games.duel.mind.policy import outlook_of, weigh
from nyoi.kernel.play import advance, offered
from nyoi.kernel.state import State
from nyoi.kernel.table import replay

GOLDEN = Path(__file__).parents[2] / "golden" / "duel"
EACH = 4  # every fourth move


def best(s: State, seat: int) -> str:
    """The moves the heuristic finds best, of which it plays one at random."""
    moves = offered(s, seat)
    found = weigh(outlook_of(GAME.view(s, seat)), moves)
    most = max(found)
    return " | ".join(move.text for move, score in zip(moves, found, strict=True) if score > most - 1e-9)


def lines() -> list[str]:
    """A line for every so many choices of each golden game."""
    found = []
    for file in sorted(GOLDEN.glob("*.log")):
        log = nyoi.log_of(file.read_text(encoding="utf-8"))
        s = replay(GAME, log, 0).state
        for at, entry in enumerate(log.entries):
            if at % EACH == 0 and entry.seat >= 0 and len(offered(s, entry.seat)) > 1:
                found.append(f"{file.stem} {at}: {best(s, entry.seat)}")
            s.script, s.cue, s.drawn = entry.chance, 0, []
            advance(s, entry.seat, next(move for move in offered(s, entry.seat) if move.text == entry.move))
    return found


if __name__ == "__main__":
    sys.stdout.write("\n".join(lines()) + "\n")
