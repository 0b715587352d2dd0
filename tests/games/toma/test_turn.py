"""Section 5: the order of a turn, what "played" means, what is asked."""

from __future__ import annotations

import pytest

from nyoi.kernel.decision import SPECTATOR
from nyoi.kernel.play import offered
from tests.games.toma.table import fresh, given, wander


@pytest.mark.clause("TOMA-5.1")
def test_turns_go_clockwise() -> None:
    t = given("cooler ajito / fugma / toma / motta", "tentra pythar presea sk")
    assert [t.turn, *(t.play(f"discard {card}").turn for card in ("cooler", "fugma"))] == [0, 1, 2]
    t.play("discard pythar", "guess 3 2")
    assert t.turn == 3
    t = given("freya / ajito / sk / cooler motta", "claire", turn=3)
    assert t.play("discard cooler").turn == 0


@pytest.mark.clause("TOMA-5.1")
def test_the_eliminated_are_skipped() -> None:
    t = given("cooler ajito / - / - / motta", "tentra pythar", rows="/ claire / sk /")
    assert t.play("discard cooler").turn == 3
    assert t.play("discard motta").turn == 0


@pytest.mark.clause("TOMA-5.1")
def test_out_of_turn_nobody_is_asked() -> None:
    t = given("cooler ajito / fugma / - / motta", "tentra", rows="/ / sk /")
    for seat in (1, 2, 3):
        assert t.asks(seat) == []
        due = ("you-are-out", "TOMA-7.3") if seat == 2 else ("not-asked", "TOMA-5.1")
        assert t.refuses(seat, "discard fugma") == due


@pytest.mark.clause("TOMA-5.2")
def test_draw_then_discard_then_power_then_the_next_player() -> None:
    t = given("ajito / motta / cooler", "sk claire")
    assert t.words() == ["drew"]
    assert t.hand(0) == "ajito sk"
    t.play("discard ajito", "peek 1")
    assert t.words() == ["discarded", "aimed", "peeked", "drew"]
    assert (t.hand(0), t.row(0)) == ("sk", "ajito")
    assert t.turn == 1
    assert t.hand(1) == "motta claire"


@pytest.mark.clause("TOMA-5.2")
def test_no_step_can_be_skipped() -> None:
    t = given("ajito / motta / cooler", "sk claire")
    assert t.asks(0) == ["discard ajito", "discard sk"]
    assert t.refuses(0, "pass") == ("discard-first", "TOMA-5.2")
    assert t.refuses(0, "peek 1") == ("discard-first", "TOMA-5.2")
    assert t.refuses(0, "draw") == ("unknown-move", "TOMA-5.2")
    assert t.refuses(0, "discard motta") == ("not-in-hand", "TOMA-5.2")


@pytest.mark.clause("TOMA-5.2")
@pytest.mark.parametrize("seats", range(2, 9))
def test_exactly_one_card_is_drawn_a_turn(seats: int) -> None:
    t = fresh(seats, objective=1)
    for now in wander(t):
        if now.question == "discard":
            drawn = [event["seat"] for event in now.events("drew")]
            assert drawn == [now.turn]


@pytest.mark.clause("TOMA-5.3")
def test_who_cannot_draw_ends_the_round() -> None:
    t = given("ajito / motta / cooler", "sk", balls=[0, 4, 0])
    t.play("discard sk", "duel 2")  # the lower falls: seat 0
    assert t.out == [0]
    assert t.table.over  # seat 1 has nothing to draw: no discard, no power, 7 beats 4
    assert t.words() == ["discarded", "aimed", "compared", "fell", "out", "shown", "shown", "aside", "ball", "won"]
    assert t.hand(1) == "motta"
    assert t.row(1) == ""


@pytest.mark.clause("TOMA-5.3")
def test_the_last_card_still_gives_a_whole_turn() -> None:
    t = given("ajito / motta / cooler", "sk claire", balls=[0, 4, 0])
    t.play("discard ajito", "peek 2")
    assert t.pile == ""
    assert t.asks(1) == ["discard motta"]
    assert not t.table.over


@pytest.mark.clause("TOMA-5.4")
def test_discards_lie_in_order_for_all_to_see() -> None:
    t = given("ajito / motta / cooler", "sk claire tentra pythar fugma", rows="presea / / deidara")
    t.play("discard ajito", "peek 1", "discard motta", "discard cooler", "discard pythar", "guess 1 2")
    for seat in (SPECTATOR, 0, 1, 2):
        rows = [player["row"] for player in t.view(seat)["players"]]
        assert rows[0] == [["presea", "played"], ["ajito", "played"], ["pythar", "played"]]
        assert rows[1] == [["motta", "played"]]
        assert rows[2] == [["deidara", "played"], ["cooler", "played"]]


@pytest.mark.clause("TOMA-5.5")
def test_a_play_is_recorded_with_the_power_it_took() -> None:
    t = given("fugma light / tobi / sk", "boss_stinger dayu claire", deck=32)
    t.play("discard fugma", "discard tobi")
    assert t.view()["plays"] == [[0, "fugma", "shield"], [1, "tobi", "shield"]]


