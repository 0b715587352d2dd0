"""Coming in, sitting down, the host's choices, the lists of the lobby."""

from __future__ import annotations

import asyncio
import json
from pathlib import Path

import pytest

from nyoi.kernel.rng import Rng
from nyoi.server.config import Config
from nyoi.server.house.keys import hashed
from nyoi.server.http import address
from nyoi.server.store.choice import is_remote
from tests.server.guests import Guest, Refusal, Running, ask, play_out, refused, sensible, until
from tests.server.stores import past_the_server

pytestmark = pytest.mark.seed(1)

BAD_NAMES = [
    "",
    "   ",
    "x" * 25,
    "a\x00b",
    "a\u202eb",
    "\n",
    "\u0301",
    "\u3164",
    "\uffa0",
    "\u2800",
    "a\u3164b",
    "\u115f",
    "\ufe0f",
]


# -- names


@pytest.mark.parametrize("name", BAD_NAMES)
def test_a_nickname_is_one_to_24_printable_characters(port: int, name: str) -> None:
    with pytest.raises(Refusal) as found:
        Guest(port, name or " ")
    assert found.value.reason == "bad-name"


def test_a_claimed_name_is_kept_and_come_back_to(port: int) -> None:
    name = "Léa du Nord"
    lea = Guest(port, name)
    first = lea.post("/api/claim", {"nickname": name, "passphrase": "sept boules", "token": lea.token})
    assert first.pop("code")
    assert first == {"nickname": name, "token": lea.token, "claimed": True}
    assert refused(Guest, port, "LÉA DU NORD") == "name-claimed"
    stranger = Guest(port)
    body = {"nickname": name, "passphrase": "sept boules de", "token": ""}
    assert refused(stranger.post, "/api/claim", body) == "wrong-passphrase"
    assert refused(stranger.post, "/api/claim", {**body, "nickname": "never seen"}) == "wrong-passphrase"
    taken = {"nickname": name, "passphrase": "another one", "token": stranger.token}
    assert refused(stranger.post, "/api/claim", taken) == "wrong-passphrase"
    back = stranger.post("/api/claim", {**body, "passphrase": "sept boules"})
    assert back["token"] not in ("", lea.token)
    table = lea.open()
    stranger.token = back["token"]
    assert [t["id"] for t in stranger.get("/api/lobby")["mine"]] == [table]
    assert stranger.at(table, "resume")["seats"][0]["seat"] == 0


def test_a_claimed_name_cannot_be_taken_at_a_table(port: int, ann: Guest, bob: Guest) -> None:
    ann.post("/api/claim", {"nickname": ann.name, "passphrase": "long enough", "token": ann.token})
    table = bob.open()
    assert refused(bob.sit, table, None, ann.name) == "name-claimed"
    assert refused(bob.sit, table, None, bob.name.upper()) == "name-taken"


def test_a_short_passphrase_is_refused(ann: Guest) -> None:
    assert refused(ann.post, "/api/claim", {"nickname": ann.name, "passphrase": "x", "token": ann.token}) == (
        "bad-passphrase"
    )


def test_no_token_is_stored(running: Running, ann: Guest) -> None:
    table = ann.open()
    seat_token = ann.seats[table][0]
    kept = ""
    with past_the_server(running.database) as db:
        for place in ("players", "tokens", "tables", "seats", "journal", "chat"):
            kept += str(db.execute(f"select * from {place}").fetchall())
    if not is_remote(running.database):
        kept += "".join(Path(running.database + suffix).read_bytes().decode("latin-1") for suffix in ("", "-wal"))
    assert hashed(ann.token) in kept
    assert ann.token not in kept
    assert seat_token not in kept


# -- seats


def test_a_friend_opens_the_link_and_sits(ann: Guest, bob: Guest) -> None:
    table = ann.open("toma", 3)
    info = bob.get(f"/api/tables/{table}")
    assert info["status"] == "lobby"
    assert info["invite"] == f"http://127.0.0.1:{ann.port}/table/{table}"
    assert info["problem"] == {"reason": "seats-empty", "clause": "", "facts": {"number": 2}}
    assert not info["host"]
    assert info["mine"] == []
    with ann.join(table) as a:
        assert a.info["host"]
        assert bob.sit(table) == 1
        a.wait(lambda: a.info["seats"][1]["name"] == bob.name)
        assert bob.sit(table, 2, "Bob again") == 2
        assert refused(bob.sit, table, None, "third") == "table-full"
        assert refused(bob.sit, table, 1, "third") == "seat-taken"
        bob.at(table, "leave", {"seat": 2})
        a.wait(lambda: a.info["seats"][2]["kind"] == "empty")
        assert refused(bob.at, table, "leave", {"seat": 0}) == "not-your-seat"


