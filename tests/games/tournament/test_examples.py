"""The worked examples of the ruling book (TOUR section 13)."""

from __future__ import annotations

import pytest

from nyoi.games.tournament.board import SPACE
from tests.games.tournament.table import Play, given


def dice_of(t: Play) -> tuple[int, int]:
    """Dice and rerolls of the attack in progress."""
    found = t.event("attacks")
    return found["dice"], found["rerolls"]


@pytest.mark.clause("TOUR-6.21", "TOUR-6.22")
@pytest.mark.parametrize(
    ("mates", "dice"), [("", 4), ("zoiray@G6", 5), ("zoiray@G6 nink@F6", 6), ("zoiray@G6 nink@F6 vuon@E6", 6)]
)
def test_ex_1_reinforcement(mates: str, dice: int) -> None:
    t = given(f"frost@D7 {mates} / monna@F7")
    t.play("go frost F7")
    assert dice_of(t) == (dice, 3)


@pytest.mark.clause("TOUR-6.21", "TOUR-6.22c")
def test_ex_2_a_caption_with_dyspo_kunshi_and_vegeta() -> None:
    t = given("dyspo@G5 kunshi@H8 / vegeta@G7")
    t.play("go dyspo G7", "decline")
    assert dice_of(t) == (6, 3)
    t = given("kunshi@G5 dyspo@H8 vegeta@F6 / monna@G7")
    t.play("go kunshi G7")
    assert dice_of(t)[0] == 5  # Vegeta is a loner


@pytest.mark.clause("TOUR-3.5", "TOUR-6.16", "TOUR-6.17", "TOUR-6.18", "TOUR-6.19")
def test_ex_3_cabba_super_saiyen() -> None:
    t = given("cabba@D7 / bergamo@F7", hands="/ att_rafale", dice="4 aura aura aura aura aura fist fist kick aura")
    t.play("go cabba F7", "transform")
    assert t.form("cabba") == "cabba_ss"
    assert dice_of(t) == (5, 2)
    t.play("sum aura", "counter", "card att_rafale")
    assert t.damage("cabba") == 7 + 1  # 13 / 2 rounded up
    assert t.form("cabba") == "cabba"


@pytest.mark.clause("TOUR-6.29", "TOUR-6.33")
def test_ex_4_a_missed_card_stays_in_hand() -> None:
    t = given("krillin@D7 / monna@F7", hands="att_kamehameha /", dice="fist kick kick")
    t.play("go krillin F7")
    assert t.offers("card") == []
    assert "sum fist kick kick" in t.offers()
    assert t.refused("card att_kamehameha") == "card-missed TOUR-6.29"
    t.play("sum fist kick kick")
    assert t.hand(0).startswith("att_kamehameha")


@pytest.mark.clause("TOUR-6.69", "TOUR-6.70", "TOUR-6.71", "TOUR-6.72", "TOUR-6.73")
def test_ex_5_fusion() -> None:
    t = given("kale@F6-9 caulifla@G7-2 monna@A5 / jiren@M5 frost@M8", hands="spe_fusion /")
    before = t.s.score(0)
    t.play("card spe_fusion")
    assert t.offers() == ["space F6", "space G7"]
    t.play("space G7")
    assert t.at("kefla") == "G7"
    assert t.left("kefla") == 32
    assert t.s.at[SPACE["F6"]] == -1
    assert t.key == "start"  # no fight although G7 is green
    assert len(t.s.teams[0]) == 2
    assert t.s.score(0) == before == 3
    assert t.at("kale") == t.at("caulifla") == ""


@pytest.mark.clause("TOUR-6.38")
def test_ex_6_the_first_throw_cannot_be_answered() -> None:
    t = given("jiren@D7 / freezer@F7", hands="/ def_esquive_eclair", dice="fist fist fist aura kick")
    t.play("go jiren F7", "decline", "decline", "combo 1")
    assert t.left("freezer") == 11
    assert t.key == "land"


