"""The end: score, ties, wipe-out, resignation (DUEL section 8)."""

from __future__ import annotations

import pytest

from nyoi.kernel.decision import CLOCK
from nyoi.kernel.play import offered
from tests.games.duel.table import At, given, new

OVER = {"goku": "Aa activated", "vegeta": "Ba activated"}


def closed(points: list[int], reached: list[int] | None = None) -> At:
    """The last round is over."""
    return given("goku / vegeta", units=OVER, round=7, phase="close", points=points, reached=reached or [0, 0])


@pytest.mark.clause("DUEL-8.1")
def test_points_come_from_kos_balls_and_the_handicap_alone() -> None:
    whys: set[str] = set()
    for seed in range(12):
        t = new(seed, teams="preset_saga").finish(seed)
        scored = t.said("scored") if t.table.history else []
        whys |= {str(event["why"]) for event in scored}
    assert whys <= {"handicap", "ko", "balls"}
    rich = given(
        "goku / vegeta", units={"goku": "Aa stars=3 parades=3 ki=6 activated", "vegeta": "Ba activated"},
        round=7, phase="close", hands="senzu senzu / -", points=[1, 2],
    )  # fmt: skip
    assert rich.state.results == (0.0, 1.0)


@pytest.mark.clause("DUEL-8.2")
def test_after_round_seven_more_points_win() -> None:
    t = closed([12, 9])
    assert (t.state.results, t.state.ending) == ((1.0, 0.0), "points")
    earlier = given("goku / vegeta", units=OVER, round=6, phase="close", points=[12, 9])
    assert not earlier.state.over


@pytest.mark.clause("DUEL-8.3")
def test_at_a_tie_who_reached_the_score_first_wins() -> None:
    t = closed([9, 9], [4, 7])
    assert (t.state.results, t.state.ending) == ((1.0, 0.0), "tie_first")
    assert closed([2, 2], [3, 0]).state.results == (0.0, 1.0)  # a handicap was reached at the start


@pytest.mark.clause("DUEL-8.3")
def test_every_gain_gets_a_running_number() -> None:
    units = {"goku": "5c", "nappa": "5c health=1", "vegeta": "Ba", "raditz": "5c health=1"}
    t = given(units=units, active="goku", actions=5).play("attack nappa 2", "no_die", "enough")
    assert (t.state.gains, t.state.reached) == (1, [1, 0])
    t.play("attack raditz 2", "no_die")
    assert t.state.reached == [2, 0]


@pytest.mark.clause("DUEL-8.4")
def test_nothing_to_nothing_is_a_draw() -> None:
    t = closed([0, 0])
    assert (t.state.results, t.state.ending) == ((0.5, 0.5), "draw")


@pytest.mark.clause("DUEL-8.5")
def test_a_team_entirely_ko_loses_at_once_whatever_the_score() -> None:
    units = {"goku": "5c", "vegeta": "5c health=1"}
    t = given("goku / vegeta", units=units, active="goku", points=[0, 20]).play("attack vegeta 2", "no_die")
    assert (t.state.results, t.state.ending) == ((1.0, 0.0), "wipe")


@pytest.mark.clause("DUEL-8.5")
def test_it_is_checked_after_the_push_and_the_falls() -> None:
    units = {"goku": "5c", "vegeta": "5c", "nappa": "5b health=1"}
    t = given("goku / vegeta nappa", units={**units, "vegeta": "5c health=2"}, active="goku")
    t.play("attack vegeta 1", "no_die", "enough", "push 5b")  # vegeta falls to 0, then nappa
    assert (t.state.ending, t.points) == ("wipe", [9, 0])


@pytest.mark.clause("DUEL-8.6")
def test_if_both_teams_are_ko_points_decide() -> None:
    units = {"chaozu": "5c ki=2", "vegeta": "5c health=2"}
    t = given("chaozu / vegeta", units=units, active="chaozu").play("technique adieu_tenshinhan vegeta", "no_die")
    assert (t.points, t.state.ending, t.state.results) == ([5, 2], "points", (1.0, 0.0))
    even = given("chaozu / vegeta", units=units, active="chaozu", points=[0, 3])
    even.play("technique adieu_tenshinhan vegeta", "no_die")
    assert (even.points, even.state.ending, even.state.results) == ([5, 5], "tie_first", (1.0, 0.0))


@pytest.mark.clause("DUEL-8.7")
def test_a_waiting_figure_keeps_a_team_alive() -> None:
    units = {"goku": "5c", "vegeta": "5c health=1"}  # nappa waits off field
    t = given("goku / vegeta nappa", units=units, active="goku").play("attack vegeta 2", "no_die")
    assert not t.state.over


@pytest.mark.clause("DUEL-8.8")
def test_a_player_may_resign_at_any_question_by_the_server() -> None:
    t = given(units={"goku": "5c", "vegeta": "5a"}, active="goku", points=[9, 0])
    assert [move.text for move in offered(t.state, CLOCK)] == ["resign 0", "resign 1"]
    assert t.no("resign 0") == "resign-button DUEL-8.8"  # not by a seat itself
    t.table.play("resign 0", seat=CLOCK)
    assert (t.state.ending, t.state.results) == ("resign", (0.0, 1.0))
    other = given(units={"goku": "5c", "vegeta": "5a"}, active="goku")
    other.table.play("resign 1", seat=CLOCK)  # whoever is asked
    assert other.state.results == (1.0, 0.0)
    assert other.table.log.foot["ending"] == "resign"


@pytest.mark.clause("DUEL-8.8")
def test_the_engine_keeps_result_score_round_and_reason() -> None:
    t = closed([12, 9])
    view = t.view(-1)
    assert (view["ending"], view["round"], view["results"]) == ("points", 7, [1.0, 0.0])
    assert [player["points"] for player in view["players"]] == [12, 9]
    assert t.said("won")[-1] == {"seq": 0, "word": "won", "seat": 0, "ending": "points", "points": 12, "against": 9}
