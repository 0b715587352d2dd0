"""The defence (TOUR 6.E)."""

from __future__ import annotations

import pytest

from nyoi.games.tournament.content import FACES
from tests.games.tournament.table import Play, given, options


def third(t: Play, go: str, dice: str, *declare: str) -> Play:
    """An attack declared on the third throw: the last die is thrown again twice, to the same face."""
    last = dice.split()[-1]
    t.roll(f"{dice} {last} {last}").play(go, *[f"reroll {last}"] * 2, *declare)
    return t


@pytest.mark.clause("TOUR-6.36", "TOUR-6.36b")
def test_a_shield_compares_the_declared_damage() -> None:
    # 21 declared on Kale enragée, who divides by 2: 20 or more passes the shield, though only 11 arrive.
    t = given("basil@D7 / kale@F7", dice="4 kick kick kick ball ball")
    t.play("go basil F7", "transform", "combo 2")
    assert "shielded" not in t.heard()
    assert t.event("wounded")["amount"] == 11
    t = given("kettol@D7 / kale@F7", dice="4 ball ball kick")
    t.play("go kettol F7", "transform", "combo 2")  # 13
    assert t.event("shielded") == {"seq": 3, "word": "shielded", "warrior": "kale", "damage": 13}
    t = given("basil@D7 / botamo@F7", dice="kick kick fist aura aura")
    t.play("go basil F7", "combo 1")  # 13 without a ball
    assert "shielded" not in t.heard()


@pytest.mark.clause("TOUR-6.36c", "TOUR-6.38")
def test_shield_and_reflection_work_on_the_first_throw() -> None:
    t = given("krillin@D7 / botamo@F7", dice="ball ball kick")
    t.play("go krillin F7", "combo 2")
    assert t.event("shielded")["warrior"] == "botamo"
    t = given("krillin@D7 / prum@F7", dice="ball ball kick")
    t.play("go krillin F7", "combo 2")
    assert t.event("reflected")["damage"] == 13


@pytest.mark.clause("TOUR-6.37", "TOUR-6.37b")
def test_a_reflected_ball_comes_back_whole_and_is_answered_as_on_a_third_throw() -> None:
    t = given("krillin@D7 / prum@F7", hands="att_kienzan def_barriere spe_reflexes /", dice="ball ball kick")
    t.play("go krillin F7", "combo 2")
    assert (t.key, t.seat) == ("defend", 0)
    t.roll("aura aura teleport").play("throw")
    assert t.offers("card") == ["card def_barriere"]
    t.roll("teleport teleport").play("reroll aura aura")
    assert "dodge" in t.offers()  # three teleports
    t.play("dodge")
    assert t.damage("krillin") == t.damage("prum") == 0
    t = given("krillin@D7 / prum@F7", dice="ball ball kick")
    t.play("go krillin F7", "combo 2", "take")
    assert t.damage("krillin") == 13


@pytest.mark.clause("TOUR-6.37b")
def test_the_attackers_shield_stops_a_reflected_ball() -> None:
    t = given("botamo@D7 / prum@F7", dice="fist fist aura ball")
    t.play("go botamo F7", "combo 2")
    assert [e["warrior"] for e in t.table.events(None) if e["word"] in ("reflected", "shielded")] == ["prum", "botamo"]
    assert t.damage("botamo") == 0


@pytest.mark.clause("TOUR-6.37c")
def test_a_reflected_ball_is_not_reflected_again() -> None:
    t = given("the_preecho@D7 / prum@F7 monna@A5", hands="def_renvoi /", dice="aura aura ball")
    t.play("go the_preecho F7", "combo 2")
    assert t.heard().count("reflected") == 1
    t.roll("ball kick aura").play("throw")
    assert t.offers("card") == []
    assert t.refused("card def_renvoi") == "ball-reflected TOUR-6.92c"
    t.play("take", "decline")
    assert t.heard().count("reflected") == 1
    assert t.at("the_preecho") == ""  # 11 of its 10


@pytest.mark.clause("TOUR-6.92")
def test_a_reflected_ball_carries_its_damage_only() -> None:
    # Makankosappo does not ignore the division of its own thrower; Hermila's "no dodge" does not hold either.
    t = given("caulifla@D7 / prum@F7", hands="att_makankosappo /", dice="4 ball ball aura aura fist")
    t.play("go caulifla F7", "transform", "card att_makankosappo", "take")
    assert t.event("wounded")["amount"] == 9  # 18 / 2
    assert t.damage("prum") == 0
    t = given("hermila@D7 / prum@F7", dice="ball ball teleport fist")
    t.play("go hermila F7", "combo 1").roll("teleport teleport teleport teleport").play("throw")
    assert "dodge" in t.offers()


