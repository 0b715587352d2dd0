"""Character dice, gains and their limits (DUEL 3.3, 3.12, 3.13, 6.16)."""

from __future__ import annotations

import pytest

from tests.games.duel.table import given


@pytest.mark.clause("DUEL-3.3")
def test_what_exceeds_a_maximum_is_lost_and_the_rest_kept() -> None:
    t = given(units={"gohan": "5c ki=4"}, active="gohan", phase="die", dice=[2])  # ki + ki at 4 of 5
    assert t["gohan"]["ki"] == 5
    t = given(units={"gohan": "5c health=3 parades=2 stars=3"}, active="gohan", hands="senzu carapace / -")
    t.play("play senzu gohan", "play carapace gohan")
    assert (t["gohan"]["health"], t["gohan"]["parades"]) == (5, 3)
    t = given(units={"gohan": "5c stars=3"}, active="gohan", phase="die", dice=[4])
    assert t["gohan"]["stars"] == 3


@pytest.mark.clause("DUEL-3.12")
def test_every_symbol_gives_what_it_says() -> None:
    def rolled(who: str, face: int, words: str = "") -> dict[str, object]:
        t = given(
            "goku piccolo krilin raditz / vegeta nappa yamcha",
            units={who: f"5c {words}"},
            active=who,
            phase="die",
            dice=[face],
        )
        s = t.state
        return {**t[who], "actions": s.actions, "bonus": s.bonus, "reach": s.reach, "key": t.key}

    assert rolled("goku", 1)["ki"] == 1
    assert rolled("goku", 1)["actions"] == 4
    assert rolled("goku", 2)["reach"] == 1
    assert rolled("goku", 3)["stars"] == 1
    assert (rolled("goku", 4)["bonus"], rolled("goku", 4)["parades"]) == (1, 1)
    assert rolled("goku", 5)["ki"] == 2
    assert rolled("goku", 6)["flying"]
    assert rolled("piccolo", 3, "health=2")["health"] == 3
    assert rolled("krilin", 1)["key"] == "regard"
    assert rolled("yamcha", 6)["key"] == "act-die"
    assert rolled("yamcha", 5)["actions"] == 4


@pytest.mark.clause("DUEL-3.12", "DUEL-6.16.2")
def test_a_reroll_loses_the_whole_result_and_may_be_used_again() -> None:
    t = given("yamcha / vegeta", units={"yamcha": "5c"}, active="yamcha", phase="die", dice=[6])
    assert t.offers() == ["keep", "reroll"]
    t.play("reroll", dice=[6])
    assert t.offers() == ["keep", "reroll"]
    assert t["yamcha"]["ki"] == 0
    t.play("reroll", dice=[4])
    assert (t["yamcha"]["ki"], t["yamcha"]["parades"]) == (0, 1)
    kept = given("yamcha / vegeta", units={"yamcha": "5c"}, active="yamcha", phase="die", dice=[6]).play("keep")
    assert kept["yamcha"]["ki"] == 1
    plain = given("yamcha / vegeta", units={"yamcha": "5c"}, active="yamcha", phase="die", dice=[3], hands="coup / -")
    assert plain.no("reroll") == "no-reroll DUEL-3.12"


@pytest.mark.clause("DUEL-3.13")
def test_symbols_apply_together_in_their_order_and_only_regard_asks() -> None:
    t = given("krilin / vegeta", units={"krilin": "5c"}, active="krilin", phase="die", dice=[1])
    assert t["krilin"]["ki"] == 1  # before the question
    assert t.key == "regard"
    assert "enough" in t.offers()  # it may be declined
    t.play("enough")
    assert t.key == "act-menu"
    t = given("piccolo / vegeta", units={"piccolo": "5c health=1"}, active="piccolo", phase="die", dice=[3])
    assert [event["thing"] for event in t.said("got")] == ["health", "star"]
    assert t.key == "act-menu"


@pytest.mark.clause("DUEL-6.16.1")
def test_a_look_shows_the_token_to_the_looker_alone_until_it_moves() -> None:
    t = given("krilin / vegeta", units={"krilin": "5c"}, active="krilin", phase="die", dice=[1], tokens={"2b": "ball"})
    assert len(t.offers("look")) == 28
    t.play("look 2b")
    assert t.said("looked", 0)[0]["token"] == "4-ball"  # tile 2 has group 4 here
    assert t.said("looked", 1)[0] == {**t.said("looked", 0)[0], "token": None}  # which token, not its face
    row = {seat: next(r for r in t.view(seat)["tokens"] if r["spot"] == "2b") for seat in (0, 1, -1)}
    assert row[0]["token"] == "4-ball"
    assert row[1]["token"] is None
    assert row[-1]["token"] is None
    assert row[1]["looked"] == [0]
    assert any(r["spot"] == "2b" for r in t.view(1)["tokens"])  # it was put back


@pytest.mark.clause("DUEL-6.16.1")
def test_a_ball_that_everybody_knows_is_not_looked_at() -> None:
    t = given("krilin / vegeta", units={"krilin": "5c"}, active="krilin", phase="die", dice=[1], dropped={"4": "5a"})
    assert "look dropped4" not in t.offers()
    assert t.no("look dropped4") == "no-token-there DUEL-6.16.1"
