"""Bad input: exit code 2, one clear line on stderr, nothing on stdout, never a traceback."""

from __future__ import annotations

import json
from pathlib import Path

import pytest

import nyoi
from nyoi.lab.load.client import free_port
from tests.cli.shell import program, run

WRONG = {
    "no such command": ["chess"],
    "no such option": ["games", "--colour"],
    "no game named": ["play"],
    "unknown game": ["play", "chess"],
    "unknown game to read": ["rules", "chess"],
    "unknown game to measure": ["bench", "chess"],
    "unknown game to simulate": ["simulate", "chess"],
    "too many seats": ["play", "toma", "--seats", "9"],
    "too few seats": ["play", "toma", "--seats", "1"],
    "seats that are no number": ["play", "toma", "--seats", "many"],
    "unknown mode": ["play", "toma", "--mode", "chess"],
    "mode and seats": ["play", "toma", "--mode", "extension", "--seats", "3"],
    "unknown option": ["play", "toma", "-o", "colour=red"],
    "bad value": ["play", "toma", "-o", "objective=99"],
    "no value": ["play", "toma", "-o", "objective"],
    "no key": ["play", "toma", "-o", "=3"],
    "invalid deck": ["play", "toma", "-o", "deck_mode=custom", "-o", "custom_cards=freya,toma"],
    "unknown card in the deck": ["simulate", "toma", "-o", "deck_mode=custom", "-o", "custom_cards=zorro"],
    "refused by the game": ["simulate", "toma", "-o", "first_start=seat", "-o", "first_start_seat=7"],
    "bad bots": ["play", "toma", "--bots", "HAL"],
    "too many bots": ["play", "toma", "--seats", "2", "--bots", "1,2,3"],
    "bad bots to simulate": ["simulate", "toma", "--bots", "9"],
    "too many bots to simulate": ["simulate", "toma", "--seats", "2", "--bots", "1,2,3"],
    "too many people": ["play", "toma", "--seats", "2", "--humans", "3"],
    "too many names": ["play", "toma", "--names", "Ana,Bo"],
    "no games": ["simulate", "toma", "--games", "0"],
    "no processes": ["simulate", "toma", "--jobs", "0"],
    "unknown clause": ["rules", "toma", "--clause", "TOMA-99.9"],
    "unknown language": ["rules", "toma", "--lang", "tlh"],
    "a table beside a saved game": ["play", "toma", "--load", "nowhere.nyoi"],
    "no saved game": ["play", "--load", "nowhere.nyoi"],
    "no file": ["replay", "nowhere.nyoi"],
    "a folder": ["verify", "."],
    "a report of nothing": ["report", "nowhere"],
    "a proxy that is no address": ["serve", "--proxy", "everybody"],
    "a page in place of a site": ["serve", "--url", "https://play.example/table"],
    "a name in place of a site": ["serve", "--origin", "play.example"],
    "a way in that is none": ["serve", "--inside", "everywhere"],
    "nowhere to write what is learned": ["train", "toma", "--out", "nowhere/weights.json"],
    "a database that is not known": ["db", "check", "mysql://db.example/nyoi"],
    "nobody to think": ["serve", "--workers", "0"],
    "half a pause": ["serve", "--pause", "1"],
    "time that runs backwards": ["serve", "--reading", "-1"],
}


@pytest.mark.parametrize("lang", ["fr", "en"])
@pytest.mark.parametrize("args", WRONG.values(), ids=WRONG.keys())
def test_one_line_and_exit_code_2(args: list[str], lang: str) -> None:
    result = run(*args, lang=lang)
    assert result.exit_code == 2
    assert result.stdout == ""
    assert len(result.stderr.splitlines()) == 1
    assert "{" not in result.stderr
    assert "no-" not in result.stderr


def test_where_a_house_stands_is_looked_at_before_it_opens() -> None:
    for word, value in (
        ("--url", "play.example"),
        ("--origin", "ftp://play.example"),
        ("--inside", "10.0.0.2:far"),
        ("--database", "mysql://db.example/nyoi"),
    ):
        assert f"“{value}” is no address" in run("serve", "--port", str(free_port()), word, value).stderr


@pytest.mark.parametrize("args", [["play", "chess"], ["foo"], ["verify", "/"]], ids=str)
def test_the_program_itself(args: list[str]) -> None:
    result = program(*args)
    assert result.returncode == 2
    assert (result.stdout, len(result.stderr.splitlines())) == ("", 1)


