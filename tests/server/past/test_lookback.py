"""Looking back with the mind: found once and kept, from what a seat knew, and never of a game that is still played."""

from __future__ import annotations

import json
from pathlib import Path
from typing import Any

import pytest

from nyoi.kernel.rng import Rng
from nyoi.kernel.table import replay
from nyoi.server.wire.encoding import shown
from tests.server.guests import Guest, Refusal, Running, play_out, refused, sensible, to_move, until
from tests.server.journals import truth
from tests.server.stores import past_the_server

pytestmark = pytest.mark.seed(1)
OLD = '{"rules": 0, "start": [], "given": null, "key": ""}'


def over(guest: Guest, game: str = "toma", seats: int = 2, **options: object) -> str:
    """A game of one person against bots, over."""
    Running.deal_from(4)
    table = guest.open(game, seats, start=True, options=options or {"objective": 1})
    with guest.join(table) as s:
        play_out([s], sensible(Rng(4)))
    return table


def looked(guest: Guest, table: str) -> dict[str, Any]:
    """What is found, once it is."""
    found: list[dict[str, Any]] = []

    def there() -> bool:
        found[:] = [guest.get(f"/api/tables/{table}/moments?look")]
        return str(found[0]["state"]) != "thinking"

    until(there, 120)
    return found[0]


def choices(running: Running, table: str) -> list[int]:
    """After how many moves somebody had to choose."""
    played, _ = truth(running.database, table)
    found = []
    for at in range(played.seq):
        then = replay(played.game, played.record, at)
        if then.decision is not None and len(then.decision.of(played.record.entries[at].seat)) > 1:
            found.append(at)
    return found


def test_a_game_is_looked_at_once_when_somebody_wants_it(tmp_path: Path) -> None:
    """What is found stays, whatever happens to the server; who was interrupted begins anew."""
    running = Running(tmp_path)
    ann = Guest(running.port)
    table = over(ann)
    assert ann.get(f"/api/tables/{table}/moments")["state"] == "unasked"
    assert ann.get(f"/api/tables/{table}/moments?look")["state"] == "thinking"
    running.stop()  # in the midst of it
    running.start()
    assert ann.get(f"/api/tables/{table}/moments")["state"] == "unasked"
    found = looked(ann, table)
    assert found["state"] == "ready"
    last = truth(running.database, table)[0].seq
    assert all(0 <= one["at"] < one["mark"] <= last for one in found["moments"])
    assert [curve[-1][0] for curve in found["curves"]] == [last, last]
    running.stop()
    running.start()
    lookback = running.server.app.house.lookback
    lookback.close()  # nobody thinks any more
    assert Guest(running.port).get(f"/api/tables/{table}/moments?look") == found
    with past_the_server(running.database) as db:
        assert db.execute("select count(*) from looks where tbl = ?", (table,)).fetchone()[0] == 1
    running.stop()


def test_nothing_of_it_while_the_game_is_played(running: Running, ann: Guest, bob: Guest) -> None:
    """Neither by who plays there nor by who watches: advice has no back door."""
    table = ann.open("toma", 2)
    bob.sit(table)
    ann.at(table, "start")
    with ann.join(table) as s:
        s.wait(lambda: s.latest)
        for guest in (ann, bob, Guest(running.port)):
            for path in ("moments", "moments?look", "advice?at=0", "advice?at=0&seat=0", "puzzle?at=0"):
                assert refused(guest.get, f"/api/tables/{table}/{path}") == "not-over"
            assert refused(guest.at, table, "puzzle", {"at": 0, "move": "discard toma"}) == "not-over"


def test_advice_for_any_moment_comes_from_what_the_seat_knew(running: Running, ann: Guest) -> None:
    table = over(ann)
    played, _ = truth(running.database, table)
    for at in choices(running, table)[:3]:
        found = ann.get(f"/api/tables/{table}/advice?at={at}")
        entry = played.record.entries[at]
        assert (found["at"], found["seat"], found["played"]) == (at, entry.seat, entry.move)
        offers = [one["text"] for one in found["ask"]["moves"]]
        assert {one["text"] for one in found["moves"]} <= set(offers)
        assert entry.move in [one["text"] for one in found["moves"]]  # what was played is told whatever it is worth
        assert refused(ann.get, f"/api/tables/{table}/advice?at={at}&seat={1 - entry.seat}") == "not-asked"
    assert refused(ann.get, f"/api/tables/{table}/advice?at={played.seq}") == "game-over"
    for wrong in ("", "at=x", "at=-1", "at=99999", "at=0&seat=7", "at=0&seat=x"):
        with pytest.raises(Refusal):
            ann.get(f"/api/tables/{table}/advice?{wrong}")


