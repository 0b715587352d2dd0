"""Who is at an evening: who comes, leaves, is shown out or has gone for good, and what its host alone may do."""

from __future__ import annotations

import pytest

from nyoi.kernel.rng import Rng
from tests.server.evenings import Frame, at, by_name, come, is_over, of_round, opened, play_on, take_seat
from tests.server.guests import Guest, play_out, refused, sensible, until

pytestmark = pytest.mark.seed(1)


def test_who_does_not_come_is_played_for_and_may_come_back(ann: Guest, bob: Guest) -> None:
    code = opened(ann, form="knockout", fill=2, wait=5)
    come(bob, code)
    info = at(ann, code, "begin")
    call = until(lambda: at(ann, code)["call"])
    assert call == at(bob, code)["call"]
    with take_seat(ann, call) as a:
        assert not a.info["seats"][1 - a.info["mine"][0]]["online"]
        a.wait(lambda: any(seat["kept"] for seat in a.info["seats"]))
        kept = next(seat for seat in a.info["seats"] if seat["kept"])
        assert kept["name"] == bob.name
        with take_seat(bob, call) as b:
            assert not any(seat["kept"] for seat in b.info["seats"])
            play_out([a, b], sensible(Rng(3)))
    info = until(lambda: is_over(found := at(ann, code)) and found)
    assert {one["place"] for one in info["people"]} == {1, 2}


def test_who_leaves_is_played_for_at_once_and_comes_back(ann: Guest, bob: Guest) -> None:
    code = opened(ann, form="knockout", fill=2, wait=900)
    come(bob, code)
    at(ann, code, "begin")
    call = until(lambda: at(ann, code)["call"])
    with take_seat(ann, call) as a:
        at(bob, code, "leave")
        a.wait(lambda: [seat["name"] for seat in a.info["seats"] if seat["kept"]] == [bob.name])
        assert by_name(at(ann, code))[bob.name]["state"] == "left"
        assert at(bob, code)["call"] == ""  # nobody waits for him
        come(bob, code)
        assert at(bob, code)["call"] == call
        with take_seat(bob, call) as b:
            a.wait(lambda: not any(seat["kept"] for seat in a.info["seats"]))
            play_out([a, b], sensible(Rng(3)))
    until(lambda: is_over(at(ann, code)))


def test_if_all_have_left_bots_play_on_for_them(ann: Guest, bob: Guest) -> None:
    code = opened(ann, form="knockout", fill=2, wait=900)
    come(bob, code)
    at(ann, code, "begin")
    until(lambda: at(ann, code)["call"])
    at(ann, code, "leave")
    at(bob, code, "leave")
    until(lambda: is_over(at(ann, code)))


def test_who_is_shown_out_sits_at_no_table_of_it_any_more(ann: Guest, bob: Guest) -> None:
    code = opened(ann, form="robin", fill=3, wait=900)
    number = come(bob, code)["me"]
    at(ann, code, "begin")
    call = until(lambda: at(bob, code)["call"])
    with take_seat(bob, call) as b:
        [seat] = b.info["mine"]
        at(ann, code, "remove", {"person": number})
        b.wait(lambda: b.info["mine"] == [] and b.info["seats"][seat]["kept"])
        b.wait(lambda: -1 in b.latest)  # he sees what everybody sees
        assert not b.command({"type": "play", "seat": seat, "seq": b.seq, "move": "?"})["ok"]
        assert b.info["seats"][seat]["name"] == bob.name  # it stays his game
    assert refused(bob.at, call, "resume") == "not-seated"
    seen = set()

    def nowhere(info: Frame) -> bool:
        """Neither in the rounds that come is a seat for him."""
        for table in info["tables"]:
            if table["id"] and table["id"] not in seen and table["status"] in ("playing", "over"):
                seen.add(table["id"])
                assert refused(bob.at, table["id"], "resume") == "not-seated"
        return is_over(info)

    info = play_on([ann], code, nowhere)
    assert by_name(info)[bob.name]["played"] == 2  # a bot has played for him
    assert len(seen) == 3


def test_who_has_gone_for_good_is_nobody_and_the_tournament_goes_on(ann: Guest, port: int) -> None:
    gone = Guest(port, "Zenobia Quark")
    code = opened(ann, form="swiss", fill=4, rounds=2)
    number = come(gone, code)["me"]
    at(ann, code, "begin")
    until(lambda: at(gone, code)["call"])
    gone.post("/api/me/forget", {"nickname": gone.name})
    info = play_on([ann], code, is_over)
    assert {one["number"]: one["name"] for one in info["people"]}[number] == ""
    assert gone.name not in str(info)
    assert [len(of_round(info, n)) for n in (1, 2)] == [2, 2]


def test_the_host_of_an_evening_minds_all_its_tables(ann: Guest, bob: Guest) -> None:
    code = opened(ann, form="robin", fill=3)
    come(bob, code)
    at(ann, code, "begin")
    call = until(lambda: at(bob, code)["call"])
    with take_seat(bob, call) as b:
        assert not b.info["host"]
        assert b.command({"type": "say", "text": "something foul"})["ok"]
        b.catch_up()
        [line] = [frame["id"] for frame in b.frames if frame["type"] == "chat"]
        stranger = Guest(ann.port)
        assert refused(stranger.at, call, "unsay", {"line": line}) == "not-host"
        ann.at(call, "unsay", {"line": line})
        assert b.expect("chat", id=line)["removed"]
    at(ann, code, "end")


def test_whom_the_host_has_blocked_does_not_come_in(ann: Guest, bob: Guest) -> None:
    table = ann.open(seats=3)
    bob.sit(table)
    ann.post("/api/me/blocks", {"table": table, "seat": 1})
    code = opened(ann)
    assert refused(come, bob, code) == "evening-unwelcome"
    assert at(bob, code)["me"] == -1
    theirs = opened(bob)
    come(ann, theirs)  # what I do is my own choice


def test_the_host_and_nobody_else(ann: Guest, bob: Guest) -> None:
    code = opened(ann, form="swiss", fill=4)
    number = come(bob, code)["me"]
    for what, body in (("change", {"closed": True}), ("remove", {"person": 0}), ("next", None), ("end", None)):
        assert refused(at, bob, code, what, body) == "not-host"
    assert refused(at, ann, code, "next") == "evening-not-running"
    at(ann, code, "change", {"closed": True})
    late = Guest(ann.port)
    assert refused(come, late, code) == "evening-closed"
    assert at(late, code)["me"] == -1  # who only looks sees it all the same
    at(ann, code, "change", {"closed": False})
    come(late, code, plays=False)
    assert by_name(at(ann, code))[late.name]["state"] == "watches"
    at(ann, code, "remove", {"person": number})
    assert refused(come, bob, code) == "evening-removed"
    assert refused(at, ann, code, "remove", {"person": 0}) == "no-person"
    at(ann, code, "end")
