"""Code in the documentation runs, or says why it does not; and commands that are not run are there at least."""

from __future__ import annotations

import re
import shlex
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import click
import pytest

from nyoi.cli import cli
from nyoi.cli.house import Room
from tests.cli.shell import run
from tests.docs.reader import Block, blocks, site, written

PAGES = {place: found for place, text in written().items() if (found := blocks(text))}
# Pages whose blocks are held by tests of their own.
HELD = {"new-game.md": "tests/examples/test_tutorial.py", "wire.md": "tests/server/test_docs.py"}
# What is only looked at: drawings, files of other programs, questions to a database that is not here.
LOOKED_AT = {"text", "ini", "sql"}


@pytest.mark.parametrize("place", [place for place in PAGES if place not in HELD])
def test_every_block_says_what_it_is(place: str) -> None:
    for block in PAGES[place]:
        assert block.language in LOOKED_AT | {"python", "console"}, block
        assert not block.why or (block.language in ("python", "console") and len(block.why) > 10)
        if block.language == "console":
            assert all(line.startswith("$ ") for line in block.code.splitlines()), block


def test_pages_with_tests_of_their_own_have_them() -> None:
    root = Path(__file__).parents[2]
    for place, test in HELD.items():
        assert place.removesuffix(".md") in (root / test).read_text(encoding="utf-8")


@pytest.mark.parametrize("place", [place for place in PAGES if place not in HELD])
def test_blocks_run(place: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """One after the other, as somebody would who reads the page."""
    monkeypatch.chdir(tmp_path)
    monkeypatch.syspath_prepend(str(tmp_path))
    known: dict[str, Any] = {"__name__": "__docs__"}
    for block in PAGES[place]:
        if block.language == "python" and not block.why:
            if block.file:
                (tmp_path / block.file).write_text(block.code, encoding="utf-8")
            exec(compile(block.code, f"docs/{place}", "exec"), known)
        for line in called(block):
            exists(line)
            if not block.why:
                result = run(*line[1:])
                assert (result.exit_code, result.stderr) == (0, ""), line


def called(block: Block) -> Iterator[list[str]]:
    """The calls of our own program in a block."""
    for line in block.code.splitlines() if block.language == "console" else []:
        for part in re.split(r"&&|;", line.removeprefix("$ ")):
            words = shlex.split(part, comments=True)
            if words[:1] == ["uvx"]:
                words = words[1:]
            if words[:1] == ["nyoi"]:
                yield words


def exists(words: list[str]) -> None:
    """There is such a command, and it has these options."""
    command: click.Command = cli
    context = click.Context(cli, info_name="nyoi", obj=Room("en"))
    rest = words[1:]
    while isinstance(command, click.Group) and rest and not rest[0].startswith("-"):
        found = command.get_command(context, rest.pop(0))
        assert found is not None, words
        command, context = found, click.Context(found, parent=context)
    options = {name for param in command.get_params(context) for name in param.opts} | {"-h"}
    assert [word for word in rest if word.startswith("-") and word.partition("=")[0] not in options] == [], words


def test_a_command_that_is_not_there_is_found() -> None:
    for line in ("nyoi chess", "nyoi play toma --colour", "nyoi db burn"):
        with pytest.raises(AssertionError):
            exists(line.split())
    exists(["nyoi", "play", "toma", "--seats", "3"])


def test_commands_within_the_text_are_there() -> None:
    found = 0
    for text in written().values():
        for span in re.findall(r"`(nyoi [a-z][^`]*)`", text):
            words = [
                word for word in span.replace("[", " ").replace("]", " ").replace("|", " ").split() if word != "..."
            ]
            exists(words if words[1:2] != ["--version"] else ["nyoi"])
            found += 1
    assert found > 30


def test_files_that_the_text_names_are_there() -> None:
    """What was renamed or is gone is not told about any more."""
    root = Path(__file__).parents[2]
    known = [
        str(path.relative_to(root))
        for part in ("src", "tests", "tools", "examples", "web/src")
        for path in (root / part).rglob("*.*")
    ]
    known += [path.name for path in root.iterdir()]
    known += ["pack.toml"]  # of a pack, which is somebody's own
    gone = []
    for place, text in site().items():
        if place not in ("new-game.md", "changelog.md"):  # the files of a new game; what once was
            names = re.findall(r"`([\w/.-]+\.(?:py|svelte|ts|toml|ftl))(?::\w+)?`", text)
            gone += [(place, name) for name in names if not any(f"/{path}".endswith(f"/{name}") for path in known)]
    assert gone == []


def test_code_that_is_written_into_pages_was_run() -> None:
    """Examples of the Python reference are the docstrings', which the doctests run."""
    for place, text in site().items():
        if place not in PAGES:
            kinds = {block.language for block in blocks(text)}
            assert kinds <= {"text", "pycon", "console", ""}, place
