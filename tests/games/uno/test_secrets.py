"""Section 10: who knows what. `tests/games/contract.py` has the twin-state test; here it meets every house rule."""

from __future__ import annotations

import json
from typing import Any

import pytest

import nyoi
from nyoi.games.uno.imagine import Dreamer
from nyoi.games.uno.state import Uno
from nyoi.kernel.decision import CLOCK, SPECTATOR
from nyoi.kernel.play import asked
from nyoi.kernel.rng import Rng
from tests.games.contract import Findings, leaks, play_on
from tests.games.uno.table import Sitting, dealt, fresh, given

HOUSE = ("stack_plus2", "seven_zero", "jump_in", "force_play", "draw_until_playable")
CARD_IDS = frozenset(nyoi.game("uno").tables["card"])


def ids_in(data: Any) -> set[str]:
    """Every card id that stands anywhere in plain data."""
    if isinstance(data, dict):
        return set().union(*(ids_in(value) for value in data.values()), {key for key in data if key in CARD_IDS})
    if isinstance(data, list | tuple):
        return set().union(*(ids_in(value) for value in data))
    return {data} & CARD_IDS if isinstance(data, str) else set()


@pytest.mark.clause("UNO-10.1")
@pytest.mark.parametrize("seed", range(24))
def test_no_seat_gets_what_it_may_not_know(seed: int) -> None:
    rng = Rng(seed)
    options: dict[str, object] = {id: rng.below(2) == 1 for id in HOUSE}
    options["setup_skipped"] = "reshuffle" if seed % 3 == 0 else "discard"
    options["plus4_wilds_count"] = rng.pick(["free_wilds", "all_wilds", "none"])
    options["plus4_challenge"] = seed % 4 > 0
    seats = 2 + seed % 9
    game = nyoi.game("uno")
    table = nyoi.new("uno", seats, seed, "scoring" if seed % 5 == 0 else "single", options)
    found = Findings()
    texts = [
        "play W-1 red",
        "catch 0",
        "jump R7-1",
        "wish shed R7-1 uno",
        "keep",
        "draw",
        "play W4-1 red uno",
        "swap 1",
    ]
    for step, _ in enumerate(play_on(table.state, rng, clock=seed % 2 == 0)):
        if step > 400:
            break
        if step % 7 == 0:
            leaks(game, table, rng.below(seats + 1) - 1, rng, texts, found, twins=2)
            assert found.leaks == []
    assert found.other > found.twins // 2


@pytest.mark.clause("UNO-10.1")
def test_a_hidden_card_has_no_name_in_a_view() -> None:
    for seed in range(6):
        t = fresh(4, seed, seven_zero=True)
        rng = Rng(seed)
        for step, _ in enumerate(play_on(t.state, rng)):
            if step > 120:
                break
            for seat in (SPECTATOR, 0, 2):
                view = t.view(seat)
                s = t.state
                notes = [s.notes[seat * 4 + y] for y in range(4)] if s.notes and seat >= 0 else []
                open_cards = {*s.discard, *(c for known in notes for c in known)}
                own = set(s.hands[seat]) if seat >= 0 else set()
                allowed = {nyoi.game("uno").tables["card"][c] for c in open_cards | own}
                # The composition of a reshuffled pile was open to all.
                assert ids_in({**view, "born": {}}) <= allowed
                assert json.loads(json.dumps(view)) == view


@pytest.mark.clause("UNO-10.1")
def test_the_order_of_the_pile_is_nobodys() -> None:
    one = given("R1-1 R2-1 / Y1-1 Y2-1", pile="G1-1 G2-1")
    other = given("R1-1 R2-1 / Y1-1 Y2-1", pile="B9-1 B8-1")
    for seat in (SPECTATOR, 0, 1):
        assert one.view(seat) == other.view(seat)
    assert one.view()["left"] == 112 - 5


