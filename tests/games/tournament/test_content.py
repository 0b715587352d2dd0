"""Components and content (TOUR section 3)."""

from __future__ import annotations

from collections import Counter

import pytest

import nyoi
from nyoi.games.tournament import board, check, content
from nyoi.games.tournament.content import (
    ABILITIES,
    ABILITY,
    BASE,
    COPIES,
    COST,
    DIVISION,
    ENDURANCE,
    FACES,
    FORM_ROWS,
    FORMS,
    FORMS_OF,
    INVULNERABLE,
    KIND_OF,
    KIND_ROWS,
    KINDS,
    PILE,
    PILES,
    THROWN,
    UNIVERSE,
    WARRIOR,
    WARRIORS,
    form_thrown,
    roster,
)
from tests.games.tournament.table import given


@pytest.mark.clause("TOUR-3.1")
def test_six_dice_with_six_faces_equally_likely() -> None:
    assert FACES == ("ball", "fist", "kick", "aura", "star", "teleport")
    t = given("hit@D7 / monna@F7", dice="ball fist kick aura star teleport")
    t.play("go hit F7")
    assert t.event("rolled")["faces"] == list(FACES)
    counts: Counter[str] = Counter()
    for seed in range(300):
        t = given("hit@D7 / monna@F7")
        t.s.rng = type(t.s.rng)(seed)
        t.play("go hit F7")
        counts.update(t.event("rolled")["faces"])
    assert set(counts) == set(FACES)
    assert all(230 < n < 370 for n in counts.values())


@pytest.mark.clause("TOUR-3.2")
def test_ordinary_dice_for_transformations_and_starting_rolls() -> None:
    t = given("son_goku@D7 / monna@F7", dice="6 6")
    t.play("go son_goku F7", "transform")
    assert t.event("tried")["dice"] == [6, 6]
    assert max(event["die"] for event in nyoi.new("tournament", 6, 3).events(0) if event["word"] == "first_throw") <= 6


@pytest.mark.clause("TOUR-3.3")
def test_77_draftable_warriors_and_two_fusions() -> None:
    assert len(roster(full=False)) == 77
    assert [WARRIORS[w] for w in content.FUSIONS] == ["anilaza", "kefla"]
    ends = [ENDURANCE[w] for w in roster(full=False) if WARRIORS[w] != "tortue_geniale"]
    assert ends == sorted(ends, reverse=True)  # the order of the printed table, by Endurance
    assert len(FORMS) - len(content.FUSIONS) == 77 + 3 + 30  # the added Cabba form and three more warriors


@pytest.mark.clause("TOUR-3.4")
def test_the_full_roster_gives_every_universe_ten_fighters() -> None:
    added = {WARRIORS[w] for w in set(roster(full=True)) - set(roster(full=False))}
    assert added == {"borareta", "pancea", "lilibeu"}
    assert set(Counter(UNIVERSE[w] for w in roster(full=True)).values()) == {10}
    t = nyoi.new("tournament", 2, 1)
    assert t.refusal(t.decision.seat, "draft pancea").reason == "not-in-roster"  # type: ignore[union-attr]
    t = nyoi.new("tournament", 2, 1, options={"roster": "full"})
    t.play("draft pancea")


TRANSFORMATIONS = {
    "son_goku": "5 ss 2 2, 6 ss2 2 3, 7 ss3 2 5, 8 divin 2 3, "
    "9 blue 2 4, 10 blue_kaio 2 7, 11 ui_presage 3 5, 12 ui 3 7",
    "vegeta": "6-7 ss 2 2, 8 ss2 2 3, 9-10 blue 2 4, 11-12 blue_evolution 3 6",
    "son_gohan": "4 ss 2 1, 5 ss2 2 2, 6 ultime 2 3",
    "kale": "4-5 enragee 2 5, 6 ss2 2 4",
    "caulifla": "4-5 ss 2 1, 6 ss2 2 3",
    "cabba": "4-5 ss 2 1, 6 ss2 2 2",
    "jiren": "5-6 pleine_puissance 3 6",
    "toppo": "5-6 dieu_destruction 3 6",
    "kefla": "4-6 ss 2 4",
    "freezer": "4-6 =golden_freezer 2 4",
    "brianne": "4-6 =ribrianne 2 2",
    "sanka_ku": "4-6 =kakunsa 2 2",
    "su_roas": "4-6 =rozie 2 2",
    "tortue_geniale": "4-6 pp 2 2",
    "ganos": "4-6 transforme 2 1",
}


