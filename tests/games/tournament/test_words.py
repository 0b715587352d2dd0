"""The words and the rulebook: complete, alike in both languages, every clause proved by a test."""

from __future__ import annotations

import ast
import re
from importlib.resources import files
from pathlib import Path

import pytest

import nyoi
from nyoi.games.tournament.why import WANTED

PACKAGE = files("nyoi.games.tournament")
HERE = Path(__file__).parent
HOUSE = {"bad-position"}  # said by the house's own catalogue
CLAUSE = re.compile(r"^- (TOUR-\d+\.\d+[a-z]?) \[([RIC])\] \S", re.M)


def text(*path: str) -> str:
    return PACKAGE.joinpath(*path).read_text(encoding="utf-8")


def keys(lang: str) -> list[str]:
    return re.findall(r"^([a-z][a-z0-9-]*) =", text("words", f"{lang}.ftl"), re.M)


def needed() -> set[str]:
    game = nyoi.game("tournament")
    found = {"game-name", "game-blurb"}
    found |= {f"event-{word.name}" for word in game.words} | {f"move-{word}" for word in game.moves}
    found |= {f"{kind}-{key}" for kind in ("ask", "wait") for key in WANTED}
    found |= {f"mode-{mode.id}" for mode in game.modes} | {f"ending-{ending}" for ending in game.endings}
    for option in game.options:
        found |= {f"option-{option.id}", f"option-{option.id}-help"}
        found |= {f"option-{option.id}-{value}" for value in option.values}
    for name in ("why.py", "why_cards.py", "setup.py", "position.py"):
        found |= {f"no-{reason}" for reason in reasons(text(name)) - HOUSE}
    return {key.replace("_", "-") for key in found}


def reasons(source: str) -> set[str]:
    """Every reason given to Refused, an either-or for both."""
    found: set[str] = set()
    for call in ast.walk(ast.parse(source)):
        if isinstance(call, ast.Call) and isinstance(call.func, ast.Name) and call.func.id == "Refused":
            for part in ast.walk(call.args[0]):
                if isinstance(part, ast.Constant) and isinstance(part.value, str):
                    found.add(part.value)
    return found


@pytest.mark.parametrize("lang", ["fr", "en"])
def test_every_word_is_there_and_none_for_nothing(lang: str) -> None:
    said = keys(lang)
    assert len(set(said)) == len(said)
    assert sorted(needed() - set(said)) == []
    assert sorted(set(said) - needed()) == []
    assert keys("fr") == keys("en")


def test_french_typography() -> None:
    for name in (("words", "fr.ftl"), ("rulebook", "fr.md")):
        for line in text(*name).splitlines():
            plain = re.sub(r"\{[^}]*\}|`[^`]*`|^#.*", "", line)
            assert not re.search("(?<![\u202f])[;!?»]|«(?!\u202f)|'", plain), line


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


def test_every_clause_of_play_has_a_test_that_names_it() -> None:
    marked = {
        clause
        for file in HERE.glob("test_*.py")
        for clause in re.findall(r"TOUR-\d+\.\d+[a-z]?", "".join(marks(file.read_text(encoding="utf-8"))))
    }
    due = {id for id, _ in CLAUSE.findall(text("rulebook", "en.md")) if 3 <= int(re.findall(r"\d+", id)[0]) <= 10}
    assert sorted(due - marked) == []
    assert sorted(marked - due) == []


def marks(source: str) -> list[str]:
    """The decorators that name clauses."""
    return re.findall(r"@clause\(([^)]*)\)", source)


def test_refusals_name_clauses_that_exist() -> None:
    known = {id for id, _ in CLAUSE.findall(text("rulebook", "en.md"))}
    for name in ("why.py", "why_cards.py", "setup.py", "position.py"):
        assert set(re.findall(r"TOUR-\d+\.\d+[a-z]?", text(name))) <= known
    assert set(nyoi.game("tournament").clauses) <= known
