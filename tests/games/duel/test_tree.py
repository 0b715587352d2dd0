"""Tree counts do not change by accident, and everything in the box can come up."""

from __future__ import annotations

from pathlib import Path
from typing import Any

import pytest

import nyoi
from nyoi.bots.levels import LevelBot
from nyoi.bots.sight import look
from nyoi.games.duel.possible import possible
from nyoi.games.duel.state import Duel
from nyoi.kernel.play import offered
from nyoi.kernel.rng import Rng
from tests.games.contract import play_on
from tests.games.duel.choices import lines
from tests.games.duel.table import At, given
from tests.games.duel.tree import dealt, text

COUNTS = Path(__file__).parents[2] / "counts"


@pytest.mark.clause("DUEL-3.1")
def test_the_trees_have_their_sizes() -> None:
    assert text() == (COUNTS / "duel_positions.txt").read_text(encoding="utf-8")
    assert dealt() == (COUNTS / "duel.txt").read_text(encoding="utf-8")


def rare() -> list[At]:
    """What a few games may miss, each put on the table."""
    wish = {"goku": "5c balls=1,2,3,4", "piccolo": "ko", "gohan": "health=1", "vegeta": "Ba balls=5,6"}
    last: dict[str, Any] = {"units": {"goku": "Aa activated", "vegeta": "Ba activated"}, "round": 7, "phase": "close"}
    six = "5a 5a 5a 5a 5a"
    interrupted = given(
        units={"nappa": "5a health=1", "vegeta": "Ba down", "goku": "5a", "gohan": "5a"},
        active="nappa",
        hands="attaque_eclair / -",
    )
    return [
        given(units=wish, active="goku", tokens={"5c": "ball"}).play("reveal 5c", "resurrect piccolo"),
        given(units=wish, active="goku", tokens={"5c": "ball"}).play("reveal 5c", "heal gohan"),
        given("krilin / goku", units={"krilin": "5c stars=2", "goku": "5c"}, active="krilin").play(
            "technique taiyoken"
        ),
        given("yamcha / goku", units={"yamcha": "5c", "goku": "5c stars=1"}, active="yamcha").play(
            "attack goku 2", "no_die"
        ),
        given("yamcha / goku", units={"yamcha": "5c ki=2", "goku": "5c"}, active="yamcha").play(
            "technique rogafufuken goku"
        ),
        given(units={"goku": "5c ki=1", "gohan": "5c down"}, active="goku").play("technique kaioken", "lift gohan"),
        given(units={"goku": "5a", "nappa": "Bc"}, saibaimen="5a", phase="saibaimen").play(
            "launch saibaiman1 destruction goku"
        ),
        given(units={"nappa": "5c stars=1"}, saibaimen=six, active="nappa").play("talent saibaiman 5a"),
        given("raditz / goku gohan", units={"raditz": "5c ki=3", "goku": "5a", "gohan": "Ba"}, active="raditz").play(
            "technique double_sunday goku gohan"
        ),
        given("raditz / goku", units={"raditz": "5c stars=1"}, active="raditz").play("talent scouter"),
        given("vegeta / goku", units={"vegeta": "5c ki=3", "goku": "5c"}, active="vegeta").play(
            "technique onde_explosive goku"
        ),
        interrupted.play("attack goku 2", "play attaque_eclair gohan nappa", "no_die"),
        given("chaozu / goku", units={"chaozu": "5c ki=2", "goku": "5c"}, active="chaozu").play(
            "technique adieu_tenshinhan goku", "no_die"
        ),
        given("goku / vegeta", **last, points=[1, 1], reached=[1, 2]),
        given("goku / vegeta", **last),
    ]


def test_what_games_hardly_ever_bring_can_come_up() -> None:
    told: set[str] = set()
    for t in rare():
        told |= {word.name for events in t.table.history for word, _ in events}
        told |= {t.state.ending} if t.state.over else set()
        told |= {str(one["technique"]) for one in t.table.events(None) if "technique" in one}
    assert told >= {"vanished", "resurrected", "tie_first", "taiyoken", "dragon", "healed", "lifting", "draw"}


def test_nothing_in_play_is_as_the_rules_make_it_impossible() -> None:
    for seed in range(40):
        s = nyoi.new("duel", 2, seed).state
        assert isinstance(s, Duel)
        for _ in play_on(s, Rng(seed)):
            possible(s)


def test_the_heuristic_chooses_as_it_did() -> None:
    assert lines() == (COUNTS / "duel_choices.txt").read_text(encoding="utf-8").splitlines()


def test_the_heuristic_beats_a_random_player() -> None:
    wins = 0.0
    for seed in range(6):
        t = given("goku gohan / vegeta raditz", phase="round", deck="senzu")
        t.state.rng = Rng(seed)
        rng = Rng(seed + 100)
        hero = seed % 2
        while not t.state.over:
            seat = t.seat
            moves = offered(t.state, seat)
            move = nyoi.game("duel").policy(t.view(seat), moves, rng, 5) if seat == hero else rng.pick(moves)
            t.table.play(move, seat=seat)
        wins += t.state.results[hero]
    assert wins >= 5


def test_the_rule_of_thumb_does_not_slip() -> None:
    """A weak level errs in `bots/levels.py`, and nowhere else."""
    t = given(units={"goku": "5c ki=4", "vegeta": "5a health=2"}, active="goku")
    moves, view = offered(t.state, 0), t.view(0)
    for level in (1, 2, 5):
        assert {nyoi.game("duel").policy(view, moves, Rng(seed), level).text for seed in range(40)} == {
            "technique kamehameha vegeta"
        }
    assert len({LevelBot(1).choose(look(t.table, 0), Rng(seed)).text for seed in range(40)}) > 5
