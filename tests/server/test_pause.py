"""A table waits for its people: bots do not play on without them, hurry nobody, and let people go first."""

from __future__ import annotations

from typing import Any

import pytest

import nyoi
from nyoi.server.table.live import LiveTable
from tests.server.guests import Guest, Running, Seat, place, until
from tests.server.journals import saved
from tests.server.test_orders import ATTACK, attack

pytestmark = pytest.mark.seed(1)


def live(running: Running, table: str) -> LiveTable:
    return running.server.app.house.tables[table]


def rests(running: Running, table: str) -> int:
    """Nobody is there, nothing moves, and nothing waits to: the number at which the game stands."""
    found = live(running, table)
    until(lambda: found.paused and not found.driver.tasks and not found.lock.locked())
    return found.playing.seq


def with_bots(guest: Guest, game: str, seats: int, **more: Any) -> str:
    bots = [{"seat": seat, "level": 1} for seat in range(1, seats)]
    return guest.open(game, seats, bots=bots, start=True, **more)


@pytest.mark.parametrize("game", nyoi.IDS)
def test_bots_wait_for_their_people(running: Running, ann: Guest, game: str) -> None:
    """Before anybody has come, after he has left for good, and once he is back."""
    seats = max(2, nyoi.game(game).least)
    table = with_bots(ann, game, seats)
    assert rests(running, table) == 0
    with ann.join(table) as s:
        assert not s.info["paused"]
        s.wait(lambda: s.moves(0))
        s.play(0, s.moves(0)[0])
    ann.at(table, "leave")  # a bot would keep the seat: there are only bots now
    seq = rests(running, table)
    with Guest(running.port).join(table) as watcher:  # whoever only watches does not make it go on
        assert watcher.info["paused"]
        assert rests(running, table) == seq == len(saved(running.database, table)) - 1
    ann.at(table, "resume")
    with ann.join(table) as s:
        s.wait(lambda: s.moves(0) or s.over)
        assert not s.info["paused"]


def test_a_table_goes_on_as_long_as_one_of_its_people_is_there(running: Running, ann: Guest, bob: Guest) -> None:
    table = ann.open("toma", 3, bots=[{"seat": 2, "level": 1}])
    bob.sit(table)
    ann.at(table, "start")
    with ann.join(table) as a:
        with bob.join(table):
            pass
        bob.at(table, "leave")
        a.wait(lambda: a.moves(0))
        assert a.play(0, a.moves(0)[0])["ok"]
        a.wait(lambda: a.moves(0) or a.over)  # both others are bots, and have moved
    rests(running, table)


def test_what_was_held_begins_anew_for_who_comes_back(running: Running, ann: Guest) -> None:
    """UNO: somebody has one card left and has not called; the hold does not run out while nobody looks."""
    table = with_bots(ann, "uno", 3, options={"uno_hold_seconds": 1})
    position = {
        "hands": "R1-1 R2-1 / B1-1 / G1-1 G2-1",
        "discard": "Y5-1",
        "turn": 2,
        "phase": "hold",
        "exposed": [1],
        "actor": 1,
    }
    with ann.join(table) as s:
        s.wait(lambda: s.latest)
    rests(running, table)
    place(running, table, position)
    rests(running, table)
    found = live(running, table)
    found.pace.hold_until = 0.0  # long over
    with ann.join(table) as s:
        assert s.latest[0]["hold"] > 0.5
        s.wait(lambda: any(entry.seat in (-2, 2) for entry in saved(running.database, table)))


@pytest.mark.clause("DUEL-7.14")
def test_a_reaction_has_no_clock_against_a_bot(running: Running, ann: Guest, bob: Guest) -> None:
    """The bot attacks; the window of the only person stays open as long as he likes. Between people it has its time."""
    turned: dict[str, Any] = {**ATTACK, "hands": "vitesse /", "active": "vegeta"}

    def asked(table: str, mine: Seat) -> Any:
        place(running, table, turned)
        mine.wait(lambda: 0 in mine.latest and (mine.latest[0]["ask"] or {}).get("key") in ("x", "f.main", "r", "b"))
        return mine.latest[0]["clock"]

    table = with_bots(ann, "duel", 2, options={"reaction_seconds": 20})
    with ann.join(table) as s:
        assert asked(table, s) is None
        assert not any(isinstance(key, tuple) and key[0] == "time" for key in live(running, table).driver.tasks)
    between = ann.open("duel", 2, options={"reaction_seconds": 20})
    bob.sit(between)
    ann.at(between, "start")
    with ann.join(between) as s, bob.join(between) as b:
        place(running, between, ATTACK)
        b.wait(lambda: not b.moves(1) and b.latest[1]["view"]["active"] == "goku")
        s.wait(lambda: any(move.startswith("attack vegeta") for move in s.moves(0)))
        s.play(0, attack(s))
        b.wait(lambda: b.moves(1))
        assert b.latest[1]["clock"]["bank"] == 20
        assert b.latest[1]["clock"]["running"] == [1]


@pytest.mark.clause("DUEL-7.4")
def test_a_window_that_a_bot_answers_waits_for_who_attacked(running: Running, ann: Guest) -> None:
    table = with_bots(ann, "duel", 2)
    with ann.join(table) as s:
        place(running, table, ATTACK)
        s.wait(lambda: any(move.startswith("attack vegeta") for move in s.moves(0)))
        seq = s.play(0, attack(s))["seq"]
    assert rests(running, table) >= seq
    with ann.join(table) as s:
        s.wait(lambda: s.moves(0))


@pytest.mark.clause("TORAK-7.6")
def test_bots_leave_the_common_dice_to_people_first(running: Running, ann: Guest) -> None:
    table = with_bots(ann, "torak", 3, mode="coop")
    mover = live(running, table)
    with ann.join(table) as s:
        while (s.latest[0]["ask"] or {}).get("key") != "open":
            s.wait(lambda: s.moves(0))
            if s.latest[0]["ask"]["key"] != "open":
                answer = s.play(0, auto(s.moves(0)))
                s.reach(0, answer["seq"])
                s.wait(lambda: s.moves(0))
        asked = {waiting["seat"] for waiting in s.latest[0]["waiting"]}
        assert len(asked) > 1  # the bots could come first
        assert not [key for key in mover.driver.tasks if isinstance(key, tuple) and key[0] in (1, 2)]
        before = s.seq
        done = s.play(0, "done")
        assert done["seq"] == before + 1  # nobody was quicker
        s.wait(lambda: any(entry.seat in (1, 2) for entry in saved(running.database, table)[done["seq"] + 1 :]))


def auto(moves: list[str]) -> str:
    """Through the set-up quickly."""
    return next((move for move in moves if move.startswith("auto")), moves[0])
