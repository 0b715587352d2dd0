"""KO and the seven crystal balls (DUEL 6.14, 6.15)."""

from __future__ import annotations

from typing import Any

import pytest

from nyoi.games.duel.content import BALL_OF, TOKENS
from nyoi.games.duel.setup import components
from nyoi.kernel.decision import NOBODY
from nyoi.kernel.play import settle
from tests.games.duel.table import At, given


def knock_out(nappa: str = "", **position: Any) -> At:
    """Goku knocks Nappa out in 5c."""
    units = {"goku": "5c", "nappa": f"5c health=1 {nappa}", "vegeta": "Ba", **position.pop("others", {})}
    return given(units=units, active="goku", **position).play("attack nappa 2", "no_die")


@pytest.mark.clause("DUEL-6.14.1")
def test_a_ko_in_its_five_steps() -> None:
    t = knock_out("ki=3 stars=2 parades=0 balls=2,6 down")
    row = t["nappa"]
    assert t.points == [4, 0]
    assert (row["health"], row["ki"], row["stars"], row["balls"], row["zone"]) == (0, 0, 0, [], None)
    dropped = {r["spot"]: (r["zone"], r["token"]) for r in t.view(1)["tokens"] if r["spot"].startswith("dropped")}
    assert dropped == {"dropped2": ("5c", "2-ball"), "dropped6": ("5c", "6-ball")}
    words = [event["word"] for event in t.table.events(None)]
    assert words.index("ko") < words.index("scored") < words.index("dropped")


@pytest.mark.clause("DUEL-6.14.1")
def test_talents_come_after_the_figure_has_left() -> None:
    units = {"vegeta": "5c", "yamcha": "5c health=1 balls=1", "gohan": "5a"}
    t = given("yamcha gohan / vegeta", units=units, active="vegeta").play("attack yamcha 1", "no_die", "enough")
    words = [event["word"] for event in t.table.events(None)]
    assert words.index("dropped") < words.index("talent")


@pytest.mark.clause("DUEL-6.14.2")
def test_the_other_player_gains_the_value_whoever_did_it() -> None:
    units = {"chaozu": "5c ki=2", "tenshinhan": "Aa", "vegeta": "5c"}
    own = given("chaozu tenshinhan / vegeta", units=units, active="chaozu")
    own.play("technique adieu_tenshinhan vegeta", "no_die")
    assert own.points == [0, 2]
    units = {"goku": "5c", "gohan": "5b health=1", "nappa": "5c", "vegeta": "Ba"}
    push = given(units=units, active="goku").play("attack nappa 1", "no_die", "push 5b")
    assert push["gohan"]["health"] == 0
    assert push.points == [0, 3]


@pytest.mark.clause("DUEL-6.14.3")
def test_a_ko_character_is_not_activated() -> None:
    t = given(units={"goku": "ko", "piccolo": "Aa"}, turn=0)
    assert "activate goku" not in t.offers()
    assert t.no("activate goku") == "unit-ko DUEL-6.14.3"


@pytest.mark.clause("DUEL-6.14.4")
def test_a_dropped_ball_is_known_and_gives_a_card_again() -> None:
    t = knock_out("balls=2", deck="senzu")
    for seat in (0, 1, -1):
        assert next(r for r in t.view(seat)["tokens"] if r["spot"] == "dropped2")["token"] == "2-ball"
    t.play("reveal dropped2")
    assert (t["goku"]["balls"], t.hand(0)) == ([2], "senzu")
    assert "dropped2" not in [r["spot"] for r in t.view(0)["tokens"]]


@pytest.mark.clause("DUEL-6.14.4")
def test_with_the_option_a_dropped_ball_is_a_back_with_its_number() -> None:
    hidden = {"dropped_balls_hidden": True}
    t = knock_out("balls=2", options=hidden)
    row = next(r for r in t.view(1)["tokens"] if r["spot"] == "dropped2")
    assert (row["group"], row["token"], row["zone"]) == (2, None, "5c")
    assert t.view(1)["mixed"] == []  # 5c has a token of group 7: another number


@pytest.mark.clause("DUEL-6.14.4")
@pytest.mark.parametrize("side", [1, 2])
def test_with_the_option_two_backs_of_one_number_are_mixed(side: int) -> None:
    hidden = {"dropped_balls_hidden": True}
    units = {"goku": "5c", "nappa": "5c health=1 balls=7", "vegeta": "Ba"}
    position: dict[str, Any] = {"tokens": {"5c": "ki"}, "looked": {"5c": [1]}, "options": hidden}
    t = given(units=units, active="goku", **position)
    t.play("attack nappa 2")
    t.play("no_die", dice=[side])  # a coin says which is which
    assert t.view(1)["mixed"] == [{"group": 7, "looked": [1], "token": "7-ki"}]
    assert t.view(0)["mixed"] == [{"group": 7, "looked": [1], "token": None}]
    assert [r["token"] for r in t.view(1)["tokens"] if r["zone"] == "5c"] == [None, None]
    ball = "reveal 5c" if side == 2 else "reveal dropped7"
    t.play(ball)
    assert t["goku"]["balls"] == [7]
    left = [r for r in t.view(1)["tokens"] if r["zone"] == "5c"]
    assert [(r["spot"], r["token"]) for r in left] == [("5c", "7-ki")]  # who knew it knows it again
    assert [r["token"] for r in t.view(0)["tokens"] if r["zone"] == "5c"] == [None]
    assert t.view(0)["mixed"] == []


