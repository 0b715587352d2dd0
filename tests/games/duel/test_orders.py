"""Standing orders and time (DUEL 7.13, 7.14), and the drivers' helpers."""

from __future__ import annotations

import pytest

from nyoi.games.duel import moves as m
from nyoi.games.duel.mind.default import default_move
from nyoi.games.duel.mind.orders import ALL, NONE, ORDERS, TARGETED, auto_pass
from nyoi.kernel.decision import Move
from nyoi.kernel.play import offered
from tests.games.duel.table import At, given

assert ORDERS == (TARGETED, ALL, NONE)  # as the server offers them


def ordered(t: At, order: str = TARGETED) -> str | None:
    """What a standing order answers for the seat that is asked."""
    found = auto_pass(t.view(t.seat), t.key, offered(t.state, t.seat), order)
    return found.text if found else None


def default(t: At) -> str:
    return default_move(t.view(t.seat), offered(t.state, t.seat)).text


UNITS = {"vegeta": "5c ki=3", "goku": "5a", "gohan": "Aa", "nappa": "Ba"}


@pytest.mark.clause("DUEL-7.13")
def test_targeted_asks_only_if_an_own_unit_is_touched() -> None:
    hands = "vitesse concentration / -"
    far = given(units=UNITS, active="vegeta", hands=hands).play("move 5d")
    assert ordered(far) == "pass"
    assert ordered(far, ALL) is None
    assert ordered(far, NONE) == "pass"
    same = given(units={**UNITS, "goku": "5c"}, active="vegeta", hands=hands).play("move 5d")
    assert ordered(same) is None  # in the actor's zone
    target = given(units={**UNITS, "nappa": "Ba ki=4", "vegeta": "Bc"}, active="nappa", hands=hands)
    target.play("technique kapa goku")
    assert ordered(target) is None
    assert ordered(target, NONE) == "pass"
    units = {"nappa": "5c ki=3", "goku": "5a", "gohan": "Bc"}
    splash = given("goku gohan / nappa", units=units, active="nappa", hands=hands).play(
        "technique explosion_geante goku"
    )
    assert ordered(splash) is None
    second = given(
        "goku gohan / raditz", units={"raditz": "5c ki=3", "goku": "5a", "gohan": "Ba"}, active="raditz", hands=hands
    )
    second.play("technique double_sunday gohan goku")
    assert ordered(second) is None


@pytest.mark.clause("DUEL-7.13")
def test_between_activations_targeted_asks_for_attaque_eclair_and_radar() -> None:
    quiet = given(units=UNITS, phase="between", turn=0, hands="vitesse concentration / -")
    assert ordered(quiet) == "pass"
    assert ordered(quiet, ALL) is None
    radar = given(units=UNITS, phase="between", turn=0, hands="radar / -")
    assert ordered(radar) is None
    assert ordered(radar, NONE) == "pass"
    useless = given(units=UNITS, phase="between", turn=0, hands="attaque_eclair vitesse / -")
    assert ordered(useless) == "pass"  # nobody to attack
    useful = given(units={**UNITS, "vegeta": "5a"}, phase="between", turn=0, hands="attaque_eclair / -")
    assert ordered(useful) is None


@pytest.mark.clause("DUEL-7.13", "DUEL-7.4")
def test_p_d_f_w_are_asked_if_there_is_something_to_choose() -> None:
    t = given(units={**UNITS, "goku": "5c"}, active="vegeta", hands="- / coup").play("attack goku 1")
    assert t.key == "p"
    for order in (ALL, TARGETED, NONE):
        assert ordered(t, order) is None
    t = given(units={**UNITS, "goku": "5c"}, active="vegeta", hands="- / vitesse").play("attack goku 1")
    assert (t.key, t.offers()) == ("p", ["pass"])
    assert ordered(t) == "pass"  # nothing to choose, whoever looks on
    menu = given(units=UNITS, active="vegeta", actions=0, hands="- / coup", market="senzu senzu carapace")
    assert menu.offers() == ["end"]
    assert ordered(menu, NONE) is None  # an activation never ends by itself with cards in hand


