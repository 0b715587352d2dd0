"""A game that is over is found again: by its players, with the right figures, whatever happens to the server."""

from __future__ import annotations

import asyncio
from pathlib import Path
from typing import Any

import pytest

from nyoi.kernel.rng import Rng
from nyoi.server.past.ratings import points
from tests.server.guests import Guest, Refusal, Running, ask, play_out, refused, sensible, to_move, until
from tests.server.journals import truth
from tests.server.pushes import Browser, PushService
from tests.server.stores import past_the_server

pytestmark = pytest.mark.seed(1)
OLD = '{"rules": 0, "start": [], "given": null, "key": ""}'


def over(running: Running, *guests: Guest, **more: Any) -> str:
    """A game of two that is played to its end."""
    ann, bob = guests
    table = ann.open("toma", 2, **more)
    bob.sit(table)
    with ann.join(table) as a, bob.join(table) as b:
        ann.at(table, "start")
        a.reach(0, 0)
        b.reach(1, 0)
        play_out([a, b], sensible(Rng(5)))
    return table


def history(guest: Guest, number: int) -> list[dict[str, Any]]:
    """A guest's games, once there are so many."""
    found: list[dict[str, Any]] = []

    def there() -> bool:
        found[:] = guest.get("/api/me/games")["games"]
        return len(found) == number

    until(there)
    return found


def test_two_people_find_their_rated_game(running: Running, ann: Guest, bob: Guest) -> None:
    table = over(running, ann, bob, rated=True)
    played, entries = truth(running.database, table)
    [mine], [theirs] = history(ann, 1), history(bob, 1)
    assert (mine["table"], mine["game"], mine["rated"], mine["moves"]) == (table, "toma", True, played.seq)
    assert mine["ended"] == entries[-1].at
    assert mine["seats"] == theirs["seats"]
    assert (mine["mine"], theirs["mine"]) == (0, 1)
    assert [seat["result"] for seat in mine["seats"]] == list(played.results)
    winner = list(played.results).index(1.0)
    moved = [seat["after"] - seat["before"] for seat in mine["seats"]]
    assert moved[winner] > 0 > moved[1 - winner]
    assert mine["won"] is (winner == 0)
    me = ann.get("/api/me/figures")
    figures = me["figures"]["toma"]
    assert (figures["played"], figures["won"]) == (1, int(winner == 0))
    assert (figures["rating"], figures["curve"]) == (None, [])  # one opponent tells too little
    counted = ask(running.port, "GET", f"/api/tables/{table}")
    assert counted[0] == 200
    assert figures["rivals"] == [
        {
            "name": bob.name,
            "level": 0,
            "played": 1,
            "before": int(winner == 0),
            "behind": int(winner == 1),
        }
    ]


def test_nobody_elses_history_is_told(running: Running, ann: Guest, bob: Guest) -> None:
    over(running, ann, bob)
    history(ann, 1)
    assert Guest(running.port).get("/api/me/games")["games"] == []
    ann.token = ""
    assert refused(ann.get, "/api/me/games") == "no-player"
    assert refused(ann.get, "/api/me/figures") == "no-player"


def test_the_list_can_be_narrowed_down_and_gone_on_with(running: Running, ann: Guest, bob: Guest) -> None:
    tables = [over(running, ann, bob) for _ in range(3)]
    games = history(ann, 3)
    assert [one["table"] for one in games] == tables[::-1]
    assert ann.get("/api/me/games?game=uno")["games"] == []
    earlier = ann.get(f"/api/me/games?game=toma&before={games[0]['ended']}")
    assert [one["table"] for one in earlier["games"]] == tables[1::-1]
    for bad in ("kind=best", "before=x", "before=-1", "before=inf", "before=nan", "game=chess"):
        with pytest.raises(Refusal):
            ann.get(f"/api/me/games?{bad}")


