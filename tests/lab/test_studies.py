"""Studies: one frame for all, the same answer wherever it is found; one bot among others; options beside each other."""

from __future__ import annotations

import json
from importlib.util import find_spec
from pathlib import Path
from typing import Any

import pytest

import nyoi
from nyoi.lab import studies
from nyoi.lab.match import match
from nyoi.lab.pool import Pool
from nyoi.lab.run import Lab
from nyoi.lab.studies import Sheet
from nyoi.lab.sweep import sweep, values_of
from nyoi.lab.tally import holm
from tests.cli.shell import run

SMALL: dict[str, tuple[str, int, dict[str, str]]] = {  # what makes each study short
    "audit": ("toma", 6, {"players": "curious"}),
    "chances": ("toma", 4, {"rounds": "8"}),
    "duel-teams": ("duel", 2, {}),
    "exact": ("toma", 1, {"bots": "random"}),
    "openspiel": ("toma", 2, {"rounds": "4", "bot": "heuristic"}),
    "start": ("toma", 12, {"seats": "3", "bot": "random"}),
    "toma-table": ("toma", 2, {}),
    "torak-heroes": ("torak", 3, {"policy": "P1", "scenery": "random", "ring": "all", "paired": "yes"}),
    "tournament-balance": ("tournament", 2, {"seats": "2", "mode": "rounds5"}),
    "tournament-draft": ("tournament", 1, {}),
    "uno-cards": ("uno", 2, {}),
}
NEEDS = {"openspiel": "pyspiel"}


def answer(name: str, lab: Lab | None = None) -> list[Sheet]:
    study, (game, games, settings) = studies.study(name), SMALL[name]
    ask = study.asked(game, games, 3, settings)
    return studies.answered(study, ask, study.jobs(ask), lab)


@pytest.mark.parametrize("name", SMALL)
def test_a_study_answers_the_same_kept_or_not(name: str, tmp_path: Path) -> None:
    if name in NEEDS and find_spec(NEEDS[name]) is None:
        pytest.skip(f"{NEEDS[name]} is not installed")
    alone = answer(name)
    assert alone
    for sheet in alone:
        assert sheet.rows
        assert all(len(row) == len(sheet.columns) for row in sheet.rows)
    with Lab(Pool(2), tmp_path) as lab:
        assert answer(name, lab) == alone
        assert answer(name, lab) == alone, "read again"


def test_every_study_is_tried_here() -> None:
    assert set(studies.studies()) == set(SMALL)


def test_what_starting_is_worth_is_counted_from_the_starter() -> None:
    """Seed 1: a drawn starter at Toma, a fixed one at Torak; the shares of all places make a whole."""
    study = studies.study("start")
    ask = study.asked("toma", 60, 1, {"seats": "3", "bot": "random"})
    places, who = studies.answered(study, ask, study.jobs(ask))
    assert [row["place"] for row in places.data()] == [1, 2, 3]
    assert sum(row["won"] for row in places.data()) == pytest.approx(1)
    assert all(row["low"] <= row["won"] <= row["high"] for row in places.data())
    assert who.data() == [{"games": 60, "starter_is": "start_drawn"}]
    ask = study.asked("torak", 3, 1, {"bot": "random"}, {"setup_placement": "auto_random"})
    assert studies.answered(study, ask, study.jobs(ask))[1].data()[0]["starter_is"] == "start_fixed"


def test_pairs_are_the_games_that_would_be_played_alone() -> None:
    study = studies.study("torak-heroes")
    easy = {"map": "wide", "army_table": "6x6"}  # so that some of few games are won

    def asked(**settings: str) -> list[Sheet]:
        ask = study.asked("torak", 6, 3, {"policy": "P1", **settings}, easy)
        return studies.answered(study, ask, study.jobs(ask))

    pairs = asked(ring="all", paired="yes")
    with_ring, without = (asked(ring=ring)[0].rows[0][1:] for ring in ("all", "none"))
    assert [row[1:] for row in pairs[0].rows] == [with_ring, without]
    assert without[1] > 0
    assert asked(ring="none", paired="yes")[1].data() == [
        {"only_with": 0, "only_without": 0, "difference": 0.0, "error": 0.0}
    ]


@pytest.mark.parametrize("lang", ["fr", "en"])
def test_a_study_in_words_and_as_data(lang: str) -> None:
    args = ("study", "duel-teams", "--games", "2", "--lang", lang)
    text = run(*args).stdout
    assert "study-" not in text
    assert ("Par personnage" if lang == "fr" else "By character") in text
    data = json.loads(run(*args, "--json").stdout)
    assert (data["study"], data["games"], data["settings"]) == ("duel-teams", 2, {"teams": "draft"})
    assert [row["side"] for row in data["sides"]] == ["side_a", "side_b"]
    assert sum(row["won"] for row in data["sides"]) == pytest.approx(1)


def test_the_studies_are_listed() -> None:
    text = run("study", "--lang", "fr").stdout
    assert all(name in text for name in SMALL)


