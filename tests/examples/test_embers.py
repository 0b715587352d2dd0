"""The sixth game: a package of somebody else, installed for real, is at home everywhere. Nothing in Nyoi names it."""

from __future__ import annotations

import json
import os
from pathlib import Path

import pytest

from tests.examples.installed import ROOT, install, run
from tests.web.house import missing

GAME = "embers"


@pytest.fixture(scope="module")
def site(tmp_path_factory: pytest.TempPathFactory) -> Path:
    return install(GAME, tmp_path_factory.mktemp(GAME))


def test_it_is_listed(site: Path) -> None:
    listed = run("nyoi.cli", "games", site=site)
    assert "embers  The Dragon’s Embers" in listed
    assert "-o blowing  EMBERS-9.2" in listed
    assert "Les Braises du Dragon" in run("nyoi.cli", "games", site=site, lang="fr_FR.UTF-8")
    assert "Your last hidden ember stays hidden" in run("nyoi.cli", "rules", GAME, "--clause", "6.3", site=site)


def test_it_is_not_there_before() -> None:
    assert GAME not in run("nyoi.cli", "games")


def test_it_is_played_in_the_terminal_with_looks_ahead_and_a_reason_for_every_no(site: Path) -> None:
    """Seed 7, two seats, the bot begins: look ahead, try what cannot be, then take the first offer to the end."""
    said = run(
        "nyoi.cli",
        *("play", GAME, "--seats", "2", "--bots", "heuristic", "--seed", "7"),
        site=site,
        input="? 1\n? doubt\nclaim 99\n" + "1\n" * 200,
        where=site,  # in the end it asks where to keep the game, and is told "1"
    )
    assert "True in " in said
    assert "Bot 1 is wrong in " in said
    assert "A claim of 99 is not possible now: from 19 to 24. (EMBERS-5.3)" in said
    assert "3 hidden embers" in said
    assert "the dragon wakes" in said
    french = run(
        "nyoi.cli",
        *("play", GAME, "--seats", "3", "--humans", "0", "--bots", "2", "--seed", "7"),
        site=site,
        lang="fr_FR.UTF-8",
    )
    assert "le dragon s’éveille" in french


def test_bots_of_five_levels_play_it_in_bulk(site: Path) -> None:
    options = ["--games", "6", "--seats", "5", "--seed", "1", "--bots", "1,2,3,4,5", "-o", "embers=2", "--json"]
    told = json.loads(run("nyoi.cli", "simulate", GAME, *options, site=site))
    assert told["games"] == 6
    assert sum(told["endings"].values()) == 6
    assert told["bots"] == list("12345")
    assert sum(told["wins"]) == 6


@pytest.mark.long
def test_the_highest_level_thinks_ahead_and_gains_by_it(site: Path) -> None:
    """Seed 2: against the rule of thumb it wins about two games of three (README)."""
    options = ["--games", "60", "--seats", "2", "--seed", "2", "--bots", "5,heuristic", "--json"]
    told = json.loads(run("nyoi.cli", "simulate", GAME, *options, site=site))
    assert told["wins"][0] > told["wins"][1]


def test_it_keeps_the_contract_of_every_game(site: Path) -> None:
    said = run("pytest", "-q", "--doctest-modules", "--pyargs", f"examples/{GAME}/tests", f"nyoi_{GAME}", site=site)
    assert " passed" in said
    assert "skipped" not in said


def test_it_is_played_on_the_page(site: Path) -> None:
    why = missing()
    if why and os.environ.get("CI") != "true":
        pytest.skip(why)
    said = run("pytest", "-q", "tests/examples/on_the_page.py", site=site)
    assert "2 passed" in said


def test_nothing_in_the_house_names_it() -> None:
    files = [path for folder in ("src", "web/src", "tools") for path in (ROOT / folder).rglob("*") if path.is_file()]
    kinds = (".py", ".ts", ".svelte", ".ftl", ".toml", ".md")
    ours = [path for path in files if path.suffix in kinds and "node_modules" not in path.parts]
    assert len(ours) > 200
    telling = {path: path.read_text(encoding="utf-8") for path in ours}
    assert [path for path, text in telling.items() if f"nyoi_{GAME}" in text or f'"{GAME}"' in text] == []
