"""UNO against the clock: hold, grace, kept moves, bots that call and catch (UNO-7.20 to 7.28, 9.37)."""

from __future__ import annotations

import time
from collections.abc import Iterator
from typing import Any

import pytest

import nyoi
from nyoi.games.uno.state import Uno
from nyoi.kernel.decision import NOBODY
from tests.server.guests import Guest, Running, Seat, place, until
from tests.server.journals import truth

pytestmark = pytest.mark.seed(1)

THREE = {"hands": "R3-1 Y8-1 / Y1-1 R2-1 R4-1 / G1-1 G2-1 R9-1", "discard": "R5-1", "turn": 0}
HOLD, GRACE = 1.0, 0.4
LONG = 3.0  # to be in time for on a busy machine, too


@pytest.fixture(scope="module")
def live(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Running]:
    found = Running(tmp_path_factory.mktemp("live"))
    yield found
    found.stop()


def begun(running: Running, position: dict[str, Any], mine: int = 3, **options: Any) -> tuple[str, Seat]:
    """A table of three with a position on it, and a socket that holds the guest's seats."""
    ann = Guest(running.port)
    chosen = {"uno_hold_seconds": HOLD, "uno_grace_seconds": GRACE, **options}
    table = ann.open("uno", 3, mine=mine, start=True, options=chosen)
    s = ann.join(table)
    place(running, table, position)
    s.wait(lambda: all(update["reset"] for update in s.latest.values()))
    return table, s


def send(s: Seat, seat: int, move: str, cmd: str = "") -> str:
    cmd = cmd or f"{seat} {move}"
    s.send({"type": "play", "cmd_id": cmd, "seq": s.latest[seat]["seq"], "seat": seat, "move": move})
    return cmd


def answers(s: Seat, *cmds: str) -> dict[str, dict[str, Any]]:
    """The answers to these commands, whenever they come."""
    s.wait(lambda: {f["cmd_id"] for f in s.frames if f["type"] == "answer"} >= set(cmds))
    return {f["cmd_id"]: f for f in s.frames if f["type"] == "answer"}


def order(running: Running, table: str) -> list[tuple[int, str]]:
    """The moves as they are in the journal."""
    live = running.server.app.house.tables[table]
    assert live.journal is not None
    return [(e.seat, e.move) for e in live.journal.table.log.entries]


@pytest.mark.clause("UNO-7.20")
def test_the_hold_closes_by_the_clock(live: Running) -> None:
    table, s = begun(live, THREE)
    with s:
        began = time.monotonic()
        s.play(0, "play R3-1")
        update = s.reach(1, 1)
        assert 0 < update["hold"] <= HOLD
        assert update["ask"]["key"] == "hold"
        s.wait(lambda: s.latest[1]["ask"] and s.latest[1]["ask"]["key"] == "turn-uno")
        assert time.monotonic() - began >= HOLD
        assert order(live, table)[-1] == (-2, "close")
        assert "catch 0" in s.moves(2)  # the window stays open until the next turn action
        assert s.play(1, "play R2-1")["ok"]
        s.reach(2, 3)
        assert "catch 0" not in s.moves(2)


@pytest.mark.clause("UNO-7.20")
def test_a_called_uno_holds_the_next_turn_as_long(live: Running) -> None:
    table, s = begun(live, THREE)
    with s:
        began = time.monotonic()
        s.play(0, "play R3-1 uno")
        update = s.reach(1, 1)
        assert update["ask"]["key"] == "turn"
        assert 0 < update["hold"] <= HOLD
        cmd = send(s, 1, "play R2-1")
        send(s, 1, "play R2-1", cmd)  # sent again meanwhile: answered alike
        assert answers(s, cmd)[cmd]["ok"]
        assert time.monotonic() - began >= HOLD
        s.catch_up()
        assert [f["ok"] for f in s.frames if f["type"] == "answer" and f["cmd_id"] == cmd] == [True, True]
        assert order(live, table) == [(0, "play R3-1 uno"), (1, "play R2-1")]


@pytest.mark.clause("UNO-7.21", "UNO-7.10")
def test_in_the_grace_the_own_call_beats_an_earlier_catch(live: Running) -> None:
    table, s = begun(live, THREE, uno_grace_seconds=LONG)
    with s:
        s.play(0, "play R3-1")
        for seat in (0, 1):
            s.reach(seat, 1)
        catch = send(s, 1, "catch 0")
        until(lambda: live.server.app.house.tables[table].early.kept)  # it has come, and waits
        assert s.play(0, "declare")["ok"]
        found = answers(s, catch)[catch]
        assert not found["ok"]
        assert order(live, table) == [(0, "play R3-1"), (0, "declare")]


@pytest.mark.clause("UNO-7.21", "UNO-7.21a")
def test_the_earliest_kept_catch_counts_and_cannot_be_outrun(live: Running) -> None:
    position = {"hands": "W4-1 Y8-1 / Y1-1 R2-1 R4-1 / G1-1 G2-1 R9-1", "discard": "R5-1", "turn": 0}
    table, s = begun(live, position, uno_grace_seconds=LONG)
    with s:
        began = time.monotonic()
        s.play(0, "play W4-1 green")
        for seat in (1, 2):
            s.reach(seat, 1)
        accept = send(s, 1, "accept")  # the answer to the +4 would not close the window, but is kept too
        first, second = send(s, 2, "catch 0"), send(s, 1, "catch 0")
        found = answers(s, accept, first, second)
        assert time.monotonic() - began >= LONG
        assert found[first]["ok"]
        assert not found[second]["ok"]  # UNO-7.10a
        assert found[accept]["ok"]
        assert order(live, table) == [(0, "play W4-1 green"), (2, "catch 0"), (1, "accept")]


