"""Section 6d: Tobi and Boss Stinger act as the newest character of a player still in."""

from __future__ import annotations

from typing import Any

import pytest

from nyoi.kernel.decision import SPECTATOR
from tests.games.toma.table import SWAP, Sitting, fresh, given, wander

ACTS = {
    "light": "guess",
    "ajito": "peek",
    "dayu": "cross",
    "charlo": "duel",
    "sk": "duel",
    "claire": "redraw",
    "tytoon": "trade",
}


def three(plays: list[str], hand: str = "tobi hidan", **more: object) -> Sitting:
    return given(f"{hand} / enki / fugma", "motta wesey nate", deck=32, plays=plays, **more)


@pytest.mark.clause("TOMA-6.18")
@pytest.mark.parametrize("copy", ["tobi", "boss_stinger"])
@pytest.mark.parametrize("card", ACTS)
def test_it_acts_with_the_power_of_the_newest_play(copy: str, card: str) -> None:
    t = three(["0:cooler", "1:warui", f"2:{card}"], f"{copy} hidan")
    t.play(f"discard {copy}")
    assert (t.turn, t.question) == (0, ACTS[card])
    power = {"charlo": "duel_high_out", "sk": "duel_low_out"}.get(card, ACTS[card])
    assert t.events("copied") == [{"word": "copied", "seat": 0, "power": power, "from": 2}]
    assert t.view()["plays"][-1] == [0, copy, power]


@pytest.mark.clause("TOMA-6.18", "TOMA-7.3")
def test_plays_of_the_eliminated_are_skipped() -> None:
    t = given(
        "tobi hidan / enki / - / -",
        "motta wesey",
        deck=32,
        rows="/ / sk / gohan",
        plays=["1:ajito", "2:sk", "3:claire"],
    )
    t.play("discard tobi")
    assert t.question == "peek"
    assert t.events("copied")[0]["from"] == 1


@pytest.mark.clause("TOMA-6.18")
def test_the_copied_duel_keeps_its_colour() -> None:
    assert three(["2:charlo"], "tobi freya").play("discard tobi", "duel 1").out == [1]  # 1 against 4, the higher falls
    assert three(["2:sk"], "tobi freya").play("discard tobi", "duel 1").out == [0]


@pytest.mark.clause("TOMA-6.19")
def test_as_first_card_of_the_round_it_does_nothing() -> None:
    t = three([]).play("discard tobi")
    assert t.words() == ["discarded", "no_effect", "drew"]
    assert t.turn == 1
    assert t.view()["plays"] == [[0, "tobi", None]]


@pytest.mark.clause("TOMA-6.19")
def test_nor_if_everybody_who_has_played_is_out() -> None:
    t = given("tobi hidan / enki / -", "motta wesey", deck=32, rows="/ / sk gohan", plays=["2:sk"])
    t.play("discard tobi")
    assert t.words() == ["discarded", "no_effect", "drew"]
    assert t.view()["plays"][-1] == [0, "tobi", None]


@pytest.mark.clause("TOMA-6.20")
def test_a_copy_of_a_copy_takes_the_power_it_took() -> None:
    t = given("boss_stinger hidan / enki / fugma", "motta wesey", deck=32, plays=["1:ajito", "2:tobi:trade"])
    t.play("discard boss_stinger")
    assert t.question == "trade"  # not the peek


@pytest.mark.clause("TOMA-6.20")
def test_even_if_its_first_owner_is_out_by_now() -> None:
    t = given(
        "boss_stinger hidan / - / fugma",
        "motta wesey",
        deck=32,
        rows="/ tytoon enki /",
        plays=["0:ajito", "1:tytoon", "2:tobi:trade"],
    )
    t.play("discard boss_stinger")
    assert t.question == "trade"


@pytest.mark.clause("TOMA-6.20")
def test_a_copy_of_nothing_is_nothing() -> None:
    # Going back to the duel of seat 1, the last real card, is the rejected reading.
    t = three(["1:sk", "2:tobi:none"], "boss_stinger hidan").play("discard boss_stinger")
    assert t.words() == ["discarded", "no_effect", "drew"]
    assert t.view()["plays"][-1] == [0, "boss_stinger", None]


@pytest.mark.clause("TOMA-6.20")
def test_two_copies_played_one_after_the_other() -> None:
    t = given("cooler light / tobi / boss_stinger", "motta wesey nate", deck=32)
    t.play("discard cooler", "discard tobi", "discard boss_stinger")
    assert [power for _, _, power in t.view()["plays"]] == ["shield"] * 3


