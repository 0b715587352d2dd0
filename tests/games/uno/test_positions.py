"""Positions: what can be said, what is refused and why. Every state that is reached can be said, and is possible."""

from __future__ import annotations

from typing import Any

import pytest

import nyoi
from nyoi.games.uno.content import CARDS, COLOURS, DECK
from nyoi.games.uno.possible import possible
from nyoi.games.uno.rules.effects import Plus4
from nyoi.games.uno.rules.turn import Turn
from nyoi.games.uno.state import CALLED, EXPOSED, SURPRISED, Uno
from nyoi.games.uno.view import phase_of
from nyoi.kernel.decision import NOBODY
from nyoi.kernel.rng import Rng
from nyoi.kernel.state import facts
from nyoi.words.speech import Speech
from tests.games.contract import play_on
from tests.games.uno.table import fresh, given

TWO = {"hands": "R1-1 R2-1 / Y1-1 Y2-1", "discard": "R5-1"}
ONE_LEFT = {"hands": "R1-1 / Y1-1 Y2-1 / G1-1", "discard": "R5-1", "turn": 1}
PLUS4 = {"hands": "B6-1 / Y1-1 Y2-1", "discard": "R5-1 W4-1", "colour": "green", "phase": "plus4", "before": "red"}
WISH = {"hands": "B6-1 / Y1-1 Y2-1", "discard": "R5-1 WS-1 G3-1", "phase": "wish"}
HOLD = {**ONE_LEFT, "phase": "hold", "exposed": [0]}
STACK = {"hands": "B6-1 / Y1-1", "discard": "RD-1", "phase": "stack", "turn": 1, "options": {"stack_plus2": True}}
SWAP = {"hands": "B6-1 / Y1-1", "discard": "R7-1", "phase": "swap", "options": {"seven_zero": True}}
MATCH = {**TWO, "mode": "scoring"}
AUTO = {"uno_call": "auto"}
TRADES = {"seven_zero": True}

