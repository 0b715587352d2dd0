"""Turns, activation and movement (TOUR section 5, 6.A, hand limit)."""

from __future__ import annotations

import pytest

from nyoi.games.tournament.board import COLOUR, GREEN, SPACE, WITHIN
from nyoi.kernel.play import settle
from tests.games.tournament.table import given, options


def spaces(offers: list[str], warrior: str) -> set[str]:
    """Where a warrior is offered to go."""
    return {text.split()[2] for text in offers if text.split()[1] == warrior}


@pytest.mark.clause("TOUR-5.1")
def test_turns_go_clockwise_and_skip_players_without_warriors() -> None:
    t = given("monna@B5 / / vuon@F5 / nink@M5", turn=0, hands="///", phase="start")
    order = []
    for _ in range(6):
        order.append(t.s.active)
        round_now = t.s.turns
        while t.s.turns == round_now:
            moves = [m for m in t.offers() if m.startswith("go") and t.s.at[SPACE[m.split()[2]]] < 0]
            quiet = [m for m in moves if COLOUR[SPACE[m.split()[2]]] != GREEN]
            t.play((quiet or t.offers())[0])
    assert order == [0, 2, 3, 0, 2, 3]


@pytest.mark.clause("TOUR-5.2")
def test_a_step_without_a_real_option_is_skipped() -> None:
    # One damaged warrior only: nothing to choose for the card.
    t = given("monna@B5-9 vuon@B8 / frost@M5", hands="def_souffle /")
    t.play("card def_souffle")
    assert t.damage("monna") == 1
    # No form, no hand, first throw: the defender is never asked.
    t = given("krillin@D7 / monna@F7", dice="ball kick kick")
    t.play("go krillin F7", "combo 1")
    assert t.key == "land"
    # Only one space to land on.
    t = given("krillin@D7 / monna@F7 zium@E6 vuon@F6 nink@G6 shosa@E7 / hopp@E8 viara@F8", dice="ball kick kick")
    t.play("go krillin F7", "combo 1")
    assert t.at("krillin") == "G8"


@pytest.mark.clause("TOUR-6.1", "TOUR-6.2", "TOUR-6.2b")
def test_a_warrior_moves_one_to_four_steps_to_an_empty_space_or_an_enemy() -> None:
    t = given("monna@G7 vuon@G8 / frost@H8 nink@M7")
    due = set(WITHIN[4][SPACE["G7"]]) - {SPACE["G8"]}
    assert {SPACE[id] for id in spaces(t.offers("go"), "monna")} == due
    assert "H8" in spaces(t.offers("go"), "monna")
    assert t.offers("skip") == []
    assert t.refused("skip") == "must-move TOUR-6.2"
    assert t.refused("go monna G7") == "must-move TOUR-6.2"
    assert t.refused("go monna L7") == "too-far TOUR-6.1"
    assert t.refused("go monna G8") == "own-warrior-there TOUR-6.2b"
    assert t.refused("go frost H7") == "not-your-warrior TOUR-6.1"


@pytest.mark.clause("TOUR-6.2")
def test_with_the_option_a_player_may_skip_the_move() -> None:
    t = given("monna@G7 / frost@M7", options=options(may_pass=True))
    t.play("skip")
    assert t.at("monna") == "G7"
    assert t.s.active == 1


@pytest.mark.clause("TOUR-6.2c")
def test_without_a_destination_the_player_goes_on() -> None:
    t = given("monna@G7 / frost@M7", hands="def_souffle /")
    t.s.reach = 0  # no game has team-mates enough to shut one in
    settle(t.s)
    assert t.offers() == ["skip"]  # the window of cards stays; the hand alone decides what is in it
    t.play("skip")
    assert t.s.active == 1
    t = given("monna@G7 / frost@M7")
    t.s.reach = 0
    settle(t.s)
    assert t.s.active == 1  # nothing to ask


@pytest.mark.clause("TOUR-6.3")
@pytest.mark.parametrize(("space", "pile"), [("E8", "attack"), ("F8", "defence"), ("G8", "special")])
def test_a_coloured_space_gives_a_card(space: str, pile: str) -> None:
    t = given("monna@F7 / frost@M7")
    top = t.pile(pile)[0]
    t.play(f"go monna {space}")
    assert t.hand(0) == top
    assert len(t.pile(pile)) == 24


