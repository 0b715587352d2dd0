"""Lengths, clock, host options (TOUR section 9)."""

from __future__ import annotations

import tomllib
from importlib.resources import files

import pytest

import nyoi
from nyoi.games.tournament.content import OPTIONS
from nyoi.games.tournament.mind.default import default_move
from nyoi.games.tournament.rules.match import TIMED_ROUNDS
from nyoi.kernel.decision import CLOCK, FIRST
from nyoi.kernel.play import asked, offered
from nyoi.kernel.rng import Rng
from nyoi.kernel.table import replay
from tests.games.tournament.table import Play, given, options
from tests.games.tournament.test_end import quiet

TIMED = {"mode": "timed"}


@pytest.mark.clause("TOUR-9.1")
def test_three_lengths() -> None:
    game = nyoi.game("tournament")
    assert [mode.id for mode in game.modes] == ["rounds10", "rounds5", "timed"]
    assert next(o for o in OPTIONS if o.id == "length").values == ("rounds10", "rounds5", "timed")
    assert game.setting(3).options["length"] == "rounds10"
    t = given("monna@F7 / frost@M7", options=options(length="timed"))
    assert asked(t.s) == [0, CLOCK]


@pytest.mark.clause("TOUR-9.2")
def test_the_minutes_of_a_timed_game_are_there_for_the_server() -> None:
    assert given("monna@F7 / frost@M7", **TIMED).table.view(0)["minutes"] == 45
    t = given("monna@F7 / frost@M7", mode="timed", options=options(timed_minutes=20))
    assert t.table.view(0)["minutes"] == 20
    assert given("monna@F7 / frost@M7").table.view(0)["minutes"] is None


@pytest.mark.clause("TOUR-9.3")
def test_expiry_is_a_recorded_move_that_any_question_admits_once() -> None:
    t = given("monna@F7 / frost@M7", phase="turn", event="eve_ki", **TIMED)
    assert t.s.decision is not None
    assert t.s.decision.kind == FIRST
    assert offered(t.s, CLOCK)[0].text == "time"
    before = t.offers()
    t.play("time", seat=CLOCK)
    assert t.event("time_up") == {"seq": 1, "word": "time_up"}
    assert t.s.time_up
    assert t.offers() == before  # the same question stands
    assert asked(t.s) == [0]
    assert t.refused("time") == "unknown-move TOUR-6.1"
    again = replay(t.table.game, t.table.log)
    assert again.fingerprint == t.table.fingerprint
    assert not given("monna@F7 / frost@M7").offers(seat=CLOCK)


@pytest.mark.clause("TOUR-9.3")
def test_the_clock_stands_beside_every_question_of_a_turn() -> None:
    rng = Rng(5)
    keys = set()
    for seed in range(4):
        t = Play(nyoi.new("tournament", 3, seed, mode="timed", options={"draft_mode": "auto"}))
        while not t.s.over and t.s.round < 9:
            if t.s.round > 0 and t.key not in ("give", "champion"):
                assert CLOCK in asked(t.s)
                keys.add(t.key)
            seat = asked(t.s)[0]
            t.table.play(rng.pick(offered(t.s, seat)), seat=seat)
    assert {"start", "attack", "defend", "parry", "land", "transform", "discard"} <= keys


@pytest.mark.clause("TOUR-9.4", "TOUR-9.5")
@pytest.mark.parametrize(("end", "turns"), [("round", 3), ("turn", 1)])
def test_the_running_round_or_turn_is_finished(end: str, turns: int) -> None:
    t = given("monna@F7 vuon@D5 / frost@M7 / nink@A5", phase="turn", mode="timed", options=options(timed_end=end))
    t.play("time", seat=CLOCK)
    played = 0
    while not t.s.over:
        played += 1
        quiet(t)
    assert played == turns
    assert t.s.ending == "count"


@pytest.mark.clause("TOUR-9.5")
def test_expiry_in_the_last_turn_of_a_round_ends_the_game_with_it() -> None:
    t = given("monna@F7 vuon@D5 / frost@M7", phase="turn", turn=1, starter=0, **TIMED)
    t.play("time", seat=CLOCK)
    quiet(t)
    assert t.s.over
    assert t.s.round == 1


@pytest.mark.clause("TOUR-9.5")
def test_extra_rounds_are_not_clocked() -> None:
    t = given("monna@F7 / frost@M7 / nink@A5", phase="turn", turn=2, starter=0, **TIMED)
    t.play("time", seat=CLOCK)
    quiet(t)
    assert t.s.extra_rounds == 1
    assert asked(t.s) == [0]


@pytest.mark.clause("TOUR-9.5")
def test_without_a_clock_a_timed_game_still_ends() -> None:
    t = given("monna@F7 vuon@D5 / frost@M7", phase="turn", turn=1, starter=0, round=TIMED_ROUNDS, **TIMED)
    quiet(t)
    assert t.s.over
    t = given("monna@F7 vuon@D5 / frost@M7", phase="turn", turn=1, starter=0, round=TIMED_ROUNDS - 1, **TIMED)
    quiet(t)
    assert not t.s.over


