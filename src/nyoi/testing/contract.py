"""The whole contract of a game."""

from __future__ import annotations

from nyoi.testing.foretelling import Foretells
from nyoi.testing.observing import Observes
from nyoi.testing.plays import Plays
from nyoi.testing.secrets import Planted, Secrets
from nyoi.testing.told import Frames, Listed, Views, Words

__all__ = ["Contract", "Foretells", "Frames", "Listed", "Observes", "Planted", "Plays", "Secrets", "Views", "Words"]


class Contract(Plays, Secrets, Planted, Views, Frames, Listed, Foretells, Observes, Words):
    """All requirements of a built-in game. A test file only lists the games (see `nyoi.testing`)."""
