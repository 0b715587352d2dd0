"""Several people at one screen: the curtain, and no secret of the other seat in what a seat is shown."""

from __future__ import annotations

import io
import itertools
import re

import pytest
from rich.console import Console

import nyoi
from nyoi.cli.terminal import Session
from nyoi.kernel.table import Table
from nyoi.words.speech import Speech
from tests.cli.shell import run

CLEAR = "\x1b[H\x1b[2J\x1b[3J"
NAMES = ["Ana", "Bo", "Cy"]


def played(table: Table, lines: str, monkeypatch: pytest.MonkeyPatch, terminal: bool = False) -> str:
    """What is printed when three people type these lines."""
    out = io.StringIO()
    monkeypatch.setattr("sys.stdin", io.StringIO(lines))
    monkeypatch.setattr("sys.stdout", out)
    console = Console(file=out, width=100, highlight=False, force_terminal=terminal, color_system=None)
    Session(table, {}, Speech("en", table.game, NAMES), console, echo=True).run()
    return out.getvalue()


def scenes(text: str) -> list[tuple[str, str]]:
    """Who had the screen, and what was on it until it was passed on."""
    parts = re.split(r"Pass the screen to (\w+)\. \w+, press Enter\.", text)
    return list(zip(parts[1::2], parts[2::2], strict=True))


def table() -> Table:
    # The pile, top first: Fugma for Bo, Claire for Cy. The rest lies open, and tells nothing of the hands.
    return nyoi.given("toma", {"hands": "ajito cooler / tytoon / presea", "pile": "fugma claire deidara sk"})


def test_each_is_handed_the_screen_in_turn(monkeypatch: pytest.MonkeyPatch) -> None:
    text = played(table(), "\ndiscard ajito\npeek 1\n\n\ndiscard fugma\n\n\nquit\n", monkeypatch)
    assert [who for who, _ in scenes(text)] == ["Ana", "Bo", "Cy"]


def test_nobody_is_shown_the_hand_of_another(monkeypatch: pytest.MonkeyPatch) -> None:
    text = played(table(), "\ndiscard cooler\n\n\ndiscard fugma\n\n\nlog\nquit\n", monkeypatch)
    ana, bo, cy = [scene for _, scene in scenes(text)]
    assert "Ajito" in ana
    assert "Cooler" in ana
    for secret in ("Tytoon", "Presea", "Claire", "Fugma", "Deidara"):
        assert secret not in ana
    assert "Tytoon" in bo
    assert "Fugma" in bo
    for secret in ("Ajito", "Presea", "Claire", "Deidara"):
        assert secret not in bo
    assert "Presea" in cy
    assert "Claire" in cy
    for secret in ("Ajito", "Tytoon", "Deidara"):
        assert secret not in cy
    assert "Fugma" in cy  # Bo has discarded it


def test_who_looked_sees_it_before_the_curtain_falls(monkeypatch: pytest.MonkeyPatch) -> None:
    text = played(table(), "\ndiscard ajito\npeek 1\n\n\nlog\nquit\n", monkeypatch)
    (_, ana), (_, bo) = scenes(text)
    assert "You see what Bo holds: Tytoon." in ana
    assert ana.index("Tytoon") < ana.index("Press Enter to hide your cards.")
    assert "Ana looks at your card." in bo
    assert "Cooler" not in bo


def test_refusals_and_questions_show_only_ones_own(monkeypatch: pytest.MonkeyPatch) -> None:
    text = played(table(), "\n? discard tytoon\ndiscard presea\nquit\n", monkeypatch)
    assert text.count("You do not hold") == 2


def test_nothing_is_left_on_a_terminal(monkeypatch: pytest.MonkeyPatch) -> None:
    text = played(table(), "\ndiscard ajito\npeek 1\n\n\nquit\n", monkeypatch, terminal=True)
    curtain = text.index("Pass the screen to Bo")
    before, after = text[:curtain], text[curtain:]
    assert before.endswith(CLEAR)
    assert after.index(CLEAR) < after.index("Your turn, Bo")
    assert text.count(CLEAR) == 4


def test_quitting_at_the_curtain(monkeypatch: pytest.MonkeyPatch) -> None:
    assert "Your turn" not in played(table(), "quit\n", monkeypatch)


def test_one_person_meets_no_curtain() -> None:
    assert "Pass the screen" not in run("play", "toma", "--seed", "1", input="1\n1\n1\n").stdout


@pytest.mark.parametrize("game", nyoi.IDS)
def test_two_people_and_a_whole_game(game: str, tmp_path: object, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.chdir(str(tmp_path))
    result = run("play", game, "--humans", "2", "--seats", "2", "--names", "Ana,Bo", input="1\n" * 150)
    assert result.exit_code == 0
    whos = [who for who, _ in scenes(result.stdout)]
    assert {"Ana", "Bo"} >= set(whos)
    assert all(one != other for one, other in itertools.pairwise(whos))
    for who, scene in scenes(result.stdout):
        assert f"Your turn, {'Bo' if who == 'Ana' else 'Ana'}" not in scene