@pytest.mark.clause("TOUR-6.92")
def test_self_damage_still_falls_on_the_attacker_of_a_reflected_card() -> None:
    t = given("frost@D7 / prum@F7", hands="att_kikoho /", dice="ball aura aura aura")
    t.play("go frost F7", "card att_kikoho").roll("teleport teleport teleport teleport").play("throw", "dodge")
    assert t.damage("frost") == 3


@pytest.mark.clause("TOUR-6.92b")
def test_a_ball_sent_back_by_a_card_follows_the_same_rules() -> None:
    t = given("krillin@D7 / frost@F7", hands="/ def_renvoi", dice="ball ball fist kick")
    t.play("go krillin F7", "reroll fist", "combo 2")  # R is 2
    t.roll("ball kick aura aura").play("throw", "card def_renvoi")
    assert (t.key, t.seat) == ("defend", 0)
    t.roll("teleport teleport teleport").play("throw", "dodge")
    assert t.damage("krillin") == t.damage("frost") == 0
    # The attacker's shield works too, and a counter-attack may follow.
    t = given("botamo@D7 / bergamo@F7", hands="/ def_renvoi", dice="fist fist ball kick aura")
    t.play("go botamo F7", "reroll kick", "combo 2")
    t.roll("ball kick fist fist").play("throw", "card def_renvoi")
    assert t.event("shielded")["warrior"] == "botamo"
    assert t.key == "counter"


@pytest.mark.clause("TOUR-6.92c")
def test_step_and_counter_attack_do_nothing_in_an_answer_to_a_reflected_ball_or_a_counter_attack() -> None:
    t = given("krillin@D7 / prum@F7", hands="def_image /", dice="ball ball kick")
    t.play("go krillin F7", "combo 2").roll("teleport kick aura").play("throw", "card def_image")
    assert t.key == "land"  # no step is offered
    assert t.damage("krillin") == 0  # the rest of the card works
    hands = "def_image spe_reflexes /"
    for card in hands.split()[:2]:
        t = given("kahseral@D7 / majora@F7 monna@A5", hands=hands, dice="teleport teleport teleport teleport")
        t.play("go kahseral F7", "sum teleport", "counter")
        third_now(t, "fist fist fist kick kick")
        t.play("combo 2").roll("teleport teleport kick kick").play("throw", f"card {card}")
        assert t.key == "land"
        assert t.damage("kahseral") == 0


@pytest.mark.clause("TOUR-6.38")
def test_a_first_throw_allows_no_answer() -> None:
    hands = "/ def_garde def_esquive_eclair att_rafale spe_reflexes"
    t = given("krillin@D7 / zium@F7-1 monna@A5", hands=hands, dice="ball kick fist")
    t.play("go krillin F7", "combo 1")
    assert t.key == "rescue"  # asked for Sauvetage only, its damage is done
    assert t.damage("zium") == 9


@pytest.mark.clause("TOUR-6.39")
def test_a_second_throw_allows_defence_cards_only() -> None:
    hands = "/ def_garde def_barriere att_rafale spe_reflexes def_souffle"
    t = given("krillin@D7 / monna@F7", hands=hands, dice="kick kick fist fist")
    t.play("go krillin F7", "reroll fist", "sum fist kick kick")  # no ball
    assert t.offers() == ["take", "throw"]
    assert t.refused("dodge") == "dodge-too-early TOUR-6.39"
    assert t.refused("card def_garde") == "throw-first TOUR-6.42"
    assert t.refused("card att_rafale") == "defence-cards-only TOUR-6.39"
    assert t.refused("card def_souffle") == "card-in-own-turn TOUR-3.10"
    t.roll("fist fist aura aura teleport").play("throw")
    assert t.offers("card") == ["card def_garde"]  # no Barrière: this is no ball attack
    assert t.refused("card def_barriere") == "card-against-ball TOUR-6.39"
    assert t.refused("card spe_reflexes") == "defence-cards-only TOUR-6.39"
    t.play("card def_garde")
    assert t.damage("monna") == 3  # 5 halved
    t = given("krillin@D7 / monna@F7", hands=hands, dice="ball kick fist fist")
    t.play("go krillin F7", "reroll fist", "combo 1")
    t.roll("aura aura fist fist teleport").play("throw")
    assert t.offers("card") == ["card def_garde", "card def_barriere"]


@pytest.mark.clause("TOUR-6.40")
def test_a_third_throw_allows_all_cards_and_the_dodge() -> None:
    hands = "/ def_garde att_enchainement spe_reflexes"
    t = third(given("frost@D7 / monna@F7", hands=hands), "go frost F7", "kick kick aura ball", "combo 1")
    t.roll("fist fist kick teleport teleport").play("throw")
    assert t.offers("card") == ["card def_garde", "card att_enchainement", "card spe_reflexes"]
    t.roll("teleport teleport teleport").play("reroll fist fist kick")
    assert t.offers("dodge") == ["dodge"]


