"""Rule traceability: every clause of the engine is named by a test, every rule of play by code.

    python -m tools.trace           # writes docs/coverage/<game>.md
    python -m tools.trace --check   # fails on a gap, an unknown clause, or a stale page

Sections 3 to 10 of a rulebook belong to the engine, section 11 to the page, section 12 to the bots. Sections
5 to 8 are the rules of play. Each of their clauses must be named in the code or the tables of its game, at
the place that implements it.

Code names a clause by its id in a docstring, a comment or a string (`TOMA-6.7`), or by its number in a list
that begins with an id (`TORAK-6.6, 6.7 and 6.9`). A range (`TOMA-4.4 to 4.8`) names only its first clause. A
heading (`DUEL-6.4` of `DUEL-6.4.1`) names none. Module docstrings do not count, so that a search for a clause
finds the function or the row. Code that only observes play does not count either: position checks,
determinization, previews and `mind/`, except its `default.py`, which plays for a seat whose time is up.
"""

from __future__ import annotations

import ast
import re
import sys
from collections import defaultdict
from collections.abc import Iterator
from pathlib import Path

import nyoi
from nyoi.words.rulebook import Rulebook, rulebook

ROOT = Path(__file__).parent.parent
PAGES = ROOT / "docs" / "coverage"
ENGINE = {str(n) for n in range(3, 11)}
PLAY = {str(n) for n in range(5, 9)}
ROOMS = ROOT / "src" / "nyoi" / "games"
# These carry out no rule.
OUTSIDE = {"mind", "foretell.py", "given.py", "imagine.py", "position.py", "possible.py"}
_NUMBER = r"\d+(?:\.\d+)+[a-z]?"
_LIST = re.compile(rf"\b([A-Z]+)-({_NUMBER}(?:(?:,|,? and|,? or)\s+(?:#\s+)?{_NUMBER}\b)*)")


def marks() -> dict[str, list[str]]:
    """Return for each clause id the tests that name it, as `path::test`."""
    found: dict[str, list[str]] = defaultdict(list)
    waiting = [room for room in (ROOT / "tests/games").iterdir() if room.is_dir() and room.name not in nyoi.IDS]
    for file in sorted((ROOT / "tests").rglob("test_*.py")):
        if any(file.is_relative_to(room) for room in waiting):
            continue  # the game is not registered yet
        for node in ast.walk(ast.parse(file.read_text(encoding="utf-8"))):
            if not isinstance(node, ast.FunctionDef) or not node.name.startswith("test_"):
                continue
            for mark in node.decorator_list:
                if isinstance(mark, ast.Call) and isinstance(mark.func, ast.Attribute) and mark.func.attr == "clause":
                    for arg in mark.args:
                        assert isinstance(arg, ast.Constant), f"{file}: a clause mark holds plain ids"
                        found[str(arg.value)].append(f"{file.relative_to(ROOT)}::{node.name}")
    return found


def named(text: str) -> Iterator[str]:
    """Yield the clauses that a text names, singly or in a list.

    >>> list(named("a fall (DUEL-6.6.2, 6.6.3), TOMA-4.4 to 4.8, UNO-6.5a and 6.8"))
    ['DUEL-6.6.2', 'DUEL-6.6.3', 'TOMA-4.4', 'UNO-6.5a', 'UNO-6.8']
    """
    for book, numbers in _LIST.findall(text):
        for number in re.findall(_NUMBER, numbers):
            yield f"{book}-{number}"


def body(file: Path) -> str:
    """Return the text of a file; of a Python file without its module docstring."""
    text = file.read_text(encoding="utf-8")
    if file.suffix == ".py":
        tree = ast.parse(text)
        if ast.get_docstring(tree) is not None:
            return "\n".join(text.splitlines()[tree.body[0].end_lineno :])
    return text


def code(id: str) -> dict[str, list[str]]:
    """Return for each clause id the files of a game, code and tables, that name it."""
    room = ROOMS / id
    found: dict[str, list[str]] = defaultdict(list)
    for file in sorted([*room.rglob("*.py"), *(room / "content").glob("*.toml")]):
        place = file.relative_to(room)
        if place.parts[0] not in OUTSIDE or place.name == "default.py":
            for clause in sorted(set(named(body(file)))):
                found[clause].append(str(place))
    return found


def clauses_of(book: Rulebook, sections: set[str]) -> list[str]:
    return [clause.id for section in book.sections if section.number in sections for clause in section.clauses]


def page(id: str, book: Rulebook, tests: dict[str, list[str]], places: dict[str, list[str]]) -> str:
    engine, play = clauses_of(book, ENGINE), clauses_of(book, PLAY)
    covered = sum(bool(tests.get(clause)) for clause in engine)
    carried = sum(bool(places.get(clause)) for clause in play)

    def listed(names: list[str] | tuple[()]) -> str:
        return "<br>".join(f"`{name}`" for name in names) or "-"

    rows = [
        f"| {c.id} | {c.tag} | {listed(places.get(c.id, ()))} | {listed(tests.get(c.id, ()))} |"
        for c in book.clauses
        if c.id in engine or tests.get(c.id)
    ]
    head = [
        f"# Rules, code and tests: {nyoi.game(id).names[1]}",
        "",
        f"Written by `python -m tools.trace`. {covered} of {len(engine)} clauses of sections 3 to 10 have a test;",
        f"{carried} of {len(play)} clauses of sections 5 to 8 are named in code, in `src/nyoi/games/{id}/`.",
        "Tags: R printed in the rulebook, I our ruling, C reconstructed.",
        "",
        "| clause | tag | code | tests |",
        "|---|---|---|---|",
    ]
    return "\n".join([*head, *rows, ""])


def gaps(check: bool) -> list[str]:
    """Return all problems; unless `check` is set, also write the pages."""
    tests = marks()
    problems, known = [], set()
    for id in nyoi.IDS:
        book = rulebook(id, "en")
        if [c.id for c in book.clauses] != [c.id for c in rulebook(id, "fr").clauses]:
            problems.append(f"{id}: the French and the English rulebook do not have the same clauses")
        own = {clause.id for clause in book.clauses}
        known |= own
        problems += [f"{clause} has no test" for clause in clauses_of(book, ENGINE) if not tests.get(clause)]
        places = code(id)
        problems += [f"{clause} is named in no code" for clause in clauses_of(book, PLAY) if not places.get(clause)]
        heads = {clause.rsplit(".", 1)[0] for clause in own}
        problems += [
            f"src/nyoi/games/{id}/{place}: there is no clause {clause}"
            for clause in places
            if clause not in own and clause not in heads
            for place in places[clause]
        ]
        text, file = page(id, book, tests, places), PAGES / f"{id}.md"
        if check and (not file.exists() or file.read_text(encoding="utf-8") != text):
            problems.append(f"{file.relative_to(ROOT)} is not fresh: run python -m tools.trace")
        elif not check:
            PAGES.mkdir(parents=True, exist_ok=True)
            file.write_text(text, encoding="utf-8")
    problems += [f"{test}: there is no clause {id}" for id in tests if id not in known for test in tests[id]]
    return problems


if __name__ == "__main__":
    found = gaps("--check" in sys.argv)
    print("\n".join(found) or f"every clause has its test, every rule of play its code: {', '.join(nyoi.IDS)}")
    sys.exit(bool(found))