@pytest.mark.clause("DUEL-7.13")
def test_an_order_needs_nothing_but_what_the_seat_knows() -> None:
    a = given(units=UNITS, active="vegeta", hands="vitesse / senzu").play("move 5d")
    b = given(units=UNITS, active="vegeta", hands="vitesse / coup").play("move 5d")
    assert a.view(0) == b.view(0)
    assert ordered(a) == ordered(b)


@pytest.mark.clause("DUEL-7.14")
def test_when_time_is_over() -> None:
    x = given(units={**UNITS, "goku": "5c"}, active="vegeta", hands="vitesse concentration / vitesse coup").play(
        "attack goku 1"
    )
    assert default(x) == "pass"
    x.play("play concentration goku", "pass")
    assert (x.key, default(x)) == ("x-actor", "continue")
    x.play("play vitesse vegeta 5a", "pass", "pass")
    assert (x.key, default(x)) == ("x-actor", "cancel")
    f = given(units={**UNITS, "goku": "5c parades=3"}, active="vegeta").play("attack goku 2")
    assert default(f) == "roll"
    f.play("roll", dice=[1])
    assert default(f) == "accept"  # rolled once
    f.play("accept")
    assert default(f) == "parry 1"  # as needed
    allies = given(units={**UNITS, "goku": "5c", "gohan": "5c"}, active="vegeta").play("attack goku 2", "no_die")
    assert (allies.key, default(allies)) == ("f-allies", "enough")
    allies.play("enough")
    assert (allies.key, default(allies)) == ("push", "no_push")


@pytest.mark.clause("DUEL-7.14")
def test_other_choices_when_time_is_over() -> None:
    token = given(units={"goku": "5c", "vegeta": "5a"}, active="goku", tokens={"5c": "star_or_parade"}).play(
        "reveal 5c"
    )
    assert default(token) == "choose star"
    stars = given(units={"goku": "5c stars=3"}, active="goku", tokens={"5c": "star_or_parade"}).play("reveal 5c")
    assert default(stars) == "choose parade"
    units = {"goku": "5c balls=1,2,3,4 health=4", "gohan": "health=1", "piccolo": "ko", "vegeta": "Ba balls=5,6"}
    wish = given(units=units, active="goku", tokens={"5c": "ball"}).play("reveal 5c")
    assert default(wish) == "heal gohan"  # who regains most
    wish.play("decline")
    assert default(wish) == "draw 2"  # all cards
    healthy = {**units, "goku": "5c balls=1,2,3,4", "gohan": ""}
    assert default(given(units=healthy, active="goku", tokens={"5c": "ball"}).play("reveal 5c")) == "decline"
    passing = given("goku / vegeta", units={"goku": "5c", "vegeta": "5a activated"}, turn=1)
    assert default(passing) == "take"
    menu = given(units={"goku": "5c"}, active="goku")
    assert default(menu) == "end"
    down = given(units={"goku": "5c down stars=1"}, active="goku")
    assert default(down) == "stand"  # an immobilised figure is stood up first
    fall = given(units={"goku": "5c", "nappa": "5c parades=2"}, active="goku", actions=1)
    fall.play("attack nappa 1", "no_die", "parry 0", "push 5b")
    assert (fall.key, default(fall)) == ("w-tokens", "parry 1")


def test_a_default_is_always_one_of_the_moves() -> None:
    t = given(units=UNITS, turn=1, hands="vitesse / senzu")
    for _ in range(300):
        if t.state.over:
            break
        found: Move = default_move(t.view(t.seat), offered(t.state, t.seat))
        assert found in offered(t.state, t.seat)
        t.play(found.text)
    assert m.PASS.text == "pass"
