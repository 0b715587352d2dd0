"""Elimination and Sauvetage, players who are out, universes (TOUR 6.F, 6.N)."""

from __future__ import annotations

import pytest

from tests.games.tournament.table import given, options


@pytest.mark.clause("TOUR-6.46")
@pytest.mark.parametrize(("value", "gone"), [("zero", True), ("below_zero", False)])
def test_damage_equal_to_left_endurance(value: str, gone: bool) -> None:
    t = given("krillin@D7 / monna@F7-9 vuon@A5", dice="ball kick fist", options=options(elimination_at=value))
    t.play("go krillin F7", "combo 1")  # 8 of 8
    assert (t.at("monna") == "") == gone
    t = given("krillin@D7 / monna@F7-10 vuon@A5", dice="ball kick fist", options=options(elimination_at=value))
    t.play("go krillin F7", "combo 1")  # 8 of 7
    assert t.at("monna") == ""


@pytest.mark.clause("TOUR-6.46", "TOUR-6.18")
def test_with_nothing_left_and_alive_a_cost_takes_nothing() -> None:
    t = given(
        "krillin@D7 / cabba@F7-16",
        dice="4 ball kick fist",
        options=options(elimination_at="below_zero"),
    )
    t.play("go krillin F7", "transform", "combo 1")  # 4 of 5
    assert t.left("cabba") == 1
    t = given(
        "krillin@D7 / cabba@F7-17",
        dice="4 ball kick fist",
        options=options(elimination_at="below_zero"),
    )
    t.play("go krillin F7", "transform", "combo 1")
    assert t.left("cabba") == 0


@pytest.mark.clause("TOUR-6.47")
def test_sauvetage_on_any_throw_and_in_any_turn() -> None:
    t = given("krillin@D7 / zium@F7 vuon@A5", hands="/ def_sauvetage def_garde", dice="ball ball kick")
    t.play("go krillin F7", "combo 2")  # a first throw, in another's turn
    assert t.offers() == ["card def_sauvetage", "decline"]
    assert t.refused("card def_garde") == "card-in-answer TOUR-6.39"
    t.play("card def_sauvetage")
    assert t.left("zium") == 5
    t = given("krillin@D7 / zium@F7 vuon@A5", hands="/ def_sauvetage", dice="ball ball kick")
    t.play("go krillin F7", "combo 2", "decline")
    assert t.at("zium") == ""
    assert t.hand(1) == "def_sauvetage"


@pytest.mark.clause("TOUR-6.47")
def test_sauvetage_does_not_count_as_a_special_card_and_works_when_answers_are_barred() -> None:
    t = given("krillin@D7 / zium@F7 vuon@A5", hands="/ def_sauvetage", event="eve_garde_basse", dice="ball ball kick")
    t.play("go krillin F7", "combo 2", "card def_sauvetage")
    assert t.left("zium") == 5
    # In the own turn, against a counter-attack, after a Special card.
    t = given("zium@D7-4 / hopp@F7 monna@A5", hands="def_sauvetage spe_haricot /", dice="kick kick")
    t.s.specials = (0,)
    t.play("go zium F7", "sum kick").roll("kick fist aura").play("counter", "combo 1")
    assert t.key == "rescue"
    t.play("card def_sauvetage")
    assert t.left("zium") == 5


@pytest.mark.clause("TOUR-6.47", "TOUR-6.37")
def test_sauvetage_against_a_reflected_ball() -> None:
    t = given("krillin@D7-8 / prum@F7", hands="def_sauvetage /", dice="ball ball kick")
    t.play("go krillin F7", "combo 2", "take", "card def_sauvetage")
    assert t.left("krillin") == 5
    assert t.key == "land"


@pytest.mark.clause("TOUR-6.48")
def test_a_saved_warrior_pays_no_cost_draws_nobody_a_card_and_does_not_flee() -> None:
    t = given("basil@D7 / cabba@F7-17 vuon@A5", hands="/ def_sauvetage", dice="6 kick kick kick kick ball")
    t.play("go basil F7", "transform", "combo 2", "card def_sauvetage")
    assert t.left("cabba") == 5
    assert "drew" not in t.heard()
    assert t.key == "land"
    t.play("space F8")
    assert t.left("cabba") == 5  # its form cost nothing
    t = given("basil@D7 / krillin@F7 vuon@A5", hands="/ def_sauvetage", dice="kick kick kick kick ball")
    t.play("go basil F7", "combo 2", "card def_sauvetage")
    assert t.key == "land"  # 5 left and a solar flare, but it was saved


