"""What a mind of Torak supplies to the search: scores, likely moves, quiet questions, numbers."""

from __future__ import annotations

import json
from collections.abc import Iterator
from math import isfinite

import pytest

import nyoi
from nyoi.games.torak.content import DOSES
from nyoi.games.torak.imagine import Dreamer
from nyoi.games.torak.mind.features import NAMES, features
from nyoi.games.torak.mind.policy import policy, scores
from nyoi.games.torak.mind.rollout import likely
from nyoi.games.torak.mind.survival import survival
from nyoi.games.torak.mind.value import Planner, estimate, quiet, ways_out
from nyoi.games.torak.rules.legs import exits
from nyoi.games.torak.rules.scenery import ASK
from nyoi.games.torak.state import Torak
from nyoi.kernel.play import advance, offered, whose
from nyoi.kernel.rng import Rng
from nyoi.kernel.state import facts
from tests.games.torak.table import given

GAME = nyoi.game("torak")
MODES = [
    *((1, "solo", False), (1, "solo", True), (2, "coop", False), (3, "coop", False), (4, "coop", True)),
    *((2, "competitive", False), (4, "competitive", False), (2, "duel", False)),
]


def questions(seats: int, mode: str, easy: bool, seed: int, each: int = 3) -> Iterator[tuple[Torak, int]]:
    """Some questions of a game that likely moves play, one move in eight by lot; the same for the same seed."""
    s = GAME.start(GAME.setting(seats, mode, {"easy": easy}), seed)
    assert isinstance(s, Torak)
    rng = Rng(seed)
    for i in range(400):
        if s.over:
            return
        seat = whose(s)
        moves = [move for move in offered(s, seat) if move.word != "concede"]
        if i % each == 0:
            yield s, seat
        advance(s, seat, rng.pick(moves) if rng.below(8) == 0 else likely(s, seat, moves, rng))


@pytest.mark.parametrize(("seats", "mode", "easy"), MODES)
def test_the_best_score_is_the_choice_of_the_rule(seats: int, mode: str, easy: bool) -> None:
    seen = 0
    for s, seat in questions(seats, mode, easy, 11, each=4):
        moves = offered(s, seat)
        view = GAME.view(s, seat)
        found = scores(view, moves, 5)
        assert len(found) == len(moves)
        assert all(isfinite(score) for score in found)
        assert found == scores(json.loads(json.dumps(view)), moves, 5)
        if moves[-1].word == "concede" and len(moves) > 1:
            assert found[-1] < min(found[:-1]) - 10
        if len(moves) > 1 and moves[0].word not in ASK:  # where the rule draws lots there is no one choice
            assert moves[found.index(max(found))] is policy(view, moves, Rng(1), 5)
            seen += 1
    assert seen > 3


@pytest.mark.parametrize(("seats", "mode", "easy"), MODES)
def test_numbers_have_one_length_and_a_modest_size(seats: int, mode: str, easy: bool) -> None:
    for s, seat in questions(seats, mode, easy, 12, each=7):
        view = GAME.view(s, seat)
        position = features(view)
        assert len(position) == len(NAMES)
        assert max(map(abs, position)) <= 5
        assert position == features(json.loads(json.dumps(view)))


@pytest.mark.parametrize(("seats", "mode", "easy"), MODES)
def test_twin_worlds_give_the_same_numbers(seats: int, mode: str, easy: bool) -> None:
    """A dream looks to its seat like the truth, dice to come and hidden sheets apart."""
    for s, seat in questions(seats, mode, easy, 13, each=16):
        view = GAME.view(s, seat)
        twin = Dreamer(view).dream(Rng(5))
        again = GAME.view(twin, seat)
        moves = offered(s, seat)
        assert offered(twin, seat) == moves
        assert features(again) == features(view)
        assert scores(again, moves, 5) == scores(view, moves, 5)


