"""Solar flare and counter-attack (TOUR 6.G)."""

from __future__ import annotations

import pytest

from nyoi.games.tournament.board import COLOUR, GREEN, SPACE, steps
from tests.games.tournament.table import Play, given, options


def flare(t: Play) -> set[str]:
    """Where a warrior may flee."""
    return {text.split()[1] for text in t.offers("space")}


@pytest.mark.clause("TOUR-6.51", "TOUR-6.51b")
def test_a_warrior_left_with_1_to_9_may_flee_three_steps() -> None:
    t = given("frost@D7 / krillin@F7 vuon@G8", dice="kick kick aura fist")
    t.play("go frost F7", "combo 1")  # 11 of 16
    assert (t.key, t.seat) == ("flee", 1)
    assert "decline" in t.offers()
    spaces = flare(t)
    assert all(1 <= steps(SPACE["F7"], SPACE[x]) <= 3 and COLOUR[SPACE[x]] != GREEN for x in spaces)
    assert "G8" not in spaces
    assert "I10" in spaces
    assert t.refused("space G7") == "green-space TOUR-6.51b"
    assert t.refused("space J7") == "space-not-near TOUR-6.51b"
    t.play("space I10")
    assert t.at("krillin") == "I10"
    assert t.hand(1) == ""  # no card


@pytest.mark.clause("TOUR-6.51")
@pytest.mark.parametrize(("tokens", "asked"), [(0, True), (4, True), (5, False)])
def test_exactly_1_to_9(tokens: int, asked: bool) -> None:
    t = given(f"frost@D7 / krillin@F7-{tokens} vuon@A5", dice="kick kick aura fist")
    t.play("go frost F7", "combo 1")
    assert (t.key == "flee") == asked
    t = given("frost@D7 / krillin@F7 vuon@A5", dice="ball ball ball aura")
    t.play("go frost F7", "sum ball ball ball")  # 6: leaves 10
    assert t.key == "land"


@pytest.mark.clause("TOUR-6.51")
def test_an_attack_that_did_nothing_does_not_trigger_it() -> None:
    t = given("frost@D7 / krillin@F7-9", dice="teleport teleport teleport teleport")
    t.play("go frost F7", "sum teleport")
    assert t.key == "land"


@pytest.mark.clause("TOUR-6.51c", "TOUR-6.58b")
def test_after_a_flight_the_fight_is_over() -> None:
    t = given("frost@D7 / krillin@F7", dice="kick kick aura fist")
    t.play("go frost F7", "combo 1", "space F10")
    assert t.key == "land"
    assert "space F7" in t.offers()  # the fight space is free now


@pytest.mark.clause("TOUR-6.51c")
def test_a_fleeing_attacker_stays_where_it_fled() -> None:
    t = given("krillin@D7-4 / hopp@F7", dice="aura aura aura")
    t.play("go krillin F7", "sum aura").roll("kick fist aura").play("counter", "combo 1")
    assert (t.key, t.seat) == ("flee", 0)
    t.play("space F10")
    assert t.at("krillin") == "F10"
    assert t.hand(0) == ""
    assert t.s.active == 1


@pytest.mark.clause("TOUR-6.51c")
def test_no_counter_attack_against_who_fled() -> None:
    t = given("krillin@D7 / prum@F7", hands="/ spe_reflexes", dice="ball ball kick")
    t.play("go krillin F7", "combo 2", "take", "space F10")
    assert t.s.active == 1
    # A counter-attacker faces nobody once the attacker has fled before its reflected ball.
    t = given("krillin@D7 / majora@F7", hands="/ def_renvoi", dice="ball ball fist kick")
    t.play("go krillin F7", "reroll fist", "combo 2")
    t.roll("ball kick fist fist fist").play("throw", "card def_renvoi", "take", "space F10")
    assert t.s.active == 1


@pytest.mark.clause("TOUR-6.51d")
def test_with_the_option_it_flees_before_the_damage_once_a_game() -> None:
    once = options(solar_flare="instead_of_damage_once")
    t = given("frost@D7 / krillin@F7-8 vuon@A5", dice="kick kick aura fist", options=once)
    t.play("go frost F7", "combo 1")  # a first throw; Krillin has 8 left
    assert t.key == "flee"
    t.play("space F10")
    assert t.left("krillin") == 8
    assert t.s.flared == (t.s.teams[1][0],)
    # Attacked again: no flight any more.
    t = given("frost@D7 / krillin@F7-8 vuon@A5", dice="kick kick aura fist", options=once)
    t.s.flared = t.s.teams[1][:1]
    t.play("go frost F7", "combo 1")
    assert t.at("krillin") == ""


@pytest.mark.clause("TOUR-6.51d")
def test_with_the_option_damage_no_longer_triggers_it() -> None:
    once = options(solar_flare="instead_of_damage_once")
    t = given("frost@D7 / krillin@F7 vuon@A5", dice="kick kick aura fist", options=once)
    t.play("go frost F7", "combo 1")
    assert t.left("krillin") == 5
    assert t.key == "land"


