"""Lines of values in tables, against the TOML reader of Python."""

from __future__ import annotations

import tomllib
from pathlib import Path

import pytest

import nyoi
from nyoi.packs.lines import line_of, lines
from nyoi.packs.shape import walk

TABLES = sorted((Path(nyoi.__file__).parent / "games").glob("*/content/*.toml"))


@pytest.mark.parametrize("path", TABLES, ids=lambda path: f"{path.parts[-3]}-{path.stem}")
def test_every_value_of_every_table_has_a_line(path: Path) -> None:
    text = path.read_text(encoding="utf-8")
    found, rows = lines(text), text.splitlines()
    for where, value in walk(tomllib.loads(text)):
        if where and not isinstance(value, dict):
            row = rows[found[where] - 1]
            assert isinstance(value, list) or (str(value).lower() in row.lower()) or "\\" in row, (where, row)


def test_texts_of_several_lines_and_comments_do_not_confuse() -> None:
    text = 'a = """\nb = 1\n"""\nb = [ # x = 3\n  "]", # ]\n  2,\n]\n[t."q.r"]\n'
    text += "c.d = '''#'''\n[[e]]\n[[e.f]]\ng = {h = \"}\", i = [1]}\n"
    found = lines(text)
    assert {where for where, _ in walk(tomllib.loads(text))} - {()} == set(found)
    assert (found["b",], found["b", 1], found["t", "q.r", "c", "d"], found["e", 0, "f", 0, "g", "i", 0]) == (
        4,
        6,
        9,
        12,
    )
    assert line_of(found, ("e", 0, "f", 0, "x", 3)) == 11
