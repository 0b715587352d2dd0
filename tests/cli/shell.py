"""Running commands in tests: in this process, or as the program itself."""

from __future__ import annotations

import os
import subprocess
import sys
from pathlib import Path

from click.testing import CliRunner, Result

import nyoi
from nyoi.cli import cli

SRC = Path(nyoi.__file__).parent.parent


def run(*args: str, input: str = "", lang: str = "en_US.UTF-8") -> Result:
    """A command in this process; what it raises is raised here."""
    return CliRunner().invoke(cli, list(args), input=input, env={"LANG": lang, "COLUMNS": "100"})


def program(*args: str, input: str = "", lang: str = "en_US.UTF-8") -> subprocess.CompletedProcess[str]:
    """A command as a program of its own."""
    return subprocess.run(
        [sys.executable, "-m", "nyoi.cli", *args],
        input=input,
        capture_output=True,
        encoding="utf-8",
        timeout=300,  # a busy machine is slow, not wrong
        check=False,
        env={**os.environ, "LANG": lang, "PYTHONPATH": str(SRC), "PYTHONUTF8": "1"},
    )