def test_the_reason_comes_with_its_clause_in_the_language_asked_for() -> None:
    args = ("play", "toma", "-o", "deck_mode=custom", "-o", "custom_cards=freya")
    assert run(*args, "--lang", "fr").stderr == (
        "Un paquet de 16 cartes doit avoir 5 cartes de valeur 1\u202f; le vôtre en a 1. (TOMA-9.3)\n"
    )
    assert run(*args).stderr == "A deck of 16 cards must have 5 cards of value 1; yours has 1. (TOMA-9.3)\n"


# -- logs


def lines_of_a_game() -> list[str]:
    t = nyoi.given("toma", {"hands": "tentra ajito / motta", "pile": "claire", "options": {"objective": 1}})
    t.play("discard tentra", "guess 1 7")
    assert t.over
    return t.log.text().splitlines()


def broken(change: str) -> str:
    """A log with one thing wrong."""
    lines = lines_of_a_game()
    head, foot = json.loads(lines[0]), json.loads(lines[-1])
    if change == "empty":
        return ""
    if change == "not text of ours":
        return "once upon a time\n"
    if change == "a list":
        return "[]\n"
    if change == "deep":
        return "[" * 100_000
    if change == "cut":
        return "\n".join(lines)[:-10]
    if change == "illegal move":
        lines[1] = lines[1].replace("tentra", "motta")
    elif change == "other seat":
        lines[1] = lines[1].replace("[0", "[1", 1)
    elif change == "seat of nobody":
        lines[1] = lines[1].replace("[0", "[77", 1)
    elif change == "chance that was not met":
        lines[2] = json.dumps([*json.loads(lines[2])[:2], [1, 2, 3]])
    elif change == "a move after the end":
        lines.insert(3, lines[2])
    elif change == "another winner":
        lines[-1] = json.dumps({**foot, "results": [0.0, 1.0]})
    elif change == "another ending":
        lines[-1] = json.dumps({**foot, "ending": "overtime"})
    elif change == "another fingerprint":
        lines[-1] = json.dumps({**foot, "fingerprint": "0" * 16})
    else:
        key, value = change.split("=", 1)
        lines[0] = json.dumps({**head, key: json.loads(value)})
    return "\n".join(lines)


CHANGES = [
    "empty",
    "not text of ours",
    "a list",
    "deep",
    "cut",
    "illegal move",
    "other seat",
    "seat of nobody",
    "chance that was not met",
    "a move after the end",
    "another winner",
    "another ending",
    "another fingerprint",
    'game="chess"',
    "rules=99",
    "nyoi=99",
    "seats=77",
    'mode="chess"',
    'options={"colour": 1}',
    "options=7",
    'given={"hands": 5}',
    'given={"hands": "freya / zorro"}',
    "given=[]",
    "given=7",
    'start="x"',
    "seats=1e999",
    "rules=Infinity",
    "start=[1e999]",
    'given={"hands": "freya / motta", "balls": [1e999, 0]}',
    'given={"hands": "freya / motta", "shields": [-1]}',
    'mode="\\ud800"',
]


@pytest.mark.parametrize("command", ["verify", "replay"])
@pytest.mark.parametrize("change", CHANGES)
def test_broken_logs(tmp_path: Path, command: str, change: str) -> None:
    path = tmp_path / "broken.nyoi"
    path.write_text(broken(change), encoding="utf-8")
    result = run(command, str(path))
    assert (result.exit_code, result.stdout) == (2, "")
    assert len(result.stderr.splitlines()) == 1
    assert "no-" not in result.stderr


def test_a_file_that_is_not_text(tmp_path: Path) -> None:
    path = tmp_path / "noise.nyoi"
    path.write_bytes(bytes(range(256)))
    assert run("verify", str(path)).exit_code == 2


def test_seats_and_moves_that_a_log_does_not_have(tmp_path: Path) -> None:
    path = tmp_path / "game.nyoi"
    path.write_text("\n".join(lines_of_a_game()), encoding="utf-8")
    for args in (["--seat", "2"], ["--seat", "-1"], ["--at", "3"], ["--at", "-1"], ["--names", "a,b,c"]):
        result = run("replay", str(path), *args)
        assert (result.exit_code, result.stdout, len(result.stderr.splitlines())) == (2, "", 1)


def test_a_report_of_a_folder_without_games_says_how_to_keep_some() -> None:
    for lang, sentence in (
        ("en", "There are no kept games in “nowhere”"),
        ("fr", "Il n’y a pas de parties gardées dans"),
    ):
        assert run("report", "nowhere", lang=lang).stderr.startswith(sentence)
