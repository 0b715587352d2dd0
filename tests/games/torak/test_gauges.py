"""Ki, fuel, Jerrycans (TORAK-6-G), escaping and capture (TORAK-6-H)."""

from __future__ import annotations

import pytest

import nyoi
from tests.games.torak.table import given


@pytest.mark.clause("TORAK-6.43")
def test_training_takes_a_five_or_a_six() -> None:
    t = given(dice="456")
    assert [text for text in t.asks() if text.startswith("train")] == ["train 5", "train 6"]
    assert t.refusal("train 4") == ("die-too-low", "TORAK-6.43")
    t.play("train 5", "train 6")
    assert t.sheet()["ki"] == 2
    full = given(dice="5", ki=5)
    assert "train" not in full.ends()
    assert full.refusal("train 5") == ("ki-full", "TORAK-6.43")


@pytest.mark.clause("TORAK-6.44")
def test_only_the_highest_ki_counts() -> None:
    assert given(ki=3).state.sheets[0].strength == 3
    assert given(ki=5).state.sheets[0].strength == 5


@pytest.mark.clause("TORAK-6.45")
def test_a_can_is_filled_once_and_used_once() -> None:
    t = given(dice="665", filled=1, used=1)
    assert "fill 6" in t.asks()
    assert t.refusal("fill 5") == ("die-too-low", "TORAK-6.45")
    t.play("fill 6")
    assert t.refusal("fill 6") == ("no-empty-can", "TORAK-6.45")  # one is used, two are full
    both = given(dice="66", sections="11").play("fill 6", "fill 6")
    assert both.sheet()["filled"] == 2  # both dice may fill
    assert both.asks() == ["burn 0", "burn 1", "burn 2"]  # burnt from the next roll on
    assert both.refusal("burn 3") == ("no-can", "TORAK-6.45")
    spent = given(filled=1, used=2, rolls="661").play("burn 1")
    assert (spent.sheet()["filled"], spent.sheet()["used"]) == (0, 3)
    assert "fill" not in spent.ends()


@pytest.mark.clause("TORAK-6.46")
def test_not_before_the_escape_nor_after_a_lost_fight() -> None:
    t = given(troops="6,6", dice="65")
    assert t.refusal("train 5") == ("escape-first", "TORAK-6.46")
    assert "train 5" in t.play("turbo").asks()
    t = given(monsters="6,5", dice="15", fights="16", sections="11", rolls="11").play("leg n 1 with 1", "fight")
    assert t.state.boxes == 1


@pytest.mark.clause("TORAK-6.47")
def test_fuel_has_four_uses_and_moving_is_none_of_them() -> None:
    t = given(troops="6,6", monsters="6,5", mountains="6,4", rivers="5,2 e", dice="166").play("turbo", "leg n 1 with 1")
    t.play("flee", "leg n 2 with 6 pay fuel", "leg n 2 with 6 pay fuel")
    assert t.sheet()["doses"] == 4
    assert given(dice="66").play("leg n 6 with 6").sheet()["doses"] == 0


@pytest.mark.clause("TORAK-6.48")
def test_an_empty_gauge_only_takes_choices_away() -> None:
    t = given(monsters="6,5", mountains="8,6", doses=4, dice="14", sections="11", rolls="2")
    assert not any("fuel" in text for text in t.asks())
    t.play("leg n 1 with 1")
    assert t.asks() == ["fight"]
    assert t.refusal("flee") == ("no-fuel", "TORAK-6.48")
    assert t.ending == ""


@pytest.mark.clause("TORAK-6.49")
def test_dice_already_rolled_stay_usable() -> None:
    t = given(mountains="6,5", doses=3, dice="32", sections="11", rolls="4").play("leg n 2 with 2 pay fuel")
    assert "dry" in t.news()
    assert t.sheet()["dice"] == [3]
    t.play("end")
    assert t.sheet()["dice"] == [4]  # one die from the next roll on