def default(t: Play) -> str:
    """What is played for who lets the time run out."""
    return default_move(t.table.view(t.seat), offered(t.s, t.seat)).text


@pytest.mark.clause("TOUR-9.6")
def test_the_seconds_of_a_decision() -> None:
    assert given("monna@F7 / frost@M7").table.view(0)["seconds"] == 0
    assert given("monna@F7 / frost@M7", **TIMED).table.view(0)["seconds"] == 60
    t = given("monna@F7 / frost@M7", mode="timed", options=options(decision_seconds=0))
    assert t.table.view(0)["seconds"] == 0
    t = given("monna@F7 / frost@M7", options=options(decision_seconds=90))
    assert t.table.view(0)["seconds"] == 90


@pytest.mark.clause("TOUR-9.6")
def test_the_default_policy() -> None:
    t = given("/", phase="draft")
    assert default(t) == "draft jiren"
    t = given(
        "monna@F7 / frost@M7", hands="att_hakai att_impact att_rafale def_garde def_image def_blocage /", phase="turn"
    )
    assert default(t) == "discard def_blocage"  # the newest
    t = given("cabba@G7 / frost@H8", hands="/ def_garde", dice="fist kick ball")
    assert default(t) == "go cabba F6"  # nearest that draws
    t.play("go cabba H8")
    assert default(t) == "decline"  # no optional transformation
    t.play("decline")
    assert default(t) == "combo 1"  # highest damage: 8; the sum is 5
    t.roll("fist").play("reroll fist", "combo 1")
    assert default(t) == "take"
    t.play("take")
    assert default(t) == t.offers("space")[0]  # first legal space
    t = given("krillin@D7 / zium@F7 vuon@A5", hands="/ def_sauvetage", dice="ball ball kick")
    t.play("go krillin F7", "combo 2")
    assert default(t) == "card def_sauvetage"
    t = given("frost@D7 / krillin@F7", dice="kick kick aura fist")
    t.play("go frost F7", "combo 1")
    assert default(t) == "decline"  # no flight
    t = given("frost@D7 / hopp@F7", dice="teleport teleport teleport teleport")
    t.play("go frost F7", "sum teleport")
    assert default(t) == "decline"  # no counter-attack
    t = given("frost@D7 monna@D9 / vuon@F7 nink@F9", hands="spe_vitesse def_souffle /")
    t.play("card spe_vitesse", "go frost E6")
    assert default(t) == "decline"  # no extra fight
    t = given("monna@F7-9 / frost@M7", hands="def_souffle /")
    t.play("go monna F8")
    assert default(t) == "end"
    t = given("monna@F7-9 vuon@G9 / frost@M7 nink@M9", phase="end", turn=1, starter=0, round=10)
    assert default(t) == "pick vuon"  # 8 against 10 left


@pytest.mark.clause("TOUR-9.6")
def test_the_default_policy_answers_every_question() -> None:
    rng = Rng(2)
    for seed in range(6):
        t = Play(nyoi.new("tournament", 3, seed, options={"draft_mode": "auto"}))
        while not t.s.over:
            seat = asked(t.s)[0]
            moves = offered(t.s, seat)
            move = default_move(t.table.view(seat), moves)
            assert move in moves
            t.table.play(move if rng.below(3) == 0 else rng.pick(moves), seat=seat)


@pytest.mark.clause("TOUR-9.7")
def test_a_bot_can_take_over_a_seat_at_any_decision() -> None:
    # Nothing but the seat's view is needed, whoever played before.
    game = nyoi.game("tournament")
    rng = Rng(1)
    t = Play(nyoi.new("tournament", 2, 4, options={"draft_mode": "auto"}))
    while not t.s.over:
        seat = asked(t.s)[0]
        moves = offered(t.s, seat)
        takes_over = t.s.turns > 4 or seat == 0
        move = game.policy(t.table.view(seat), moves, rng, 3) if takes_over else rng.pick(moves)
        t.table.play(move, seat=seat)


@pytest.mark.clause("TOUR-9.8")
def test_every_option_of_the_table_has_its_default_and_values() -> None:
    text = (files("nyoi.games.tournament") / "content" / "options.toml").read_text(encoding="utf-8")
    rows = {row["id"]: row for row in tomllib.loads(text)["option"]}
    chosen = nyoi.game("tournament").setting(2).options
    assert set(chosen) == set(rows)
    for option in OPTIONS:
        row = rows[option.id]
        if option.id != "decision_seconds":
            assert chosen[option.id] == row["default"]
        for value in row.get("values", []):
            assert option.read(value) == value
        with pytest.raises(nyoi.Refused, match="bad-option"):
            option.read("no such value")
