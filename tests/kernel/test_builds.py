"""The compiled build plays as the interpreted one: a few games here, many by `python -m tools.same`."""

from __future__ import annotations

import pytest

import nyoi
from nyoi.version import build
from tools.compile import fresh
from tools.same import differences

GAMES = 6


@pytest.mark.skipif(not fresh(), reason="no compiled build of this source: python -m tools.compile")
@pytest.mark.skipif(build() == "compiled", reason="once is enough")
@pytest.mark.parametrize("id", nyoi.IDS)
def test_both_builds_play_the_same_games(id: str) -> None:
    assert differences(id, GAMES, seed=3) == []