@pytest.mark.clause("UNO-10.1")
def test_a_kept_card_does_not_tell_whether_it_fitted() -> None:
    one = given("B1-1 B2-1 / Y1-1 Y2-1", pile="R9-1").play("draw", "keep")
    other = given("B1-1 B2-1 / Y1-1 Y2-1", pile="G9-1").play("draw", "keep")
    assert one.view(1) == other.view(1)
    assert one.table.events(1) == other.table.events(1)
    assert one.view(0) != other.view(0)


@pytest.mark.clause("UNO-10.2")
def test_offers_are_for_their_owner() -> None:
    t = given("R1-1 W4-1 / Y1-1 Y2-1 / G1-1 G2-1")
    assert t.asks(0)
    assert not t.asks(1)
    assert not t.asks(2)
    assert "moves" not in json.dumps(t.view(1))


@pytest.mark.clause("UNO-10.3")
def test_the_public_events() -> None:
    public = {
        *("dealt", "turned", "played", "drew", "kept", "skipped", "reversed", "revealed", "wished", "uno", "caught"),
        *("challenge", "reshuffled", "passed", "stacked", "swapped", "hands_passed", "jumped_in", "round_over"),
    }
    words = {word.name: word for word in nyoi.game("uno").words}
    assert public <= set(words)
    secret = {name for name, word in words.items() if word.secret}
    assert secret == {"drew", "showed", "received"}  # the private copies of drew and challenge, and a hand received
    t = given("W4-1 G1-1 G2-1 / Y1-1 Y2-1", pile="B1-1 B2-1 B3-1 B4-1 B5-1 B6-1").play("play W4-1 red", "challenge")
    assert t.events("drew", seat=1)[0]["cards"] == ["B1-1", "B2-1", "B3-1", "B4-1", "B5-1", "B6-1"]
    assert t.events("drew", seat=0)[0] == {"seat": 1, "number": 6, "why": "challenge", "cards": [None] * 6}


@pytest.mark.clause("UNO-10.5")
def test_a_spectator_sees_the_public_column() -> None:
    t = given("R1-1 R2-1 / Y1-1 / G1-1 G2-1", called=[1], markers=[0, 0, 1], scores=[1, 2, 3], scoring=True)
    view = t.view(SPECTATOR)
    assert [p["cards"] for p in view["players"]] == [2, 1, 2]
    assert [p["hand"] for p in view["players"]] == [[None] * 2, [None], [None] * 2]
    assert [p["uno"] for p in view["players"]] == ["", "called", ""]
    assert [p["markers"] for p in view["players"]] == [0, 0, 1]
    assert (view["colour"], view["direction"], view["now"]["seat"], view["discard"]) == (
        "red",
        "clockwise",
        0,
        ["R5-1"],
    )
    assert t.refuses(0, "catch 1")[0] == "not-exposed"
    assert t.asks(SPECTATOR) == []


def spoil(data: Any) -> None:
    """Change everything in plain data that can be changed."""
    for part in list(data.values()) if isinstance(data, dict) else list(data):
        if isinstance(part, dict | list):
            spoil(part)
    if isinstance(data, dict):
        for key in data:
            data[key] = "spoilt"
    data.clear()


@pytest.mark.clause("UNO-9.2", "UNO-10.1")
@pytest.mark.parametrize("seed", range(4))
def test_a_view_can_be_spoilt_without_touching_the_table(seed: int) -> None:
    options: dict[str, Any] = {
        "seven_zero": True,
        "setup_skipped": "reshuffle",
        "jump_in": seed % 2 == 0,
        "stack_plus2": True,
    }
    t = fresh(4, seed, "scoring" if seed % 2 else "single", **options)
    for step, _ in enumerate(play_on(t.state, Rng(seed))):
        if step % 11:
            continue
        before = (t.table.fingerprint, t.table.log.text(), [json.dumps(t.view(seat)) for seat in range(-1, 4)])
        for seat in range(-1, 4):
            spoil(t.view(seat))
        assert (t.table.fingerprint, t.table.log.text(), [json.dumps(t.view(x)) for x in range(-1, 4)]) == before
        if step > 600:
            break


