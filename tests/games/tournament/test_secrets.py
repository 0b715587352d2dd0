"""Hidden information (TOUR section 10). The twin-state tests of every game prove it for whole games."""

from __future__ import annotations

import json

import pytest

import nyoi
from nyoi.games.tournament.content import KINDS
from nyoi.games.tournament.imagine import Dreamer
from nyoi.games.tournament.rules import cards
from nyoi.kernel.rng import Rng
from tests.games.tournament.table import given

HANDS = "def_garde att_hakai / def_image def_sauvetage att_rafale / spe_mur"
TEAMS = "krillin@D7 / monna@F7 / vuon@M5"


@pytest.mark.clause("TOUR-10.1")
def test_hands_of_others_are_not_in_a_view() -> None:
    t = given(TEAMS, hands=HANDS)
    for seat in (-1, 0, 1, 2):
        text = json.dumps(t.table.view(seat))
        for other, hand in enumerate(HANDS.split(" / ")):
            assert all((f'"{id}"' in text) == (seat == other) for id in hand.split())
    players = t.table.view(2)["players"]
    assert players[1]["cards"] == [1, 2, 0]  # backs differ
    assert players[1]["hand"] == []
    assert t.table.view(1)["players"][1]["hand"] == ["def_image", "def_sauvetage", "att_rafale"]


@pytest.mark.clause("TOUR-10.1")
def test_piles_are_unknown_until_cards_come_back_under_them() -> None:
    t = given("krillin@D7-9 / monna@F7", hands="def_souffle /")
    assert set(t.table.view(0)["piles"]["attack"]) == {None}
    t.play("card def_souffle")
    assert t.table.view(1)["piles"]["defence"][-1] == "def_souffle"
    assert t.table.view(-1)["piles"]["defence"][:-1] == [None] * 24
    assert len(t.table.view(1)["pile"]) == 75
    assert set(t.table.view(1)["pile"]) == {None}


@pytest.mark.clause("TOUR-10.2")
def test_ways_of_attacking_are_not_shown_to_others() -> None:
    t = given("krillin@D7 / monna@F7", hands="att_kienzan /", dice="ball kick kick")
    t.play("go krillin F7")
    assert "card att_kienzan" in t.offers(seat=0)
    assert t.offers(seat=1) == []
    assert "att_kienzan" not in json.dumps(t.table.view(1))
    t.play("sum ball kick kick")
    assert "att_kienzan" not in json.dumps([t.table.view(1), t.table.events(1)])
    assert t.event("sum", 1)["damage"] == 7


@pytest.mark.clause("TOUR-10.3")
def test_others_see_the_back_of_a_card_drawn() -> None:
    t = given("krillin@D7 / monna@M7")
    t.play("go krillin F8")
    own, other = t.event("drew", 0), t.event("drew", 1)
    assert own["card"] in KINDS
    assert other == {**own, "card": None}
    assert other["pile"] == "defence"


@pytest.mark.clause("TOUR-10.4")
def test_a_missed_throw_shows_the_dice_not_the_cards() -> None:
    t = given("krillin@D7 / monna@F7", hands="/ def_garde", dice="ball kick fist fist")
    t.play("go krillin F7", "reroll fist", "combo 1").roll("kick kick kick aura aura").play("throw", "take")
    assert "def_garde" not in json.dumps([t.table.view(0), t.table.events(0)])
    assert t.event("rolled", 0)["faces"] == ["kick", "kick", "kick", "aura", "aura"]


@pytest.mark.clause("TOUR-10.5")
def test_a_bot_gets_a_view_and_dreams_only_from_it() -> None:
    t = given(TEAMS, hands=HANDS)
    view = t.table.view(0)
    dreams = [Dreamer(json.loads(json.dumps(view))).dream(Rng(seed)) for seed in range(20)]
    assert all(nyoi.game("tournament").view(dream, 0) == view for dream in dreams)
    assert len({dream.hands[1] for dream in dreams}) > 10  # it does not know the hand of seat 1
    assert len({dream.piles[0] for dream in dreams}) == 20


