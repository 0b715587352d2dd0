"""The search bot: it finds what can be found, sees nothing it may not, and is the same for the same seed."""

from __future__ import annotations

import json
import subprocess
import sys
from typing import Any

import msgspec
import pytest

import nyoi
from nyoi.bots.search import DOUBT, SearchBot, Thought, Trial, best_first, better_half, tried
from nyoi.bots.sight import Sight, look
from nyoi.kernel.play import advance, asked, offered
from nyoi.kernel.rng import Rng
from nyoi.kernel.state import State, fingerprint
from nyoi.server.house import think
from tests.games.contract import Case, cases

ROUNDS = 6
SIZES = [case for case in cases() if case.seats in {nyoi.game(case.game).least, 2, 3, nyoi.game(case.game).most}]


def midway(case: Case, seed: int, moves: int) -> State:
    """A state some moves into a game that bots play."""
    s = case.table(seed).state
    game, rng = nyoi.game(case.game), Rng(seed)
    for _ in range(moves):
        if s.over:
            return midway(case, seed + 1, moves)
        seat = asked(s)[0]
        if seat < 0:
            advance(s, seat, offered(s, seat)[0])
            continue
        sight = look(s, seat)
        advance(s, seat, game.policy(sight.view, sight.moves, rng, 3))
    return s if not s.over else midway(case, seed + 1, moves)


@pytest.mark.parametrize("case", SIZES, ids=str)
def test_it_plays_in_every_game_mode_and_seat_count(case: Case) -> None:
    s = midway(case, 1, 12)
    for seat in asked(s):
        if seat < 0:
            continue
        sight = look(s, seat)
        thoughts = SearchBot(ROUNDS).think(sight, Rng(1))
        assert [thought.move for thought in thoughts] == sight.moves
        assert 0 < sum(thought.visits for thought in thoughts) <= ROUNDS
        assert all(0 <= thought.chance <= 1 for thought in thoughts)
        assert SearchBot(ROUNDS).choose(sight, Rng(1)) in sight.moves


@pytest.mark.parametrize("game", nyoi.IDS)
def test_the_same_seed_thinks_the_same(game: str) -> None:
    case = next(case for case in cases() if case.game == game and case.seats == 2)
    s = midway(case, 3, 20)
    seat = asked(s)[0]
    first, again, other = (SearchBot(12).think(look(s, seat), Rng(seed)) for seed in (5, 5, 6))
    assert first == again
    if game == "uno":  # elsewhere little is hidden there, and a short thought may come out the same
        assert first != other


@pytest.mark.parametrize("game", nyoi.IDS)
def test_twin_worlds_yield_the_same_move(game: str) -> None:
    """Same view, other truth: whatever is hidden cannot matter."""
    case = next(case for case in reversed(cases()) if case.game == game)
    s = midway(case, 2, 15)
    seat = next(x for x in asked(s) if x >= 0)
    sight = look(s, seat)
    thought = SearchBot(8).think(sight, Rng(9))
    dreamer = sight.game.dreamer(json.loads(json.dumps(sight.view)))
    for seed in range(3):
        twin = dreamer.dream(Rng(seed))
        assert [(t.move.text, t.visits, t.chance) for t in SearchBot(8).think(look(twin, seat), Rng(9))] == [
            (t.move.text, t.visits, t.chance) for t in thought
        ]
    if game in ("toma", "uno"):
        assert any(fingerprint(dreamer.dream(Rng(seed))) != fingerprint(s) for seed in range(3))


CHILD = """
import sys, msgspec
from nyoi.server.house import think
game, seat, view, key, texts, seed = msgspec.json.decode(sys.stdin.buffer.read())
found = think.advise(game, seat, msgspec.json.encode(view), key, texts, seed)
sys.stdout.buffer.write(msgspec.json.encode(found))
"""


@pytest.mark.parametrize("game", ["toma", "uno"])
def test_a_process_that_is_given_the_view_alone_thinks_the_same(game: str) -> None:
    case = next(case for case in cases() if case.game == game and case.seats == 3)
    s = midway(case, 4, 10)
    seat = asked(s)[0]
    sight = look(s, seat)
    told: list[Any] = [game, seat, sight.view, sight.key, [move.text for move in sight.moves], 77]
    here = think.advise(game, seat, msgspec.json.encode(sight.view), sight.key, told[4], 77)
    command = [sys.executable, "-c", CHILD]
    there = subprocess.run(command, input=msgspec.json.encode(told), capture_output=True, check=True)
    assert json.loads(there.stdout) == json.loads(json.dumps(here))
    assert here