# -- the seven balls


def seventh(goku: str = "balls=1,2,3,4", vegeta: str = "balls=5,6", **position: Any) -> At:
    """Goku has just revealed ball 7 in 5c: A five, B two."""
    units = {"goku": f"5c {goku}", "vegeta": f"Ba {vegeta}", **position.pop("others", {})}
    t = given(units=units, active="goku", tokens={"5c": "ball"}, **position)
    return t.play("reveal 5c")


@pytest.mark.clause("DUEL-6.15.1", "DUEL-6.15.2")
def test_seven_balls_held_interrupt_the_round_and_score() -> None:
    t = seventh("balls=1,2,3,4 health=3", deck="senzu vitesse vitesse")
    assert t.key == "dragon-choice"
    assert t.hand(0) == "senzu"  # the card of the last ball came first
    assert t.points == [5, 2]
    assert t.state.reached == [1, 2]  # who has more gains first
    six = seventh("balls=1,2,3")
    assert six.points == [0, 0]
    assert six.key == "act-menu"


@pytest.mark.clause("DUEL-6.15.2")
def test_the_other_side_may_have_more() -> None:
    t = seventh("balls=1,2", "balls=3,4,5,6 health=2")
    assert t.points == [3, 4]
    assert t.state.reached == [2, 1]
    assert (t.key, t.seat) == ("dragon-choice", 1)


@pytest.mark.clause("DUEL-6.15.3")
def test_who_has_more_resurrects_heals_or_declines() -> None:
    others = {"piccolo": "ko", "gohan": "Aa health=1", "yamcha": "health=2", "nappa": "ko"}
    t = seventh(others=others)
    assert t.offers() == ["resurrect piccolo", "heal gohan", "heal yamcha", "decline"]  # yamcha waits off field
    t.play("resurrect piccolo")
    row = t["piccolo"]
    assert (row["health"], row["ki"], row["zone"], row["activated"], row["down"]) == (6, 0, None, False, False)
    healed = seventh(others=others).play("heal gohan")
    assert healed["gohan"]["health"] == 5
    declined = seventh(others=others).play("decline")
    assert declined["gohan"]["health"] == 1
    assert declined.key == "dragon-draw"


@pytest.mark.clause("DUEL-6.15.4")
def test_the_other_takes_up_to_as_many_cards_as_balls() -> None:
    t = seventh(deck="coup senzu vitesse nuage")
    assert (t.key, t.seat, t.offers()) == ("dragon-draw", 1, ["draw 0", "draw 1", "draw 2"])
    t.play("draw 2")
    assert t.hand(1) == "vitesse senzu"
    nothing = seventh("balls=1,2,3,4,5,6", "")
    assert nothing.points == [7, 0]
    assert nothing.key == "act-menu"  # no ball, no card


@pytest.mark.clause("DUEL-6.15.5")
def test_all_tokens_are_dealt_anew_and_play_goes_on() -> None:
    others = {"piccolo": "Aa", "nappa": "5a"}
    t = seventh(others=others, flat="5b", dropped={})
    pieces = components(t.state)
    t.play("draw 0")
    assert (t.key, t.actions) == ("act-menu", 2)  # with the actions that were left
    assert len(t.view(0)["tokens"]) == 28
    assert t.view(0)["aside"] == []
    assert t["goku"]["balls"] == []
    assert "5b" not in t.hills  # hills are not put back
    assert components(t.state) == pieces
    for group, tile in enumerate(t.view(0)["groups"]):
        faces = {TOKENS[t.state.spots[z]] for z in range(28) if t.view(0)["groups"].index("AB12345"[z // 4]) == group}
        assert TOKENS[BALL_OF[group]] in faces
        assert tile in "AB12345"


@pytest.mark.clause("DUEL-6.15.6")
def test_the_event_may_come_again_and_what_was_seen_is_void() -> None:
    t = seventh(looked={"5a": [0]})
    assert any(r["token"] for r in t.view(0)["tokens"])
    t.play("draw 0")
    assert not any(r["token"] or r["looked"] for r in t.view(0)["tokens"])
    s = t.state
    for group in range(6):  # he finds six of them again, and stands on the seventh
        s.spots[s.spots.index(BALL_OF[group])] = NOBODY
        s.balls[0] |= 1 << group
    s.zone[0] = s.spots.index(BALL_OF[6])
    settle(s)
    t.play(*t.offers("reveal"))
    assert (t.points, s.deals) == ([5 + 7, 2], 3)


@pytest.mark.clause("DUEL-6.15.7")
def test_points_for_a_ko_are_kept_after_a_resurrection() -> None:
    t = seventh(others={"piccolo": "ko"}, points=[0, 4]).play("resurrect piccolo", "draw 0")
    assert t.points == [5, 6]
    units = {"piccolo": "5c health=1", "vegeta": "5c", "goku": "Ab"}
    again = given(units=units, active="vegeta", points=[5, 6]).play("attack piccolo 2", "no_die")
    assert again.points == [5, 10]  # KO, and scored, again
