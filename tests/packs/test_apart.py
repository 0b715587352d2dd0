"""A pack without one of its changes."""

from __future__ import annotations

import tomllib
from pathlib import Path

import pytest

import nyoi
from nyoi.games import home
from nyoi.kernel.content import Tables, pack_in
from nyoi.packs.apart import groups, toml, without
from nyoi.packs.changes import changes
from tests.packs.samples import pack


def own(game: str) -> Tables:
    return Tables(game, home(game) / "content")


@pytest.mark.parametrize("game", nyoi.IDS)
def test_tables_survive_being_written(game: str) -> None:
    for name in own(game).names():
        table = own(game).read(name)
        assert tomllib.loads("".join(f'"{key}" = {toml(value)}\n' for key, value in table.items())) == table


def test_each_change_is_left_out_by_itself(tmp_path: Path) -> None:
    edits = (("characters", "health = 4", "health = 9"), ("characters", "wounds = 4", "wounds = 9"))
    made = pack_in(pack(tmp_path, "duel", *edits))
    found = groups(changes(made, own("duel")))
    assert len(found) == 2
    for number, group in enumerate(found):
        rest = pack_in(without(made, own("duel"), group, tmp_path / f"{number}" / "mine"))
        assert groups(changes(rest, own("duel"))) == [other for other in found if other != group]


def test_without_its_only_change_a_pack_is_the_game(tmp_path: Path) -> None:
    for number, edit in enumerate([("cards", "hand_size = 7", "hand_size = 1"), ("cards", 'id = "Y"', 'id = "Q"')]):
        made = pack_in(pack(tmp_path, "uno", edit, name=f"mine-{number}"))
        for place, group in enumerate(groups(changes(made, own("uno")))):
            made = pack_in(without(made, own("uno"), group, tmp_path / f"{number}-{place}" / "mine"))
        assert changes(made, own("uno")) == []
