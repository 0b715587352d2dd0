"""A game that is left can be gone on with: saving when one quits, and `play --load`."""

from __future__ import annotations

import os
import pty
import select
import signal
import subprocess
import sys
import time
from pathlib import Path

import pytest

import nyoi
from tests.cli.shell import SRC, run

SAVED = "Game saved in toma-2.nyoi."
AGAIN = 10  # seconds after which a key is pressed once more
PATIENCE = 120  # seconds without a sign of life, on however busy a machine
BEGUN = ("play", "toma", "--seats", "2", "--seed", "6")


@pytest.fixture(autouse=True)
def _elsewhere(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.chdir(tmp_path)


def test_quitting_offers_to_save() -> None:
    text = run(*BEGUN, input="1\nquit\nevening.nyoi\n").stdout
    assert "Save the game?" in text
    assert "Game saved in evening.nyoi." in text
    assert nyoi.load("evening.nyoi").seq >= 1


def test_nothing_is_offered_where_nothing_would_be_lost() -> None:
    assert "Save the game?" not in run(*BEGUN, input="1\nsave evening.nyoi\nquit\n").stdout
    assert "Save the game?" not in run(*BEGUN, "--humans", "2", input="\nquit\n").stdout


@pytest.mark.parametrize("game", nyoi.IDS)
def test_a_saved_game_goes_on(game: str) -> None:
    run("play", game, "--seats", "2", "--seed", "3", input="1\n" * 3 + "save one.nyoi\nquit\n")
    before = nyoi.load("one.nyoi")
    result = run("play", "--load", "one.nyoi", "--seed", "4", input="1\n" * 2 + "save one.nyoi\nquit\n")
    assert result.exit_code == 0
    assert "Game saved in one.nyoi." in result.stdout  # its own file may be written again
    after = nyoi.load("one.nyoi")
    assert after.seq > before.seq
    assert after.log.entries[: before.seq] == before.log.entries
    assert run("verify", "one.nyoi").exit_code == 0


def test_people_take_their_seats_again() -> None:
    run(*BEGUN, "--humans", "2", input="\n1\n1\n\n\nquit\none.nyoi\n")
    text = run("play", "--load", "one.nyoi", "--humans", "2", "--names", "Ana,Bo", input="\nquit\n").stdout
    assert "Your turn, " in text
    assert run("play", "--load", "one.nyoi", "--humans", "3").exit_code == 2


def at_the_terminal() -> None:
    """Keys come from this terminal, and Ctrl-C is heard even if whoever runs the tests does not hear it."""
    os.close(os.open(os.ttyname(0), os.O_RDWR))
    signal.signal(signal.SIGINT, signal.default_int_handler)


@pytest.mark.skipif(not Path("/proc/self/stat").exists(), reason="asks the system whether a process waits")
@pytest.mark.parametrize("key", [b"\x03", b"\x04"], ids=["Ctrl-C", "Ctrl-D"])
def test_who_breaks_off_twice_at_a_terminal_loses_nothing(key: bytes, tmp_path: Path) -> None:
    (tmp_path / "toma.nyoi").write_text("something else", encoding="utf-8")
    screen, keyboard = pty.openpty()
    playing = subprocess.Popen(
        [sys.executable, "-m", "nyoi.cli", *BEGUN],
        stdin=keyboard,
        stdout=keyboard,
        stderr=keyboard,
        start_new_session=True,
        preexec_fn=at_the_terminal,
        env={**os.environ, "LANG": "en", "PYTHONPATH": str(SRC), "PYTHONUTF8": "1", "TERM": "dumb"},
    )
    os.close(keyboard)

    def shown(text: str, pressed: bytes = b"") -> None:
        seen, waited = b"", 0
        while text.encode() not in seen:
            if select.select([screen], [], [], AGAIN)[0]:
                seen += os.read(screen, 4096)
                continue
            waited += AGAIN
            assert waited < PATIENCE, f"no {text!r} in {seen!r}"
            os.write(screen, pressed)  # people press again, too
        # Python overlooks a Ctrl-C between writing a prompt and reading: people are slower than that, tests are not.
        still = 0  # it may sleep for a moment on its way to the keyboard, but not for long
        while text != SAVED and still < 20:
            waits = Path(f"/proc/{playing.pid}/stat").read_text().rpartition(") ")[2][0] == "S"
            still = still + 1 if waits else 0
            time.sleep(0.01)

    shown("> ")
    os.write(screen, b"1\n")
    shown("> ")
    os.write(screen, key)
    shown("do without: ", key)
    os.write(screen, key)
    shown(SAVED, key)
    assert playing.wait(60) == 0
    os.close(screen)
    assert nyoi.load(tmp_path / "toma-2.nyoi").seq >= 1
    assert (tmp_path / "toma.nyoi").read_text(encoding="utf-8") == "something else"
