"""The contract on a game whose state holds its whole deck: it passes, and leaks in it are caught."""

from __future__ import annotations

import os
import subprocess
import sys
from pathlib import Path

from tests.games.test_found import HOUSE, ROOT, Package

CONTRACT = """
import nyoi
from nyoi.testing.contract import Contract

class TestContract(Contract):
    games = ("tricks",)
"""
# The suit of the first hidden card of the next seat, put where the number of turns stands.
LEAK = """
game = nyoi.game("tricks")
true_view = game.view
def leaky_view(s, seat):
    other = s.hand((seat + 1) % s.seats)
    return {**true_view(s, seat), "turns": s.turns + (other[0] // 4 if other else 0)}
vars(game)["view"] = leaky_view
"""


def contract(place: Path, code: str, *args: str) -> subprocess.CompletedProcess[str]:
    """Run the contract of Tricks in a fresh pytest, as the author of a package would."""
    Package(place).entries("tricks = tests.games.tricks.meta:GAME")
    test = place / "test_contract.py"
    test.write_text(code, encoding="utf-8")
    paths = os.pathsep.join([str(place), str(HOUSE.parent), str(ROOT)])
    pytest = (sys.executable, "-m", "pytest", "-q", "-rs", "-p", "no:cacheprovider", "-p", "no:xdist")
    return subprocess.run(
        [*pytest, "--rootdir", str(place), str(test), *args],
        env={**os.environ, "PYTHONPATH": paths},
        cwd=place,
        capture_output=True,
        text=True,
        check=False,
    )


def test_game_with_its_whole_deck_in_the_state_passes(tmp_path: Path) -> None:
    done = contract(tmp_path, CONTRACT)
    assert done.returncode == 0, done.stdout
    assert " failed" not in done.stdout


def test_real_leak_is_caught_and_named(tmp_path: Path) -> None:
    done = contract(tmp_path, CONTRACT + LEAK, "-k", "no_seat_gets")
    assert done.returncode == 1
    assert "view of seat" in done.stdout
    assert ".turns:" in done.stdout


def test_plant_that_changes_nothing_is_skipped_with_the_reason(tmp_path: Path) -> None:
    plant = """
from nyoi.testing import secrets
secrets.PLANTED["a constant"] = secrets.Planting(lambda s: 7)
"""
    done = contract(tmp_path, plant + CONTRACT, "-k", "planted_leak_is_caught")
    assert done.returncode == 0, done.stdout
    assert "the planted value never differed" in done.stdout