@pytest.mark.clause("TORAK-6.50")
def test_a_six_set_aside_or_a_dose() -> None:
    t = given(troops="6,6", dice="662", filled=2)
    assert t.asks() == ["escape 6", "turbo"]
    t.play("escape 6")
    assert t.sheet()["dice"] == [2, 6]
    assert t.sheet()["doses"] == 0
    assert given(troops="6,6", dice="52").asks() == ["turbo"]
    assert given(troops="6,6", dice="52").refusal("escape 6") == ("no-six", "TORAK-6.50")
    assert given(troops="6,6", dice="62", doses=4).asks() == ["escape 6"]


@pytest.mark.clause("TORAK-6.51")
def test_one_escape_is_enough_or_by_option_one_for_each_troop() -> None:
    twice = "6,6 6,6"
    assert given(troops=twice, dice="61").play("escape 6").key == "act"
    each: dict[str, object] = {"escape_scope": "each"}
    t = given(troops=twice, dice="63", options=each).play("escape 6")
    assert (t.key, t.asks()) == ("escape", ["turbo"])
    assert t.play("turbo").key == "act"
    assert given(troops=twice, dice="63", doses=4, options=each).ending == "captured"


@pytest.mark.clause("TORAK-6.52")
def test_the_troop_stays_and_threatens_again() -> None:
    t = given(troops="6,6", dice="62", sections="11", rolls="15").play("escape 6", "end")
    assert t.troops()["6,6"] == 1
    assert t.key == "escape"
    moved = given(troops="6,6", dice="62", sections="11", rolls="15").play("escape 6", "leg n 2 with 2")
    assert moved.key == "act"
    engaged = given(monsters="6,5", paths="6,6 6,5", engaged=[0], troops="6,5", dice="61")
    assert engaged.key == "escape"
    assert engaged.play("escape 6").asks() == ["fight", "flee", "end"]


@pytest.mark.clause("TORAK-6.53", "TORAK-8.2")
def test_no_six_and_no_dose_is_capture() -> None:
    t = given(troops="6,6", doses=4, rolls="5")
    assert (t.ending, t.results) == ("captured", (0.0,))
    assert t.events(0)[-2]["word"] == "captured"
    assert given(troops="6,6", dice="61").refusal("end") == ("escape-first", "TORAK-6.46")  # no declining


@pytest.mark.clause("TORAK-9.1", "TORAK-3.1", "TORAK-3.7", "TORAK-9.28")
@pytest.mark.parametrize(
    ("mode", "seats", "usual", "easy"),
    [
        ("solo", 1, ("small", "3x3"), ("wide", "3x3")),
        ("coop", 2, ("wide", "6x3"), ("wide", "6x6")),
        ("coop", 4, ("wide", "6x3"), ("wide", "6x6")),
        ("competitive", 2, ("small", "3x3"), ("wide", "3x3")),
        ("duel", 2, ("wide", "6x3"), ("wide", "6x6")),
    ],
)
def test_each_mode_has_its_map_and_table_and_milder_ones_in_easy(
    mode: str, seats: int, usual: tuple[str, str], easy: tuple[str, str]
) -> None:
    def ground(**options: object) -> tuple[str, str]:
        view = nyoi.given("torak", {"seats": seats, "mode": mode, "options": options}).view(0)
        return view["map"], view["table"]

    assert ground() == usual
    assert ground(easy=True) == easy
    assert ground(easy=True, map="small", army_table="3x3") == ("small", "3x3")  # the host's word counts


@pytest.mark.clause("TORAK-6.13", "TORAK-9.28")
def test_troops_bar_the_way_in_a_duel_and_only_stop_elsewhere() -> None:
    def passage(seats: int, mode: str) -> object:
        return nyoi.new("torak", seats, 1, mode).view(0)["options"]["troop_passage"]

    assert passage(2, "duel") == "blocked"
    assert [passage(1, "solo"), passage(3, "coop")] == ["stop", "stop"]
