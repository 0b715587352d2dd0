"""Packs for tests: a copy of a game's content with something planted in it."""

from __future__ import annotations

from pathlib import Path

from nyoi.packs.folder import new


def pack(tmp_path: Path, game: str, *edits: tuple[str, str, str], name: str = "mine") -> Path:
    """A copy in which, for each edit, the first occurrence of a text in a table stands otherwise."""
    folder = new(str(tmp_path / name), game)
    for table, old, planted in edits:
        path = folder / f"{table}.toml"
        text = path.read_text(encoding="utf-8")
        assert old in text, f"{old} is not in {table}"
        path.write_text(text.replace(old, planted, 1), encoding="utf-8")
    return folder


def line(folder: Path, table: str, planted: str) -> int:
    """The line in which something stands for the first time."""
    text = (folder / f"{table}.toml").read_text(encoding="utf-8")
    return text[: text.index(planted)].count("\n") + 1
