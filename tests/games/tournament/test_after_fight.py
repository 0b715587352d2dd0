"""After the fight: places and cards (TOUR 6.H)."""

from __future__ import annotations

import pytest

from nyoi.games.tournament.board import COLOUR, GREEN, RING, SPACE, SPACES
from nyoi.games.tournament.rules.arena import landings
from tests.games.tournament.table import given


@pytest.mark.clause("TOUR-6.57")
def test_after_an_elimination_the_attacker_stays_even_on_green() -> None:
    t = given("krillin@F5 / zium@G7 vuon@A5", dice="ball ball kick")
    t.play("go krillin G7", "combo 2", "draw attack")
    assert t.at("krillin") == "G7"
    assert t.heard().count("drew") == 1
    assert t.heard().count("fight") == 1  # no pile fight


@pytest.mark.clause("TOUR-6.58", "TOUR-6.60")
def test_after_a_fight_that_was_survived_the_attacker_lands_beside_it_and_draws() -> None:
    t = given("frost@E6 vuon@F6 / monna@F7 nink@F8", dice="teleport teleport teleport teleport")
    t.play("go frost F7", "sum teleport")
    # E6 is where it came from; G7 is green; F6, F8 are taken; F7 is Monna's.
    assert t.offers() == [f"space {id}" for id in ("E6", "G6", "E7", "E8", "G8")]
    assert t.refused("space F6") == "space-taken TOUR-6.58"
    assert t.refused("space F7") == "space-taken TOUR-6.58"
    assert t.refused("space F4") == "space-not-near TOUR-6.58"
    t.play("space E6")
    assert t.hand(0).startswith("def_")


@pytest.mark.clause("TOUR-6.58b")
def test_the_fight_space_qualifies_once_the_target_has_left_it() -> None:
    t = given("krillin@D7 / monna@F7", hands="/ def_image", dice="ball kick fist fist")
    t.play("go krillin F7", "reroll fist", "combo 1").roll("teleport kick aura aura aura").play(
        "throw", "card def_image"
    )
    assert (t.key, t.seat) == ("step", 1)
    assert "space G7" not in t.offers()
    t.play("space F8")
    assert "space F7" in t.offers()
    t.play("space F7")
    assert t.at("krillin") == "F7"
    assert t.hand(0).startswith("spe_")
    # Not when it is green.
    t = given("krillin@D7 / monna@G7", hands="/ def_image", dice="ball kick fist fist")
    t.play("go krillin G7", "reroll fist", "combo 1").roll("teleport kick aura aura aura").play(
        "throw", "card def_image"
    )
    t.play("space F8")
    assert "space G7" not in t.offers()


@pytest.mark.clause("TOUR-6.59")
def test_without_a_space_beside_it_the_nearest_are_offered() -> None:
    taken = "frost@D7 / monna@F7 vuon@E6 nink@F6 zium@G6 shosa@E7 hopp@E8 / viara@F8 prum@G8"
    t = given(taken, dice="teleport teleport teleport teleport")
    t.play("go frost F7", "sum teleport")
    ring = [SPACES[x] for x in RING[SPACE["F7"]][2] if COLOUR[x] != GREEN]
    assert t.offers() == [f"space {id}" for id in ring]
    t.play("space D7")
    assert len(t.s.hands[0]) == 1


@pytest.mark.clause("TOUR-6.59")
def test_on_a_full_board_the_attacker_returns_without_a_card() -> None:
    t = given("frost@G5 / monna@G7", dice="teleport teleport teleport teleport")
    t.play("go frost G7")
    former = SPACE["G5"]
    for space in range(len(SPACES)):  # more tokens than there are in the game
        if t.s.at[space] < 0 and COLOUR[space] != GREEN:
            t.s.at[space] = t.s.teams[1][0]
    assert landings(t.s) == []
    t.s.former = next(x for x in range(len(SPACES)) if COLOUR[x] == GREEN and t.s.at[x] < 0)
    t.play("sum teleport")
    assert t.s.place[t.s.teams[0][0]] not in (former, SPACE["G7"])
    assert t.hand(0) == ""


@pytest.mark.clause("TOUR-6.61")
def test_an_eliminated_attacker_draws_nothing_and_the_defender_stays() -> None:
    t = given("zium@D7-3 vuon@A5 / hopp@F7", dice="aura aura")
    t.play("go zium F7", "sum aura").roll("kick fist aura").play("counter", "combo 1")
    assert t.at("hopp") == "F7"
    assert t.hand(0) == ""
    assert t.s.active == 1
