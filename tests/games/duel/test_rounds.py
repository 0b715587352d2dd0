"""Rounds and activations (DUEL section 5)."""

from __future__ import annotations

import pytest

from tests.games.duel.table import given, new

FOUR_THREE = "goku piccolo gohan yamcha / vegeta nappa raditz"
FAR = {"goku": "Aa", "piccolo": "Ab", "gohan": "Ac", "yamcha": "Ac", "vegeta": "Ba", "nappa": "Bb", "raditz": "Bc"}


@pytest.mark.clause("DUEL-5.1")
def test_a_single_answer_is_given_by_the_engine() -> None:
    # one way to come in, no card, no star, no ki: no question before the menu
    t = new(teams="preset_saga").play("activate vegeta", dice=[1])
    assert t.key == "act-menu"
    # an immobilised figure that can only stand up does
    t = given(units={"goku": "5c down"}, active="goku", market="senzu senzu carapace")
    assert not t["goku"]["down"]
    assert t.actions == 2


@pytest.mark.clause("DUEL-5.1")
def test_choosing_a_character_is_always_asked() -> None:
    t = given("goku / vegeta", units={"goku": "Aa", "vegeta": "Ba"}, turn=0)
    assert t.offers() == ["activate goku"]


@pytest.mark.clause("DUEL-5.1")
def test_an_activation_ends_by_itself_only_without_free_options_and_cards() -> None:
    none = given("goku / vegeta", units={"goku": "Aa", "vegeta": "Ba"}, active="goku", actions=1).play("move 5c")
    assert none.key == "act-choose"  # nothing left to do: over
    cards = given("goku / vegeta", units={"goku": "Aa", "vegeta": "Ba"}, active="goku", actions=1, hands="coup / -")
    cards.play("move 5c")
    assert (cards.key, cards.offers()) == ("act-menu", ["end"])  # no use for coup, and nobody learns it
    star = given("goku / vegeta", units={"goku": "Aa stars=1", "vegeta": "Ba"}, active="goku", actions=1)
    star.play("move 5c")
    assert "talent entrainement_kaio" in star.offers()
    assert "end" in star.offers()


@pytest.mark.clause("DUEL-5.2")
def test_rewards_go_to_every_character_not_ko_on_the_field_or_not() -> None:
    units = {"goku": "Aa", "piccolo": "ko", "vegeta": "Ba stars=3"}
    t = given(units=units, round=3, phase="round")
    for id in ("goku", "gohan", "yamcha", "nappa"):  # gohan and others wait off field
        assert (t[id]["ki"], t[id]["stars"]) == (1, 1)
    assert (t["piccolo"]["ki"], t["piccolo"]["stars"]) == (0, 0)
    assert t["vegeta"]["stars"] == 3


@pytest.mark.clause("DUEL-5.3")
def test_saibaimen_act_after_the_rewards_and_before_the_characters() -> None:
    t = given(units={"goku": "5a", "nappa": "Bc"}, saibaimen="5a", round=4, phase="round")
    assert (t.key, t.seat) == ("sai-step", 1)
    assert t["goku"]["ki"] == 1
    assert t.play("end").key == "act-choose"


@pytest.mark.clause("DUEL-5.4", "DUEL-5.8")
def test_players_alternate_one_character_each_and_must() -> None:
    t = given(FOUR_THREE, FAR, round=2)
    order = []
    while t.key == "act-choose":
        order.append(t.seat)
        assert "pass" not in t.offers()
        choice = t.offers()[0]
        id = choice.split()[1]
        t.play(choice)
        while t.key != "act-menu":
            t.play(t.offers()[-1])
        t.play("end")
        if t.state.round > 2 or t.key != "act-choose":
            break
        assert f"activate {id}" not in t.offers()
    assert order == [0, 1, 0, 1, 0, 1, 0]


@pytest.mark.clause("DUEL-5.4")
def test_who_was_activated_cannot_be_again_this_round() -> None:
    t = given(FOUR_THREE, {**FAR, "goku": "Aa activated"}, round=2)
    assert t.offers() == ["activate gohan", "activate piccolo", "activate yamcha"]
    assert t.no("activate goku") == "activated-already DUEL-5.4"
    assert t.no("activate vegeta") == "not-yours DUEL-5.4"


