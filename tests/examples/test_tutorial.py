"""The tutorial of a new game is the package: every block of code in it stands in the file that it names."""

from __future__ import annotations

import re

import pytest

from tests.examples.installed import ROOT, run

TUTORIAL = (ROOT / "docs" / "new-game.md").read_text(encoding="utf-8")
PACKAGE = ROOT / "examples" / "embers"
BLOCKS = re.findall(r"^```(\w+) ?(\S*)\n(.*?)^```$", TUTORIAL, re.DOTALL | re.MULTILINE)
CODE = [(path, text) for kind, path, text in BLOCKS if kind != "sh"]


def test_there_are_blocks_and_each_names_its_file() -> None:
    assert TUTORIAL.count("\n```") == 2 * len(BLOCKS)
    assert len(CODE) > 20
    assert all(path for path, _ in CODE)


@pytest.mark.parametrize(("path", "text"), CODE, ids=[f"{i}-{path}" for i, (path, _) in enumerate(CODE)])
def test_a_block_stands_in_its_file(path: str, text: str) -> None:
    assert text in (PACKAGE / path).read_text(encoding="utf-8")


def test_every_file_of_the_package_is_spoken_of() -> None:
    files = [path for folder in ("src", "tests") for path in (PACKAGE / folder).rglob("*") if path.is_file()]
    names = {
        path.name for path in files if path.suffix in (".py", ".toml", ".ftl", ".md") and path.name != "__init__.py"
    }
    assert len(names) > 20
    assert {name for name in names if name not in TUTORIAL} == set()


def test_its_commands_are_commands() -> None:
    lines = [line for kind, _, text in BLOCKS if kind == "sh" for line in text.splitlines()]
    for line in lines:
        program, command, *_ = line.split()
        if program == "nyoi":
            assert "Usage: " in run("nyoi.cli", command, "--help")
        else:
            assert line == "pip install examples/embers"