# What cannot be: the reason, its clause, the key and the value that are named.
WRONG: list[tuple[dict[str, Any], str, str, str, str]] = [
    # what does not read
    ({**TWO, "markers": [-1, -1]}, "position-number", "UNO-4.4", "markers", "-1"),
    ({**TWO, "markers": ["x", 0]}, "position-number", "UNO-4.4", "markers", "x"),
    ({**TWO, "markers": [10**6, 0]}, "position-number", "UNO-4.4", "markers", "1000000"),
    ({**TWO, "markers": [1]}, "position-parts", "UNO-4.4", "markers", "[1]"),
    ({**TWO, "direction": "sideways"}, "position-choice", "UNO-4.4", "direction", "sideways"),
    ({**TWO, "direction": 0}, "position-choice", "UNO-4.4", "direction", "0"),
    ({**TWO, "waved": [99]}, "position-number", "UNO-4.4", "waved", "99"),
    ({**MATCH, "scores": [-1, 0]}, "position-number", "UNO-4.4", "scores", "-1"),
    ({**TWO, "turn": 2}, "position-number", "UNO-4.4", "turn", "2"),
    ({**TWO, "rest": "box"}, "position-choice", "UNO-4.4", "rest", "box"),
    ({**TWO, "phase": "asleep"}, "position-choice", "UNO-4.4", "phase", "asleep"),
    ({**TWO, "exposed": [5]}, "position-number", "UNO-4.4", "exposed", "5"),
    ({**TWO, "hands": "X / R1-1"}, "position-choice", "UNO-4.4", "hands", "X"),
    ({**TWO, "known": [[0, 1]]}, "position-parts", "UNO-4.4", "known", "[0, 1]"),
    ({**TWO, "known": 5}, "position-form", "UNO-4.4", "known", "5"),
    ({**TWO, "reshuffled": 5}, "position-form", "UNO-4.4", "reshuffled", "5"),
    ({**TWO, "reshuffled": ["R1-1"] * 1000}, "position-many", "UNO-4.4", "reshuffled", "..."),
    ({**TWO, "round": 0}, "position-number", "UNO-4.4", "round", "0"),
    # cards
    ({**TWO, "hands": "R1-1 / R1-1"}, "position-twice", "UNO-3.4", "hands", "R1-1"),
    ({**TWO, "pile": "R5-1"}, "position-twice", "UNO-3.4", "pile", "R5-1"),
    ({**TWO, "hands": "R1-1 / "}, "position-empty-hand", "UNO-8.1", "hands", "1"),
    ({"order": "R1-1 R1-1", "seats": 2}, "position-twice", "UNO-3.4", "order", "R1-1"),
    ({**TWO, "order": "R1-1 R2-1"}, "position-order-alone", "UNO-4.4", "hands", "order"),
    ({**TWO, "laid": 1, "colour": "blue"}, "position-colour", "UNO-5.3", "colour", "blue"),
    ({**TWO, "discard": "WS-1", "colour": "red", "laid": 1}, "position-shenron", "UNO-6.31", "laid", "1"),
    ({**TWO, "known": [[0, 1, "R9-1"]]}, "position-known", "UNO-10.1", "known", "0, 1, R9-1"),
    ({**TWO, "known": [[0, 0, "R1-1"]]}, "position-known", "UNO-10.1", "known", "0, 0, R1-1"),
    # phases
    ({**TWO, "total": 4}, "position-phase", "UNO-5.4", "total", "turn"),
    ({**TWO, "judged": 1}, "position-phase", "UNO-5.4", "judged", "turn"),
    ({**WISH, "before": "red"}, "position-phase", "UNO-5.4", "before", "wish"),
    ({**TWO, "phase": "drawn", "hands": "R1-1 / Y1-1"}, "position-drawn", "UNO-6.12", "hands", "R1-1"),
    ({**WISH, "discard": "R5-1 WS-1 G8-1"}, "position-wish", "UNO-6.33", "discard", "G8-1"),
    ({**WISH, "discard": "R5-1 G3-1"}, "position-wish", "UNO-6.33", "discard", "G3-1"),
    (
        {**WISH, "options": {"dragonball_profile": "rare"}, "discard": "WS-1 G3-2"},
        "position-wish",
        "UNO-6.33",
        "discard",
        "G3-2",
    ),
    ({**PLUS4, "discard": "R5-1 W-1"}, "position-plus4", "UNO-6.56", "discard", "W-1"),
    ({**PLUS4, "laid": 1}, "position-plus4", "UNO-6.56", "discard", "W4-1"),
    ({**PLUS4, "options": {"plus4_challenge": False}}, "position-option", "UNO-6.64", "phase", "plus4"),
    ({**PLUS4, "hands": "B6-1 B7-1 / Y1-1", "judged": 3}, "position-judged", "UNO-6.53", "judged", "3"),
    ({**PLUS4, "hands": "B6-1 B7-1 B8-1 / Y1-1", "judged": 2}, "position-judged", "UNO-6.53", "judged", "2"),
    ({**PLUS4, "hands": "B6-1 B7-1 B8-1 B9-1 / Y1-1", "judged": 1}, "position-judged", "UNO-6.53", "judged", "1"),
    ({**SWAP, "options": {}}, "position-option", "UNO-9.20", "phase", "swap"),
    ({**SWAP, "discard": "R8-1"}, "position-swap", "UNO-9.20", "discard", "R8-1"),
    ({**STACK, "options": {}}, "position-option", "UNO-9.10", "phase", "stack"),
    ({**STACK, "total": 3}, "position-total", "UNO-9.10", "total", "3"),
    ({**STACK, "discard": "R8-1"}, "position-stack", "UNO-9.10", "discard", "R8-1"),
    ({**STACK, "laid": 1}, "position-stack", "UNO-9.10", "discard", "RD-1"),
    ({**TWO, "stayed": [1]}, "position-stayed", "UNO-9.36", "stayed", "1"),
    ({**TWO, "markers": [1, 0], "phase": "drawn"}, "position-marker", "UNO-6.42", "markers", "1"),
    # calls
    ({**TWO, "called": [0]}, "position-one-card", "UNO-7.5", "called", "0"),
    ({**ONE_LEFT, "exposed": [1]}, "position-one-card", "UNO-7.5", "exposed", "1"),
    ({**ONE_LEFT, "exposed": [0], "called": [0]}, "position-twice", "UNO-7.5", "called", "0"),
    ({**ONE_LEFT, "exposed": [0], "options": AUTO}, "position-auto", "UNO-7.30", "exposed", "0"),
    ({**ONE_LEFT, "phase": "drawn", "exposed": [0]}, "position-exposed-now", "UNO-7.7", "phase", "drawn"),
    ({**PLUS4, "hands": "B6-1 / Y1-1", "exposed": [1]}, "position-exposed-other", "UNO-7.7a", "exposed", "1"),
    ({**ONE_LEFT, "exposed": [0], "actor": 1}, "position-actor", "UNO-7.2", "exposed", "0"),
    ({**ONE_LEFT, "exposed": [0, 2]}, "position-actor", "UNO-7.2", "exposed", "0"),
    ({**ONE_LEFT, "surprised": [2], "options": {}}, "position-actor", "UNO-7.2", "surprised", "2"),
    (
        {**ONE_LEFT, "surprised": [0], "actor": 0, "options": TRADES},
        "position-surprised",
        "UNO-7.25a",
        "surprised",
        "0",
    ),
    ({**ONE_LEFT, "waved": [1]}, "position-waved", "UNO-7.25", "waved", "1"),
    ({**HOLD, "waved": [0]}, "position-waved", "UNO-7.25", "waved", "0"),
    ({**HOLD, "waved": [1, 2]}, "position-all-waved", "UNO-7.25", "exposed", "0"),
    ({**TWO, "phase": "hold"}, "position-hold", "UNO-5.10", "phase", "hold"),
    # what is remembered
    ({**TWO, "passed": [0]}, "position-passed", "UNO-6.20", "passed", "0"),
    ({**TWO, "rest": "out", "passed": [0]}, "position-passed", "UNO-6.20", "passed", "0"),
    ({**TWO, "hands": "B1-1 / Y1-1", "rest": "out", "passed": [0, 1]}, "position-blocked", "UNO-6.21", "passed", "2"),
    ({**TWO, "idle": 1}, "position-idle", "UNO-6.21", "idle", "1"),
    ({**TWO, "idle": 20, "options": {"force_play": True}}, "position-idle", "UNO-6.21", "idle", "20"),
    ({**TWO, "guilty": [1, 0], "options": {"plus4_challenge": False}}, "position-verdict", "UNO-6.64", "guilty", "1"),
    ({**TWO, "reshuffled": "R1-1", "pile": "B1-1"}, "position-pile-born", "UNO-6.16a", "reshuffled", "B1-1"),
    ({**TWO, "reshuffled": "B1-1", "rest": "out"}, "position-out", "UNO-6.16a", "reshuffled", "B1-1"),
    ({**TWO, "reshuffled": "R1-1 /"}, "position-reshuffle-empty", "UNO-6.16", "reshuffled", "2"),
    ({**TWO, "ignored": "W-1"}, "position-put-back", "UNO-4.8", "ignored", "W-1"),
    (
        {**TWO, "ignored": "R9-1", "options": {"setup_skipped": "reshuffle"}},
        "position-ignored",
        "UNO-4.6",
        "ignored",
        "R9-1",
    ),
    ({**TWO, "fresh": [1, 0]}, "position-fresh", "UNO-4.8", "fresh", "1"),
    # points
    ({**TWO, "scores": [5, 0]}, "position-no-points", "UNO-9.1", "scores", "5"),
    ({**MATCH, "scores": [500, 0]}, "position-won-already", "UNO-8.11", "scores", "500"),
    ({**MATCH, "scores": [5, 6], "round": 2}, "position-points-early", "UNO-8.10", "round", "2"),
]


