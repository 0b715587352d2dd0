"""The figures shown before and during a fight (TOUR-11.6, 11.7)."""

from __future__ import annotations

import pytest

from nyoi.games.tournament.foretell import chances, preview
from tests.games.tournament.table import given


def test_a_fight_before_it_is_begun() -> None:
    t = given("frost@D7 vuon@G8 / damon@F7 cabba@M7", event="eve_ki")
    before = t.table.fingerprint
    found = preview(t.table.view(0), "frost", "F7")
    assert found is not None
    attacker, target = found["attacker"], found["target"]
    assert attacker["dice"] == 6
    assert attacker["dice_parts"] == {"form": 4, "mates": 2, "foe_ability": -1, "turn": 1}
    assert attacker["reroll_parts"] == {"form": 3}
    assert attacker["ability"] == "fewer_rerolls"
    assert [c["combo"] for c in attacker["combos"]] == ["frost_1", "frost_2"]
    assert target["dice"] == 4
    assert 0 < target["dodge"] < 1
    assert 0 < found["kill"] < 1
    assert found["damage"] == pytest.approx(15.8, abs=2)
    assert preview(t.table.view(0), "frost", "D8") is None
    assert preview(t.table.view(0), "frost", "G8") is None  # an own warrior
    assert t.table.fingerprint == before
    forms = preview(given("cabba@D7 / damon@F7").table.view(0), "cabba", "F7")
    assert forms is not None
    assert forms["attacker"]["forms"] == {"cabba": 0.5, "cabba_ss": 0.3333, "cabba_ss2": 0.1667}


def test_dice_on_the_table() -> None:
    t = given("krillin@D7 / monna@F7", hands="att_kienzan / def_garde", dice="ball fist fist")
    assert chances(t.table.view(0)) is None
    t.play("go krillin F7")
    own, other = chances(t.table.view(0)), chances(t.table.view(1))
    assert own is not None
    assert other is not None
    assert own["combos"] == other["combos"]
    assert own["cards"].keys() == {"att_kienzan"}
    assert other["cards"] == {}  # nobody sees the hand of another
    t.roll("kick kick").play("reroll fist fist").roll("kick").play("reroll kick", "combo 1")
    t.roll("fist aura aura aura aura").play("throw")
    found = chances(t.table.view(1))
    assert found is not None
    assert found["cards"]["def_garde"] > 0.8
    assert 0 < found["dodge"] < 0.4
