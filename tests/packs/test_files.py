"""A table of a pack may be any file: what never ends, never begins or is too great is refused without reading it."""

from __future__ import annotations

import os
import subprocess
import sys
from pathlib import Path

import pytest

from nyoi.kernel.content import MOST_BYTES
from tests.cli.shell import SRC
from tests.packs.samples import pack

MEMORY = 600_000_000  # bytes: a table that is read whole does not fit


def endless(table: Path) -> None:
    table.symlink_to("/dev/zero")


def pipe(table: Path) -> None:
    os.mkfifo(table)


def sparse(table: Path) -> None:
    with table.open("wb") as file:
        file.truncate(2_000_000_000)


@pytest.mark.parametrize("make", [endless, pipe, sparse])
def test_a_table_that_is_no_table_is_refused_at_once(tmp_path: Path, make: object) -> None:
    folder = pack(tmp_path, "toma")
    table = folder / "cards.toml"
    table.unlink()
    assert callable(make)
    make(table)
    code = (
        "import resource, sys; from nyoi.packs.check import checked; "
        f"resource.setrlimit(resource.RLIMIT_AS, ({MEMORY}, {MEMORY})); "
        "print(*(fault.reason + ' ' + fault.facts['why'] for fault in checked(sys.argv[1], play=False)[1]))"
    )
    command = [sys.executable, "-c", code, str(folder)]
    env = {**os.environ, "PYTHONPATH": str(SRC)}
    found = subprocess.run(command, env=env, capture_output=True, text=True, timeout=30)
    assert found.returncode == 0, found.stderr
    wanted = f"{MOST_BYTES} bytes" if make is sparse else "no regular file"
    assert found.stdout.startswith("fault-unread ")
    assert wanted in found.stdout
