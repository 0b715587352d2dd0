"""What the book ignores counts as not said: a call that cannot count, the colour of a last wild card."""

from __future__ import annotations

from typing import Any

import pytest

import nyoi
from nyoi.games.uno.state import Uno
from nyoi.games.uno.why import meant
from nyoi.kernel.decision import CLOCK, SPECTATOR
from nyoi.kernel.play import offered
from nyoi.kernel.rng import Rng
from tests.games.contract import as_bytes, play_on
from tests.games.uno.table import given

PLAIN = "R3-1 R4-1 Y8-1 / Y1-1 Y2-1 / G1-1 G2-1"


# A call that cannot count: the hands, what was played before, the position and options beside, who says what.
Vain = tuple[str, list[str], dict[str, Any], int, str]
VAIN: dict[str, Vain] = {
    "two cards would be left": (PLAIN, [], {}, 0, "play R3-1 uno"),
    "it is the last card": ("R3-1 / Y1-1 Y2-1", [], {}, 0, "play R3-1 uno"),
    "a wild card, two would be left": ("W-1 R4-1 Y8-1 / Y1-1", [], {}, 0, "play W-1 green uno"),
    "a card just drawn": ("B8-1 B9-1 / Y1-1 Y2-1", ["draw"], {"pile": "R9-1"}, 0, "play R9-1 uno"),
    "it is announced by itself": ("R3-1 Y8-1 / Y1-1 Y2-1", [], {"uno_call": "auto"}, 0, "play R3-1 uno"),
    "a wish": ("WS-1 B9-1 B8-1 B7-1 / Y1-1", ["play WS-1 red"], {"pile": "G3-1"}, 0, "wish shed B9-1 uno"),
    "a last card, by a wish": ("WS-1 B9-1 / Y1-1 Y2-1", ["play WS-1 red"], {"pile": "G3-1"}, 0, "wish shed B9-1 uno"),
    "a stack": ("RD-1 R1-1 R2-1 / YD-1 Y1-1 Y2-1", ["play RD-1"], {"stack_plus2": True}, 1, "play YD-1 uno"),
    "a jump": ("R3-1 R1-1 R2-1 / Y1-1 / R3-2 G1-1 G2-1", ["play R3-1"], {"jump_in": True}, 2, "jump R3-2 uno"),
    "a swap that brings two": ("R7-1 R1-1 / Y1-1 Y2-1", ["play R7-1"], {"seven_zero": True}, 0, "swap 1 uno"),
    "a 7: it goes with the swap": ("R7-1 R1-1 / Y1-1", [], {"seven_zero": True}, 0, "play R7-1 uno"),
    "a 0 that brings two": ("R0-1 R1-1 / Y1-1 / G1-1 G2-1", [], {"seven_zero": True}, 0, "play R0-1 uno"),
}


@pytest.mark.clause("UNO-7.3", "UNO-9.23", "UNO-9.34")
@pytest.mark.parametrize("case", VAIN)
def test_a_call_that_cannot_count_is_ignored(case: str) -> None:
    hands, before, more, seat, said = VAIN[case]
    without = said.removesuffix(" uno")
    t = given(hands, **more).play(*before)
    assert said not in t.asks(seat)
    assert without in t.asks(seat)
    assert t.means(seat, said) == without
    assert t.table.refusal(seat, said) is None
    t.play(f"{seat}: {said}")
    plain = given(hands, **more).play(*before).play(f"{seat}: {without}")
    assert t.table.fingerprint == plain.table.fingerprint
    assert t.table.log.text() == plain.table.log.text()  # the log has the move, not what was ignored
    for other in (None, SPECTATOR, *range(t.state.seats)):
        assert t.table.events(other) == plain.table.events(other)  # without notice
    assert t.words().count("uno") == int(not t.state.live)  # made by itself, or not at all


@pytest.mark.clause("UNO-7.3")
def test_a_call_that_counts_is_not_ignored() -> None:
    t = given("R3-1 Y8-1 / Y1-1 Y2-1")
    assert t.play("play R3-1 uno").calls[0] == "called"
    t = given("R0-1 R1-1 / Y1-1 Y2-1 / G1-1", seven_zero=True)
    assert t.play("play R0-1 uno").calls[0] == "called"


