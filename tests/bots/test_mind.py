"""What was learned: it is read from views alone, weights fit or are left aside, and levels err like people."""

from __future__ import annotations

import json
import logging
from pathlib import Path
from typing import Any

import pytest

import nyoi
from nyoi.bots.levels import LevelBot, drawn
from nyoi.bots.search import SearchBot
from nyoi.bots.sight import look
from nyoi.kernel.mind import Mind, Net, learned_of, shares
from nyoi.kernel.play import advance, asked, offered
from nyoi.kernel.rng import Rng
from nyoi.kernel.state import State
from tests.games.contract import Case, cases

MINDS = [id for id in nyoi.IDS if nyoi.game(id).mind is not None]


BY_LOT = ("scenery", "draft")  # Torak's scenery: any harmless place will do


def mind_of(game: str) -> Mind:
    found = nyoi.game(game).mind
    assert found is not None
    return found


def quiet_moments(case: Case, seed: int, many: int) -> list[State]:
    """States of a game, as players of level 3 reach them, at which a dream may be judged."""
    game, rng, s = nyoi.game(case.game), Rng(seed), case.table(seed).state
    found: list[State] = []
    while not s.over and len(found) < many:
        if mind_of(case.game).quiet(s) and rng.below(3) == 0:
            found.append(s.clone())
        seat = asked(s)[0]
        moves = offered(s, seat)
        advance(s, seat, moves[0] if seat < 0 else game.policy(game.view(s, seat), moves, rng, 3))
    return found


@pytest.mark.parametrize("case", cases(), ids=str)
def test_numbers_of_positions_fit_their_names(case: Case) -> None:
    mind, game = mind_of(case.game), nyoi.game(case.game)
    for s in quiet_moments(case, 4, 12):
        for seat in range(s.seats):
            found = mind.features(game.view(s, seat))
            assert len(found) == len(mind.names)
            assert all(isinstance(number, float) and abs(number) <= 8 for number in found), found


@pytest.mark.parametrize("case", cases(), ids=str)
def test_twin_worlds_look_alike_to_a_mind(case: Case) -> None:
    """Same view, other truth: whatever is hidden changes no number."""
    mind, game = mind_of(case.game), nyoi.game(case.game)
    for s in quiet_moments(case, 7, 4):
        seat = next((x for x in asked(s) if x >= 0), None)
        if seat is None:
            continue
        sight = look(s, seat)
        for seed in range(3):
            twin = game.dreamer(json.loads(json.dumps(sight.view))).dream(Rng(seed))
            again = look(twin, seat)
            assert mind.features(again.view) == mind.features(sight.view)
            assert game.scores(again.view, again.moves, 4) == game.scores(sight.view, sight.moves, 4)


@pytest.mark.parametrize("game", nyoi.IDS)
def test_what_was_learned_lies_in_the_room_and_says_how_it_came_about(game: str) -> None:
    mind = mind_of(game)
    assert mind.learned is not None
    told = json.loads(mind.weights.read_text(encoding="utf-8"))
    assert told["command"].startswith(f"nyoi train {game} ")
    assert told["game"] == game
    assert told["rules"] == nyoi.game(game).rules
    assert told["figures"]["error"] < told["figures"]["error_of_the_mean"]


def small(*names: str) -> dict[str, Any]:
    value = {"bias": 0.5, "straight": [0.25] * len(names), "layer": [], "shifts": [], "outer": []}
    return {"features": list(names), "value": value}


def changed(**changes: Any) -> str:
    return json.dumps(small("a", "b") | changes)


def test_weights_are_read_as_they_are_written() -> None:
    found = learned_of(changed(), ("a", "b"))
    assert found.chance([0.0, 0.0]) == Net(0.5, [0.0, 0.0], [], [], []).chance([1.0, 1.0])


BROKEN = [
    "",
    "{",
    "[]",
    "{}",
    "[" * 100_000,
    changed(features=["a", "c"]),
    changed(features=[]),
    changed(value={}),
    changed(value=small("a", "b")["value"] | {"straight": [1.0]}),
    changed(value=small("a", "b")["value"] | {"bias": float("nan")}),
    changed(value=small("a", "b")["value"] | {"layer": [[1.0]] * 3}),
    changed(value=small("a", "b")["value"] | {"layer": "ab"}),
    changed(value=small("a", "b")["value"] | {"layer": [[1.0, 1.0]] * 20_000, "shifts": [], "outer": []}),
]


