"""Games played once and kept: they must replay move by move, and every tree must keep its size."""

from __future__ import annotations

from pathlib import Path

import pytest

import nyoi
from nyoi.kernel.table import replay
from tools.counts import COUNTS, line
from tools.golden import GOLDEN, wanted

LOGS = sorted(GOLDEN.glob("*/*.log"))


@pytest.mark.parametrize("file", LOGS, ids=lambda file: f"{file.parent.name}-{file.stem}")
def test_a_golden_game_replays(file: Path) -> None:
    log = nyoi.log_of(file.read_text(encoding="utf-8"))
    table = replay(nyoi.game(log.setting.game), log)  # refuses another fingerprint than the one in the foot
    assert table.over
    assert table.state.ending == log.foot["ending"] == file.stem.split("-", 2)[2]
    assert list(table.results) == log.foot["results"]


@pytest.mark.parametrize("id", nyoi.IDS)
def test_every_ending_mode_and_seat_count_has_its_golden_game(id: str) -> None:
    kept = {file.stem for file in LOGS if file.parent.name == id}
    assert kept == {f"{mode}-{seats}-{ending}" for mode, seats, ending in wanted(nyoi.game(id))}


@pytest.mark.parametrize("id", nyoi.IDS)
def test_the_trees_keep_their_size(id: str) -> None:
    game = nyoi.game(id)
    kept = (COUNTS / f"{id}.txt").read_text(encoding="utf-8").splitlines()
    assert [row.split(":")[0] for row in kept] == [
        f"{mode.id} {seats} seats seed 1" for mode in game.modes for seats in range(mode.low, mode.high + 1)
    ]
    for row in kept:
        mode, seats = row.split()[0], int(row.split()[1])
        assert line(game, mode, seats, 1) == row
