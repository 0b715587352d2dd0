"""State snapshots along a game, so that any position is a few moves away."""

from __future__ import annotations

from typing import Final

from nyoi.kernel.log import Log
from nyoi.kernel.play import advance, offered
from nyoi.kernel.state import State

EVERY: Final = 64  # moves between two snapshots
MOST: Final = 256  # beyond this number the distance is doubled


class Milestones:
    """The snapshots of one game, always including the initial state."""

    def __init__(self) -> None:
        self._every = EVERY
        self._at: dict[int, State] = {}

    def note(self, moves: int, s: State) -> None:
        """Take a snapshot of the state after so many moves, if one is due."""
        if moves % self._every:
            return
        self._at[moves] = s.clone()
        if len(self._at) > MOST:
            self._every *= 2
            self._at = {n: state for n, state in self._at.items() if n % self._every == 0}

    def cut(self, moves: int) -> None:
        """Drop the snapshots after an undo."""
        self._at = {n: state for n, state in self._at.items() if n <= moves}

    def state(self, log: Log, moves: int) -> State:
        """Return a new copy of the state after so many moves of the log."""
        last = max(n for n in self._at if n <= moves)
        s = self._at[last].clone()
        for entry in log.entries[last:moves]:
            if entry.chance:
                s.script, s.cue = entry.chance, 0
            advance(s, entry.seat, next(move for move in offered(s, entry.seat) if move.text == entry.move))
        return s
