"""The figures shown before and during a fight (TOUR-11.6, 11.7): what will really happen, from a view alone."""

from __future__ import annotations

from typing import cast

import pytest

from nyoi.games.tournament.content import FACES
from nyoi.games.tournament.foretell import keeping
from nyoi.games.tournament.mind.odds import chance, dodge_need
from nyoi.games.tournament.seen import TournamentForetold
from tests.games.tournament.table import Play, given


def told(t: Play, text: str = "", seat: int = 0) -> TournamentForetold | None:
    move = t.table.game.lexicon().move(text) if text else None
    assert move is not None or not text, text
    return cast("TournamentForetold | None", t.table.game.foretell(t.table.view(seat), move))


def need(*symbols: str) -> tuple[int, ...]:
    return tuple(symbols.count(face) for face in FACES)


def lying(*symbols: str) -> tuple[int, ...]:
    return tuple(sorted(FACES.index(face) for face in symbols))


@pytest.mark.clause("TOUR-6.20", "TOUR-6.25")
def test_a_fight_before_it_is_begun() -> None:
    t = given("frost@D7 vuon@G8 / damon@F7 cabba@M7", event="eve_ki")
    before = t.table.fingerprint
    found = told(t, "go frost F7")
    assert found is not None
    fight = found["fight"]
    attacker, target = fight["attacker"], fight["target"]
    assert attacker["dice"] == 6
    assert attacker["dice_parts"] == {"form": 4, "mates": 2, "foe_ability": -1, "turn": 1}
    assert attacker["reroll_parts"] == {"form": 3}
    assert attacker["ability"] == "fewer_rerolls"
    assert [c["combo"] for c in attacker["combos"]] == ["frost_1", "frost_2"]
    assert target["dice"] == 4
    assert 0 < (target["dodge"] or 0) < 100
    assert 0 < fight["kill"] < 100
    assert fight["damage"] == pytest.approx(16, abs=2)
    assert told(t, "go frost G8") is None  # an own warrior
    assert told(t, "go frost F7", seat=1) is None  # not his to send
    assert t.table.fingerprint == before
    forms = told(given("cabba@D7 / damon@F7"), "go cabba F7")
    assert forms is not None
    assert forms["fight"]["attacker"]["forms"] == {"cabba": 50, "cabba_ss": 33, "cabba_ss2": 17}


@pytest.mark.clause("TOUR-6.3", "TOUR-6.4")
def test_what_a_space_brings() -> None:
    t = given("frost@D7 / damon@F7")
    found = {told(t, f"go frost {space}")["pile"] for space in ("D8", "E7", "D6", "C7", "E8", "C8")}  # type: ignore[index]
    assert found <= {"attack", "defence", "special", ""}
    assert len(found) > 1


@pytest.mark.clause("TOUR-6.38", "TOUR-6.28")
def test_dice_on_the_table() -> None:
    t = given("krillin@D7 / monna@F7", hands="att_kienzan / def_garde", dice="ball fist fist")
    assert told(t) is None
    t.play("go krillin F7")
    own, other = told(t), told(t, seat=1)
    assert own is not None
    assert other is not None
    assert own["answers"] == "none"
    assert own["hopes"] == ["combo 1", "combo 2", "card att_kienzan"]
    assert other["hopes"] == ["combo 1", "combo 2"]  # nobody sees the hand of another
    combo = told(t, "combo 1")
    assert combo is not None
    assert 0 < combo["chance"] <= 100
    assert len(combo["keep"]) <= 3
    t.roll("kick kick").play("reroll fist fist").roll("kick").play("reroll kick", "combo 1")
    t.roll("fist aura aura aura aura").play("throw")
    found = told(t, seat=1)
    assert found is not None
    assert found["hopes"] == ["dodge", "card def_garde"]
    garde, dodge = told(t, "card def_garde", seat=1), told(t, "dodge", seat=1)
    assert garde is not None
    assert dodge is not None
    assert garde["chance"] > 80
    assert 0 < dodge["chance"] < 40


@pytest.mark.clause("TOUR-6.44", "TOUR-6.46")
def test_a_blow_says_what_it_takes_and_leaves() -> None:
    """What is declared is not what is lost: the rules divide, shield and stop at what is left."""
    t = given("krillin@D7 / monna@F7", dice="ball fist fist").play("go krillin F7")
    found = told(t, "sum ball fist fist")
    assert found is not None
    (hit,) = found["hits"]
    left = t.table.view(0)["fight"]["left"][1]
    assert hit["warrior"] == "monna"
    assert hit["lose"] == min(found["damage"], left)
    assert hit["left"] == left - hit["lose"]
    assert not hit["falls"]
    t.play("sum ball fist fist")
    now = t.table.view(0)["players"][1]["team"][0]["left"]
    assert now == hit["left"]  # and so it came


@pytest.mark.parametrize(
    ("symbols", "dice", "rerolls", "shown", "known"),
    [
        (need("fist", "fist", "fist", "aura"), 5, 3, (), 0.8775972969744967),
        (need("ball", "ball", "aura"), 3, 2, (), 0.5288053936137783),
        (need("ball", "ball", "aura"), 3, 2, lying("ball", "star", "kick"), 0.75),
        (dodge_need(3), 4, 1, (), 0.4000914494741655),
        (dodge_need(5), 6, 4, (), 0.8186149675891428),
        (need("fist", "kick"), 2, 0, (), 0.19444444444444442),
    ],
)
def test_chances_known_to_many_places(
    symbols: tuple[int, ...], dice: int, rerolls: int, shown: tuple[int, ...], known: float
) -> None:
    assert chance(symbols, dice, rerolls, shown) == pytest.approx(known, abs=1e-9)


def test_the_dice_to_keep() -> None:
    assert keeping(need("ball", "ball", "aura"), lying("ball", "star", "kick"), 2) == lying("ball", "star")
    made = lying("ball", "ball", "aura")
    assert keeping(need("ball", "ball", "aura"), made, 2) == made
