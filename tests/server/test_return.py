"""Coming back: after a lost socket, a restart, a leave; several seats of one device."""

from __future__ import annotations

import socket
import struct
from pathlib import Path

import pytest

from tests.server.guests import Guest, Running, Seat, free_port, opened, to_move
from tests.server.journals import saved, truth

pytestmark = pytest.mark.seed(1)


def test_coming_back_brings_what_was_missed(ann: Guest, bob: Guest) -> None:
    table = ann.open()
    bob.sit(table)
    ann.at(table, "start")
    with ann.join(table) as a:
        b = bob.join(table)
        heard = list(b.latest[1]["events"])
        b.close()
        sockets = {0: a}
        for _ in range(12):
            if not a.moves(0):
                break
            answer = a.play(0, a.moves(0)[0])
            a.reach(0, answer["seq"])
        assert a.seq > 0
        with bob.join(table, seq=0) as b:
            sockets[1] = b
            update = b.latest[1]
            assert not update["reset"]
            assert update["seq"] == a.seq
            assert all(event["seq"] > 0 for event in update["events"])
            heard += update["events"]
        with bob.join(table) as whole:
            assert not whole.latest[1]["reset"]
            assert whole.latest[1]["events"] == heard
        with bob.join(table, seq=999) as ahead:
            assert ahead.latest[1]["reset"]
            assert ahead.latest[1]["events"] == heard


def test_a_restart_resumes_every_table(tmp_path: Path) -> None:
    running = Running(tmp_path)
    ann = Guest(running.port)
    table, s = opened(ann)
    for _ in range(5):
        seat = to_move(s)
        answer = s.play(seat, s.moves(seat)[0], cmd=f"m{s.seq}")
        s.reach(seat, answer["seq"])
    first = to_move(s)
    before = {seat: s.latest[seat]["view"] for seat in (0, 1)}
    last = [f for f in s.frames if f["type"] == "answer"][-1]
    lobby = ann.open()
    running.stop()
    assert s.expect("gone") == {"type": "gone", "reason": "restart", "retry": True}
    s.close()
    again = Running(tmp_path)
    ann.port = again.port
    with ann.join(table) as s:
        assert {seat: s.latest[seat]["view"] for seat in (0, 1)} == before
        assert s.seq == 5
        assert to_move(s) == first
        mover = truth(again.database, table)[1][5].seat
        assert s.play(mover, "anything", cmd=last["cmd_id"]) == last  # remembered in the journal
        assert s.play(first, s.moves(first)[0])["ok"]
    assert ann.get(f"/api/tables/{lobby}")["status"] == "lobby"
    again.stop()


def test_a_killed_socket_leaves_the_seat_its_own(ann: Guest, bob: Guest) -> None:
    table = ann.open()
    bob.sit(table)
    ann.at(table, "start")
    with ann.join(table) as a:
        b = bob.join(table)
        a.wait(lambda: a.info["seats"][1]["online"])
        raw = b.ws.socket
        raw.setsockopt(socket.SOL_SOCKET, socket.SO_LINGER, struct.pack("ii", 1, 0))
        raw.close()
        a.wait(lambda: not a.info["seats"][1]["online"])
        assert not a.info["seats"][1]["kept"]
        b.ws.close()


def test_somebody_who_leaves_is_kept_by_a_bot_and_takes_over_again(ann: Guest, bob: Guest) -> None:
    table = ann.open()
    bob.sit(table)
    ann.at(table, "start")
    with ann.join(table) as a:
        b = bob.join(table)
        bob.at(table, "leave")
        b.wait(lambda: b.info["mine"] == [])
        b.wait(lambda: -1 in b.latest)  # from now on he sees what everybody sees
        b.close()
        a.wait(lambda: a.info["seats"][1]["kept"])
        for _ in range(6):  # the bot answers
            a.wait(lambda: a.moves(0))
            answer = a.play(0, a.moves(0)[0])
            a.reach(0, answer["seq"])
        assert any(e["seat"] == 1 for e in _moves(a))
        with bob.join(table) as b:
            assert b.info["mine"] == [1]
            assert not b.info["seats"][1]["kept"]
            a.wait(lambda: not a.info["seats"][1]["kept"])


