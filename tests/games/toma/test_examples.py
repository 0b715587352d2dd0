"""Section 13: the worked examples, as they are written. Players A, B, C... are seats 0, 1, 2..."""

from __future__ import annotations

import pytest

import nyoi
from nyoi.kernel.decision import SPECTATOR
from tests.games.toma.table import SWAP, Sitting, dealt, fresh, given


def figures(t: Sitting) -> list[tuple[str, int, int]]:
    return [(event["step"], event["seat"], event["figure"]) for event in t.events("tie")]


@pytest.mark.clause("TOMA-8.8", "TOMA-8.9")
def test_ex_1_the_example_targets() -> None:
    assert [fresh(seats).view()["target"] for seats in (2, 3, 4)] == [7, 5, 4]
    t = given("toma / ajito / freya", "", balls=[4, 2, 0])  # A wins a round alone
    assert t.balls == [5, 2, 0]
    assert t.table.over
    assert t.table.results == (1.0, 0.0, 0.0)


ORDER = "tytoon freya cooler motta ajito toma charlo sk deidara claire tentra pythar fugma presea majin_vegeta sharotto"


@pytest.mark.clause("TOMA-4.8", "TOMA-4.11", "TOMA-4.13", "TOMA-6.39")
@pytest.mark.parametrize("objective", [None, 1])
def test_ex_2_a_stacked_deck(objective: int | None) -> None:
    t = dealt(ORDER, 3, starter=1, options={"objective": objective})
    assert (t.aside, t.open, len(t.pile.split())) == ("tytoon", "", 11)  # twelve, before B draws
    assert (t.hand(1), t.hand(2), t.hand(0)) == ("freya ajito", "cooler", "motta")
    t.play("discard freya", "guess 0 7")
    assert t.out == [0]
    assert t.row(0) == "motta"
    assert t.hand(2) == "cooler toma"
    t.play("discard cooler")
    assert t.shields == {2}
    assert t.hand(1) == "ajito charlo"
    t.play("discard charlo")  # neither card has a legal target
    assert t.words() == ["discarded", "no_effect", "unshielded", "drew"]
    assert t.out == [0]
    assert t.hand(2) == "toma sk"
    assert len(t.pile.split()) == 8
    t.play("discard sk", "duel 1")  # 8 against 2, the lower is out
    assert t.events("compared", 2)[0]["own"] == "toma"
    assert t.events("out") == [{"word": "out", "seat": 1, "cards": ["ajito"]}]
    assert t.events("shown") == [{"word": "shown", "seat": 2, "cards": ["toma"]}]
    assert t.balls == [0, 0, 1]
    if objective == 1:  # the game stops here, with the round on the table
        assert t.out == [0, 1]
        assert len(t.pile.split()) == 8
        assert (t.row(1), t.row(2), t.hand(2)) == ("freya charlo ajito", "cooler sk", "toma")
    else:
        assert t.state.round == 2
        assert t.turn == 0
        assert t.view()["start_why"] == "earliest_out"


@pytest.mark.clause("TOMA-6.13", "TOMA-6.15")
def test_ex_3_guess() -> None:
    t = given("tentra ajito / motta / cooler / sk", "claire fugma").play("discard tentra", "guess 1 7")
    assert t.out == [1]
    assert t.row(1) == "motta"
    assert t.turn == 2
    t = given("tentra ajito / motta / cooler / sk", "claire fugma").play("discard tentra", "guess 1 6")
    assert t.out == []
    assert t.hand(1) == "motta claire"
    assert t.sees(0, 1) == [None, None]


@pytest.mark.clause("TOMA-6.3", "TOMA-6.7")
def test_ex_4_zero() -> None:
    t = given("light deidara / kuro / cooler / toma / motta", "fugma sk").play("discard light", "guess 1 5")
    assert t.row(1) == "kuro"
    assert t.out == [0]
    assert t.row(0) == "light deidara"
    assert t.hand(1) == "fugma sk"
    assert t.turn == 1
    assert t.pile == ""


@pytest.mark.clause("TOMA-6.5", "TOMA-6.18", "TOMA-6.21")
def test_ex_5_copy_against_zero() -> None:
    def position() -> Sitting:
        t = given("tobi cooler / sangmarwane / warui", "light nate", deck=32, plays=["2:tytoon"], rows="/ / tytoon")
        return t.play("discard tobi")

    t = position()
    assert t.question == "trade"
    t.play("trade 1")
    assert t.row(1) == "sangmarwane"
    assert t.out == [0]
    assert t.row(0) == "tobi cooler"
    assert t.hand(1) == "light nate"  # he draws Light, and Nate as his turn begins
    t = position().play("trade 2")
    assert (t.hand(0), t.hand(2)) == ("warui", "cooler")
    assert t.out == []


