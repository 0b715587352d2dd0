"""`nyoi pack`: made and checked, in both languages."""

from __future__ import annotations

import json
from pathlib import Path

from tests.cli.shell import run
from tests.packs.samples import pack


def test_a_new_pack_is_a_copy_that_fits(tmp_path: Path) -> None:
    folder = tmp_path / "mine"
    made = run("pack", "new", str(folder), "--from", "toma")
    assert made.exit_code == 0
    assert "cards.toml" in made.stdout
    assert 'game = "toma"' in (folder / "pack.toml").read_text(encoding="utf-8")
    found = run("pack", "check", str(folder), "--lang", "fr")
    assert (found.exit_code, found.stdout) == (0, "Le paquet mine convient au jeu toma ; il ne change encore rien.\n")


def test_what_a_pack_changes_is_told(tmp_path: Path) -> None:
    folder = pack(tmp_path, "duel", ("characters", "wounds = 4", "wounds = 5"))
    told = run("pack", "check", str(folder)).stdout
    assert "characters.toml:82: goku › kamehameha, wounds: 4 → 5" in told
    data = json.loads(run("pack", "check", str(folder), "--json").stdout)
    assert (data["faults"], len(data["changes"])) == ([], 1)


def test_what_is_wrong_is_told_line_by_line(tmp_path: Path) -> None:
    folder = pack(tmp_path, "duel", ("characters", "wounds = 4", 'wounds = "4"'), ("cards", "cost = 1", "price = 1"))
    found = run("pack", "check", str(folder), "--lang", "fr")
    assert (found.exit_code, found.stdout) == (2, "")
    lines = found.stderr.splitlines()
    assert lines[0].startswith("cards.toml:14 : il n’y a pas de clé « price » ici.")
    assert "characters.toml:82 : « wounds » doit être un nombre entier, et non un texte (4)." in lines
    assert lines[-1] == "Le paquet mine ne se joue pas : 3 erreurs."
    assert json.loads(run("pack", "check", str(folder), "--json").stdout)["faults"][0]["line"] == 14


def test_what_cannot_be_made(tmp_path: Path) -> None:
    pack(tmp_path, "toma")
    for folder, game in (("mine", "toma"), ("other", "chess"), ("a b", "toma"), ("..", "toma")):
        found = run("pack", "new", str(tmp_path / folder), "--from", game)
        assert found.exit_code != 0
    assert run("pack", "check", str(tmp_path)).exit_code != 0
