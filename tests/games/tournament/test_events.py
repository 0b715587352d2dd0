"""Event cards (TOUR 6.M, 3.14, 7.5, 7.6)."""

from __future__ import annotations

import pytest

from nyoi.games.tournament.content import CARDS_OF, KIND, KIND_OF
from tests.games.tournament.table import Play, given, options


def flipped(event: str, teams: str = "monna@F7 vuon@G9 / frost@M7", **position: object) -> Play:
    """A turn that begins with this Event."""
    return given(teams, phase="turn", event=event, **position)


@pytest.mark.clause("TOUR-6.86")
def test_the_event_is_flipped_before_moving_and_goes_under_the_pile_after_the_turn() -> None:
    t = flipped("eve_ki")
    assert t.event("event")["card"] == "eve_ki"
    assert t.s.more_dice == 1
    assert len(t.pile("event")) == 24
    t.s.piles[3] = (CARDS_OF[KIND["eve_elan"]][0], *[c for c in t.s.piles[3] if KIND_OF[c] != KIND["eve_elan"]])
    t.play("go monna G8")
    assert t.s.active == 1
    assert t.pile("event")[-1] == "eve_ki"
    assert (t.s.more_dice, t.s.reach) == (0, 6)  # its effect ended with the turn


@pytest.mark.clause("TOUR-6.93")
@pytest.mark.parametrize("reshuffle", [False, True])
def test_the_event_pile_comes_round_unless_it_is_shuffled(reshuffle: bool) -> None:
    reshuffled = options(reshuffle_events=reshuffle)
    t = given("monna@F7 / frost@M7 / nink@A5", phase="turn", round=9, flips=24, options=reshuffled)
    before = t.pile("event")
    while t.s.active == 0:
        t.play(t.offers()[0])
    shuffled = "events_shuffled" in t.heard()
    assert shuffled == reshuffle
    if reshuffle:
        assert t.s.flips == 1
    else:
        assert t.pile("event")[:23] == before[1:24]


@pytest.mark.clause("TOUR-6.87")
def test_the_crumbling_arena_never_eliminates() -> None:
    t = flipped("eve_effondrement", "monna@A5-15 vuon@G9 / frost@M7 nink@M8 hopp@B5")
    assert t.left("monna") == 1  # 2 left: one token
    assert t.damage("frost") == t.damage("nink") == 3  # everybody's warriors
    assert t.damage("vuon") == t.damage("hopp") == 0  # not on the edge


@pytest.mark.clause("TOUR-6.88")
def test_choices_belong_to_the_active_player_and_impossible_ones_are_skipped() -> None:
    t = flipped("eve_offrande")
    assert (t.key, t.seat) == ("draw", 0)
    t.play("draw special")
    assert t.hand(0).startswith("spe_")
    t = flipped("eve_permutation", "monna@F7 / frost@M7")
    assert t.key == "start"  # one warrior: nothing to exchange
    t = flipped("eve_tribut")
    assert t.key == "start"  # no card to discard
    t = flipped("eve_echange")
    assert t.key == "start"


@pytest.mark.clause("TOUR-6.89")
def test_values_are_replaced_and_additions_summed() -> None:
    t = flipped("eve_elan")
    assert "go monna L8" in t.offers()  # six steps
    t = flipped("eve_gravite")
    assert {text.split()[2] for text in t.offers("go")} <= {f"{c}{r}" for c in "DEFGHI" for r in range(5, 12)}
    assert t.refused("go monna F10") == "too-far TOUR-6.1"
    t = flipped("eve_ki", hands="spe_kaioken /")
    t.play("card spe_kaioken")
    assert t.s.more_dice == 2


@pytest.mark.clause("TOUR-3.14")
def test_tribut() -> None:
    t = flipped("eve_tribut", hands="def_garde att_hakai / def_image")
    assert (t.key, t.offers()) == ("discard", ["discard def_garde", "discard att_hakai"])
    t.play("discard att_hakai")
    assert t.hand(0) == "def_garde"
    assert t.event("discarded", 1)["card"] is None
    t = flipped("eve_tribut", hands="def_garde / def_image")
    assert t.hand(0) == ""  # no choice