@pytest.mark.clause("TOMA-5.5", "TOMA-6.18")
def test_a_card_thrown_away_by_a_five_was_not_played() -> None:
    # Tytoon lands in the row of seat 1 after Claire was played: Tobi copies Claire, not Tytoon.
    t = given("claire light / tytoon / sk", "tobi ajito dayu", deck=32)
    t.play("discard claire", "redraw 1")
    assert (t.row(1), t.ways(1)) == ("tytoon", "redrawn")
    assert t.view()["plays"] == [[0, "claire", "redraw"]]
    t.play("discard tobi")
    assert t.question == "redraw"


@pytest.mark.clause("TOMA-5.5", "TOMA-6.9")
def test_a_revealed_zero_was_not_played() -> None:
    t = given("- / light fugma / kuro / tobi", "ajito sk", deck=32, rows="claire / / /", plays=["3:dayu"], turn=1)
    t.play("discard light", "guess 2 5")
    assert (t.row(2), t.ways(2)) == ("kuro", "revealed")
    assert t.view()["plays"] == [[3, "dayu", "cross"], [1, "light", "guess"]]


@pytest.mark.clause("TOMA-5.5")
def test_a_hand_thrown_in_was_not_played() -> None:
    t = given("light sk / cooler / ajito / tytoon", "tobi dayu", deck=32)
    t.play("discard light", "guess 1 4")
    assert (t.row(1), t.ways(1)) == ("cooler", "thrown")
    assert t.view()["plays"] == [[0, "light", "guess"]]
    t.play("discard tobi")
    assert t.question == "guess"


@pytest.mark.clause("TOMA-5.6")
@pytest.mark.parametrize("seats", range(2, 9))
@pytest.mark.parametrize("options", [{}, {"zero_reaction": "optional", "empty_deck_draw": "set_aside"}])
def test_everybody_in_holds_one_card_the_active_player_two(seats: int, options: dict[str, str]) -> None:
    for now in wander(fresh(seats, seed=seats, objective=3, **options)):
        if not now.table.over:
            for seat in range(seats):
                discarding = now.question == "discard" and seat == now.turn
                due = 0 if not now.state.inside[seat] else 2 if discarding else 1
                assert len(now.hand(seat).split()) == due


@pytest.mark.clause("TOMA-5.6")
def test_the_only_empty_hand_is_at_the_end_of_the_round() -> None:
    t = given("claire ajito / motta / cooler", "", balls=[0, 0, 4], aside="toma")
    t.play("discard claire", "redraw 1")
    assert t.table.over
    assert t.hand(1) == ""
    assert 1 not in t.out


@pytest.mark.clause("TOMA-5.7")
def test_a_discard_is_final_and_public_before_the_choice() -> None:
    t = given("tentra ajito / motta / cooler", "claire")
    t.play("discard tentra")
    assert t.events() == [{"word": "discarded", "seat": 0, "card": "tentra"}]
    assert t.view()["players"][0]["row"] == [["tentra", "played"]]
    assert t.turn == 0
    assert t.question == "guess"
    assert t.refuses(0, "discard ajito") == ("choose-first", "TOMA-5.7")
    assert t.refuses(0, "peek 1") == ("choose-first", "TOMA-5.7")
    assert t.refuses(0, "pass") == ("choose-first", "TOMA-5.7")


@pytest.mark.clause("TOMA-5.7")
def test_nothing_is_revealed_between_discard_and_choice() -> None:
    """What may be chosen follows from what the player knew before: other hidden cards, the same offers."""
    offers = []
    for hands, pile in (("motta / cooler", "toma sk"), ("toma / sk", "cooler motta"), ("sk / motta", "toma cooler")):
        t = given(f"tentra ajito / {hands}", pile, aside="claire")
        offers.append((t.asks(0), [t.play("discard tentra").asks(0), t.events(seat=0)]))
    assert offers[0] == offers[1] == offers[2]


@pytest.mark.clause("TOMA-5.8")
def test_a_single_discard_is_still_asked() -> None:
    t = given("motta tytoon / freya / sk", "claire")
    assert t.turn == 0
    assert t.asks(0) == ["discard motta"]
    assert t.row(0) == ""


@pytest.mark.clause("TOMA-5.8")
def test_a_single_target_is_still_asked() -> None:
    t = given("tytoon ajito / freya / sk", "claire", shields=[1])
    t.play("discard ajito")
    assert t.asks(0) == ["peek 2"]
    assert t.sees(0, 2) == [None]


@pytest.mark.clause("TOMA-5.8")
def test_only_a_power_without_a_choice_is_not_asked() -> None:
    t = given("tytoon ajito / freya / sk", "claire", shields=[1, 2])
    t.play("discard ajito")
    assert t.turn == 1
    assert t.question == "discard"


@pytest.mark.clause("TOMA-5.8", "TOMA-7.1")
@pytest.mark.parametrize("seats", [2, 5, 8])
def test_one_player_is_asked_at_a_time_and_never_without_an_answer(seats: int) -> None:
    for now in wander(fresh(seats, objective=3, zero_reaction="optional")):
        asked = [seat for seat in range(seats) if offered(now.state, seat)]
        assert asked == ([] if now.table.over else [now.turn])
