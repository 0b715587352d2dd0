"""What a mind that thinks ahead is given: scores, likely moves, quiet positions, and features."""

from __future__ import annotations

import json
from collections.abc import Iterator
from math import isfinite

import pytest

import nyoi
from nyoi.bots.sight import Sight, look
from nyoi.games.tournament.imagine import Dreamer
from nyoi.games.tournament.mind.features import NAMES, features, features_of
from nyoi.games.tournament.mind.policy import NO_MATTER, clear_difference, policy, scores
from nyoi.games.tournament.mind.rollout import likely
from nyoi.games.tournament.mind.value import estimate, quiet, settled
from nyoi.games.tournament.state import PEACE, Tournament
from nyoi.kernel.play import advance, offered, whose
from nyoi.kernel.rng import Rng
from nyoi.kernel.state import fingerprint
from tests.games.contract import cases
from tests.games.tournament.table import given

TABLES = [(case.mode, case.seats) for case in cases() if case.game == "tournament"]
GAME = nyoi.game("tournament")


def questions(mode: str, seats: int, seed: int, every: int) -> Iterator[tuple[Tournament, Sight]]:
    """Every so many questions of a game that likely moves play, with some by lot."""
    s, rng = GAME.start(GAME.setting(seats, mode), seed), Rng(seed)
    assert isinstance(s, Tournament)
    asked = 0
    while not s.over and asked < 60 * every:
        seat = whose(s)
        moves = offered(s, seat)
        if len(moves) > 1:
            if asked % every == 0:
                yield s, look(s, seat)
            asked += 1
        advance(s, seat, rng.pick(moves) if rng.below(4) == 0 else likely(s, seat, moves, rng))


@pytest.mark.parametrize(("mode", "seats"), TABLES)
def test_scores_put_the_rule_of_thumb_first(mode: str, seats: int) -> None:
    for s, sight in questions(mode, seats, seed=1, every=7):
        found = scores(sight.view, sight.moves, 5)
        chosen = policy(sight.view, sight.moves, Rng(1), 5)
        assert len(found) == len(sight.moves)
        assert all(isfinite(score) for score in found)
        slack = NO_MATTER if sight.key == "draft" else 1e-6
        assert found[sight.moves.index(chosen)] > max(found) - slack / clear_difference(s)


def test_scores_tell_second_best_from_bad() -> None:
    """Of two fights that are not the best, the better one is said to be better: nothing is cut short."""
    t = given("frost@F5 monna@A5 / toppo@F8 zium@G7-6 hit@D7")
    found = dict(zip(t.offers(), scores(t.table.view(0), offered(t.s, 0), 5), strict=True))
    assert found["go frost G7"] == max(found.values())
    fights = [found[move] for move in ("go frost G7", "go frost F8", "go frost D7")]
    assert len(set(fights)) == 3
    assert min(fights[1:]) < fights[0] - 1


@pytest.mark.parametrize(("mode", "seats"), TABLES)
def test_likely_moves_are_offered_and_know_no_more_than_the_seat(mode: str, seats: int) -> None:
    for s, sight in questions(mode, seats, seed=2, every=5):
        before = fingerprint(s)
        move = likely(s, sight.seat, sight.moves, Rng(3))
        assert move in sight.moves
        assert fingerprint(s) == before
        twin = GAME.dreamer(json.loads(json.dumps(sight.view))).dream(Rng(4))
        assert isinstance(twin, Tournament)
        assert likely(twin, sight.seat, offered(twin, sight.seat), Rng(3)) is move


def test_likely_moves_win_against_moves_by_lot() -> None:
    won = 0.0
    for seed in range(16):
        s, rng = GAME.start(GAME.setting(2, "rounds5"), seed // 2), Rng(seed)
        while not s.over:
            seat = whose(s)
            moves = offered(s, seat)
            if seat == seed % 2:
                assert isinstance(s, Tournament)
                advance(s, seat, likely(s, seat, moves, rng))
            else:
                advance(s, seat, rng.pick(moves))
        won += s.results[seed % 2]
    assert won >= 14


@pytest.mark.parametrize(("mode", "seats"), TABLES)
def test_only_settled_positions_are_judged(mode: str, seats: int) -> None:
    kinds: set[str] = set()
    for s, sight in questions(mode, seats, seed=5, every=3):
        found = estimate(s)
        assert (found is not None) == settled(s)
        assert settled(s) or not quiet(s)
        if found is not None:
            kinds.add(sight.key)
            assert s.fight == PEACE
            assert len(found) == seats
            assert sum(found) == pytest.approx(1.0)
    assert {"draft", "place"} <= kinds <= {"draft", "place", "start", "close", "discard"}


def test_a_better_draft_is_judged_better() -> None:
    t = given("/", phase="draft")
    values = []
    for move in ("draft jiren", "draft zium"):
        s = t.s.clone()
        advance(s, 0, next(m for m in offered(t.s, 0) if m.text == move))
        found = estimate(s)
        assert found is not None
        values.append(found[0])
    assert values[0] > 0.5 > values[1]


@pytest.mark.parametrize(("mode", "seats"), TABLES)
def test_features_are_numbers_of_what_the_seat_knows(mode: str, seats: int) -> None:
    for s, sight in questions(mode, seats, seed=6, every=9):
        view = json.loads(json.dumps(sight.view))
        twin = Dreamer(view).dream(Rng(7))
        if quiet(s):
            found = features(view)
            assert len(found) == len(NAMES)
            assert all(isfinite(number) and abs(number) <= 8 for number in found)
            assert found == features_of(s, sight.seat) == features_of(twin, sight.seat)


def test_names_are_said_once() -> None:
    assert len(set(NAMES)) == len(NAMES)


def test_features_see_who_is_ahead_and_in_danger() -> None:
    ahead = given("jiren@F5 hit@A5 / zium@G7", round=5)
    named = dict(zip(NAMES, features(ahead.table.view(0)), strict=True))
    assert named["lead"] > 0
    assert named["strike"] > 0.8
    other = dict(zip(NAMES, features(ahead.table.view(1)), strict=True))
    assert other["lead"] == -named["lead"]
    assert other["danger"] == named["strike_rival"]


def test_dreams_deal_every_unseen_card_to_every_place() -> None:
    """Only the first cards of a pile are shuffled, the rest is cut: still any card may lie anywhere."""
    t = given("jiren@F5 hit@A5 / zium@G7 toppo@A6")
    dreamer = Dreamer(t.table.view(0))
    tops: list[set[int]] = [set() for _ in range(6)]
    for seed in range(400):
        s = dreamer.dream(Rng(seed))
        assert sorted(GAME.components(s)) == sorted(GAME.components(t.s))
        for place in range(6):
            tops[place].add(s.piles[0][place])
    assert all(len(top) == len(t.s.piles[0]) for top in tops)
