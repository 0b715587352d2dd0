"""Coming in, lying down, standing up (DUEL 6.1)."""

from __future__ import annotations

import pytest

from nyoi.games.duel.content import ZONES
from nyoi.games.duel.rules.turn import Deploy
from tests.games.duel.table import given, new


@pytest.mark.clause("DUEL-6.1.1")
def test_in_round_one_a_figure_comes_in_before_its_die() -> None:
    t = new(teams="preset_saga").play("activate vegeta", dice=[2])
    assert t["vegeta"]["zone"] == "Bc"
    words = [event["word"] for event in t.table.events(None)]
    assert words.index("placed") < words.index("rolled")
    t = given(turn=0).play("activate goku", dice=[2])
    assert t["goku"]["zone"] == "Ac"


@pytest.mark.clause("DUEL-6.1.2")
def test_off_field_a_figure_is_out_of_reach_and_of_no_help() -> None:
    units = {"vegeta": "Ac ki=2", "gohan": "Ac", "goku": ""}
    t = given("goku gohan / vegeta", units=units, active="vegeta", hands="- / attaque_eclair")
    assert t.offers("attack", "technique") == [f"attack gohan {n}" for n in (1, 2, 3)]
    assert t.no("attack goku 1") == "off-field DUEL-6.1.2"
    t.play("attack gohan 3", "pass", "no_die")
    assert t.key == "push"  # goku, two affinities, was not asked to take wounds
    waiting = given("goku gohan / vegeta", units={"gohan": "Aa"}, hands="vitesse / -", phase="between", turn=0)
    assert all("goku" not in text for text in waiting.offers())


@pytest.mark.clause("DUEL-6.1.3")
def test_a_full_start_zone_sends_a_figure_next_door() -> None:
    full = {"piccolo": "Ac", "gohan": "Ac", "vegeta": "Ac"}
    t = given(units=full, active="goku", phase="deploy", dice=[1])
    assert t.key == "act-deploy"
    assert t.offers() == ["deploy Aa", "deploy Ab", "deploy Ad"]  # Ad is a hill
    assert t.no("deploy Ac") == "not-there DUEL-6.1.3"
    assert t.play("deploy Ad")["goku"]["zone"] == "Ad"


@pytest.mark.clause("DUEL-6.1.3")
def test_if_there_is_no_room_next_door_the_nearest_zones_are_offered() -> None:
    # Ac and its three neighbours are full: only by hand, with more figures than two teams have
    t = given("goku piccolo gohan yamcha / vegeta nappa raditz krilin", turn=0)
    s = t.state
    full = {"Ac", "Aa", "Ab", "Ad"}
    far = s.field.far[ZONES.index("Ac")]
    nearest = [z for z in ZONES if z not in full and far[ZONES.index(z)] == 2]
    real = type(s).full
    try:
        type(s).full = lambda self, zone: ZONES[zone] in full  # type: ignore[method-assign]
        assert [ZONES[z] for z in Deploy(0).zones(s)] == nearest == ["1b", "3c", "5c"]
    finally:
        type(s).full = real  # type: ignore[method-assign]


@pytest.mark.clause("DUEL-6.1.4")
def test_the_active_figure_stands_up_for_one_action() -> None:
    t = given(units={"goku": "5c down stars=1"}, active="goku")
    assert t["goku"]["zone"] == "5c"
    t.play("stand")
    assert not t["goku"]["down"]
    assert t.actions == 2
    assert t.no("stand") == "stands-already DUEL-6.1.4"


@pytest.mark.clause("DUEL-6.1.5")
def test_a_figure_helps_up_an_ally_of_its_zone_and_affinity() -> None:
    units = {"goku": "5c", "piccolo": "5c down", "gohan": "5a down", "vegeta": "5c down"}
    t = given("goku piccolo gohan / vegeta", units=units, active="goku")
    assert t.offers("lift") == ["lift piccolo"]
    assert t.no("lift gohan") == "other-zone DUEL-6.1.5"
    assert t.no("lift vegeta") == "not-an-ally DUEL-6.1.5"
    assert not t.play("lift piccolo")["piccolo"]["down"]
    assert t.actions == 2
    strangers = given("piccolo vegeta / goku", units={"piccolo": "5c", "vegeta": "5c down"}, active="piccolo")
    assert strangers.no("lift vegeta") == "no-affinity DUEL-6.1.5"


