"""Frames, decisions of ONE, ALL and FIRST, chance, refusals: on the smallest game there is."""

from __future__ import annotations

import pytest

import nyoi
from nyoi.kernel.decision import ALL, CLOCK, FIRST, Move
from nyoi.kernel.frame import Frame
from nyoi.kernel.play import Refused, apply, asked, offered, settle
from nyoi.kernel.refused import ScriptError
from nyoi.kernel.rng import Rng
from nyoi.kernel.state import fingerprint
from nyoi.kernel.table import Table, given, new
from tests.kernel.toy import BID, CLOSE, TOY, Toy


def table(seats: int = 3, seed: int = 1) -> Table:
    return new(TOY, seats, seed)


def test_all_answer_in_secret_and_in_any_order() -> None:
    t = table()
    assert t.decision is not None
    assert t.decision.kind == ALL
    t.play("bid 3", seat=2)
    assert t.view(0) == {"score": []}  # nobody knows yet
    assert t.events(0, since=1) == []
    assert asked(t.state) == [0, 1]
    assert offered(t.state, 2) == []
    t.play("bid 0", "bid 1")  # whoever is asked next
    assert t.view(0) == {"score": [0, 1, 3]}


def test_an_answer_of_all_is_given_once() -> None:
    t = table()
    t.play("bid 3", seat=2)
    with pytest.raises(Refused) as refused:
        t.play("bid 1", seat=2)
    assert (refused.value.reason, refused.value.clause) == ("not-asked", "TOY-7")


def test_the_first_to_answer_is_heard() -> None:
    t = table()
    t.play("bid 0", "bid 0", "bid 0")
    assert t.decision is not None
    assert t.decision.kind == FIRST
    assert t.decision.seats == (0, 1, 2, CLOCK)
    t.play("grab", seat=1)
    assert t.over
    assert t.state.ending == "9"
    assert t.results == (0.0, 1.0, 0.0)


def test_the_clock_plays_like_a_seat() -> None:
    t = table()
    t.play("bid 0", "bid 0", "bid 0", "wave")
    t.play("close", seat=CLOCK)
    assert t.state.ending == "8"
    assert t.log.entries[-1].seat == CLOCK


def test_a_frame_that_has_nothing_to_ask_runs() -> None:
    t = table()
    t.play("bid 0", "bid 0", "bid 0", "wave", "wave", "wave")
    assert t.state.ending == "7"  # and a shared win counts in equal parts
    assert t.results == pytest.approx((1 / 3, 1 / 3, 1 / 3))


def test_streams_do_not_depend_on_each_other() -> None:
    for first in range(3):
        t = table(seed=5)
        t.play("bid 0", "bid 0", "bid 0")
        t.play("grab", seat=first)
        again = table(seed=5)
        again.state.chance(6)  # the common dice were thrown meanwhile
        again.play("bid 0", "bid 0", "bid 0")
        again.play("grab", seat=first)
        assert t.view(0) == again.view(0)


def test_dice_can_be_said_aloud() -> None:
    t = given(TOY, {"seats": 2, "dice": [4]})
    t.play("bid 0", "bid 0", "grab")
    assert t.view(0)["score"] == [5, 0]


def test_a_die_that_does_not_exist_is_a_mistake() -> None:
    t = given(TOY, {"seats": 2, "dice": [6]})
    with pytest.raises(ScriptError):
        t.play("bid 0", "bid 0", "grab")


def test_a_move_not_offered_changes_nothing() -> None:
    t = table()
    before = fingerprint(t.state)
    with pytest.raises(Refused, match=r"odd \(TOY-9\) text=bid 9"):
        t.play("bid 9")
    with pytest.raises(Refused, match="not-offered"):
        apply(t.state, 0, Move("bid", (9,), "bid 9"))
    assert fingerprint(t.state) == before
    assert t.seq == 0
    assert t.refusal(0, "bid 1") is None


def test_after_the_end_nothing_is_accepted() -> None:
    t = table()
    t.play("bid 0", "bid 0", "bid 0", "grab")
    with pytest.raises(Refused, match=r"game-over \(TOY-8\)"):
        t.play("grab")
    with pytest.raises(Refused, match="game-over"):
        apply(t.state, CLOCK, CLOSE)
    assert asked(t.state) == []


def test_moves_are_shared_objects() -> None:
    t = table()
    assert t.decision is not None
    assert all(a is b for a, b in zip(t.decision.moves, BID, strict=True))


class Wheel(Frame[Toy]):
    """It turns and turns, and never asks."""

    def run(self, s: Toy) -> None:
        s.become(self)


def test_frames_that_run_away_are_stopped_and_named() -> None:
    s = table(2).state
    s.stack.append(Wheel())  # type: ignore[arg-type]
    with pytest.raises(Refused) as no:
        settle(s)
    assert (no.value.reason, no.value.facts) == ("runaway", {"frame": "Wheel"})


def test_table_names_the_seats_that_still_have_to_answer() -> None:
    t = table()
    assert list(t.waiting) == [0, 1, 2]
    t.play("bid 3", seat=1)
    assert list(t.waiting) == [0, 2]
    assert t.decision is not None
    assert (t.decision.kind, t.decision.seat, t.decision.seats, t.decision.of(1)) == (ALL, 0, (0, 2), [])
    t.play("bid 3", "bid 2")
    assert list(t.waiting) == [0, 1, 2, CLOCK]
    t.play("grab", seat=0)
    assert not t.waiting
    assert t.over


@pytest.mark.parametrize("game", nyoi.IDS)
def test_every_seat_that_a_decision_names_can_answer(game: str) -> None:
    """A driver that plays the decision's seats is never refused. Seed 3, all modes, each at its fewest seats."""
    for mode in nyoi.game(game).modes:
        t, rng, several = nyoi.new(game, seats=mode.low, seed=3, mode=mode.id), Rng(3), 0
        while (decision := t.decision) is not None and t.seq < 300:
            several += decision.kind == ALL
            assert decision.seats == t.waiting
            seat = decision.seats[-1] if decision.kind == ALL else decision.seat
            t.play(rng.pick(decision.of(seat)), seat=seat)
