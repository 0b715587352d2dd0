"""Fusions (TOUR 6.J)."""

from __future__ import annotations

import pytest

from nyoi.games.tournament.content import WARRIORS
from tests.games.tournament.table import given, options


@pytest.mark.clause("TOUR-6.69", "TOUR-6.70")
def test_the_two_fusions_need_the_pair_in_contact_and_a_card() -> None:
    t = given("koichiarator@F6 paparoni@F7 kale@A5 caulifla@A6 / monna@M5", hands="spe_fusion /")
    t.play("card spe_fusion")
    assert t.offers() == ["pick anilaza", "pick kefla"]
    t.play("pick anilaza", "space F7")
    assert t.at("anilaza") == "F7"
    assert t.left("anilaza") == 37
    apart = given("kale@A5 caulifla@A7 / monna@M5", hands="spe_fusion /")
    assert apart.offers("card") == []
    assert apart.refused("card spe_fusion") == "card-does-nothing TOUR-6.85"
    alone = given("kale@A5 vuon@A6 / caulifla@B5", hands="spe_fusion /")
    assert alone.offers("card") == []  # not in one team


@pytest.mark.clause("TOUR-6.70")
def test_fusion_in_the_end_window() -> None:
    t = given("kale@A5 caulifla@C8 / monna@M5", hands="spe_fusion /")
    t.play("go caulifla A6")
    assert t.key == "close"
    t.play("card spe_fusion", "space A5")
    assert t.at("kefla") == "A5"


@pytest.mark.clause("TOUR-6.71", "TOUR-6.67")
def test_no_card_and_no_fight_for_the_space_it_takes() -> None:
    t = given("kale@F7 caulifla@G7 / monna@M5", hands="spe_fusion /")
    t.play("card spe_fusion", "space G7")
    assert t.hand(0) == ""
    assert t.key == "start"
    assert "fight" not in t.heard()
    assert "space" not in {word.split()[0] for word in t.offers()}


@pytest.mark.clause("TOUR-6.71b")
def test_a_fused_warrior_counts_as_activated() -> None:
    t = given("kale@A5 caulifla@C8 frost@M8 / monna@C4 nink@M9", hands="spe_fusion def_releve /")
    t.play("go caulifla A6", "card spe_fusion", "space A5", "card def_releve")
    assert t.key == "extra"
    assert {text.split()[1] for text in t.offers("go")} == {"frost"}
    assert t.refused("go kefla C4") == "another-warrior TOUR-6.75"


@pytest.mark.clause("TOUR-6.72")
@pytest.mark.parametrize(("value", "left"), [("fresh", 32), ("larger", 23)])
def test_its_damage(value: str, left: int) -> None:
    t = given("kale@F6-9 caulifla@G7-2 / monna@M5", hands="spe_fusion /", options=options(fusion_damage=value))
    t.play("card spe_fusion", "space F6")
    assert t.left("kefla") == left


@pytest.mark.clause("TOUR-6.73")
@pytest.mark.parametrize(("counts", "score"), [(2, 3), (1, 2)])
def test_how_many_it_counts_for(counts: int, score: int) -> None:
    t = given("kefla@F6 vuon@A5 / monna@M5", options=options(fusion_counts=counts))
    assert t.s.score(0) == score
    assert t.table.view(1)["players"][0]["score"] == score


@pytest.mark.clause("TOUR-6.74")
def test_eliminated_both_are_lost_unless_it_is_saved() -> None:
    teams = "krillin@D7 / kefla@F7-20 vuon@A5"
    t = given(teams, dice="ball ball kick")
    t.play("go krillin F7", "decline", "combo 2")
    assert t.at("kefla") == ""
    assert t.s.score(1) == 1
    assert [WARRIORS[w] for w in t.s.lost[1]] == ["kefla"]
    assert t.event("destroyed")["universe"] == 6
    t = given(teams, hands="/ def_sauvetage", dice="ball ball kick")
    t.play("go krillin F7", "decline", "combo 2", "card def_sauvetage")
    assert t.left("kefla") == 5
    assert t.s.score(1) == 3
