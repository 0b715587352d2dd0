"""`nyoi try` and `nyoi report`, as a designer types them."""

from __future__ import annotations

import json
from pathlib import Path

from tests.cli.shell import program, run
from tests.packs.samples import pack


def test_a_change_is_told_in_words(tmp_path: Path) -> None:
    folder = pack(tmp_path, "uno", ("cards", "hand_size = 7", "hand_size = 1"))
    args = ("try", str(folder), "--games", "40", "--seats", "2", "--seed", "3")
    told = run(*args, "--lang", "fr").stdout
    assert "cards.toml:11 : -, hand_size : 7 → 1".replace(" :", "\u202f:") in told
    assert "Ceci a changé" in told
    assert "tours\u202f:" in told
    data = json.loads(run(*args, "--json").stdout)
    assert (data["games"], data["seed"], data["changes"][0]["new"]) == (40, 3, 1)
    sure = {row["measure"] for row in data["measures"] if row["sure"]}
    assert {"turns", "decisions"} <= sure
    assert "This changed" in run(*args).stdout


def test_nothing_is_told_of_a_copy(tmp_path: Path) -> None:
    told = program("try", str(pack(tmp_path, "toma")), "--games", "6", lang="fr_FR.UTF-8")
    assert (told.returncode, told.stderr) == (0, "")
    assert "Toutes se sont déroulées de la même façon" in " ".join(told.stdout.split())


def test_a_pack_with_a_mistake_is_not_tried(tmp_path: Path) -> None:
    folder = pack(tmp_path, "toma", ("decks", "balls = 7", "balls = 6"))
    found = run("try", str(folder))
    assert found.exit_code == 2
    assert "decks.toml:58" in found.stderr


def test_a_report_of_nothing(tmp_path: Path) -> None:
    found = program("report", str(tmp_path), "-o", str(tmp_path / "x.html"))
    assert (found.returncode, found.stderr.count("\n")) == (2, 1)
