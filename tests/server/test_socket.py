"""One websocket: what it is told, what it may not do, how it comes back."""

from __future__ import annotations

import json

import pytest
from websockets.exceptions import ConnectionClosed, InvalidStatus

from nyoi.server.http.session import PATIENCE
from tests.server.guests import Guest, Running, Seat, ask, opened, to_move
from tests.server.journals import truth

pytestmark = pytest.mark.seed(1)

# -- commands


def test_a_stale_move_is_told_the_new_number(ann: Guest) -> None:
    _, s = opened(ann)
    with s:
        seat = to_move(s)
        first = s.moves(seat)[0]
        assert s.play(seat, first)["ok"]
        s.reach(seat, 1)
        answer = s.play(to_move(s), s.moves(to_move(s))[0], seq=0)
        assert not answer["ok"]
        assert answer["refusal"]["reason"] == "stale"
        assert answer["seq"] == answer["refusal"]["facts"]["seq"] == 1
        assert s.play(to_move(s), s.moves(to_move(s))[0], seq=99)["refusal"]["reason"] == "stale"


def test_a_repeated_command_gets_the_first_answer(running: Running, ann: Guest) -> None:
    table, s = opened(ann)
    with s:
        seat = to_move(s)
        first = s.play(seat, s.moves(seat)[0], cmd="same")
        assert first["ok"]
        assert s.play(seat, "anything", seq=0, cmd="same") == first
        assert s.play(seat, "anything", seq=1, cmd="same") == first
        no = s.play(seat, "nonsense", cmd="no")
        assert not no["ok"]
        assert s.play(seat, "nonsense", cmd="no") == no
    assert truth(running.database, table)[0].seq == 1


def test_every_no_has_a_reason_and_a_clause(ann: Guest) -> None:
    _, s = opened(ann)
    with s:
        seat = to_move(s)
        other = 1 - seat
        refusal = s.play(other, "discard freya")["refusal"]
        assert (refusal["reason"], refusal["clause"]) == ("not-asked", "TOMA-5.1")
        answer = s.command({"type": "why_not", "seat": seat, "move": "discard nobody"})
        assert not answer["ok"]
        assert answer["refusal"]["clause"].startswith("TOMA-")
        assert s.command({"type": "why_not", "seat": seat, "move": s.moves(seat)[0]})["ok"]
        assert s.play(7, "x", seq=0)["refusal"]["reason"] == "not-your-seat"


def test_what_cannot_be_read_is_refused_and_harms_nobody(ann: Guest) -> None:
    _, s = opened(ann)
    with s:
        for text in (
            "", "x", "[]", "{}", '{"type":"play"}', '{"type":"nothing"}', '{"type":"play","cmd_id":1}',
            '{"type":"hello"}', "[" * 4000, '{"type":"say","cmd_id":"","text":"x"}',
        ):  # fmt: skip
            s.send(text)
            assert not s.expect("answer")["ok"]
        assert s.play(to_move(s), s.moves(to_move(s))[0])["ok"]


def test_too_much_nonsense_is_cut(ann: Guest) -> None:
    _, s = opened(ann)
    with s:
        for _ in range(PATIENCE + 1):
            s.send("nonsense")
        assert s.expect("gone")["reason"] == "bad-message"
        assert s.hear() is None


def test_a_frame_over_8_kb_closes_the_socket(ann: Guest) -> None:
    _, s = opened(ann)
    with s:
        s.send("x" * 9000)
        while s.hear() is not None:
            pass
        with pytest.raises(ConnectionClosed) as found:
            s.ws.recv()
        assert found.value.rcvd is not None
        assert found.value.rcvd.code == 1009


def test_a_body_over_8_kb_is_refused(ann: Guest) -> None:
    body = json.dumps({"nickname": "x" * 9000})
    assert ask(ann.port, "POST", "/api/players", body)[0] == 413
    assert ask(ann.port, "POST", "/api/players", b"\xff\xfe")[0] == 400
    assert ask(ann.port, "POST", "/api/players", "[" * 5000)[0] == 400
    assert ask(ann.port, "POST", "/api/import", "x" * 2_100_000, ann.token)[0] == 413


# -- who may come in


