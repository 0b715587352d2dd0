"""Chance at a live table comes from the machine's own source, not from a seed.

The kernel's generator has some 60 bits of state and is made for speed; whoever has seen enough of a
shuffle could work out the rest. Here nothing can be worked out, and what fell is in the journal.
"""

from __future__ import annotations

import os
import secrets
from array import array
from typing import Final

from nyoi.kernel.rng import Rng
from nyoi.kernel.state import State

WORD: Final = 1 << 64
BLOCK: Final = 1024  # bytes drawn at once: asking the system costs more than a whole shuffle


class SystemRng(Rng):
    """A stream of chance from the operating system.

    >>> rng = SystemRng()
    >>> sorted({rng.below(3) for _ in range(200)})
    [0, 1, 2]
    """

    def __init__(self, seed: int = 0, o: Rng | None = None) -> None:
        super().__init__(seed, o)
        self._words = array("Q")

    def below(self, n: int) -> int:
        """A whole number from 0 to n - 1."""
        while True:
            if not self._words:
                self._words.frombytes(os.urandom(BLOCK))
            word = self._words.pop()
            if word < WORD - WORD % n:  # the rest would make small numbers likelier
                return word % n


def unpredictable(s: State) -> None:
    """From here on this state draws from the machine's own source."""
    s.rng = SystemRng(secrets.randbits(64))
    s.streams = [SystemRng(secrets.randbits(64)) for _ in s.streams]