@pytest.mark.parametrize("text", [*BROKEN, None], ids=lambda text: (text or "missing")[:20])
def test_weights_that_do_not_fit_are_left_aside_with_one_line(
    text: str | None, tmp_path: Path, caplog: pytest.LogCaptureFixture
) -> None:
    file = tmp_path / "weights.json"
    if text is not None:
        file.write_text(text, encoding="utf-8")
    mind = Mind(
        names=("a", "b"),
        features=lambda view: [0.0, 0.0],
        quiet=lambda s: True,
        practice=(),
        weights=file,
    )
    with caplog.at_level(logging.WARNING, "nyoi"):
        assert mind.learned is None
        assert mind.learned is None
    assert len(caplog.records) == 1
    assert str(file) in caplog.text


def test_without_weights_level_5_thinks_by_the_rule_of_thumb() -> None:
    mind = mind_of("duel")
    t = nyoi.new("duel", seats=2, seed=4)
    seat = asked(t.state)[0]
    before = mind.learned
    try:
        mind.learn(None)
        thoughts = SearchBot(6).think(look(t, seat), Rng(1))
    finally:
        mind.learn(before)
    assert 0 < sum(thought.visits for thought in thoughts) <= 6


def test_weights_may_be_put_in_place_of_the_files() -> None:
    mind = mind_of("toma")
    before = mind.learned
    sure = Net(9.0, [0.0] * len(mind.names), [], [], [])
    t = nyoi.new("toma", seats=2, seed=1)
    try:
        mind.learn(sure)
        assert mind.worth(t.view(0)) > 0.999
    finally:
        mind.learn(before)


# -- levels


def test_shares_and_lots() -> None:
    assert shares([5.0, 5.0], 0.1) == [0.5, 0.5]
    assert shares([0.0, -1e9], 1.0)[1] < 1e-20
    many = [drawn([0.2, 0.3, 0.5], Rng(seed)) for seed in range(2000)]
    assert abs(many.count(2) - 1000) < 100
    assert abs(many.count(0) - 400) < 80


@pytest.mark.parametrize("game", nyoi.IDS)
def test_each_level_is_cooler_than_the_one_below(game: str) -> None:
    levels = nyoi.game(game).levels
    assert len(levels.heats) == len(set(levels.heats)) == len(levels.memories) == 5
    assert tuple(sorted(levels.heats, reverse=True)) == levels.heats
    assert tuple(sorted(levels.memories)) == levels.memories
    assert (levels.heats[-1], levels.memories[-1]) == (0, 1)


@pytest.mark.parametrize("case", cases(), ids=str)
def test_the_rule_of_thumb_plays_what_has_the_best_score(case: Case) -> None:
    game = nyoi.game(case.game)
    for s in quiet_moments(case, 11, 6):
        for seat in asked(s):
            if seat >= 0:
                sight = look(s, seat)
                if sight.view["now"]["kind"] in BY_LOT:
                    continue
                found = game.scores(sight.view, sight.moves, 5)
                chosen = game.policy(sight.view, sight.moves, Rng(3), 5)
                best = max(found)
                assert found[sight.moves.index(chosen)] >= best - 0.051, (chosen, best)


@pytest.mark.parametrize("game", nyoi.IDS)
def test_no_level_gives_up(game: str) -> None:
    case = next(case for case in cases() if case.game == game)
    for s in quiet_moments(case, 2, 5):
        for seat in asked(s):
            if seat >= 0 and len(look(s, seat).moves) > 1:
                sight = look(s, seat)
                words = {LevelBot(level).choose(sight, Rng(n)).word for level in (1, 2, 3, 4) for n in range(30)}
                assert words.isdisjoint(("concede", "resign"))


def test_the_mistakes_of_a_level_are_plausible() -> None:
    """Toma, a card of 8 and a card of 1 late in a round: even a beginner seldom throws away what wins by itself."""
    t = nyoi.given("toma", {"hands": "toma tentra / ajito / cooler", "pile": ""})
    sight = look(t, 0)
    chosen = [LevelBot(1).choose(sight, Rng(seed)).text for seed in range(200)]
    assert chosen.count("discard toma") < 10  # who plays Toma is out
    assert {LevelBot(2).choose(sight, Rng(seed)).text for seed in range(200)} == {"discard tentra"}


def test_who_has_a_short_memory_does_not_know_what_was_shown() -> None:
    t = nyoi.new("toma", seats=3, seed=5)
    game = nyoi.game("toma")
    assert game.forget is not None
    view = t.view(0)
    view["players"][1]["hand"] = ["motta"]
    gone = game.forget(view, 0.0, Rng(1))
    assert gone["players"][1]["hand"] == [None]
    assert gone["players"][0] == view["players"][0]
    assert game.forget(view, 1.0, Rng(1)) == view
    assert view["players"][1]["hand"] == ["motta"], "who remembers it still does"