@pytest.mark.clause("TOMA-6.34", "TOMA-6.35", "TOMA-6.37")
def test_ex_6_two_kinds_of_3() -> None:
    t = given("charlo ajito / claire / fugma / freya", "motta toma").play("discard charlo", "duel 1")
    assert t.out == [1]
    assert t.row(1) == "claire"
    t = given("sk ajito / claire / fugma / freya", "motta toma").play("discard sk", "duel 1")
    assert t.out == [0]
    assert t.row(0) == "sk ajito"
    assert t.sees(0, 1)[0] == "claire"
    for seat in (SPECTATOR, 2, 3):
        assert t.sees(seat, 1) == [None, None]


@pytest.mark.clause("TOMA-6.44")
def test_ex_7_a_5_on_toma() -> None:
    t = given("claire freya / toma / cooler / -", "ajito sk", rows="/ / / fugma")
    t.play("discard claire", "redraw 1")
    assert t.out == [3, 1]
    assert t.row(1) == "toma"
    assert t.hand(1) == ""
    assert t.events("replaced") == []
    assert [event["left"] for event in t.events("drew")] == [1]  # two were left for C to draw from


@pytest.mark.clause("TOMA-6.48", "TOMA-10.4")
def test_ex_8_forced_motta() -> None:
    t = given("freya / motta / cooler", "tytoon ajito", turn=1)
    assert t.asks(1) == ["discard motta"]
    t.play("discard motta")
    for seat in (SPECTATOR, 0):
        assert t.events(seat=seat)[:2] == [
            {"word": "discarded", "seat": 1, "card": "motta"},
            {"word": "no_effect", "seat": 1, "card": "motta"},
        ]


@pytest.mark.clause("TOMA-6.2", "TOMA-6.41")
@pytest.mark.parametrize("card", ["freya", "ajito"])
def test_ex_9_all_shielded(card: str) -> None:
    t = given("freya ajito / motta / cooler / -", "sk", shields=[1, 2], rows="/ / / claire")
    assert t.asks(0) == ["discard freya", "discard ajito"]
    t.play(f"discard {card}")
    assert t.words()[:2] == ["discarded", "no_effect"]
    assert t.turn == 1
    assert t.out == [3]


@pytest.mark.clause("TOMA-8.4", "TOMA-8.4d")
def test_ex_10_tie() -> None:
    t = given("cooler / fugma / freya", "", rows="tentra claire / ajito charlo / tytoon motta")
    assert figures(t) == [("sum", 0, 6), ("sum", 1, 5)]
    assert t.balls == [1, 0, 0]


@pytest.mark.clause("TOMA-6.18")
def test_ex_11_copy_skips_the_eliminated() -> None:
    t = given("cooler nate / gohan / tobi / warui", "motta light ajito", deck=32).play("discard cooler")
    assert t.hand(1) == "gohan motta"
    t.play("discard gohan", "duel 2")  # 7 against 1, the higher falls
    assert t.out == [1]
    assert t.hand(2) == "tobi light"
    t.play("discard tobi")
    assert t.events("copied") == [{"word": "copied", "seat": 2, "power": "shield", "from": 0}]
    assert 2 in t.shields


@pytest.mark.clause("TOMA-7.6")
def test_ex_12_a_5_and_the_empty_deck() -> None:
    t = given("claire ajito / motta / cooler", "", aside="toma", options={"objective": 1})
    t.play("discard claire", "redraw 1")
    assert t.row(1) == "motta"
    assert t.hand(1) == ""
    assert t.table.over
    assert t.balls == [0, 0, 1]
    options = {"objective": 1, "empty_deck_draw": "set_aside"}
    t = given("claire ajito / motta / cooler", "", aside="toma", options=options).play("discard claire", "redraw 1")
    assert t.hand(1) == "toma"
    assert t.table.over
    assert t.balls == [0, 1, 0]


@pytest.mark.clause("TOMA-8.10", "TOMA-8.11", "TOMA-4.10")
def test_ex_13_shared_target() -> None:
    t = given("cooler / fugma / freya", "", rows="tentra / pythar / ajito", balls=[4, 4, 1], options={"objective": 5})
    assert t.balls == [5, 5, 1]
    assert not t.table.over
    assert all(player["dealt"] for player in t.view()["players"])
    assert t.state.round == 2
    assert t.turn == 2
    assert t.view()["start_why"] == "fewest"


@pytest.mark.clause("TOMA-9.2", "TOMA-9.3")
def test_ex_14_swap_deck() -> None:
    def start(old: str = "", new: str = "") -> Sitting:
        return fresh(2, deck_mode="custom", custom_cards=[new if id == old else id for id in SWAP])

    assert sorted(start().view()["deck"]) == sorted(SWAP)
    with pytest.raises(nyoi.Refused, match="deck-one-colour"):
        start("warui", "charlo")
    with pytest.raises(nyoi.Refused, match="deck-count"):
        start("light", "kuro")