@pytest.mark.clause("TOUR-6.27", "TOUR-6.28")
def test_ex_7_a_star_in_a_combo_and_in_a_sum() -> None:
    t = given("krillin@D7 / monna@F7", dice="ball star kick")
    t.play("go krillin F7")
    assert t.offers("combo") == ["combo 2", "combo 1"]
    other = given("krillin@D7 / monna@F7", dice="ball star kick")
    t.play("combo 2")
    assert t.damage("monna") == 13
    other.play("go krillin F7", "sum ball kick star")
    assert other.damage("monna") == 7


@pytest.mark.clause("TOUR-6.27", "TOUR-6.32")
def test_ex_8_doubling() -> None:
    t = given("krillin@D7 / zarbuto@F7", dice="ball ball ball")
    t.play("go krillin F7")
    assert t.offers("combo") == []
    t.play("sum ball ball ball")
    assert t.event("sum")["damage"] == 18
    t = given("krillin@D7 / prum@F7", dice="ball ball ball")
    t.play("go krillin F7", "sum ball ball ball")
    assert "reflected" in t.heard()  # a ball attack


@pytest.mark.clause("TOUR-6.31", "TOUR-6.37")
def test_ex_9_a_reflector() -> None:
    t = given("krillin@D7 / prum@F7", dice="ball kick kick")
    t.play("go krillin F7", "sum ball kick kick")
    assert t.event("reflected") == {"seq": 2, "word": "reflected", "warrior": "prum", "damage": 7}
    t = given("krillin@D7 / prum@F7", dice="ball kick kick")
    t.play("go krillin F7", "sum kick kick")
    assert "reflected" not in t.heard()
    assert t.damage("prum") == 4


@pytest.mark.clause("TOUR-6.36", "TOUR-6.36c", "TOUR-3.15")
@pytest.mark.parametrize(
    ("card", "dice", "damage"),
    [
        ("att_kamehameha", "ball ball aura kick kick", 0),
        ("att_boule_mort", "ball ball ball ball kick", 26),
        ("att_kienzan", "ball kick kick aura aura", 13),
    ],
)
def test_ex_10_a_shield(card: str, dice: str, damage: int) -> None:
    t = given("hit@D7 / c17@F7 monna@A5", hands=f"{card} /", dice=f"{dice} aura")
    t.play("go hit F7", f"card {card}")
    assert t.damage("c17") == damage


@pytest.mark.clause("TOUR-6.17", "TOUR-6.18", "TOUR-6.18b", "TOUR-6.44")
@pytest.mark.parametrize(("throw", "tokens", "cost"), [("2 3", 13, 2), ("6 6", 9, 7)])
def test_ex_11_division(throw: str, tokens: int, cost: int) -> None:
    t = given("jiren@D7 / son_goku@F7", dice=f"{throw} fist fist fist fist aura")
    t.play("go jiren F7", "decline", "transform", "combo 2")
    assert t.event("wounded")["amount"] == tokens
    if throw == "6 6":
        t.play("decline")  # Ultra Instinct counter-attacks
    assert t.damage("son_goku") == tokens + cost


@pytest.mark.clause("TOUR-6.44")
def test_ex_11_division_after_a_guard() -> None:
    t = given(
        "jiren@D7 / son_goku@F7", hands="/ def_garde", dice="2 3 fist fist fist fist kick aura fist fist kick kick"
    )
    t.play("go jiren F7", "decline", "transform", "reroll kick", "combo 2", "throw", "card def_garde")
    assert t.event("wounded")["amount"] == 7  # 25 -> 13 -> 7
    assert t.damage("son_goku") == 7 + 2


@pytest.mark.clause("TOUR-6.24", "TOUR-6.34")
def test_ex_12_fewer_rerolls() -> None:
    t = given("krillin@D7 / hit@F7", dice="ball fist aura ball fist aura")
    t.play("go krillin F7")
    assert dice_of(t) == (3, 1)
    t.play("reroll ball fist aura")
    assert t.offers("reroll") == []
    t.play("sum ball fist aura")
    assert t.key == "land"  # R is 2 and the hand is empty: nothing to ask


