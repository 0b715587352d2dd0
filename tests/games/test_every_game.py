"""The contract of every game: a game joins these tests by being there. What it says stands in `nyoi.testing`."""

from __future__ import annotations

import nyoi
from nyoi.testing.contract import Plays, Secrets
from tests.games.contract import OPEN_GAMES, SELDOM


class TestPlay(Plays):
    games = nyoi.IDS
    seldom = SELDOM


class TestSecrets(Secrets):
    games = nyoi.IDS
    public = OPEN_GAMES
    seldom = SELDOM