# -- what a perfect memory knows, and a dream respects


def dreams(t: Sitting, seat: int, number: int = 40) -> list[Uno]:
    dreamer = Dreamer(json.loads(json.dumps(t.view(seat))))
    rng = Rng(5)
    return [dreamer.dream(rng) for _ in range(number)]


@pytest.mark.clause("UNO-10.1", "UNO-6.16")
def test_a_dream_knows_what_a_reshuffled_pile_is_made_of() -> None:
    t = given("B8-1 B7-1 / Y1-1 Y2-1 / G8-1 G9-1", "R1-1 R2-1 R3-1 R4-1 R5-1", "Y9-1", rest="out")
    t.play("draw", "keep", "draw", "keep")  # Y9-1, then a reshuffle and one of R1 to R4
    piles = set()
    for s in dreams(t, 2):
        ids = nyoi.game("uno").tables["card"]
        pile = {ids[c] for c in s.pile[s.top :]}
        assert pile < {"R1-1", "R2-1", "R3-1", "R4-1"}
        assert len(pile) == 3
        assert {ids[c] for c in s.hands[0]} <= {"B8-1", "B7-1", "Y1-1", "Y2-1", "Y9-1"}
        piles.add(frozenset(pile))
    assert len(piles) > 1


@pytest.mark.clause("UNO-4.8", "UNO-10.1")
def test_a_dream_knows_that_ignored_cards_were_not_dealt() -> None:
    turned = ["GS-1", "W-2", "WS-1", "B5-1"]
    hands = [id for id in nyoi.game("uno").tables["card"] if id not in turned][:21]
    t = dealt(" ".join([*hands, *turned]), 3, setup_skipped="reshuffle")
    ids = nyoi.game("uno").tables["card"]
    for s in dreams(t, 0):
        assert {"GS-1", "W-2", "WS-1"} <= {ids[c] for c in s.pile[s.top :]}
    t.play("draw", "keep")  # now P1 may hold one of them, and no more than one
    held = [len({"GS-1", "W-2", "WS-1"} & {ids[c] for c in s.hands[1]}) for s in dreams(t, 0, 400)]
    assert set(held) <= {0, 1}
    assert 1 in held
    assert all(not {"GS-1", "W-2", "WS-1"} & {ids[c] for c in s.hands[2]} for s in dreams(t, 0))


@pytest.mark.clause("UNO-6.57a")
def test_a_dream_keeps_what_was_shown() -> None:
    t = given("W4-1 G6-1 G1-1 / Y1-1 Y2-1 / G8-1 G9-1").play("play W4-1 green", "challenge")
    ids = nyoi.game("uno").tables["card"]
    assert {tuple(sorted(ids[c] for c in s.hands[0])) for s in dreams(t, 1)} == {("G1-1", "G6-1")}
    assert len({tuple(sorted(s.hands[0])) for s in dreams(t, 2)}) > 5


@pytest.mark.clause("UNO-6.20", "UNO-10.1")
@pytest.mark.parametrize("challenge", [True, False])
def test_who_is_asked_without_a_card_to_draw_has_one_to_play(challenge: bool) -> None:
    hands = "Y1-1 Y2-1 B1-1 / R1-1 B2-1 B3-1 G1-1 / G2-1 G3-1 W4-1 B4-1 B5-1 B6-1"
    t = given(hands, "R5-1", rest="out", turn=1, plus4_challenge=challenge)
    assert t.now == ("turn", 1)
    for seat in (0, 2, SPECTATOR):
        for s in dreams(t, seat):
            assert asked(s) == [1]
            assert Dreamer(nyoi.game("uno").view(s, seat)).dream(Rng(1)).decision is not None


def test_a_clockless_driver_never_needs_the_clock() -> None:
    for seed in range(4):
        t = fresh(4, seed)
        rng = Rng(seed)
        for _, (seat, _) in zip(range(200), play_on(t.state, rng), strict=False):
            assert seat != CLOCK
            assert t.order[0] != CLOCK
