"""Number of dice and rerolls (TOUR 6.C)."""

from __future__ import annotations

import pytest

from tests.games.tournament.table import Play, given, options


def attack_of(t: Play, move: str) -> tuple[int, int]:
    """Dice and rerolls of an attack."""
    t.play(move)
    found = t.event("attacks")
    return found["dice"], found["rerolls"]


def defence_of(t: Play) -> tuple[int, int]:
    """Dice and rerolls of a defence, thrown after an attack on the third throw."""
    while t.offers("reroll") and t.s.stack[-1].throws < 3:  # type: ignore[attr-defined]
        t.play(t.offers("reroll")[0])
    t.play(t.offers("sum")[0], "throw")
    found = t.event("defends")
    return found["dice"], found["rerolls"]


@pytest.mark.clause("TOUR-6.20")
def test_all_that_changes_attack_dice_is_added_then_limited() -> None:
    assert attack_of(given("zirloin@D7 / frost@F7"), "go zirloin F7")[0] == 5  # 4 + 1 ability
    assert attack_of(given("zirloin@D7 / damon@F7"), "go zirloin F7")[0] == 4  # + 1 - 1
    assert attack_of(given("frost@D7 / damon@F7", event="eve_ki"), "go frost F7")[0] == 4  # - 1 + 1
    assert attack_of(given("frost@D7 / damon@F7", event="eve_fatigue"), "go frost F7")[0] == 2
    assert attack_of(given("zium@D7 / damon@F7", event="eve_fatigue"), "go zium F7")[0] == 1  # 2 - 1 - 1: never 0
    # 6 + 2 - 1: added first, then limited (TOUR-7.4)
    assert attack_of(given("hit@D7 vuon@E6 / damon@F7"), "go hit F7")[0] == 6
    assert attack_of(given("hit@D7 / monna@F7", event="eve_ki"), "go hit F7")[0] == 6


@pytest.mark.clause("TOUR-6.21b", "TOUR-6.21c")
def test_contact_is_measured_from_the_fight_space() -> None:
    # Beside the attacker's former space: no help. Enemies around change nothing.
    assert attack_of(given("frost@D7 monna@C7 / nink@F7 zium@G8 vuon@E8"), "go frost F7")[0] == 4 - 1
    assert attack_of(given("frost@D7 monna@C7 / lavender@F7 zium@G8 vuon@E8"), "go frost F7")[0] == 4
    assert attack_of(given("frost@D7 monna@G8 / lavender@F7 zium@G6"), "go frost F7")[0] == 5
    # The same holds for the defender.
    t = given("jimeze@D7 / lavender@F7 zium@G6 shosa@M5")
    t.play("go jimeze F7")
    assert defence_of(t)[0] == 5


@pytest.mark.clause("TOUR-6.21b")
def test_the_attacker_does_not_reinforce_itself_from_where_it_came() -> None:
    assert attack_of(given("frost@F6 / lavender@F7"), "go frost F7")[0] == 4


@pytest.mark.clause("TOUR-6.22", "TOUR-6.22b")
def test_reinforcement_is_two_dice_at_most_unless_the_host_says_otherwise() -> None:
    one = given("bergamo@D7 c18@G8 / lavender@F7")
    assert attack_of(one, "go bergamo F7")[0] == 6  # one carrier gives two
    two = given("nigrisshi@D7 c18@G8 vuon@G6 / lavender@F7")
    assert attack_of(two, "go nigrisshi F7")[0] == 5  # four offered, two given
    wide = options(reinforcement_cap=5)
    two = given("vikal@D7 c18@G8 vuon@G6 / lavender@F7", options=wide)
    assert attack_of(two, "go vikal F7")[0] == 6  # 2 + 4
    two = given("frost@D7 c18@G8 vuon@G6 / lavender@F7", options=wide)
    assert attack_of(two, "go frost F7")[0] == 6


@pytest.mark.clause("TOUR-6.22b")
def test_the_carrier_gives_two_and_does_not_receive_more() -> None:
    assert attack_of(given("vuon@D7 monna@G8 / lavender@F7"), "go vuon F7")[0] == 4


