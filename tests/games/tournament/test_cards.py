"""Hand and cards (TOUR 6.L), and what single cards do (TOUR-3.10 to 3.13)."""

from __future__ import annotations

import pytest

from nyoi.games.tournament.board import COLOUR, GREEN, SPACE
from tests.games.tournament.table import given


@pytest.mark.clause("TOUR-6.82")
def test_cards_leave_to_the_bottom_of_their_own_pile() -> None:
    t = given("monna@F7-9 / frost@M7", hands="def_souffle spe_conseil /")
    t.play("card def_souffle", "card spe_conseil")
    assert t.pile("defence")[-1] == "def_souffle"
    assert t.pile("special")[-1] == "spe_conseil"
    assert t.event("played", 1)["card"] == "spe_conseil"  # seen by all
    hand = "att_hakai att_impact att_kikoho att_rafale def_garde def_image /"
    t = given("monna@F7 / frost@M7", hands=hand, phase="turn")
    t.play("discard att_kikoho")
    assert t.pile("attack")[-1] == "att_kikoho"
    assert t.event("discarded", 0)["card"] == "att_kikoho"
    assert t.event("discarded", 1) == {"seq": 1, "word": "discarded", "seat": 0, "pile": "attack", "card": None}


@pytest.mark.clause("TOUR-6.83")
def test_one_special_card_a_turn_for_each_player() -> None:
    t = given("monna@F7-9 kale@A5 caulifla@A6 / frost@M7", hands="spe_haricot spe_conseil spe_fusion /")
    assert t.offers("card") == ["card spe_haricot", "card spe_conseil", "card spe_fusion"]
    t.play("card spe_haricot")
    assert t.offers("card") == []
    assert t.refused("card spe_conseil") == "one-special TOUR-6.83"
    # Another player may play one in the same turn, and the limit is gone in the next.
    hands = "spe_haricot spe_conseil / spe_reflexes spe_mafuba"
    t = given("frost@D7-5 / monna@F7 vuon@M9", hands=hands, dice="kick kick aura ball ball ball")
    t.play("card spe_haricot", "go frost F7", "reroll ball", "reroll ball", "combo 1")
    t.roll("teleport teleport aura aura aura").play("throw", "card spe_reflexes")
    t.roll("aura aura aura fist").play("counter")
    assert t.offers("card") == []  # the defender's second one
    assert t.refused("card spe_mafuba") == "one-special TOUR-6.83"
    t.play("sum aura", "space E8")
    assert t.s.active == 1
    assert t.s.specials == ()


@pytest.mark.clause("TOUR-6.84")
def test_a_special_card_that_was_missed_was_not_used() -> None:
    t = given("frost@D7 / monna@F7", hands="/ spe_reflexes", dice="kick kick aura ball ball ball")
    t.play("go frost F7", "reroll ball", "reroll ball", "combo 1")
    t.roll("kick kick aura aura aura").play("throw", "take")
    assert t.hand(1) == "spe_reflexes"
    assert t.s.specials == ()
    t = given("frost@D7 / monna@F7", hands="spe_mafuba /", dice="kick kick aura ball")
    t.play("go frost F7", "combo 1")
    assert t.s.specials == ()


@pytest.mark.clause("TOUR-6.85")
def test_a_card_that_could_do_nothing_is_not_offered() -> None:
    hands = "def_souffle spe_haricot spe_fusion spe_provocation def_releve spe_conseil /"
    t = given("monna@A5 / frost@M7", hands=hands, event="eve_offrande")
    assert t.offers("card") == ["card spe_conseil"]  # no damage, no pair, nobody near, nobody else
    for card in hands.split()[:5]:
        assert t.refused(f"card {card}") == "card-does-nothing TOUR-6.85"
    t = given("monna@A5 / frost@M7", hands="spe_kaioken spe_vitesse /", event="eve_pretre")
    assert t.offers("card") == []  # no fight may be started
    assert t.refused("card spe_kaioken") == "card-does-nothing TOUR-6.85"


@pytest.mark.clause("TOUR-3.10", "TOUR-3.13")
def test_turn_start_cards_only_in_the_start_window() -> None:
    t = given("monna@F7-9 vuon@A5-9 / frost@M7", hands="spe_haricot def_souffle /")
    assert t.offers("card") == ["card spe_haricot", "card def_souffle"]
    t.play("go monna F8")
    assert t.key == "close"
    assert t.offers("card") == ["card def_souffle"]
    assert t.refused("card spe_haricot") == "card-at-start TOUR-3.10"
    t.play("card def_souffle")
    assert t.offers() == ["pick monna", "pick vuon"]
    t.play("pick vuon")
    assert t.damage("vuon") == 1


@pytest.mark.clause("TOUR-3.10")
def test_cards_outside_their_moment() -> None:
    hands = "att_rafale def_garde def_barriere def_sauvetage spe_transformation def_souffle /"
    t = given("monna@F7-9 / frost@M7", hands=hands, event="eve_offrande")
    assert t.refused("card att_rafale") == "card-in-attack TOUR-6.29"
    assert t.refused("card def_garde") == "card-in-answer TOUR-6.39"
    assert t.refused("card def_barriere") == "card-against-ball TOUR-6.39"
    assert t.refused("card def_sauvetage") == "card-after-elimination TOUR-6.47"
    assert t.refused("card spe_transformation") == "card-after-failure TOUR-6.14"
    assert t.refused("card att_hakai") == "not-in-hand TOUR-6.81"


@pytest.mark.clause("TOUR-3.13")
def test_haricot_magique_heals_15_at_most() -> None:
    t = given("monna@F7-16 / frost@M7", hands="spe_haricot /")
    t.play("card spe_haricot")
    assert t.damage("monna") == 1


