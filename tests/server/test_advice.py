"""Advice for people: from what the seat knows alone, in time, and only when there is something to decide."""

from __future__ import annotations

from pathlib import Path

import msgspec
import pytest

import nyoi
from nyoi.bots.search import Thought
from nyoi.bots.sight import look
from nyoi.kernel.play import asked
from nyoi.kernel.rng import Rng
from nyoi.server.house.think import Counsel, advise, verdict, worth_telling
from tests.server.guests import Guest, Running, opened, place, to_move

pytestmark = pytest.mark.seed(1)


def test_a_player_is_told_moves_with_their_chances(ann: Guest) -> None:
    _, s = opened(ann)
    with s:
        seat = to_move(s)
        s.send({"type": "advise", "cmd_id": "a", "seat": seat})
        found = s.expect("advice")
        assert (found["cmd_id"], found["seat"], found["seq"]) == ("a", seat, s.latest[seat]["seq"])
        assert {one["text"] for one in found["moves"]} <= set(s.moves(seat))
        assert all(0 <= one["chance"] <= 1 for one in found["moves"])
        assert [one["verdict"] == "best" for one in found["moves"]] == [i == 0 for i in range(len(found["moves"]))]
        assert s.expect("answer")["ok"]


def test_who_is_not_asked_gets_no_advice(ann: Guest) -> None:
    _, s = opened(ann)
    with s:
        seat = 1 - to_move(s)
        assert s.command({"type": "advise", "seat": seat})["refusal"]["reason"] == "not-asked"
        assert s.command({"type": "advise", "seat": 7})["refusal"]["reason"] == "not-your-seat"


def test_the_table_goes_on_while_somebody_thinks(running: Running, ann: Guest) -> None:
    table, s = opened(ann, game="uno", seats=2)
    with s:
        place(running, table, {"hands": "R3-1 Y8-1 G5-1 / Y1-1 R2-1 R4-1", "discard": "R5-1", "turn": 0})
        s.wait(lambda: "play R3-1" in s.moves(0))
        s.send({"type": "advise", "cmd_id": "a", "seat": 0})
        assert s.play(0, "play R3-1")["ok"]  # not kept waiting by the thought
        s.wait(lambda: any(f["type"] == "advice" for f in s.frames))


def test_a_difference_that_chance_may_have_made_is_none() -> None:
    moves = nyoi.new("uno", 2, 1).state.decision.moves  # type: ignore[union-attr]
    best = Thought(moves[0], 1000, 0.6)
    beside = [(1000, 0.58), (1000, 0.5), (1000, 0.4), (4, 0.4), (4, 0.2), (30, 0.3)]
    told = [verdict(Thought(moves[1], visits, chance), best) for visits, chance in beside]
    assert told == ["alike", "weaker", "bad", "alike", "weaker", "bad"]
    assert verdict(best, best) == "best"


def test_nothing_better_stands_below_the_best() -> None:
    """The rule of thumb stands where chance may be against it: it may promise 20 %, and another move 23."""
    moves = nyoi.game("uno").lexicon()
    most, better, lucky, worse = (
        Thought(moves[i], visits, chance)
        for i, (visits, chance) in enumerate(((500, 0.2), (500, 0.23), (250, 0.4), (90, 0.1)))
    )
    told = worth_telling([worse, lucky, most, better])
    assert [one.chance for one in told] == [0.23, 0.2, 0.1]
    assert [verdict(one, told[0]) for one in told] == ["best", "alike", "weaker"]
    assert worth_telling([]) == []


def test_advice_is_the_tables_choice_and_off_between_people(running: Running, ann: Guest, bob: Guest) -> None:
    def told(guest: Guest, table: str) -> tuple[bool, str]:
        with guest.join(table) as s:
            s.wait(lambda: any(update["ask"] for update in s.latest.values()) or bob.seats.get(table))
            seat = s.info["mine"][0]
            refusal = s.command({"type": "advise", "seat": seat})["refusal"]
            return s.info["advice"], refusal["reason"] if refusal else ""

    assert told(ann, ann.open(mine=2, start=True))[0]
    assert told(ann, ann.open(mine=2, start=True, advice=False)) == (False, "advice-off")
    for wish, reasons in ((None, {"advice-off"}), (True, {"", "not-asked"}), (False, {"advice-off"})):
        table = ann.open(advice=wish)
        bob.sit(table)
        ann.at(table, "start")
        for guest in (ann, bob):
            advises, reason = told(guest, table)
            assert advises is bool(wish)
            assert reason in reasons
    table = ann.open()
    assert ann.at(table, "change", {"advice": False})["advice"] is False
    assert ann.get(f"/api/tables/{table}")["advice"] is False


@pytest.mark.parametrize("game", ["toma", "uno"])
def test_twin_worlds_get_the_same_advice(game: str) -> None:
    t = nyoi.new(game, 3, 5)
    seat = asked(t.state)[0]
    sight = look(t, seat)
    twin = look(sight.game.dreamer(sight.view).dream(Rng(3)), seat)
    told = [
        advise(game, seat, msgspec.json.encode(one.view), one.key, [m.text for m in one.moves], 9)
        for one in (sight, twin)
    ]
    assert told[0] == told[1]
    assert told[0]


def test_too_much_advice_is_refused(tmp_path: Path) -> None:
    running = Running(tmp_path, limits={"advice.player": (0.001, 1)})
    try:
        _, s = opened(Guest(running.port))
        with s:
            for cmd in ("first", "second"):
                s.send({"type": "advise", "cmd_id": cmd, "seat": to_move(s)})
            refused = s.expect("answer", cmd_id="second")
            assert refused["refusal"]["reason"] == "too-fast"
            assert s.expect("answer", cmd_id="first")["ok"]
    finally:
        running.stop()


def advised(game: str, position: dict[str, object], seed: int = 9, about: tuple[str, ...] = ()) -> list[Counsel]:
    """Advice for the seat that is asked at a position."""
    t = nyoi.given(game, position)
    seat = asked(t.state)[0]
    sight = look(t, seat)
    view = msgspec.json.encode(sight.view)
    return advise(game, seat, view, sight.key, [move.text for move in sight.moves], seed, None, about)


@pytest.mark.parametrize("seed", range(6))
@pytest.mark.parametrize("kept", ["sharotto", "freya", "cooler"])
def test_move_that_puts_its_player_out_is_never_called_as_good(seed: int, kept: str) -> None:
    """Late in a long game a round hardly changes the chance to win it: noise once made both moves alike."""
    position = {
        "hands": f"toma {kept} / motta / fugma / enki",
        "deck": 32,
        "pile": "claire ajito",
        "balls": [0, 3, 3, 3],
    }
    best, other = advised("toma", position, seed)
    assert (best.text, best.verdict, best.note) == (f"discard {kept}", "best", None)
    assert (other.text, other.verdict) == ("discard toma", "out")
    assert other.note is not None
    assert (other.note["key"], other.note["clause"]) == ("toma-goes", "TOMA-6.50")


def test_only_move_is_called_the_only_one() -> None:
    (told,) = advised("toma", {"hands": "motta claire / freya", "pile": "fugma ajito"})
    assert (told.text, told.verdict) == ("discard motta", "only")


def test_moves_of_identical_cards_are_one() -> None:
    position = {"hands": "R3-1 R3-2 R7-1 / Y1-1 R2-1 R4-1", "discard": "R5-1", "turn": 0}
    told = {one.text: one.same for one in advised("uno", position, about=("play R3-2",))}
    assert told["play R3-2"] == ("play R3-1",)
    assert "play R3-1" not in told
