"""Every "no" has a reason, and the clause that says so."""

from __future__ import annotations

from typing import Any

import pytest

import nyoi
from nyoi.kernel.decision import SPECTATOR
from tests.games.toma.table import fresh, given, wander

FREE: dict[str, Any] = {"zero_reaction": "optional"}
ODD = [
    *["", " ", "\n", "discard", "discard ", "guess", "guess x y", "guess 99 5", "guess -1 5", "guess 1 -5"],
    *["guess 1 99999999999999999999999999", "guess 99999999999999999999 5", "guess 1 5 5", "guess １ ５", "guess ² 3"],
    *[
        "guess 1.0 5",
        "guess 1e0 5",
        "guess +1 5",
        "guess 0x1 5",
        "peek",
        "peek 1 2",
        "peek one",
        "cross 1",
        "cross 1 2 3",
    ],
    *["discard freya motta", "discard nobody", "discard 0", "discard -1"],
    *["discard Majin Végéta", "discard ☃", "☃", "révéler", "pass pass", "reveal kuro", "pass 1", "draw", "x" * 5000],
    *["guess " + "9" * 5000 + " 5", "discard " + "a " * 500, "\x00", "guess 1 5; discard freya", "null", "{}", "[]"],
]


@pytest.mark.clause("TOMA-5.2")
@pytest.mark.parametrize("text", ODD)
def test_odd_texts_are_refused_with_reason_and_clause_everywhere(text: str) -> None:
    places = [
        given("freya ajito / motta / cooler", "claire"),
        given("freya ajito / motta / cooler", "claire").play("discard freya"),
        given("freya ajito / motta / cooler", "claire").play("discard ajito"),
        given("dayu ajito / motta / cooler", "claire", deck=32).play("discard dayu"),
        given("light ajito / kuro / cooler", "claire", deck=32, options=FREE).play("discard light", "guess 1 5"),
    ]
    for t in places:
        before = t.table.fingerprint
        for seat in (t.turn, 2, SPECTATOR, 7, 99):
            reason, clause = t.refuses(seat, text)
            assert reason
            assert clause.startswith("TOMA-")
        with pytest.raises(nyoi.Refused):
            t.play(text)
        assert t.table.fingerprint == before


def test_at_the_discard() -> None:
    t = given("freya ajito / motta / cooler", "claire")
    for text, answer in {
        "": ("unknown-move", "TOMA-5.2"),
        "hop": ("unknown-move", "TOMA-5.2"),
        "discard": ("unknown-card", "TOMA-3.1"),
        "discard krillin": ("unknown-card", "TOMA-3.1"),
        "discard freya ajito": ("unknown-card", "TOMA-3.1"),
        "discard motta": ("not-in-hand", "TOMA-5.2"),  # of another player's hand: the same answer
        "discard toma": ("not-in-hand", "TOMA-5.2"),
        "guess 1 5": ("discard-first", "TOMA-5.2"),
        "pass": ("discard-first", "TOMA-5.2"),
        "reveal": ("discard-first", "TOMA-5.2"),
    }.items():
        assert t.refuses(0, text) == answer, text


def test_at_the_guess() -> None:
    t = given("freya ajito / motta / cooler / - / sk", "claire", deck=16, shields=[2], rows="/ / / fugma /")
    t.play("discard freya")
    for text, answer in {
        "discard ajito": ("choose-first", "TOMA-5.7"),
        "peek 1": ("choose-first", "TOMA-5.7"),
        "guess": ("say-more", "TOMA-6.1"),
        "guess 1": ("say-more", "TOMA-6.1"),
        "guess x y": ("say-more", "TOMA-6.1"),
        "guess -1 5": ("say-more", "TOMA-6.1"),
        "guess 99 5": ("no-such-seat", "TOMA-6.0"),
        "guess 5 5": ("no-such-seat", "TOMA-6.0"),
        "guess 0 5": ("target-self", "TOMA-6.0"),
        "guess 3 5": ("target-out", "TOMA-6.0"),
        "guess 2 5": ("target-shielded", "TOMA-6.39"),
        "guess 1 1": ("value-one", "TOMA-6.13"),
        "guess 1 0": ("value-absent", "TOMA-6.14"),
        "guess 1 9": ("value-absent", "TOMA-6.14"),
    }.items():
        assert t.refuses(0, text) == answer, text


def test_a_move_is_read_generously() -> None:
    """Spaces, capitals, and the card's name in both languages; the log has the move as it is offered."""
    for text in (
        "discard  claire",
        " Discard CLAIRE ",
        "discard\tClaire",
        "discard majin vegeta",
        "discard Majin Végéta",
    ):
        t = given("claire majin_vegeta / motta / cooler", "sk", deck=32)
        assert t.table.refusal(0, text) is None
        t.play(text)
        assert t.table.log.entries[0].move in ("discard claire", "discard majin_vegeta")
    t = given("freya ajito / motta / cooler", "claire").play("DISCARD freya", "guess 1  5")
    assert [entry.move for entry in t.table.log.entries] == ["discard freya", "guess 1 5"]


def test_a_legal_move_written_otherwise_is_not_called_illegal() -> None:
    """The reason must be true: an offered move with a leading zero is only badly written."""
    t = given("freya ajito / motta / cooler", "claire")
    t.play("discard freya")
    assert t.refuses(0, "guess 01 5") == ("unknown-move", "TOMA-5.2")
    t = given("dayu freya / motta / cooler", "claire", deck=32).play("discard dayu")
    assert t.refuses(0, "cross 01 2") == ("unknown-move", "TOMA-5.2")
    assert t.refuses(0, "cross 2 1") == ("write-lower-first", "TOMA-6.28")


def test_at_the_reaction() -> None:
    t = given("light ajito / kuro / cooler", "claire", deck=32, options=FREE).play("discard light", "guess 1 5")
    assert t.refuses(1, "reveal kuro")[0] != "no-zero"  # he has one
    assert t.refuses(1, "discard kuro") == ("answer-first", "TOMA-7.8")
    assert t.refuses(1, "guess 0 5") == ("answer-first", "TOMA-7.8")
    assert t.refuses(0, "guess 1 5") == ("not-asked", "TOMA-5.1")
    t = given("light ajito / motta / cooler", "claire", deck=32, options=FREE).play("discard light", "guess 1 5")
    assert t.refuses(1, "reveal") == ("no-zero", "TOMA-6.3")


@pytest.mark.clause("TOMA-8.9")
def test_when_the_game_is_over() -> None:
    t = given("freya ajito / motta", "claire", balls=[6, 0]).play("discard freya", "guess 1 7")
    for seat in (SPECTATOR, 0, 1):
        assert t.refuses(seat, "discard ajito") == ("game-over", "TOMA-8.9")


@pytest.mark.parametrize("seats", [2, 5, 8])
def test_what_is_offered_is_never_refused_and_what_is_not_always_is(seats: int) -> None:
    every = [move for kind in ("peek", "duel", "trade", "redraw") for move in (f"{kind} {y}" for y in range(seats))]
    every += [f"guess {y} {value}" for y in range(seats) for value in range(10)]
    every += [f"cross {a} {b}" for a in range(seats) for b in range(seats)] + ["reveal", "pass"]
    every += [f"discard {card}" for card in fresh(seats).view()["deck"]]
    for now in wander(fresh(seats, objective=1, **FREE)):
        for seat in range(seats):
            offers = set(now.asks(seat))
            for text in every:
                no = now.table.refusal(seat, text)
                assert (no is None) == (text in offers)
                assert no is None or no.clause.startswith("TOMA-")
