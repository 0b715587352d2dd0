from __future__ import annotations

import nyoi
from nyoi.server.chance import SystemRng, unpredictable


def test_a_live_table_draws_from_the_machine_whichever_build_runs() -> None:
    one, other = nyoi.new("toma", seats=4, seed=1).state, nyoi.new("toma", seats=4, seed=1).state
    unpredictable(one)
    unpredictable(other)
    assert isinstance(one.rng, SystemRng)
    cards = tuple(range(200))
    assert one.shuffle(cards) != other.shuffle(cards)
    assert sorted(one.shuffle(cards)) == list(cards)
