"""Section 4: before the first round, before each round (test_start.py: who starts)."""

from __future__ import annotations

import json

import pytest

from nyoi.kernel.decision import SPECTATOR
from tests.games.toma.table import Sitting, dealt, fresh, given, refused, wander

BASE = "tytoon freya cooler motta ajito toma charlo sk deidara claire tentra pythar fugma presea majin_vegeta sharotto"


def ids(text: str) -> list[str]:
    return text.split()


# -- the game


@pytest.mark.clause("TOMA-4.1")
def test_the_target_is_fixed_before_the_first_round_and_public() -> None:
    t = fresh(3, objective=2)
    for now in wander(t):
        for seat in (SPECTATOR, 0, 1, 2):
            assert now.view(seat)["target"] == 2
    assert max(t.balls) == 2


@pytest.mark.clause("TOMA-4.1")
def test_a_view_gives_no_hold_on_the_options() -> None:
    t = fresh(3)
    view = t.view(0)
    view["options"]["objective"] = 1
    view["options"]["custom_cards"] += ["kuro"]
    assert t.view()["options"]["objective"] is None
    assert t.view()["options"]["custom_cards"] == []


@pytest.mark.clause("TOMA-4.1")
@pytest.mark.parametrize("seats", [-1, 0, 1, 9, 100])
def test_a_game_is_for_two_to_eight(seats: int) -> None:
    assert refused(seats=seats)[0] == "bad-seats"


@pytest.mark.clause("TOMA-4.2")
@pytest.mark.parametrize(("seats", "size"), [(2, 16), (3, 16), (4, 16), (5, 20), (6, 24), (7, 28), (8, 32)])
@pytest.mark.parametrize("deck_mode", ["standard", "random"])
def test_the_deck_is_the_one_for_the_number_of_players(seats: int, size: int, deck_mode: str) -> None:
    deck = fresh(seats, deck_mode=deck_mode).view()["deck"]
    assert len(deck) == len(set(deck)) == size


@pytest.mark.clause("TOMA-4.3")
@pytest.mark.parametrize("seats", range(2, 9))
def test_everybody_starts_without_a_ball(seats: int) -> None:
    assert [p["balls"] for p in fresh(seats).view()["players"]] == [0] * seats


@pytest.mark.clause("TOMA-4.3", "TOMA-5.1")
def test_seats_keep_their_clockwise_order_in_every_round() -> None:
    t = fresh(5, objective=2, seed=3)
    last = (0, 0)
    for now in wander(t):
        if now.question == "discard":
            if last[0] == now.state.round:  # nobody between the last player and this one is in
                between = [(last[1] + i) % 5 for i in range(1, (now.turn - last[1]) % 5 or 5)]
                assert not any(now.state.inside[seat] for seat in between)
            last = (now.state.round, now.turn)


# -- each round


@pytest.mark.clause("TOMA-4.4")
@pytest.mark.parametrize("seed", range(5))
def test_who_starts_is_known_before_a_card_is_dealt(seed: int) -> None:
    t = fresh(4, seed)
    assert t.words() == ["deck", "round", *["dealt"] * 4, "drew"]
    # The first die names the starting player, the other fifteen shuffle.
    assert t.table.log.start[0] == t.state.starter
    assert len(t.table.log.start) == 16


@pytest.mark.clause("TOMA-4.5")
def test_the_whole_deck_is_shuffled_for_each_round() -> None:
    t = given("freya ajito / motta / cooler", "claire", rows="tentra / sk / pythar", balls=[0, 0, 1], shields=[2])
    t.play("discard freya", "guess 1 7", "discard claire", "redraw 0")  # the deck is empty: the round ends
    assert t.state.round == 2
    found = [t.pile, t.aside, t.open, *(t.hand(seat) for seat in range(3))]
    assert sorted(" ".join(found).split()) == sorted(ids(BASE))
    assert len({fresh(3, seed).pile for seed in range(20)}) == 20


@pytest.mark.clause("TOMA-4.5")
def test_nothing_remains_of_the_round_before() -> None:
    t = given("cooler ajito / tentra / freya / -", "sk claire", plays=["1:fugma"], rows="/ fugma / / pythar")
    t.play("discard ajito", "peek 2", "discard tentra", "guess 2 5")
    assert t.sees(0, 2) == ["freya", None]
    assert t.view()["players"][2]["ruled_out"] == [5]
    t.play("discard claire", "redraw 1")  # the deck is empty: the round ends, and Freya was never played
    assert t.state.round == 2
    view = t.view()
    assert view["fallen"] == []
    assert view["plays"] == []
    assert view["spied"] == []
    for seat, player in enumerate(view["players"]):
        assert player["inside"]
        assert not player["shield"]
        assert player["row"] == []
        assert player["ruled_out"] == []
        for other in range(4):
            if other != seat:
                assert set(t.sees(seat, other)) == {None}