@pytest.mark.clause("DUEL-5.5")
def test_who_has_nobody_left_may_take_a_card_and_passes() -> None:
    units = {id: f"{zone} activated" for id, zone in FAR.items()}
    units["goku"] = "Aa"
    units["gohan"] = "Ac"
    for answer, cards in (("take", 1), ("decline", 0)):
        t = given(FOUR_THREE, units, round=3, turn=1, deck="senzu")
        assert (t.key, t.offers()) == ("act-pass", ["take", "decline"])
        t.play(answer)
        assert len(t.view(1)["players"][1]["hand"]) == cards
        while t.seat == 1:  # window B, if he holds a card
            t.play("pass")
        assert (t.key, t.seat) == ("act-choose", 0)
    t.play("activate goku", dice=[1]).play("end")
    assert (t.key, t.seat) == ("act-pass", 1)  # each time his turn comes


@pytest.mark.clause("DUEL-5.5", "DUEL-5.6")
def test_if_both_have_none_the_round_ends_without_a_card() -> None:
    units = {id: f"{zone} activated" for id, zone in FAR.items()}
    t = given(FOUR_THREE, units, round=3, turn=1)
    assert t.state.round == 4
    assert t.hand(1) == ""
    assert t.key == "act-choose"
    last = given(FOUR_THREE, units, round=7, turn=1, points=[3, 1])
    assert last.state.over


@pytest.mark.clause("DUEL-5.7")
def test_a_ko_character_drops_out_of_the_round() -> None:
    units = {**FAR, "goku": "5c", "nappa": "5c health=1", "vegeta": "Ba activated", "raditz": "Bc activated"}
    t = given(FOUR_THREE, units, active="goku", round=2)
    t.play("attack nappa 3", "no_die")
    assert t["nappa"]["health"] == 0
    assert (t.key, t.seat) == ("act-pass", 1)  # nappa was the only one left


@pytest.mark.clause("DUEL-5.7", "DUEL-6.15.3")
def test_a_resurrected_character_comes_back_into_the_round() -> None:
    units = {id: f"{zone} activated" for id, zone in FAR.items()}
    units["goku"] = "5c balls=1,2,3,4"
    units["piccolo"] = "ko activated"
    units["vegeta"] = "Ba balls=5,6 activated"
    t = given(FOUR_THREE, units, active="goku", round=2, groups="A B 1 2 3 4 5", tokens={"5c": "ball"})
    t.play("reveal 5c", "resurrect piccolo", "draw 0", "end")
    while t.key == "b":
        t.play("pass")
    assert (t.key, t.seat) == ("act-pass", 1)  # the round was about to end, and goes on
    t.play("decline")
    while t.key == "b":
        t.play("pass")
    assert t.offers() == ["activate piccolo"]
    t.play("activate piccolo", dice=[1])
    assert t["piccolo"]["zone"] == "Ac"


@pytest.mark.clause("DUEL-5.8")
def test_an_activation_is_a_die_then_three_actions_none_compulsory() -> None:
    t = given(FOUR_THREE, FAR, round=2).play("activate goku", dice=[5])
    assert (t.actions, t["goku"]["ki"]) == (3, 2)
    assert "end" in t.offers()
    t.play("move 5c", "move Aa", "move 5c")  # repeats allowed
    assert t.seat == 1  # all spent: over
    assert t.actions == 0


@pytest.mark.clause("DUEL-5.9")
def test_a_character_counts_as_activated_once_it_is_chosen() -> None:
    t = given("yamcha goku / vegeta", units={"yamcha": "Aa", "goku": "Ab", "vegeta": "Ba"}, turn=0)
    t.play("activate yamcha", dice=[6])
    assert t.key == "act-die"
    assert t["yamcha"]["activated"]


@pytest.mark.clause("DUEL-5.10")
def test_buying_cards_and_talents_are_no_actions() -> None:
    t = given(units={"goku": "5c stars=3"}, active="goku", market="vitesse senzu coup", hands="concentration / -")
    t.play("talent entrainement_kaio", "buy 1 vitesse", "play concentration goku")
    assert t.actions == 3
    assert t["goku"]["ki"] == 3


@pytest.mark.clause("DUEL-5.11")
def test_an_active_character_that_is_ko_ends_its_activation() -> None:
    units = {"raditz": "5c ki=2 health=1", "goku": "5c", "gohan": "5a", "vegeta": "Ba"}
    t = given("goku gohan / raditz vegeta", units=units, active="raditz")
    t.play("technique shining_friday goku", "roll", dice=[9])
    t.play("accept", "enough")
    assert t["goku"]["health"] == 6  # 3, less the riposte and the parade: the effect is finished
    assert t["raditz"]["health"] == 0
    assert (t.key, t.seat, t.actions) == ("act-choose", 0, 0)