@pytest.mark.clause("TOUR-6.52", "TOUR-6.52b", "TOUR-6.53")
def test_a_counter_attack_is_an_attack_with_roles_exchanged() -> None:
    t = given("frost@D7 vuon@G6 / bergamo@F7 nink@G8", dice="kick aura aura fist fist fist")
    t.play("go frost F7", "sum kick aura")
    assert t.key == "counter"
    assert t.offers() == ["counter", "decline"]
    t.roll("fist fist kick aura aura").play("counter")
    attack = t.event("attacks")
    assert (attack["warrior"], attack["target"]) == ("bergamo", "frost")
    assert (attack["dice"], attack["rerolls"]) == (5, 2)  # 4 + 1 reinforcement; 3 - 1 for Frost's ability
    t.roll("kick").play("reroll aura").roll("kick").play("reroll aura", "combo 1")
    assert (t.key, t.seat) == ("defend", 0)  # its third throw may be answered
    t.play("take")
    assert t.damage("frost") == 10
    assert t.key == "land"  # only now the attacker's placement


@pytest.mark.clause("TOUR-6.52b")
def test_a_counter_attack_may_be_declined_and_needs_a_survivor_on_the_spot() -> None:
    t = given("frost@D7 / bergamo@F7", dice="kick aura aura fist")
    t.play("go frost F7", "sum kick aura", "decline")
    assert t.key == "land"
    t = given("frost@D7 / bergamo@F7-16 monna@A5", dice="kick kick aura fist")
    t.play("go frost F7", "combo 1")
    assert "counters" not in t.heard()
    assert t.s.active == 1
    t = given("krillin@D7 / viara@F7", hands="/ def_image", dice="ball kick fist fist")
    t.play("go krillin F7", "reroll fist", "combo 1").roll("teleport kick aura aura").play("throw", "card def_image")
    t.play("space F8")
    assert t.key == "land"  # Viara has left the fight space


@pytest.mark.clause("TOUR-6.53")
def test_a_counter_attack_uses_attack_cards_but_none_that_adds_a_fight() -> None:
    hands = "/ att_rafale att_enchainement"
    t = given("kahseral@D7 / bergamo@F7", hands=hands, dice="kick aura aura fist")
    t.play("go kahseral F7", "sum kick").roll("fist fist kick kick").play("counter")
    assert t.offers("card") == ["card att_rafale"]
    assert t.refused("card att_enchainement") == "no-more-fights TOUR-6.53"
    t.play("card att_rafale")
    assert t.damage("kahseral") == 13


@pytest.mark.clause("TOUR-6.54")
def test_a_counter_attack_is_not_countered_and_is_no_fight() -> None:
    t = given("bergamo@D7 / viara@F7", dice="kick aura aura fist")
    t.play("go bergamo F7", "sum kick").roll("aura aura aura aura").play("counter", "sum aura")
    assert t.key == "land"  # Bergamo has the ability too
    assert t.s.fights == 1


@pytest.mark.clause("TOUR-6.55")
def test_it_also_follows_an_attack_that_did_nothing() -> None:
    # shielded by nobody here, but dodged, reduced to nothing, reflected
    t = given("krillin@D7 / bergamo@F7", dice="ball kick fist fist fist")
    t.play("go krillin F7", "reroll fist", "reroll fist", "combo 1")
    t.roll("teleport teleport teleport teleport").play("throw", "dodge")
    assert t.key == "counter"
    t = given("krillin@D7 / bergamo@F7", hands="/ def_blocage", dice="ball kick fist fist")
    t.play("go krillin F7", "reroll fist", "combo 1").roll("kick aura fist fist").play("throw", "card def_blocage")
    assert t.key == "counter"
    t = given("krillin@D7 / bergamo@F7", hands="/ def_renvoi", dice="ball kick fist fist")
    t.play("go krillin F7", "reroll fist", "combo 1").roll("kick ball fist fist").play(
        "throw", "card def_renvoi", "take"
    )
    t.play("decline")  # Krillin does not flee
    assert t.key == "counter"


@pytest.mark.clause("TOUR-6.55", "TOUR-3.10")
def test_ultra_reflexes_counter_attack_as_if_by_ability() -> None:
    t = given("frost@D7 / monna@F7", hands="/ spe_reflexes", dice="kick kick aura ball ball ball")
    t.play("go frost F7", "reroll ball", "reroll ball", "combo 1")
    t.roll("teleport teleport aura aura aura").play("throw", "card spe_reflexes")
    assert t.damage("monna") == 0
    assert (t.key, t.seat) == ("counter", 1)


@pytest.mark.clause("TOUR-6.56")
def test_event_modifiers_concern_only_the_active_players_attacks() -> None:
    t = given("kahseral@D7 / bergamo@F7", event="eve_ki", dice="kick aura aura fist fist")
    t.play("go kahseral F7")
    assert t.event("attacks")["dice"] == 5
    t.play("sum kick", "counter")
    assert t.event("attacks")["dice"] == 4
