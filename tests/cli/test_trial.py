"""`nyoi try` and `nyoi report`, as a designer types them."""

from __future__ import annotations

import json
from pathlib import Path

import pytest

import nyoi
from nyoi.cli.house import Room
from nyoi.cli.trial import Verdict
from nyoi.words.speech import Speech
from tests.cli.shell import program, run
from tests.packs.samples import pack


def test_a_change_is_told_in_words(tmp_path: Path) -> None:
    folder = pack(tmp_path, "uno", ("cards", "hand_size = 7", "hand_size = 1"))
    args = ("try", str(folder), "--games", "40", "--seats", "2", "--seed", "3")
    told = run(*args, "--lang", "fr").stdout
    assert "cards.toml:11 : -, hand_size : 7 → 1".replace(" :", "\u202f:") in told
    assert "Comment cela se fait" in told
    assert "tours\u202f:" in told
    data = json.loads(run(*args, "--json").stdout)
    assert (data["games"], data["seed"], data["changes"][0]["new"]) == (40, 3, 1)
    sure = {row["measure"] for row in data["measures"] if row["sure"]}
    assert {"turns", "decisions"} <= sure
    assert "How it comes about" in run(*args).stdout


def test_who_wins_comes_first_and_says_how_many_games_it_takes(tmp_path: Path) -> None:
    """Uno, seed 3: a hand of one card makes games short; who wins is the first question, at a level of its own."""
    folder = pack(tmp_path, "uno", ("cards", "hand_size = 7", "hand_size = 1"))
    args = ("try", str(folder), "--games", "40", "--seats", "2", "--seed", "3")
    told = " ".join(run(*args).stdout.split())
    wins, how = told.index("Who wins more:"), told.index("How it comes about")
    assert wins < told.index("games won by seat 0") < how < told.index("turns:")
    assert "To find a difference of 2 points in four of five trials, about " in told
    rows = json.loads(run(*args, "--json").stdout)["measures"]
    assert rows[0]["measure"] == "seat 0"
    spread = rows[0]["error"] * rows[0]["games"] ** 0.5
    assert rows[0]["needed"] == pytest.approx((spread * 2.8016 / 0.02) ** 2, abs=1)


def test_one_job_other_bots_and_a_folder(tmp_path: Path) -> None:
    """The same games by one job as by three; each pair can be looked into later."""
    folder = pack(tmp_path, "uno", ("cards", "hand_size = 7", "hand_size = 3"), name="short")
    args = ("try", str(folder), "--games", "5", "--seats", "2", "--bots", "random", "--json")
    found = [json.loads(run(*args, "--jobs", jobs).stdout) for jobs in ("1", "3")]
    assert [{**one, "seconds": 0} for one in found] == [{**found[0], "seconds": 0}] * 2
    assert found[0]["bots"] == ["random"]
    assert found[0]["measures"] != json.loads(run(*args[:7], "heuristic", "--json").stdout)["measures"]
    out = tmp_path / "out"
    assert run(*args, "--jobs", "1", "--out", str(out)).exit_code == 0
    assert json.loads((out / "trial.json").read_text(encoding="utf-8"))["games"] == 5
    games = [json.loads(line) for line in (out / "games.jsonl").read_text(encoding="utf-8").splitlines()]
    assert [game["number"] for game in games] == list(range(5))
    assert all(game["old"]["turns"] > 0 for game in games)
    refused = run(*args, "--out", str(out))
    assert (refused.exit_code, len(refused.stderr.splitlines())) == (2, 1)


def test_two_changes_at_once_are_told_apart(tmp_path: Path) -> None:
    """Duel, seed 1: a character that nobody can hurt, and one whose change is nothing to the rules."""
    folder = pack(
        tmp_path,
        "duel",
        ("characters", 'name_en = "Raditz"\nvalue = 3\nhealth = 6', 'name_en = "Raditz"\nvalue = 3\nhealth = 30'),
        ("characters", 'name_en = "Yamcha"', 'name_en = "Yamchu"'),
    )
    data = json.loads(run("try", str(folder), "--games", "6", "--seed", "1", "--json").stdout)
    assert sorted(data["apart"]) == ["raditz", "yamcha"]
    by_itself = {group: {row["measure"]: row for row in rows} for group, rows in data["apart"].items()}
    assert by_itself["yamcha"]["won"]["old"] == by_itself["yamcha"]["won"]["new"]
    assert by_itself["raditz"]["turns"]["error"] > 0
    told = " ".join(run("try", str(folder), "--games", "6", "--seed", "1").stdout.split())
    assert "Each change by itself" in told
    assert "games won by the side of Raditz" in told.partition("Each change by itself")[2]


def test_no_number_is_minus_nothing(tmp_path: Path) -> None:
    speech = Speech("en", nyoi.game("uno"))
    verdict = Verdict(Room("en"), speech, [], {})
    assert [verdict.number(-0.0001, share=True, signed=signed) for signed in (True, False)] == ["0.0%", "0.0%"]
    assert verdict.number(-0.001, share=False, signed=True) == "0.00"
    assert verdict.number(-0.02, share=False, signed=True) == "−0.02"


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
