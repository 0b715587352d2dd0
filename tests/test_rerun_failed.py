"""CI runs a handful of failed tests again, and names those that pass then."""

from __future__ import annotations

import os
import subprocess
import sys
from pathlib import Path

import pytest

from tools.rerun_failed import MOST, ROOT

UNLUCKY = """
import pathlib, pytest
HERE = pathlib.Path(__file__).parent

@pytest.mark.parametrize("n", range({unlucky}))
def test_unlucky(n):
    mark = HERE / f"mark-{{n}}"
    before = mark.exists()
    mark.touch()
    assert before

@pytest.mark.parametrize("n", range({wrong}))
def test_wrong(n):
    raise AssertionError

def test_right():
    pass
"""


@pytest.mark.parametrize(
    ("unlucky", "wrong", "code"),
    [(0, 0, 0), (1, 0, 0), (MOST, 0, 0), (MOST + 1, 0, 1), (0, 1, 1), (1, 1, 1)],
    ids=lambda value: str(value),
)
def test_only_a_handful_that_pass_alone_are_forgiven(unlucky: int, wrong: int, code: int, tmp_path: Path) -> None:
    tests = tmp_path / "test_some.py"
    tests.write_text(UNLUCKY.format(unlucky=unlucky, wrong=wrong), "utf-8")
    flaky = tmp_path / "flaky.txt"
    env = {**os.environ, "NYOI_FLAKY": str(flaky), "PYTHONPATH": str(ROOT), "PYTEST_ADDOPTS": ""}
    command = [sys.executable, "-m", "tools.rerun_failed", "-q", "-n", "2", "-c", os.devnull, str(tests)]
    done = subprocess.run(command, cwd=tmp_path, env=env, capture_output=True, text=True, check=False, timeout=120)
    assert done.returncode == code, done.stdout
    named = flaky.read_text("utf-8").splitlines() if flaky.exists() else []
    assert [name.rpartition("::")[2] for name in sorted(named)] == (
        [f"test_unlucky[{n}]" for n in range(unlucky)] if code == 0 else []
    )
