"""What the tests of the house share with those of other packages (`nyoi.testing`), and what is ours alone."""

from __future__ import annotations

from nyoi.kernel.rng import Rng
from nyoi.testing import playing
from nyoi.testing.playing import PATIENCE, Case, cases, clone, play_on
from nyoi.testing.twins import Findings, as_bytes, leaks

__all__ = [
    "OPEN_GAMES",
    "PATIENCE",
    "SELDOM",
    "Case",
    "Findings",
    "as_bytes",
    "cases",
    "clone",
    "leaks",
    "play_on",
    "some_options",
]

OPEN_GAMES = ("torak",)  # all is public there, so an imagined state is the true one

# A setting that thinks long before the first move: it comes up, but seldom, and last.
SELDOM: playing.Seldom = {"torak": ("setup_placement", "auto_kind")}


def some_options(case: Case, rng: Rng) -> dict[str, object]:
    """Options at random that fit the case."""
    return playing.some_options(case, rng, SELDOM)
