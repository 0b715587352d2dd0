"""The one door through which chance comes to live tables: the machine's own source or, in tests, a seed.

The kernel's generator has some 60 bits of state and is made for speed; whoever has seen enough of a
shuffle could work out the rest. At a live table nothing can be worked out, and what fell is in the journal.
Keys, ids and salts do not come through here: they are never anybody's to repeat (see `keys.py`).
"""

from __future__ import annotations

import os
import secrets
from array import array
from functools import reduce
from typing import Final

from nyoi.kernel.rng import Rng, mix
from nyoi.kernel.state import State

WORD: Final = 1 << 64
BLOCK: Final = 1024  # bytes drawn at once: asking the system costs more than a whole shuffle
DICE, PAUSE, THOUGHT, ADVICE, UNDO, MASK = range(6)  # what a stream is for


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


class Luck:
    """What falls by chance at one table.

    With a seed every stream is known by what it is for and where in the game it is drawn from, so that
    neither the time nor the order of what happens beside the game changes what falls.

    >>> Luck(7).number(PAUSE, 3) == Luck(7).number(PAUSE, 3) != Luck(7).number(PAUSE, 4)
    True
    >>> Luck().number(PAUSE, 3) == Luck().number(PAUSE, 3)
    False
    """

    def __init__(self, seed: int | None = None) -> None:
        self._seed: Final = seed

    @property
    def repeatable(self) -> bool:
        """Whether it can be had again: then bots do not look at the clock either."""
        return self._seed is not None

    def stream(self, *place: int) -> Rng:
        """A stream for a purpose, at a point of the game."""
        return SystemRng() if self._seed is None else Rng(reduce(mix, place, self._seed))

    def number(self, *place: int) -> int:
        """A seed for somebody else's generator."""
        return secrets.randbits(62) if self._seed is None else reduce(mix, place, self._seed) >> 2

    def fall(self, s: State, seq: int) -> None:
        """From here on, after so many entries, the dice and shuffles of this state are this table's luck."""
        s.rng = self.stream(DICE, seq)
        s.streams = [self.stream(DICE, seq, i) for i in range(1, len(s.streams) + 1)]


class Chance:
    """The luck of a house, table by table: without a seed the system's, with one the same for each next table."""

    def __init__(self, seed: int | None = None) -> None:
        self._seed: Final = seed
        self._tables = 0

    def luck(self) -> Luck:
        """The luck of the next table that is dealt or loaded."""
        self._tables += 1
        return Luck() if self._seed is None else Luck(mix(self._seed, self._tables))
