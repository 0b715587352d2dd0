"""The rest after a round: the next one waits for who still reads, but not for ever (TOMA-11.10)."""

from __future__ import annotations

import time
from collections.abc import Iterator

import pytest

from tests.server.guests import Guest, Running, Seat, place
from tests.server.journals import saved

pytestmark = pytest.mark.seed(1)

LONG, SHORT = 30.0, 1.0
LAST = {"hands": "toma freya / ajito / sk", "pile": "motta claire cooler", "turn": 0}  # Toma goes, two are left
END = {"hands": "toma freya / ajito", "pile": "motta claire cooler sk", "turn": 0}  # Toma goes, the round is over
NEXT = {**END, "balls": [2, 0]}  # and seat 1, who has fewer balls then, begins the next one
READY = {"type": "ready"}


def house(folder: pytest.TempPathFactory, reading: float) -> Iterator[Running]:
    found = Running(folder.mktemp("reading"), reading=reading)
    yield found
    found.stop()


@pytest.fixture(scope="module")
def patient(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Running]:
    """A house that would wait longer than any test."""
    yield from house(tmp_path_factory, LONG)


@pytest.fixture(scope="module")
def hurried(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Running]:
    """A house that waits for a second."""
    yield from house(tmp_path_factory, SHORT)


def ended(running: Running) -> tuple[Seat, Seat]:
    """Two people at a table of which a round has just ended; the second one begins the next."""
    ann, bob = Guest(running.port), Guest(running.port)
    table = ann.open(options={"objective": 3})
    bob.sit(table)
    ann.at(table, "start", {"fill": 0})
    first, second = ann.join(table), bob.join(table)
    place(running, table, NEXT)
    first.wait(lambda: "discard toma" in first.moves(0))
    seq = first.play(0, "discard toma")["seq"]
    for s, seat in ((first, 0), (second, 1)):
        assert s.reach(seat, seq)["reading"] == [0, 1]
    assert second.moves(1)
    return first, second


def sent(s: Seat, seat: int, cmd: str) -> None:
    s.send({"type": "play", "cmd_id": cmd, "seq": s.latest[seat]["seq"], "seat": seat, "move": s.moves(seat)[0]})


def answered(s: Seat, cmd: str) -> bool:
    return any(f["type"] == "answer" and f["cmd_id"] == cmd for f in s.frames)


@pytest.mark.clause("TOMA-11.10")
def test_everybody_sees_who_still_reads_and_the_last_one_lets_it_go_on(patient: Running) -> None:
    first, second = ended(patient)
    with first, second:
        assert first.latest[0]["reading"] == second.latest[1]["reading"] == [0, 1]
        assert first.command(dict(READY))["ok"]
        second.wait(lambda: second.latest[1]["reading"] == [1])
        assert second.command(dict(READY))["ok"]
        first.wait(lambda: first.latest[0]["reading"] == [])
        assert second.play(1, second.moves(1)[0])["ok"]


@pytest.mark.clause("TOMA-11.10")
def test_a_move_says_that_its_player_has_read_and_waits_for_the_others(patient: Running) -> None:
    first, second = ended(patient)
    with first, second:
        sent(second, 1, "early")
        first.wait(lambda: first.latest[0]["reading"] == [0])
        second.catch_up()
        assert not answered(second, "early")
        first.command(dict(READY))
        second.wait(lambda: answered(second, "early"))


@pytest.mark.clause("TOMA-11.10")
def test_after_its_time_the_game_goes_on_by_itself(hurried: Running) -> None:
    first, second = ended(hurried)
    with first, second:
        sent(second, 1, "early")
        second.wait(lambda: answered(second, "early"))
        second.wait(lambda: second.latest[1]["reading"] == [])
        ended_at, played_at = (entry.at for entry in saved(hurried.database, second.info["id"])[-2:])
        assert played_at - ended_at >= SHORT - 0.05  # two clocks: that of the journal, that of the hold


@pytest.mark.clause("TOMA-11.10")
def test_who_leaves_is_not_waited_for(patient: Running) -> None:
    first, second = ended(patient)
    with first:
        with second:
            first.command(dict(READY))
        first.wait(lambda: first.latest[0]["reading"] == [])


@pytest.mark.clause("TOMA-11.10")
def test_a_bot_waits_as_well(patient: Running) -> None:
    ann = Guest(patient.port)
    table = ann.open(bots=[{"seat": 1, "level": 1}], start=True, options={"objective": 3})
    with ann.join(table) as s:
        place(patient, table, NEXT)
        s.wait(lambda: "discard toma" in s.moves(0))
        seq = s.play(0, "discard toma")["seq"]
        assert s.reach(0, seq)["reading"] == [0]
        assert not s.moves(0)  # the bot begins the next round
        ready = time.time()
        assert s.command(dict(READY))["ok"]
        s.reach(0, seq + 1)
        moved = saved(patient.database, table)[seq + 1]
        assert moved.seat == 1
        assert moved.at >= ready


@pytest.mark.clause("TOMA-11.10")
def test_nothing_is_waited_for_within_a_round_or_after_the_end(patient: Running) -> None:
    ann = Guest(patient.port)
    table = ann.open(seats=3, mine=3, start=True)
    with ann.join(table) as s:
        place(patient, table, LAST)
        s.wait(lambda: "discard toma" in s.moves(0))
        assert s.play(0, "discard toma")["ok"]
        assert all(update["reading"] == [] for update in s.latest.values())
        assert s.command(dict(READY))["ok"]  # nothing to be ready for: nothing happens
    table = ann.open(mine=2, start=True, options={"objective": 1})
    with ann.join(table) as s:
        place(patient, table, END)
        s.wait(lambda: "discard toma" in s.moves(0))
        s.play(0, "discard toma")
        s.wait(lambda: s.over)
        assert all(update["reading"] == [] for update in s.latest.values())


def test_ready_without_a_name_is_no_command(patient: Running) -> None:
    first, second = ended(patient)
    with first, second:
        answer = first.command({"type": "ready", "cmd_id": "x" * 65})
        assert answer["refusal"]["reason"] == "bad-message"
        assert first.latest[0]["reading"] == [0, 1]