@pytest.mark.clause("TOUR-3.5")
@pytest.mark.parametrize("id", TRANSFORMATIONS)
def test_transformation_throws(id: str) -> None:
    warrior = WARRIOR[id]
    due = dict.fromkeys(range(THROWN[warrior], 6 * THROWN[warrior] + 1), (-1, 1, 0))
    for line in TRANSFORMATIONS[id].split(", "):
        throw, name, division, cost = line.split()
        low, _, high = throw.partition("-")
        form = name[1:] if name.startswith("=") else f"{id}_{name}"
        for total in range(int(low), int(high or low) + 1):
            due[total] = (FORMS.index(form), int(division), int(cost))
    for total, (form_due, division_due, cost_due) in due.items():
        found = form_thrown(warrior, total)
        assert found == form_due
        assert found < 0 or (DIVISION[found], COST[found]) == (division_due, cost_due)


@pytest.mark.clause("TOUR-3.5")
def test_nobody_else_transforms() -> None:
    assert {WARRIORS[w] for w in range(len(WARRIORS)) if len(FORMS_OF[w]) > 1} == set(TRANSFORMATIONS)
    assert [id for id in WARRIORS if THROWN[WARRIOR[id]] == 2] == ["son_goku", "vegeta"]


@pytest.mark.clause("TOUR-3.6")
def test_damage_belongs_to_the_warrior_not_the_form() -> None:
    assert all(form["endurance"] == ENDURANCE[content.WARRIOR_OF[f]] for f, form in enumerate(FORM_ROWS))
    t = given("cabba@D7-6 / monna@F7", dice="6")
    t.play("go cabba F7", "transform")
    assert t.form("cabba") == "cabba_ss2"
    assert t.left("cabba") == 15


@pytest.mark.clause("TOUR-3.7")
def test_every_form_has_one_ability() -> None:
    def carriers(ability: str) -> set[str]:
        return {WARRIORS[w] for w in range(len(WARRIORS)) if ABILITIES[ABILITY[BASE[w]]] == ability}

    assert len(ABILITIES) == 13
    assert carriers("solitaire") == {"jiren", "vegeta", "freezer"}
    assert carriers("solar_flare") == {"krillin", "tenshinhan"}
    assert carriers("heal") == {"piccolo", "pirina", "saonel", "maji_kayo"}
    assert carriers("shield") == {"c17", "koichiarator", "botamo", "chappil", "cocotte"}
    assert carriers("reflect_ball") == {"prum", "the_preecho"}
    assert carriers("counter_attack") == {"bergamo", "viara", "majora", "hopp", "jirasen"}
    assert carriers("no_dodge") == {"dyspo", "hermila", "gamisaras", "anilaza"}


@pytest.mark.clause("TOUR-3.8")
def test_the_ability_changes_with_the_form() -> None:
    # Base Toppo gets a die more in defence; as a god of destruction it has a shield instead.
    t = given("krillin@D7 / toppo@F7", dice="6 ball ball kick")
    t.play("go krillin F7", "transform", "combo 2")
    assert "shielded" in t.heard()
    t = given("krillin@D7 / toppo@F7", dice="ball ball kick")
    t.play("go krillin F7", "decline", "combo 2")
    assert t.damage("toppo") == 13


@pytest.mark.clause("TOUR-3.9", "TOUR-3.11", "TOUR-3.12", "TOUR-3.13", "TOUR-3.14")
def test_four_piles_of_25() -> None:
    assert len(KINDS) == 58
    assert Counter(PILES[PILE[KIND_OF[card]]] for card in range(100)) == dict.fromkeys(PILES, 25)
    counts = {row["name"]: row["count"] for row in KIND_ROWS}
    several = {
        "attack": {"Kamehameha": 3, "Canon Galick": 2, "Makankosappo": 2, "Kienzan": 2, "Rafale de coups": 2}
        | {"Coup de pied tourbillon": 2, "Enchaînement": 2},
        "defence": {"Esquive éclair": 3, "Image rémanente": 2, "Garde croisée": 4, "Blocage": 3, "Sauvetage": 3}
        | {"Barrière d’énergie": 2, "Renvoi de boule": 2, "Second souffle": 2, "Riposte du gardien": 2, "Relève": 2},
        "special": {"Transformation": 6, "Fusion": 3, "Haricot magique": 2, "Déplacement instantané": 2}
        | {"Aura de Kaïo": 2, "Ultra réflexes": 2, "Mur de ki": 2},
        "event": {"Les Zeno veulent du spectacle": 2, "Élan": 2, "Ki débordant": 2, "Répit": 2, "Éveil": 2}
        | {"Effondrement de l’arène": 2, "Offrande d’un Dieu": 2},
    }
    for pile, due in several.items():
        found = {row["name"]: row["count"] for row in KIND_ROWS if row["type"] == pile and row["count"] > 1}
        assert found == due
    assert sum(counts.values()) == sum(COPIES) == 100
    adding = {row["name"] for row in KIND_ROWS if row["adds_fight"]}
    assert adding == {"Enchaînement", "Relève", "Vitesse de la lumière", "Les Zeno veulent du spectacle"}


