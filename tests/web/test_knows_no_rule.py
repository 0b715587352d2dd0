"""The page knows no rule: it shows what the view says, plays what is offered, and asks what a move would do."""

from __future__ import annotations

import re
from collections.abc import Iterator
from pathlib import Path

import pytest

WEB = Path(__file__).parents[2] / "web" / "src"
WRITTEN = {"messages.ts", "bodies.ts", "view.ts", "seen.ts"}  # from the types of the server
GONE = {"odds", "warn", "preview", "push", "stack"}  # files that once worked rules out
FORBIDDEN = {
    "the engine's stack": re.compile(r"\.stack\b|\[\"stack\"\]"),
    "an offer of its own": re.compile(r"\bargs:\s*\{|\bas Offer\b|: Offer = \{"),
    "a chance of dice": re.compile(r"\*\*|/ ?36\b|Math\.pow"),
}


def sources() -> Iterator[tuple[Path, str]]:
    """What was written by hand, without comments and tests."""
    for path in sorted(WEB.rglob("*")):
        if path.suffix in (".ts", ".svelte") and not path.name.endswith(".test.ts") and path.name not in WRITTEN:
            text = re.sub(r"/\*.*?\*/|<!--.*?-->|<style>.*?</style>", "", path.read_text(encoding="utf-8"), flags=re.S)
            yield path, re.sub(r"(?<!:)//.*", "", text)


@pytest.mark.parametrize("what", FORBIDDEN)
def test_no_file_works_a_rule_out(what: str) -> None:
    found = [
        f"{path.relative_to(WEB)}: {line.strip()}"
        for path, text in sources()
        if path.is_relative_to(WEB / "games") or what != "a chance of dice"
        for line in text.splitlines()
        if FORBIDDEN[what].search(line)
    ]
    assert found == []


def test_the_mirrors_are_gone() -> None:
    assert [str(path.relative_to(WEB)) for path, _ in sources() if path.name.partition(".")[0] in GONE] == []


def test_what_is_forbidden_is_found() -> None:
    for what, line in (
        ("the engine's stack", "const top = view.stack.at(-1)"),
        ("an offer of its own", 'play({ text: "pass", word: "pass", args: {} })'),
        ("a chance of dice", "const six = 1 - (5 / 6) ** dice"),
    ):
        assert FORBIDDEN[what].search(line)
