"""The twin-state test must find leaks: some are planted, and each one must be caught, in every game with secrets."""

from __future__ import annotations

import nyoi
from nyoi.testing.contract import Planted
from tests.games.contract import OPEN_GAMES


class TestPlanted(Planted):
    games = nyoi.IDS
    public = OPEN_GAMES
