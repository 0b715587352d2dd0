"""The end, the score, ties, conceding (TORAK section 8)."""

from __future__ import annotations

import pytest

import nyoi
from nyoi.cli.standings import standings
from nyoi.games.torak.content import WISH
from nyoi.words.speech import Speech
from tests.games.torak.table import BOOK_BALLS, Look, given


def finish(*sheets: dict[str, object], **options: object) -> Look:
    """A race in which seats with the ball right above take it, and the others end."""
    near = {"dice": "21"}
    t = given(len(sheets), "competitive", options, sheets=[{"balls": "6,5", **near, **sheet} for sheet in sheets])
    for seat, sheet in enumerate(sheets):
        t.play("end" if "balls" in sheet else "leg n 1 with 1", seat=seat)
    return t


@pytest.mark.clause("TORAK-8.5")
def test_only_the_last_ball_counts_and_every_bonus_box() -> None:
    points = [given(found=n, dice="1").sheet()["score"] for n in range(7)]
    points.append(given(balls="6,5", dice="1").play("leg n 1 with 1").sheet()["score"])
    assert points == [0, 1, 2, 4, 7, 11, 16, 25]
    assert [given(beaten=n, dice="1").sheet()["score"] for n in (6, 7, 8, 9, 10)] == [0, 2, 6, 12, 22]


@pytest.mark.clause("TORAK-8.6")
def test_score_and_record_of_won_and_lost_games() -> None:
    lost = given(balls="11,1 1,3", dice="1", boxes=19).play("end")
    assert lost.table.view(0)["records"] == [[0, 11, -20]]
    won = given(balls="6,5", dice="1", boxes=7).play("leg n 1 with 1")
    assert won.table.view(0)["records"] == [[1, 25, -8]]
    better = [[1, 25, -8], [1, 25, -9], [1, 20, -3], [0, 40, -2]]
    assert sorted(better, reverse=True) == better  # won before lost, then score, then fewer turns


@pytest.mark.clause("TORAK-8.7")
def test_the_wish_changes_nothing() -> None:
    assert WISH == 140
    t = given(balls="6,5", dice="1").play("leg n 1 with 1")
    assert t.table.decision is None
    with pytest.raises(nyoi.Refused, match="game-over"):
        t.play("wish", seat=0)


@pytest.mark.clause("TORAK-8.8")
def test_coop_and_duel_end_by_their_own_rules() -> None:
    t = given(2, balls="6,5", paths="6,6 / 6,6 6,8", dice="12").play("leg n 1 with 1")
    assert t.ending == ""  # all balls, but not together
    t = given(2, "duel", balls="6,5", dice="12").play("leg n 1 with 1")
    assert (t.ending, t.results) == ("won", (1.0, 0.0))


@pytest.mark.clause("TORAK-8.9")
def test_the_race_turn_is_finished_by_all() -> None:
    t = given(2, "competitive", sheets=[{"balls": "6,5", "dice": "21"}] * 2)
    t.play("leg n 1 with 1", seat=1)
    assert t.ending == ""
    assert t.asked == [0]
    t.play("end", seat=0)
    assert (t.ending, t.results) == ("first", (0.0, 1.0))
    assert finish({"beaten": 10, "balls": "0,0"}, {}).results == (0.0, 1.0)  # whatever the points
    three = finish({"beaten": 7}, {"beaten": 8}, {"beaten": 9, "balls": "0,0"})
    assert (three.ending, three.results) == ("points", (0.0, 1.0, 0.0))


@pytest.mark.clause("TORAK-8.10")
def test_a_tie_and_what_the_host_makes_of_it() -> None:
    assert finish({"beaten": 6}, {"beaten": 3}).ending == "tie"
    t = finish({"beaten": 6}, {"beaten": 3}, competitive_tiebreak="monsters")
    assert (t.ending, t.results) == ("monsters", (1.0, 0.0))
    level = finish({"beaten": 3}, {"beaten": 3}, competitive_tiebreak="monsters")
    assert (level.ending, level.results) == ("tie", (0.0, 0.0))
    t = finish({}, {}, {"balls": "0,0"}, competitive_tiebreak="shared")
    assert (t.ending, t.results) == ("shared", (0.5, 0.5, 0.0))


@pytest.mark.clause("TORAK-8.11")
def test_a_race_that_dies_out_or_reaches_its_cap() -> None:
    walled = {"rivers": "6,7 s 7,6 e 6,3 s 3,6 e", "dice": "11"}  # pointing at the start from all sides
    t = given(2, "competitive", balls="0,0 12,12", sheets=[walled] * 2)
    t.play("end", seat=0).play("end", seat=1)
    assert (t.ending, t.results) == ("died_out", (0.0, 0.0))
    dead = given(2, "competitive", dice="11").play("concede", seat=0).play("concede", seat=1)
    assert dead.ending == "died_out"
    cap = given(2, "competitive", {"competitive_turn_cap": 3}, boxes=2, dice="11")
    cap.play("end", seat=0).play("end", seat=1)
    assert (cap.ending, cap.results) == ("turn_cap", (0.0, 0.0))  # nobody has found anything: level
    for limit in (0, 4):
        on = given(2, "competitive", {"competitive_turn_cap": limit}, boxes=2, dice="11")
        assert on.play("end", seat=0).play("end", seat=1).ending == ""


