"""The course of a turn (TORAK section 5), timing and simultaneous decisions (TORAK section 7)."""

from __future__ import annotations

import pytest

import nyoi
from nyoi.games.torak.mind.default import default_move
from nyoi.games.torak.rules.legs import stranded
from nyoi.kernel.play import offered
from nyoi.kernel.rng import Rng
from tests.games.torak.table import Look, given, new


@pytest.mark.clause("TORAK-5.1")
def test_a_turn_is_roll_act_box_troops() -> None:
    t = given(dice="1", sections="11", rolls="34").play("leg n 1 with 1")
    assert t.news() == ["leg", "box", "section", "troop", "turn", "rolled"]


@pytest.mark.clause("TORAK-5.2")
def test_the_turn_may_end_whatever_dice_remain() -> None:
    assert "end" in given(dice="66").asks()
    assert "end" in given(monsters="6,5", paths="6,6 6,5", engaged=[0], dice="66").asks()
    assert "end" not in given(monsters="6,5", dice="16").play("leg n 1 with 1").asks()


@pytest.mark.clause("TORAK-5.3")
def test_a_turn_ends_by_itself_when_nothing_is_left_to_do() -> None:
    assert given(dice="2", sections="11").play("leg n 2 with 2").state.boxes == 1
    t = given(troops="6,6", dice="6", sections="11", rolls="11").play("escape 6")
    assert t.state.boxes == 1


@pytest.mark.clause("TORAK-5.4")
def test_a_stranded_hero_goes_on_with_the_rest() -> None:
    t = given(troops="6,5 7,6 6,7 5,6", dice="65", sections="11")
    assert stranded(t.state, 0)
    assert t.asks() == ["train 5", "train 6", "fill 6", "end"]
    assert t.play("end").ending == ""
    assert not stranded(given(troops="6,5 7,6 6,7", dice="1").state, 0)
    assert not stranded(given(mountains="6,5", troops="7,6 6,7 5,6", doses=4, dice="1").state, 0)  # whatever the dice
    engaged = given(monsters="6,5", paths="6,6 6,5", engaged=[0], dice="1")
    assert not stranded(engaged.state, 0)  # judged as if the Monster were beaten


@pytest.mark.clause("TORAK-5.5", "TORAK-9.5")
def test_two_take_solo_turns_in_turn() -> None:
    t = given(2, dice="11", sections="11" * 4, rolls="23 45")
    order = []
    for _ in range(3):
        order += t.asked
        t.play("end")
    assert order == [0, 1, 0]
    assert t.state.boxes == 3
    assert t.sheet()["dice"] != []


@pytest.mark.clause("TORAK-7.1", "TORAK-7.2")
def test_a_leg_is_resolved_at_once_and_then_the_arrival() -> None:
    t = given(heroes="7,6", dice="61").play("leg n 3 with 6")
    assert t.news() == ["leg", "ball"]
    assert t.state.sheets[0].path[t.state.at[0]] != 0
    t = given(monsters="6,4", dice="61").play("leg n 2 with 6")
    assert t.news() == ["leg", "met"]
    won = given(2, balls="6,4", paths="6,6 8,6 8,4 / 6,6 6,8 2,8 2,4 5,4", turn=1, dice="16").play("leg e 1 with 1")
    assert won.news() == ["leg", "ball"]
    assert won.play("leg e 2 with 6").ending == "won"


@pytest.mark.clause("TORAK-7.4")
def test_when_fuel_ki_and_danger_are_read() -> None:
    t = given(monsters="6,5", doses=3, dice="15", fights="43").play("leg n 1 with 1", "train 5")
    t.play("fight")
    assert [e["ki"] for e in t.events() if e["word"] == "fought"] == [1]
    t = given(troops="6,6", doses=3, dice="21", sections="11", rolls="55").play("turbo")
    assert len(t.sheet()["dice"]) == 2
    assert not t.sheet()["lean"]
    t.play("end")
    assert t.sheet()["lean"]


@pytest.mark.clause("TORAK-7.5")
def test_there_is_no_taking_back() -> None:
    t = given(dice="21").play("leg n 1 with 1")
    assert t.ends() == {"leg", "end"}


@pytest.mark.clause("TORAK-7.6")
def test_in_the_pool_whoever_comes_first_takes_the_die() -> None:
    t = given(3, dice="345", turn=1)
    assert t.key == "open"
    assert t.asked == [1, 2, 0]
    t.play("leg n 3 with 3", seat=2)
    assert t.sheet()["dice"] == [4, 5]
    assert "1 with 3" not in t.legs("n", 0)
    t.play("done", seat=0)
    assert t.asks(0) == ["resume"]
    assert t.asked == [1, 2, 0]  # who has said done is asked last
    assert t.refusal("leg e 1 with 4", 0) == ("resume-first", "TORAK-7.6")
    t.play("resume", seat=0)
    assert "1 with 4" in t.legs("e", 0)