def test_the_host_kicks_before_the_start(ann: Guest, bob: Guest) -> None:
    table = ann.open()
    bob.sit(table)
    assert refused(bob.at, table, "kick", {"seat": 0}) == "not-host"
    with bob.join(table) as b:
        assert b.info["mine"] == [1]
        ann.at(table, "kick", {"seat": 1})
        b.wait(lambda: b.info["mine"] == [])
    with bob.join(table) as b:  # the old token opens nothing any more
        assert b.info["mine"] == []
    assert refused(ann.at, table, "kick", {"seat": 1}) == "seat-empty"
    assert refused(ann.at, table, "kick", {"seat": 7}) == "bad-seat"


def test_bots_at_any_level(ann: Guest, bob: Guest) -> None:
    table = ann.open("toma", 6)
    for level in range(1, 6):
        ann.at(table, "bot", {"seat": level, "level": level})
    info = ann.at(table, "bot", {"seat": 5, "level": 0})
    assert [seat["level"] for seat in info["seats"]] == [0, 1, 2, 3, 4, 0]
    assert len({seat["name"] for seat in info["seats"][:5]}) == 5
    assert refused(ann.at, table, "bot", {"seat": 5, "level": 6}) == "bad-level"
    assert refused(ann.at, table, "bot", {"seat": 0, "level": 1}) == "seat-taken"
    assert refused(bob.at, table, "bot", {"seat": 5, "level": 1}) == "not-host"
    assert refused(ann.at, table, "start") == "seats-empty"
    info = ann.at(table, "start", {"fill": 2})
    assert info["status"] == "playing"
    assert info["seats"][5]["level"] == 2
    assert refused(ann.at, table, "start") == "already-started"


def test_a_host_who_leaves_hands_the_table_on(ann: Guest, bob: Guest) -> None:
    table = ann.open()
    bob.sit(table)
    ann.at(table, "leave")
    assert bob.get(f"/api/tables/{table}")["host"]
    assert refused(ann.at, table, "start", {"fill": 1}) == "not-host"
    bob.at(table, "start", {"fill": 1})


# -- what the host chooses


def test_options_are_refused_with_a_reason_and_a_clause(ann: Guest) -> None:
    with pytest.raises(Refusal) as found:
        ann.open(options={"objective": 99})
    assert found.value.status == 400
    assert found.value.body == {
        "reason": "bad-option",
        "clause": "TOMA-8.8",
        "facts": {"option": "objective", "value": "99", "allowed": found.value.body["facts"]["allowed"]},
    }
    assert refused(lambda: ann.open(options={"nonsense": 1})) == "unknown-option"
    assert refused(lambda: ann.open(seats=99)) == "bad-seats"
    assert refused(lambda: ann.open(mode="nowhere")) == "bad-mode"
    assert refused(lambda: ann.open("chess")) == "unknown-game"
    assert refused(lambda: ann.open(clock=[0, 0])) == "bad-clock"
    assert refused(lambda: ann.open(mine=3)) == "bad-seats"


def test_what_only_the_game_can_refuse_is_refused_before_the_start(ann: Guest) -> None:
    reason = refused(lambda: ann.open(options={"deck_mode": "custom", "custom_cards": ["kuro"]}))
    assert reason not in ("", "bad-message")


def test_the_host_changes_the_table(ann: Guest, bob: Guest) -> None:
    table = ann.open("toma", 2, options={"objective": 4})
    info = ann.at(table, "change", {"seats": 6, "public": False, "clock": [60, 5]})
    assert info["mode"] == "extension"
    assert len(info["seats"]) == 6
    assert info["options"]["objective"] == 4
    assert not info["public"]
    assert info["clock"]["bank"] == 60
    info = ann.at(table, "change", {"mode": "swap", "options": {"cross_self": False}})
    assert (info["mode"], info["options"]["deck_mode"], info["options"]["cross_self"]) == ("swap", "random", False)
    info = ann.at(table, "change", {"mode": "extension"})
    assert info["options"]["cross_self"] is False
    before = ann.get(f"/api/tables/{table}")
    assert refused(ann.at, table, "change", {"options": {"objective": 0}, "public": True}) == "bad-option"
    assert ann.get(f"/api/tables/{table}") == before
    assert refused(bob.at, table, "change", {"public": True}) == "not-host"
    bob.sit(table, 5)
    assert refused(ann.at, table, "change", {"seats": 2}) == "seat-taken"


