from __future__ import annotations

import pytest

from nyoi.kernel.play import Refused
from nyoi.words.catalogue import LANGUAGES, entry, source
from nyoi.words.rulebook import parse, rulebook

BOOK = """# Go

## 1. Stones

- GO-1.1 [R] Black begins,
  white follows.
- GO-1.2 [I] The œuvre of été. [C] Even so.

## 10. Ends

- GO-10.1a [C] Table:
  | a | b |
  |---|---|
  | 1 | 2 |
"""


def test_sections_and_clauses() -> None:
    book = parse(BOOK)
    assert book.title == "Go"
    assert [(s.number, s.title, len(s.clauses)) for s in book.sections] == [("1", "Stones", 2), ("10", "Ends", 1)]
    assert book.clauses[0].text == "Black begins,\nwhite follows."
    assert book.clauses[2] == ("GO-10.1a", "C", "Table:\n| a | b |\n|---|---|\n| 1 | 2 |")


def test_what_does_not_fit_the_format_is_refused() -> None:
    for line in ("Some words.", "- GO-1.1 without a tag", "  a continuation of nothing"):
        with pytest.raises(ValueError, match="line 1"):
            parse(line)


def test_clauses_are_found_by_any_spelling() -> None:
    book = parse(BOOK)
    assert {book.clause(id).id for id in ("GO-1.1", "go-1.1", " 1.1 ")} == {"GO-1.1"}
    assert [clause.id for clause in book.pick("1")] == [clause.id for clause in book.pick("go-1")]
    assert [clause.id for clause in book.pick("10.1a")] == ["GO-10.1a"]
    for id in ("1.9", "TOMA-1.1", "", "11"):
        with pytest.raises(Refused, match="unknown-clause"):
            book.pick(id)


def test_search_folds_accents_capitals_and_needs_every_word() -> None:
    book = parse(BOOK)
    assert [clause.id for clause in book.search("OEUVRE ete")] == ["GO-1.2"]
    assert [clause.id for clause in book.search("été")] == ["GO-1.2"]
    assert book.search("black even") == []
    assert [clause.id for clause in rulebook("toma", "fr").search("qu'une carte imite")] != []


@pytest.mark.parametrize("lang", LANGUAGES)
@pytest.mark.parametrize(
    ("game", "clause", "printed", "ours"),
    [
        ("tournament", "TOUR-3.3", "77", {"en": "series", "fr": "série"}),
        ("tournament", "TOUR-4.6", "Kefla", {"en": "right", "fr": "droit"}),
        ("torak", "TORAK-8.7", "score", {"en": "140", "fr": "140"}),
        ("uno", "UNO-3.5", "50 points", {"en": "setup", "fr": "mise en place"}),
    ],
)
def test_only_what_is_printed_is_tagged_as_printed(
    game: str, clause: str, printed: str, ours: dict[str, str], lang: str
) -> None:
    found = rulebook(game, lang).clause(clause)
    before, tag, after = found.text.partition("[I]")
    assert (found.tag, tag) == ("R", "[I]")
    assert printed in before
    assert ours[lang] not in before
    assert ours[lang] in after


@pytest.mark.parametrize("game", ["duel", "tournament"])
def test_a_round_is_called_as_the_box_calls_it(game: str) -> None:
    """The boxes of Duel and of the Tournament print "tours", also for a whole round: "tour de jeu"."""
    assert "manche" not in source("fr", game).lower()
    assert not any("manche" in clause.text.lower() for clause in rulebook(game, "fr").clauses)
    assert "tour de jeu" in source("fr", game)


def test_the_blurb_of_the_tournament_names_its_aim() -> None:
    """Most warriors left wins (TOUR-8.3); few games end with one team left."""
    for lang, aim in (("en", "have more of them left than anyone else"), ("fr", "gardez-en plus que les autres")):
        assert aim in entry(source(lang, "tournament"), "game-blurb")