@pytest.mark.clause("TORAK-7.6")
def test_the_pool_closes_when_all_are_done_or_nothing_is_left() -> None:
    t = given(3, dice="345", sections="11")
    t.play("done", seat=0).play("done", seat=1)
    assert t.state.boxes == 0
    assert t.play("done", seat=2).state.boxes == 1
    t = given(3, dice="1", sections="11").play("leg n 1 with 1", seat=1)
    assert t.state.boxes == 1
    t = given(3, monsters="6,5", paths="6,6 / 6,6 / 6,6 6,5", engaged=[2], dice="1", sections="11").play(
        "leg e 1 with 1", seat=1
    )
    assert t.state.boxes == 0
    assert t.asked == [2]  # a Monster can still be fought


@pytest.mark.clause("TORAK-7.6")
def test_an_arrival_on_a_monster_is_settled_first_and_a_loser_takes_no_more() -> None:
    t = given(3, monsters="6,5", dice="145", fights="16").play("leg n 1 with 1", seat=1)
    assert t.asked == [1]
    t.play("fight")
    assert t.asked == [0, 2]
    assert t.sheet()["dice"] == [4, 5]  # teammates go on


@pytest.mark.clause("TORAK-7.7", "TORAK-9.24")
def test_in_the_race_results_do_not_depend_on_who_clicks_first() -> None:
    def race(order: list[int]) -> list[object]:
        t = given(2, "competitive", monsters="6,5", dice="13", balls="0,0")
        for seat in order:
            t.play("leg n 1 with 1", seat=seat)
        for seat in order:
            t.play("fight", seat=seat)
        return [t.sheet(n)["beaten"] for n in (0, 1)] + [t.sheet(n)["beans"] for n in (0, 1)]

    assert race([0, 1]) == race([1, 0])
    t = given(2, "competitive", monsters="6,5", dice="13", own_fights=["61", "16"])
    t.play("leg n 1 with 1", seat=1).play("fight", seat=1)
    assert t.asked == [0]  # nobody waits for another but at the end of the turn
    t.play("leg n 1 with 1", seat=0).play("fight", seat=0)
    assert (t.sheet(0)["beaten"], t.sheet(1)["beans"]) == (1, 1)


@pytest.mark.clause("TORAK-7.8")
def test_only_draft_and_boost_of_the_race_are_secret() -> None:
    def kind(t: Look) -> int:
        assert t.table.decision is not None
        return t.table.decision.kind

    assert kind(given(2, "competitive", setup=0, sections="11")) == nyoi.ALL
    assert kind(given(2, "competitive", filled=1)) == nyoi.ALL
    assert kind(given(2, "competitive", dice="12")) == nyoi.FIRST
    assert kind(given(2, filled=1)) == nyoi.ONE
    secret = [word.name for word in nyoi.game("torak").words if word.secret]
    assert secret == ["sketched"]


@pytest.mark.clause("TORAK-7.9")
def test_chance_comes_in_streams_of_one_seed() -> None:
    def first_rolls(seed: int, waste: int) -> tuple[object, object]:
        t = new(seed=seed, setup_placement="auto_random")
        for _ in range(waste):
            t.state.chance(6)  # the general stream moves on, the others do not
        t.play("end")
        return t.sheet()["dice"], t.troops()

    assert first_rolls(3, 0) == first_rolls(3, 5)
    assert first_rolls(3, 0) != first_rolls(4, 0)
    t = given(dice="12", sections="16", fights="61", rolls="54", monsters="6,5")  # each stream its own list
    t.play("leg n 1 with 1", "fight", "end")
    assert t.sheet()["dice"] == [4, 5]
    log = t.table.log.text()
    assert nyoi.log_of(log).entries[-1].chance == (0, 5, 4, 3)  # red, white, then the roll


@pytest.mark.clause("TORAK-7.10")
def test_what_happens_when_time_is_up() -> None:
    def timed_out(t: Look, seat: int = 0) -> str:
        return default_move(t.table.view(seat), offered(t.state, seat), Rng(1)).text

    assert timed_out(given(dice="66")) == "end"
    assert timed_out(given(3, dice="66")) == "done"
    assert timed_out(given(monsters="6,5", dice="15").play("leg n 1 with 1")) == "fight"
    assert timed_out(given(monsters="6,5", paths="6,6 6,5", engaged=[0], dice="66")) == "end"
    assert timed_out(given(troops="6,6", dice="65")) == "escape 6"
    assert timed_out(given(troops="6,6", dice="55")) == "turbo"
    assert timed_out(given(filled=2)) == "burn 0"
    t = given(setup=0, sections="11")
    assert len({default_move(t.table.view(0), offered(t.state, 0), Rng(n)).text for n in range(60)}) > 15
    assert default_move(t.table.view(0), offered(t.state, 0)) in offered(t.state, 0)
    army = given(2, "duel", dice="1", sections="11").play("end")
    assert timed_out(army, 1) == "troop 2,3"
    hit = given(2, "duel", dice="1", sections="33").play("end")
    assert timed_out(hit, 1) == "troop 6,6"
