"""The tables against the ruling book: what is printed is what is played (DUEL section 3)."""

from __future__ import annotations

from collections import Counter

import pytest

from nyoi.games.duel import check, content
from nyoi.games.duel.content import (
    BALL_OF,
    CARD_ROWS,
    CARDS,
    COMMON,
    DECK,
    DEFENCE_DIE,
    DEFENCE_OF,
    DIE,
    FIRST_IS_A,
    GROUP,
    HILLS,
    KIND,
    LIMITS,
    MOST_HEALTH,
    MOST_KI,
    REWARDS,
    STRENGTH_OF,
    TALENT_OF,
    TALENT_ROWS,
    TECHNIQUE,
    TECHNIQUE_ROWS,
    TECHNIQUES_OF,
    TOKENS,
    UNIT,
    UNITS,
    VALUE,
    ZONES,
)
from nyoi.games.duel.pieces import THINGS
from nyoi.games.duel.setup import components
from nyoi.games.duel.state import Duel
from tests.games.duel.table import new

BOARDS = """
goku       5 7 6 1 2 ki+action ki+range ki+star strength+parade ki+ki flight+star
gohan      3 5 5 1 1 ki ki+ki parade star ki+strength action
piccolo    4 6 6 1 2 ki+parade ki+range health+star star+flight ki+ki ki+action
krilin     3 5 4 1 1 ki+regard star ki+flight parade action ki+range
yamcha     2 4 4 1 1 strength star+regard ki parade action ki+reroll
tenshinhan 3 5 4 1 2 ki+range ki+parade star+flight parade ki+strength action
chaozu     2 5 4 1 1 ki flight star ki+regard parade star+reroll
raditz     3 6 4 1 1 ki+strength star+regard ki+flight parade ki+star ki+action
nappa      4 9 4 1 1 star+strength ki star ki+parade action ki+strength
vegeta     5 8 6 1 2 ki+action ki+ki strength+star ki+parade flight+star ki+range
"""

# character technique ki stars range wounds, then the additional effect
TECHNIQUES = """
goku       kaioken            1 0 self 0 strength=1 flight
goku       kamehameha         4 0 1-2 4 hard=2
goku       genkidama          6 0 3-3 6 splash=2
gohan      masenko            3 0 1-2 4 hard=1
gohan      charge_enragee     2 0 0-0 3 push
piccolo    makankosappo       5 0 1-3 5 hard=3
piccolo    bras_extensible    2 0 1-2 2 push
krilin     kienzan            3 0 1-2 3 no_die
krilin     taiyoken           0 2 own_zone 0 flare
yamcha     rogafufuken        2 0 0-0 3 strip=1
yamcha     sokidan            3 0 1-3 2 level
tenshinhan kikoho             4 0 1-2 5 fells self_wound=1
tenshinhan dodonpa_tenshinhan 2 0 1-2 2 no_reroll
chaozu     dodonpa_chaozu     2 0 1-2 2 no_reroll
chaozu     adieu_tenshinhan   2 0 0-0 6 hard=2 self_ko
raditz     double_sunday      3 0 1-2 3 second=2
raditz     shining_friday     2 0 0-1 3 push
nappa      explosion_geante   3 0 0-1 3 splash=2
nappa      kapa               4 0 1-2 4 fells
vegeta     oozaru             2 1 self 0 strength=2
vegeta     galick_ho          4 0 1-2 5 hard=1
vegeta     onde_explosive     3 0 0-0 3 splash=2
saibaiman1 destruction        0 0 0-0 3 self_ko
saibaiman1 acide              0 0 0-1 1 strip=1
"""
EFFECTS = (
    *("hard", "splash", "second", "push", "no_die", "no_reroll", "strip", "level"),
    *("fells", "self_wound", "self_ko", "strength", "flight", "flare"),
)