@pytest.mark.clause("TOMA-4.5")
def test_shields_end_with_the_round() -> None:
    t = given("cooler ajito / motta / freya", "", options={"objective": 3})
    t.play("discard cooler")  # the deck is empty: the round ends at the next player's draw
    assert t.state.round == 2
    assert t.shields == set()


def stacked(seats: int) -> tuple[list[str], Sitting]:
    order = list(reversed(fresh(seats).view()["deck"]))
    return order, dealt(" ".join(order), seats, starter=1)


@pytest.mark.clause("TOMA-4.6")
@pytest.mark.parametrize("seats", range(2, 9))
def test_the_top_card_is_set_aside_unseen(seats: int) -> None:
    order, t = stacked(seats)
    assert t.aside == order[0] == "toma"
    for seat in (SPECTATOR, *range(seats)):
        view = t.view(seat)
        assert view["aside"] is True
        del view["deck"]
        assert '"toma"' not in json.dumps({k: v for k, v in view.items() if k != "game"})
        assert "toma" not in json.dumps(t.events(seat=seat))


@pytest.mark.clause("TOMA-4.7")
def test_with_two_players_three_cards_lie_open_all_round() -> None:
    order, t = stacked(2)
    assert t.open.split() == order[1:4]
    assert t.events("opened") == [{"word": "opened", "cards": order[1:4]}]
    while t.state.round == 1 and not t.table.over:
        for seat in (SPECTATOR, 0, 1):
            assert t.view(seat)["open"] == order[1:4]
        t.play(t.asks(t.turn)[0])


@pytest.mark.clause("TOMA-4.7")
def test_open_cards_are_nobodys_and_were_not_played() -> None:
    _, t = stacked(2)
    assert t.row(0) == t.row(1) == ""
    assert t.view()["plays"] == []
    t = given("tobi ajito / freya", "claire sk", deck=32, open="tytoon hidan dayu", aside="toma")
    t.play("discard tobi")  # it finds nothing to copy
    assert t.words() == ["discarded", "no_effect", "drew"]


@pytest.mark.clause("TOMA-4.7")
@pytest.mark.parametrize("seats", range(3, 9))
def test_with_more_players_no_card_lies_open(seats: int) -> None:
    t = fresh(seats, objective=1)
    for now in wander(t):  # not even when two remain
        assert now.view()["open"] == []


@pytest.mark.clause("TOMA-4.8")
@pytest.mark.parametrize(("seats", "left"), [(2, 10), (3, 12), (4, 11), (5, 14), (6, 17), (7, 20), (8, 23)])
def test_each_draws_one_card_the_starting_player_first(seats: int, left: int) -> None:
    order, t = stacked(seats)
    first = 4 if seats == 2 else 1
    clockwise = [(1 + i) % seats for i in range(seats)]
    assert [t.hand(seat).split()[0] for seat in clockwise] == order[first : first + seats]
    assert [event["seat"] for event in t.events("dealt")] == clockwise
    assert t.hand(1).split() == [order[first], order[first + seats]]  # and the draw of the first turn
    assert t.view()["left"] == left - 1
    assert t.pile.split() == order[first + seats + 1 :]
    assert all(len(t.hand(seat).split()) == 1 for seat in clockwise[1:])


# -- positions


@pytest.mark.clause("TOMA-4.13")
def test_a_round_from_a_stacked_deck() -> None:
    t = dealt(BASE, 3, starter=2, balls=[1, 2, 0])
    assert (t.aside, t.hand(2), t.hand(0), t.hand(1)) == ("tytoon", "freya ajito", "cooler", "motta")
    assert t.pile == BASE.partition("ajito ")[2]
    assert t.balls == [1, 2, 0]
    assert t.turn == 2


@pytest.mark.clause("TOMA-4.13")
def test_any_position_in_mid_round() -> None:
    t = given(
        "light / - / boss_stinger / -",
        "claire sk tytoon",
        deck=32,
        rows="tobi dayu / ajito freya / fugma / deidara",
        plays=["0:dayu", "1:ajito", "2:fugma", "0:tobi:shield"],
        shields=[0, 2],
        out=[3, 1],
        aside="kuro",
        balls=[1, 0, 2, 0],
        turn=2,
    )
    # The draw was still to be made.
    assert t.turn == 2
    assert t.hand(2) == "boss_stinger claire"
    assert t.pile == "sk tytoon"
    assert t.aside == "kuro"
    assert t.out == [3, 1]
    assert t.balls == [1, 0, 2, 0]
    assert t.shields == {0}  # his own ended as his turn began
    assert t.row(0) == "tobi dayu"
    assert t.view()["plays"][-1] == [0, "tobi", "shield"]
    t.play("discard boss_stinger")
    assert t.events("shielded") == [{"word": "shielded", "seat": 2}]


@pytest.mark.clause("TOMA-4.13")
def test_a_position_after_the_draw() -> None:
    t = given("light claire / motta / sk", "ajito", deck=20)
    assert t.asks(0) == ["discard light", "discard claire"]
    assert t.pile == "ajito"