# -- the lists


def test_the_lobby_lists_my_turns_first(ann: Guest, bob: Guest) -> None:
    idle = ann.open()
    running = ann.open(mine=2, start=True)
    lobby = ann.get("/api/lobby")
    assert [t["id"] for t in lobby["mine"]] == [running, idle]
    assert lobby["mine"][0]["my_turn"]
    assert not lobby["mine"][1]["my_turn"]
    others = bob.get("/api/lobby")
    assert others["mine"] == []
    assert idle in [t["id"] for t in others["open"]]
    assert running in [t["id"] for t in others["watch"]]
    hidden = ann.open(public=False)
    assert hidden not in [t["id"] for t in bob.get("/api/lobby")["open"]]
    assert hidden in [t["id"] for t in ann.get("/api/lobby")["mine"]]


def listed(guest: Guest, *of: Guest) -> dict[str, list[str]]:
    """Who is listed in public, by the name of the first seat; only these guests, if some are named."""
    lobby = guest.get("/api/lobby")
    names = {one.name for one in of}
    found = {kind: [table["seats"][0]["name"] for table in lobby[kind]] for kind in ("open", "watch")}
    return {kind: [name for name in all if not names or name in names] for kind, all in found.items()}


def test_nobody_fills_the_public_lists(tmp_path: Path) -> None:
    running = Running(tmp_path)
    early, crowd, late = (Guest(running.port, name) for name in ("Early", "Crowd", "Late"))
    early.open("toma", 3)
    early.open("toma", 2, mine=2, start=True)
    for _ in range(65):
        crowd.open("toma", 3)
    for _ in range(65):
        crowd.open("toma", 2, mine=2, start=True)
    seen = listed(Guest(running.port))
    assert seen["open"] == ["Crowd", "Crowd", "Early"]
    assert seen["watch"] == ["Crowd", "Crowd", "Early"]
    assert len(crowd.get("/api/lobby")["mine"]) == 60
    late.open("toma", 3)
    assert listed(early) == {"open": ["Late", "Crowd", "Crowd"], "watch": ["Crowd", "Crowd"]}  # his own stand apart
    running.stop()


def test_where_people_are_comes_first(running: Running, ann: Guest, bob: Guest) -> None:
    eve, me = Guest(running.port), Guest(running.port)
    tables = {guest.name: guest.open("toma", 3) for guest in (ann, bob, eve)}
    assert listed(me, ann, bob, eve)["open"] == [eve.name, bob.name, ann.name]
    with ann.join(tables[ann.name]):
        assert listed(me)["open"][0] == ann.name
    until(lambda: listed(me, ann, bob, eve)["open"] == [eve.name, bob.name, ann.name])


def test_a_table_whose_people_have_gone_is_not_offered(tmp_path: Path) -> None:
    running = Running(tmp_path, offered_seconds=0.0)
    ann, me = Guest(running.port), Guest(running.port)
    table = ann.open("toma", 3)
    assert listed(me)["open"] == []
    with ann.join(table):
        assert listed(me)["open"] == [ann.name]
    until(lambda: listed(me)["open"] == [])
    running.stop()
    running.start()
    assert listed(me)["open"] == []  # nor is one that nobody has come back to
    assert [one["id"] for one in ann.get("/api/lobby")["mine"]] == [table]
    running.stop()


def test_whoever_sits_may_start_when_the_host_has_gone(running: Running, ann: Guest, bob: Guest) -> None:
    table = ann.open("toma", 3)
    bob.sit(table)
    eve = Guest(running.port)
    with bob.join(table) as b:
        with ann.join(table) as a:
            assert a.info["host"]
            b.wait(lambda: b.info["seats"][0]["online"])
            assert refused(bob.at, table, "start", {"fill": 1}) == "not-host"
        b.wait(lambda: b.info["host"])  # it is told, too
        assert refused(eve.at, table, "start", {"fill": 1}) == "not-host"
        with ann.join(table):  # he is back: it is his table again
            b.wait(lambda: not b.info["host"])
            assert refused(bob.at, table, "start", {"fill": 1}) == "not-host"
        b.wait(lambda: b.info["host"])
        assert bob.at(table, "start", {"fill": 1})["status"] == "playing"


