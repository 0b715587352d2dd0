"""The chances of dice, against brute force and simulation."""

from __future__ import annotations

from itertools import product

import pytest

from nyoi.games.tournament.content import COMBO_NEED, FORM
from nyoi.games.tournament.mind import odds
from nyoi.games.tournament.moves import handfuls
from nyoi.games.tournament.rules.dice import made
from nyoi.kernel.rng import Rng

FINAL_FLASH = (3, 0, 0, 1, 0, 0)


@pytest.mark.parametrize(("need", "dice"), [((1, 1, 0, 0, 0, 0), 2), ((2, 0, 0, 1, 0, 0), 4), (FINAL_FLASH, 5)])
def test_one_throw_by_counting_all(need: tuple[int, ...], dice: int) -> None:
    ways = sum(made(need, thrown) for thrown in product(range(6), repeat=dice))
    assert odds.chance(need, dice, 0) == pytest.approx(ways / 6**dice)


def test_one_reroll_by_trying_every_way_to_keep() -> None:
    need = (1, 0, 1, 0, 0, 0)

    def best(thrown: tuple[int, ...]) -> float:
        found = []
        for mask in product((False, True), repeat=2):
            kept = tuple(die for die, keep in zip(thrown, mask, strict=True) if keep)
            again = list(product(range(6), repeat=2 - len(kept)))
            found.append(sum(made(need, kept + more) for more in again) / len(again))
        return max(found)

    due = sum(best(thrown) for thrown in product(range(6), repeat=2)) / 36
    assert odds.chance(need, 2, 1) == pytest.approx(due)


@pytest.mark.parametrize(
    ("form", "combo", "dice", "rerolls"),
    [("krillin", 1, 3, 3), ("son_goku_blue", 1, 6, 3), ("jiren", 0, 5, 2), ("vegeta_blue_evolution", 1, 6, 4)],
)
def test_against_simulation(form: str, combo: int, dice: int, rerolls: int) -> None:
    need = COMBO_NEED[FORM[form]][combo]
    plan = odds.combo_plan(need, dice, rerolls)
    rng = Rng(dice * 100 + rerolls)
    games = 4000
    hits = 0
    for _ in range(games):
        shown = tuple(rng.below(6) for _ in range(dice))
        for left in range(rerolls, 0, -1):
            if made(need, shown):
                break
            kept = max([(), *[k for k in handfuls(shown) if len(k) < dice]], key=lambda k: plan.keeping(k, left))
            shown = kept + tuple(rng.below(6) for _ in range(dice - len(kept)))
        hits += made(need, shown)
    chance = odds.chance(need, dice, rerolls)
    spread = (chance * (1 - chance) / games) ** 0.5
    assert abs(hits / games - chance) < 4 * spread + 1e-9


def test_from_dice_on_the_table() -> None:
    need = (2, 0, 1, 0, 0, 0)  # Kienzan
    assert odds.chance(need, 3, 2, shown=(0, 4, 2)) == 1.0
    assert odds.chance(need, 3, 0, shown=(0, 0, 0)) == 0.0
    assert odds.chance(need, 3, 1, shown=(0, 0, 1)) == pytest.approx(1 / 3)  # a kick or a star
    one, two = (odds.chance(need, 3, n, shown=(0, 1, 1)) for n in (1, 2))
    assert 0 < one < two < 1


def test_a_dodge_is_a_combo_of_teleports() -> None:
    assert odds.chance(odds.dodge_need(3), 3, 0) == pytest.approx((1 / 3) ** 3)


def test_a_plan_may_prefer_to_stop_early() -> None:
    # One die, worth its face; stopping on the first throw is worth double.
    late = [float(faces[0]) for faces in odds.handfuls(1)]
    plan = odds.Plan(1, [late, [2 * worth for worth in late]])
    assert plan.at((2,), 1) == 4.0
    assert plan.at((1,), 1) == 2.5  # better than 2
    assert plan.start() == pytest.approx((2.5 + 2.5 + 4 + 6 + 8 + 10) / 6)