@pytest.mark.clause("TOUR-6.22c")
def test_a_loner_gives_nothing_but_is_helped() -> None:
    assert attack_of(given("frost@D7 freezer@G8 / lavender@F7"), "go frost F7")[0] == 4
    t = given("freezer@D7 frost@G8 / lavender@F7")
    t.play("go freezer F7", "decline")
    assert t.event("attacks")["dice"] == 5


@pytest.mark.clause("TOUR-6.22d")
def test_a_supporter_counts_with_its_base_form() -> None:
    # Vegeta's forms are no loners; as a supporter it is never transformed.
    t = given("frost@D7 vegeta@G8 / lavender@F7")
    t.s.form[t.s.teams[0][1]] += 1  # even if it were
    assert attack_of(t, "go frost F7")[0] == 4


@pytest.mark.clause("TOUR-6.23")
def test_the_attacker_is_reinforced_in_a_pile_fight_the_pile_warrior_never() -> None:
    t = given("frost@D7 monna@F8 / zium@M5 vuon@H8", pile="lavender")
    assert attack_of(t, "go frost G7")[0] == 5
    assert defence_of(t)[0] == 4  # Vuon belongs to its player, but gives it nothing
    t = given("frost@D7 monna@F8 / zium@M5", pile="lavender", options=options(reinforcement_on_green=False))
    assert attack_of(t, "go frost G7")[0] == 4


@pytest.mark.clause("TOUR-6.24")
def test_attack_rerolls() -> None:
    assert attack_of(given("frost@D7 / monna@F7"), "go frost F7")[1] == 3
    assert attack_of(given("katopesia@D7 / monna@F7"), "go katopesia F7")[1] == 3  # 2 + 1 ability
    assert attack_of(given("katopesia@D7 / lavender@F7"), "go katopesia F7")[1] == 2
    assert attack_of(given("frost@D7 / monna@F7", event="eve_concentration"), "go frost F7")[1] == 4
    assert attack_of(given("frost@D7 / hit@F7", event="eve_trouble"), "go frost F7")[1] == 0
    assert attack_of(given("vikal@D7 / hit@F7"), "go vikal F7")[1] == 0  # 1 - 2: not below 0


@pytest.mark.clause("TOUR-6.25", "TOUR-6.25b")
def test_defence_dice_and_rerolls() -> None:
    t = given("jimeze@D7 / monna@F7")
    t.play("go jimeze F7")
    assert defence_of(t) == (5, 2)  # 4 + 1 ability
    t = given("jimeze@D7 / katopesia@F7 frost@G8")
    t.play("go jimeze F7")
    assert defence_of(t) == (5, 3)  # 4 + 1 reinforcement; Technique 2 + 1
    t = given("jimeze@D7 / hit@F7 frost@G8")
    t.play("go jimeze F7")
    assert t.event("attacks")["rerolls"] == 1


@pytest.mark.clause("TOUR-6.25")
def test_six_defence_dice_at_most() -> None:
    t = given("su_roas@D7 / toppo@F7 frost@G8 zium@G6")
    t.play("go su_roas F7", "decline", "decline")
    assert defence_of(t) == (6, 3)


@pytest.mark.clause("TOUR-6.25c")
def test_what_weakens_an_attacker_does_not_touch_a_defence() -> None:
    # Kunshi takes a die from attackers and Shantza two rerolls: not from defenders.
    t = given("kunshi@D7 / lavender@F7", event="eve_fatigue")
    t.play("go kunshi F7")
    assert defence_of(t) == (4, 2)
    t = given("frost@D7 / katopesia@F7", event="eve_trouble")
    t.play("go frost F7")
    assert t.event("attacks")["rerolls"] == 2
    assert defence_of(t) == (4, 3)  # Frost's "one reroll fewer" is for attackers
    t = given("frost@D7 / shantza@F7")
    t.play("go frost F7")
    assert t.event("attacks")["rerolls"] == 1
