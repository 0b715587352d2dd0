"""Sentences: the variables of the catalogues, for every viewer."""

from __future__ import annotations

from typing import Any

import pytest

import nyoi
from nyoi.kernel.decision import NOBODY, SPECTATOR
from nyoi.kernel.play import Refused
from nyoi.testing.contract import Words
from nyoi.words.catalogue import Unspoken, catalogue, language
from nyoi.words.speech import Speech
from tests.games.contract import SELDOM


def said(lang: str = "en", names: tuple[str, ...] = ("Ana", "Bo", "Cy")) -> Speech:
    return Speech(lang, nyoi.game("toma"), names, strict=True)


# -- what a variable holds


def test_you_and_other() -> None:
    guess = {"word": "guessed", "seat": 0, "target": 1, "value": 5}
    assert said().event(guess, 0) == "You point at Bo and say 5."
    assert said().event(guess, 1) == "Ana points at you and says 5."
    assert said().event(guess, SPECTATOR) == "Ana points at Bo and says 5."
    assert said("fr").event(guess, 1) == "Ana vous vise et annonce 5."


def test_hidden_values() -> None:
    peek: dict[str, Any] = {"word": "peeked", "seat": 0, "target": 1, "card": "freya"}
    assert said().event(peek, 0) == "You see what Bo holds: Freya."
    assert said().event({**peek, "card": None}, 2) == "Ana looks at what Bo holds."


def test_lists_are_joined_and_counted() -> None:
    assert said().joined([]) == ""
    assert said().joined(["a"]) == "a"
    assert said().joined(["a", "b", "c"]) == "a, b and c"
    assert said("fr").joined(["a", "b", "c"]) == "a, b et c"
    assert said().event({"word": "out", "seat": 1, "cards": ["freya", "kuro"]}, 0) == (
        "Bo is out of the round (Freya and Kuro)."
    )
    assert said().event({"word": "out", "seat": 1, "cards": []}, 0) == "Bo is out of the round."


def test_a_name_that_ends_with_a_stop_takes_no_second_one() -> None:
    assert said().event({"word": "drew", "seat": 0, "card": "sk", "left": 5}, 0) == "You draw S.K."


def test_numbers_choose_plurals() -> None:
    won = {"word": "won", "seat": 1, "balls": 1}
    assert said("fr").event(won, 0).startswith("Bo gagne la partie avec 1 Dragon Ball\u202f!")
    assert said("fr").event({**won, "balls": 4}, 0).startswith("Bo gagne la partie avec 4 Dragon Balls\u202f!")


def test_variables_of_every_kind() -> None:
    speech = said()
    assert speech._variable("target", "seat", 1, 1) == {"target": "Bo", "target_id": "1", "target_is": "you"}
    assert speech._variable("by", "seat", NOBODY, SPECTATOR) == {"by": "", "by_id": "none", "by_is": "other"}
    assert speech._variable("card", "card", "sk", 0) == {"card": "S.K.", "card_id": "sk"}
    assert speech._variable("card", "card", None, 0) == {"card": "?", "card_id": "hidden"}
    assert speech._variable("left", "left", 3, 0) == {"left": 3, "left_id": "3"}
    assert speech._variable("cards", "card", [None, None], 0) == {
        "cards": "? and ?",
        "cards_id": "hidden",
        "cards_n": 2,
    }
    assert speech._variable("seats", "seat", [0, 2], 2) == {
        "seats": "Ana and Cy",
        "seats_id": "several",
        "seats_n": 2,
        "seats_is": "you",
    }


def test_questions_and_waiting() -> None:
    assert said().ask("duel", 1, 1) == "Whom do you challenge?"
    assert said().ask("duel", 1, 0) == "Bo is looking for somebody to challenge."


def test_moves() -> None:
    t = nyoi.given("toma", {"hands": "claire ajito / motta / cooler", "pile": "freya"})
    t.play("discard claire")
    assert t.decision is not None
    assert [said().move(m, 0) for m in t.decision.moves] == [
        "Replace your own card",
        "Make Bo throw the hand away",
        "Make Cy throw the hand away",
    ]


def test_refusals_name_seats_and_cards() -> None:
    assert said().refusal(Refused("target-shielded", "TOMA-6.39", target=1), 0) == (
        "Bo has a shield: no card can target that seat. (TOMA-6.39)"
    )
    assert said().refusal(Refused("not-in-hand", "TOMA-5.2", card="sk"), 0) == "You do not hold S.K. (TOMA-5.2)"
    assert said().refusal(Refused("no-such-seat", "TOMA-6.0", target=9), 0) == "There is no seat 9. (TOMA-6.0)"
    assert said("fr").refusal(Refused("not-asked", "TOMA-5.1", seat=2), 0) == (
        "Ce n’est pas à vous\u202f: on attend Cy. (TOMA-5.1)"
    )
    assert said().refusal(Refused("deck-unknown-card", card="zorro"), 0) == "“zorro” is not the name of a card."


def test_options() -> None:
    options = {option.id: option for option in nyoi.game("toma").options}
    fr = said("fr")
    assert fr.option(options["overtime"]) == "Prolongation"
    assert fr.option_help(options["overtime"]).endswith(".")
    assert fr.option_value(options["overtime"], "tied") == "les ex æquo"
    assert fr.option_value(options["cross_self"], True) == "oui"
    assert fr.option_value(options["objective"], None) == "selon la table"
    assert fr.option_value(options["objective"], 3) == "3"
    assert fr.option_value(options["custom_cards"], ["sk", "toma"]) == "S.K. et Toma"
    assert fr.option_value(options["custom_cards"], []) == "aucune"
    assert fr.option_value(options["turn_clock_seconds"], 0) == "sans limite"
    assert fr.option_value(options["turn_clock_seconds"], 30) == "30"


def test_names() -> None:
    assert Speech("fr", nyoi.game("toma")).name_of(2) == "Siège 2"
    assert said().name_of(1) == "Bo"
    assert (said("fr").name, said("en").name) == ("Les Boules de Toma", "Toma’s Dragon Balls")


# -- the catalogue


def test_any_other_language_is_english() -> None:
    assert [language(wish) for wish in ("fr", "FR-CA", "fr_FR.UTF-8", "en_GB", "de", "", None)] == [
        *["fr"] * 3,
        *["en"] * 4,
    ]
    assert catalogue("pt").say("value-on") == "yes"


def test_a_missing_message_is_its_key_unless_strict() -> None:
    assert catalogue("en").say("no-such-thing") == "no-such-thing"
    with pytest.raises(Unspoken):
        catalogue("en", strict=True).say("no-such-thing")
    with pytest.raises(Unspoken):
        catalogue("en", strict=True).say("with-clause", text="x")  # a variable is missing


def test_no_isolation_marks() -> None:
    assert said().event({"word": "shielded", "seat": 1}, 0) == "Bo raises a shield."


# -- every sentence of every game


class TestWords(Words):
    games = nyoi.IDS
    seldom = SELDOM
