"""Ratings cannot be had from one's own second account, nor kept by a player who neither moves nor leaves."""

from __future__ import annotations

from pathlib import Path

import pytest

from nyoi.kernel.rng import Rng
from nyoi.server.past.ratings import A_DAY, OPPONENTS, rated, weight_of
from nyoi.server.past.terms import RATED_CLOCK
from nyoi.server.store.past import Past, Skill
from tests.server.guests import Guest, Running, play_out, refused, sensible, to_move, until
from tests.server.past.test_archive import history, over
from tests.server.past.test_ratings import past, seat

pytestmark = pytest.mark.seed(1)
AT = 1e9


def ended(game: Past) -> Past:
    return game._replace(ended=AT)


def moved(*ago: float) -> float:
    """By how much a player is lifted by beating another one whom they have beaten so many days ago."""
    found = rated(ended(past(seat(1, 1), seat(2, 2))), lambda _: None, lambda *_: [AT - days * A_DAY for days in ago])
    return found["player:1"].after.mu - 25.0 if found else 0.0


def test_a_pair_counts_once_a_day_and_fades_within_a_month() -> None:
    full = moved()
    assert full > 1
    assert moved(0.5) == 0
    assert moved(1.5) == pytest.approx(full / 2)
    assert moved(1.5, 3, 4) == pytest.approx(full / 4)
    assert moved(31, 32, 33) == pytest.approx(full)


def test_a_game_counts_by_the_mean_over_opponents() -> None:
    three = ended(past(seat(1, 1), seat(2, 2), seat(3, 3)))
    assert weight_of(three, 1, lambda _, other: [AT - 60.0] if other == 2 else []) == 0.5
    with_bot = ended(past(seat(1, 1), seat(2, 2), seat(None, 3, level=3)))
    assert weight_of(with_bot, 1, lambda *_: [AT - 60.0]) == 0.5
    together = ended(past(seat(1, 1, result=1.0), seat(2, 1, result=1.0), game="torak", mode="coop"))
    assert weight_of(together, 1, lambda *_: [AT - 60.0]) == 1


def test_bots_learn_nothing_from_a_game_that_counts_for_nobody() -> None:
    game = ended(past(seat(1, 1), seat(2, 2)))
    assert rated(game, lambda _: Skill(25.0, 5.0, 3), lambda *_: [AT - 60.0]) == {}


def test_a_second_account_lifts_nobody_twice_a_day(running: Running, ann: Guest, bob: Guest) -> None:
    for number in (1, 2):
        over(running, ann, bob, rated=True)
        last = history(ann, number)[0]["seats"][0]
        assert (last["after"] is None) == (number == 2)


def test_a_rating_shows_after_several_opponents(running: Running, ann: Guest) -> None:
    ann.post("/api/me/board", {"yes": True})
    mine = running.server.app.house.store
    for number in range(OPPONENTS):
        shown = ann.get("/api/me/figures")["figures"].get("toma", {}).get("rating")
        board = [one for one in ann.get("/api/board/toma")["standings"] if one["name"] == ann.name]
        assert (shown, board) == (None, []), number
        over(running, ann, Guest(running.port), rated=True)
        history(ann, number + 1)
    assert mine
    rating = ann.get("/api/me/figures")["figures"]["toma"]["rating"]
    assert rating["games"] == OPPONENTS
    [board] = [one for one in ann.get("/api/board/toma")["standings"] if one["name"] == ann.name]
    assert board["rating"] == rating


def test_a_rated_table_has_a_clock(ann: Guest) -> None:
    table = ann.open("toma", 2, rated=True)
    assert ann.get(f"/api/tables/{table}")["clock"]["bank"] == RATED_CLOCK[0]
    assert refused(ann.at, table, "change", {"clock": []}) == "rated-clock"
    assert ann.at(table, "change", {"clock": [3]})["clock"]["days"] == 3
    usual = ann.open("toma", 2)
    assert ann.at(usual, "change", {"rated": True})["clock"]["bank"] == RATED_CLOCK[0]


def test_a_player_who_neither_moves_nor_leaves_loses_by_the_clock(tmp_path: Path) -> None:
    running = Running(tmp_path)
    ann, bob = Guest(running.port), Guest(running.port)
    table = ann.open("toma", 2, rated=True, clock=[3, 0])
    bob.sit(table)
    with ann.join(table) as a, bob.join(table) as b:
        ann.at(table, "start")
        a.reach(0, 0)
        b.reach(1, 0)
        first = to_move(a) if a.moves(0) else 1
        player, seat_of_player, idle = ((b, 1, 0), (a, 0, 1))[first]  # whoever is to move first does not
        until(lambda: running.server.app.house.tables[table].row.seats[idle].kept)
        assert seat_of_player != idle
        play_out([player], sensible(Rng(4)))
    [game] = history(ann, 1)
    assert (game["seats"][idle]["gone"], game["won"]) == (True, idle == 1)
    running.stop()
