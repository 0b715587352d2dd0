"""Additional effects of techniques and talents (DUEL 3.16 to 3.26)."""

from __future__ import annotations

import pytest

from tests.games.duel.table import At, given


@pytest.mark.clause("DUEL-3.16")
def test_unparryable_wounds_stop_only_at_allies() -> None:
    units = {"goku": "5c ki=4", "nappa": "5a parades=3", "vegeta": "Ba"}
    t = given(units=units, active="goku").play("technique kamehameha nappa")
    t.play("roll", dice=[6])  # three parades for two parryable wounds; nappa has one roll
    assert t["nappa"]["parades"] == 3
    assert t.key == "f-allies"  # no token can be spent on the two that are left
    t.play("shield vegeta 2")
    assert (t["vegeta"]["health"], t["nappa"]["health"]) == (6, 9)


@pytest.mark.clause("DUEL-3.16")
def test_only_the_parryable_wounds_can_be_parried() -> None:
    t = given(units={"piccolo": "5c ki=5", "nappa": "5a parades=3"}, active="piccolo")
    t.play("technique makankosappo nappa", "no_die")
    assert t.offers() == ["parry 0", "parry 1", "parry 2"]
    assert t.no("parry 3") == "too-many-tokens DUEL-6.9.7"
    assert t.play("parry 2")["nappa"]["health"] == 6


@pytest.mark.clause("DUEL-3.17")
def test_splash_hits_every_other_enemy_in_the_zone_one_after_the_other() -> None:
    t = given(
        "goku gohan / vegeta nappa raditz",
        units={"vegeta": "5c ki=3", "goku": "5c flying", "gohan": "5c down", "nappa": "5a"},
        active="vegeta",
    )
    t.play("technique onde_explosive gohan")
    assert t.seat == 0
    t.play("no_die", "enough")  # gohan: 3, flying goku could take two of them
    assert t["gohan"]["health"] == 2
    assert t.key == "f-main"  # then flying goku: 2
    t.play("no_die")
    assert t["goku"]["health"] == 5
    assert t["nappa"]["health"] == 9  # allies of the user are never hit


@pytest.mark.clause("DUEL-3.17")
def test_splash_skips_who_is_ko_and_comes_even_if_the_target_is() -> None:
    t = given(
        "goku gohan yamcha / vegeta",
        units={"vegeta": "5c ki=3", "goku": "5c health=2", "gohan": "5c health=3 down", "yamcha": "5a health=1"},
        active="vegeta",
    )
    t.play("technique onde_explosive gohan", "no_die", "shield goku 2", "enough")
    assert t["goku"]["zone"] is None  # KO in gohan's defence: skipped
    assert t["gohan"]["health"] == 2
    assert t.key == "act-menu"
    t = given(
        "goku gohan yamcha / vegeta",
        units={"vegeta": "5c ki=3", "goku": "5c", "gohan": "5c health=3"},
        active="vegeta",
    )
    t.play("technique onde_explosive gohan", "no_die", "enough")
    assert t["gohan"]["zone"] is None
    t.play("no_die")
    assert t["goku"]["health"] == 5


@pytest.mark.clause("DUEL-3.17", "DUEL-6.9.12")
def test_splash_reaches_saibaimen_after_the_figures() -> None:
    t = given(
        units={"goku": "Aa ki=6", "nappa": "Ba", "vegeta": "Ba"},
        saibaimen="Ba 5a",
        active="goku",
    )
    t.play("technique genkidama nappa", "no_die", "enough", "no_die", "enough")  # 6, 2, no question
    assert (t["nappa"]["health"], t["vegeta"]["health"]) == (3, 6)
    assert [row["id"] for row in t.view(0)["saibaimen"]] == ["saibaiman2"]