def test_a_puzzle_tells_what_the_seat_knew_and_no_more_until_it_is_solved(running: Running, ann: Guest) -> None:
    table = over(ann, "uno", 3, uno_call="auto")
    played, _ = truth(running.database, table)
    at = choices(running, table)[-1]
    entry = played.record.entries[at]
    then = replay(played.game, played.record, at)
    found = ann.get(f"/api/tables/{table}/puzzle?at={at}")
    assert found["view"] == json.loads(json.dumps(shown(then.view(entry.seat))))
    assert [one["text"] for one in found["ask"]["moves"]] == [str(move) for move in then.decision.of(entry.seat)]  # type: ignore[union-attr]
    seen = then.events(entry.seat)
    assert all(event in seen for event in found["events"])
    assert set(found) == {"table", "game", "at", "seat", "names", "events", "view", "ask"}
    assert found["view"]["results"] == []
    told = ann.at(table, "puzzle", {"at": at, "move": entry.move})
    assert (told["chosen"]["text"], told["played"]) == (entry.move, entry.move)
    assert told["chosen"]["verdict"] in ("best", "alike", "weaker", "bad")
    assert told["moves"][0]["verdict"] == "best"
    assert refused(ann.at, table, "puzzle", {"at": at, "move": "play nothing"}) == "not-offered"
    for wrong in ({"at": -1, "move": "x"}, {"at": at}, {"at": at, "move": "x" * 300}, {"at": "1", "move": "x"}):
        assert refused(ann.at, table, "puzzle", wrong) == "bad-message"
    assert refused(ann.at, table, "puzzle", {"at": 9999, "move": "draw"}) == "bad-point"
    forked = ann.at(table, "fork", {"at": at, "seat": entry.seat, "level": 1})  # and it is played on
    with ann.join(forked["table"]) as s:
        assert to_move(s) == entry.seat


def test_replay_and_puzzle_give_the_same_figures_for_a_moment(running: Running, ann: Guest) -> None:
    """Of a key moment those that the replay tells; of any other what was thought out first, also after a restart."""
    Running.deal_from(4)
    table = ann.open("toma", 2, start=True, options={"objective": 2})
    with ann.join(table) as s:  # somebody who throws Toma away makes a mistake
        play_out([s], lambda moves: next((move for move in moves if move == "discard toma"), moves[-1]))
    at = choices(running, table)[-1]
    first = ann.get(f"/api/tables/{table}/advice?at={at}")
    tried = ann.at(table, "puzzle", {"at": at, "move": first["played"]})
    assert tried["moves"] == first["moves"]
    assert tried["chosen"] in first["moves"]
    running.stop()
    running.start()
    again = Guest(running.port)
    assert again.get(f"/api/tables/{table}/advice?at={at}") == first
    key = next((one for one in looked(again, table)["moments"] if one["kind"] == "mistake"), None)
    assert key is not None, "this seed's game has a mistake"
    for found in (
        again.get(f"/api/tables/{table}/advice?at={key['at']}"),
        again.at(table, "puzzle", {"at": key["at"], "move": key["played"]["text"]}),
    ):
        figures = {text: one["chance"] for one in found["moves"] for text in (one["text"], *one["same"])}
        assert (figures[key["played"]["text"]], figures[key["other"]["text"]]) == (key["after"], key["before"])
        chances = [one["chance"] for one in found["moves"] if one["verdict"] != "out"]
        assert chances == sorted(chances, reverse=True)
        assert found["moves"][0]["verdict"] == "best"


def test_a_game_of_rules_that_nobody_knows_is_told_so(running: Running, ann: Guest) -> None:
    table = over(ann)
    until(lambda: ann.get("/api/me/games")["games"])
    with past_the_server(running.database) as db:
        db.execute("update journal set data = ? where tbl = ? and seq = 0", (OLD, table))
    running.server.app.house.tables.pop(table, None)
    found = looked(ann, table)
    assert (found["state"], found["moments"], found["refusal"]["reason"]) == ("unable", [], "log-rules")
    assert refused(ann.get, f"/api/tables/{table}/puzzle?at=0") == "log-rules"


def test_too_many_questions_are_refused(tmp_path: Path) -> None:
    running = Running(tmp_path, limits={"review.address": (0.001, 1)})
    try:
        ann = Guest(running.port)
        table = over(ann)
        at = choices(running, table)[0]
        assert ann.get(f"/api/tables/{table}/advice?at={at}")["moves"]
        assert refused(ann.get, f"/api/tables/{table}/advice?at={at}") == "too-fast"
    finally:
        running.stop()
