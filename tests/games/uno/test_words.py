"""What only UNO says: its questions while others may call, its refusals; tests/words proves the rest for every game."""

from __future__ import annotations

from typing import Any

import pytest

import nyoi
from nyoi.words.speech import Speech
from tests.games.uno.table import given

GAME = nyoi.game("uno")
LANGUAGES = pytest.mark.parametrize("lang", ["fr", "en"])
PHASES = ("turn", "drawn", "wish", "plus4", "stack", "swap", "hold")
BESIDE = ("turn-uno", "turn-jump", "wish-uno", "plus4-uno", "stack-uno")  # put together: random games may miss one


@LANGUAGES
@pytest.mark.parametrize("key", [*PHASES, *BESIDE])
def test_every_question_reads_for_who_is_asked_and_who_waits(lang: str, key: str) -> None:
    speech = Speech(lang, GAME, ["Ann", "Bob"], strict=True)
    assert speech.ask(key, 0, 0) != speech.ask(key, 0, 1)


@LANGUAGES
def test_refusals_can_be_said(lang: str) -> None:
    speech = Speech(lang, GAME, ["Ann", "Bob", "Cid"], strict=True)
    t = given("R1-1 B8-1 W-1 / Y1-1 Y2-1 / B1-1 B2-1")
    for text in ("fly", "play B8-1", "play W-1", "play R1-1 red", "catch 1", "catch 9", "wish none", "jump R1-1"):
        refused = t.table.refusal(0, text)
        assert refused is not None
        said = speech.refusal(refused, 0)
        assert refused.clause in said
        assert "{" not in said


def test_a_sentence_in_each_language() -> None:
    played: dict[str, Any] = {"word": "played", "seat": 0, "card": "W4-1", "colour": "red", "drawn": 0}
    assert Speech("en", GAME, ["Ann", "Bob"]).event(played, 1) == "Ann plays Wild Draw Four, colour red."
    assert Speech("fr", GAME, ["Ann", "Bob"]).event(played, 0).startswith("Vous jouez\u202f: Carte blanche +4, couleur")