def test_games_are_found_by_their_kind_and_the_lobby_says_how_they_ended(
    running: Running, ann: Guest, bob: Guest
) -> None:
    table = over(running, ann, bob, rated=True)
    solo = ann.open("toma", 2, bots=[{"seat": 1, "level": 1}], start=True, options={"objective": 1})
    with ann.join(solo) as s:
        play_out([s], sensible(Rng(3)))
    games = history(ann, 2)

    def of_kind(guest: Guest, kind: str) -> list[str]:
        return [game["table"] for game in guest.get(f"/api/me/games?kind={kind}")["games"]]

    assert of_kind(ann, "rated") == of_kind(ann, "people") == [table]
    assert of_kind(ann, "won") == [game["table"] for game in games if game["won"]]
    assert of_kind(ann, "lost") == [game["table"] for game in games if not game["won"]]
    assert len(of_kind(ann, "won")) + len(of_kind(bob, "won")) >= 1
    assert ann.get("/api/me/games?kind=people&game=uno")["games"] == []
    mine = {one["id"]: one["outcome"] for one in ann.get("/api/lobby")["mine"]}
    for game in games:
        own = game["seats"][game["mine"]]
        expected = {"won": game["won"], "result": own["result"], "place": own["place"], "gone": False}
        assert mine[game["table"]] == expected


def test_only_who_agreed_stands_on_the_leaderboard(running: Running, ann: Guest, bob: Guest) -> None:
    def board() -> list[tuple[str, bool]]:
        return [(one["name"], one["me"]) for one in ann.get("/api/board/toma")["standings"]]

    for number, other in enumerate((bob, Guest(running.port), Guest(running.port)), 1):
        over(running, ann, other, rated=True)
        history(ann, number)
    assert not {(ann.name, True), (bob.name, False)} & {*board()}
    assert not ann.get("/api/me/figures")["on_board"]
    ann.post("/api/me/board", {"yes": True})
    assert (ann.name, True) in board()
    assert (bob.name, False) not in board()
    ann.post("/api/me/board", {"yes": False})
    assert (ann.name, True) not in board()
    assert refused(ann.get, "/api/board/chess") == "unknown-game"


def test_what_was_interrupted_is_found_at_the_next_start(tmp_path: Path) -> None:
    """The server dies after the last move and before the game is in the archive; ratings are moved once."""
    running = Running(tmp_path)
    ann, bob = Guest(running.port), Guest(running.port)
    running.loop.call_soon_threadsafe(setattr, running.server.app.house.archive, "note", lambda id: None)
    table = over(running, ann, bob, rated=True)
    assert ann.get("/api/me/games")["games"] == []
    running.stop()
    for _ in range(2):  # and nothing is counted twice
        running.start()
        [game] = history(ann, 1)
        assert game["table"] == table
        running.stop()
    with past_the_server(running.database) as db:
        assert db.execute("select count(*) from ratings").fetchone()[0] == 2
        assert {row[0] for row in db.execute("select games from ratings")} == {1}


def test_a_game_is_kept_once_however_many_keep_it(running: Running, ann: Guest, bob: Guest) -> None:
    table = over(running, ann, bob, rated=True)
    history(ann, 1)
    archive = running.server.app.house.archive
    for _ in range(2):
        asyncio.run_coroutine_threadsafe(archive._keep(table), running.loop).result(60)
    with past_the_server(running.database) as db:
        me = db.execute("select id from players where nickname = ?", (ann.name,)).fetchone()[0]
        assert db.execute("select games from ratings where who = ?", (f"player:{me}",)).fetchall() == [(1,)]


def test_a_replay_asks_no_rule(running: Running, ann: Guest, bob: Guest) -> None:
    """A game of rules that nobody knows any more is looked at all the same."""
    table = over(running, ann, bob)
    history(ann, 1)
    before = ann.get(f"/api/tables/{table}/replay?at=3&seat=0")
    told = ann.get(f"/api/tables/{table}")
    with past_the_server(running.database) as db:
        db.execute("update journal set data = ? where tbl = ? and seq = 0", (OLD, table))
    house = running.server.app.house
    house.archive._opened.clear()
    running.loop.call_soon_threadsafe(house.drop, house.tables[table], "idle", True)
    until(lambda: table not in house.tables)
    assert ann.get(f"/api/tables/{table}/replay?at=3&seat=0") == before
    again = ann.get(f"/api/tables/{table}")
    assert {key for key in told if told[key] != again[key]} <= {"host", "advice", "played"}
    assert refused(ann.at, table, "rematch") == "log-rules"