def why(position: dict[str, Any]) -> nyoi.Refused:
    with pytest.raises(nyoi.Refused) as refused:
        nyoi.given("uno", position)
    return refused.value


@pytest.mark.clause("UNO-3.4", "UNO-4.4", "UNO-5.3", "UNO-6.42", "UNO-7.5", "UNO-8.11", "UNO-9.10")
@pytest.mark.parametrize(
    ("position", "reason", "clause", "key", "value"), WRONG, ids=[f"{w[1]}-{i}" for i, w in enumerate(WRONG)]
)
def test_what_cannot_be_is_refused(position: dict[str, Any], reason: str, clause: str, key: str, value: str) -> None:
    refused = why(position)
    assert (refused.reason, refused.clause) == (reason, clause)
    places = (refused.facts["key"], refused.facts.get("place"))
    assert key in places
    assert str(refused.facts["value"]).endswith(value)
    for lang in ("fr", "en"):
        said = Speech(lang, nyoi.game("uno"), ["Ann", "Bob", "Cid"], strict=True).refusal(refused, 0)
        assert clause in said
        assert value.split(", ")[-1] in said


def test_the_never_ending_position_of_the_issue() -> None:
    hands = "R1-1 R2-1 / Y1-1 Y2-1 / B1-1 B2-1"
    refused = why({"hands": hands, "discard": "R5-1", "markers": [-1, -1, -1]})
    assert str(refused) == "position-number (UNO-4.4) key=markers value=-1 low=0 high=99"
    given(hands, markers=[99, 99, 99])  # the most there may be are used up at once


