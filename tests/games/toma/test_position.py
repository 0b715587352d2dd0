"""Any position in one call (TOMA-4.13), and those that cannot be."""

from __future__ import annotations

from typing import Any

import pytest

import nyoi
from nyoi.kernel.decision import SPECTATOR
from tests.games.toma.table import given

TWO = "freya ajito / motta"
SIXTEEN = "freya motta cooler tentra ajito sk claire pythar fugma toma tytoon charlo"


# fmt: off
IMPOSSIBLE: list[tuple[dict[str, Any], str, str, str]] = [  # what, the reason, its clause, the value it names
    ({"hands": "freya / freya"}, "position-twice", "TOMA-3.1", "freya"),
    ({"hands": "freya / motta", "pile": "freya"}, "position-twice", "TOMA-3.1", "freya"),
    ({"hands": "freya / motta", "pile": "kuro"}, "position-strange-card", "TOMA-3.9", "kuro"),
    ({"hands": "freya / motta", "pile": "nobody"}, "position-choice", "TOMA-4.13", "nobody"),
    ({"hands": "freya / motta", "pile": 7}, "position-form", "TOMA-4.13", "7"),
    ({"pile": "freya", "seats": 2}, "position-missing", "TOMA-4.13", ""),
    ({"hands": "freya / motta", "seats": 3}, "position-parts", "TOMA-4.13", "freya / motta"),
    ({"hands": "freya / - / motta", "turn": 1}, "position-turn", "TOMA-5.1", "1"),
    ({"hands": "freya / motta", "turn": 2}, "position-number", "TOMA-4.13", "2"),
    ({"hands": "freya / motta", "turn": True}, "position-number", "TOMA-4.13", "True"),
    ({"hands": "freya / motta", "balls": [0]}, "position-parts", "TOMA-4.13", "[0]"),
    ({"hands": "freya / motta", "balls": ["a", "b"]}, "position-number", "TOMA-4.13", "a"),
    ({"hands": "freya / motta", "balls": [-1, 0]}, "position-number", "TOMA-4.13", "-1"),
    ({"hands": "freya / motta", "balls": [7, 0]}, "position-won-already", "TOMA-8.9", "7"),
    ({"hands": "freya / motta", "balls": [7, 7]}, "position-won-already", "TOMA-8.9", "7"),
    ({"hands": "freya / motta", "balls": [7, 6], "overtime": True}, "position-no-overtime", "TOMA-8.10", "true"),
    ({"hands": "freya / motta", "balls": [6, 6], "overtime": True}, "position-no-overtime", "TOMA-8.10", "true"),
    ({"hands": "freya / motta", "overtime": "yes"}, "position-choice", "TOMA-4.13", "yes"),
    ({"hands": "freya / motta sk"}, "position-hand", "TOMA-5.6", "motta sk"),
    ({"hands": "freya tentra sk / motta"}, "position-hand", "TOMA-5.6", "freya tentra sk"),
    ({"hands": "freya / -"}, "position-one-player", "TOMA-7.4", "1"),
    ({"hands": "freya / motta / sk", "out": [2]}, "position-out", "TOMA-7.3", "2"),
    ({"hands": "freya / motta / -", "out": []}, "position-out", "TOMA-7.3", "2"),
    ({"hands": "freya / motta / -", "out": [2, 2]}, "position-out", "TOMA-7.3", "2"),
    ({"hands": "freya / motta", "starter": 2}, "position-number", "TOMA-4.13", "2"),
    ({"hands": TWO, "shields": [-1]}, "position-number", "TOMA-4.13", "-1"),
    ({"hands": TWO, "shields": [0]}, "position-shield", "TOMA-6.39", "0"),
    ({"hands": "freya / motta / -", "shields": [2]}, "position-shield", "TOMA-6.39", "2"),
    ({"hands": TWO, "plays": ["2:sk"]}, "position-number", "TOMA-4.13", "2"),
    ({"hands": TWO, "plays": ["1:sk:hop"]}, "position-choice", "TOMA-4.13", "hop"),
    ({"hands": TWO, "plays": ["sk"]}, "position-number", "TOMA-4.13", "sk"),
    ({"hands": TWO, "plays": [["1", "sk"]]}, "position-form", "TOMA-4.13", "['1', 'sk']"),
    ({"hands": TWO, "plays": ["1:sk", "1:sk"]}, "position-twice", "TOMA-3.1", "sk"),
    ({"hands": TWO, "plays": ["1:motta"]}, "position-twice", "TOMA-3.1", "motta"),
    ({"hands": TWO, "plays": ["1:sk"], "rows": "/ sk", "ways": "/ thrown"},
     "position-play-elsewhere", "TOMA-5.4", "1:sk"),
    ({"hands": TWO, "plays": ["1:sk:trade"]}, "position-play-power", "TOMA-6.18", "1:sk:trade"),
    ({"hands": TWO, "plays": ["1:toma"]}, "position-doomed", "TOMA-6.50", "1:toma"),  # he would be out
    ({"hands": TWO, "rows": "sk / -", "ways": "- / -"}, "position-ways", "TOMA-5.5", "0"),
    ({"hands": TWO, "seen": ["0:0"]}, "position-seen", "TOMA-10.3", "0:0"),
    ({"hands": "freya / motta / -", "seen": ["0:2"]}, "position-seen", "TOMA-10.3", "0:2"),
    ({"hands": TWO, "seen": ["0:1:loudly"]}, "position-choice", "TOMA-4.13", "loudly"),
    ({"hands": TWO, "ruled_out": "- / 7"}, "position-ruled-out", "TOMA-10.6", "7"),
    ({"hands": TWO, "ruled_out": "- / 9"}, "position-number", "TOMA-4.13", "9"),
    ({"hands": TWO, "aim": "sk"}, "position-hand", "TOMA-5.6", "freya ajito"),
    ({"hands": "freya / motta", "aim": "cooler"}, "position-aim-choice", "TOMA-6.2", "cooler"),
    ({"hands": "freya / motta", "aim": "sk", "shields": [1]}, "position-aim-choice", "TOMA-6.2", "sk"),
    ({"hands": "freya / motta", "aim": "sk", "rows": "sk ajito /"}, "position-aim-card", "TOMA-5.7", "sk"),
    ({"hands": "freya / motta / sk", "balls": [5, 5, 0], "overtime": True, "options": {"overtime": "tied"}},
     "position-not-dealt", "TOMA-8.11", "2"),
    ({"hands": TWO, "dice": "6"}, "position-key", "TOMA-4.13", ""),
    ({"hands": TWO, "deck": 17}, "position-choice", "TOMA-4.13", "17"),
    ({"hands": TWO, "deck": "freya ajito motta sk"}, "position-few-cards", "TOMA-4.6", "4"),
    ({"order": "freya motta", "seats": 2}, "position-order", "TOMA-4.13", ""),
    ({"order": SIXTEEN + " freya", "seats": 2}, "position-twice", "TOMA-3.1", "freya"),
]
# fmt: on


