"""What is expected of a position: sound numbers in every game, and worth what the rules make it worth."""

from __future__ import annotations

from typing import Any

import pytest

import nyoi
from nyoi.games.duel.mind.policy import outlook_of, weigh
from nyoi.games.duel.mind.rollout import outlook
from nyoi.games.duel.mind.value import estimate as of_duel
from nyoi.games.torak.mind.value import estimate as of_torak
from nyoi.games.tournament.mind.value import estimate as of_tournament
from nyoi.kernel.play import advance, offered, whose
from nyoi.kernel.rng import Rng
from nyoi.lab import studies
from nyoi.lab.chances import promised
from tests.games.contract import Case, cases, play_on

ESTIMATING = [case for case in cases() if nyoi.game(case.game).estimate is not None]


@pytest.mark.parametrize("case", ESTIMATING, ids=str)
def test_chances_are_chances(case: Case) -> None:
    game = nyoi.game(case.game)
    assert game.estimate is not None
    s = case.table(3).state
    said = 0
    for _ in play_on(s, Rng(3)):
        found = game.estimate(s)
        if found is not None:
            said += 1
            assert len(found) == s.seats
            assert all(0 <= chance <= 1 for chance in found)
            together = case.game == "torak" and case.mode in ("solo", "coop")
            assert len({*found}) == 1 if together else sum(found) == pytest.approx(1)
    assert said or case.game in ("toma", "uno")  # where it is said between two rounds, and one may be all


def first(chances: tuple[float, ...] | None) -> float:
    """The chance of the first seat, where something is said."""
    assert chances is not None
    return chances[0]


def until(s: Any, true: Any, rng: Rng) -> Any:
    """Play at random until something is so."""
    while not true(s):
        seat = whose(s)
        advance(s, seat, rng.pick([move for move in offered(s, seat) if move.word != "concede"]))
    return s


def test_in_duel_every_ball_counts_the_same() -> None:
    s = until(nyoi.new("duel", 2, 1).state, of_duel, Rng(1))
    unit = s.team(0)[0]
    with_ball = []
    for group in range(3):
        s.balls[unit] = 1 << group
        with_ball.append(first(of_duel(s)))
    s.balls[unit] = 0
    assert len({*with_ball}) == 1
    assert with_ball[0] > first(of_duel(s))


def test_in_duel_a_lead_counts_for_more_at_the_end() -> None:
    s = until(nyoi.new("duel", 2, 1).state, of_duel, Rng(1))
    s.points = [3, 0]
    early = first(of_duel(s))
    s.round = 7
    assert first(of_duel(s)) > early > 0.5


def test_in_duel_others_are_thought_to_know_what_they_know() -> None:
    s: Any = nyoi.new("duel", 2, 4).state
    rng = Rng(4)
    for number, (seat, _) in enumerate(play_on(s, rng)):
        if number % 7 == 0 and seat >= 0:
            moves = offered(s, seat)
            told = weigh(outlook_of(nyoi.game("duel").view(s, seat)), moves)
            assert weigh(outlook(s, seat), moves) == told


def test_in_the_tournament_a_lead_counts_for_more_at_the_end() -> None:
    s = until(nyoi.new("tournament", 2, 1).state, lambda s: of_tournament(s) if s.round else None, Rng(1))
    s.teams[1] = s.teams[1][:-2]
    early = first(of_tournament(s))
    s.round = 10
    assert first(of_tournament(s)) > early > 0.5
    s.teams[1] = ()
    assert of_tournament(s) == (1.0, 0.0)


def test_in_torak_something_is_said_once_a_turn() -> None:
    s: Any = nyoi.new("torak", 1, 5).state
    until(s, lambda s: s.turns, Rng(5))
    said: dict[int, int] = {}
    while not s.over:
        found = of_torak(s)
        if found is not None and s.decision.key != "boost":
            said[s.turns] = said.get(s.turns, 0) + 1
            assert not s.moved[0]
        seat = whose(s)
        advance(s, seat, next(move for move in offered(s, seat) if move.word != "concede"))
    assert {*said.values()} == {1}
    assert len(said) >= s.turns - 1


def test_in_torak_balls_help_and_boxes_press() -> None:
    s: Any = until(nyoi.new("torak", 1, 5).state, lambda s: s.turns and of_torak(s), Rng(5))
    before = first(of_torak(s))
    s.sheets[0].found += 1
    better = first(of_torak(s))
    s.boxes += 5
    assert first(of_torak(s)) < before < better


def test_a_promise_can_be_repeated() -> None:
    setting = nyoi.game("toma").setting(2, options={"objective": 1})
    found = promised(setting, 4, rounds=20)
    assert found == promised(setting, 4, rounds=20)
    assert found is not None
    assert 0 <= found.chance <= 1
    assert found.result in (0, 0.5, 1)


def test_promises_are_set_beside_what_came_true() -> None:
    told = [(0.7, 1.0), (0.7, 0.0), (1.0, 1.0)]
    rows = [{"question": "turn", "chance": chance, "result": result} for chance, result in told]
    rows.append(dict.fromkeys(("question", "chance", "result")))  # a game in which nothing was to choose
    study = studies.study("chances")
    classes, error = study.tell(study.asked("toma"), {"games": rows})
    assert classes.rows == [["60 - 80 %", 2, 0.7, 0.5], ["80 - 100 %", 1, 1.0, 1.0]]
    assert error.data() == [{"positions": 3, "square_error": pytest.approx(0.193, abs=0.001)}]
