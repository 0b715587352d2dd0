"""Thinking ahead: how a dream is played, and what is expected between two rounds."""

from __future__ import annotations

import pytest

import nyoi
from nyoi.games.toma.mind.rollout import likely
from nyoi.games.toma.mind.value import estimate
from nyoi.games.toma.state import Toma
from nyoi.kernel.play import advance, offered, whose
from nyoi.kernel.rng import Rng
from tests.games.toma.table import given


def state(hands: str, pile: str = "motta tytoon", **position: object) -> Toma:
    return given(hands, pile, deck=32, **position).state


def choice(s: Toma) -> str:
    seat = whose(s)
    return likely(s, seat, offered(s, seat), Rng(1)).text


@pytest.mark.parametrize("seats", [2, 4, 8])
def test_every_game_can_be_played_so(seats: int) -> None:
    rng = Rng(seats)
    for seed in range(10):
        s = nyoi.new("toma", seats=seats, seed=seed, options={"objective": 1, "zero_reaction": "optional"}).state
        assert isinstance(s, Toma)
        while not s.over:
            seat = whose(s)
            move = likely(s, seat, offered(s, seat), rng)
            assert move in offered(s, seat)
            advance(s, seat, move)


def test_toma_is_not_thrown_away() -> None:
    assert choice(state("toma ajito / kuro / cooler")) == "discard ajito"
    assert choice(state("ajito toma / kuro / cooler")) == "discard ajito"


def test_a_card_that_was_shown_is_named() -> None:
    s = state("light ajito / fugma / cooler")
    s.saw(0, 2)
    advance(s, 0, offered(s, 0)[0])
    assert choice(s) == "guess 2 4"


def test_nothing_is_expected_within_a_round() -> None:
    s = state("light ajito / fugma / cooler", balls=[1, 0, 0])
    found = estimate(s)
    assert found is not None
    assert sum(found) == pytest.approx(1)
    assert found[0] == pytest.approx(2 * found[1])
    advance(s, 0, offered(s, 0)[0])
    assert estimate(s) is None
