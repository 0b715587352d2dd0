"""Cards at any moment: the eight windows, interruption, cancelling, nesting (DUEL section 7, 3.29)."""

from __future__ import annotations

from typing import Any

import pytest

from nyoi.games.duel.content import CARDS, DECK
from tests.games.duel.table import At, given

EVERY = " ".join(sorted({CARDS[c] for c in DECK}))


def cards(t: At) -> set[str]:
    """The kinds of card offered now."""
    return {text.split()[1] for text in t.offers("play")}


# -- which cards, when (DUEL-7.1)

FREE = {"vitesse", "carapace", "senzu", "concentration", "attaque_eclair", "radar"}
BUSY = {"goku": "5c health=1", "vegeta": "5c health=1 ki=4 parades=1", "nappa": "5c health=3", "piccolo": "5a"}


@pytest.mark.clause("DUEL-7.1", "DUEL-3.28")
def test_window_r_after_the_rewards_first_player_first() -> None:
    t = given(units=BUSY, phase="round", round=3, hands=f"{EVERY} / {EVERY}")
    assert (t.key, t.seat, cards(t)) == ("r", 1, FREE)  # B is first in round 3
    assert t["goku"]["ki"] == 1
    t.play("play senzu vegeta", "pass")  # any number, then one pass
    assert (t.key, t.seat, cards(t)) == ("r", 0, FREE)
    t.play("pass")
    assert t.key == "act-choose"


@pytest.mark.clause("DUEL-7.1")
def test_window_b_after_every_activation_and_pass() -> None:
    t = given(units=BUSY, active="vegeta", hands=f"{EVERY} / {EVERY}").play("end")
    assert (t.key, t.seat, cards(t)) == ("b", 1, FREE)  # who just acted first
    t.play("pass")
    assert (t.key, t.seat) == ("b", 0)
    t.play("pass")
    assert (t.key, t.seat) == ("act-choose", 0)
    last = given("goku / vegeta", units={"goku": "5c activated", "vegeta": "5a"}, active="vegeta", hands="radar / -")
    last.play("end")
    assert (last.key, last.state.round) == ("b", 1)  # also the last of a round
    passed = given("goku / vegeta", units={"goku": "5c", "vegeta": "5a activated"}, turn=1, hands="radar / -")
    assert passed.play("decline").key == "b"


@pytest.mark.clause("DUEL-7.1")
def test_windows_d_and_o() -> None:
    t = given(units=BUSY, active="goku", phase="die", dice=[5], hands=f"{EVERY} / -")
    assert (t.key, t.offers()) == ("act-die", ["keep", "play chance"])
    assert t.no("play vitesse goku 5a") == "wrong-window DUEL-7.1"
    t.play("play chance", dice=[2])
    assert t["goku"]["ki"] == 0  # before its rewards; the old result is lost
    t.play("keep")
    assert (t.key, cards(t)) == ("act-menu", FREE | {"nuage", "baton", "souffle"})


@pytest.mark.clause("DUEL-7.1", "DUEL-7.10")
def test_windows_x_p_f_w() -> None:
    t = given(units=BUSY, active="vegeta", hands=f"{EVERY} / {EVERY}").play("technique onde_explosive goku")
    assert (t.key, t.seat, cards(t)) == ("x", 0, FREE | {"nuage"})
    t.play("pass")
    assert (t.key, t.seat, cards(t)) == ("p", 1, {"puissance"})
    t.play("pass")
    assert (t.key, t.seat, cards(t)) == ("f-main", 0, {"armure", "carapace", "contre", "senzu"})
    t.play("roll", dice=[7])
    assert cards(t) == {"armure", "carapace", "contre", "senzu", "chance"}
    t.play("play senzu goku", "accept")
    assert (t.key, t.seat, cards(t)) == ("w-tokens", 1, {"carapace", "senzu"})
    t.play("parry 1")
    assert (t.key, t.seat, cards(t)) == ("f-tokens", 0, {"carapace"})
    attack = given(units=BUSY, active="vegeta", hands=f"{EVERY} / {EVERY}").play("attack goku 1", "pass")
    assert cards(attack) == {"coup"}