def test_games_that_do_not_play_do_not_hide_those_that_are_missing(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """However many games of another time there are, what was interrupted is found."""
    monkeypatch.setattr("nyoi.server.past.archive.AT_ONCE", 1)
    running = Running(tmp_path)
    ann, bob = Guest(running.port), Guest(running.port)
    running.loop.call_soon_threadsafe(setattr, running.server.app.house.archive, "note", lambda id: None)
    tables = sorted(over(running, ann, bob) for _ in range(3))
    running.stop()
    with past_the_server(running.database) as db:
        for old in tables[:2]:
            db.execute("update journal set data = ? where tbl = ? and seq = 0", (OLD, old))
    running.start()
    assert [game["table"] for game in history(ann, 1)] == [tables[2]]
    running.stop()


class TestRated:
    """What is not the same for all does not count."""

    def test_options_stay_as_they_are(self, ann: Guest) -> None:
        assert refused(lambda: ann.open("toma", 2, rated=True, options={"objective": 2})) == "rated-options"
        assert refused(lambda: ann.open("toma", 2, rated=True, practice=True)) == "rated-practice"
        table = ann.open("toma", 2, rated=True)
        assert refused(ann.at, table, "change", {"options": {"objective": 2}}) == "rated-options"
        assert ann.get(f"/api/tables/{table}")["options"]["objective"] != 2
        assert ann.get(f"/api/tables/{table}")["rated"]

    def test_everybody_has_one_seat(self, ann: Guest) -> None:
        table = ann.open("toma", 2, rated=True, mine=2)
        assert refused(ann.at, table, "start") == "rated-seats"

    def test_no_advice_and_nothing_is_taken_back(self, running: Running, ann: Guest) -> None:
        bots = [{"seat": 1, "level": 1}]
        table = ann.open("toma", 2, rated=True, bots=bots, start=True)
        with ann.join(table) as s:
            assert s.info["advice"] is False
            seat = to_move(s)
            assert s.command({"type": "advise", "seat": seat})["refusal"]["reason"] == "advice-off"
            assert s.play(seat, s.moves(seat)[0])["ok"]
            seat = to_move(s)  # the bot has answered
            undo = s.command({"type": "undo", "seat": seat, "seq": s.latest[seat]["seq"]})
            assert undo["refusal"]["reason"] == "rated-undo"

    def test_a_bot_of_a_level_is_a_measure(self, running: Running, ann: Guest) -> None:
        table = ann.open("toma", 2, rated=True, bots=[{"seat": 1, "level": 2}], start=True)
        with ann.join(table) as s:
            play_out([s], sensible(Rng(3)))
        [game] = history(ann, 1)
        assert game["seats"][1]["level"] == 2
        assert game["seats"][1]["after"] != game["seats"][1]["before"] == points(25.0)

    def test_who_leaves_has_lost(self, running: Running, ann: Guest, bob: Guest) -> None:
        table = ann.open("toma", 2, rated=True)
        bob.sit(table)
        ann.at(table, "start")
        bob.at(table, "leave", {"seats": [1]})
        with ann.join(table) as s:
            play_out([s], sensible(Rng(4)))
        [game] = history(bob, 1)
        assert game["seats"][1]["gone"]
        assert not game["won"]
        assert game["seats"][1]["after"] < game["seats"][1]["before"]

    def test_who_leaves_the_bots_alone_has_lost(self, running: Running, ann: Guest) -> None:
        """A rated game does not wait for who has left it: bots end it."""
        table = ann.open("toma", 2, rated=True, bots=[{"seat": 1, "level": 1}], start=True)
        ann.at(table, "leave")
        [game] = history(ann, 1)
        assert (game["table"], game["seats"][0]["gone"], game["won"]) == (table, True, False)
        assert game["seats"][0]["after"] < game["seats"][0]["before"]

    def test_who_closes_the_page_and_stays_away_has_lost_after_some_days(self, tmp_path: Path) -> None:
        running = Running(tmp_path, sweep_seconds=0.05, rated_days=1e-5)
        ann = Guest(running.port)
        bots = [{"seat": 1, "level": 1}]
        usual = ann.open("toma", 2, bots=bots, start=True)  # one that is not rated waits as long as it takes
        deserted, attended = (ann.open("toma", 2, rated=True, bots=bots, start=True) for _ in range(2))
        with ann.join(attended) as s:
            with past_the_server(running.database) as db:
                db.execute("update journal set at = at - 1000")
            [game] = history(ann, 1)
            assert (game["table"], game["seats"][0]["gone"], game["won"]) == (deserted, True, False)
            assert ann.get(f"/api/tables/{attended}")["status"] == "playing"  # she is there, and thinks
            assert s.play(to_move(s), s.moves(0)[0])["ok"]
        assert ann.get(f"/api/tables/{usual}")["status"] == "playing"
        with past_the_server(running.database) as db:
            db.execute("update journal set at = at - 1000")
        assert {game["table"] for game in history(ann, 2)} == {deserted, attended}
        running.stop()

    def test_nobody_plays_again_who_has_not_come(self, tmp_path: Path) -> None:
        """Who stays away from a rated rematch loses nothing: it waits for him, he is told, and comes himself."""
        service = PushService()
        running = Running(tmp_path, notice_seconds=0.0, push_services=(service.url,))
        ann, bob = Guest(running.port), Guest(running.port)
        table = over(running, ann, bob, rated=True)
        browser = Browser()
        bob.post("/api/me/push", browser.wish(service.url))
        again = ann.at(table, "rematch")["table"]
        until(lambda: service.arrived)
        message = browser.read(service.arrived[0].body)
        assert (message["url"], ann.name in message["body"]) == (f"/table/{again}", True)
        told = bob.get(f"/api/tables/{again}")
        assert (told["status"], told["rated"], told["mine"]) == ("lobby", True, [1])
        assert refused(ann.at, again, "start") == "rated-absent"
        bob.seats[again] = bob.seats[table]
        with bob.join(again) as b:
            assert b.info["mine"] == []  # what opened his last seat does not say that he wants another game
        assert [seat["seat"] for seat in bob.at(table, "rematch")["seats"]] == [1]
        with bob.join(again) as b:
            assert b.info["mine"] == [1]
        assert ann.at(again, "start")["status"] == "playing"
        running.stop()
        service.close()

    def test_who_finds_the_rematch_in_the_lobby_has_come(self, running: Running, ann: Guest, bob: Guest) -> None:
        table = over(running, ann, bob, rated=True)
        again = ann.at(table, "rematch")["table"]
        assert again in [one["id"] for one in bob.get("/api/lobby")["mine"]]
        bob.at(again, "resume")
        assert ann.at(again, "start")["status"] == "playing"

    def test_a_bot_takes_the_seat_of_who_does_not_come(self, running: Running, ann: Guest, bob: Guest) -> None:
        table = over(running, ann, bob, rated=True)
        again = ann.at(table, "rematch")["table"]
        ann.at(again, "kick", {"seat": 1})
        ann.at(again, "bot", {"seat": 1, "level": 2})
        assert ann.at(again, "start")["status"] == "playing"
        assert bob.at(table, "rematch")["seats"] == []

    def test_against_bots_a_rematch_begins_at_once(self, running: Running, ann: Guest) -> None:
        table = ann.open("toma", 2, rated=True, bots=[{"seat": 1, "level": 1}], start=True)
        with ann.join(table) as s:
            play_out([s], sensible(Rng(3)))
        assert ann.get(f"/api/tables/{ann.at(table, 'rematch')['table']}")["status"] == "playing"

    def test_a_rematch_has_the_options_of_a_rated_game(self, running: Running, ann: Guest, bob: Guest) -> None:
        """In UNO the next dealer deals a rematch; in a rated one chance names him, as before."""
        table = ann.open("uno", 2, rated=True, bots=[{"seat": 1, "level": 1}], start=True)
        with ann.join(table) as s:
            play_out([s], sensible(Rng(3)))
        again = ann.get(f"/api/tables/{ann.at(table, 'rematch')['table']}")
        assert (again["status"], again["rated"], again["options"]["first_dealer"]) == ("playing", True, 0)
