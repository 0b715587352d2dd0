"""What a bot is handed, and when its view is made."""

from __future__ import annotations

import pytest

import nyoi
from nyoi.bots.levels import HeuristicBot, RandomBot
from nyoi.bots.sight import look
from nyoi.kernel.play import whose
from nyoi.kernel.rng import Rng


def test_random_bot_never_makes_the_view() -> None:
    table = nyoi.new("uno", seats=2, seed=1)
    sight = look(table, whose(table.state), lazy=True)
    RandomBot().choose(sight, Rng(1))
    assert sight._view is None


def test_lazy_view_is_the_view_of_the_table_and_made_once() -> None:
    table = nyoi.new("uno", seats=2, seed=1)
    seat = whose(table.state)
    sight = look(table, seat, lazy=True)
    HeuristicBot().choose(sight, Rng(1))
    assert sight.view == table.view(seat)
    assert sight.view is sight.view


def test_lazy_view_cannot_be_made_after_the_table_has_moved_on() -> None:
    table = nyoi.new("uno", seats=2, seed=1)
    seat = whose(table.state)
    late, read = look(table, seat, lazy=True), look(table, seat, lazy=True)
    before = read.view
    table.play(read.moves[0])
    assert read.view is before
    with pytest.raises(RuntimeError, match="moved on"):
        _ = late.view
