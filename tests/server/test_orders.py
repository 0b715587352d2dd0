"""Standing orders, the mask over windows and resigning, at live tables of Duel (DUEL-7.4, 7.13, 7.14, 8.8)."""

from __future__ import annotations

import time
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest

import nyoi
from tests.server.guests import Guest, Refusal, Running, Seat, place, to_move, until
from tests.server.journals import truth

pytestmark = pytest.mark.seed(1)

# Seat 0 attacks; seat 1 holds a card that may be of use in window X.
ATTACK: dict[str, Any] = {
    "seats": 2,
    "teams": "goku gohan / vegeta nappa",
    "units": {"goku": "5c health=5", "gohan": "Aa", "vegeta": "5c", "nappa": "Ba"},
    "hands": "/ vitesse",
    "active": "goku",
    "actions": 3,
    "rest": "deck",
}


@pytest.fixture(scope="module")
def slow(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Running]:
    """A server whose bots pause, and whose windows are masked as long."""
    found = Running(tmp_path_factory.mktemp("orders"), pause=(0.5, 0.6))
    yield found
    found.stop()


def table_of(running: Running, position: dict[str, Any], **options: Any) -> tuple[str, Seat]:
    ann = Guest(running.port)
    table = ann.open("duel", 2, mine=2, start=True, options=options)
    place(running, table, position)
    s = ann.join(table)
    return table, s


def order(s: Seat, seat: int, what: str, **more: Any) -> dict[str, Any]:
    return s.command({"type": "order", "seat": seat, "order": what, **more})


def attack(s: Seat) -> str:
    return next(move for move in s.moves(0) if move.startswith("attack vegeta"))


@pytest.mark.clause("DUEL-7.13")
def test_an_order_answers_and_its_player_is_not_asked(slow: Running) -> None:
    table, s = table_of(slow, ATTACK)
    with s:
        assert order(s, 1, "none")["ok"]
        began = time.monotonic()
        seq = s.play(0, attack(s))["seq"]
        waits = s.reach(1, seq)
        assert waits["ask"] is None  # the window is open, and nobody is troubled
        assert [one["seat"] for one in waits["waiting"]] == [1]
        s.reach(1, seq + 1)
        assert time.monotonic() - began >= 0.5  # the mask
    assert (1, "pass") in [(e.seat, e.move) for e in truth_of(slow, table)]


def truth_of(running: Running, table: str) -> list[Any]:
    live = running.server.app.house.tables[table]
    return list(live.playing.table.log.entries)


@pytest.mark.clause("DUEL-7.4", "DUEL-7.13")
def test_who_is_asked_waits_as_long_as_an_order(slow: Running) -> None:
    table, s = table_of(slow, ATTACK)
    with s:
        assert order(s, 1, "all")["ok"]
        began = time.monotonic()
        seq = s.play(0, attack(s))["seq"]
        asked = s.reach(1, seq)
        assert asked["ask"]["key"] == "x"
        others = s.latest[0]
        assert [one["seat"] for one in others["waiting"]] == [1]
        assert s.play(1, "pass")["ok"]
        assert time.monotonic() - began >= 0.5
    assert (1, "pass") in [(e.seat, e.move) for e in truth_of(slow, table)]


def test_a_new_order_answers_what_is_asked_now(slow: Running) -> None:
    _, s = table_of(slow, ATTACK)
    with s:
        order(s, 1, "all")
        seq = s.play(0, attack(s))["seq"]
        assert s.reach(1, seq)["ask"]
        order(s, 1, "none")
        s.reach(1, seq + 1)


@pytest.mark.clause("DUEL-7.13")
def test_passing_until_my_next_activation(running: Running) -> None:
    _, s = table_of(
        running, {**{k: v for k, v in ATTACK.items() if k not in ("active", "actions")}, "phase": "choose", "turn": 0}
    )
    with s:
        order(s, 1, "all")
        order(s, 1, "none", once=True)
        assert s.info["seats"][1]["order"] == "none"
        for _ in range(40):  # seat 0 ends its activation; then seat 1 chooses
            seat = to_move(s)
            if seat == 1:
                break
            moves = s.moves(seat)
            quiet = [m for m in ("end", "keep", "enough", "pass", "continue") if m in moves]
            answer = s.play(seat, quiet[0] if quiet else moves[0])
            s.wait(lambda seq=answer["seq"]: min(told["seq"] for told in s.latest.values()) >= seq)  # type: ignore[misc]
        assert s.latest[1]["ask"]["key"] == "act-choose"
        order(s, 0, "all")  # the table is told anew
        assert s.info["seats"][1]["order"] == "all"


def test_an_order_is_its_players_secret(running: Running) -> None:
    ann, bob = Guest(running.port), Guest(running.port)
    table = ann.open("duel", 2)
    bob.sit(table)
    ann.at(table, "start")
    with ann.join(table) as a, bob.join(table) as b:
        order(a, 0, "none")
        assert a.info["seats"][0]["order"] == "none"
        b.catch_up()
        assert b.info["seats"][0]["order"] == ""
    assert "none" not in str(bob.get("/api/lobby"))


@pytest.mark.clause("DUEL-7.13")
def test_nobody_else_hears_anything_when_an_order_is_given(running: Running) -> None:
    ann, bob = Guest(running.port), Guest(running.port)
    table = ann.open("duel", 2)
    bob.sit(table)
    ann.at(table, "start", {"fill": 0})
    with ann.join(table) as first, bob.join(table) as second:
        first.catch_up()
        second.wait(lambda: second.info["seats"][0]["online"] and second.info["seats"][1]["online"])
        second.catch_up()
        before = len(second.frames)
        assert order(first, 0, "all")["ok"]
        second.catch_up()
        assert [frame["type"] for frame in second.frames[before:]] == ["answer"]


