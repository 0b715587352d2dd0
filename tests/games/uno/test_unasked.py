"""A seat that is asked nothing hears the reason all the same, and only what lies open decides it."""

from __future__ import annotations

from typing import Any

import pytest

import nyoi
from nyoi.games.uno.moves import FIELDS
from nyoi.games.uno.state import Uno
from nyoi.games.uno.why import unasked
from nyoi.kernel.decision import CLOCK, SPECTATOR
from nyoi.kernel.play import offered
from nyoi.kernel.rng import Rng
from nyoi.words.speech import Speech
from tests.games.contract import as_bytes, play_on
from tests.games.uno.table import FOUR, THREE, Sitting, exposed, given


def hears(t: Sitting, seat: int, text: str) -> tuple[str, str]:
    """What a seat without an offer hears, from the table and from the game."""
    assert t.asks(seat) == []
    refused = unasked(t.state, seat, text.split())
    assert refused is not None
    assert t.refuses(seat, text) == (refused.reason, refused.clause)
    return refused.reason, refused.clause


@pytest.mark.clause("UNO-6.56a", "UNO-7.31")
def test_a_plus4_is_challenged_by_the_one_it_hits() -> None:
    t = given("W4-1 B6-1 B7-1 / Y1-1 Y2-1 / G8-1 G9-1").play("play W4-1 green")
    for seat in (0, 2):
        for text in ("challenge", "accept"):
            assert hears(t, seat, text) == ("not-your-challenge", "UNO-6.56a")
        refused = t.table.refusal(seat, "challenge")
        assert refused is not None
        assert refused.facts == {"seat": 1}
        for text in ("draw", "play G8-1", "keep", "pass"):
            assert hears(t, seat, text) == ("not-your-decision", "UNO-7.31")
    t = given(THREE)
    assert hears(t, 1, "challenge") == ("no-plus4", "UNO-6.56")
    t = given(THREE, plus4_challenge=False)
    assert hears(t, 1, "challenge") == hears(t, 2, "accept") == ("challenge-off", "UNO-6.64")
    assert t.refuses(0, "challenge") == ("challenge-off", "UNO-6.64")


@pytest.mark.clause("UNO-9.30", "UNO-9.31", "UNO-9.32", "UNO-9.36")
def test_why_somebody_cannot_jump_in() -> None:
    t = given("R3-1 R1-1 R2-1 / Y1-1 Y2-1 / R3-2 G2-1").play("play R3-1")
    assert hears(t, 2, "jump R3-2") == hears(t, 0, "stay") == ("jump-off", "UNO-9.30")
    t = given("R3-1 R1-1 R2-1 / Y1-1 Y2-1 / R3-2 G2-1 / B1-1 B2-1", markers=[0, 0, 1, 0], jump_in=True)
    assert hears(t, 2, "jump R3-2") == ("jump-not-on-this", "UNO-9.31")  # turned over, not played
    t.play("play R3-1")
    assert hears(t, 0, "jump R1-1") == ("jump-own-card", "UNO-9.32")
    assert hears(t, 2, "jump R3-2") == ("jump-marked", "UNO-9.32")
    t.play("3: stay")
    assert hears(t, 3, "jump R3-2") == ("jump-stayed", "UNO-9.36")
    assert hears(t, 3, "stay") == ("jump-stayed", "UNO-9.36")
    for visible, more in (("W-1", "play W-1 red"), ("R0-1", "play R0-1")):
        t = given(f"{visible} R1-1 R2-1 / Y1-1 Y2-1 / R3-2 G2-1", jump_in=True).play(more)
        assert hears(t, 2, "jump R3-2") == ("jump-not-on-this", "UNO-9.31")
    t = given("RD-1 R1-1 R2-1 / Y1-1 Y2-1 / RD-2 G2-1", jump_in=True, stack_plus2=True).play("play RD-1")
    assert hears(t, 2, "jump RD-2") == ("jump-not-now", "UNO-9.32")


@pytest.mark.clause("UNO-7.25", "UNO-7.20")
def test_who_has_waved_hears_that_he_has() -> None:
    t = exposed(FOUR).play("2: wave")
    assert hears(t, 2, "catch 0") == hears(t, 2, "wave") == ("waved", "UNO-7.25")
    assert hears(t, 2, "catch 3") == ("not-exposed", "UNO-7.12")
    assert hears(t, 2, "catch 2") == ("catch-self", "UNO-7.11")
    assert hears(t, 2, "declare") == ("you-not-exposed", "UNO-7.4")
    assert hears(t, 2, "silent") == ("nothing-asked", "UNO-7.25a")
    assert hears(t, 2, "draw") == ("hold", "UNO-7.20")  # whoever is due: the next turn waits
    assert hears(t, 2, "close") == ("clock-only", "UNO-7.25")


@pytest.mark.clause("UNO-7.4", "UNO-7.12", "UNO-7.25")
def test_calls_where_nobody_is_exposed() -> None:
    t = given(THREE)
    assert hears(t, 1, "declare") == ("you-not-exposed", "UNO-7.4")
    assert hears(t, 1, "catch 0") == ("not-exposed", "UNO-7.12")
    assert hears(t, 1, "wave") == ("nobody-exposed", "UNO-7.25")
    assert hears(t, 1, "catch 7") == ("no-such-seat", "UNO-4.1")
    assert hears(t, 1, "catch") == ("say-target", "UNO-7.6")


