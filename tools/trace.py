"""Rule traceability: every clause of the engine has a test that names it, every mark names a clause.

    python -m tools.trace           # writes docs/coverage/<game>.md
    python -m tools.trace --check   # fails on a gap, on a mark without clause, on a page that is not fresh

Sections 3 to 10 of a rulebook are the engine's; section 11 is the page's, section 12 the bots'.
"""

from __future__ import annotations

import ast
import sys
from collections import defaultdict
from pathlib import Path

import nyoi
from nyoi.words.rulebook import Rulebook, rulebook

ROOT = Path(__file__).parent.parent
PAGES = ROOT / "docs" / "coverage"
ENGINE = {str(n) for n in range(3, 11)}


def marks() -> dict[str, list[str]]:
    """Clause id -> the tests that name it, as `path::test`."""
    found: dict[str, list[str]] = defaultdict(list)
    waiting = [room for room in (ROOT / "tests/games").iterdir() if room.is_dir() and room.name not in nyoi.IDS]
    for file in sorted((ROOT / "tests").rglob("test_*.py")):
        if any(file.is_relative_to(room) for room in waiting):
            continue  # a game that is not registered yet
        for node in ast.walk(ast.parse(file.read_text(encoding="utf-8"))):
            if not isinstance(node, ast.FunctionDef) or not node.name.startswith("test_"):
                continue
            for mark in node.decorator_list:
                if isinstance(mark, ast.Call) and isinstance(mark.func, ast.Attribute) and mark.func.attr == "clause":
                    for arg in mark.args:
                        assert isinstance(arg, ast.Constant), f"{file}: a clause mark holds plain ids"
                        found[str(arg.value)].append(f"{file.relative_to(ROOT)}::{node.name}")
    return found


def engine_clauses(book: Rulebook) -> list[str]:
    """The ids of the clauses that the engine keeps."""
    return [clause.id for section in book.sections if section.number in ENGINE for clause in section.clauses]


def page(id: str, book: Rulebook, tests: dict[str, list[str]]) -> str:
    """The coverage page of a game."""
    engine = engine_clauses(book)
    covered = sum(bool(tests.get(clause)) for clause in engine)
    rows = [
        f"| {clause.id} | {clause.tag} | {'<br>'.join(f'`{test}`' for test in tests.get(clause.id, ())) or '-'} |"
        for clause in book.clauses
        if clause.id in engine or tests.get(clause.id)
    ]
    head = [
        f"# Rules and tests: {nyoi.game(id).names[1]}",
        "",
        f"Written by `python -m tools.trace`. {covered} of {len(engine)} clauses of sections 3 to 10 have a test.",
        "Tags: R printed in the rulebook, I our ruling, C reconstructed.",
        "",
        "| clause | tag | tests |",
        "|---|---|---|",
    ]
    return "\n".join([*head, *rows, ""])


def gaps(check: bool) -> list[str]:
    """What is missing; writes the pages unless it only checks."""
    tests = marks()
    problems, known = [], set()
    for id in nyoi.IDS:
        book = rulebook(id, "en")
        if [c.id for c in book.clauses] != [c.id for c in rulebook(id, "fr").clauses]:
            problems.append(f"{id}: the French and the English rulebook do not have the same clauses")
        known |= {clause.id for clause in book.clauses}
        problems += [f"{clause} has no test" for clause in engine_clauses(book) if not tests.get(clause)]
        text, file = page(id, book, tests), PAGES / f"{id}.md"
        if check and (not file.exists() or file.read_text(encoding="utf-8") != text):
            problems.append(f"{file.relative_to(ROOT)} is not fresh: run python -m tools.trace")
        elif not check:
            PAGES.mkdir(parents=True, exist_ok=True)
            file.write_text(text, encoding="utf-8")
    problems += [f"{test}: there is no clause {id}" for id in tests if id not in known for test in tests[id]]
    return problems


if __name__ == "__main__":
    found = gaps("--check" in sys.argv)
    print("\n".join(found) if found else f"every clause of sections 3 to 10 has a test: {', '.join(nyoi.IDS)}")
    sys.exit(bool(found))