@pytest.mark.clause("DUEL-3.18")
def test_a_second_target_within_the_range_is_named_or_not() -> None:
    units = {"raditz": "5c ki=3", "goku": "5a", "gohan": "Ba", "piccolo": "5c", "yamcha": "5b"}
    t = given("goku gohan piccolo yamcha / raditz vegeta", units=units, active="raditz")
    assert t.offers("technique double_sunday") == [
        "technique double_sunday goku",
        "technique double_sunday gohan",
        "technique double_sunday goku gohan",
        "technique double_sunday gohan goku",
    ]  # piccolo is too near, yamcha on his hill too far
    t.play("technique double_sunday goku gohan", "no_die", "enough")
    assert t["goku"]["health"] == 4
    t.play("no_die", "enough")
    assert t["gohan"]["health"] == 3
    assert t.no("technique double_sunday goku goku") == "too-little-ki DUEL-6.11.1"


@pytest.mark.clause("DUEL-3.18")
def test_the_second_target_is_hit_though_the_first_is_ko() -> None:
    units = {"raditz": "5c ki=3", "goku": "5a health=3", "gohan": "Ba"}
    t = given("goku gohan / raditz", units=units, active="raditz")
    t.play("technique double_sunday goku gohan", "no_die", "enough", "no_die")
    assert t["goku"]["zone"] is None
    assert t["gohan"]["health"] == 3
    hurt = given("goku gohan yamcha / raditz", units={**units, "gohan": "Ba health=1", "goku": "5a"}, active="raditz")
    hurt.play("technique double_sunday goku gohan", "no_die", "shield gohan 1")
    assert hurt["gohan"]["zone"] is None
    assert hurt.key == "act-menu"  # nothing for who is KO himself


@pytest.mark.clause("DUEL-3.19")
def test_a_technique_pushes_if_the_target_lost_health() -> None:
    units = {"raditz": "5c ki=2", "goku": "5c", "gohan": "5a"}
    t = given("goku gohan / raditz", units=units, active="raditz")
    t.play("technique shining_friday goku", "no_die", "enough")
    assert t.key == "push"
    t.play("push Aa")
    assert t["goku"]["zone"] == "Aa"
    t = given("goku gohan / raditz", units=units, active="raditz")
    t.play("technique shining_friday goku", "roll", dice=[6]).play("accept")
    assert t.key == "act-menu"  # all parried
    t = given("goku gohan / raditz", units={**units, "goku": "5c health=3"}, active="raditz")
    t.play("technique shining_friday goku", "no_die", "enough")
    assert t.key == "act-menu"  # KO
    t = given("goku gohan / raditz vegeta", units={**units, "raditz": "5c ki=2 health=1"}, active="raditz")
    t.play("technique shining_friday goku", "roll", dice=[7]).play("accept", "enough")
    assert t["raditz"]["zone"] is None  # the user is KO by the riposte
    assert t["goku"]["health"] == 5
    assert t.key == "act-choose"


@pytest.mark.clause("DUEL-3.20")
def test_no_die_and_no_reroll() -> None:
    units = {"krilin": "5c ki=3", "vegeta": "5a parades=1", "nappa": "Ba"}
    cards = "armure chance contre / -"
    t = given("vegeta nappa / krilin", units=units, active="krilin", hands=cards)
    t.play("technique kienzan vegeta", "pass")
    assert t.offers() == ["no_die", "play contre"]
    assert t.no("roll") == "no-more-rolls DUEL-6.9.3"
    assert t.no("play armure") == "card-shut-out DUEL-3.20"
    t.play("play contre", "no_die")
    assert t["krilin"]["health"] == 4
    assert t.key == "f-tokens"
    t.play("parry 1")
    assert t.key == "f-allies"
    units = {"chaozu": "5c ki=2", "vegeta": "5a"}
    t = given("vegeta nappa / chaozu", units=units, active="chaozu", hands=cards)
    t.play("technique dodonpa_chaozu vegeta", "pass")
    assert t.offers() == ["roll", "no_die", "play contre"]
    t.play("roll", dice=[10])
    assert t.offers() == ["accept", "play contre"]  # defence 2, but rolled once only