@pytest.mark.clause("DUEL-6.1.6")
def test_what_an_immobilised_figure_can_and_cannot_do() -> None:
    units = {"raditz": "5c down stars=2 ki=2", "goku": "5c", "vegeta": "5c"}
    cards = "vitesse nuage attaque_eclair radar concentration / -"
    t = given("raditz vegeta / goku", units=units, active="raditz", hands=cards, market="vitesse senzu senzu")
    offers = t.offers()
    assert "stand" in offers
    assert "buy 1 vitesse" in offers
    assert "talent scouter" in offers
    assert "play concentration raditz" in offers
    assert "play radar" in offers
    assert not t.offers("move", "reveal", "attack", "technique", "reduce", "lift")
    assert not t.offers("play vitesse raditz", "play nuage raditz", "play attaque_eclair raditz")
    assert t.offers("play vitesse vegeta")
    for text in ("move 5a", "attack goku 1", "technique shining_friday goku", "play vitesse raditz 5a"):
        assert t.no(text) == "lying-down DUEL-6.1.6"
    t.play("play radar", "enough")
    assert t.offers("search raditz") == []  # a reveal by radar needs a standing figure
    assert t.offers("search vegeta") == ["search vegeta 5c"]


@pytest.mark.clause("DUEL-6.1.6")
def test_lying_down_one_defends_oneself_but_nobody_else() -> None:
    units = {"vegeta": "5c", "gohan": "5c", "goku": "5c down parades=1"}
    t = given("goku gohan / vegeta", units=units, active="vegeta")
    t.play("attack goku 2")
    assert t.offers() == ["roll", "no_die"]
    t.play("no_die", "parry 1", "enough")
    assert t["goku"]["health"] == 6
    t = given("goku gohan / vegeta", units=units, active="vegeta").play("attack gohan 2", "no_die")
    assert t.key == "push"  # goku could not take any


@pytest.mark.clause("DUEL-6.1.6")
def test_agility_is_no_way_to_crawl_and_telekinesis_works_lying_down() -> None:
    t = given("krilin / goku", units={"krilin": "5c down stars=1", "goku": "5a"}, active="krilin")
    assert t.offers("talent") == []
    t = given("chaozu / goku", units={"chaozu": "5c down stars=1", "goku": "5a"}, active="chaozu")
    assert t.play("talent telekinesie goku")["goku"]["down"]


@pytest.mark.clause("DUEL-6.1.7")
def test_standing_up_is_obligatory_while_there_is_an_action() -> None:
    t = given(units={"goku": "5c down stars=1"}, active="goku")
    assert "end" not in t.offers()
    assert t.no("end") == "must-stand-up DUEL-6.1.7"
    spent = given(units={"goku": "5c down stars=1"}, active="goku", actions=0)
    assert "stand" not in spent.offers()
    assert spent.no("stand") == "no-actions DUEL-5.8"
    spent.play("end")
    assert spent["goku"]["down"]


@pytest.mark.clause("DUEL-6.1.8")
def test_a_flight_rolled_lying_down_starts_on_standing_up() -> None:
    t = given(units={"goku": "5c down"}, active="goku", phase="die", dice=[6], market="senzu senzu carapace")
    t.play("stand")
    assert t["goku"]["flying"]
    never = given(units={"goku": "5c down stars=1"}, active="goku", phase="die", dice=[6])
    assert not never["goku"]["flying"]


@pytest.mark.clause("DUEL-6.1.8")
def test_immobilisation_twice_ends_flight_lasts_and_goes_with_a_ko() -> None:
    units = {"krilin": "5c stars=2", "vegeta": "5c down", "nappa": "5c flying health=1"}
    t = given("krilin goku / vegeta nappa", units=units, active="krilin").play("technique taiyoken")
    assert t["vegeta"]["down"]
    assert (t["nappa"]["down"], t["nappa"]["flying"]) == (True, 0)
    assert [event["unit"] for event in t.said("down")] == ["nappa"]  # vegeta lay already
    across = given("krilin / vegeta", units={"vegeta": "5c down activated", "krilin": "Aa activated"}, turn=0, round=2)
    assert across.state.round == 3
    assert across["vegeta"]["down"]
    ko = given("krilin goku / vegeta nappa", units={"krilin": "5c", "nappa": "5c down health=1"}, active="krilin")
    ko.play("attack nappa 3", "no_die")
    assert (ko["nappa"]["health"], ko["nappa"]["down"]) == (0, False)
