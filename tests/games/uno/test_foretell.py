"""What a move of UNO would do and risk."""

from __future__ import annotations

import pytest

import nyoi
from nyoi.games.uno.mind.odds import fitting

THREE = {"hands": "RD-1 RS-1 RV-1 W4-1 R3-1 / Y1-1 R2-1 R4-1 / B1-1 B2-1 B3-1", "discard": "R5-1", "turn": 0}


def told(position: dict[str, object], text: str, seat: int = 0) -> list[tuple[str, str, dict[str, object]]]:
    t = nyoi.given("uno", position)
    found = t.game.foretell(t.view(seat), t.game.lexicon().move(text))
    return [] if found is None else [(note["key"], note["tone"], note["facts"]) for note in found["notes"]]


@pytest.mark.parametrize(
    ("text", "expected"),
    [
        ("play RD-1", ("plus2", "plain", {"target": 1, "number": 2})),
        ("play RS-1", ("skip", "plain", {"target": 1})),
        ("play RV-1", ("reverse", "plain", {"target": 2})),
        ("play W4-1 blue", ("plus4", "plain", {"target": 1, "number": 4})),
        ("play R3-1", ("left", "plain", {"number": 4})),
    ],
)
def test_what_a_card_does(text: str, expected: tuple[str, str, dict[str, object]]) -> None:
    assert told(THREE, text)[0] == expected


@pytest.mark.clause("UNO-6.54")
def test_a_bluff_is_told_to_its_owner() -> None:
    assert ("bluff", "warn", {"target": 1, "number": 4}) in told(THREE, "play W4-1 blue")
    honest = {**THREE, "hands": "W4-1 Y3-1 / Y1-1 R2-1 R4-1 / B1-1 B2-1 B3-1"}
    assert [key for key, _, _ in told(honest, "play W4-1 blue")] == ["plus4", "uncalled"]


@pytest.mark.clause("UNO-7.1", "UNO-7.6")
def test_who_comes_down_to_one_card_is_reminded() -> None:
    two = {"hands": "R3-1 B7-1 / Y1-1 R2-1 R4-1", "discard": "R5-1", "turn": 0}
    assert told(two, "play R3-1") == [("uncalled", "warn", {"number": 2})]
    assert told(two, "play R3-1 uno") == [("uno", "good", {})]
    assert told({**two, "hands": "R3-1 / Y1-1 R2-1 R4-1"}, "play R3-1") == [("last", "good", {})]


@pytest.mark.clause("UNO-6.23")
def test_of_two_players_the_other_loses_a_turn() -> None:
    two = {"hands": "RV-1 B7-1 B8-1 / Y1-1 R2-1 R4-1", "discard": "R5-1", "turn": 0}
    assert told(two, "play RV-1")[0] == ("skip", "plain", {"target": 1})


def test_a_challenge_is_weighed_by_who_is_asked() -> None:
    t = nyoi.given("uno", THREE)
    t.play("play W4-1 blue")
    challenge = t.game.lexicon().move("challenge")
    found = t.game.foretell(t.view(1), challenge)
    assert found is not None
    assert found["notes"][0]["facts"] == {"by": 0, "number": 4, "lost": 6}
    assert 1 <= found["notes"][1]["facts"]["percent"] <= 99
    assert t.game.foretell(t.view(2), challenge) is None  # it is none of his business


def test_the_next_card_fits_as_often_as_the_unseen_ones_do() -> None:
    t = nyoi.given("uno", THREE)
    assert 0.3 < fitting(t.view(1)) < 0.5
