"""What a game foretells comes from a view alone, fits its type, and has words in both languages."""

from __future__ import annotations

import nyoi
from nyoi.testing.contract import Foretells
from tests.games.contract import SELDOM


class TestForetells(Foretells):
    games = nyoi.IDS
    seldom = SELDOM