@pytest.mark.clause("DUEL-7.2")
def test_window_x_opens_for_actions_and_what_cards_and_talents_grant() -> None:
    units = {
        "krilin": "5c stars=2 ki=4",
        "goku": "5c down",
        "vegeta": "5a",
        "nappa": "5c",
    }
    position: dict[str, Any] = {
        "units": units,
        "active": "krilin",
        "market": "coup senzu senzu",
        "hands": "vitesse radar attaque_eclair / radar",
    }
    for text in (
        *("move Aa", "reveal 5c", "attack nappa 1", "technique kienzan vegeta", "technique taiyoken"),
        *("lift goku", "reduce 1 coup", "talent agilite Aa"),
        *("play vitesse krilin Aa", "play attaque_eclair krilin nappa"),
    ):
        t = given("krilin goku / vegeta nappa", **position).play(text)
        assert (t.key, t.seat) == ("x", 1), text
    t = given("krilin goku / vegeta nappa", **position).play("play radar", "enough", "search krilin 5c")
    assert (t.key, t.seat) == ("x", 1)
    stand = given(units={"goku": "5c down stars=1"}, active="goku", hands="- / radar").play("stand")
    assert stand.key == "x"
    for text in ("buy 1 coup",):
        assert given("krilin goku / vegeta nappa", **position).play(text).key == "act-menu"


@pytest.mark.clause("DUEL-7.2")
def test_window_x_does_not_open_for_talents_and_cards_that_only_give_nor_for_pushes() -> None:
    quiet = given(units={"goku": "5c stars=1"}, active="goku", hands="concentration nuage baton souffle / radar")
    for text in (
        "talent entrainement_kaio",
        "play concentration goku",
        "play nuage goku",
        "play baton",
        "play souffle",
    ):
        quiet.play(text)
        assert (quiet.key, quiet.seat) == ("act-menu", 0)
    t = given(units={"goku": "5c", "nappa": "5c"}, active="goku", hands="- / radar")
    t.play("attack nappa 1", "pass", "no_die", "parry 0", "push 5b", "parry 0")
    assert t.key == "act-menu"


@pytest.mark.clause("DUEL-7.3")
def test_a_card_leaves_the_hand_is_resolved_and_then_lies_on_the_pile() -> None:
    units = {"goku": "5c", "vegeta": "5a"}
    t = given(units=units, active="goku", hands="vitesse coup / radar").play("play vitesse goku Aa")
    assert (t.hand(0), t.view(1)["playing"], t.discard) == ("coup", ["vitesse"], [])  # its effect is not over
    t.play("pass")
    assert (t.view(1)["playing"], t.discard) == ([], ["vitesse"])
    assert t.no("play vitesse goku 5c") == "not-in-hand DUEL-7.3"


@pytest.mark.clause("DUEL-3.29", "DUEL-7.3")
def test_whom_a_card_may_name() -> None:
    units = {"goku": "5c health=1", "piccolo": "ko", "gohan": "", "yamcha": "5c flying"}
    hand = "carapace senzu concentration vitesse nuage attaque_eclair / -"
    t = given(units=units, active="goku", hands=hand)
    assert "play carapace gohan" in t.offers()  # off field, but with a board
    assert "play concentration gohan" in t.offers()
    assert t.offers("play senzu") == ["play senzu goku"]  # the others are at full health
    assert t.no("play senzu yamcha") == "nothing-to-gain DUEL-3.29"
    assert not any("piccolo" in text for text in t.offers("play"))
    assert t.no("play carapace piccolo") == "unit-ko DUEL-3.29"
    assert t.no("play vitesse gohan Ac") == "off-field DUEL-3.29"
    assert t.no("play nuage yamcha") == "flies-already DUEL-3.29"
    assert not t.offers("play attaque_eclair")  # nobody to attack
    assert t.no("play carapace vegeta") == "not-yours DUEL-7.1"
    full = given(units={"goku": "5c ki=6 parades=3"}, active="goku", hands="carapace concentration / -")
    assert not full.offers("play carapace goku", "play concentration goku")


@pytest.mark.clause("DUEL-3.29")
def test_radar_looks_with_nobody_on_the_field_and_reveals_with_a_standing_figure() -> None:
    t = given(phase="between", turn=0, hands="radar / -", tokens={"5c": "ball"})
    t.play("play radar", "look 5c")
    assert next(r for r in t.view(0)["tokens"] if r["spot"] == "5c")["token"] == "7-ball"
    t.play("look 5a")
    assert t.discard == ["radar"]  # two looks, and nobody to reveal
    there = given(units={"goku": "5c"}, phase="between", turn=0, hands="radar / -", tokens={"5c": "ki"})
    there.play("play radar", "enough")
    assert there.offers() == ["search goku 5c", "let_go"]
    assert there.play("search goku 5c")["goku"]["ki"] == 1


