"""A game as long as one likes."""

from __future__ import annotations

import nyoi
from nyoi.kernel.table import Table

LONG = 15_000  # moves


def endless(moves: int) -> Table:
    """A game of Torak in which one hero is done, is not, is done: as long as one likes."""
    t = nyoi.new("torak", 3, 3, mode="coop", options={"setup_placement": "auto_random"})
    while t.seq < moves:
        t.play("done" if t.seq % 2 == 0 else "resume", seat=0)
    return t
