"""The live pacing: what a doubt has brought to light is read before the next round begins (EMBERS-7.4)."""

from __future__ import annotations

from typing import ClassVar

from nyoi.kernel.pace import Pace


class EmbersPace(Pace):
    """Nothing is held in a round."""

    ends: ClassVar[frozenset[str]] = frozenset(("lost",))