@pytest.mark.parametrize(("seats", "mode", "easy"), MODES)
def test_likely_moves_are_offered_and_never_give_up(seats: int, mode: str, easy: bool) -> None:
    judged = 0
    for s, seat in questions(seats, mode, easy, 14, each=1):
        moves = offered(s, seat)
        move = likely(s, seat, moves, Rng(3))
        assert move in moves
        assert move.word != "concede" or len(moves) == 1
        assert s.decision is not None
        assert (estimate(s) is None) == (not quiet(s) and s.decision.key not in ASK)
        judged += quiet(s)
    assert judged > 5


def test_nothing_is_quiet_in_the_middle_of_a_turn() -> None:
    assert quiet(given(dice="53").state)
    assert not quiet(given(dice="53").play("leg n 3 with 3").state)
    assert not quiet(given(monsters="6,5", dice="15").play("leg n 1 with 1").state)


def test_likely_moves_take_a_ball_and_shun_a_dead_end() -> None:  # positions: seed 1 is not drawn from
    for text, start in (("6,3 0,0", "leg n 3"), ("9,6 0,0", "leg e 3")):
        t = given(balls=text, dice="31")
        assert likely(t.state, 0, offered(t.state, 0), Rng(1)).text.startswith(start)
    blocked = given(balls="6,3 0,0", dice="3", troops="5,3 7,3 6,2")
    assert not likely(blocked.state, 0, offered(blocked.state, 0), Rng(1)).text.startswith("leg n 3")


def test_a_hero_of_a_dream_does_what_it_has_set_out_to_do() -> None:
    s = given(dice="531").state
    before = facts(s)
    first = likely(s, 0, offered(s, 0), Rng(1))
    plan = s.plan
    assert plan[2][0].move is first
    assert likely(s, 0, offered(s, 0), Rng(1)) is first  # asked again, and not yet made
    assert facts(s) == before  # what is planned is no fact
    for step in plan[2]:
        assert likely(s, 0, offered(s, 0), Rng(1)) is step.move
        assert s.plan is plan
        advance(s, 0, step.move)
    assert len(plan[2]) > 1


def test_another_position_is_thought_about_anew() -> None:
    s = given(dice="531").state
    first = likely(s, 0, offered(s, 0), Rng(1))
    plan = s.plan
    advance(s, 0, next(move for move in offered(s, 0) if move.word == "leg" and move is not first))
    assert likely(s, 0, offered(s, 0), Rng(1)) in offered(s, 0)
    assert s.plan is not plan


def test_ways_out_are_exits() -> None:
    seen = 0
    for s, _ in questions(2, "coop", False, 15, each=1):
        for hero in s.living:
            assert ways_out(s, hero) == exits(s, hero)
            seen += 1
    assert seen > 30


def test_a_dream_differs_in_dice_alone() -> None:
    s, seat = list(questions(1, "solo", False, 16))[-2]
    rng = Rng(4)
    dreamer = Dreamer(GAME.view(s, seat))
    rolls = {tuple(dreamer.dream(rng).roll(6, stream) for stream in (0, 1, 2, 3)) for _ in range(200)}
    assert len(rolls) > 150


def test_who_has_more_doses_comes_through_more_often() -> None:
    chances = [survival(1 / 9, 1, fuel, 8, 14.0) for fuel in range(DOSES + 1)]
    assert chances == sorted(chances)
    assert chances[0] < 0.3 < chances[-1]
    late = [survival(1 / 9, 1, 2, boxes, 10.0) for boxes in range(0, 20, 3)]
    assert late == sorted(late, reverse=True)
    far = [survival(1 / 9, 1, 2, 5, float(needed)) for needed in range(0, 60, 4)]
    assert far == sorted(far, reverse=True)


def test_the_army_sees_the_hero_s_numbers_with_the_other_sign() -> None:
    for s, _ in questions(2, "duel", False, 17, each=8):
        hero, army = features(GAME.view(s, 1 - s.army)), features(GAME.view(s, s.army))
        assert army == [-x for x in hero]


def test_a_planner_may_be_asked_about_any_hero() -> None:
    s, seat = list(questions(3, "coop", False, 18))[-2]
    assert isfinite(Planner(s, seat).team(s))
