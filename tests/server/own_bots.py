"""Bots of a host's own, good and bad, for tests of live tables."""

from __future__ import annotations

import sys
import time
from typing import Any

from nyoi.bots.sight import Sight
from nyoi.kernel.decision import Move
from nyoi.kernel.rng import Rng


class First:
    """The first move that is offered; it is sure to see nothing but a sight."""

    name = "First come"

    def choose(self, sight: Sight, rng: Rng) -> Move:
        assert not hasattr(sight, "state")
        return sight.moves[0]


class Raises:
    name = "Raises"
    games = ("toma",)

    def choose(self, sight: Sight, rng: Rng) -> Move:
        raise RuntimeError("no idea")


class Nonsense:
    name = "Nonsense\n\x00"

    def choose(self, sight: Sight, rng: Rng) -> Any:
        return type("Answer", (), {"text": "win at once"})()


class Leaves:
    def choose(self, sight: Sight, rng: Rng) -> Move:
        sys.exit(3)


class Slow:
    def choose(self, sight: Sight, rng: Rng) -> Move:
        while True:
            time.sleep(1)


class NoBot:
    """It cannot choose."""