@pytest.mark.clause("TORAK-8.11")
def test_at_the_limit_whoever_got_furthest_wins() -> None:
    def limit(*sheets: dict[str, object], **options: object) -> Look:
        chosen = {"competitive_turn_cap": 1, **options}
        spread = [{"dice": "1", **sheet} for sheet in sheets]
        t = given(len(sheets), "competitive", chosen, sheets=spread)
        for seat in range(len(sheets)):
            t.play("end", seat=seat)
        assert t.ending == "turn_cap"
        return t

    t = limit(balls(5), balls(3), balls(5))
    assert t.results == (0.0, 1.0, 0.0)
    assert t.table.view(0)["ranking"] == [[1], [0, 2]]
    assert t.events()[-1]["winners"] == [1]
    assert limit(balls(4), {**balls(4), "beaten": 7}).results == (0.0, 1.0)  # as many balls: the higher score
    level = ({**balls(4), "beaten": 6}, {**balls(4), "beaten": 3}, balls(6))
    assert limit(*level).results == (1.0, 0.0, 0.0)
    alike = (balls(4), balls(4), balls(6))
    nobody = limit(*alike)
    assert nobody.results == (0.0, 0.0, 0.0)
    assert nobody.table.view(0)["ranking"] == [[0, 1], [2]]
    assert limit(*alike, competitive_tiebreak="shared").results == (0.5, 0.5, 0.0)


@pytest.mark.clause("TORAK-8.11")
def test_of_equals_at_the_limit_the_one_who_was_there_first_wins() -> None:
    sheets = [{"balls": "6,5 0,0"}, {"balls": "6,4 0,0"}]
    t = given(2, "competitive", {"competitive_turn_cap": 2}, sheets=sheets, rolls="11 11")
    t.play("leg n 1 with 1", "end", seat=0).play("leg n 1 with 1", "end", seat=1)
    t.play("end", seat=0).play("leg n 1 with 1", "end", seat=1)
    assert [t.sheet(n)["found"] for n in (0, 1)] == [6, 6]
    assert (t.ending, t.results) == ("turn_cap", (1.0, 0.0))
    assert [t.hero(n)["reached"] for n in (0, 1)] == [1, 2]


@pytest.mark.clause("TORAK-8.11")
def test_who_is_out_does_not_win_at_the_limit() -> None:
    spread = [{"dice": "1", **balls(2)}, {"dice": "1", **balls(6)}]
    t = given(2, "competitive", {"competitive_turn_cap": 1}, sheets=spread)
    t.play("concede", seat=0).play("end", seat=1)
    assert t.results == (0.0, 1.0)
    assert t.table.view(0)["ranking"] == [[1], [0]]


def balls(left: int) -> dict[str, object]:
    """A sheet with so many balls left on it."""
    return {"balls": " ".join(BOOK_BALLS.split()[:left])}


@pytest.mark.clause("TORAK-8.12")
def test_conceding() -> None:
    def conceded(seats: int, mode: str, seat: int = 0) -> tuple[str, tuple[float, ...]]:
        t = given(seats, mode, dice="12").play("concede", seat=seat)
        return t.ending, t.results

    assert conceded(1, "solo") == ("conceded", (0.0,))
    assert conceded(2, "coop") == ("conceded", (0.0, 0.0))
    assert conceded(2, "duel") == ("conceded", (0.0, 1.0))
    army = given(2, "duel", dice="1", sections="11").play("end").play("concede", seat=1)
    assert (army.ending, army.results) == ("surrender", (1.0, 0.0))
    t = given(3, "competitive", dice="12").play("concede", seat=1)
    assert t.at(1) == "None"
    assert t.asked == [0, 2]


@pytest.mark.clause("TORAK-8.12")
def test_in_the_pool_all_living_players_must_give_up() -> None:
    t = given(3, heroes="6,6 / - / 6,6", dice="12", sections="11", rolls="66").play("concede", seat=0)
    assert t.ending == ""
    assert t.refusal("concede", 0) == ("given-up", "TORAK-8.12")
    t.play("concede", seat=2)
    assert (t.ending, t.results) == ("conceded", (0.0, 0.0, 0.0))
    t = given(3, dice="12", sections="11", rolls="666").play("concede", seat=0)
    for seat in range(3):
        t.play("done", seat=seat)
    t.play("concede", seat=1).play("concede", seat=2)
    assert t.ending == ""  # said within one turn, or not at all


@pytest.mark.clause("TORAK-8.13")
def test_the_seventh_ball_ends_that_players_turn_in_the_race() -> None:
    t = given(2, "competitive", sheets=[{"balls": "6,5", "dice": "61"}] * 2).play("leg n 1 with 1", seat=0)
    assert t.asked == [1]
    assert t.asks(0) == []


@pytest.mark.clause("TORAK-8.6")
def test_a_lost_adventure_ranks_nobody() -> None:
    def shown(t: Look) -> list[str]:
        grid = standings(t.table, Speech("en", nyoi.game("torak"), ["Ana", "Ben", "Cleo"]))
        return [str(cell) for cell in grid.columns[0].cells]

    solo = given(troops="6,6", doses=4, rolls="5")
    assert (solo.ending, solo.table.view(0)["ranking"], shown(solo)) == ("captured", [], ["–"])
    team = given(3, dice="12", boxes=19).play("done", seat=0).play("done", seat=1).play("done", seat=2)
    assert (team.ending, team.table.view(0)["ranking"], shown(team)) == ("time", [], ["–"] * 3)
    race = finish({"beaten": 7}, {})
    assert (race.table.view(0)["ranking"], shown(race)) == ([[0], [1]], ["1", "2"])
