"""Every sentence of the game in both languages: nothing missing, nothing left over, nothing that does not format."""

from __future__ import annotations

import re
from typing import Any

import pytest

import nyoi
from nyoi.kernel.decision import CLOCK, SPECTATOR
from nyoi.kernel.event import data_of
from nyoi.kernel.rng import Rng
from nyoi.words.catalogue import key_of, source
from nyoi.words.speech import Speech
from tests.games.contract import play_on
from tests.games.uno.table import fresh, given

GAME = nyoi.game("uno")
LANGUAGES = pytest.mark.parametrize("lang", ["fr", "en"])
KEYS = ("turn", "drawn", "wish", "plus4", "stack", "swap", "hold", "turn-uno", "turn-jump", "wish-uno", "plus4-uno")


def keys(lang: str) -> list[str]:
    return re.findall(r"^([a-z][a-z0-9-]*) =", source(lang, "uno"), re.MULTILINE)


def test_both_languages_say_the_same_things() -> None:
    assert sorted(keys("fr")) == sorted(keys("en"))
    assert len(set(keys("fr"))) == len(keys("fr"))


@LANGUAGES
def test_everything_has_its_sentence(lang: str) -> None:
    found = set(keys(lang))
    assert {key_of("event", word.name) for word in GAME.words} <= found
    assert {key_of("move", word) for word in GAME.moves} <= found
    assert {key_of("mode", mode.id) for mode in GAME.modes} <= found
    assert {key_of("ending", ending) for ending in GAME.endings} <= found
    for key in (*KEYS, "stack-uno"):
        assert {key_of("ask", key), key_of("wait", key)} <= found
    for option in GAME.options:
        assert {key_of("option", option.id), key_of("option", option.id, "help")} <= found
        if option.kind == "choice":
            assert {key_of("option", option.id, value) for value in option.values} <= found


@LANGUAGES
def test_every_reason_has_its_sentence(lang: str) -> None:
    text = "".join((nyoi.games.__path__[0] + "", ""))
    sources = [f"{text}/uno/{name}.py" for name in ("why", "setup", "position")]
    reasons = set()
    for path in sources:
        with open(path, encoding="utf-8") as file:
            reasons |= set(re.findall(r'Refused\(\s*"([a-z0-9-]+)"', file.read()))
    reasons |= {"uno-early", "uno-auto"}
    house = set(re.findall(r"^([a-z][a-z0-9-]*) =", source(lang), re.MULTILINE))
    assert {f"no-{reason}" for reason in reasons} <= set(keys(lang)) | house
    mine = {key.removeprefix("no-") for key in keys(lang) if key.startswith("no-")}
    assert mine <= reasons, mine - reasons  # and no sentence without its reason


@LANGUAGES
def test_whole_games_can_be_told(lang: str) -> None:
    speech = Speech(lang, GAME, [f"P{seat}" for seat in range(10)], strict=True)
    told: set[str] = set()
    house: dict[str, Any] = {"stack_plus2": True, "seven_zero": True, "jump_in": True}
    for seed in range(24):
        t = fresh(2 + seed % 6, seed, "scoring" if seed % 6 == 0 else None, **(house if seed % 2 else {}))
        s = t.state
        rng = Rng(seed)
        for step, (seat, move) in enumerate(play_on(s, rng, clock=seed % 2 == 0)):
            if step > 250:
                break
            assert speech.move(move, seat)
            assert s.decision is not None
            for asked in s.decision.seats:
                if asked != CLOCK:
                    assert speech.ask(s.decision.key, asked, seat)
            for word, args in s.news or []:
                for viewer in (None, SPECTATOR, 0, 1):
                    data = data_of((word, args), viewer, GAME.tables)
                    if data is not None:
                        text = speech.event(data, SPECTATOR if viewer is None else viewer)
                        assert "{" not in text
                        assert text[-1] in ".!)"
                        told.add(word.name)
            s.news = []
    assert {"played", "drew", "uno", "caught", "challenge", "showed", "wished", "received", "skipped"} <= told


@LANGUAGES
def test_refusals_can_be_said(lang: str) -> None:
    speech = Speech(lang, GAME, ["Ann", "Bob", "Cid"], strict=True)
    t = given("R1-1 B8-1 W-1 / Y1-1 Y2-1 / B1-1 B2-1")
    for text in ("fly", "play B8-1", "play W-1", "play R1-1 uno", "catch 1", "catch 9", "wish none", "jump R1-1"):
        refused = t.table.refusal(0, text)
        assert refused is not None
        said = speech.refusal(refused, 0)
        assert refused.clause in said
        assert "{" not in said


def test_french_typography() -> None:
    for number, line in enumerate(source("fr", "uno").splitlines(), 1):
        if line.startswith("#"):
            continue
        assert not re.search(r" [;:!?»]|« ", line), f"{number}: {line}"
        assert "'" not in line, f"{number}: {line}"


def test_a_sentence_in_each_language() -> None:
    played: dict[str, Any] = {"word": "played", "seat": 0, "card": "W4-1", "colour": "red", "drawn": 0}
    assert Speech("en", GAME, ["Ann", "Bob"]).event(played, 1) == "Ann plays Wild Draw Four, colour red."
    assert Speech("fr", GAME, ["Ann", "Bob"]).event(played, 0).startswith("Vous jouez\u202f: Carte blanche +4, couleur")
