"""Frames as plain data: what `pack` writes, the constructor takes in the same order, in both builds."""

from __future__ import annotations

from importlib import import_module

import pytest

import nyoi
from nyoi.kernel.frame import Frame, pack, unpack
from nyoi.kernel.rng import Rng
from nyoi.kernel.state import State
from tests.games.contract import cases, play_on


@pytest.mark.parametrize("id", nyoi.IDS)
def test_frames_met_in_play_come_back_from_their_data(id: str) -> None:
    frames: dict[str, type[Frame[State]]] = import_module(f"nyoi.games.{id}.rules").FRAMES
    met: set[str] = set()
    for case in [case for case in cases() if case.game == id][:4]:
        s = case.table(4).state
        for number, _ in enumerate(play_on(s, Rng(4))):
            for frame in s.stack:
                again = unpack(pack(frame), frames)
                assert type(again) is type(frame)
                assert pack(again) == pack(frame)
                met.add(type(frame).__name__)
            if number > 300:
                break
    assert len(met) > 2