def test_a_match_of_uno_is_foreseen_by_its_scores_between_two_rounds() -> None:
    hands = "R1-1 R2-1 R3-1 R4-1 R5-1 R6-1 R7-1 / Y1-1 Y2-1 Y3-1 Y4-1 Y5-1 Y6-1 Y7-1"
    position = {"hands": hands, "discard": "G5-1", "mode": "scoring", "scores": [300, 100], "round": 3}
    estimate = nyoi.game("uno").estimate
    assert estimate is not None
    found = estimate(nyoi.given("uno", position).state)
    assert found is not None
    assert found[0] > 0.8 > found[1]
    assert estimate(nyoi.given("uno", {**position, "hands": hands[5:]}).state) is None  # a card was played
    assert estimate(nyoi.given("uno", {**position, "mode": "single", "scores": [0, 0]}).state) is None


def test_it_sees_the_win() -> None:
    t = nyoi.given(
        "uno", {"hands": "R3-1 Y8-1 / R2-1 R9-1 B1-1 G4-1", "discard": "R5-1", "options": {"uno_call": "auto"}}
    )
    thoughts = {th.move.text: th for th in SearchBot(300).think(look(t, 0), Rng(1))}
    assert best_first(list(thoughts.values()))[0].move.text == "play R3-1"
    assert thoughts["play R3-1"].chance > thoughts["draw"].chance
    t = nyoi.given("toma", {"hands": "tentra toma / motta", "pile": "claire sk", "options": {"objective": 1}})
    assert SearchBot(100).choose(look(t, 0), Rng(1)).text == "discard tentra"


def test_it_never_gives_up() -> None:
    case = next(case for case in cases() if case.game == "torak" and case.mode == "solo")
    s = midway(case, 1, 40)
    seat = asked(s)[0]
    while "concede" not in [move.word for move in offered(s, seat)]:
        advance(s, seat, look(s, seat).game.policy(look(s, seat).view, offered(s, seat), Rng(1), 3))
    assert all(th.visits == 0 for th in SearchBot(20).think(look(s, seat), Rng(1)) if th.move.word == "concede")


def trial(move: nyoi.Move, *leads: float) -> Trial:
    """A move that was so much better in some dreams."""
    found = Trial(move)
    for lead in leads:
        found.dreams += 1
        found.ahead += lead
        found.squares += lead * lead
    return found


def test_the_worse_half_is_given_up_but_never_the_rule_of_thumb() -> None:
    lexicon = nyoi.game("uno").lexicon()
    a, b, c, d, e = (lexicon[i] for i in range(5))
    trials = [trial(a, 0.0), trial(b, -0.3), trial(c, 0.2), trial(d, -0.1), trial(e, 0.1)]
    assert [one.move for one in better_half(trials)] == [a, c, e]
    assert [one.move for one in better_half([trials[0], trials[1]])] == [a, b]  # two are compared to the end


def test_dreams_that_agree_make_sure_and_few_do_not() -> None:
    move = nyoi.game("uno").lexicon()[0]
    agreed, torn, few = trial(move, *[0.2] * 50), trial(move, *[0.7, -0.3] * 25), trial(move, 0.2)
    assert agreed.lead == pytest.approx(torn.lead) == pytest.approx(few.lead) == 0.2
    assert agreed.noise < torn.noise < few.noise


def test_the_rule_of_thumb_stands_where_chance_alone_may_be_against_it() -> None:
    lexicon = nyoi.game("uno").lexicon()
    rule = Thought(lexicon[0], 50, 0.5, favourite=True)
    sure, unsure = (Thought(lexicon[1], 50, 0.6, noise=0.1 / DOUBT * share) for share in (0.9, 1.1))
    assert best_first([rule, sure])[0] is sure
    assert best_first([rule, unsure])[0] is rule


@pytest.mark.parametrize("game", nyoi.IDS)
def test_moves_are_tried_in_the_same_dreams(game: str) -> None:
    """Two names of one move: what chance does to them is the same, so nothing is between them."""
    case = next(case for case in cases() if case.game == game and case.seats == 2)
    s = midway(case, 3, 20)
    sight = look(s, asked(s)[0])
    twice = [Trial(sight.moves[0]), Trial(sight.moves[0])]
    rng = Rng(1)
    for _ in range(5):
        assert tried(sight, twice, rng, 0.0)
    assert twice[1].squares == 0.0
    assert twice[0].total == twice[1].total


def test_time_ends_the_thought() -> None:
    case = next(case for case in cases() if case.game == "uno" and case.seats == 4)
    sight = look(midway(case, 5, 9), asked(midway(case, 5, 9))[0])
    thoughts = SearchBot(10_000_000, 0.05).think(sight, Rng(1))
    assert 0 < sum(th.visits for th in thoughts) < 10_000_000


def test_some_of_the_moves_may_be_thought_of_alone() -> None:
    t = nyoi.given("uno", {"hands": "R3-1 Y8-1 R9-2 / R2-1 R9-1 B1-1 G4-1", "discard": "R5-1"})
    whole = look(t, 0)
    some = Sight(whole.game, 0, whole.view, whole.key, [m for m in whole.moves if m.word == "play"])
    assert SearchBot(50).choose(some, Rng(1)).word == "play"
