"""The generator behind every die and shuffle: two small ints, seeded, cheap to copy.

It is L'Ecuyer's pair of multiplicative generators (1988). All products stay below 2^47, so plain Python and
compiled 64-bit integers give the same draws.
"""

from __future__ import annotations

from typing import Final, TypeVar

from nyoi.kernel.native import i64, mypyc_attr

T = TypeVar("T")

M1: Final = 2147483563
M2: Final = 2147483399
A1: Final = 40014
A2: Final = 40692
_WORD: Final = (1 << 64) - 1
_HALF: Final = (1 << 32) - 1
_GOLDEN_HIGH: Final = 0x9E3779B9
_GOLDEN_LOW: Final = 0x7F4A7C15
_CARRY: Final = 172  # 2^32 % (M1 - 1)


def mix(seed: int, salt: int = 0) -> int:
    """Hash a seed into 64 well-spread bits, so that neighbouring seeds give unrelated games.

    >>> mix(1) != mix(2) and mix(1, 1) != mix(1, 2)
    True
    """
    high, low = _mixed(seed, salt)
    return int(high) << 32 | int(low)


def _mixed(seed: int, salt: int) -> tuple[i64, i64]:
    """Return the 64 bits of `mix` in two halves, for sums that must stay below 2^63."""
    z = (seed ^ (seed >> 64)) & _WORD
    high, low = _stirred(z >> 32, z & _HALF, _GOLDEN_HIGH, _GOLDEN_LOW)
    high, low = _stirred(high, low, salt >> 32 & _HALF, salt & _HALF)
    return _stirred(high, low, salt >> 96 & _HALF, salt >> 64 & _HALF)


def _stirred(high: i64, low: i64, add_high: i64, add_low: i64) -> tuple[i64, i64]:
    """Add a word, then do one step of SplitMix64."""
    low += add_low + _GOLDEN_LOW
    high = (high + add_high + _GOLDEN_HIGH + (low >> 32)) & _HALF
    low &= _HALF
    high, low = _times(high ^ high >> 30, low ^ (high << 2 & _HALF | low >> 30), 0xBF58476D, 0x1CE4E5B9)
    high, low = _times(high ^ high >> 27, low ^ (high << 5 & _HALF | low >> 27), 0x94D049BB, 0x133111EB)
    return high ^ high >> 31, low ^ (high << 1 & _HALF | low >> 31)


def _times(high: i64, low: i64, by_high: i64, by_low: i64) -> tuple[i64, i64]:
    """Return the lower 64 bits of a product of two 64-bit numbers, each given in halves.

    It multiplies 16-bit quarters, so that intermediate results stay below 2^50.
    """
    upper: i64 = low >> 16
    lower: i64 = low & 0xFFFF
    least: i64 = lower * by_low
    more: i64 = upper * by_low + (least >> 16)
    cross: i64 = lower * by_high + ((upper * by_high & 0xFFFF) << 16)
    cross += (high & 0xFFFF) * by_low + (((high >> 16) * by_low & 0xFFFF) << 16)
    return (cross + (more >> 16)) & _HALF, (more & 0xFFFF) << 16 | (least & 0xFFFF)


@mypyc_attr(allow_interpreted_subclasses=True, acyclic=True)
class Rng:
    """A stream of random numbers. A live server uses its own, see `server/table/chance.py`.

    >>> rng = Rng(7)
    >>> [rng.below(6) for _ in range(5)] == [Rng(7).below(6)] + [rng.below(6) for _ in range(4)]
    False
    >>> Rng(7).below(6) == Rng(7).below(6)
    True
    """

    def __init__(self, seed: int = 0, o: Rng | None = None) -> None:
        if o is None:
            high, low = _mixed(seed, 0)
            self.a: i64 = (high % (M1 - 1) * _CARRY + low) % (M1 - 1) + 1  # remainder of all 64 bits
            self.b: i64 = high % (M2 - 1) + 1
        else:
            self.a = o.a
            self.b = o.b

    def below(self, n: int) -> int:
        """Return an integer from 0 to n - 1."""
        a = self.a = self.a * A1 % M1
        b = self.b = self.b * A2 % M2
        apart = a - b
        if apart < 0:
            apart += M1 - 1
        return apart % n

    def unit(self) -> float:
        """Return a float in [0, 1)."""
        return self.below(M1 - 1) / (M1 - 1)

    def pick(self, items: list[T] | tuple[T, ...]) -> T:
        return items[self.below(len(items))]

    def shuffle(self, items: list[T], drawn: list[int] | None = None) -> None:
        """Shuffle a list in place, and append each number drawn to `drawn` if given."""
        for i in range(len(items) - 1, 0, -1):
            j = self.below(i + 1)
            items[i], items[j] = items[j], items[i]
            if drawn is not None:
                drawn.append(j)

    def fork(self, salt: int = 0) -> Rng:
        """Return an independent generator; a copy would repeat this one's draws."""
        return Rng(mix(self.below(M1 - 1) * M1 + self.below(M1 - 1), salt))
