"""The house knows no game by name: ids stand in the rooms, and where a study or a peer is about one game."""

from __future__ import annotations

import ast
import re
from collections.abc import Iterator
from pathlib import Path

import nyoi

ROOT = Path(__file__).parent.parent
HOUSE = ROOT / "src" / "nyoi"
PAGE = ROOT / "web" / "src"
# What is about games by name, and why it may be.
ALLOWED = {
    "lab/rlcard_match.py",  # a game at another library's table
    "lab/peers.py",  # which game of another library is compared with which of ours
    "lab/load/bench.py",  # a load of two named games, so that figures can be compared over the years
}


def files() -> list[Path]:
    """Every Python file of the product but those that are a game's own, and what builds it."""
    return [ROOT / "setup.py", *sorted(path for path in HOUSE.rglob("*.py") if not own(path))]


def own(path: Path) -> bool:
    """Whether a file is a game's: in its room, its board, its studies (`boards/<id>.py`, or a folder of that name)."""
    parts = path.relative_to(HOUSE).with_suffix("").parts
    return any(parts[i] in ("games", "boards", "studies") and parts[i + 1] in nyoi.IDS for i in range(len(parts) - 1))


def docstrings(tree: ast.Module) -> set[ast.expr]:
    """The texts that only explain."""
    kinds = (ast.Module, ast.ClassDef, ast.FunctionDef, ast.AsyncFunctionDef)
    bodies = [node.body for node in ast.walk(tree) if isinstance(node, kinds)]
    return {body[0].value for body in bodies if body and isinstance(body[0], ast.Expr)}


def named(text: str) -> bool:
    """Whether a text is a game's id, or a place in its room."""
    places = [f"games{mark}{id}" for id in nyoi.IDS for mark in "./"]
    return text in nyoi.IDS or any(place in text for place in places)


def mentions(source: str) -> Iterator[int]:
    """The lines of a file that name a game."""
    tree = ast.parse(source)
    telling = docstrings(tree)
    for node in ast.walk(tree):
        if isinstance(node, ast.Constant) and isinstance(node.value, str) and node not in telling:
            if named(node.value):
                yield node.lineno
        elif isinstance(node, ast.ImportFrom | ast.Import):
            modules = [node.module or ""] if isinstance(node, ast.ImportFrom) else [name.name for name in node.names]
            if isinstance(node, ast.ImportFrom) and node.module == "nyoi.games":
                modules += [f"nyoi.games.{name.name}" for name in node.names]
            if any(named(module) for module in modules):
                yield node.lineno


_REMARK = re.compile(r"/\*.*?\*/|<!--.*?-->|(?<![:\"'`])//[^\n]*", re.DOTALL)
_WORD = re.compile(r"[A-Z]?[a-z]+|[A-Z]+(?![a-z])")


def page_files() -> list[Path]:
    """Everything of which the page is made outside the games' own folders, but for its tests."""
    return [
        path
        for path in sorted(PAGE.rglob("*"))
        if path.suffix in (".ts", ".svelte", ".css")
        and not path.name.endswith(".test.ts")
        and not any(path.is_relative_to(PAGE / "games" / id) for id in nyoi.IDS)
    ]


def page_mentions(source: str) -> set[str]:
    """The games that a file of the page names, in whatever word; a remark only explains."""
    return {word.lower() for word in _WORD.findall(_REMARK.sub(" ", source))} & set(nyoi.IDS)


def place(path: Path) -> str:
    return str(path.relative_to(HOUSE if HOUSE in path.parents else ROOT))


def test_no_game_is_named_outside_its_room() -> None:
    found = {place(path): list(mentions(path.read_text(encoding="utf-8"))) for path in files()}
    assert not {path: lines for path, lines in found.items() if lines and path not in ALLOWED}


def test_what_may_name_a_game_does() -> None:
    """The list above holds nothing that has gone."""
    found = {place(path) for path in files() if any(mentions(path.read_text(encoding="utf-8")))}
    assert found == ALLOWED


def test_the_page_names_no_game_outside_its_folder() -> None:
    found = {str(path.relative_to(PAGE)): page_mentions(path.read_text(encoding="utf-8")) for path in page_files()}
    assert len(found) > 100
    assert not {path: games for path, games in found.items() if games}


def test_no_game_of_the_page_names_another() -> None:
    for id in nyoi.IDS:
        for path in (PAGE / "games" / id).rglob("*"):
            if path.suffix in (".ts", ".svelte"):
                text = path.read_text(encoding="utf-8")
                assert not [other for other in nyoi.IDS if other != id and f"../{other}/" in text], path


def test_names_are_found_where_the_page_hides_them() -> None:
    for source in (
        'game === "toma"',
        "const FRAMES = { uno: 1 };",
        'import Scrap from "../games/torak/Scrap.svelte";',
        "type Face = TomaFace;",
        "{#each UNO as face}",
        ".duel { color: red; }",
        'a = "http://x"; b = "uno";',
    ):
        assert page_mentions(source), source
    for source in (
        "// as Toma does",
        "/** UNO\n * calls */",
        "<!-- a card of Torak -->",
        "const unopened = 1;",
        "dueling",
    ):
        assert not page_mentions(source), source


def test_names_are_found_where_they_hide() -> None:
    for source in (
        'GAMES = ("toma", "uno")',
        'table = {"duel": 1}',
        "from nyoi.games.torak.state import Torak",
        "from nyoi.games import tournament",
        "import nyoi.games.uno",
        'import_module("nyoi.games.uno.pace")',
        "if x:\n    y = 'uno'",
    ):
        assert any(mentions(source)), source
    for source in ('"""uno"""', 'def f():\n    """uno"""', "from nyoi.games import IDS", 'word = "unopened"'):
        assert not any(mentions(source)), source
