"""Section 3: the deck, the Dragonballs, the checks on the data."""

from __future__ import annotations

import copy
import tomllib
from collections import Counter
from importlib.resources import files
from typing import Any

import pytest

import nyoi
from nyoi.games.uno.content import (
    ACTION,
    CARD,
    CARDS,
    COLOUR,
    COLOURS,
    FACE_ROWS,
    FULL,
    KIND,
    KINDS,
    POINTS,
    RARE,
    STARS,
    check,
    names,
)
from tests.games.uno.table import given

COLOURED = [c for c in range(len(CARDS)) if COLOUR[c] >= 0]


def tables() -> dict[str, Any]:
    text = (files("nyoi.games.uno") / "content" / "cards.toml").read_text(encoding="utf-8")
    return copy.deepcopy(tomllib.loads(text))


@pytest.mark.clause("UNO-3.1", "UNO-3.3")
def test_the_deck_has_112_cards() -> None:
    assert len(CARDS) == 112
    kinds = Counter(KINDS[kind] for kind in KIND)
    assert kinds == {"number": 76, "skip": 8, "reverse": 8, "draw2": 8, "wild": 4, "wild4": 4, "shenron": 4}
    assert sum(POINTS) == 1440
    for colour in "RYGB":
        own = [id for id in CARDS if id[0] == colour]
        assert len(own) == 25
        assert Counter(id[1] for id in own) == {"0": 1, **dict.fromkeys("123456789SVD", 2)}


@pytest.mark.clause("UNO-3.2")
def test_there_are_four_colours() -> None:
    assert COLOURS == ("red", "yellow", "green", "blue")
    assert Counter(COLOURS[COLOUR[c]] for c in COLOURED) == dict.fromkeys(COLOURS, 25)
    t = given("W-1 R9-1 / R1-1 R1-2")
    assert [text for text in t.asks(0) if text.startswith("play W-1") and "uno" not in text] == [
        f"play W-1 {colour}" for colour in COLOURS
    ]
    assert t.refuses(0, "play W-1 purple") == ("unknown-colour", "UNO-3.2")


@pytest.mark.clause("UNO-3.4")
def test_every_card_has_its_own_id() -> None:
    assert len(set(CARDS)) == 112
    assert {"R7-1", "R7-2", "W4-3", "WS-4", "B0-1"} <= set(CARDS)
    assert not {"B0-2", "R7-3", "W-5", "R7"} & set(CARDS)
    t = given("R7-1 R7-2 R9-1 / R1-1 R1-2")
    assert t.cards(0) == "R7-1 R7-2 R9-1"  # copies are told apart
    assert t.refuses(0, "play R7") == ("unknown-card", "UNO-3.4")


@pytest.mark.clause("UNO-3.5")
def test_three_families_and_their_points() -> None:
    for c, id in enumerate(CARDS):
        if KINDS[KIND[c]] == "number":
            assert POINTS[c] == int(id[1])
        elif COLOUR[c] >= 0:
            assert POINTS[c] == 20
        else:
            assert POINTS[c] == 50
        assert ACTION[c] == (KINDS[KIND[c]] != "number")


@pytest.mark.clause("UNO-3.6")
def test_nothing_is_written_on_shenron() -> None:
    t = given("WS-1 R9-1 R8-1 / R1-1 R1-2")
    assert [text for text in t.asks(0) if "WS-1" in text] == [f"play WS-1 {colour}" for colour in COLOURS]


@pytest.mark.clause("UNO-3.10")
def test_a_mark_matters_only_when_shenron_turns_the_card_over() -> None:
    t = given("R7-1 R9-1 R8-1 / R1-1 R1-2", "R5-1").play("play R7-1")  # a marked card played on a marked card
    assert t.now == ("turn", 1)
    t = given("WS-1 R9-1 R8-1 / R1-1 R1-2", "R5-1", "R7-1").play("play WS-1 red")
    assert t.now == ("wish", 0)


