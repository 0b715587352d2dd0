"""The rulebook: complete, alike in both languages. Words and marks are the business of tests/words and tools.trace."""

from __future__ import annotations

import re
from importlib.resources import files

import pytest

import nyoi

PACKAGE = files("nyoi.games.tournament")
CLAUSE = re.compile(r"^- (TOUR-\d+\.\d+[a-z]?) \[([RIC])\] \S", re.M)


def text(*path: str) -> str:
    return PACKAGE.joinpath(*path).read_text(encoding="utf-8")


@pytest.mark.parametrize("lang", ["fr", "en"])
def test_the_rulebook_has_every_clause_once(lang: str) -> None:
    book = CLAUSE.findall(text("rulebook", f"{lang}.md"))
    assert book == CLAUSE.findall(text("rulebook", "en.md"))
    assert len({id for id, _ in book}) == len(book) == 216
    sections = [int(re.findall(r"\d+", id)[0]) for id, _ in book]
    assert sections == sorted(sections)
    for option in nyoi.game("tournament").options:
        assert text("rulebook", f"{lang}.md").count(f"`{option.id}`") == 1
        assert option.clause in {id for id, _ in book}


def test_refusals_name_clauses_that_exist() -> None:
    known = {id for id, _ in CLAUSE.findall(text("rulebook", "en.md"))}
    for name in ("why.py", "why_cards.py", "setup.py", "position.py"):
        assert set(re.findall(r"TOUR-\d+\.\d+[a-z]?", text(name))) <= known
    assert set(nyoi.game("tournament").clauses) <= known
