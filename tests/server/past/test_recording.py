"""A recording is played without any rule, and shows what everybody saw."""

from __future__ import annotations

from pathlib import Path

import pytest

import nyoi
from nyoi.kernel.log import Log
from nyoi.kernel.play import Refused
from nyoi.kernel.table import replay
from nyoi.server.past.recording import OPEN, opened, packed, recorded, unpacked
from nyoi.server.wire.encoding import shown
from tools.golden import GOLDEN

LOGS = [max(GOLDEN.glob(f"{id}/*.log"), key=lambda file: (file.stem.split("-")[1], file.stem)) for id in nyoi.IDS]


def log_at(file: Path) -> Log:
    return nyoi.log_of(file.read_text(encoding="utf-8"))


@pytest.mark.parametrize("file", LOGS, ids=lambda file: file.parent.name)
def test_everybody_sees_what_he_saw(file: Path) -> None:
    log = log_at(file)
    game = nyoi.game(log.setting.game)
    recording = unpacked(packed(recorded(game, log)))
    last = len(log.entries)
    names = [f"{seat}" for seat in range(log.setting.seats)]
    for at in sorted({0, 1, last // 3, last // 2, last - 1, last}):
        table = replay(game, log, at)
        for seat in range(OPEN, log.setting.seats):
            step = recording.step(names, at, seat, at - 1)
            view = opened(game, table.state) if seat == OPEN else game.view(table.state, seat)
            assert step.view == shown(view)
            assert step.events == table.events(None if seat == OPEN else seat, at)
            assert (step.seq, step.last, step.names) == (at, last, names)
    whole = recording.step(names, last, 0, -1)
    assert whole.events == replay(game, log).events(0)[-len(whole.events) :]
    assert (whole.mover, whole.move) == (log.entries[-1].seat, log.entries[-1].move)


@pytest.mark.parametrize("file", LOGS, ids=lambda file: file.parent.name)
def test_recording_of_a_long_game_takes_little_room(file: Path) -> None:
    """Ten thousand games took 2.1 GB when each seat's view of each move was kept."""
    log = log_at(file)
    size = len(packed(recorded(nyoi.game(log.setting.game), log)))
    assert size <= 60_000
    assert size <= 4_000 + 120 * len(log.entries)


def test_what_is_not_in_it_is_refused() -> None:
    recording = recorded(nyoi.game("toma"), log_at(LOGS[0]))
    for at, seat, reason in ((-1, 0, "bad-point"), (10_000, 0, "bad-point"), (0, -3, "bad-seat"), (0, 99, "bad-seat")):
        with pytest.raises(Refused) as no:
            recording.step([], at, seat, 0)
        assert no.value.reason == reason


@pytest.mark.parametrize("bytes_kept", [b"", b"nothing", packed(recorded(nyoi.game("toma"), log_at(LOGS[0])))[:-20]])
def test_what_is_no_recording_is_said_to_be_none(bytes_kept: bytes) -> None:
    with pytest.raises(ValueError, match=r"short|[Ii]nvalid|truncated"):
        unpacked(bytes_kept)
