"""The board of the terminal as text and as a picture."""

from __future__ import annotations

import numpy as np
import pytest

from nyoi.rl import Single, env
from nyoi.rl.picture import drawn
from tests.rl.tables import GAMES


@GAMES
def test_a_table_as_text(id: str) -> None:
    table = env(id, render_mode="ansi")
    table.reset(seed=1)
    text = table.render()
    assert isinstance(text, str)
    assert "\x1b[" in text
    assert len(text.split()) > 15


@GAMES
def test_a_table_as_a_picture_has_ink(id: str) -> None:
    table = env(id, render_mode="rgb_array")
    table.reset(seed=1)
    before = table.render()
    assert isinstance(before, np.ndarray)
    assert before.dtype == np.uint8
    assert before.shape[2] == 3
    inner = before[before.shape[0] // 6 :]
    assert np.mean(np.any(inner != inner[-8, 700], axis=2)) > 0.01  # letters, not the frame alone
    assert len(np.unique(inner.reshape(-1, 3), axis=0)) > 20


def test_a_picture_without_letters_is_not_handed_out() -> None:
    svg = '<svg viewBox="0 0 400 300" xmlns="http://www.w3.org/2000/svg">{}</svg>'
    with pytest.raises(RuntimeError, match="there is no monospace font"):
        drawn(svg.format('<rect width="400" height="300" fill="#222"/>'))
    assert drawn(svg.format('<rect x="20" y="150" width="40" height="9" fill="#fff"/>')).shape == (300, 400, 3)


def test_one_seat_is_drawn_as_it_sees() -> None:
    table = Single("toma", "random", seat=1, render_mode="ansi")
    table.reset(seed=1)
    assert isinstance(table.render(), str)
    assert Single("toma", "random").render() is None
    assert env("toma").render() is None
