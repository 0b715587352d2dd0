"""`nyoi bench rl`: figures of every game, beside a peer where it is installed."""

from __future__ import annotations

import json

import pytest

import nyoi
from nyoi.lab.bench import sizes
from nyoi.rl import bench
from tests.cli.shell import run


def test_figures_of_every_game() -> None:
    result = run("bench", "rl", "--rounds", "1", "--seconds", "0.01", "--json")
    assert result.exit_code == 0, result.output
    found = json.loads(result.stdout)
    assert found["build"] in ("interpreted", "compiled")
    assert [(row["game"], row["seats"]) for row in found["figures"]] == [(id, n) for id in nyoi.IDS for n in sizes(id)]
    for row in found["figures"]:
        assert row["steps_per_second"] > 0
        assert row["vector_steps_per_second"] > 0
        assert (row["ratio"] is None) == (not found["peers"])


@pytest.mark.parametrize(("lang", "word"), [("en", "Steps/s"), ("fr", "Pas/s")])
def test_it_is_told_in_both_languages(lang: str, word: str, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("nyoi.cli.work.IDS", nyoi.IDS[:1])
    result = run("bench", "rl", "--rounds", "1", "--seconds", "0.01", "--lang", lang)
    assert result.exit_code == 0, result.output
    assert word in result.stdout


def test_ratios_are_of_the_same_round() -> None:
    assert bench._ratio([10.0, 40.0, 90.0], [5.0, 10.0, 30.0]) == 3.0
    assert bench._ratio([10.0], []) is None