@pytest.mark.clause("DUEL-7.4")
def test_who_holds_cards_is_asked_whatever_they_are() -> None:
    units = {"goku": "5c", "vegeta": "5a"}
    for hand in ("coup", "vitesse"):
        t = given(units=units, active="goku", hands=f"- / {hand}").play("move Aa")
        assert (t.key, t.seat) == ("x", 1)
        assert t.offers()[-1] == "pass"
    before = len(t.table.events(0))
    t.play("pass")
    after = [event["word"] for event in t.table.events(0)[before:]]
    assert after == ["moved"]  # a pass leaves no trace
    empty = given(units=units, active="goku").play("move Aa")
    assert empty.seat == 0  # a hand that everybody sees to be empty is not asked


# -- interruption and cancelling


def attack_on_goku(hands: str, **position: Any) -> At:
    """Vegeta attacks Goku in 5a with two actions, and window X is open."""
    units = {"vegeta": "5a", "goku": "5a", "gohan": "5a", "nappa": "Ba"}
    return given(units=units, active="vegeta", hands=hands, **position).play("attack goku 2")


@pytest.mark.clause("DUEL-7.5")
def test_the_procedure_of_window_x() -> None:
    t = attack_on_goku("vitesse concentration senzu / concentration")
    t.play("play concentration goku")
    assert (t.key, t.seat) == ("x", 0)  # asked again
    t.play("pass")
    assert (t.key, t.seat) == ("x-actor", 1)
    assert t.offers("continue", "cancel") == ["continue", "cancel"]
    t.play("play concentration nappa")
    assert (t.key, t.seat) == ("x", 0)  # after the actor's card the opponent again
    t.play("play vitesse goku 5c")
    assert (t.key, t.seat) == ("x", 0)
    t.play("pass")
    assert t["goku"]["zone"] == "5c"
    assert t.key == "act-menu"  # not legal any more, and the actor's hand is empty: cancelled
    assert t.actions == 3


@pytest.mark.clause("DUEL-7.5")
def test_without_a_card_the_action_is_committed() -> None:
    t = attack_on_goku("vitesse / vitesse").play("pass")
    assert t.key == "p"  # the actor is not asked whether to go on


@pytest.mark.clause("DUEL-7.5")
def test_the_actors_card_may_make_the_action_legal_again() -> None:
    t = attack_on_goku("vitesse / vitesse").play("play vitesse goku 5c", "pass")
    assert t.key == "x-actor"
    assert "continue" not in t.offers()
    assert t.no("continue") == "not-possible-any-more DUEL-7.8"
    t.play("play vitesse vegeta 5c")
    assert t.offers() == ["continue", "cancel"]
    t.play("continue")
    assert (t.key, t.seat) == ("f-main", 0)


@pytest.mark.clause("DUEL-7.6")
def test_any_card_of_the_opponent_lets_the_actor_cancel_unless_the_host_says() -> None:
    t = attack_on_goku("concentration / coup").play("play concentration gohan")
    assert t.offers("continue", "cancel") == ["continue", "cancel"]
    strict = attack_on_goku("concentration / coup", options={"cancel": "only_if_illegal"})
    strict.play("play concentration gohan")
    assert strict.offers() == ["continue"]
    assert strict.no("cancel") == "no-cancel DUEL-7.6"
    gone = attack_on_goku("vitesse / coup", options={"cancel": "only_if_illegal"})
    gone.play("play vitesse goku 5c", "pass")
    assert gone.offers() == ["cancel"]