@pytest.mark.clause("DUEL-3.21")
def test_strip_parade_comes_before_the_defence() -> None:
    t = given("goku / yamcha vegeta", units={"yamcha": "5c ki=2", "goku": "5c parades=1"}, active="yamcha")
    t.play("technique rogafufuken goku")
    assert t["goku"]["parades"] == 0
    t.play("no_die")
    assert t["goku"]["health"] == 4
    none = given("goku / yamcha vegeta", units={"yamcha": "5c ki=2", "goku": "5c"}, active="yamcha")
    assert none.play("technique rogafufuken goku", "no_die")["goku"]["health"] == 4


@pytest.mark.clause("DUEL-3.22")
def test_sokidan_ignores_relief_and_flight() -> None:
    units = {"yamcha": "5c ki=3", "goku": "5b", "piccolo": "5a flying", "gohan": "4b"}
    t = given("goku piccolo gohan / yamcha", units=units, active="yamcha")
    assert t.offers("technique sokidan") == [f"technique sokidan {id}" for id in ("goku", "gohan", "piccolo")]
    s = t.state
    assert [s.distance(4, c, level=True) for c in (0, 2, 1)] == [1, 1, 2]
    assert [s.distance(4, c) for c in (0, 2, 1)] == [3, 3, 6]


@pytest.mark.clause("DUEL-3.23")
def test_destroy_hill_takes_the_hill_of_the_targets_zone_away_at_the_end() -> None:
    units = {"nappa": "5a ki=4 flying", "goku": "5b", "gohan": "5b", "raditz": "5b"}
    t = given("goku gohan / nappa raditz", units=units, active="nappa")
    t.play("technique kapa goku", "no_die", "enough")
    # 4 wounds, then the fall: both sides, by number
    assert "5b" not in t.hills
    assert [event["unit"] for event in t.said("fell")] == ["goku", "gohan", "raditz"]
    assert (t["goku"]["health"], t["gohan"]["health"], t["raditz"]["health"]) == (2, 4, 5)
    assert t["raditz"]["down"]
    ground = given("goku / nappa raditz", units={"nappa": "5a ki=4", "goku": "5c"}, active="nappa")
    assert len(ground.play("technique kapa goku", "no_die").hills) == 12


@pytest.mark.clause("DUEL-3.23")
def test_the_hill_falls_though_the_target_is_ko_and_where_it_stood() -> None:
    units = {"nappa": "5a ki=4 flying", "goku": "5b health=4", "gohan": "5b"}
    t = given("goku gohan yamcha / nappa raditz", units=units, active="nappa")
    t.play("technique kapa goku", "no_die", "enough")
    assert t["goku"]["zone"] is None
    assert "5b" not in t.hills
    assert t["gohan"]["down"]


@pytest.mark.clause("DUEL-3.24")
def test_self_wound_and_self_ko_come_last_and_cannot_be_avoided() -> None:
    units = {"tenshinhan": "5c ki=4 parades=3", "vegeta": "5a"}
    t = given("tenshinhan / vegeta", units=units, active="tenshinhan", hands="carapace senzu / -")
    t.play("technique kikoho vegeta", "pass", "no_die")
    assert (t["tenshinhan"]["health"], t["tenshinhan"]["parades"]) == (4, 3)
    units = {"chaozu": "5c ki=2", "tenshinhan": "Aa", "vegeta": "5c"}
    t = given("chaozu tenshinhan / vegeta nappa", units=units, active="chaozu")
    t.play("technique adieu_tenshinhan vegeta", "no_die")
    assert (t["chaozu"]["health"], t["vegeta"]["health"]) == (0, 2)
    assert t.points == [0, 2]


@pytest.mark.clause("DUEL-3.24")
def test_nothing_is_scored_twice_if_the_user_is_ko_already() -> None:
    units = {"chaozu": "5c ki=2 health=1", "tenshinhan": "Aa", "vegeta": "5c"}
    t = given("chaozu tenshinhan / vegeta nappa", units=units, active="chaozu")
    t.play("technique adieu_tenshinhan vegeta", "roll", dice=[7]).play("accept")
    assert t["chaozu"]["health"] == 0
    assert t.points == [0, 2]
    assert len(t.said("ko")) == 1


