"""The twin-state test must find leaks: some are planted, and each one must be caught, in every game with secrets."""

from __future__ import annotations

import nyoi
from nyoi.testing.contract import Planted


class TestPlanted(Planted):
    games = nyoi.IDS
