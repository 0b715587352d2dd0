"""Extra fights (TOUR 6.K)."""

from __future__ import annotations

import pytest

from tests.games.tournament.table import given

ZEROS = "teleport teleport teleport teleport"


@pytest.mark.clause("TOUR-6.75")
def test_an_extra_fight_is_a_second_activation_that_must_end_in_a_fight() -> None:
    t = given("frost@D7 monna@D9 / vuon@F7 nink@H9", hands="spe_vitesse /", dice=ZEROS)
    t.play("card spe_vitesse", "go frost F7", "sum teleport", "space E8")
    assert t.key == "extra"
    offers = set(t.offers("go"))
    assert {"go monna H9", "go frost F7", "go monna D8"} <= offers  # enemies, green spaces
    assert "go monna D10" not in offers
    assert "go monna H5" not in offers
    assert t.refused("go monna D10") == "must-fight TOUR-6.75"
    assert t.refused("go monna H10") == "must-fight TOUR-6.75"
    assert t.refused("go monna L9") == "too-far TOUR-6.1"


@pytest.mark.clause("TOUR-6.75")
def test_releve_is_for_another_warrior() -> None:
    t = given("frost@D7 monna@D9 / vuon@F7 nink@F9", hands="def_releve /", dice=ZEROS)
    t.play("go frost F7", "sum teleport", "space E8")
    assert t.key == "close"
    t.play("card def_releve")
    assert t.key == "extra"
    assert {text.split()[1] for text in t.offers("go")} == {"monna"}
    assert t.refused("go frost F9") == "another-warrior TOUR-6.75"
    alone = given("frost@D7 / vuon@F7 nink@F9", hands="def_releve /")
    assert alone.offers("card") == []  # nobody else to fight with


@pytest.mark.clause("TOUR-6.75", "TOUR-6.76")
def test_two_fights_at_most_and_one_card_that_adds_one() -> None:
    hands = "att_enchainement def_releve spe_vitesse /"
    t = given("frost@D7 monna@D9 hit@D5 / vuon@F7 nink@F9 zirloin@F5", hands=hands, dice="fist kick kick kick")
    t.play("go frost F7", "card att_enchainement")
    assert t.damage("vuon") == 8
    t.play("space E8")
    assert t.key == "extra"  # T7 comes before the end window
    t.roll(ZEROS).play("go monna F9", "sum teleport", "space E9")
    assert t.s.active == 1  # no third fight, Relève is not even asked for
    t = given("frost@D7 monna@D9 / vuon@F7 nink@F9", hands="def_releve spe_vitesse /")
    t.play("card spe_vitesse")
    assert t.offers("card") == []
    assert t.refused("card def_releve") == "no-more-fights TOUR-6.76"


@pytest.mark.clause("TOUR-6.76")
def test_an_event_that_adds_a_fight_uses_the_allowance_up() -> None:
    t = given("frost@D7 monna@D9 / vuon@F7 nink@F9", hands="def_releve /", event="eve_zeno", dice=ZEROS)
    assert t.offers("card") == []
    t.play("go frost F7", "sum teleport", "space E8")
    assert t.key == "extra"
    t.play("decline")
    assert t.s.active == 1


@pytest.mark.clause("TOUR-6.77")
def test_enchainement_in_a_second_fight_is_for_a_clash_only() -> None:
    t = given(
        "frost@D7 monna@D9 / vuon@F7 nink@F9",
        hands="att_enchainement / ",
        event="eve_zeno",
        dice="fist kick aura ball",
    )
    t.play("go frost F7")
    assert t.offers("card") == []
    # As a clash it may still be used.
    t = given("frost@D7 / monna@F7", hands="/ att_enchainement", dice="kick kick aura ball ball ball")
    t.s.added = True
    t.play("go frost F7", "reroll ball", "reroll ball", "combo 1").roll("fist kick aura aura aura").play("throw")
    assert t.offers("card") == ["card att_enchainement"]


@pytest.mark.clause("TOUR-6.78")
def test_after_an_activation_without_a_fight_the_extra_one_is_the_only_fight() -> None:
    t = given("frost@D7 monna@D9 / vuon@F7 nink@F9", hands="spe_vitesse att_enchainement /", dice="fist kick kick kick")
    t.play("card spe_vitesse", "go frost E6")
    assert t.key == "extra"
    t.play("go frost F7")
    assert t.s.fights == 1
    assert t.offers("card") == []  # one card that adds a fight was played


@pytest.mark.clause("TOUR-6.79")
def test_it_may_be_declined_and_there_are_never_three_activations() -> None:
    t = given("frost@D7 monna@D9 / vuon@F7 nink@F9", hands="spe_vitesse def_releve /")
    t.play("card spe_vitesse", "go frost E6", "decline")
    assert t.s.active == 1  # and no second card for another one
    t = given("frost@D7 monna@D9-2 / vuon@F7 nink@F9", hands="spe_vitesse def_releve /", dice=ZEROS)
    t.play("card spe_vitesse", "go frost E6", "go frost F7", "sum teleport", "space E8")
    assert len(t.s.activated) == 2
    assert t.key == "close"  # for Second souffle, by the back of the card
    assert t.offers() == ["end"]
    assert t.refused("card def_releve") == "no-more-fights TOUR-6.76"