@pytest.mark.clause("DUEL-7.7")
def test_cancelling_returns_actions_ki_and_stars_but_no_cards() -> None:
    units = {"vegeta": "5c ki=4 stars=1", "goku": "5a"}
    t = given(units=units, active="vegeta", bonus=1, hands="vitesse vitesse / vitesse")
    t.play("technique galick_ho goku", "play vitesse goku Ba", "pass", "pass")  # each move has its own window X
    t.play("play vitesse vegeta Aa", "pass", "pass")  # out of range and no card left: cancelled
    assert (t["vegeta"]["ki"], t.actions, t.state.bonus) == (4, 3, 1)
    assert t.hand(1) == ""  # the actor's card is spent
    t.play("move 5c")  # the returned actions may be used for anything
    oozaru = given(units={"vegeta": "5c ki=2 stars=1", "goku": "5a"}, active="vegeta", hands="concentration / -")
    oozaru.play("technique oozaru", "play concentration goku", "cancel")
    assert (oozaru["vegeta"]["ki"], oozaru["vegeta"]["stars"], oozaru.actions) == (2, 1, 3)
    assert "technique oozaru" in oozaru.offers()  # also the same declaration again
    units = {"vegeta": "5c ki=6", "goku": "5a"}
    full = given(units=units, active="vegeta", hands="concentration / concentration").play("technique galick_ho goku")
    full.play("play concentration goku", "play concentration vegeta", "cancel")
    assert full["vegeta"]["ki"] == 6  # 6 - 4 + 2 + 4, but never more than the maximum (DUEL-3.3)


@pytest.mark.clause("DUEL-7.8")
def test_a_move_needs_room_and_no_more_than_was_paid() -> None:
    units = {"goku": "5c", "vegeta": "5a", "nappa": "5a", "raditz": "Ba"}
    t = given(units=units, active="goku", hands="- / vitesse").play("move 5a", "play vitesse raditz 5a")
    assert t["goku"]["zone"] == "5c"  # full: cancelled
    assert t.actions == 3
    units = {"goku": "5c", "vegeta": "5a"}
    climb = given(units=units, active="goku", hands="nuage / concentration")
    climb.play("move 5b", "play concentration vegeta", "play nuage goku", "continue")
    assert (climb["goku"]["zone"], climb.actions) == ("5b", 2)  # what is too much comes back


@pytest.mark.clause("DUEL-7.8")
def test_a_reveal_needs_that_very_token() -> None:
    units = {"goku": "5c", "vegeta": "5c"}
    t = given(units=units, active="goku", hands="- / radar", tokens={"5c": "ki"})
    t.play("reveal 5c", "play radar", "enough", "search vegeta 5c")
    assert (t["vegeta"]["ki"], t["goku"]["ki"], t.actions) == (1, 0, 3)  # taken away, cancelled
    balls = {"goku": "5c balls=1,2,3", "vegeta": "5a balls=4,5,6", "nappa": "Ba"}
    dealt = given(units=balls, active="goku", hands="- / radar", tokens={"5a": "ball", "5c": "ki"})
    dealt.play("reveal 5c", "play radar", "enough", "search vegeta 5a", "draw 3")
    while dealt.key == "x":
        dealt.play("pass")
    assert "5c" in [row["spot"] for row in dealt.view(0)["tokens"]]
    assert (dealt.key, dealt.offers("continue", "cancel")) == ("x-actor", ["cancel"])  # it is another token
    assert dealt.play("cancel").actions == 3


@pytest.mark.clause("DUEL-7.8")
def test_targets_must_stay_in_reach_and_a_second_one_is_dropped() -> None:
    units = {"chaozu": "5c stars=1 ki=2", "goku": "5a", "krilin": "5a"}
    t = given("chaozu raditz / goku krilin", units=units, active="chaozu", hands="- / vitesse")
    t.play("technique dodonpa_chaozu goku", "play vitesse goku Ba", "continue", "no_die", "enough")
    assert t["goku"]["health"] == 5  # still at range 2
    units = {"raditz": "5c ki=3", "goku": "5a", "krilin": "Ba"}
    two = given("chaozu raditz / goku krilin", units=units, active="raditz", hands="- / vitesse")
    two.play("technique double_sunday goku krilin", "play vitesse krilin Bb", "continue", "no_die")
    assert (two["goku"]["health"], two["krilin"]["health"]) == (4, 5)
    assert two.said("splashed") == []
    flare = {"krilin": "5c stars=2", "raditz": "5c"}
    gone = given("chaozu raditz / goku krilin", units=flare, active="krilin", hands="vitesse / -")
    gone.play("technique taiyoken", "play vitesse raditz 5a")
    assert gone["krilin"]["stars"] == 2


