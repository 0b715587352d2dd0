"""English as it is printed: no French typography, and the words that the games have in English."""

from __future__ import annotations

import pytest

from tests.words.texts import Rule, slips, words

RULES = [
    Rule("no space before high signs", " [;:!?%](?!\\w)", "11 % risk", "11% risk: high"),
    Rule("no hard spaces", "[\u202f\u00a0]", "Why\u202f?", "Why?"),
    Rule("English quotes", '[«»"]', "«\u202fyes\u202f»", "“yes”"),
    Rule("curved apostrophes", "'", "it's", "it’s"),
    Rule("borders, not limits", words("(?:hide|show) the limits"), "Hide the limits", "Hide the borders", "torak"),
    Rule("a parade is a procession", words("parades?"), "a parade", "a Parry token", "duel"),
    Rule("Dragon Balls", words("crystal balls?"), "a crystal ball", "a Dragon Ball", "duel"),
    Rule("rolls and rerolls", words("throws?", "thrown?"), "Throw the dice", "Roll the dice", "tournament"),
]
ALLOWED = {("no space before high signs", "src/nyoi/words/en.ftl play-help"): "the question mark that one types"}


@pytest.mark.parametrize("rule", RULES, ids=[rule.name for rule in RULES])
def test_english(rule: Rule) -> None:
    assert rule.catches()
    assert slips(rule, "en", ALLOWED) == []