@pytest.mark.clause("TOUR-10.6", "TOUR-5.2")
def test_being_asked_tells_nothing_about_a_hand() -> None:
    def asked_on(throws: int, hand: str, **position: object) -> list[str]:
        t = given("krillin@D7 / monna@F7", hands=f"/ {hand}", dice="kick kick" + " fist" * (throws + 1), **position)
        t.play("go krillin F7", *["reroll fist"] * (throws - 1), "sum fist kick kick")
        return t.offers() if t.key == "defend" else []

    # A second throw: asked when there is a Defence card, of use or not.
    assert asked_on(2, "def_garde") == ["take", "throw"]
    assert asked_on(2, "def_sauvetage") == ["take"]
    assert asked_on(2, "att_rafale spe_reflexes") == []
    # A third one: always, unless there is neither a dodge nor a card.
    assert asked_on(3, "") == ["take", "throw"]
    t = given("dyspo@D7 / piccolo@F7", dice="kick kick kick kick aura aura aura")
    t.play("go dyspo F7", "reroll aura", "reroll aura", "sum kick")
    assert t.key == "land"
    t = given("dyspo@D7 / piccolo@F7", hands="/ spe_fusion", dice="kick kick kick kick aura aura aura")
    t.play("go dyspo F7", "reroll aura", "reroll aura", "sum kick")
    assert t.offers() == ["take"]
    # Cards barred: only the dodge counts.
    assert asked_on(2, "def_garde", event="eve_garde_basse") == []
    assert asked_on(3, "def_garde", event="eve_garde_basse") == ["take", "throw"]


@pytest.mark.clause("TOUR-10.6")
def test_the_question_of_sauvetage_and_of_transformation() -> None:
    def rescue_asked(hand: str) -> list[str]:
        t = given("krillin@D7 / zium@F7 vuon@A5", hands=f"/ {hand}", dice="ball ball kick")
        t.play("go krillin F7", "combo 2")
        return t.offers() if t.key == "rescue" else []

    assert rescue_asked("def_sauvetage") == ["card def_sauvetage", "decline"]
    assert rescue_asked("def_garde") == ["decline"]
    assert rescue_asked("att_rafale") == []

    def card_asked(hand: str) -> list[str]:
        t = given("cabba@D7 / vuon@F7", hands=f"{hand} /", dice="1")
        t.play("go cabba F7", "transform")
        return t.offers() if t.key == "transform-card" else []

    assert card_asked("spe_transformation") == ["card spe_transformation", "decline"]
    assert card_asked("spe_fusion") == ["decline"]
    assert card_asked("def_garde") == []


@pytest.mark.clause("TOUR-10.6", "TOUR-5.2")
def test_the_end_window_opens_on_backs_and_the_board() -> None:
    def asked_after(teams: str, hand: str) -> list[str]:
        t = given(teams, hands=f"{hand} /")
        t.play("go monna C7")
        return t.offers() if t.key == "close" else []

    assert asked_after("monna@D7-3 / frost@M7", "def_souffle") == ["end", "card def_souffle"]
    assert asked_after("monna@D7-3 / frost@M7", "def_garde") == ["end"]
    assert asked_after("monna@D7-3 / frost@M7", "att_hakai") == []
    assert asked_after("monna@D7 / frost@M7", "def_souffle") == []  # nobody is hurt, nobody else could fight


@pytest.mark.clause("TOUR-10.7")
def test_at_the_end_all_hands_are_shown() -> None:
    t = given("krillin@D7 / zium@F7", hands="att_hakai / ", dice="ball ball kick")
    t.play("go krillin F7", "combo 2")
    assert t.s.over
    assert "att_hakai" in t.table.view(1)["players"][0]["hand"]


# -- what a perfect memory keeps, and what it must not


@pytest.mark.clause("TOUR-10.1", "TOUR-6.82")
def test_of_two_like_cards_one_seen_leaving_is_taken_for_the_known_one() -> None:
    # Seat 1 passes one Garde to seat 0, who held another: seat 1 knows of one, seat 2 of none.
    t = given(TEAMS, hands="def_garde def_garde / def_garde def_image / spe_mur", phase="turn", event="eve_echange")
    t.play("give def_garde", seat=0)
    t.play("give def_garde", seat=1)
    t.play("give spe_mur", seat=2)
    assert t.hand(0) == "def_garde def_garde"
    assert t.table.view(1)["players"][0]["hand"] == ["def_garde"]
    assert t.table.view(2)["players"][0]["hand"] == []
    assert t.table.view(0)["players"][2]["hand"] == ["def_garde"]  # what it gave away
    assert t.table.view(1)["players"][2]["hand"] == []
    # Seat 0 discards one face down: seat 1 can no longer tell.
    twin = t.s.clone()
    cards.discard(twin, 0, KINDS.index("def_garde"))
    assert nyoi.game("tournament").view(twin, 1)["players"][0]["hand"] == []
    twin = t.s.clone()
    cards.play(twin, 0, KINDS.index("def_garde"))
    assert nyoi.game("tournament").view(twin, 1)["players"][0]["hand"] == []
    assert nyoi.game("tournament").view(twin, 0)["players"][0]["hand"] == ["def_garde"]
