"""The rest after a round: the next one waits for who still reads, but not for ever (TOMA-11.10)."""

from __future__ import annotations

import time
from collections.abc import Iterator

import pytest

from tests.server.guests import Guest, Running, Seat, place

pytestmark = pytest.mark.seed(1)

LONG, SHORT = 30.0, 1.0
LAST = {"hands": "toma freya / ajito / sk", "pile": "motta claire cooler", "turn": 0}  # Toma goes, two are left
END = {"hands": "toma freya / ajito", "pile": "motta claire cooler sk", "turn": 0}  # Toma goes, the round is over
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
    place(running, table, END)
    first.drain()
    second.drain()
    assert first.play(0, "discard toma")["ok"]
    second.wait(lambda: second.latest[1]["reading"])
    first.drain()
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
        mover = 1 if second.moves(1) else 0
        assert (first, second)[mover].play(mover, (first, second)[mover].moves(mover)[0])["ok"]


@pytest.mark.clause("TOMA-11.10")
def test_a_move_says_that_its_player_has_read_and_waits_for_the_others(patient: Running) -> None:
    first, second = ended(patient)
    with first, second:
        mover, other = (second, first) if second.moves(1) else (first, second)
        seat = mover.info["mine"][0]
        sent(mover, seat, "early")
        other.wait(lambda: other.latest[1 - seat]["reading"] == [1 - seat])
        mover.drain(0.3)
        assert not answered(mover, "early")
        other.command(dict(READY))
        mover.wait(lambda: answered(mover, "early"))


@pytest.mark.clause("TOMA-11.10")
def test_after_its_time_the_game_goes_on_by_itself(hurried: Running) -> None:
    first, second = ended(hurried)
    began = time.monotonic()
    with first, second:
        mover, seat = (second, 1) if second.moves(1) else (first, 0)
        sent(mover, seat, "early")
        mover.wait(lambda: answered(mover, "early"), 10)
        assert mover.latest[seat]["reading"] == [] or mover.wait(lambda: mover.latest[seat]["reading"] == [])
        assert time.monotonic() - began > SHORT / 2


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
        place(patient, table, END)
        s.drain()
        s.play(0, "discard toma")
        s.wait(lambda: s.latest[0]["reading"] == [0])
        seq = s.latest[0]["seq"]
        s.drain(0.5)
        assert s.latest[0]["seq"] == seq
        s.command(dict(READY))
        if not s.moves(0):
            s.reach(0, seq + 1)


@pytest.mark.clause("TOMA-11.10")
def test_nothing_is_waited_for_within_a_round_or_after_the_end(patient: Running) -> None:
    ann = Guest(patient.port)
    table = ann.open(seats=3, mine=3, start=True)
    with ann.join(table) as s:
        place(patient, table, LAST)
        s.drain()
        assert s.play(0, "discard toma")["ok"]
        assert all(update["reading"] == [] for update in s.latest.values())
        assert s.command(dict(READY))["ok"]  # nothing to be ready for: nothing happens
    table = ann.open(mine=2, start=True, options={"objective": 1})
    with ann.join(table) as s:
        place(patient, table, END)
        s.drain()
        s.play(0, "discard toma")
        s.wait(lambda: s.over)
        assert all(update["reading"] == [] for update in s.latest.values())


def test_ready_without_a_name_is_no_command(patient: Running) -> None:
    first, second = ended(patient)
    with first, second:
        answer = first.command({"type": "ready", "cmd_id": "x" * 65})
        assert answer["refusal"]["reason"] == "bad-message"
        assert first.latest[0]["reading"] == [0, 1]
