"""Clauses 10.2 and 10.3: how a hand becomes known, and what is remembered of it."""

from __future__ import annotations

from typing import Any

import pytest

from tests.games.toma.table import TABLES, fresh, given, wander

# -- ways to learn a hand


@pytest.mark.clause("TOMA-10.2")
def test_peek_duel_trade_and_cross() -> None:
    t = given("ajito freya / motta / cooler", "claire sk").play("discard ajito", "peek 1")
    assert (t.sees(0, 1)[0], t.sees(1, 0), t.sees(2, 1)[0]) == ("motta", [None], None)
    t = given("charlo freya / tentra / cooler", "claire sk").play("discard charlo", "duel 1")
    assert (t.sees(0, 1)[0], t.sees(1, 0), t.sees(2, 0)) == ("tentra", ["freya"], [None])
    t = given("tytoon freya / motta / cooler", "claire sk").play("discard tytoon", "trade 1")
    assert (t.sees(0, 1)[0], t.sees(1, 0), t.sees(2, 0)) == ("freya", ["motta"], [None])


@pytest.mark.clause("TOMA-10.2")
def test_a_cross_tells_the_active_player_nothing_unless_he_is_one_of_the_two() -> None:
    t = given("dayu freya / motta / cooler", "claire sk", deck=32).play("discard dayu", "cross 1 2")
    assert t.sees(0, 1) == [None, None]
    assert t.sees(0, 2) == [None]
    t = given("dayu freya / motta / cooler", "claire sk", deck=32).play("discard dayu", "cross 0 2")
    assert t.sees(0, 2) == ["freya"]
    assert t.sees(2, 0) == ["cooler"]
    assert t.sees(1, 2) == [None]


@pytest.mark.clause("TOMA-10.2")
def test_a_guess_tells_no_card() -> None:
    t = given("tentra freya / motta / cooler", "claire sk").play("discard tentra", "guess 1 6")
    assert t.sees(0, 1) == [None, None]


# -- private notes


class Memory:
    """A player who forgets nothing he was told: the cards he knows others to hold, from his events alone."""

    def __init__(self, seat: int) -> None:
        self.seat = seat
        self.knows: dict[int, str] = {}
        self.swap: tuple[int, int] | None = None

    def hear(self, e: dict[str, Any]) -> None:
        word = e["word"]
        if self.swap and word != "countered":
            a, b = self.swap
            known = {b: self.knows.get(a), a: self.knows.get(b)}
            self.knows = {y: c for y, c in {**self.knows, **known}.items() if c is not None and y != self.seat}
        self.swap = None
        if word == "round":
            self.knows = {}
        elif word == "peeked" and e["card"]:
            self.knows[e["target"]] = e["card"]
        elif word == "compared" and e["own"]:
            mine = e["seat"] == self.seat
            self.knows[e["target"] if mine else e["seat"]] = e["other"] if mine else e["own"]
        elif word == "received":
            self.knows[e["from"]] = e["gave"]
        elif word == "crossed":
            self.swap = (e["one"], e["other"])
        elif word == "aimed" and e["power"] == "trade":
            self.swap = (e["seat"], e["target"])
        elif word in ("out", "threw", "countered"):
            self.knows.pop(e["seat"], None)
        elif word == "discarded" and self.knows.get(e["seat"]) == e["card"]:
            del self.knows[e["seat"]]


@pytest.mark.clause("TOMA-10.3", "TOMA-10.2")
@pytest.mark.parametrize(("seats", "options"), TABLES)
def test_notes_are_what_a_perfect_memory_holds(seats: int, options: dict[str, Any]) -> None:
    known = 0
    for seed in range(12 // seats + 1):
        memories = [Memory(seat) for seat in range(seats)]
        for now in wander(fresh(seats, seed=seed, objective=2, **options), seed):
            for memory in memories:
                for event in now.events(seat=memory.seat):
                    memory.hear(event)
                players = now.view(memory.seat)["players"]
                for other in range(seats):
                    if other != memory.seat and now.state.inside[other] and not now.table.over:
                        first, *rest = players[other]["hand"]
                        assert first == memory.knows.get(other)
                        assert set(rest) <= {None}
                        assert first in (None, now.hand(other).split()[0])  # and it is true
                        known += first is not None
    assert known > 9


@pytest.mark.clause("TOMA-10.3")
def test_a_note_is_kept_when_the_other_card_is_discarded() -> None:
    t = given("ajito freya / motta / cooler", "fugma sk tentra").play("discard ajito", "peek 1", "discard fugma")
    assert t.sees(0, 1) == ["motta"]


@pytest.mark.clause("TOMA-10.3")
def test_a_note_is_dropped_when_the_known_card_is_discarded() -> None:
    t = given("ajito freya / motta / cooler", "fugma sk tentra").play("discard ajito", "peek 1", "discard motta")
    assert t.sees(0, 1) == [None]


@pytest.mark.clause("TOMA-10.3")
def test_a_note_follows_exchanges() -> None:
    t = given("ajito freya / motta / cooler / sk", "tytoon kefka wesey light nate", deck=32)
    t.play("discard ajito", "peek 2")
    assert t.sees(0, 2) == ["cooler"]
    t.play("discard motta", "discard kefka", "cross 1 3")
    assert t.sees(0, 2) == ["cooler"]
    assert t.sees(0, 1) == t.sees(0, 3)[:1] == [None]
    t = given("ajito freya / motta / cooler / sk", "kefka wesey light nate", deck=32)
    t.play("discard ajito", "peek 2", "discard kefka", "cross 2 3")
    assert t.sees(0, 3) == ["cooler"]
    assert t.sees(0, 2)[0] is None


@pytest.mark.clause("TOMA-10.3")
def test_a_note_is_dropped_when_the_hand_is_redrawn_or_revealed() -> None:
    t = given("ajito freya / claire / cooler", "fugma sk tentra").play(
        "discard ajito", "peek 2", "discard claire", "redraw 2"
    )
    assert t.sees(0, 2) == [None, None]
    t = given("ajito freya / light / kuro", "fugma sk tentra motta", deck=32)
    t.play("discard ajito", "peek 2")
    assert t.sees(0, 2) == ["kuro"]
    t.play("discard light", "guess 2 3")
    assert t.sees(0, 2) == [None, None]