@pytest.mark.clause("TOMA-4.13")
@pytest.mark.parametrize(("position", "reason", "clause", "value"), IMPOSSIBLE)
def test_a_position_that_cannot_be_is_refused(position: dict[str, Any], reason: str, clause: str, value: str) -> None:
    with pytest.raises(nyoi.Refused) as no:
        nyoi.given("toma", position)
    assert (no.value.reason, no.value.clause) == (reason, clause)
    assert no.value.facts["key"]
    assert not value or no.value.facts["value"] == value


@pytest.mark.clause("TOMA-4.13", "TOMA-10.3")
def test_what_seats_have_seen_can_be_said() -> None:
    t = given("freya ajito / motta / cooler", "sk", seen=["1:0", "2:1:aware", "0:2:secretly"], ruled_out="- / 5 6 / 0")
    assert t.sees(1, 0) == ["freya", None]
    assert t.sees(2, 1) == ["motta"]
    assert t.sees(0, 2) == ["cooler"]
    assert t.view()["spied"] == [[1, 0]]
    assert (t.view(0)["known_by"], t.view(1)["known_by"], t.view(2)["known_by"]) == ([1], [2], [])
    assert [player["ruled_out"] for player in t.view()["players"]] == [[], [5, 6], [0]]


@pytest.mark.clause("TOMA-4.13", "TOMA-5.5")
def test_how_a_card_came_into_its_row_can_be_said() -> None:
    t = given("freya ajito / motta / -", "sk", rows="claire / / tentra pythar", ways="redrawn / / played thrown")
    assert t.view()["players"][0]["row"] == [["claire", "redrawn"]]
    assert t.view()["players"][2]["row"] == [["tentra", "played"], ["pythar", "thrown"]]


@pytest.mark.clause("TOMA-4.13", "TOMA-8.10")
def test_overtime_can_be_said() -> None:
    t = given("freya ajito / motta / -", "sk", balls=[5, 5, 2], overtime=True, options={"overtime": "tied"}, round=9)
    assert (t.view()["overtime"], t.view()["round"]) == (True, 9)
    assert [player["dealt"] for player in t.view()["players"]] == [True, True, False]
    assert t.out == []
    t.play("discard freya", "guess 1 7")
    assert t.table.over
    assert t.table.log.foot["ending"] == "overtime"


@pytest.mark.clause("TOMA-4.13", "TOMA-5.7")
def test_a_pending_aim_can_be_said() -> None:
    t = given("freya / motta / cooler", "sk", aim="tytoon")
    assert (t.question, t.asks(0)) == ("trade", ["trade 1", "trade 2"])
    assert t.row(0) == "tytoon"
    t = given("freya / motta / fugma", "claire nate", aim="tobi:duel_low_out", plays=["2:sk"], deck=32)
    assert (t.question, t.view(SPECTATOR)["plays"][-1]) == ("duel", [0, "tobi", "duel_low_out"])
    assert t.play("duel 1").out == [0]


@pytest.mark.clause("TOMA-4.13")
def test_plays_lie_before_who_played_them() -> None:
    t = given("tobi hidan / enki / -", "motta", deck=32, rows="/ / gohan", plays=["2:sk", "1:ajito"])
    assert (t.row(1), t.row(2)) == ("ajito", "sk gohan")


@pytest.mark.clause("TOMA-7.3", "TOMA-8.11", "TOMA-6.3")
def test_who_is_not_asked_hears_why() -> None:
    t = given("freya ajito / motta / -", "sk")
    assert t.refuses(2, "discard sk") == ("you-are-out", "TOMA-7.3")
    assert t.refuses(1, "reveal") == ("not-aimed-at", "TOMA-6.3")
    assert t.refuses(1, "discard motta") == ("not-asked", "TOMA-5.1")
    t = given("freya ajito / motta / -", "sk", balls=[5, 5, 2], overtime=True, options={"overtime": "tied"})
    assert t.refuses(2, "discard sk") == ("sits-out", "TOMA-8.11")