@pytest.mark.clause("TOUR-6.49", "TOUR-6.57")
@pytest.mark.parametrize(("space", "pile"), [("E8", "attack"), ("F8", "defence"), ("F7", "special")])
def test_the_colour_of_the_eliminated_warriors_space(space: str, pile: str) -> None:
    t = given(f"krillin@F5 / zium@{space} vuon@A5", dice="ball ball kick")
    t.play(f"go krillin {space}", "combo 2")
    assert t.at("zium") == ""
    assert t.at("krillin") == space
    assert [e["pile"] for e in t.table.events(None) if e["word"] == "drew"] == [pile]
    assert t.s.active == 1  # nothing else to do


@pytest.mark.clause("TOUR-6.49b")
def test_on_green_the_pile_is_chosen() -> None:
    t = given("krillin@F5 / zium@G7 vuon@A5", dice="ball ball kick")
    t.play("go krillin G7", "combo 2")
    assert t.offers() == ["draw attack", "draw defence", "draw special"]
    assert t.refused("draw event") == "pile-not-offered TOUR-6.7"
    t.play("draw special")
    assert t.hand(0).startswith("spe_")
    assert t.at("krillin") == "G7"


@pytest.mark.clause("TOUR-6.49c")
def test_elimination_by_a_reflected_ball() -> None:
    t = given("krillin@F5-8 vuon@A5 / prum@E8 monna@M5", dice="ball ball kick")
    t.play("go krillin E8", "combo 2", "take")
    assert t.at("krillin") == ""
    drew = t.event("drew")
    assert (drew["seat"], drew["pile"]) == (1, "attack")
    assert t.at("prum") == "E8"


@pytest.mark.clause("TOUR-6.49d", "TOUR-6.68")
def test_nobody_draws_for_what_a_pile_warrior_eliminates() -> None:
    t = given("zium@F5-4 vuon@A5 / monna@M5", pile="hopp", dice="aura aura")
    t.play("go zium G7", "sum aura aura").roll("kick fist aura").play("counter", "combo 1")
    assert t.at("zium") == ""
    assert "drew" not in t.heard()


@pytest.mark.clause("TOUR-6.50")
def test_a_player_without_warriors_is_out_and_its_hand_goes_under_the_piles() -> None:
    hands = "/ att_hakai def_blocage att_impact def_garde /"
    t = given("krillin@D7 / zium@F7 / monna@M5", hands=hands, dice="ball ball kick")
    t.play("go krillin F7", "combo 2", "decline")
    assert t.event("out")["seat"] == 1
    assert t.hand(1) == ""
    assert t.pile("attack")[-2:] == ["att_hakai", "att_impact"]
    assert t.pile("defence")[-2:] == ["def_blocage", "def_garde"]
    assert t.s.active == 2  # its turn is skipped
    assert t.s.fallen == (1,)


@pytest.mark.clause("TOUR-6.50")
def test_out_in_the_own_turn_ends_the_turn_after_the_fight() -> None:
    t = given("zium@D7-4 / hopp@F7 / monna@M5", hands="def_souffle att_hakai //", dice="kick kick")
    t.play("go zium F7", "sum kick").roll("kick fist aura").play("counter", "combo 1", "decline")
    assert t.s.active == 1
    assert t.hand(0) == ""
    assert t.s.fallen == (0,)


@pytest.mark.clause("TOUR-6.90")
def test_a_universe_is_destroyed_when_its_last_token_is_eliminated() -> None:
    t = given("krillin@D7 / zium@F7 vuon@A5 rubalt@A8", dice="ball ball kick")
    t.play("go krillin F7", "combo 2")
    assert "destroyed" not in t.heard()  # Rubalt is of universe 10 too
    t = given("krillin@D7 / zium@F7 vuon@A5", dice="ball ball kick")
    t.play("go krillin F7", "combo 2")
    assert t.event("destroyed")["universe"] == 10
    assert t.heard().count("destroyed") == 1  # not the universes that never stood on the board
    assert not t.s.over
