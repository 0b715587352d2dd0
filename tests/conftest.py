"""What all tests share."""

import os

import pytest
from hypothesis import settings

import nyoi
from nyoi.testing.playing import Case

# Tests say with LANG which language they want; what comes before it is the developer's.
for name in ("LC_ALL", "LC_MESSAGES", "LANGUAGE"):
    os.environ.pop(name, None)

# The machine is shared: no test depends on how long something takes. The same examples each time.
settings.register_profile("house", deadline=None, derandomize=True, max_examples=60)
settings.load_profile("house")


def pytest_addoption(parser: pytest.Parser) -> None:
    """Which store the servers of the tests have."""
    parser.addoption("--store", choices=("sqlite", "postgres"), default="sqlite", help="where servers keep their games")


@pytest.hookimpl(tryfirst=True)
def pytest_collection_modifyitems(items: list[pytest.Item]) -> None:
    """Tables of the fewest and of the most people are tried in every run, those in between where there is time."""
    for item in items:
        case = getattr(getattr(item, "callspec", None), "params", {}).get("case")
        if isinstance(case, Case):
            mode = nyoi.game(case.game).mode(case.mode)
            if mode.low < case.seats < mode.high:
                item.add_marker(pytest.mark.long)


def pytest_terminal_summary(terminalreporter: pytest.TerminalReporter) -> None:
    """Say in one line what was not tried for want of a PostgreSQL."""
    skipped = [one for one in terminalreporter.stats.get("skipped", ()) if "no PostgreSQL" in str(one.longrepr)]
    if skipped:
        terminalreporter.write_line(
            f"{len(skipped)} tests were not run: no PostgreSQL here (Debian: apt install postgresql)", yellow=True
        )
