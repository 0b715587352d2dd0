"""Live timing of Toma: a pause after each round to read it (TOMA-11.10)."""

from __future__ import annotations

from typing import ClassVar

from nyoi.kernel.pace import Pace


class TomaPace(Pace):
    """Timing without any holds within a round."""

    ends: ClassVar[frozenset[str]] = frozenset(("ball",))
