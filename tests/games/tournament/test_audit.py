"""Every form makes its combos, every card of an attack attacks and clashes: what few games would miss."""

from __future__ import annotations

import pytest

from nyoi.games.tournament.content import (
    COMBO_DAMAGE,
    COMBO_NEED,
    DAMAGE,
    FACES,
    FORMS,
    IN_ATTACK,
    KIND,
    KINDS,
    NEED,
    PILE,
    PILES,
    ROLL,
    THROWN,
    TIMING,
    WARRIOR_OF,
    WARRIORS,
)
from tests.games.tournament.table import given


def symbols(need: tuple[int, ...]) -> str:
    return " ".join(FACES[face] for face, number in enumerate(need) for _ in range(number))


@pytest.mark.clause("TOUR-3.5", "TOUR-6.28")
@pytest.mark.parametrize("form", range(len(FORMS)), ids=FORMS)
def test_every_form_can_make_both_its_combos(form: int) -> None:
    id = WARRIORS[WARRIOR_OF[form]]
    mate, target = ("vuon" if id == "murisarm" else "murisarm"), ("tupper" if id == "monna" else "monna")
    total = ROLL[form][0] if ROLL[form] else 0
    two = THROWN[WARRIOR_OF[form]] == 2
    throw = "" if not total else f"{total // 2} {total - total // 2}" if two else str(total)
    for n in (0, 1):
        dice = f"{throw} {symbols(COMBO_NEED[form][n])}{' teleport' * 6}"
        teams = f"{id}@D7 {mate}@G8 / {target}@F7 viara@A5" if id != "viara" else f"{id}@D7 / {target}@F7"
        t = given(teams, dice=dice, options={"roster": "full"})
        t.play(f"go {id} F7")
        if t.key == "transform":
            t.play("transform" if total else "decline")
        assert t.form(id) == FORMS[form]
        assert f"combo {n + 1}" in t.offers()
        t.play(f"combo {n + 1}")
        told = t.event("combo")
        assert (told["combo"], told["damage"]) == (f"{FORMS[form]}_{n + 1}", COMBO_DAMAGE[form][n])


@pytest.mark.clause("TOUR-3.11", "TOUR-6.29", "TOUR-6.41")
@pytest.mark.parametrize("id", [id for k, id in enumerate(KINDS) if TIMING[k] & IN_ATTACK])
def test_every_attack_card_attacks_and_clashes(id: str) -> None:
    kind = KIND[id]
    thrown = symbols(NEED[kind]) + " teleport" * 6
    t = given("hit@D7 / jiren@F7", hands=f"{id} /")
    t.roll(thrown).play("go hit F7", "decline", f"card {id}")
    assert t.event("card_attack")["damage"] == DAMAGE[kind]
    if PILES[PILE[kind]] == "attack":
        t = given("frost@D7 / jiren@F7", hands=f"/ {id}", dice=f"ball ball ball kick ball ball {thrown}")
        t.play("go frost F7", "decline", "reroll ball", "reroll ball", "combo 2", "throw", f"card {id}")
        assert t.damage("jiren") == max(17 - DAMAGE[kind], 0)