CAPSULES = """
vitesse        5 1 RBOX
nuage          4 1 OX
baton          3 1 O
puissance      3 1 P
coup           3 1 P
armure         3 1 F
carapace       3 2 RBOXFW
contre         2 1 F
senzu          2 3 RBOXFW
concentration  3 2 RBOX
souffle        3 2 O
attaque_eclair 2 2 RBOX
radar          2 1 RBOX
chance         2 1 DF
"""


@pytest.mark.clause("DUEL-3.1")
def test_the_supplies_are_finite_and_nothing_is_lost() -> None:
    t = new(teams="preset_saga")
    pieces = components(t.state)
    assert len(pieces) == 40 + 28 + 6
    assert (LIMITS["star_supply"], LIMITS["parade_supply"], LIMITS["hill_tiles"]) == (30, 30, 12)
    assert components(t.finish().state) == pieces


@pytest.mark.clause("DUEL-3.2")
def test_star_and_parade_supplies_cannot_run_out() -> None:
    most = 2 * LIMITS["team_max"]
    assert most * LIMITS["stars_per_character"] <= LIMITS["star_supply"]
    assert most * LIMITS["parades_per_character"] <= LIMITS["parade_supply"]


@pytest.mark.clause("DUEL-3.10")
def test_the_ten_boards() -> None:
    for number, line in enumerate(BOARDS.strip().splitlines()):
        id, *numbers = line.split()[:6]
        assert UNITS[number] == id
        board = (VALUE, MOST_HEALTH, MOST_KI, STRENGTH_OF, DEFENCE_OF)
        assert [table[number] for table in board] == [int(n) for n in numbers]
        faces = [sorted(THINGS.index(symbol) for symbol in face.split("+")) for face in line.split()[6:]]
        assert [list(face) for face in DIE[number]] == faces


@pytest.mark.clause("DUEL-3.11")
def test_common_affinities() -> None:
    two = "goku-gohan goku-krilin goku-yamcha krilin-yamcha piccolo-gohan tenshinhan-chaozu"
    two += " raditz-nappa raditz-vegeta nappa-vegeta"
    pairs = {frozenset(pair.split("-")) for pair in two.split()}
    earth = {"goku", "gohan", "piccolo", "krilin", "yamcha", "tenshinhan", "chaozu"}
    for a in range(10):
        for b in range(a):
            pair = {UNITS[a], UNITS[b]}
            one = pair <= earth or (pair & {"goku", "gohan"} and pair & {"raditz", "nappa", "vegeta"})
            assert COMMON[a][b] == COMMON[b][a] == (2 if pair in pairs else 1 if one else 0), pair


@pytest.mark.clause("DUEL-3.14")
def test_every_technique() -> None:
    lines = TECHNIQUES.strip().splitlines()
    assert len(lines) == len(TECHNIQUE_ROWS)
    for line in lines:
        who, id, ki, stars, reach, wounds, *effects = line.split()
        row = TECHNIQUE_ROWS[TECHNIQUE[id]]
        assert TECHNIQUE[id] in TECHNIQUES_OF[UNIT[who]]
        assert (row.ki, row.stars, row.wounds) == (int(ki), int(stars), int(wounds))
        if "-" in reach:
            assert f"{row.low}-{row.high}" == reach
        else:
            assert row.target == ("self", "own_zone").index(reach)
        due = {name: int(n or 1) for name, _, n in (effect.partition("=") for effect in effects)}
        assert {name: int(getattr(row, name)) for name in EFFECTS if getattr(row, name)} == due


@pytest.mark.clause("DUEL-3.15")
def test_every_talent() -> None:
    prices = {"goku": 1, "gohan": 0, "piccolo": 1, "krilin": 1, "yamcha": 0, "tenshinhan": 1, "chaozu": 1, "raditz": 1}
    for id, stars in {**prices, "nappa": 1, "vegeta": 2, "saibaiman1": 0}.items():
        talent = TALENT_ROWS[TALENT_OF[UNIT[id]]]
        assert talent.stars == stars
        assert talent.window == (id in ("krilin", "chaozu", "saibaiman1"))
        assert (talent.trigger == 0) == (stars > 0)