@pytest.mark.clause("DUEL-7.9")
def test_a_ko_actors_action_disappears_and_a_fallen_ones_is_cancelled() -> None:
    units = {"nappa": "5a health=1", "vegeta": "Ba down", "goku": "5a", "gohan": "5a"}
    t = given(units=units, active="nappa", hands="attaque_eclair / -").play("attack goku 2")
    t.play("play attaque_eclair gohan nappa", "no_die")
    assert t["nappa"]["health"] == 0
    assert (t.key, t.actions) == ("act-choose", 0)  # nothing to return
    units = {**units, "nappa": "5a"}
    fall = given(units=units, active="nappa", hands="attaque_eclair / -").play("attack goku 2")
    fall.play("play attaque_eclair gohan nappa", "no_die", "push 5b")
    assert fall["nappa"]["down"] is False  # cancelled, and he had to stand up at once
    assert fall.actions == 2
    assert fall["nappa"]["health"] == 7


@pytest.mark.clause("DUEL-7.10")
def test_once_committed_nothing_can_be_dodged() -> None:
    t = attack_on_goku("vitesse nuage armure / coup").play("pass", "pass")
    assert cards(t) == {"armure"}
    assert t.no("play vitesse goku 5c") == "wrong-window DUEL-7.1"


@pytest.mark.clause("DUEL-7.11")
def test_windows_nest_and_the_innermost_is_finished_first() -> None:
    t = attack_on_goku("attaque_eclair coup contre / vitesse nuage coup")
    t.play("play attaque_eclair gohan vegeta")
    assert (t.key, t.seat) == ("x", 1)  # the other player answers
    t.play("play nuage vegeta", "pass")
    assert (t.key, t.seat) == ("x-actor", 0)  # the card's player
    t.play("cancel")
    assert (t.key, t.seat) == ("x", 0)  # flying vegeta cannot be hit: the card has no other use; the outer one goes on
    t.play("pass")
    assert (t.key, t.seat) == ("x-actor", 1)
    t.play("continue", "pass")
    assert t.said("struck")[-1]["unit"] == "vegeta"


@pytest.mark.clause("DUEL-7.12")
def test_a_cancelled_action_of_a_card_may_be_used_otherwise_or_let_go() -> None:
    units = {"goku": "5c", "gohan": "5c", "vegeta": "5c", "nappa": "5c down"}
    t = given(units={**units, "gohan": "Aa"}, active="goku", hands="attaque_eclair / vitesse")
    t.play("play attaque_eclair goku vegeta", "play vitesse vegeta 5a")
    assert (t.key, t.seat) == ("grant", 0)
    assert t.offers() == ["play attaque_eclair goku nappa", "let_go"]
    assert t.hand(0) == ""
    t.play("let_go")
    assert t.discard == ["vitesse", "attaque_eclair"]
    none = given(units={"goku": "5c", "vegeta": "5c"}, active="goku", hands="attaque_eclair / vitesse")
    none.play("play attaque_eclair goku vegeta", "play vitesse vegeta 5a")
    assert none.key == "act-menu"  # no other use: the card is spent either way


@pytest.mark.clause("DUEL-7.15")
def test_flight_given_in_an_activation_ends_with_it_for_everybody() -> None:
    units = {"goku": "5c", "vegeta": "5c"}
    t = given(units=units, active="goku", hands="- / nuage").play("attack vegeta 1", "play nuage vegeta")
    assert t["vegeta"]["flying"]
    t.play("end")
    assert not t["vegeta"]["flying"]


@pytest.mark.clause("DUEL-7.15")
def test_no_window_o_or_b_for_a_saibaiman() -> None:
    units = {"goku": "5c", "nappa": "Bc"}
    t = given(units=units, saibaimen="5a", phase="saibaimen", hands="radar / radar").play("leap saibaiman1 5c")
    assert t.key == "x"
    t.play("pass")
    assert t.key == "act-choose"


@pytest.mark.clause("DUEL-7.16")
def test_no_card_during_the_seven_balls() -> None:
    units = {"goku": "5c balls=1,2,3,4 health=1", "vegeta": "Ba balls=5,6"}
    t = given(units=units, active="goku", tokens={"5c": "ball"}, hands="senzu / radar senzu").play("reveal 5c", "pass")
    assert t.key == "dragon-choice"
    assert not t.offers("play")
    assert t.no("play senzu goku") == "wrong-window DUEL-7.1"
    t.play("decline")
    assert t.key == "dragon-draw"
    assert not t.offers("play")
    t.play("draw 0")
    assert t.key == "act-menu"  # resolved inside the reveal