@pytest.mark.clause("UNO-6.6", "UNO-6.48")
@pytest.mark.parametrize("card", ["W-1", "WS-1", "W4-1"])
@pytest.mark.parametrize("said", ["green", "red", "green uno", "uno"])
def test_a_colour_sent_with_a_last_wild_card_is_ignored(card: str, said: str) -> None:
    t = given(f"{card} / Y1-1 Y2-1")
    assert t.table.refusal(0, f"play {card} {said}") is None
    t.play(f"play {card} {said}")
    assert t.over
    assert t.colour == "red"  # the colour in force before
    assert t.table.log.entries[-1].move == f"play {card}"
    assert t.events("played") == [{"seat": 0, "card": card, "colour": -1, "drawn": 0}]
    t = given("B8-1 / Y1-1 Y2-1", pile=card).play("draw")
    assert t.means(0, f"play {card} {said}") != f"play {card}"  # another card is left: a colour is asked
    t = given(f"{card} / Y1-1 Y2-1").play("draw")
    assert t.means(0, f"play {card} {said}") is None  # only the drawn card may be played


@pytest.mark.clause("UNO-7.3", "UNO-6.6", "UNO-5.11")
def test_nothing_else_is_ignored() -> None:
    t = given("R3-1 R4-1 B8-1 W-1 / Y1-1 Y2-1 / G1-1 G2-1")
    for text, reason in (
        ("play B8-1 uno", "no-match"),
        ("play Y1-1 uno", "not-in-hand"),
        ("play R3-1 red", "no-colour-choice"),  # a coloured card has its own (UNO-5.3)
        ("play W-1 uno", "say-colour"),
        ("play W-1 purple uno", "unknown-colour"),
        ("play R3-1 uno uno", "no-colour-choice"),
        ("play uno", "unknown-card"),
        ("draw uno", "unknown-move"),
        ("uno", "unknown-move"),
        ("", "unknown-move"),
    ):
        assert t.means(0, text) is None, text
        assert t.refuses(0, text)[0] == reason, text
    t = given("W-1 / Y1-1 Y2-1")
    assert t.refuses(0, "play W-1 purple")[0] == "unknown-colour"
    assert t.refuses(0, "play W-2 red")[0] == "not-in-hand"
    t = given("WS-1 B9-1 B8-1 / Y1-1 Y2-1", pile="G3-1").play("play WS-1 red")
    assert t.refuses(0, "wish none uno")[0] == "unknown-move"  # `uno` goes with a card that leaves the hand


@pytest.mark.clause("UNO-7.3", "UNO-10.1")
def test_what_is_read_generously_depends_on_ones_own_offers_alone() -> None:
    game = nyoi.game("uno")
    texts = [f"{word} {card} uno" for word in ("play", "jump", "wish shed") for card in game.tables["card"]]
    texts += [f"play W-{k} red{uno}" for k in (1, 2, 3, 4) for uno in ("", " uno")] + ["swap 1 uno", "swap 2 uno"]
    compared = 0
    for seed in range(8):
        rng = Rng(seed)
        options: dict[str, object] = {"jump_in": True, "seven_zero": seed % 2 == 0, "stack_plus2": True}
        table = nyoi.new("uno", 3 + seed % 3, seed, options=options)
        for step, _ in enumerate(play_on(table.state, rng)):
            if step > 200:
                break
            if step % 9:
                continue
            seat = rng.below(table.state.seats)
            truth, twin = table.state, game.dreamer(game.view(table.state, seat)).dream(rng)
            assert isinstance(truth, Uno)
            assert isinstance(twin, Uno)
            assert as_bytes(game.view(twin, seat)) == as_bytes(game.view(truth, seat))
            for text in texts:
                found = meant(truth, seat, text.split())
                assert found == meant(twin, seat, text.split())
                assert found is None or found in [move.text for move in offered(truth, seat)]
                compared += found is not None
    assert compared > 10


def test_who_is_asked_nothing_means_nothing() -> None:
    t = given(PLAIN)
    for seat in (1, 2, SPECTATOR, CLOCK, 99):
        assert t.means(seat, "play R3-1 uno") is None


@pytest.mark.clause("UNO-7.3", "UNO-6.6")
def test_spaces_and_capitals_do_not_matter_either() -> None:
    t = given(PLAIN).play("  Play  r3-1 UNO ")
    assert t.table.log.entries[-1].move == "play R3-1"
    t = given("W-1 / Y1-1 Y2-1").play("PLAY w-1 Green uno")
    assert t.table.log.entries[-1].move == "play W-1"
