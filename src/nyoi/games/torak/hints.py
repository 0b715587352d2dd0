"""placeholder"""

from __future__ import annotations

from typing import Any

from nyoi.kernel.decision import Move
from nyoi.kernel.rng import Rng


def policy(view: dict[str, Any], moves: list[Move], rng: Rng, level: int) -> Move:
    """x"""
    return rng.pick(moves)