@pytest.mark.parametrize(
    ("position", "key"),
    [
        ({"seats": 2}, "hands"),
        ({"hands": "R1-1 / Y1-1"}, "discard"),
        ({"hands": "R1-1 / Y1-1", "discard": ""}, "discard"),
        ({"hands": "R1-1 / Y1-1", "discard": "W-1"}, "colour"),
        ({**TWO, "discard": "W4-1", "colour": "red", "phase": "plus4"}, "before"),
    ],
)
def test_what_is_missing_is_named(position: dict[str, Any], key: str) -> None:
    refused = why(position)
    assert (refused.reason, refused.facts) == ("position-missing", {"key": key})


def test_a_key_that_there_is_not() -> None:
    assert why({**TWO, "typo": 1}).reason == "position-key"
    assert why({"order": "R1-1 R2-1", "seats": 2}).reason == "deck-too-small"


# -- who drew since a +4


@pytest.mark.clause("UNO-6.53", "UNO-7.13")
def test_what_was_drawn_since_a_plus4_is_not_judged() -> None:
    # He laid it with a green card left, was caught, and has drawn a red one since: red was in force.
    caught = {**PLUS4, "hands": "G6-1 R7-1 R8-1 / Y1-1 Y2-1", "judged": 1}
    table = nyoi.given("uno", caught)
    assert table.view(1)["now"] == {"kind": "plus4", "seat": 1, "by": 0, "colour": "red", "cards": 1}
    table.play("challenge")
    assert table.view(1)["players"][0]["innocent"] == 1
    assert table.view(1)["players"][0]["hand"] == ["G6-1", None, None]  # the challenger saw the hand of that moment
    table = nyoi.given("uno", {**PLUS4, "hands": "G6-1 R7-1 R8-1 / Y1-1 Y2-1"})
    table.play("challenge")
    assert table.view(1)["players"][0]["guilty"] == 1


# -- every state that is reached can be said


