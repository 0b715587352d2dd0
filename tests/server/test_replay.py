"""Finished games: looking back, taking a log along, playing on from a point."""

from __future__ import annotations

import pytest

import nyoi
from nyoi.kernel.log import log_of
from nyoi.kernel.rng import Rng
from nyoi.kernel.table import Table, replay
from nyoi.server.wire.encoding import shown
from tests.server.guests import Guest, Refusal, Running, ask, play_out, sensible
from tests.server.journals import truth

pytestmark = pytest.mark.seed(1)


@pytest.fixture(scope="module", params=["toma", "uno"])
def finished(request: pytest.FixtureRequest, running: Running) -> tuple[Guest, str, Table]:
    """A game of one person against bots, over."""
    Running.deal_from(4)
    ann = Guest(running.port)
    options = {"objective": 1} if request.param == "toma" else {"uno_call": "auto"}
    table = ann.open(request.param, 3, start=True, options=options)
    with ann.join(table) as s:
        play_out([s], sensible(Rng(4)))
    return ann, table, truth(running.database, table)[0]


def test_every_step_is_what_a_seat_saw(finished: tuple[Guest, str, Table]) -> None:
    ann, table, played = finished
    last = len(played.log.entries)
    for at in [*range(0, last, max(1, last // 7)), last, 1, 0]:  # forward, and back again
        then = replay(played.game, played.log, at)
        for seat in (-1, 0, 2):
            step = ann.get(f"/api/tables/{table}/replay?at={at}&seat={seat}")
            assert (step["seq"], step["last"], step["seat"]) == (at, last, seat)
            assert step["view"] == shown(then.view(seat))
            assert step["events"] == [e for e in then.events(seat) if e["seq"] == at]
            if at:
                assert (step["move"], step["mover"]) == (then.log.entries[-1].move, then.log.entries[-1].seat)
        whole = ann.get(f"/api/tables/{table}/replay?at={at}&seat=-2")
        hands = [player["hand"] for player in whole["view"]["players"]]
        assert hands == [then.view(seat)["players"][seat]["hand"] for seat in range(3)]
        assert not any(card is None for hand in hands for card in hand)
    assert len(ann.get(f"/api/tables/{table}/replay?at={last}&seat=0&since=0")["events"]) > 5
    for query in (f"at={last + 1}", "at=-1", "at=0&seat=3", "at=x"):
        with pytest.raises(Refusal):
            ann.get(f"/api/tables/{table}/replay?{query}")


def test_a_log_is_taken_along_and_brought_back(finished: tuple[Guest, str, Table]) -> None:
    ann, table, played = finished
    status, headers, body = ask(ann.port, "GET", f"/api/tables/{table}/log")
    assert status == 200
    assert "attachment" in headers["content-disposition"]
    log = log_of(body.decode())
    assert replay(nyoi.game(log.setting.game), log).fingerprint == played.fingerprint
    opened = ann.call("POST", "/api/import", body)
    info = ann.get(f"/api/tables/{opened['table']}")
    assert info["status"] == "over"
    assert info["seats"][0]["name"] == ann.name
    again = ask(ann.port, "GET", f"/api/tables/{opened['table']}/log")[2]
    assert again == body
    with ann.join(opened["table"]) as s:
        assert s.latest[-1]["view"]["over"]


@pytest.mark.parametrize(
    ("text", "reason"),
    [
        ("", "log-broken"),
        ("{}", "log-broken"),
        ("[1]", "log-broken"),
        (
            '{"nyoi":1,"game":"toma","rules":1,"seats":2,"mode":"base","options":{},"given":{"hands":7},"start":[]}',
            "position-form",
        ),
        ('{"nyoi":1,"game":"chess","rules":1,"seats":2,"mode":"base","options":{},"start":[]}', "unknown-game"),
        ('{"nyoi":1,"game":"toma","rules":99,"seats":2,"mode":"base","options":{},"start":[]}', "log-rules"),
        ('{"nyoi":1,"game":"toma","rules":1,"seats":2,"mode":"base","options":{},"start":[999]}', "log-chance"),
    ],
)
def test_a_broken_log_is_refused(ann: Guest, text: str, reason: str) -> None:
    with pytest.raises(Refusal) as found:
        ann.call("POST", "/api/import", text)
    assert found.value.status in (400, 404)
    assert str(found.value.reason).startswith(reason)


def test_a_finished_game_is_played_on_from_any_decision(
    running: Running, finished: tuple[Guest, str, Table], bob: Guest
) -> None:
    _, table, played = finished
    at = len(played.log.entries) // 2
    seat = replay(played.game, played.log, at).decision.seat  # type: ignore[union-attr]
    opened = bob.at(table, "fork", {"at": at, "seat": seat, "level": 2})
    with bob.join(opened["table"]) as s:
        assert s.info["mine"] == [seat]
        assert s.seq == at
        assert [x["kind"] for x in s.info["seats"]].count("bot") == 2
        answer = s.play(seat, s.moves(seat)[0])
        assert answer["ok"]
        assert answer["seq"] == at + 1
        play_out([s], sensible(Rng(9)))
    branch, entries = truth(running.database, opened["table"])
    assert branch.over
    assert branch.log.entries[:at] == played.log.entries[:at]
    assert entries[0].data is not None
    for wrong in ({"at": 9999, "seat": 0}, {"at": 0, "seat": 9}, {"at": len(played.log.entries), "seat": 0}):
        with pytest.raises(Refusal):
            bob.at(table, "fork", wrong)


def test_nothing_of_a_game_being_played_can_be_forked(ann: Guest) -> None:
    table = ann.open(mine=2, start=True)
    with pytest.raises(Refusal, match="not-over"):
        ann.at(table, "fork", {"at": 0, "seat": 0})