@pytest.mark.clause("TOUR-3.14")
def test_permutation() -> None:
    t = flipped("eve_permutation", "monna@F7 vuon@G7 nink@A5 / frost@M7")
    assert t.offers() == ["decline", "pick monna", "pick vuon", "pick nink"]
    t.play("pick monna")
    assert t.offers() == ["pick vuon", "pick nink"]
    t.play("pick vuon")
    assert (t.at("monna"), t.at("vuon")) == ("G7", "F7")
    assert t.key == "start"  # no card, no fight though G7 is green
    assert t.hand(0) == ""
    t = flipped("eve_permutation", "monna@F7 vuon@G7 nink@A5 / frost@M7")
    t.play("decline")
    assert t.at("monna") == "F7"


@pytest.mark.clause("TOUR-3.14")
def test_repit_heals_the_own_warriors() -> None:
    t = flipped("eve_repit", "monna@F7-2 vuon@G9-5 / frost@M7-4")
    assert (t.damage("monna"), t.damage("vuon"), t.damage("frost")) == (0, 2, 4)


@pytest.mark.clause("TOUR-3.14", "TOUR-6.47")
def test_garde_baissee_bars_answers_but_not_the_dodge() -> None:
    hands = "/ def_garde att_rafale def_esquive_eclair"
    t = given("krillin@D7 / monna@F7", hands=hands, event="eve_garde_basse", dice="ball kick fist fist")
    t.play("go krillin F7", "reroll fist", "combo 1")
    assert t.key == "land"  # a second throw: only cards could have answered
    t = given("krillin@D7 / monna@F7", hands=hands, event="eve_garde_basse", dice="ball kick fist fist fist")
    t.play("go krillin F7", "reroll fist", "reroll fist", "combo 1")
    assert t.offers() == ["take", "throw"]
    t.roll("fist fist kick teleport teleport").play("throw")
    assert t.offers("card") == []
    assert t.refused("card def_garde") == "answers-barred TOUR-3.14"


@pytest.mark.clause("TOUR-3.14")
def test_vigilance_answers_a_first_throw_like_a_second() -> None:
    t = given("krillin@D7 / monna@F7", hands="/ def_garde att_rafale", event="eve_vigilance", dice="ball kick fist")
    t.play("go krillin F7", "combo 1")
    assert t.offers() == ["take", "throw"]
    t.roll("fist fist kick kick kick").play("throw")
    assert t.offers("card") == ["card def_garde"]  # no Attack card
    assert t.refused("dodge") == "dodge-too-early TOUR-6.39"


@pytest.mark.clause("TOUR-7.5")
def test_healing_comes_before_the_event() -> None:
    t = flipped("eve_effondrement", "piccolo@A5-9 pirina@B8-2 / saonel@M7-6")
    assert t.damage("piccolo") == 9 - 5 + 3
    assert t.damage("pirina") == 0  # up to five tokens
    assert t.damage("saonel") == 6 + 3  # not its owner's turn
    words = t.heard()
    assert words.index("healed") < words.index("event") < words.index("hurt")


@pytest.mark.clause("TOUR-7.6")
def test_echange_passes_a_card_to_the_right_at_the_same_moment() -> None:
    teams = "monna@F7 / frost@M7 / / vuon@A5"
    t = flipped("eve_echange", teams, hands="def_garde att_hakai / def_image / / att_rafale spe_mur")
    assert t.s.decision is not None
    assert t.s.decision.seats == (0, 1, 3)
    t.play("give att_hakai", seat=0)
    assert t.hand(3) == "att_rafale spe_mur"  # nothing moves yet
    t.play("give spe_mur", seat=3)
    t.play("give def_image", seat=1)
    # To the right: 0 gives to 3, 3 to 1 (2 is out), 1 to 0.
    assert t.hand(0) == "def_garde def_image"
    assert t.hand(1) == "spe_mur"
    assert t.hand(3) == "att_rafale att_hakai"
    assert t.key == "start"


@pytest.mark.clause("TOUR-7.6")
def test_players_without_cards_only_receive() -> None:
    t = flipped("eve_echange", "monna@F7 / frost@M7 / vuon@A5", hands="def_garde att_hakai / / att_rafale")
    assert t.s.decision is not None
    assert t.s.decision.seats == (0, 2)
    t.play("give def_garde", seat=0)
    t.play("give att_rafale", seat=2)
    assert (t.hand(0), t.hand(1), t.hand(2)) == ("att_hakai", "att_rafale", "def_garde")