@pytest.mark.clause("TOUR-3.10")
def test_timings_and_effects_are_a_closed_set() -> None:
    attack = [k for k in range(len(KINDS)) if PILES[PILE[k]] == "attack"]
    assert all(content.TIMING[k] & content.CLASH and content.TIMING[k] & content.IN_ATTACK for k in attack)
    ops = {content.OPS[op] for effects in content.EFFECTS for op, _, _ in effects}
    assert ops == set(content.OPS)  # every effect is used, and no other
    timings = 0
    for timing in content.TIMING:
        timings |= timing
    assert timings == (1 << len(content.TIMINGS)) - 1


@pytest.mark.clause("TOUR-3.15")
def test_invulnerable_cards() -> None:
    assert {KINDS[k] for k in range(len(KINDS)) if INVULNERABLE[k]} == {
        "att_final_flash",
        "att_kienzan",
        "att_genkidama",
    }
    t = given("hit@D7 / prum@F7 monna@A5", hands="att_kienzan /", dice="ball kick kick aura aura aura")
    t.play("go hit F7", "card att_kienzan")
    assert "reflected" not in t.heard()
    assert t.at("prum") == ""  # 13 is all it has


@pytest.mark.clause("TOUR-3.15b")
def test_an_invulnerable_ball_can_be_dodged_halved_or_cancelled_but_not_sent_back() -> None:
    hands = "att_kienzan / def_barriere def_renvoi def_garde spe_mur"
    dice = "ball kick kick aura aura aura aura aura"
    t = given("hit@D7 / toppo@F7", hands=hands, dice=dice)
    t.play("go hit F7", "decline", "reroll aura", "reroll aura", "card att_kienzan")
    t.roll("aura aura ball kick fist fist").play("throw")
    assert t.offers("card") == ["card def_barriere", "card def_garde"]
    assert t.refused("card def_renvoi") == "ball-invulnerable TOUR-3.15"
    t.play("card def_barriere")
    assert t.damage("toppo") == 0


@pytest.mark.clause("TOUR-3.16")
def test_damage_tokens_never_run_out() -> None:
    t = given("jiren@D7-41 son_goku@A5-33 / vegeta@F7-32 toppo@A7-31 hit@A8-29 freezer@M5-26")
    assert sum(t.s.damage) == 192
    t.play("go jiren E7")


@pytest.mark.clause("TOUR-3.17", "TOUR-3.19")
def test_the_board() -> None:
    assert len(board.SPACES) == 145
    assert Counter(board.COLOURS[c] for c in board.COLOUR) == {"red": 41, "yellow": 42, "blue": 41, "green": 21}
    assert sum(board.EDGE) == 48
    inner = [x for x in range(145) if not board.EDGE[x]]
    assert all({board.COLOUR[y] for y in (x, *board.AROUND[x])} == {0, 1, 2, 3} for x in inner)
    assert "A3" not in board.SPACE
    assert board.COLOURS[board.COLOUR[board.SPACE["G7"]]] == "green"
    assert board.steps(board.SPACE["D4"], board.SPACE["G5"]) == 3


@pytest.mark.clause("TOUR-3.18")
def test_diagonals_are_linked() -> None:
    around = {board.SPACES[x] for x in board.AROUND[board.SPACE["F7"]]}
    assert around == {"E6", "F6", "G6", "E7", "G7", "E8", "F8", "G8"}


@pytest.mark.clause("TOUR-3.9")
def test_tables_that_do_not_fit_are_refused(monkeypatch: pytest.MonkeyPatch) -> None:
    check.check()
    monkeypatch.setattr(check, "COPIES", (*COPIES[:-1], 2))
    with pytest.raises(ValueError, match="event"):
        check.check()
    monkeypatch.undo()
    monkeypatch.setattr(check, "WARRIOR", {})
    with pytest.raises(ValueError, match="twice"):
        check.check()
