"""Calibration of reports: on games in which nothing matters they mark next to nothing."""

from __future__ import annotations

from collections import Counter
from pathlib import Path

import pytest

from nyoi.lab.placebo import placebo
from nyoi.lab.records import opened
from nyoi.lab.report.facts import Facts
from nyoi.lab.run import Lab
from nyoi.lab.simulate import simulate
from tools.calibrate import CONTENTS, calibrate

pytest.importorskip("duckdb")


def uses(folder: Path) -> Counter[tuple[int, str]]:
    """How often things were played in each game, whoever did it."""
    with opened(folder) as duck:
        rows = duck.execute(
            "SELECT number, id, sum(n) FROM (SELECT number, unnest(things, max_depth := 2) FROM games) "
            "WHERE word = 'discarded' AND kind = 'card' GROUP BY ALL"
        ).fetchall()
    return Counter({(number, id): int(n) for number, id, n in rows})


def test_a_placebo_keeps_who_survived_and_draws_the_rest_anew(tmp_path: Path) -> None:
    """Toma to one ball, seed 3: the same cards fell, by seats that discarded as much; no card is strong or weak."""
    true, made = tmp_path / "true", tmp_path / "made"
    simulate("toma", 600, 4, 3, ["random"], options={"objective": 1}, lab=Lab(out=true))
    placebo(true, made, 1)
    assert uses(true) == uses(made)
    before, after = Facts(true), Facts(made)
    assert [one.id for one in before.things["discarded", "card"] if one.out] == ["toma"]
    shares = [one.share for one in after.things["discarded", "card"]]
    assert sum(shares) / len(shares) > 0.27  # survival is still in it
    assert after.marked == []


@pytest.mark.long
def test_few_reports_mark_anything_where_nothing_matters() -> None:
    """Seeds 1 to 12: two runs of each content. `python -m tools.calibrate` is the whole measurement."""
    told = calibrate(runs=2 * len(CONTENTS), seed=1, jobs=2, planted=2)
    assert told["false_alarms"] <= 1
    assert told["found"] == 2
