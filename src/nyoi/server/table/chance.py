"""Randomness of live tables, from a key per table or, in tests, a seed.

The kernel's generator is fast but has only about 60 bits of state, which could be recovered from a few
shuffles. Live tables therefore use BLAKE2 with a 256-bit key from the system's random source. The outcome of
a move depends on the key and the number of moves before it, so an undone move meets the same chance again.
The key is stored in the journal and not disclosed to players.

Tokens, ids and salts are never reproducible and come from elsewhere (see `keys.py`).
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
_WORDS: Final = Struct("<8Q")  # fixed byte order: proofs are verified on other machines
_UNUSED: Final = Rng()  # the kernel's state, unused by a keyed stream
DICE, PAUSE, THOUGHT, ADVICE, UNDO, MASK = range(6)  # the purposes of streams


class KeyedRng(Rng):
    """A random stream that is unpredictable without the key.

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
        """Return an integer from 0 to n - 1."""
        while True:
            if not self._words:
                block = blake2b(repr(self._place).encode(), key=self._key)  # computed lazily
                block.update(self._block.to_bytes(8))
                self._block += 1
                self._words.extend(_WORDS.unpack(block.digest()))
            word = self._words.pop()
            if word < WORD - WORD % n:  # rejects values that would bias the result
                return word % n


class Luck:
    """The chance of one table.

    Each stream is keyed by its purpose and by the place in the game where it is drawn, so neither the time
    nor the order of other events changes the outcome.

    >>> Luck(7).number(PAUSE, 3) == Luck(7).number(PAUSE, 3) != Luck(7).number(PAUSE, 4)
    True
    >>> luck = Luck()
    >>> luck.number(PAUSE, 3) == luck.number(PAUSE, 3) != Luck().number(PAUSE, 3)
    True
    """

    def __init__(self, seed: int | None = None, key: bytes = b"", proven: bool = False) -> None:
        self._seed: Final = seed
        self.key: Final = key or secrets.token_bytes(KEY)
        self.proven: Final = proven  # whether the key is derived from a secret and shares (`proof.py`)

    def of(self, key: str | None, proven: bool = False) -> Luck:
        """Return the chance with the key of a journal, or this one if the journal has none."""
        if key is None or (self.repeatable and not proven):
            return self
        return Luck(key=bytes.fromhex(key), proven=proven)

    @property
    def repeatable(self) -> bool:
        """Whether it is seeded: then bots ignore the clock too."""
        return self._seed is not None

    def stream(self, *place: int) -> Rng:
        """Return the stream of a purpose at a point of the game."""
        return KeyedRng(self.key, place) if self._seed is None else Rng(reduce(mix, place, self._seed))

    def number(self, *place: int) -> int:
        """Return a seed for another generator."""
        if self._seed is None:
            return self.stream(*place).below(1 << 62)
        return reduce(mix, place, self._seed) >> 2

    def fall(self, s: State, number: int) -> None:
        """Set the chance of a state for the deal (0) or the move with this number."""
        s.rng = self.stream(DICE, number)
        s.streams = [self.stream(DICE, number, i) for i in range(1, len(s.streams) + 1)]


class Chance:
    """The source of chance for all tables: random, or a reproducible sequence if seeded."""

    def __init__(self, seed: int | None = None) -> None:
        self._seed: Final = seed
        self._tables = 0

    def luck(self) -> Luck:
        """Return the chance of the next table dealt or loaded."""
        self._tables += 1
        return Luck() if self._seed is None else Luck(mix(self._seed, self._tables))

    def secret(self) -> str:
        """Return the server's secret for the next provably fair table, in hexadecimal digits."""
        if self._seed is None:
            return secrets.token_hex(KEY)
        return blake2b(str(self.luck().number(DICE)).encode(), digest_size=KEY).hexdigest()