@pytest.mark.clause("UNO-7.22")
def test_after_the_grace_the_first_to_arrive_counts(live: Running) -> None:
    table, s = begun(live, THREE, uno_hold_seconds=10)
    there = live.server.app.house.tables[table]
    with s:
        s.play(0, "play R3-1")
        s.reach(2, 1)
        until(lambda: there.now > there.pace.grace_until)  # type: ignore[attr-defined]
        assert s.play(2, "catch 0")["ok"]
        assert not s.play(0, "declare")["ok"]
        assert order(live, table) == [(0, "play R3-1"), (2, "catch 0")]  # the hold has not closed yet


@pytest.mark.clause("UNO-7.24")
def test_calls_are_judged_by_the_current_state_and_turns_by_the_one_they_answer(live: Running) -> None:
    _, s = begun(live, THREE, uno_grace_seconds=0, uno_hold_seconds=0)
    with s:
        s.play(0, "play R3-1")
        s.wait(lambda: s.latest[1]["ask"] and s.latest[1]["ask"]["key"] == "turn-uno", 5)
        stale = s.play(1, "play R2-1", seq=1)
        assert stale["refusal"]["reason"] == "stale"
        assert s.play(2, "catch 0", seq=0)["ok"]


@pytest.mark.clause("UNO-9.37")
def test_after_a_coloured_card_the_next_turn_waits_for_jump_ins(live: Running) -> None:
    position = {"hands": "R3-1 Y8-1 Y9-1 / Y1-1 R2-1 R4-1 / G1-1 G2-1 R3-2", "discard": "R5-1", "turn": 0}
    table, s = begun(live, position, jump_in=True, jump_in_hold_seconds=LONG)
    with s:
        s.play(0, "play R3-1")
        s.reach(1, 1)
        s.reach(2, 1)
        assert 0 < s.latest[1]["hold"] <= LONG
        held = send(s, 1, "play R2-1")
        until(lambda: live.server.app.house.tables[table].early.kept)
        assert s.play(2, "jump R3-2")["ok"]
        assert not answers(s, held)[held]["ok"]  # he is not on turn any more
        assert order(live, table) == [(0, "play R3-1"), (2, "jump R3-2")]


@pytest.mark.clause("UNO-7.27")
def test_a_bot_catches_no_earlier_than_a_human_can_call(live: Running) -> None:
    """A hard bot notices 19 times in 20; with this seed it does."""
    ann = Guest(live.port)
    bots = [{"seat": 1, "level": 5}, {"seat": 2, "level": 5}]
    options = {"uno_hold_seconds": 10, "uno_grace_seconds": GRACE, "first_dealer": 3}
    table = ann.open("uno", 3, bots=bots, start=True, options=options)
    with ann.join(table) as s:
        place(live, table, THREE)
        s.wait(lambda: "play R3-1" in s.moves(0))
        began = time.monotonic()
        played = s.play(0, "play R3-1")["seq"]
        s.reach(0, played + 1)
        assert order(live, table)[1][1] == "catch 0"
        assert time.monotonic() - began >= 1.2


@pytest.mark.clause("UNO-7.26", "UNO-7.28")
def test_a_bot_that_forgot_calls_late_and_bots_wait_after_the_hold(live: Running) -> None:
    ann = Guest(live.port)
    bots = [{"seat": 1, "level": 5}, {"seat": 2, "level": 5}]
    table = ann.open("uno", 3, bots=bots, start=True, options={"uno_hold_seconds": 3, "uno_grace_seconds": GRACE})
    position = {
        "hands": "R3-1 Y8-1 / Y1-1 / G1-1 G2-1 R9-1",
        "discard": "R5-1",
        "turn": 2,
        "phase": "hold",
        "exposed": [1],
        "actor": 1,
    }
    with ann.join(table) as s:
        began = time.monotonic()
        place(live, table, position)
        s.wait(lambda: (1, "declare") in order(live, table))
        assert time.monotonic() - began > 0.7
        assert (-2, "close") not in order(live, table)[: order(live, table).index((1, "declare"))]
        s.wait(lambda: any(seat == 2 and move != "wave" for seat, move in order(live, table)))
        assert time.monotonic() - began >= 3 + 0.8


@pytest.mark.clause("UNO-7.20")
def test_a_table_without_people_does_not_wait(live: Running) -> None:
    ann = Guest(live.port)
    table = ann.open("uno", 4, mine=0, bots=[{"seat": seat, "level": 3} for seat in range(4)], start=True)
    ann.wait_over(table)
    played, _ = truth(live.database, table)
    assert played.over
    assert played.seq > 5
    assert not any(e.seat == -2 for e in played.log.entries)  # asked in order, as without a clock


@pytest.mark.clause("UNO-8.8a", "UNO-8.13")
def test_the_dealer_of_a_rematch_is_the_games_to_name() -> None:
    """A shared round has no winner to deal: then it is the last dealer's left."""
    options = {"next_dealer": "winner", "first_dealer": 1}
    s = nyoi.new("uno", 3, 1, options=options).state
    assert isinstance(s, Uno)
    s.results, s.winner = (1 / 3, 1 / 3, 1 / 3), NOBODY
    assert nyoi.game("uno").pace(s.setting.options).rematch(s) == {"first_dealer": 2}
    s.results, s.winner = (0.0, 0.0, 1.0), 2
    assert nyoi.game("uno").pace(s.setting.options).rematch(s) == {"first_dealer": 3}