@pytest.mark.clause("DUEL-3.27")
def test_the_defence_die() -> None:
    # parades, ripostes, ki, stars
    faces = ["1000", "1000", "2000", "2000", "2000", "3000", "0100", "0100", "1100", "0010", "0001", "1001"]
    assert ["".join(str(n) for n in face) for face in DEFENCE_DIE] == faces
    assert sum(face[0] for face in DEFENCE_DIE) == 13  # 1.08 on average
    assert sum(face[0] > 0 for face in DEFENCE_DIE) == 8
    assert sum(face[1] > 0 for face in DEFENCE_DIE) == 3


@pytest.mark.clause("DUEL-3.28")
def test_the_forty_cards() -> None:
    lines = CAPSULES.strip().splitlines()
    assert [line.split()[0] for line in lines] == list(CARDS)
    for line, card in zip(lines, CARD_ROWS, strict=True):
        assert line.split()[1:] == [str(card.copies), str(card.cost), card.windows]
    assert Counter(DECK) == {c: card.copies for c, card in enumerate(CARD_ROWS)}
    assert len(DECK) == 40


@pytest.mark.clause("DUEL-3.30")
def test_each_group_of_tokens_has_one_of_each_kind() -> None:
    for group in range(7):
        assert sorted(KIND[t] for t in range(28) if GROUP[t] == group) == [0, 1, 2, 3]
        assert TOKENS[BALL_OF[group]] == f"{group + 1}-ball"


@pytest.mark.clause("DUEL-3.31")
def test_the_wheel() -> None:
    assert ["A" if a else "B" for a in FIRST_IS_A[1:]] == list("BABABAB")
    named = [" ".join(f"{n}{THINGS[thing]}" for thing, n in rewards) for rewards in REWARDS[1:]]
    assert named == ["1ki", "1star 1parade", "1ki 1star", "1ki 1parade", "1ki 1star", "1ki 1parade", "2ki 1star"]


@pytest.mark.clause("DUEL-3.32")
def test_what_the_rulebook_fixes_is_so() -> None:
    goku, nappa, vegeta = UNIT["goku"], UNIT["nappa"], UNIT["vegeta"]
    assert MOST_HEALTH[goku] == 7  # F3
    assert DIE[goku][0] == (1, 4)  # F7: ki + action
    assert DIE[goku][1] == (1, 6)  # ki + range
    assert (STRENGTH_OF[goku], DEFENCE_OF[vegeta], DEFENCE_OF[nappa]) == (1, 2, 1)  # F8, F9
    assert DEFENCE_OF[goku] > 1
    assert VALUE[nappa] == 4  # F10
    assert sum(VALUE[UNIT[id]] for id in ["vegeta", "nappa", "raditz"]) == 12  # F11
    assert sum(VALUE[UNIT[id]] for id in ["goku", "piccolo", "gohan", "yamcha"]) == 14
    assert COMMON[vegeta][nappa] >= 1  # F13
    assert HILLS.bit_count() == 12
    assert len(ZONES) == 28


@pytest.mark.clause("DUEL-3.32")
def test_tables_that_do_not_fit_are_refused(monkeypatch: pytest.MonkeyPatch) -> None:
    check.check()
    monkeypatch.setattr(check, "DECK", content.DECK[1:])
    with pytest.raises(ValueError, match="Capsule cards: 39 found, 40 due"):
        check.check()


@pytest.mark.clause("DUEL-3.33")
def test_every_printed_strength_is_one() -> None:
    assert set(STRENGTH_OF[:10]) == {1}
    assert STRENGTH_OF[10:] == (0,) * 6


def test_a_copy_has_every_fact() -> None:
    t = new(teams="preset_saga")
    one, other = t.state, Duel(t.state)
    assert {n for n in vars(one) if n not in ("news", "drawn")} == {
        n for n in vars(other) if n not in ("news", "drawn")
    }