def test_friends_are_invited_by_an_address_that_they_reach(
    running: Running, ann: Guest, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(address, "neighbourly", lambda: "192.168.1.5")
    here, everywhere = Config(port=8700), Config(host="0.0.0.0", port=8700)
    named = Config(host="0.0.0.0", url="http://localhost:9000")
    for base, config, found in (
        ("http://127.0.0.1:8700", here, "http://127.0.0.1:8700"),
        ("http://127.0.0.1:8700", everywhere, "http://192.168.1.5:8700"),
        ("http://localhost:8700", everywhere, "http://192.168.1.5:8700"),
        ("http://192.168.1.7:8700", everywhere, "http://192.168.1.7:8700"),
        ("https://play.example", everywhere, "https://play.example"),
        ("http://localhost:9000", named, "http://localhost:9000"),  # as the host has said
    ):
        assert address.reachable(base, config) == found
    monkeypatch.setattr(address, "neighbourly", lambda: "")
    assert address.reachable("http://[::1]:8700", everywhere) == "http://[::1]:8700"
    table = ann.open()
    assert ann.get(f"/api/tables/{table}")["local"] is True  # the tests' own server
    asked = {"Host": "play.example"}
    assert json.loads(ask(running.port, "GET", f"/api/tables/{table}", headers=asked)[2])["local"] is False


def test_many_guests_do_not_hide_where_people_are(tmp_path: Path) -> None:
    running = Running(tmp_path)
    early = Guest(running.port, "Early")
    table = early.open("toma", 3)
    with early.join(table):
        for _ in range(31):
            guest = Guest(running.port)
            for _ in range(2):
                guest.open("toma", 3)
        seen = listed(Guest(running.port))["open"]
        assert (seen[0], len(seen)) == ("Early", 60)
    running.stop()


def test_bots_among_themselves_are_listed_while_somebody_watches(tmp_path: Path) -> None:
    running = Running(tmp_path, pause=(60.0, 60.0))
    ann, bob, me = (Guest(running.port) for _ in range(3))
    table = ann.open("toma", 3, start=True)
    assert ann.name in listed(me)["watch"]
    live = running.server.app.house.tables[table]
    b = bob.join(table)
    ann.at(table, "leave")
    asyncio.run_coroutine_threadsafe(live.lock.acquire(), running.loop).result(20)  # the bots get no further
    assert live.row.status == "playing"
    assert ann.name in listed(me)["watch"]
    b.close()
    until(lambda: ann.name not in listed(me)["watch"])
    assert live.row.status == "playing"
    running.loop.call_soon_threadsafe(live.lock.release)
    running.stop()


# -- playing again


def test_a_rematch_keeps_people_and_seats(running: Running, ann: Guest, bob: Guest) -> None:
    table = ann.open("uno", 3, options={"uno_call": "auto", "first_dealer": 2})
    bob.sit(table)
    ann.at(table, "bot", {"seat": 2, "level": 1})
    assert refused(ann.at, table, "rematch") == "not-over"
    ann.at(table, "start")
    with ann.join(table) as a, bob.join(table) as b:
        play_out([a, b], sensible(Rng(1)))
    assert refused(Guest(running.port).at, table, "rematch") == "not-seated"
    with bob.join(table) as b:
        opened = ann.at(table, "rematch")
        b.wait(lambda: b.info["rematch"] == opened["table"])
        again = bob.at(table, "rematch")
        assert again["table"] == opened["table"]
        assert [seat["seat"] for seat in again["seats"]] == [1]
    info = ann.get(f"/api/tables/{opened['table']}")
    assert info["status"] == "playing"
    assert [seat["name"] for seat in info["seats"]][:2] == [ann.name, bob.name]
    assert info["options"]["first_dealer"] == 3  # UNO-8.8a, 8.13: to the left
    with ann.join(opened["table"]) as a:
        assert a.info["mine"] == [0]
