"""The one door through which chance comes to live tables: a key of each table's own or, in tests, a seed.

The kernel's generator has some 60 bits of state and is made for speed; whoever has seen enough of a shuffle could work
out the rest. At a live table nothing can be worked out: a key of 256 bits from the machine's own source, and BLAKE2
over it. What falls with a move depends on the key and on how many moves were played before; so whoever takes a move
back meets the same chance again. The key stands in the journal beside what fell, and nobody at the table is told it.
Tokens, ids and salts do not come through here: they are never anybody's to repeat (see `keys.py`).
"""

from __future__ import annotations

import secrets
from functools import reduce
from hashlib import blake2b
from struct import Struct
from typing import Final

from nyoi.kernel.rng import Rng, mix
from nyoi.kernel.state import State

WORD: Final = 1 << 64
KEY: Final = 32  # bytes
_WORDS: Final = Struct("<8Q")  # on every machine the same: a proof is checked elsewhere
_UNUSED: Final = Rng()  # the kernel's two numbers, of which a keyed stream draws nothing
DICE, PAUSE, THOUGHT, ADVICE, UNDO, MASK = range(6)  # what a stream is for


class KeyedRng(Rng):
    """A stream of chance that only who has the key can foretell.

    >>> rng, again = KeyedRng(b"k" * 32, (DICE, 3)), KeyedRng(b"k" * 32, (DICE, 3))
    >>> sorted({rng.below(3) for _ in range(200)}), again.below(10**9) == KeyedRng(b"k" * 32, (DICE, 4)).below(10**9)
    ([0, 1, 2], False)
    """

    def __init__(self, key: bytes, place: tuple[int, ...]) -> None:
        super().__init__(0, _UNUSED)
        self._key = key
        self._place = place
        self._block = 0
        self._words: list[int] = []

    def below(self, n: int) -> int:
        """A whole number from 0 to n - 1."""
        while True:
            if not self._words:
                block = blake2b(repr(self._place).encode(), key=self._key)  # of a move without chance none is made
                block.update(self._block.to_bytes(8))
                self._block += 1
                self._words.extend(_WORDS.unpack(block.digest()))
            word = self._words.pop()
            if word < WORD - WORD % n:  # the rest would make small numbers likelier
                return word % n


class Luck:
    """The chance of one table.

    Each stream is keyed by its purpose and by the place in the game where it is drawn, so neither the time nor the
    order of other events changes the outcome.

    >>> Luck(7).number(PAUSE, 3) == Luck(7).number(PAUSE, 3) != Luck(7).number(PAUSE, 4)
    True
    >>> luck = Luck()
    >>> luck.number(PAUSE, 3) == luck.number(PAUSE, 3) != Luck().number(PAUSE, 3)
    True
    """

    def __init__(self, seed: int | None = None, key: bytes = b"", proven: bool = False) -> None:
        self._seed: Final = seed
        self.key: Final = key or secrets.token_bytes(KEY)
        self.proven: Final = proven  # whether the key follows from a secret and shares (`proof.py`)

    def of(self, key: str | None, proven: bool = False) -> Luck:
        """The luck of a table that has begun, by the key in its journal; a new one if it has none yet."""
        if key is None or (self.repeatable and not proven):
            return self
        return Luck(key=bytes.fromhex(key), proven=proven)

    @property
    def repeatable(self) -> bool:
        """Whether it can be had again: then bots do not look at the clock either."""
        return self._seed is not None

    def stream(self, *place: int) -> Rng:
        """A stream for a purpose, at a point of the game."""
        return KeyedRng(self.key, place) if self._seed is None else Rng(reduce(mix, place, self._seed))

    def number(self, *place: int) -> int:
        """A seed for somebody else's generator."""
        if self._seed is None:
            return self.stream(*place).below(1 << 62)
        return reduce(mix, place, self._seed) >> 2

    def fall(self, s: State, number: int) -> None:
        """What falls next in this state is this table's luck: of the deal (0), or of the move with this number."""
        s.rng = self.stream(DICE, number)
        s.streams = [self.stream(DICE, number, i) for i in range(1, len(s.streams) + 1)]


class Chance:
    """The luck of a house, table by table: without a seed the system's, with one the same for each next table."""

    def __init__(self, seed: int | None = None) -> None:
        self._seed: Final = seed
        self._tables = 0

    def luck(self) -> Luck:
        """The luck of the next table that is dealt or loaded."""
        self._tables += 1
        return Luck() if self._seed is None else Luck(mix(self._seed, self._tables))

    def secret(self) -> str:
        """What the house adds to the chance of the next table that is fair by proof, in hexadecimal digits."""
        if self._seed is None:
            return secrets.token_hex(KEY)
        return blake2b(str(self.luck().number(DICE)).encode(), digest_size=KEY).hexdigest()
