"""Timing and interrupts (TOUR section 7)."""

from __future__ import annotations

import pytest

import nyoi
from nyoi.kernel.play import asked, offered
from nyoi.kernel.rng import Rng
from tests.games.tournament.table import Play, given

ELSEWHERE = {  # what a player may be asked on another player's turn
    *("transform", "transform-card", "defend", "parry", "interpose", "step", "rescue", "flee", "counter", "attack"),
    *("draw", "give"),
}


@pytest.mark.clause("TOUR-7.1")
def test_on_anothers_turn_a_player_is_asked_only_in_fights_and_for_echange() -> None:
    keys = set()
    for seed in range(12):
        t = Play(nyoi.new("tournament", 3, seed, options={"draft_mode": "auto"}))
        rng = Rng(seed)
        while not t.s.over:
            seat = asked(t.s)[0]
            if t.s.active not in (-1, seat):
                keys.add(t.key)
            t.table.play(rng.pick(offered(t.s, seat)), seat=seat)
    assert keys <= ELSEWHERE
    assert {"defend", "transform", "attack"} <= keys


@pytest.mark.clause("TOUR-7.2")
def test_each_step_of_a_fight_is_finished_before_the_next() -> None:
    t = given("cabba@D7 / hopp@F7-1 sanka_ku@F8 vuon@A5", dice="4 fist fist kick aura aura")
    t.play("go cabba F7", "transform", "combo 1")
    words = t.heard()
    due = ["moved", "fight", "tried", "transformed", "attacks", "rolled", "combo", "wounded", "eliminated", "drew"]
    assert [w for w in words if w in due] == due
    assert words.index("drew") < words.index("paid") < words.index("reverted")


@pytest.mark.clause("TOUR-7.3")
def test_if_a_reflected_ball_eliminates_the_attacker_the_fight_goes_to_its_costs() -> None:
    t = given("ganos@D7-8 vuon@A5 / prum@F7", dice="4 kick kick ball fist fist")
    t.play("go ganos F7", "transform", "combo 1", "take")
    assert t.at("ganos") == ""
    assert t.damage("prum") == 0
    assert t.key == "start"
    assert "counters" not in t.heard()


@pytest.mark.clause("TOUR-7.4")
def test_additions_first_then_limits() -> None:
    # 6 dice, two more by reinforcement, one fewer by Damon: 7, limited to 6 (not 6 - 1).
    t = given("hit@D7 vuon@G8 / damon@F7")
    t.play("go hit F7")
    assert t.event("attacks")["dice"] == 6
    # One reroll fewer twice and one more: summed before the limit at 0.
    t = given("vikal@D7 / hit@F7", event="eve_concentration")
    t.play("go vikal F7")
    assert t.event("attacks")["rerolls"] == 0  # 1 - 2 + 1


@pytest.mark.clause("TOUR-7.7")
def test_champions_are_chosen_in_secret_at_the_same_time() -> None:
    t = given("monna@F7 vuon@G9 / frost@M7 nink@M9", phase="end", turn=1, starter=0, round=10)
    assert t.s.decision is not None
    assert t.s.decision.seats == (0, 1)
    t.play("pick vuon", seat=0)
    assert "vuon" not in str(t.table.view(1)["stack"])
    assert t.table.view(1)["answered"] == [0]
    assert t.table.view(1)["answer"] is None
    assert t.table.view(0)["answer"] == "pick vuon"
    assert offered(t.s, 0) == []
    t.play("pick frost", seat=1)
    shown = [(e["seat"], e["warrior"]) for e in t.table.events(None) if e["word"] == "champion"]
    assert shown == [(0, "vuon"), (1, "frost")]


@pytest.mark.clause("TOUR-7.8")
def test_the_game_ends_at_once_when_one_player_is_left() -> None:
    t = given(
        "krillin@D7 monna@A5-3 / zium@F7", hands="def_souffle def_releve /", event="eve_zeno", dice="ball ball kick"
    )
    t.play("go krillin F7", "combo 2")
    assert t.s.over  # no extra fight, no end window
    assert t.s.ending == "survivor"
    assert t.s.results == (1.0, 0.0)
    assert t.at("krillin") == "F7"
    # By a counter-attack: no placement either.
    t = given("zium@D7-3 / hopp@F7", dice="aura aura")
    t.play("go zium F7", "sum aura").roll("kick fist aura").play("counter", "combo 1")
    assert t.s.results == (0.0, 1.0)
