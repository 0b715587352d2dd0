"""What a view tells has a type, and what is in progress is plain data."""

from __future__ import annotations

import nyoi
from nyoi.testing.contract import Frames, Views
from tests.games.contract import SELDOM


class TestViews(Views):
    games = nyoi.IDS
    seldom = SELDOM


class TestFrames(Frames):
    games = nyoi.IDS
