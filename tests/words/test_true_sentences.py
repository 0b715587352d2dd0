"""Sentences for players that were once wrong: each is held against the data or the rule that it speaks of."""

from __future__ import annotations

import tomllib
from collections import Counter
from importlib.resources import files
from pathlib import Path

import pytest

import nyoi
from nyoi.words.catalogue import LANGUAGES, catalogue
from nyoi.words.rulebook import rulebook

ROOT = Path(__file__).parents[2]
# options whose usual value departs from the letter of a rulebook, and what their help says of it
LETTER = {
    ("uno", "option-plus4-wilds-count-help"): {"en": "By the letter", "fr": "À la lettre du livret"},
    ("torak", "option-easy-help"): {"en": "Printed are the beans alone", "fr": "Le livret ne change que les haricots"},
    ("torak", "option-competitive-turn-cap-help"): {
        "en": "Printed is no such limit",
        "fr": "Le livret n’a pas de limite",
    },
    ("tournament", "option-reinforcement-on-green-help"): {"en": "By the letter", "fr": "À la lettre du livret"},
}


EASY = {"seats": 1, "mode": "solo", "options": {"easy": True, "map": "small"}, "rolls": "11"}


@pytest.mark.parametrize("lang", LANGUAGES)
@pytest.mark.parametrize(("game", "key"), LETTER, ids=[key for _, key in LETTER])
def test_help_says_where_the_usual_value_departs_from_the_letter(game: str, key: str, lang: str) -> None:
    assert LETTER[game, key][lang] in catalogue(lang, game).say(key)


@pytest.mark.clause("TORAK-9.1")
def test_the_printed_easy_game_is_there_for_the_asking() -> None:
    """Five beans and nothing else: `easy` with the small map. Solo, positions without any draw."""
    printed = nyoi.given(
        "torak", {"seats": 1, "mode": "solo", "options": {"easy": True, "map": "small"}, "rolls": "11"}
    )
    usual = nyoi.given("torak", {"seats": 1, "mode": "solo", "rolls": "11"})
    here, there = printed.view(0), usual.view(0)
    assert (here["map"], here["table"]) == (there["map"], there["table"])
    nyoi.given("torak", {**EASY, "beans": 4})
    with pytest.raises(nyoi.Refused):
        nyoi.given("torak", {"seats": 1, "mode": "solo", "rolls": "11", "beans": 4})


@pytest.mark.parametrize("lang", LANGUAGES)
def test_the_cross_power_promises_nothing_that_an_option_may_forbid(lang: str) -> None:
    powers = tomllib.loads((files("nyoi.games.toma") / "content" / "powers.toml").read_text("utf-8"))["power"]
    (cross,) = (row for row in powers if row["id"] == "cross")
    assert {"en": "if the table allows it", "fr": "si la table le permet"}[lang] in cross[f"text_{lang}"]


@pytest.mark.parametrize("lang", LANGUAGES)
def test_the_rules_of_every_game_open_with_the_game_in_brief(lang: str) -> None:
    assert [rulebook(id, lang).sections[0].number for id in nyoi.IDS] == ["1"] * len(nyoi.IDS)


def test_the_readme_counts_the_forms_of_the_tournament_as_their_table_does() -> None:
    warriors = tomllib.loads((files("nyoi.games.tournament") / "content" / "warriors.toml").read_text("utf-8"))[
        "warrior"
    ]
    found = Counter(form["stats_source"] for row in warriors if row["roster"] != "full" for form in row["form"])
    readme = (ROOT / "README.md").read_text(encoding="utf-8")
    assert f"{found['rulebook']} of {sum(found.values())} forms" in readme
    told = f"{found['repaired']} repaired, {found['rulebook-doubtful']} doubtful, {found['reconstructed']} invented"
    assert told in readme