def test_orders_a_game_does_not_know(running: Running, ann: Guest) -> None:
    for game, what in (("duel", "sometimes"), ("toma", "none")):
        table = ann.open(game, 2, mine=2, start=True)
        with ann.join(table) as s:
            answer = order(s, 0, what)
            assert answer["refusal"]["reason"] == "no-order"


@pytest.mark.clause("DUEL-8.8")
def test_a_player_resigns(running: Running) -> None:
    ann, bob = Guest(running.port), Guest(running.port)
    table = ann.open("duel", 2)
    bob.sit(table)
    ann.at(table, "start")
    with ann.join(table) as a, bob.join(table) as b:
        first = b.command({"type": "resign", "seat": 1, "cmd_id": "r1"})
        assert first["ok"]
        assert b.command({"type": "resign", "seat": 1, "cmd_id": "r1"}) == first
        a.wait(lambda: a.over)
        assert a.latest[0]["view"]["ending"] == "resign"
        assert a.command({"type": "resign", "seat": 0})["refusal"]["reason"] == "no-resign"
        assert a.command({"type": "resign", "seat": 1})["refusal"]["reason"] == "not-your-seat"
    played, entries = truth(running.database, table)
    assert played.results[0] > played.results[1]
    assert (entries[-1].seat, entries[-1].move) == (-2, "resign 1")


def test_a_game_without_resigning(running: Running, ann: Guest) -> None:
    table = ann.open("toma", 2, mine=2, start=True)
    with ann.join(table) as s:
        assert s.command({"type": "resign", "seat": 0})["refusal"]["reason"] == "no-resign"


@pytest.mark.clause("DUEL-7.14")
def test_a_reaction_runs_out_as_a_pass(running: Running) -> None:
    table, s = table_of(running, ATTACK, reaction_seconds=1)
    with s:
        order(s, 1, "all")
        seq = s.play(0, attack(s))["seq"]
        asked = s.reach(1, seq)
        assert (asked["ask"]["key"], asked["clock"]["running"], asked["clock"]["bank"]) == ("x", [1], 1)
        s.reach(1, seq + 1)
    assert (1, "pass") in [(e.seat, e.move) for e in truth_of(running, table)]


def test_an_activation_has_its_time_as_a_whole(running: Running) -> None:
    table, s = table_of(running, ATTACK, turn_seconds=4, reaction_seconds=0)
    live = running.server.app.house.tables[table]
    with s:
        order(s, 1, "none")
        until(lambda: live.clock.spent(0, live.now) > 0.5)
        answer = s.play(0, next(move for move in s.moves(0) if move.startswith("move ")))
        s.wait(lambda: s.latest[0]["seq"] >= answer["seq"] and s.moves(0))
        assert s.latest[0]["clock"]["left"][0] <= 3.5  # not another four seconds for each question
        s.wait(lambda: "end" in [e.move for e in truth_of(running, table)])


def test_the_default_of_a_game_is_what_its_book_says(running: Running, ann: Guest) -> None:
    table = ann.open("torak", 2, mine=2, start=True, clock=[1, 0], mode="competitive")
    with ann.join(table) as s:
        s.wait(lambda: s.seq >= 2)
    assert len(truth(running.database, table)[1]) >= 3


def test_a_rematch_of_toraks_duel_swaps_the_roles(running: Running) -> None:
    from nyoi.games.torak.state import Torak

    s = Torak()
    s.army = 1  # seat 0 was the hero
    assert nyoi.game("torak").pace({}).rematch(s) == {"duel_hero": "second"}


@pytest.mark.clause("TOUR-9.2", "TOUR-9.3", "TOUR-9.6")
def test_the_time_of_a_timed_tournament_is_over(tmp_path: Path) -> None:
    running = Running(tmp_path)
    ann = Guest(running.port)
    table = ann.open("tournament", 2, mine=2, start=True, options={"length": "timed", "timed_minutes": 20})
    live = running.server.app.house.tables[table]
    with ann.join(table) as s:
        told = s.latest[to_move(s)]
        assert told["ends"] is None  # the minutes count from the end of the set-up (TOUR-9.2)
        assert told["clock"]["bank"] == 60  # TOUR-9.6
        while told["ask"]["key"] in ("draft", "place"):
            s.play(told["seat"], told["ask"]["moves"][0]["text"])
            told = s.latest[to_move(s)]
        assert 1190 < told["ends"] <= 1200
        live.watch.since -= 1200  # type: ignore[operator]
        for _ in range(20):  # the first question that admits the clock is not always the next one
            if not s.latest[0]["view"]["time_up"]:
                seat = to_move(s)
                s.play(seat, s.moves(seat)[0])
        s.wait(lambda: s.latest[0]["view"]["time_up"])
    running.stop()
    assert [e.move for e in truth(running.database, table)[1]].count("time") == 1


def test_nobody_may_order_for_another_seat(running: Running) -> None:
    ann, bob = Guest(running.port), Guest(running.port)
    table = ann.open("duel", 2)
    bob.sit(table)
    with pytest.raises(Refusal):
        bob.at(table, "start")
    ann.at(table, "start")
    with bob.join(table) as b:
        assert order(b, 0, "none")["refusal"]["reason"] == "not-your-seat"
