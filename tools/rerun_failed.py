"""Run pytest; if a handful of tests fail, run exactly those again, one at a time. Used by CI only.

    python -m tools.rerun_failed PYTEST-ARGUMENTS ...

One flaky test among thousands must not block a landing, and must not be forgotten either. A test that passes
on the second run is written to `build/flaky.txt`, and `.ci/run` ends by naming it. At most MOST tests are run
again in all the pytest runs that share the file. `make test` is strict.
"""

from __future__ import annotations

import os
import re
import subprocess
import sys
from collections.abc import Sequence
from pathlib import Path
from typing import Final

import pytest

ROOT: Final = Path(__file__).parent.parent
FLAKY: Final = ROOT / "build" / "flaky.txt"
MOST: Final = 5
_GROUP: Final = re.compile(r"^(?P<id>.*(?:\]|[^\]@]))@[\w.-]+$")  # xdist appends "@group" to a test's id


def rerunnable_id(reported: str) -> str:
    """Return the test id without the group that xdist adds.

    >>> rerunnable_id("tests/test_a.py::test_b@server"), rerunnable_id("tests/test_a.py::test_b[x@y.org]")
    ('tests/test_a.py::test_b', 'tests/test_a.py::test_b[x@y.org]')
    """
    found = _GROUP.match(reported)
    return found["id"] if found else reported


class FailedTests:
    """A pytest plugin that collects the ids of failed tests, in any phase."""

    def __init__(self) -> None:
        self.ids: dict[str, None] = {}

    def pytest_runtest_logreport(self, report: pytest.TestReport) -> None:
        if report.failed:
            self.ids[rerunnable_id(report.nodeid)] = None


def alone(arguments: Sequence[str]) -> list[str]:
    """Return the arguments for a run of a single test: without paths and xdist options.

    >>> alone(["-q", "-n", "4", "--dist", "loadgroup", "-m", "not long", "--store", "postgres", "tests"])
    ['-q', '-m', 'not long', '--store', 'postgres']
    """
    kept: list[str] = []
    rest = list(arguments)
    while rest:
        word = rest.pop(0)
        if word in ("-n", "--dist"):
            rest.pop(0)
        elif word in ("-m", "--store", "-k", "-p", "-o", "-c"):
            kept += [word, rest.pop(0)]
        elif word.startswith("-"):
            kept.append(word)
    return kept


def passes_alone(arguments: Sequence[str], id: str) -> bool:
    """Return whether one test passes in a separate pytest process."""
    command = [sys.executable, "-m", "pytest", *alone(arguments), id]
    return subprocess.run(command, check=False).returncode == 0


def run(arguments: Sequence[str], flaky: Path = FLAKY) -> int:
    """Run pytest and rerun the failed tests; return the exit code."""
    failed = FailedTests()
    code = int(pytest.main(list(arguments), plugins=[failed]))
    before = flaky.read_text("utf-8").splitlines() if flaky.exists() else []
    if code != pytest.ExitCode.TESTS_FAILED or not failed.ids or len(before) + len(failed.ids) > MOST:
        return code
    print(f"\nRunning {len(failed.ids)} failed tests again, one at a time ...", flush=True)
    again = [id for id in failed.ids if not passes_alone(arguments, id)]
    if again:
        return code
    flaky.parent.mkdir(parents=True, exist_ok=True)
    flaky.write_text("".join(f"{id}\n" for id in [*before, *failed.ids]), "utf-8")
    return 0


if __name__ == "__main__":
    raise SystemExit(run(sys.argv[1:], Path(os.environ.get("NYOI_FLAKY", FLAKY))))