@pytest.mark.clause("DUEL-3.25")
def test_strength_multiplies_and_a_flat_bonus_does_not() -> None:
    units = {"goku": "5c ki=2", "vegeta": "5c"}
    t = given("goku / vegeta", units=units, active="goku", actions=4, bonus=1)
    t.play("technique kaioken", "technique kaioken")  # uses add up: strength 3
    assert t["goku"]["flying"]
    t.play("attack vegeta 2")
    assert t.said("struck")[-1]["wounds"] == 3 * 2 + 1
    t.play("no_die")
    t = given("goku / vegeta", units={"vegeta": "5c ki=2 stars=1", "goku": "5c"}, active="vegeta")
    t.play("technique oozaru", "attack goku 2")
    assert t.said("struck")[-1]["wounds"] == 3 * 2


@pytest.mark.clause("DUEL-3.25", "DUEL-7.15")
def test_what_lasts_until_the_end_of_the_activation_ends_there() -> None:
    t = given("goku / vegeta", units={"goku": "5c ki=1", "vegeta": "Ba"}, active="goku", reach=1, bonus=1)
    t.play("technique kaioken", "end")
    s = t.state
    assert (s.power, s.bonus, s.reach, s.flying[0]) == (0, 0, 0, 0)


@pytest.mark.clause("DUEL-3.25a")
def test_telekinesis_lays_one_standing_enemy_down_at_range_0_or_1() -> None:
    units = {"chaozu": "5c stars=2", "vegeta": "5a", "nappa": "5b", "raditz": "Aa down", "yamcha": "5c flying"}
    t = given("chaozu / vegeta nappa raditz yamcha", units=units, active="chaozu", reach=1)
    # nappa is on a hill (3), raditz lies already, flying yamcha is at 2; a range bonus does not count
    assert t.offers("talent") == ["talent telekinesie vegeta"]
    t.play("talent telekinesie vegeta")
    assert t["vegeta"]["down"]
    assert t.key == "act-menu"  # no defence of any kind
    assert t["chaozu"]["stars"] == 1


@pytest.mark.clause("DUEL-3.25a")
def test_taiyoken_lays_every_enemy_figure_of_the_zone_down() -> None:
    units = {"krilin": "5c stars=2", "vegeta": "5c flying", "nappa": "5c", "raditz": "5a"}
    t = given("krilin / vegeta nappa raditz", units=units, active="krilin", saibaimen="5c")
    t.play("technique taiyoken")
    assert t["vegeta"]["down"]
    assert not t["vegeta"]["flying"]
    assert t["nappa"]["down"]
    assert not t["raditz"]["down"]
    assert t["krilin"]["stars"] == 0
    assert len(t.view(0)["saibaimen"]) == 1


@pytest.mark.clause("DUEL-3.26")
def test_yamcha_steals_a_star_or_a_parade() -> None:
    def attacked(goku: str, yamcha: str = "") -> At:
        units = {"yamcha": f"5c {yamcha}", "goku": f"5c {goku}"}
        t = given("yamcha / goku piccolo", units=units, active="yamcha", actions=2, flat="5b 5d")
        t.play("attack goku 2", "no_die")
        if t.key == "f-tokens":
            t.play("parry 0")
        return t

    t = attacked("stars=1 parades=1")
    assert t.key == "steal"
    assert t.offers() == ["choose star", "choose parade"]
    t.play("choose parade")
    assert t["yamcha"]["parades"] == 1
    assert t["goku"]["parades"] == 0
    t = attacked("stars=1")
    assert t["yamcha"]["stars"] == 1
    assert t.key == "push"
    t = attacked("stars=1 parades=1", "stars=3")
    assert t["yamcha"]["parades"] == 1
    t = attacked("")
    assert t.said("stole") == []
    t = attacked("stars=1 health=2")
    assert t.said("stole") == []