@pytest.mark.clause("TOUR-6.40")
def test_no_dodge_leaves_the_throws_for_cards_unless_the_host_says_otherwise() -> None:
    hands = "/ def_garde spe_interposition"
    teams = "dyspo@D7 / piccolo@F7 monna@F8"
    t = third(given(teams, hands=hands), "go dyspo F7", "kick kick kick teleport aura", "combo 1")
    assert t.offers() == ["take", "throw", "card spe_interposition"]
    strict = options(no_dodge_scope="all_rolls")
    t = third(given(teams, hands=hands, options=strict), "go dyspo F7", "kick kick kick teleport aura", "combo 1")
    assert t.offers() == ["take", "card spe_interposition"]
    assert t.refused("card def_garde") == "dice-barred TOUR-6.40"
    # The card Frappe temporelle bars the dodge as the ability does.
    t = third(
        given("frost@D7 / piccolo@F7", hands="att_frappe_temporelle / def_garde"),
        "go frost F7",
        "fist teleport teleport aura",
        "card att_frappe_temporelle",
    )
    t.roll("teleport teleport teleport teleport teleport").play("throw")
    assert t.offers("dodge") == []


@pytest.mark.clause("TOUR-6.91", "TOUR-6.44b")
def test_the_dodge() -> None:
    t = third(given("frost@D7 / monna@F7"), "go frost F7", "kick kick aura ball", "combo 1")
    t.roll("teleport teleport star kick kick").play("throw")
    assert t.refused("dodge") == "dodge-missed TOUR-6.91"  # Monna needs four
    t.roll("star kick").play("reroll kick kick")
    t.play("dodge")
    assert t.damage("monna") == 0
    assert t.event("dodged")["warrior"] == "monna"


@pytest.mark.clause("TOUR-6.41")
def test_a_clash_takes_the_cards_damage_off() -> None:
    t = third(
        given("frost@D7 / monna@F7", hands="/ att_enchainement att_rafale"),
        "go frost F7",
        "kick kick aura ball",
        "combo 1",
    )
    t.roll("fist kick aura aura aura").play("throw", "card att_enchainement")
    assert t.damage("monna") == 3  # 11 - 8
    assert not t.s.added  # its other effect does nothing
    t = third(given("frost@D7 / monna@F7", hands="/ att_rafale"), "go frost F7", "kick kick aura ball", "combo 1")
    t.roll("fist fist kick aura aura").play("throw", "card att_rafale")
    assert t.damage("monna") == 0  # 11 - 13: not below 0
    assert t.pile("attack")[-1] == "att_rafale"


@pytest.mark.clause("TOUR-6.42", "TOUR-6.42b")
def test_one_defence_per_attack() -> None:
    hands = "/ def_garde def_blocage spe_interposition"
    teams = "frost@D7 / monna@F7 vuon@F8"
    t = third(given(teams, hands=hands), "go frost F7", "kick kick aura ball", "combo 1")
    assert t.offers() == ["take", "throw", "card spe_interposition"]
    t.roll("fist fist kick aura aura").play("throw")
    assert t.offers("card") == ["card def_garde", "card def_blocage"]
    assert t.refused("card spe_interposition") == "already-thrown TOUR-6.42"
    t.play("card def_blocage")
    assert t.damage("monna") == 1  # 11 - 10, and not halved as well
    assert t.key == "land"


@pytest.mark.clause("TOUR-6.42b")
def test_a_throw_is_offered_only_if_there_is_something_to_throw_for() -> None:
    t = given("krillin@D7 / monna@F7", hands="/ def_sauvetage def_souffle", dice="kick kick fist fist")
    t.play("go krillin F7", "reroll fist", "sum fist kick kick")
    assert t.offers() == ["take"]
    assert t.refused("throw") == "nothing-to-throw-for TOUR-6.42b"
    # Vikal has two dice: a card of three symbols is out of its reach.
    t = third(given("frost@D7 / vikal@F7", hands="/ att_rafale"), "go frost F7", "kick kick aura ball", "combo 1")
    t.roll("fist star").play("throw")
    assert t.offers("card") == []
    assert t.refused("card att_rafale") == "too-few-dice TOUR-6.42b"


@pytest.mark.clause("TOUR-6.42c", "TOUR-6.45")
def test_a_missed_defence_keeps_its_cards() -> None:
    t = given("krillin@D7 / monna@F7", hands="/ def_garde", dice="ball kick fist fist")
    t.play("go krillin F7", "reroll fist", "combo 1")
    t.roll("kick kick kick aura aura").play("throw")
    t.roll("kick").play("reroll kick").roll("kick").play("reroll kick")
    assert t.offers() == ["take"]
    assert t.refused("card def_garde") == "card-missed TOUR-6.45"
    t.play("take")
    assert t.damage("monna") == 8
    assert t.hand(1) == "def_garde"