@pytest.mark.clause("TOMA-6.21")
def test_the_copier_makes_all_choices_himself() -> None:
    t = three(["2:light"]).play("discard tobi")
    assert t.asks(0) == [f"guess {seat} {value}" for seat in (1, 2) for value in (0, 2, 3, 4, 5, 6, 7, 8)]
    assert three(["2:dayu"]).play("discard tobi").asks(0) == ["cross 0 1", "cross 0 2", "cross 1 2"]
    assert three(["2:claire"]).play("discard tobi").asks(0) == ["redraw 0", "redraw 1", "redraw 2"]
    assert three(["2:ajito"], shields=[2]).play("discard tobi").asks(0) == ["peek 1"]
    assert three(["2:ajito"], shields=[1, 2]).play("discard tobi").words()[:3] == ["discarded", "copied", "no_effect"]


@pytest.mark.clause("TOMA-6.21")
def test_he_exchanges_his_own_remaining_card() -> None:
    t = three(["2:tytoon"]).play("discard tobi", "trade 2")
    assert (t.hand(0), t.hand(2)) == ("fugma", "hidan")


@pytest.mark.clause("TOMA-6.22")
def test_a_copy_card_in_hand_is_worth_1() -> None:
    # In a duel 1 against 2: the lower falls.
    assert given("sk tobi / nate / fugma", "motta wesey", deck=32).play("discard sk", "duel 1").out == [0]
    # At the end of the round 2 beats it.
    t = given("cooler tobi / nate", "", deck=32, balls=[0, 6], plays=["1:tytoon"], aside="toma")
    assert t.play("discard cooler").balls == [0, 7]


@pytest.mark.clause("TOMA-6.22", "TOMA-8.4d")
def test_in_the_row_it_counts_1_whatever_it_copied() -> None:
    t = given("tobi hidan / enki", "", deck=32, balls=[0, 6], plays=["1:cooler"], aside="toma", starter=1)
    t.play("discard tobi")
    assert [(e["step"], e["seat"], e["figure"]) for e in t.events("tie")] == [("sum", 0, 1), ("sum", 1, 4)]
    assert t.balls == [0, 7]


@pytest.mark.clause("TOMA-6.22", "TOMA-6.48")
@pytest.mark.parametrize("last", ["2:claire", "2:tytoon"])
def test_it_is_not_one_of_mottas_cards(last: str) -> None:
    t = given("tobi motta / enki / fugma", "wesey", deck=32, plays=[last])
    assert t.asks(0) == ["discard tobi", "discard motta"]


@pytest.mark.clause("TOMA-6.23")
def test_copying_a_shield_shields_until_the_next_turn() -> None:
    t = three(["2:cooler"]).play("discard tobi")
    assert t.shields == {0}
    assert t.events("shielded") == [{"word": "shielded", "seat": 0}]
    t.play("discard motta")
    assert t.shields == {0}
    t.play("discard wesey")
    assert all(not move.startswith("guess 0") for move in t.asks(2))
    t.play("guess 1 2")
    assert t.turn == 0
    assert t.shields == set()


@pytest.mark.clause("TOMA-6.24")
@pytest.mark.parametrize(("last", "power"), [("2:kuro", "counter"), ("2:motta", "burden")])
def test_copying_a_zero_or_motta_does_nothing(last: str, power: str) -> None:
    t = given("tobi hidan / enki / fugma", "wesey", deck=32, plays=[last])
    t.play("discard tobi")
    assert t.words() == ["discarded", "copied", "no_effect", "drew"]
    assert t.out == []
    assert t.view()["plays"][-1] == [0, "tobi", power]


@pytest.mark.clause("TOMA-6.25")
def test_toma_is_never_copied() -> None:
    # Played: its player is out, so the play before counts.
    t = given("toma hidan / tobi / fugma", "wesey nate", deck=32, plays=["2:ajito"])
    t.play("discard toma", "discard tobi")
    assert t.question == "peek"
    # Thrown away by a 5: it was not played.
    t = given("claire hidan / toma / tobi", "wesey nate", deck=32)
    t.play("discard claire", "redraw 1", "discard tobi")
    assert t.question == "redraw"


@pytest.mark.clause("TOMA-6.25", "TOMA-6.26")
@pytest.mark.parametrize("seats", [2, 3, 8])
def test_a_copy_never_takes_its_players_own_play_nor_doom(seats: int) -> None:
    options: dict[str, Any] = {"deck_mode": "custom", "custom_cards": SWAP} if seats < 8 else {}
    copies = 0
    for seed in range(20):
        for now in wander(fresh(seats, seed=seed, objective=2, **options), seed):
            for event in now.events("copied"):
                copies += 1
                assert event["from"] != event["seat"]
                assert event["power"] not in ("doom", "copy")
    assert copies > 5


@pytest.mark.clause("TOMA-6.26")
def test_its_holder_is_told_what_it_would_do_now() -> None:
    t = three(["1:ajito", "2:tytoon"])
    assert t.view(0)["copy_as"] == "trade"
    assert three([]).view(0)["copy_as"] is None
    t = given("hidan nate / enki / fugma", "wesey", deck=32, plays=["2:tytoon"])
    assert t.view(0)["copy_as"] is None  # he has none
    for seat in (SPECTATOR, 1, 2):
        assert "copy_as" not in three(["2:tytoon"]).view(seat)
