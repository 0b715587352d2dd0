"""The generator behind every die and shuffle: two small ints, seeded, cheap to copy.

It is L'Ecuyer's pair of multiplicative generators (1988): all products stay below 2^47, so plain
Python and compiled 64-bit integers give the same draws.
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


def mix(seed: int, salt: int = 0) -> int:
    """Hash a seed into 64 well-spread bits: neighbouring seeds must not give neighbouring games.

    >>> mix(1) != mix(2) and mix(1, 1) != mix(1, 2)
    True
    """
    z = (seed ^ (seed >> 64)) & _WORD
    for word in (0x9E3779B97F4A7C15, salt & _WORD, salt >> 64 & _WORD):
        z = (z + word + 0x9E3779B97F4A7C15) & _WORD
        z = ((z ^ z >> 30) * 0xBF58476D1CE4E5B9) & _WORD
        z = ((z ^ z >> 27) * 0x94D049BB133111EB) & _WORD
        z ^= z >> 31
    return z


@mypyc_attr(allow_interpreted_subclasses=True, acyclic=True)
class Rng:
    """A stream of chance. A live server puts one of its own in its place: see `server/chance.py`.

    >>> rng = Rng(7)
    >>> [rng.below(6) for _ in range(5)] == [Rng(7).below(6)] + [rng.below(6) for _ in range(4)]
    False
    >>> Rng(7).below(6) == Rng(7).below(6)
    True
    """

    def __init__(self, seed: int = 0, o: Rng | None = None) -> None:
        if o is None:
            bits = mix(seed)
            self.a: i64 = bits % (M1 - 1) + 1
            self.b: i64 = (bits >> 32) % (M2 - 1) + 1
        else:
            self.a = o.a
            self.b = o.b

    def below(self, n: int) -> int:
        """A whole number from 0 to n - 1."""
        a = self.a = self.a * A1 % M1
        b = self.b = self.b * A2 % M2
        apart = a - b
        if apart < 0:
            apart += M1 - 1
        return apart % n

    def unit(self) -> float:
        """A number from 0 (included) to 1 (excluded)."""
        return self.below(M1 - 1) / (M1 - 1)

    def pick(self, items: list[T] | tuple[T, ...]) -> T:
        """One of the items, all equally likely."""
        return items[self.below(len(items))]

    def shuffle(self, items: list[T], drawn: list[int] | None = None) -> None:
        """Shuffle a list in place; each number drawn is noted if a list is given for them."""
        for i in range(len(items) - 1, 0, -1):
            j = self.below(i + 1)
            items[i], items[j] = items[j], items[i]
            if drawn is not None:
                drawn.append(j)

    def fork(self, salt: int = 0) -> Rng:
        """A generator of its own, not in step with this one (a plain copy would be)."""
        return Rng(mix(self.below(M1 - 1) * M1 + self.below(M1 - 1), salt))