@pytest.mark.clause("TOUR-6.43")
def test_interposition() -> None:
    teams = "frost@D7 / monna@F7 zium@F8 nink@G8 vuon@M5"
    t = third(given(teams, hands="/ spe_interposition"), "go frost F7", "kick kick aura ball", "combo 1")
    t.play("card spe_interposition")
    assert t.offers() == ["pick zium", "pick nink"]
    assert t.refused("pick vuon") == "not-that-warrior TOUR-6.43"
    t.play("pick zium")
    assert t.at("zium") == ""
    assert t.damage("monna") == 0
    assert t.event("drew")["pile"] == "defence"  # F8 is yellow, F7 blue
    assert t.key == "land"  # the target is unhurt
    teams = "frost@D7 / monna@F7 zium@M8"
    t = third(given(teams, hands="/ spe_interposition"), "go frost F7", "kick kick aura ball", "combo 1")
    assert t.offers("card") == []  # nobody in contact
    assert t.refused("card spe_interposition") == "nobody-to-interpose TOUR-6.43"


@pytest.mark.clause("TOUR-6.43", "TOUR-6.43b")
def test_the_warrior_interposed_takes_it_whole_without_its_ability() -> None:
    # A reflector interposed against a ball, and a transformed target that would have halved it.
    teams = "frost@D7 / cabba@F7 prum@F8 vuon@M5"
    t = given(teams, hands="/ spe_interposition def_sauvetage", dice="6")
    t.play("go frost F7", "transform")
    third_now(t, "ball ball ball kick")
    t.play("combo 2")  # 17, a ball
    t.play("card spe_interposition")  # Prum is the only one
    assert t.key == "rescue"  # 17 of its 13: not divided, not reflected
    t.play("card def_sauvetage")
    assert t.left("prum") == 5
    assert t.damage("cabba") == 2  # for its form only


def third_now(t: Play, dice: str) -> None:
    """Bring the dice on the table to these faces with two more throws."""
    for _ in range(2):
        now = sorted(t.s.stack[-1].dice)  # type: ignore[attr-defined]
        t.roll(dice).play("reroll " + " ".join(FACES[face] for face in now))


@pytest.mark.clause("TOUR-6.43b")
def test_interposed_against_a_counter_attack_the_card_goes_to_the_counter_attacker() -> None:
    zeros = "teleport teleport teleport teleport teleport"
    t = given("kahseral@D7 zium@F8 / majora@F7 monna@A5", hands="spe_interposition /", dice=zeros)
    t.play("go kahseral F7", "sum teleport", "counter")
    third_now(t, "fist fist fist kick kick")
    t.play("combo 2", "card spe_interposition")
    assert t.at("zium") == ""
    drew = t.event("drew")
    assert (drew["seat"], drew["pile"]) == (1, "defence")


@pytest.mark.clause("TOUR-6.44")
@pytest.mark.parametrize(("rounding", "tokens"), [("up", 4), ("down", 3)])
def test_the_order_of_arithmetic_and_rounding(rounding: str, tokens: int) -> None:
    # 13 -> halved 7 (6) -> divided by 2: 4 (3)
    t = given(
        "krillin@D7 / cabba@F7", hands="/ def_garde", options=options(rounding=rounding), dice="6 ball ball fist kick"
    )
    t.play("go krillin F7", "transform", "reroll fist", "combo 2")
    t.roll("fist fist aura aura aura").play("throw", "card def_garde")
    assert t.event("wounded")["amount"] == tokens


@pytest.mark.clause("TOUR-6.44")
def test_ignore_division() -> None:
    t = given("frost@D7 / jiren@F7", hands="att_makankosappo /", dice="6 ball ball aura aura")
    t.play("go frost F7", "transform")
    assert t.form("jiren") == "jiren_pleine_puissance"
    t.play("card att_makankosappo")
    assert "reflected" in t.heard()  # full power reflects
    t = given("frost@D7 / ganos@F7", hands="att_makankosappo /", dice="6 ball ball aura aura")
    t.play("go frost F7", "transform", "card att_makankosappo")
    assert t.event("wounded")["amount"] == 18


@pytest.mark.clause("TOUR-6.45")
def test_a_defence_card_is_discarded_when_its_combo_is_made() -> None:
    t = given("krillin@D7 / monna@F7", hands="/ def_blocage", dice="ball kick fist fist")
    t.play("go krillin F7", "reroll fist", "combo 1").roll("kick aura fist fist fist").play("throw", "card def_blocage")
    assert t.hand(1) == ""
    assert t.pile("defence")[-1] == "def_blocage"
    assert t.damage("monna") == 0
