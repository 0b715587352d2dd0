"""Every component comes up: forms, combos, cards, abilities, Events, faces, spaces, questions, endings."""

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
from tests.games.contract import Case
from tests.games.tournament.audit import ALL, Audit, case_of, eager, heuristic
from tests.games.tournament.table import given

RARE = {"no_card", "nothing_there", "pile_remade"}  # piles that run dry; tested one by one elsewhere
BEFORE = {"first_throw", "first_drafter"}  # told with the deal
SELDOM = {"fuse-who", "interpose"}  # both fusions at once, two team-mates in contact; see their own tests


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


def test_everything_comes_up_in_whole_games() -> None:
    audit = Audit()
    for seed in range(70):
        case = Case("tournament", ("rounds10", "rounds5", "timed")[seed % 3], 2 + seed % 5)
        options: dict[str, object] = {"roster": "full", "draft_mode": ("auto", "pick")[seed % 2]}
        if seed % 4 == 0:
            options |= {"may_pass": True, "reshuffle_events": True}
        audit.play(case, seed, options, eager)
    for seed in range(6):
        audit.play(case_of(seed), seed, None, heuristic)
    assert audit.missing("word") <= RARE | BEFORE
    assert audit.missing("question") <= SELDOM
    for kind in ("ability", "card", "event card", "face", "space", "move"):
        assert audit.missing(kind) == set(), kind
    assert audit.missing("warrior fights") <= {"kefla", "anilaza"}
    assert len(audit.missing("form")) < 8  # the rarest throws; all of them are made above
    assert audit.missing("ending") == set()
    assert sum(audit.used["clash"].values()) > 0
    assert len(ALL) == 13
