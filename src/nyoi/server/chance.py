"""Chance at a live table comes from the machine's own source, not from a seed.

The kernel's generator has some 60 bits of state and is made for speed; whoever has seen enough of a
shuffle could work out the rest. Here nothing can be worked out, and what fell is in the journal.
"""

from __future__ import annotations

import secrets

from nyoi.kernel.rng import Rng
from nyoi.kernel.state import State


def _source() -> type[Rng]:
    """A generator that nobody can predict, if the kernel lets itself be extended."""
    try:

        class SystemRng(Rng):
            """A stream of chance from the operating system."""

            def below(self, n: int) -> int:
                """A whole number from 0 to n - 1."""
                return secrets.randbelow(n)

    except TypeError:  # a compiled class may refuse to be inherited from
        return Rng
    return SystemRng


SOURCE = _source()


def unpredictable(s: State) -> None:
    """From here on this state draws from the machine's own source."""
    s.rng = SOURCE(secrets.randbits(64))
    s.streams = [SOURCE(secrets.randbits(64)) for _ in s.streams]


def renew(s: State) -> None:
    """Before each move: where the kernel's own generator must do, one move tells nothing about the next."""
    if SOURCE is Rng:
        unpredictable(s)