@pytest.mark.clause("TOUR-3.13", "TOUR-3.10")
def test_deplacement_instantane() -> None:
    t = given("monna@F7 vuon@A5 / frost@M7", hands="spe_deplacement /")
    t.play("card spe_deplacement")
    assert t.offers() == ["pick monna", "pick vuon"]
    t.play("pick vuon")
    assert len(t.offers()) == 145 - 21 - 3
    assert all(COLOUR[SPACE[text.split()[1]]] != GREEN for text in t.offers())
    t.play("space L8")
    assert t.at("vuon") == "L8"
    assert t.hand(0) == ""
    assert t.s.activated == ()  # not an activation
    assert t.key == "start"


@pytest.mark.clause("TOUR-3.13", "TOUR-3.10")
def test_aura_de_kaio() -> None:
    t = given("frost@D7-19 / monna@F7", hands="spe_kaioken /", dice="teleport teleport teleport teleport teleport")
    t.play("card spe_kaioken", "go frost F7")
    assert t.event("attacks")["dice"] == 5
    t.play("sum teleport")
    assert t.left("frost") == 1  # 2 tokens, never the last point
    t = given("frost@D7 / monna@F7", hands="spe_kaioken /", dice="teleport teleport teleport teleport teleport")
    t.play("card spe_kaioken", "go frost F7", "sum teleport")
    assert t.damage("frost") == 2


@pytest.mark.clause("TOUR-3.13", "TOUR-3.10")
def test_attaque_combinee_counts_those_who_reinforce() -> None:
    def damage(mates: str, dice: str) -> int:
        t = given(f"frost@D7 {mates} / jiren@F7", hands="spe_combinee /", dice=dice)
        t.play("go frost F7", "decline", "card spe_combinee")
        return t.damage("jiren")

    assert damage("", "ball fist kick aura") == 10
    assert damage("vuon@G8", "ball fist kick aura aura aura") == 16  # one warrior, though it gives two dice
    assert damage("vuon@G8 zium@G6", "ball fist kick aura aura aura") == 22
    assert damage("vuon@G8 zium@G6 nink@F6", "ball fist kick aura aura aura") == 22  # two at most
    assert damage("freezer@G8", "ball fist kick aura") == 10  # a loner offers no die


@pytest.mark.clause("TOUR-3.13", "TOUR-3.10")
def test_conseil_de_l_ange() -> None:
    t = given("monna@F7 / frost@M7", hands="spe_conseil /")
    t.play("card spe_conseil")
    assert t.offers() == ["draw attack", "draw defence"]
    t.play("draw defence", "draw attack")
    assert [id[:3] for id in t.hand(0).split()] == ["def", "att"]
    t = given("monna@F7 / frost@M7", hands="spe_conseil /")
    t.s.piles[0] = ()
    t.play("card spe_conseil")
    assert [id[:3] for id in t.hand(0).split()] == ["def", "def"]  # one pile left: no choice


@pytest.mark.clause("TOUR-3.13", "TOUR-3.10")
def test_provocation() -> None:
    t = given("monna@F7 vuon@A5 / frost@L7 nink@M9 zium@G6", hands="spe_provocation /")
    t.play("card spe_provocation")
    assert t.offers() == ["pick monna", "pick vuon"]
    t.play("pick monna")
    assert t.offers() == ["pick frost", "pick zium"]  # Nink is seven steps away
    t.play("pick frost")
    assert t.offers() == [f"space {id}" for id in ("E6", "F6", "E7", "E8", "F8", "G8")]
    t.play("space G8")
    assert t.at("frost") == "G8"
    assert t.hand(0) == t.hand(1) == ""


@pytest.mark.clause("TOUR-3.11", "TOUR-3.10")
def test_kikoho_hurts_its_thrower_but_not_to_death() -> None:
    t = given("frost@D7-18 / jiren@F7", hands="att_kikoho /", dice="ball aura aura aura")
    t.play("go frost F7", "decline", "card att_kikoho")
    assert t.damage("jiren") == 23
    assert t.left("frost") == 1


@pytest.mark.clause("TOUR-3.12", "TOUR-3.10")
def test_defence_cards_one_by_one() -> None:
    def answered(card: str, dice: str) -> int:
        t = given("basil@D7 / monna@F7", hands=f"/ {card}", dice="kick kick kick ball fist fist")
        t.play("go basil F7", "reroll fist", "combo 2").roll(dice).play("throw", f"card {card}")
        if t.key == "step":
            t.play("decline")
        return t.damage("monna")

    assert answered("def_esquive_eclair", "teleport teleport aura aura aura") == 0
    assert answered("def_image", "teleport kick aura aura aura") == 0
    assert answered("def_garde", "fist fist aura aura aura") == 11  # 21 / 2
    assert answered("def_blocage", "kick aura aura aura aura") == 11
    assert answered("def_barriere", "aura aura kick kick kick") == 0


@pytest.mark.clause("TOUR-3.12", "TOUR-3.10")
def test_image_remanente_lets_the_defender_step_aside() -> None:
    t = given("krillin@D7 / monna@F7", hands="/ def_image", dice="ball kick fist fist")
    t.play("go krillin F7", "reroll fist", "combo 1").roll("teleport kick aura aura aura").play(
        "throw", "card def_image"
    )
    assert t.offers() == ["decline", *[f"space {id}" for id in ("E6", "F6", "G6", "E7", "E8", "F8", "G8")]]
    t.play("space G8")
    assert t.at("monna") == "G8"
    assert t.hand(1) == ""  # no card drawn
