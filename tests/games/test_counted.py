"""What is counted of a game that is over: hand-made cases, and every golden game."""

from __future__ import annotations

from pathlib import Path
from typing import Any

import pytest

import nyoi
from nyoi.kernel.counted import Counted
from nyoi.kernel.decision import SPECTATOR
from nyoi.kernel.table import replay
from tools.golden import GOLDEN

LOGS = sorted(GOLDEN.glob("*/*.log"))


def counted(game: str, view: dict[str, Any], events: list[str], fields: str = "seat") -> Counted:
    """What is counted of events that are written as words: `hit 0`."""
    names = fields.split()
    found = []
    for text in events:
        word, *values = text.split()
        facts = {name: int(value) if value.isdigit() else value for name, value in zip(names, values, strict=False)}
        found.append({"word": word, **facts})
    told = nyoi.game(game).counted
    assert told is not None
    return told(view, found)


def test_toma() -> None:
    view = {"seats": 2, "players": [{"balls": 1}, {"balls": 3}], "results": [0.0, 1.0]}
    events = ["guessed 0", "hit 0", "guessed 0", "missed 0", "guessed 1", "out 1", "ball 0", "ball 1"]
    events += ["discarded 1 motta", "discarded 1 toma", "discarded 1 motta"]
    found = counted("toma", view, events, "seat card")
    assert found.places == [2, 1]
    assert found.counts == {"rounds": [1, 1], "guesses": [2, 1], "hits": [1, 0], "outs": [0, 1]}
    assert found.liked == {"card": [{}, {"motta": 2, "toma": 1}]}


def test_uno_counts_copies_of_a_card_together() -> None:
    view: dict[str, Any] = {"seats": 2, "options": {"scoring": False}, "results": [1.0, 0.0]}
    view["players"] = [{"score": 0, "cards": 0}, {"score": 0, "cards": 4}]
    told = nyoi.game("uno").counted
    assert told is not None
    found = told(
        view,
        [
            {"word": "played", "seat": 0, "card": "R5-2"},
            {"word": "played", "seat": 0, "card": "R5-1"},
            {"word": "drew", "seat": 1, "number": 4},
            {"word": "caught", "seat": 1, "by": 0},
        ],
    )
    assert found == Counted([1, 2], {"played": [2, 0], "drawn": [0, 4], "caught": [1, 0]}, {"card": [{"R5-1": 2}, {}]})


def test_torak_shares_a_place_where_all_win_or_lose_together() -> None:
    view = {"seats": 2, "ranking": [], "results": [1.0, 1.0]}
    found = counted("torak", view, ["ball 0", "leg 0", "stride 1", "beat 1", "hit 0"])
    assert found.places == [1, 1]
    assert found.counts == {"balls": [1, 0], "legs": [1, 1], "beaten": [0, 1], "beans": [0, 0], "troops": [1, 0]}
    assert counted("torak", {**view, "seats": 3, "ranking": [[2], [0, 1]]}, []).places == [2, 2, 1]


def test_duel_knows_whose_a_unit_is() -> None:
    view: dict[str, Any] = {
        "seats": 2,
        "saibaimen": [],
        "results": [0.0, 1.0],
        "players": [{"points": 2}, {"points": 5}],
    }
    view["units"] = [{"id": "goku", "owner": 0, "balls": []}, {"id": "vegeta", "owner": 1, "balls": [1, 4]}]
    events = ["attacking vegeta", "aiming goku", "wounded goku 3", "wounded vegeta 1", "wounded nobody 9", "ko goku"]
    found = counted("duel", view, events, "unit wounds")
    assert found.counts == {
        "attacks": [1, 1],
        "wounds": [1, 3],
        "kos": [0, 1],
        "balls": [0, 2],
        "capsules": [0, 0],
    }
    told = nyoi.game("duel").counted
    assert told is not None
    team = told(view, [{"word": "team", "seat": 1, "value": 9, "units": ["vegeta", "nappa"]}])
    assert (team.places, team.liked) == ([2, 1], {"unit": [{}, {"vegeta": 1, "nappa": 1}], "card": [{}, {}]})


def test_what_a_tournament_takes_is_taken_by_who_attacked_last() -> None:
    view: dict[str, Any] = {"seats": 2, "places": [2, 1]}
    view["players"] = [{"team": [{"warrior": "goku"}], "lost": ["krilin"]}, {"team": [], "lost": ["jiren"]}]
    events = ["fight jiren", "attacks jiren", "wounded goku 4", "counters goku", "wounded jiren 6", "wounded goku 1"]
    found = counted("tournament", view, events, "warrior amount")
    assert found.counts == {"fights": [0, 1], "dealt": [6, 4], "lost": [1, 1], "cards": [0, 0]}
    assert found.liked["warrior"] == [{}, {"jiren": 1}]


@pytest.mark.parametrize("file", LOGS, ids=lambda file: f"{file.parent.name}-{file.stem}")
def test_every_golden_game_is_counted(file: Path) -> None:
    """Who won is first; no seat's figure is missing, and every thing that was used is one of the game's."""
    log = nyoi.log_of(file.read_text(encoding="utf-8"))
    table = replay(nyoi.game(log.setting.game), log)
    game, seats, results = table.game, table.state.seats, table.results
    assert game.counted is not None
    found = game.counted(game.view(table.state, SPECTATOR), table.events(SPECTATOR))
    best = max(results)
    assert all(1 <= place <= seats for place in found.places)
    assert best == 0 or {seat for seat in range(seats) if results[seat] == best} <= {
        seat for seat in range(seats) if found.places[seat] == 1
    }
    assert all(len(by) == seats for by in found.counts.values())
    for kind, liked in found.liked.items():
        assert len(liked) == seats
        assert {thing for things in liked for thing in things} <= {*game.tables[kind]}
        for things in liked:
            assert list(things.values()) == sorted(things.values(), reverse=True)