def test_a_foreign_page_is_turned_away(ann: Guest) -> None:
    table = ann.open()
    with pytest.raises(InvalidStatus) as found:
        Seat(ann.port, table, None, origin="http://evil.example")
    assert found.value.response.status_code == 403
    own = f"http://127.0.0.1:{ann.port}"
    Seat(ann.port, table, {"type": "hello"}, origin=own).close()
    headers = {"Origin": "http://evil.example"}
    status, _, body = ask(ann.port, "POST", "/api/players", {"nickname": "Eve"}, headers=headers)
    assert (status, json.loads(body)["reason"]) == (403, "foreign-origin")
    assert ask(ann.port, "POST", "/api/players", {"nickname": "Eve"}, headers={"Origin": own})[0] == 200


def test_a_forged_token_opens_nothing(ann: Guest, bob: Guest) -> None:
    table, s = opened(ann)
    with s:
        real = ann.seats[table][0]
        forged = [real[:-1] + ("A" if real[-1] != "A" else "B"), "", real.upper(), "x" * 3000, bob.token]
        with Seat(ann.port, table, {"type": "hello", "player": real, "seats": forged}) as eve:
            assert eve.info["mine"] == []
            assert not eve.info["host"]
            assert list(eve.latest) == [-1]
            assert eve.latest[-1]["ask"] is None
            answer = eve.command({"type": "play", "seat": to_move(s), "seq": 0, "move": s.moves(to_move(s))[0]})
            assert answer["refusal"]["reason"] == "not-your-seat"
            assert eve.command({"type": "undo", "seat": 0, "seq": 0})["refusal"]["reason"] == "not-your-seat"
            assert eve.command({"type": "say", "text": "boo"})["refusal"]["reason"] == "no-player"
    eve_http = Guest(ann.port)
    eve_http.token = real
    with pytest.raises(Exception, match="no-player"):
        eve_http.at(table, "leave")


def test_a_table_that_does_not_exist(port: int) -> None:
    s = Seat(port, "nowhere", None)
    s.send({"type": "hello"})
    assert s.expect("gone") == {"type": "gone", "reason": "no-table", "retry": False}
    s.close()


def test_the_first_word_is_hello(port: int, ann: Guest) -> None:
    table = ann.open()
    with Seat(port, table, None) as s:
        s.send({"type": "say", "cmd_id": "x", "text": "hi"})
        assert s.expect("gone")["reason"] == "no-hello"


# -- frames


def test_many_messages_at_once_are_answered_in_their_order(ann: Guest) -> None:
    _, s = opened(ann)
    with s:
        seat = to_move(s)
        asked = [{"type": "why_not", "cmd_id": f"c{i}", "seat": seat, "move": "nonsense"} for i in range(30)]
        s.ws.socket.sendall(b"".join(framed(json.dumps(message).encode()) for message in asked))
        s.wait(lambda: sum(frame["type"] == "answer" for frame in s.frames) == 30)
        assert [frame["cmd_id"] for frame in s.frames if frame["type"] == "answer"] == [m["cmd_id"] for m in asked]


def test_a_message_in_pieces_and_one_of_bytes(ann: Guest) -> None:
    _, s = opened(ann)
    with s:
        message = json.dumps({"type": "why_not", "cmd_id": "whole", "seat": to_move(s), "move": "Ça"}).encode()
        s.ws.socket.sendall(framed(message[:20], 0x01) + framed(message[20:40], 0x00) + framed(message[40:], 0x80))
        assert s.expect("answer")["cmd_id"] == "whole"
        s.ws.send(message.replace(b"whole", b"bytes"))
        assert s.expect("answer")["cmd_id"] == "bytes"


def test_what_is_no_text_is_hung_up_on(ann: Guest) -> None:
    _, s = opened(ann)
    s.ws.socket.sendall(framed(b'{"type":"\xff"}'))
    while s.hear() is not None:
        pass
    assert s.ws.close_code == 1007
    s.close()


def framed(data: bytes, head: int = 0x81) -> bytes:
    """A frame as a client sends it, masked with nothing."""
    assert len(data) < 126
    return bytes((head, 0x80 | len(data))) + b"\0\0\0\0" + data