@pytest.mark.clause("UNO-7.25")
def test_the_exposed_player_does_not_wave() -> None:
    t = exposed(THREE)
    assert t.asks(0) == ["declare"]
    assert t.refuses(0, "wave") == ("only-you-exposed", "UNO-7.25")
    t = given("R0-1 G8-1 / Y1-1 Y2-1 / B1-1 B2-1 / Y9-1 Y8-1", seven_zero=True).play("play R0-1")
    assert t.refuses(1, "wave") == ("call-first", "UNO-7.25b")  # exposed by somebody else, and not asked yet
    t.play("silent")
    assert t.refuses(1, "wave") == ("only-you-exposed", "UNO-7.25")
    t = given("R0-1 G8-1 / Y1-1 / B1-1 B2-1 / Y9-1 Y8-1", seven_zero=True).play("play R0-1", "silent", "silent")
    assert "wave" in t.asks(1)  # another one is exposed too: he may catch, and so he may wave
    t.play("1: wave")
    assert t.refuses(1, "wave") == ("waved", "UNO-7.25")


@pytest.mark.clause("UNO-6.33", "UNO-9.10", "UNO-9.11", "UNO-9.20")
def test_words_of_a_phase_that_is_not_now() -> None:
    t = given(THREE)
    assert hears(t, 1, "wish none") == ("no-wish", "UNO-6.33")
    assert hears(t, 1, "take") == ("stack-off", "UNO-9.10")
    assert hears(t, 1, "swap 0") == ("swap-off", "UNO-9.20")
    t = given(THREE, stack_plus2=True, seven_zero=True)
    assert hears(t, 1, "take") == ("no-stack", "UNO-9.11")
    assert hears(t, 1, "swap 0") == ("no-swap", "UNO-9.20")
    # in the phase itself it is the decision of one
    house: dict[str, Any] = {"stack_plus2": True, "seven_zero": True}
    t = given("RD-1 R1-1 R2-1 / Y1-1 Y2-1 / G1-1 G2-1", **house).play("play RD-1")
    assert hears(t, 2, "take") == ("not-your-decision", "UNO-7.31")
    assert hears(t, 2, "challenge") == ("no-plus4", "UNO-6.56")
    assert t.refuses(1, "challenge") == ("answer-stack", "UNO-9.11")
    t = given("R7-1 R1-1 R2-1 / Y1-1 Y2-1 / G1-1 G2-1", **house).play("play R7-1")
    assert hears(t, 2, "swap 0") == ("not-your-decision", "UNO-7.31")
    t = given("WS-1 R1-1 R2-1 / Y1-1 Y2-1 / G1-1 G2-1", pile="G3-1").play("play WS-1 red")
    assert hears(t, 2, "wish none") == ("not-your-decision", "UNO-7.31")
    # a stack waits behind the hold: taking it waits too
    t = given("RD-1 R1-1 / Y1-1 Y2-1 / G1-1 G2-1", **house).play("play RD-1", "1: wave")
    assert hears(t, 1, "take") == ("hold", "UNO-7.20")
    assert hears(t, 1, "swap 0") == ("no-swap", "UNO-9.20")


@pytest.mark.clause("UNO-5.11")
def test_words_that_are_no_move() -> None:
    t = given(THREE)
    for text in ("", "fly", "uno"):
        assert hears(t, 1, text) == ("unknown-move", "UNO-5.4")


def test_who_is_no_player_is_left_to_the_house() -> None:
    t = given(THREE)
    for seat in (SPECTATOR, CLOCK, 3, 99):
        assert unasked(t.state, seat, ["draw"]) is None


SAID = [
    *FIELDS,
    *("play R7-1", "play R7-1 uno", "play W-1 red", "jump R7-1", "jump R7-1 uno", "swap 0", "swap 1 uno", "catch 0"),
    *("catch 1", "catch 9", "wish none", "wish skip 1", "wish shed R7-1", "wish gold", "fly", ""),
]


@pytest.mark.clause("UNO-5.11", "UNO-10.1", "UNO-10.2")
@pytest.mark.parametrize("seed", range(10))
def test_no_reason_tells_what_a_seat_cannot_know(seed: int) -> None:
    """Every seat without an offer, every word, in the true world and in another one that looks the same to it."""
    game = nyoi.game("uno")
    rng = Rng(seed)
    house = ("stack_plus2", "seven_zero", "jump_in", "force_play", "draw_until_playable", "plus4_challenge")
    options: dict[str, object] = {id: rng.below(2) == 1 for id in house}
    table = nyoi.new("uno", 2 + seed % 5, seed, options=options)
    said = {lang: Speech(lang, game, [str(i) for i in range(10)], strict=True) for lang in ("fr", "en")}
    heard = set()
    for step, _ in enumerate(play_on(table.state, rng, clock=seed % 2 == 0)):
        s = table.state
        assert isinstance(s, Uno)
        if step > 250:
            break
        for seat in range(s.seats):
            if offered(s, seat) or step % 5:
                continue
            twin = game.dreamer(game.view(s, seat)).dream(rng)
            assert isinstance(twin, Uno)
            assert as_bytes(game.view(twin, seat)) == as_bytes(game.view(s, seat))
            for text in SAID:
                refused = unasked(s, seat, text.split())
                assert refused is not None
                assert str(refused) == str(unasked(twin, seat, text.split())), text
                if refused.reason not in heard:
                    heard.add(refused.reason)
                    for speech in said.values():
                        assert refused.clause in speech.refusal(refused, seat)
    assert len(heard) > 8
