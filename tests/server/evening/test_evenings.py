"""An evening through the front door: tables count, tournaments run to their ends."""

from __future__ import annotations

import signal
from collections import Counter
from pathlib import Path

import pytest

from nyoi.games import IDS
from nyoi.kernel.rng import Rng
from nyoi.server.evening.evenings import CODE, LETTERS
from tests.server.evenings import QUICK, Frame, at, by_name, come, is_over, of_round, opened, play_on, take_seat
from tests.server.guests import Guest, Running, play_out, refused, sensible, until
from tests.server.stores import database_at, past_the_server
from tools.load import serving

pytestmark = pytest.mark.seed(1)


def test_a_tournament_of_eight_runs_to_its_end(running: Running, ann: Guest, bob: Guest) -> None:
    code = opened(ann, form="knockout", fill=8)
    assert len(code) == CODE
    assert set(code) <= set(LETTERS)
    info = come(bob, code.lower())  # as somebody types it
    assert (info["status"], info["host"], info["rounds"]) == ("gathering", False, 3)
    assert {name: one["here"] for name, one in by_name(info).items()} == {ann.name: True, bob.name: True}
    assert refused(at, bob, code, "begin") == "not-host"
    info = at(ann, code, "begin")
    assert Counter(one["bot"] for one in info["people"]) == {True: 6, False: 2}
    assert sorted(one["seed"] for one in info["people"]) == list(range(1, 9))
    assert refused(at, ann, code, "begin") == "evening-begun"
    info = play_on([ann, bob], code, is_over)
    assert [len([t for t in of_round(info, n) if t["attempt"] == 0]) for n in (1, 2, 3, 4)] == [4, 2, 1, 0]
    places = [one["place"] for one in info["people"]]
    assert places[:4] == [1, 2, 3, 3]
    [final] = [table for table in of_round(info, 3) if table["through"] >= 0]
    assert final["through"] == info["people"][0]["number"]
    assert Counter(one["out"] for one in info["people"]) == {True: 7, False: 1}
    assert ann.get("/api/evenings") == []  # it goes on no more


def test_a_swiss_tournament_of_five_gives_each_bye_once(ann: Guest) -> None:
    code = opened(ann, form="swiss", fill=5, rounds=3)
    at(ann, code, "begin")
    info = play_on([ann], code, is_over)
    byes = [table["seats"][0]["person"] for table in info["tables"] if table["status"] == "bye"]
    assert len(byes) == len(set(byes)) == 3
    met = [frozenset(seat["person"] for seat in table["seats"]) for table in info["tables"] if table["id"]]
    assert len(met) == len(set(met)) == 6
    assert sum(one["points"] for one in info["people"]) == 9  # two tables and a bye in each of three rounds
    assert [one["place"] for one in info["people"]] == sorted(one["place"] for one in info["people"])


def test_a_round_robin_at_tables_of_three(ann: Guest) -> None:
    code = opened(ann, form="robin", fill=6, seats=3)
    at(ann, code, "begin")
    info = play_on([ann], code, is_over)
    assert info["rounds"] == 4
    assert all(len(table["seats"]) == 3 for table in info["tables"])


@pytest.mark.parametrize("game", IDS)
def test_every_game_makes_a_tournament(ann: Guest, game: str) -> None:
    modes = ann.get(f"/api/games/{game}")["modes"]
    mode = next(one for one in modes if one["low"] <= 2 <= one["high"] and not one["together"])
    terms = {"form": "knockout", "game": game, "mode": mode["id"], "fill": 4, "level": 1}
    code = str(ann.post("/api/evenings", {"nickname": ann.name, "plays": False, "terms": terms})["code"])
    at(ann, code, "begin")
    info = until(lambda: is_over(found := at(ann, code)) and found, 90)
    assert [one["place"] for one in info["people"] if one["bot"]] == [1, 2, 3, 3]


def test_an_open_evening_counts_whatever_is_played(ann: Guest, bob: Guest) -> None:
    code = opened(ann)
    come(bob, code)
    assert refused(ann.open, "nosuch") == "unknown-game"
    table = ann.open("toma", 2, options={"objective": 1}, evening=code)
    [card] = until(lambda: at(bob, code)["tables"])
    assert (card["id"], card["status"], card["game"], card["round"]) == (table, "lobby", "toma", 0)
    bob.sit(table)
    with ann.join(table) as a, bob.join(table) as b:
        ann.at(table, "start")
        a.reach(0, 0)
        b.reach(1, 0)
        assert a.info["evening"] == code
        until(lambda: sum(seat["asked"] for seat in at(ann, code)["tables"][0]["seats"]) == 1)
        play_out([a, b], sensible(Rng(5)))
    info = until(lambda: (found := at(ann, code))["tables"][0]["status"] == "over" and found)
    assert sorted((one["points"], one["played"], one["won"]) for one in info["people"]) == [(0, 1, 0), (1, 1, 1)]
    assert info["rest"] == -1  # no round begins here
    again = ann.at(table, "rematch")["table"]
    until(lambda: again in [card["id"] for card in at(ann, code)["tables"]])  # a rematch belongs to it, too
    stranger = Guest(ann.port)
    assert refused(lambda: stranger.open("toma", 2, evening=code)) == "evening-stranger"
    at(ann, code, "end")
    assert refused(come, stranger, code) == "evening-over"
    assert refused(lambda: ann.open("toma", 2, evening=code)) == "evening-over"


