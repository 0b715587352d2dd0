"""`nyoi match` with bots of somebody else: mistakes cost a move, and an isolated bot receives views only."""

from __future__ import annotations

import json
from collections.abc import Iterator
from pathlib import Path

import pytest

from nyoi.bots import isolated
from nyoi.bots.names import bot
from nyoi.bots.sight import look
from nyoi.kernel.rng import Rng
from tests.cli.shell import SRC, program, run

MATCH = ("match", "toma", "--seats", "2", "--games", "4", "--option", "objective=1")
BOTS = """
import gc, time
class Raises:
    def choose(self, sight, rng):
        raise ValueError("I know\\nnothing")
class Illegal:
    def choose(self, sight, rng):
        return "discard everything"
class Leaves:
    def choose(self, sight, rng):
        raise SystemExit(3)
class Dies:
    def choose(self, sight, rng):
        import os
        os._exit(1)
class Fair:
    def choose(self, sight, rng):
        print("thinking aloud")
        assert sight.dream(rng).seats == 2
        return rng.pick(sight.moves)
class Peeks:
    def choose(self, sight, rng):
        from nyoi.games.toma.state import Toma
        found = sum(isinstance(one, Toma) for one in gc.get_objects())
        if found:
            raise RuntimeError("the truth lies about")
        return rng.pick(sight.moves)
class Slow:
    def choose(self, sight, rng):
        time.sleep(60)
"""


@pytest.fixture(autouse=True)
def module(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Iterator[None]:
    (tmp_path / "some_bots.py").write_text(BOTS, encoding="utf-8")
    monkeypatch.chdir(tmp_path)
    monkeypatch.syspath_prepend(str(tmp_path))
    monkeypatch.setenv("PYTHONPATH", str(SRC))
    yield
    isolated_bots = bot.__globals__["isolated"]
    isolated_bots.cache_clear()


@pytest.mark.parametrize("flags", [(), ("--isolated",)], ids=["here", "isolated"])
@pytest.mark.parametrize(
    ("name", "said"),
    [
        ("Raises", "The first time it raised ValueError: I know nothing"),
        ("Illegal", "The first time it answered “'discard everything'”, which was not offered."),
    ],
)
def test_bot_that_errs_loses_the_move_and_is_named_in_one_line(name: str, said: str, flags: tuple[str, ...]) -> None:
    done = program(*MATCH, "--bots", f"some_bots:{name},random", *flags)
    assert done.returncode == 0
    (line,) = done.stderr.splitlines()
    assert line.startswith(f"The bot some_bots:{name} lost moves, drawn by lot instead: ")
    assert line.endswith(said)
    assert "All" in done.stdout


def test_mistakes_are_told_in_french_and_in_data() -> None:
    args = (*MATCH, "--bots", "some_bots:Illegal,random")
    told = program(*args, lang="fr_FR.UTF-8").stderr
    assert "Le bot some_bots:Illegal a perdu des coups" in told
    assert "qui n’était pas proposé" in told
    (fault,) = json.loads(run(*args, "--json").stdout)["faults"]
    assert (fault["bot"], fault["kind"], fault["games"]) == ("some_bots:Illegal", "answered", 4)
    assert fault["moves"] >= 4


@pytest.mark.parametrize(("name", "said"), [("Leaves", "SystemExit: 3"), ("Dies", "its process ended")])
def test_isolated_bot_that_ends_its_process_costs_moves_only(name: str, said: str) -> None:
    done = program(*MATCH, "--bots", f"some_bots:{name},random", "--isolated")
    assert (done.returncode, len(done.stderr.splitlines())) == (0, 1)
    assert said in done.stderr


def test_isolated_bot_plays_the_same_games() -> None:
    """The same random numbers reach it, so where it lives decides nothing. What it prints is swallowed."""
    here, apart = (
        json.loads(run(*MATCH, "--bots", "some_bots:Fair,heuristic", "--json", *flags).stdout.splitlines()[-1])
        for flags in ((), ("--isolated",))
    )
    assert apart["faults"] == []
    assert {**here, "bots": 0} == {**apart, "bots": 0}


def test_only_an_isolated_bot_cannot_find_the_truth_in_its_process() -> None:
    args = (*MATCH, "--bots", "some_bots:Peeks,random")
    assert "the truth lies about" in program(*args).stderr
    assert program(*args, "--isolated").stderr == ""


def test_isolated_bot_that_takes_too_long_is_ended(monkeypatch: pytest.MonkeyPatch) -> None:
    import nyoi

    monkeypatch.setattr(isolated, "STARTING", 2.0)
    slow = isolated.IsolatedBot("some_bots:Slow")
    with pytest.raises(TimeoutError, match="2"):
        slow.choose(look(nyoi.new("toma", seats=2, seed=1), 0), Rng(1))
    assert slow._process is None
