"""Old content against new: pairs, verdicts, and how often they are wrong."""

from __future__ import annotations

from pathlib import Path

import pytest

import nyoi
from nyoi.kernel.refused import Refused
from nyoi.kernel.rng import Rng
from nyoi.lab.trial import Pair, Plan, Trial, values
from nyoi.lab.verdict import LEVEL, alike, judged
from tests.packs.samples import pack

GOKU = [["unit", "goku"], ["technique", "kamehameha"]]


def plan(game: str = "duel", touched: list[list[str]] | None = None, games: int = 4) -> Plan:
    setting = nyoi.game(game).setting(nyoi.game(game).least)
    return Plan(game, setting.seats, setting.mode, setting.options, 1, touched or [], games)


def test_who_is_touched_plays_on_one_side() -> None:
    """Seeds 1: in every game the seat whose turn it is has picked Goku, and the other has not."""
    said: dict[str, object] = {}
    for number in range(3):
        found = values(plan(touched=GOKU), number, said)
        assert found["did unit goku picked"] == found["did unit goku team"] == 1
        assert found["won"] in (0.0, 0.5, 1.0)
    assert said["did unit goku struck"]["unit"] == "goku"  # type: ignore[index]


@pytest.mark.parametrize("game", nyoi.IDS)
def test_without_something_touched_seats_are_counted(game: str) -> None:
    found = values(plan(game), 0, {})
    assert "seat 0" in found
    assert sum(value for key, value in found.items() if key.startswith("ending ")) == 1


def test_a_copy_gives_the_same_games_and_a_change_others(tmp_path: Path) -> None:
    copy = pack(tmp_path, "duel", name="copy")
    pairs = Trial(plan(touched=GOKU, games=3), ("", str(copy)), jobs=2).pairs(600)
    assert (len(pairs), alike(pairs)) == (3, 3)
    assert not any(found.sure for found in judged(pairs))
    stronger = pack(tmp_path, "duel", ("characters", "wounds = 4", "wounds = 9"))
    trial = Trial(plan(touched=GOKU, games=3), ("", str(stronger)), jobs=4)
    pairs = trial.pairs(600)
    assert len(pairs) == 3
    assert alike(pairs) < 3
    assert "did unit goku struck" in trial.said


def test_a_side_that_fails_is_told_in_a_line(tmp_path: Path) -> None:
    broken = pack(tmp_path, "duel", ("cards", "copies = 5", "copies = 6"))
    with pytest.raises(Refused, match="trial-failed"):
        Trial(plan(games=2), ("", str(broken)), jobs=2).pairs(600)


# -- the verdict


def noise(seed: int, games: int, measures: int, moved: float = 0.0) -> list[Pair]:
    """Games of which nothing but chance tells the sides apart; `moved` moves the first measure of the new side."""
    rng = Rng(seed)

    def side(more: float) -> dict[str, float]:
        return {f"m{n}": sum(rng.below(6) for _ in range(3)) + (more if n == 0 else 0) for n in range(measures)}

    return [Pair(side(0), side(moved)) for _ in range(games)]


def test_false_alarms_are_as_rare_as_promised() -> None:
    """Seeds 0 to 299: without a difference, among forty measures, anything is called sure in 1 % of trials or so."""
    alarms = sum(any(found.sure for found in judged(noise(seed, 60, 40))) for seed in range(300))
    assert alarms <= 3 * LEVEL * 300


def test_what_is_there_is_found_and_named() -> None:
    """Seeds 0 to 19: a difference of a die's point and a half, among forty measures."""
    for seed in range(20):
        sure = [found.measure for found in judged(noise(seed, 400, 40, 1.5)) if found.sure]
        assert sure[:1] == ["m0"]


def test_what_happens_in_few_games_is_not_judged() -> None:
    pairs = [Pair({}, {"rare": 1.0 if n < 8 else 0.0}) for n in range(100)]
    assert [found.sure for found in judged(pairs)] == [False]
