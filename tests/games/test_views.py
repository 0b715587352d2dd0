"""What a view tells has a type: the page's `view.ts` is written from it, so every view must fit it to the letter."""

from __future__ import annotations

from typing import Any

import pytest

import nyoi
from nyoi.kernel.decision import SPECTATOR
from nyoi.kernel.rng import Rng
from nyoi.kernel.seen import PACKED
from tests.games.contract import Case, cases, play_on, some_options
from tests.games.strict import misfit, struct_of

TYPED = [case for case in cases() if nyoi.game(case.game).view_type is not None]


@pytest.mark.parametrize("case", TYPED, ids=str)
def test_every_view_fits_its_type(case: Case) -> None:
    game = nyoi.game(case.game)
    assert game.view_type is not None
    for seed in range(3):
        rng = Rng(case.seats * 10 + seed)
        s = case.table(seed, some_options(case, rng) if seed else None).state
        for _ in play_on(s, rng, clock=seed == 2):
            if rng.below(4) == 0:
                view = game.view(s, rng.below(case.seats + 1) + SPECTATOR)
                assert misfit(view, game.view_type) == ""
                assert view["now"] is not None  # whatever is asked has a name
        for seat in range(SPECTATOR, case.seats):
            view = game.view(s, seat)
            assert misfit(view, game.view_type) == ""
            assert view["now"] is None


@pytest.mark.parametrize("id", nyoi.IDS)
def test_a_view_that_does_not_fit_is_found(id: str) -> None:
    game = nyoi.game(id)
    assert game.view_type is not None
    view: dict[str, Any] = game.view(nyoi.new(id, seats=nyoi.game(id).most, seed=1).state, 0)
    assert misfit(view, game.view_type) == ""
    for wrong in (
        {**view, "more": 1},
        {key: value for key, value in view.items() if key != "now"},
        {**view, "seats": str(view["seats"])},
        {**view, "over": 0},
        {**view, "now": {**view["now"], "kind": "nothing"}},
        {**view, "now": {**view["now"], "more": 1}},
    ):
        assert misfit(wrong, game.view_type), wrong


@pytest.mark.parametrize("id", nyoi.IDS)
def test_a_view_for_dreams_holds_the_frames(id: str) -> None:
    view_type = nyoi.game(id).view_type
    assert view_type is not None
    assert PACKED in struct_of(view_type).__struct_fields__