WRONG = {
    "no such study": ["study", "chess"],
    "a study without its game": ["study", "chances"],
    "a study of another game": ["study", "duel-teams", "uno"],
    "no such setting": ["study", "duel-teams", "--set", "colour=red"],
    "no such value": ["study", "duel-teams", "--set", "teams=big"],
    "no number": ["study", "chances", "toma", "--set", "rounds=many"],
    "no such place": ["study", "torak-heroes", "--set", "balls=99,99"],
    "three bots in a match": ["match", "toma", "--bots", "1,2,3"],
    "one seat where all win together": ["match", "torak", "--mode", "coop", "--seats", "2"],
    "unknown bots in a match": ["match", "toma", "--bots", "HAL,1"],
    "the same twice": ["sweep", "toma", "-o", "objective=1,1"],
    "no value to sweep": ["sweep", "toma", "-o", "objective=,"],
    "a bad value to sweep": ["sweep", "toma", "-o", "objective=1,99"],
    "a cluster that is none": ["simulate", "toma", "--cluster", "here"],
    "two places to play": ["simulate", "toma", "--cluster", "local:2", "--jobs", "2"],
    "a file to keep games in": ["simulate", "toma", "--games", "1", "--out", __file__],
}


@pytest.mark.parametrize("lang", ["fr", "en"])
@pytest.mark.parametrize("args", WRONG.values(), ids=WRONG.keys())
def test_one_line_and_exit_code_2(args: list[str], lang: str) -> None:
    result = run(*args, lang=lang)
    assert (result.exit_code, result.stdout, len(result.stderr.splitlines())) == (2, "", 1)
    assert "{" not in result.stderr
    assert " no-" not in f" {result.stderr}"


# -- match


def test_a_bot_among_others_takes_every_seat_with_the_same_deals() -> None:
    found = match("toma", ["heuristic", "random"], 30, 3, 4)
    assert [one["games"] for one in found["by_seat"]] == [10, 10, 10]
    assert found["won"] == pytest.approx(sum(one["won"] for one in found["by_seat"]))
    assert found["share"] > 0.5 > found["expected"]
    assert found["low"] < found["share"] < found["high"]


def test_the_same_bot_has_its_share_of_the_games() -> None:
    """Of each deal every seat is taken once; so each game of the deal is the same, and is won from one seat."""
    found = match("toma", ["heuristic", "heuristic"], 12, 3, 4)
    assert found["share"] == pytest.approx(found["expected"], abs=1e-4)
    assert found["result"] == {"mean": 0.3333, "low": 0.3333, "high": 0.3333}


def test_where_one_plays_alone_both_bots_play_the_same_deals() -> None:
    options = {"setup_placement": "auto_random"}
    found = match("torak", ["3", "random"], 6, 1, 2, "solo", options)
    assert found["together"]
    assert [side["bot"] for side in found["sides"]] == ["3", "random"]
    means = [side["result"]["mean"] for side in found["sides"]]
    assert found["difference"]["mean"] == pytest.approx(means[0] - means[1], abs=1e-3)
    with pytest.raises(nyoi.Refused, match="all-together mode=coop"):
        match("torak", ["random", "random"], 4, 2, 2, "coop", options)
    same = match("torak", ["random", "random"], 4, 2, 2, "coop", options, together=True)
    assert same["difference"] == {"mean": 0.0, "low": 0.0, "high": 0.0, "chance": 1.0}


# -- sweep


def test_what_an_option_changes_is_told_deal_by_deal(tmp_path: Path) -> None:
    told: dict[str, Any] = {"games": 20, "seats": 2, "seed": 3, "bots": ["random"]}
    found = sweep("toma", values_of("toma", {"objective": "1,3"}), **told, lab=Lab(out=tmp_path))
    assert found == sweep("toma", {"objective": [1, 3]}, **told)
    assert sorted(path.name for path in tmp_path.iterdir() if path.is_dir()) == ["objective%3D1", "objective%3D3"]
    one, three = found["cells"]
    turns = three["differences"]["turns"]
    assert turns["mean"] == pytest.approx((three["turns"] - one["turns"]) / 20)
    assert 0 < turns["low"] < turns["mean"] < turns["high"]
    assert turns["chance"] < 0.05


def test_an_option_that_changes_nothing_differs_in_nothing() -> None:
    """The pace of a live table is nothing to bots: paired games are the same games."""
    timed = next(option for option in nyoi.game("duel").options if option.id == "turn_seconds")
    values = [int(timed.low), int(timed.high)]
    found = sweep("duel", {"turn_seconds": values}, games=3, bots=["random"])
    for one in found["cells"][1]["differences"].values():
        assert one == {"mean": 0.0, "low": 0.0, "high": 0.0, "chance": 1.0, "sure": False}


def test_a_sweep_corrects_for_its_number_of_rows() -> None:
    """Toma to one, two or three balls, seed 8: no seat gains, but among many rows one falls below 5 % by chance."""
    found = sweep("toma", {"objective": [1, 2, 3]}, games=60, seats=4, seed=8, bots=["random"])
    rows = [one for cell in found["cells"] for one in cell["differences"].values()]
    assert [one["sure"] for one in rows] == holm([one["chance"] for one in rows], 0.05)
    wins = [one for cell in found["cells"] for name, one in cell["differences"].items() if name.startswith("results")]
    assert min(one["chance"] for one in wins) < 0.05
    assert not any(one["sure"] for one in wins)
    assert all(cell["differences"]["turns"]["sure"] for cell in found["cells"][1:])


def test_every_choice_of_several_options_is_played() -> None:
    found = sweep("toma", {"objective": [1, 2], "cross_self": [True, False]}, games=2, seats=2, bots=["random"])
    assert [cell["name"] for cell in found["cells"]] == [
        f"objective={target},cross_self={own}" for target in (1, 2) for own in (True, False)
    ]