@pytest.mark.clause("TOUR-6.4")
def test_an_empty_green_space_means_a_pile_fight() -> None:
    t = given("monna@F7 / frost@M7", pile="vuon nink")
    t.play("go monna G7")
    assert t.event("challenger") == {"seq": 1, "word": "challenger", "seat": 1, "warrior": "vuon", "left": 1}
    assert t.key == "attack"


@pytest.mark.clause("TOUR-6.5")
def test_the_attacker_shares_the_space_and_its_former_one_is_empty() -> None:
    t = given("monna@F7 / frost@G8", dice="aura aura aura aura")
    t.play("go monna G8")
    assert t.at("monna") == t.at("frost") == "G8"
    assert t.s.at[SPACE["F7"]] == -1
    t.play("sum aura")
    assert "space F7" in t.offers()  # it may go back


@pytest.mark.clause("TOUR-6.6")
def test_passing_over_spaces_and_tokens_has_no_effect() -> None:
    t = given("monna@F7 / frost@G7 nink@G6 vuon@G8")
    t.play("go monna H7")  # past all three
    assert len(t.s.hands[0]) == 1
    assert "fight" not in t.heard()


@pytest.mark.clause("TOUR-6.7")
def test_an_empty_pile_gives_no_card() -> None:
    t = given("monna@F7 / frost@M7")
    t.s.piles[1] = ()
    t.play("go monna F8")
    assert t.hand(0) == ""
    assert t.event("no_card")["pile"] == "defence"


@pytest.mark.clause("TOUR-6.8")
def test_only_the_activated_warrior_attacks() -> None:
    t = given("monna@F7 vuon@G9 / frost@G8 nink@H8", dice="fist fist kick aura")
    t.play("go monna G8")
    assert t.s.fighters == (t.s.teams[0][0], t.s.teams[1][0])
    t.play("combo 1")
    assert t.damage("frost") == 10
    assert t.damage("monna") == 0  # Frost only defends
    assert t.key == "land"


@pytest.mark.clause("TOUR-6.9")
def test_when_fights_are_suspended_only_empty_coloured_spaces_are_offered() -> None:
    t = given("monna@F7 / frost@G8", event="eve_pretre")
    offered = spaces(t.offers("go"), "monna")
    assert "G7" not in offered
    assert "G8" not in offered
    assert all(COLOUR[SPACE[id]] != GREEN for id in offered)
    assert t.refused("go monna G8") == "no-fight-now TOUR-6.9"
    assert t.refused("go monna G7") == "no-fight-now TOUR-6.9"


@pytest.mark.clause("TOUR-6.80")
def test_more_than_five_cards_are_discarded_at_the_start_of_the_own_turn() -> None:
    hand = "def_garde def_garde def_blocage att_rafale att_rafale spe_fusion att_hakai"
    other = "def_image def_image def_garde att_kienzan att_kikoho spe_mur spe_mur"
    t = given("monna@F7 / frost@M7", hands=f"{hand} / {other}", phase="turn")
    assert t.key == "discard"
    assert "event" not in t.heard()  # before the Event
    assert t.offers() == [f"discard {id}" for id in dict.fromkeys(hand.split())]
    t.play("discard def_garde", "discard att_hakai")
    assert t.hand(0) == "def_garde def_blocage att_rafale att_rafale spe_fusion"
    assert "event" in t.heard()
    assert len(t.s.hands[1]) == 7  # others may hold more


@pytest.mark.clause("TOUR-6.81")
def test_any_number_of_cards_may_be_played() -> None:
    hands = "def_souffle def_souffle spe_haricot def_releve /"
    t = given("monna@F7-16 vuon@B5-9 / frost@M7", hands=hands)
    t.play("card def_souffle", "pick monna", "card def_souffle", "pick vuon", "card spe_haricot", "pick monna")
    t.play("card def_releve")
    assert t.key == "start"
    assert t.damage("monna") == 0
    assert t.hand(0) == ""