def test_what_cannot_be_is_refused_and_changes_nothing(ann: Guest) -> None:
    for terms, reason in (
        ({"form": "ladder"}, "bad-form"),
        ({"form": "swiss", "game": "nosuch"}, "unknown-game"),
        ({"form": "swiss", "fill": 33}, "evening-many"),
        ({"form": "swiss", "rounds": 99}, "bad-rounds"),
        ({"form": "swiss", "wait": 1}, "bad-wait"),
        ({"form": "swiss", "level": 9}, "bad-level"),
        ({"form": "swiss", "clock": [1]}, "bad-clock"),  # days for each move: nobody waits so long for a round
        ({"form": "swiss", "game": "torak", "mode": "coop", "options": {}}, "evening-together"),
        ({"form": "knockout", "mode": "extension", "seats": 8}, "evening-final"),
    ):
        assert refused(lambda terms=terms: opened(ann, **terms)) == reason
    for name in ("\u3164", "Frida\u2800y", "\u202eyadirF", "F" + "\u0301" * 9, "x" * 41):  # unseen, or too much
        assert refused(ann.post, "/api/evenings", {"name": name, "terms": {"form": "open"}}) == "bad-evening-name"
    code = opened(ann, form="swiss", fill=0)
    assert at(ann, code)["problem"]["reason"] == "evening-few"
    assert refused(at, ann, code, "begin") == "evening-few"
    assert refused(at, ann, code, "change", {"terms": {**QUICK, "form": "swiss", "seats": 99}}) == "bad-seats"
    assert at(ann, code)["terms"]["seats"] == 2
    assert refused(at, ann, "CCCCCC") == "no-evening"
    at(ann, code, "end")


def test_an_evening_that_cannot_go_on_holds_up_no_other(running: Running, ann: Guest) -> None:
    codes = sorted(opened(ann, form="knockout", fill=4) for _ in range(3))
    with past_the_server(running.database) as db:  # the first that is looked at plays what nobody knows here any more
        [(terms,)] = db.execute("select terms from evenings where code = ?", (codes[0],)).fetchall()
        for code in codes[1:]:
            at(ann, code, "begin")
        poisoned = terms.replace('"toma"', '"nosuch"')
        assert poisoned != terms
        values = (poisoned, codes[0])
        db.execute("update evenings set status = 'running', round = 1, terms = ? where code = ?", values)
    for code in codes[1:]:
        assert is_over(play_on([ann], code, is_over))
    assert at(ann, codes[0])["status"] == "running"
    with past_the_server(running.database) as db:  # it is the last test's, too
        db.execute("delete from evenings where code = ?", (codes[0],))


def test_kill_minus_nine_in_the_middle_of_a_round(tmp_path: Path) -> None:
    """A tournament of eight: in its first round, with games under way, over and not begun yet, the server is killed."""
    with serving(database_at(tmp_path / "evening.db"), seed=1, round_seconds=0.0, pause=(0.0, 0.0)) as server:
        ann, bob = Guest(server.port, "Ann"), Guest(server.port, "Bob")
        code = opened(ann, form="swiss", fill=8, rounds=2, level=2)
        come(bob, code)
        at(ann, code, "begin")
        call = until(lambda: at(ann, code)["call"])
        with take_seat(ann, call) as a:
            assert a.info["status"] == "playing"
        before = at(ann, code)
        server.end(signal.SIGKILL)
        server.start()
        after = at(ann, code)
        assert {one["name"]: one["seed"] for one in after["people"]} == {
            one["name"]: one["seed"] for one in before["people"]
        }
        assert [table["id"] for table in after["tables"]] == [table["id"] for table in before["tables"]]
        # those among bots go on though nobody looks at them
        until(lambda: sum(table["status"] == "over" for table in of_round(at(ann, code), 1)) >= 2)
        info = play_on([ann, bob], code, is_over)
        assert [len(of_round(info, n)) for n in (1, 2)] == [4, 4]
        assert sum(one["points"] for one in info["people"]) == 8
        assert server.output.read_text() == ""


def test_killed_again_and_again_a_tournament_loses_nothing_and_plays_nothing_twice(tmp_path: Path) -> None:
    """In a round, at the end of one and in the last: whatever was under way, the same tables come to the same end."""
    with serving(database_at(tmp_path / "evening.db"), seed=1, round_seconds=0.0, pause=(0.0, 0.0)) as server:
        ann = Guest(server.port, "Ann")
        wish = {"nickname": "Ann", "plays": False, "terms": {**QUICK, "form": "robin", "fill": 5}}
        code = str(ann.post("/api/evenings", wish)["code"])
        at(ann, code, "begin")
        told: dict[str, Frame] = {}
        for enough in (1, 2, 4, 7, 9):

            def some(enough: int = enough) -> bool:
                over = [table for table in at(ann, code)["tables"] if table["status"] == "over"]
                told.update({table["id"]: table for table in over})
                return len(over) >= enough

            until(some, 60)
            server.end(signal.SIGKILL)
            server.start()
        info = until(lambda: is_over(found := at(ann, code)) and found, 60)
        tables = {table["id"]: table for table in info["tables"] if table["id"]}
        assert [table["seats"] for table in told.values()] == [
            tables[id]["seats"] for id in told
        ]  # what was told stays
        met = Counter(frozenset(seat["person"] for seat in table["seats"]) for table in info["tables"])
        assert len(met) == 15  # ten tables and five byes, each once
        assert max(met.values()) == 1
        assert sum(one["points"] for one in info["people"]) == 15
        assert server.output.read_text() == ""