def _moves(s: Seat) -> list[dict[str, int]]:
    return [e for f in s.frames if f["type"] == "update" for e in f["events"] if e["word"] == "discarded"]


def test_an_absent_player_can_be_replaced_and_comes_back(ann: Guest, bob: Guest) -> None:
    table = ann.open()
    bob.sit(table)
    ann.at(table, "start")
    with ann.join(table) as a, bob.join(table) as b:
        with pytest.raises(Exception, match="seat-taken"):
            ann.at(table, "bot", {"seat": 1, "level": 2})
        b.close()
        a.wait(lambda: not a.info["seats"][1]["online"])
        info = ann.at(table, "bot", {"seat": 1, "level": 2})
        assert info["seats"][1]["kept"]
        assert info["seats"][1]["level"] == 2
        assert bob.at(table, "resume")["seats"][0]["seat"] == 1
        a.wait(lambda: not a.info["seats"][1]["kept"])


def test_several_seats_of_one_device(ann: Guest) -> None:
    table = ann.open("toma", 3, mine=3, start=True)
    with ann.join(table) as s:
        assert s.info["mine"] == [0, 1, 2]
        assert sorted(s.latest) == [0, 1, 2]
        for seat in range(3):
            hands = [p["hand"] for p in s.latest[seat]["view"]["players"]]
            assert all(None not in hand if i == seat else set(hand) == {None} for i, hand in enumerate(hands))
        assert s.play(to_move(s), s.moves(to_move(s))[0])["ok"]
    with ann.join(table, seats=[1]) as one:
        assert one.info["mine"] == [1]
        assert list(one.latest) == [1]


def test_an_order_is_refused_where_the_game_has_none(ann: Guest) -> None:
    _, s = opened(ann)
    with s:
        assert s.command({"type": "order", "seat": 0, "order": "all"})["refusal"]["reason"] == "no-order"
        assert s.command({"type": "order", "seat": 0, "order": ""})["ok"]


def test_nobody_listens_on_a_free_port() -> None:
    with pytest.raises(OSError, match=r"refused|Errno"):
        socket.create_connection(("127.0.0.1", free_port()), timeout=1)


def test_a_move_sent_again_through_another_socket_counts_once(running: Running, ann: Guest) -> None:
    """The answer was lost: the same command on the next connection gets the first answer, in a new server too."""
    table, first = opened(ann)
    seat = to_move(first)
    move, seq = first.moves(seat)[0], first.latest[seat]["seq"]
    with first, ann.join(table) as second:
        told = first.play(seat, move, cmd="once")
        assert second.play(seat, move, seq=seq, cmd="once") == told
    running.stop()
    running.start()
    with ann.join(table) as third:
        assert third.play(seat, move, seq=seq, cmd="once") == told
        assert third.play(seat, move, seq=seq, cmd="twice")["refusal"]["reason"] in ("stale", "not-offered")
    assert [entry.move for entry in saved(running.database, table) if entry.cmd] == [move]


def test_a_line_sent_again_through_another_socket_is_said_once(ann: Guest) -> None:
    table, first = opened(ann)
    with first, ann.join(table) as second:
        for s in (first, second, second):
            assert s.command({"type": "say", "cmd_id": "line", "text": "hello"})["ok"]
        assert second.command({"type": "say", "cmd_id": "other", "text": "hello"})["ok"]
        second.catch_up()
        assert len([frame for frame in second.frames if frame["type"] == "chat"]) == 2


def test_somebody_is_there_and_has_read_what_came_before(ann: Guest) -> None:
    _, s = opened(ann)
    with s:
        seat = to_move(s)
        s.send({"type": "play", "cmd_id": "c", "seat": seat, "seq": s.latest[seat]["seq"], "move": s.moves(seat)[0]})
        s.send({"type": "ping"})
        s.expect("pong")
        assert [frame["cmd_id"] for frame in s.frames if frame["type"] == "answer"] == ["c"]
