"""Toma's live pacing: a round that is over is read before the next one begins (TOMA-11.10)."""

from __future__ import annotations

from typing import ClassVar

from nyoi.kernel.pace import Pace


class TomaPace(Pace):
    """Nothing is held in a round."""

    ends: ClassVar[frozenset[str]] = frozenset(("ball",))