@pytest.mark.clause("TOUR-6.40", "TOUR-6.42b", "TOUR-6.25", "TOUR-6.25b")
def test_ex_13_no_dodge() -> None:
    t = given("dyspo@D7 / piccolo@F7", hands="/ def_blocage", dice="kick kick kick kick aura")
    t.play("go dyspo F7").roll("fist").play("reroll aura").roll("aura").play(
        "reroll fist", "sum kick kick kick kick aura"
    )
    assert t.key == "defend"
    assert t.offers() == ["take", "throw"]
    assert t.refused("dodge") == "dodge-barred TOUR-6.40"
    t.roll("teleport teleport teleport teleport teleport").play("throw")
    assert t.event("defends")["dice"] == 5
    assert t.event("defends")["rerolls"] == 2
    assert t.offers("dodge") == []
    assert t.refused("dodge") == "dodge-barred TOUR-6.40"


@pytest.mark.clause("TOUR-6.58", "TOUR-6.60")
def test_ex_14_placement() -> None:
    filled = "vuon@E6 nink@F6 zoiray@G6 shosa@E7 zium@F8"
    t = given(f"toppo@F4 / piccolo@F7 {filled}", dice="kick kick kick kick kick")
    t.play("go toppo F7", "decline", "sum kick")
    assert t.damage("piccolo") == 1
    assert t.offers() == ["space E8", "space G8"]
    assert t.refused("space G7") == "green-space TOUR-6.58"
    t.play("space E8")
    assert t.event("drew")["pile"] == "attack"
    assert t.at("toppo") == "E8"


@pytest.mark.clause("TOUR-6.47", "TOUR-6.48", "TOUR-6.52b")
def test_ex_15_sauvetage() -> None:
    t = given("jimeze@D7 / bergamo@F7-8", hands="/ def_sauvetage", dice="kick kick teleport fist")
    t.play("go jimeze F7", "combo 1")  # 10
    assert t.key == "rescue"
    assert t.seat == 1
    t.play("card def_sauvetage")
    assert t.damage("bergamo") == 13
    assert t.left("bergamo") == 5
    assert t.key == "land"  # no counter-attack is offered
    t.play("space F8")
    assert t.hand(0).count("def_") == 1  # one card only, for the yellow space
    assert len(t.s.hands[0]) == 1


@pytest.mark.clause("TOUR-6.49c", "TOUR-6.61")
def test_ex_16_killed_by_a_counter_attack() -> None:
    t = given("zium@D7-3 monna@A5 / hopp@F7 vuon@M5", dice="aura aura")
    t.play("go zium F7", "sum aura aura")
    assert t.key == "counter"
    t.roll("kick fist aura").play("counter", "combo 1")
    assert t.at("zium") == ""
    drew = [e for e in t.table.events(None) if e["word"] == "drew"]
    assert [(e["seat"], e["pile"]) for e in drew] == [(1, "special")]  # F7 is blue


@pytest.mark.clause("TOUR-6.76", "TOUR-6.77")
def test_ex_17_two_fights() -> None:
    hands = "def_releve spe_vitesse att_enchainement / "
    t = given("frost@D7 monna@D9 / vuon@F7 nink@F9 piccolo@M5", hands=hands, phase="turn", event="eve_zeno")
    assert t.key == "start"
    assert t.offers("card") == []
    assert t.refused("card def_releve") == "no-more-fights TOUR-6.76"
    assert t.refused("card spe_vitesse") == "no-more-fights TOUR-6.76"
    t.roll("fist kick kick kick").play("go frost F7")
    assert t.offers("card") == []
    assert t.refused("card att_enchainement") == "no-more-fights TOUR-6.77"
    t.play("sum kick")
    t.play(t.offers("space")[0])
    assert t.key == "extra"
    t.play("go monna F9")
    assert t.s.fights == 2


@pytest.mark.clause("TOUR-6.83", "TOUR-6.14")
def test_ex_18_the_limit_on_special_cards() -> None:
    hands = "spe_haricot spe_transformation / spe_transformation"
    t = given("cabba@D7-9 monna@A5 / ganos@F7", hands=hands, dice="1 2 3")
    t.play("card spe_haricot", "go cabba F7", "transform")
    assert t.key == "transform"  # Cabba's throw failed, its player is not asked for a card
    assert t.seat == 1
    t.play("transform")
    assert t.key == "transform-card"
    assert t.offers() == ["card spe_transformation", "decline"]
    t.play("card spe_transformation")
    assert t.hand(1) == ""
    assert t.all_rolled