def said_of(s: Uno) -> dict[str, Any]:
    """A state in the keys of a position."""

    def ids(cards: Any) -> str:
        return " ".join(CARDS[card] for card in cards) or "-"

    def seats(bits: int) -> list[int]:
        return [seat for seat in range(s.seats) if bits >> seat & 1]

    phase, due, total = phase_of(s)
    frame = s.stack[-1]
    found: dict[str, Any] = {
        "mode": s.setting.mode,
        "options": s.setting.options,
        "hands": " / ".join(ids(hand) for hand in s.hands),
        "discard": ids(s.discard),
        "pile": ids(s.pile[s.top :]),
        "rest": "out",
        "colour": COLOURS[s.colour],
        "turn": due,
        "phase": phase,
        "direction": int(s.direction),
        "markers": s.markers,
        "laid": int(s.laid),
        "actor": int(s.actor),
        "waved": seats(s.waved),
        "drew_on": " / ".join("-" if colour == NOBODY else COLOURS[colour] for colour in s.drew_on),
        "guilty": s.guilty,
        "innocent": s.innocent,
        "passed": seats(s.passed),
        "idle": int(s.idle),
        "ignored": ids(s.ignored),
        "fresh": s.fresh,
        "dealer": s.dealer,
        "scores": s.scores,
        "round": s.round,
    }
    for key, call in (("called", CALLED), ("exposed", EXPOSED), ("surprised", SURPRISED)):
        found[key] = [seat for seat in range(s.seats) if s.calls[seat] == call]
    if isinstance(frame, Plus4):
        found |= {"turn": int(frame.seat), "before": COLOURS[frame.colour], "judged": int(frame.count)}
    if isinstance(frame, Turn) and frame.stayed:
        found["stayed"] = seats(frame.stayed)
    if total:
        found["total"] = total
    if s.shuffles:
        born = [[card for card in DECK if s.born[card] == number] for number in range(1, s.shuffles + 1)]
        # A reshuffle of which no card is left where it went: any card of a later one was there too.
        found["reshuffled"] = " / ".join(ids(cards or born[-1][:1]) for cards in born)
    if s.notes:
        pairs = [(x, y, s.notes[x * s.seats + y]) for x in range(s.seats) for y in range(s.seats)]
        found["known"] = [[x, y, ids(cards)] for x, y, cards in pairs if cards]
    return found


# What a position does not say: how it came about, and what is over.
UNSAID = {"turns", "rounds", "shown", "returned", "pile", "top", "out", "deck"}


def plain(s: Uno) -> dict[str, object]:
    return {key: value for key, value in facts(s).items() if key not in UNSAID} | {"left": s.pile[s.top :]}


@pytest.mark.parametrize("seed", range(24))
def test_every_state_that_is_reached_is_possible_and_can_be_said(seed: int) -> None:
    rng = Rng(seed)
    house = ("stack_plus2", "seven_zero", "jump_in", "force_play", "draw_until_playable")
    options: dict[str, Any] = {id: rng.below(2) == 1 for id in house}
    options["plus4_challenge"] = rng.below(4) > 0
    options["setup_skipped"] = rng.pick(["discard", "reshuffle"])
    options["uno_call"] = rng.pick(["live", "live", "auto"])
    options["wish_shed_place"] = rng.pick(["under", "top"])
    t = fresh(2 + seed % 9, seed, "scoring" if seed % 3 == 0 else "single", **options)
    for step, _ in enumerate(play_on(t.state, rng, clock=seed % 2 == 0)):
        possible(t.state)
        if step % 5 == 0:
            again = nyoi.given("uno", said_of(t.state)).state
            assert isinstance(again, Uno)
            assert plain(again) == plain(t.state)
            assert again.decision is not None
            assert t.state.decision is not None
            assert (again.decision.key, again.decision.seats) == (t.state.decision.key, t.state.decision.seats)
        if step > 500:
            break
