"""What a move of Toma would do and risk, in figures that can be counted on one's fingers."""

from __future__ import annotations

import pytest

import nyoi
from nyoi.games.toma.mind.odds import chances
from nyoi.kernel.seen import Note


def told(position: dict[str, object], *moves: str) -> list[Note]:
    """What is foretold of the last of these moves, once the others were played."""
    t = nyoi.given("toma", position)
    t.play(*moves[:-1])
    decision = t.decision
    assert decision is not None
    found = t.game.foretell(t.view(decision.seat), t.find(decision.seat, moves[-1]))
    return [] if found is None else found["notes"]


def of(notes: list[Note], key: str) -> dict[str, object]:
    return next(note["facts"] for note in notes if note["key"] == key)


@pytest.mark.clause("TOMA-6.13")
def test_a_guess_hits_as_often_as_the_unseen_cards_say() -> None:
    t = nyoi.given("toma", {"hands": "tentra ajito / claire / tytoon", "pile": "pythar cooler sk", "turn": 0})
    t.play("discard ajito", "peek 1")
    assert chances(t.view(0), 1)[5] == 1  # he has seen it
    view = t.view(0)
    found = chances(view, 2)
    assert sum(found) == pytest.approx(1)
    unseen = [id for id in view["deck"] if id not in ("tentra", "ajito", "claire") and id not in view["open"]]
    assert found[6] == pytest.approx(sum(id == "tytoon" for id in unseen) / len(unseen))


def test_what_is_ruled_out_for_others_makes_a_card_likelier() -> None:
    """Three unseen cards, two hands: who cannot hold the 8 leaves it to the other or to the deck."""
    view = {
        "seat": 0,
        "deck": ["tytoon", "motta", "toma", "claire"],
        "open": [],
        "players": [
            {"hand": ["claire"], "row": [], "ruled_out": []},
            {"hand": [None], "row": [], "ruled_out": []},
            {"hand": [None], "row": [], "ruled_out": [8]},
        ],
    }
    assert chances(view, 1)[8] == pytest.approx(1 / 2)
    assert chances(view, 1)[6] == pytest.approx(1 / 4)
    assert chances(view, 2)[8] == 0


@pytest.mark.clause("TOMA-6.4")
def test_a_card_of_value_1_may_run_into_a_zero() -> None:
    five = {"hands": "pythar ajito / freya / tytoon / cooler / sk", "pile": "kuro", "turn": 0}
    notes = told(five, "discard pythar", "guess 1 5")
    assert of(notes, "zero")["target"] == 1
    assert 0 < int(str(of(notes, "zero")["percent"])) < 50
    assert notes[-1]["tone"] == "warn"


@pytest.mark.clause("TOMA-6.35")
def test_a_duel_is_weighed() -> None:
    position = {"hands": "sk tytoon / claire", "pile": "pythar cooler", "turn": 0, "seen": "0:1"}
    found = told(position, "discard sk", "duel 1")
    assert (of(found, "duel")["win"], of(found, "duel")["lose"], found[0]["tone"]) == (100, 0, "good")


@pytest.mark.clause("TOMA-6.50")
def test_toma_is_not_to_be_thrown_away() -> None:
    (found,) = told({"hands": "toma claire / tytoon", "pile": "cooler", "turn": 0}, "discard toma")
    assert (found["key"], found["tone"]) == ("toma-goes", "warn")


def test_who_does_not_decide_is_told_nothing() -> None:
    t = nyoi.given("toma", {"hands": "toma claire / tytoon", "pile": "cooler", "turn": 0})
    move = t.find(0, "discard toma")
    assert t.game.foretell(t.view(1), move) is None
    assert t.game.foretell(t.view(nyoi.SPECTATOR), move) is None
    assert t.game.foretell(t.view(0), None) is None