@pytest.mark.clause("UNO-3.11")
def test_one_to_seven_are_the_seven_dragonballs() -> None:
    assert sum(FULL) == 56
    for c, id in enumerate(CARDS):
        marked = KINDS[KIND[c]] == "number" and 1 <= int(id[1]) <= 7
        assert STARS[c] == (int(id[1]) if marked else 0)
        assert FULL[c] == marked
    for card in ("R0-1", "R8-2", "R9-2", "RS-1", "W-2", "W4-1", "WS-2"):
        t = given("WS-1 R9-1 R8-1 / R1-1 R1-2", "R5-1", card).play("play WS-1 red")
        assert t.now == ("turn", 1), card
    assert given("WS-1 R9-1 R8-1 / R1-1", "R5-1", "B1-2").play("play WS-1 red").phase == "wish"


@pytest.mark.clause("UNO-3.12")
def test_rare_marks_only_first_copies() -> None:
    assert sum(RARE) == 28
    assert all(CARDS[c].endswith("-1") for c in range(112) if RARE[c])
    for card, phase in (("B1-2", "turn"), ("B1-1", "wish")):
        t = given("WS-1 R9-1 R8-1 / R1-1 R1-2", "R5-1", card, dragonball_profile="rare").play("play WS-1 red")
        assert t.phase == phase


@pytest.mark.clause("UNO-3.13")
def test_the_mark_is_read_from_the_data_not_from_the_number() -> None:
    t = given("WS-1 R9-1 R8-1 / R1-1 R1-2", "R5-1", "W4-1")
    t.state.marks = tuple(id == "W4-1" for id in CARDS)  # a changed deck that marks a wild card
    t.play("play WS-1 red")
    assert t.phase == "wish"
    assert t.counts == [2, 2]  # and a revealed +4 still makes nobody draw
    t = given("WS-1 R9-1 R8-1 / R1-1 R1-2", "R5-1", "B7-1")
    t.state.marks = (False,) * 112
    assert t.play("play WS-1 red").now == ("turn", 1)


@pytest.mark.clause("UNO-3.20")
def test_a_deck_that_does_not_add_up_is_refused() -> None:
    check(tables())
    broken = tables()
    broken["face"][5]["copies"] = 3
    with pytest.raises(ValueError, match="112"):
        check(broken)
    broken = tables()
    broken["face"][1]["dragonball"] = [1, 0]
    with pytest.raises(ValueError, match="56"):
        check(broken)
    broken = tables()
    broken["face"][1]["dragonball"] = [1, 1, 0]
    with pytest.raises(ValueError, match="R1"):
        check(broken)
    broken = tables()
    broken["face"][1]["code"] = "R2"
    with pytest.raises(ValueError, match="twice"):
        check(broken)
    broken = tables()
    del broken["face"][1]["number"]
    with pytest.raises(ValueError, match="R1"):
        check(broken)
    for table in ("kind", "wish", "colour"):
        broken = tables()
        del broken[table][0]
        with pytest.raises(ValueError, match="must list"):
            check(broken)


@pytest.mark.clause("UNO-3.21")
def test_no_unmarked_card_pictures_a_dragonball() -> None:
    for face in FACE_ROWS:
        if not any(face["dragonball"]):
            assert "ball" not in face["figure"].lower()
        assert face["figure"]


def test_cards_have_names_in_both_languages() -> None:
    assert names("fr")[CARD["R7-1"]] == "7 rouge"
    assert names("fr")[CARD["GV-1"]] == "Inversion verte"  # feminine, and the others are not
    assert names("fr")[CARD["GD-1"]] == "+2 vert"
    assert names("en")[CARD["BS-2"]] == "blue Skip"
    assert names("fr")[CARD["W4-1"]] == "Carte blanche +4"
    assert all(names("fr"))
    assert all(names("en"))


def test_reconstructed_content_says_so() -> None:
    assert {face["source"] for face in FACE_ROWS} == {"reconstructed"}
    assert {kind["source"] for kind in tables()["kind"]} == {"rulebook"}
    assert nyoi.game("uno").tables["card"] == CARDS
