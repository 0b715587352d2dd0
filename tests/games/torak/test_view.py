"""What a seat knows (TORAK section 10), and imagining the rest."""

from __future__ import annotations

import json

import pytest

import nyoi
from nyoi.games.torak.imagine import Dreamer
from nyoi.kernel.play import offered
from nyoi.kernel.rng import Rng
from tests.games.torak.table import given, new


@pytest.mark.clause("TORAK-10.1")
def test_all_is_public_but_the_draft_and_answers_given_at_once() -> None:
    for seats, mode in ((1, "solo"), (2, "coop"), (4, "coop"), (2, "duel")):
        t = new(seats, mode, 3, setup_placement="auto_random")
        views = [t.table.view(seat) for seat in range(-1, seats)]
        for view in views:
            view.pop("seat")
        assert all(view == views[0] for view in views)
    race = new(3, "competitive", 3, setup_placement="auto_random")
    assert race.table.view(0)["sheets"] == race.table.view(2)["sheets"]
    assert "seed" not in json.dumps(race.table.view(0))


@pytest.mark.clause("TORAK-10.1")
def test_a_dream_draws_unseen_sheets_with_the_rolls_everybody_saw() -> None:
    t = new(3, "competitive", 6)
    rng = Rng(2)
    while len(t.state.sheets[0].scenery) < 8:
        seat = t.asked[0]
        t.play(rng.pick(offered(t.state, seat)).text, seat=seat)
    view = t.table.view(0)
    dreams = [Dreamer(json.loads(json.dumps(view))).dream(rng) for _ in range(6)]
    for dream in dreams:
        assert nyoi.game("torak").view(dream, 0) == view
        assert [len(sheet.scenery) for sheet in dream.sheets] == [8, 8, 8]
    assert len({repr(dream.sheets[1].scenery) for dream in dreams}) > 1
    assert len({repr(dream.sheets[2].scenery) for dream in dreams}) == 1  # the sheet in front


@pytest.mark.clause("TORAK-7.8")
def test_a_dream_remembers_the_own_answer_and_knows_of_no_other() -> None:
    t = given(2, "competitive", sheets=[{"filled": 1}, {"filled": 2}]).play("burn 1", seat=0)
    own = Dreamer(t.table.view(0)).dream(Rng(1))
    assert offered(own, 0) == []
    assert [move.text for move in offered(own, 1)] == ["burn 0", "burn 1", "burn 2"]
    other = Dreamer(t.table.view(1)).dream(Rng(1))
    assert [move.text for move in offered(other, 0)] == ["burn 0", "burn 1"]


def test_a_dream_goes_on_like_the_truth() -> None:
    t = given(
        paths="6,6 9,6 9,9 7,9", monsters="3,3", troops="2,2", dice="63", beaten=2, ki=1, doses=2, filled=1, boxes=6
    )
    dream = Dreamer(json.loads(json.dumps(t.table.view(0)))).dream(Rng(1))
    assert dream.sheets[0].path == t.state.sheets[0].path
    assert dream.sheets[0].ground == t.state.sheets[0].ground
    assert [m.text for m in offered(dream, 0)] == [m.text for m in offered(t.state, 0)]
