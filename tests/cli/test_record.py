"""Saved games told and checked."""

from __future__ import annotations

import json
from pathlib import Path

import pytest

import nyoi
from nyoi.kernel.play import asked, offered
from nyoi.kernel.rng import Rng
from tests.cli.shell import run


def seats_of(game: str) -> int:
    """Three seats, or as near to it as the game's first mode has."""
    mode = nyoi.game(game).modes[0]
    return min(max(3, mode.low), mode.high)


def saved(tmp_path: Path, moves: int = 10_000, game: str = "toma") -> str:
    t = nyoi.new(game, seats=seats_of(game), seed=8)
    rng = Rng(8)
    while not t.over and t.seq < moves:
        seat = asked(t.state)[0]
        t.play(rng.pick(offered(t.state, seat)), seat=seat)
    path = tmp_path / "game.nyoi"
    t.log.save(str(path))
    return str(path)


@pytest.mark.parametrize("game", nyoi.IDS)
def test_verify(tmp_path: Path, game: str) -> None:
    path = saved(tmp_path, game=game)
    result = run("verify", path)
    assert result.exit_code == 0
    t = nyoi.load(path)
    assert t.fingerprint in result.stdout
    found = json.loads(run("verify", path, "--json").stdout)
    assert found == {
        "game": game,
        "seats": seats_of(game),
        "moves": t.seq,
        "over": True,
        "results": list(t.results),
        "fingerprint": t.fingerprint,
    }


def test_verify_a_game_that_goes_on(tmp_path: Path) -> None:
    assert "partie en cours" in run("verify", saved(tmp_path, 5), "--lang", "fr").stdout


def test_a_finished_game_is_told_whole(tmp_path: Path) -> None:
    text = run("replay", saved(tmp_path), "--names", "Ana,Bo,Cy").stdout
    assert "Ana draws a card" not in text
    assert text.count("Ana is dealt") == text.count("Round ")
    assert "wins the game" in text
    assert "Move 1  " in text


def test_players_are_called_as_the_log_names_them(tmp_path: Path) -> None:
    path = Path(saved(tmp_path))
    head, end, rest = path.read_text(encoding="utf-8").partition("\n")
    named = {**json.loads(head), "names": ["Ana", "Bo\x1b[31m", "Cy"]}  # a log may come from anybody
    path.write_text(json.dumps(named) + end + rest, encoding="utf-8")
    text = run("replay", str(path)).stdout
    assert ("Ana is dealt" in text, "Seat 1 is dealt" in text, "Cy is dealt" in text) == (True, True, True)
    assert "Léa is dealt" in run("replay", str(path), "--names", "Léa").stdout  # what is said counts more


def test_as_a_seat_saw_it(tmp_path: Path) -> None:
    path = saved(tmp_path)
    text = run("replay", path, "--seat", "1", "--names", "Ana,Bo,Cy").stdout
    assert "You draw " in text
    assert "Ana draws a card." in text
    assert "Bo draws" not in text


def test_a_game_that_goes_on_is_told_as_everybody_saw_it(tmp_path: Path) -> None:
    path = saved(tmp_path, 6)
    result = run("replay", path)
    assert "not over" in result.stderr
    heard = nyoi.load(path).events(nyoi.SPECTATOR)
    assert result.stdout.count("draws a card.") == sum(event["word"] == "drew" for event in heard)
    assert "discard " not in result.stdout  # the moves themselves are not printed either


def test_at_a_move_the_table_is_shown(tmp_path: Path) -> None:
    path = saved(tmp_path)
    text = run("replay", path, "--at", "1", "--seat", "1").stdout
    assert "Move 1" in text
    assert "Move 2" not in text
    assert "Your hand" in text
    assert "▒▒" in text
    assert "Your hand" not in run("replay", path, "--at", "1").stdout


def test_in_french(tmp_path: Path) -> None:
    text = run("replay", saved(tmp_path), "--lang", "fr").stdout
    assert "Mise en place" in text
    assert "Siège 0" in text


def test_the_longest_logs_of_every_game_can_be_told(tmp_path: Path) -> None:
    for game in nyoi.IDS:
        path = saved(tmp_path, 200, game)
        for seat in (None, "0", str(seats_of(game) - 1)):
            result = run("replay", path, "--at", "30", *(["--seat", seat] if seat else []))
            assert result.exit_code == 0
