"""The public surface in careless hands: a reason or the name of the argument, never an error from inside.

And nothing that a caller gets changes a table.
"""

from __future__ import annotations

import copy
import json
from collections.abc import Callable
from pathlib import Path
from typing import Any

import pytest

import nyoi
from nyoi.kernel.play import asked, offered
from nyoi.kernel.rng import Rng
from nyoi.version import build

ODD: list[Any] = [None, "4", 4.5, [4], {}, True, -1, 99, 10**30, float("nan"), b"x", object]


def table() -> nyoi.Table:
    return nyoi.new("toma", 3, seed=1)


CALLS: dict[str, Callable[[Any], object]] = {
    "id": lambda odd: nyoi.new(odd, 2, seed=1),
    "game": nyoi.game,
    "seats": lambda odd: nyoi.new("toma", odd, seed=1),
    "seed": lambda odd: nyoi.new("toma", 2, seed=odd),
    "mode": lambda odd: nyoi.new("toma", 2, 1, odd),
    "options": lambda odd: nyoi.new("toma", 2, 1, None, odd),
    "option": lambda odd: nyoi.new("toma", 2, 1, None, {"objective": odd}),
    "choice": lambda odd: nyoi.new("toma", 2, 1, None, {"deck_mode": odd}),
    "list": lambda odd: nyoi.new("toma", 2, 1, None, {"custom_cards": odd}),
    "option name": lambda odd: nyoi.new("toma", 2, 1, None, {odd if odd.__hash__ else "x": 1}),
    "move": lambda odd: table().play(odd),
    "seat of play": lambda odd: table().play("discard tytoon", seat=odd),
    "seat of refusal": lambda odd: nyoi.refusal(table(), odd, "guess 1 5"),
    "text": lambda odd: nyoi.refusal(table(), 0, odd),
    "t": lambda odd: nyoi.refusal(odd, 0, "guess 1 5"),
    "seat of view": lambda odd: table().view(odd),
    "seat of events": lambda odd: table().events(odd),
    "since": lambda odd: table().events(0, since=odd),
    "path": nyoi.load,
    "position": lambda odd: nyoi.given("toma", odd),
    "text of log": nyoi.log_of,
}


@pytest.mark.parametrize("argument", CALLS)
@pytest.mark.parametrize("odd", ODD, ids=str)
def test_an_odd_argument_is_answered(argument: str, odd: Any) -> None:
    try:
        CALLS[argument](odd)
    except nyoi.Refused as refused:
        assert refused.reason
    except TypeError as error:
        name = argument.split()[0]
        assert name in str(error) or build() == "compiled", str(error)  # compiled code names the type alone


@pytest.mark.parametrize("path", ["a\0b", "", "/", "no/such/file", "x" * 5000])
def test_a_file_that_cannot_be_read_is_refused(path: str) -> None:
    with pytest.raises(nyoi.Refused, match="log-unreadable"):
        nyoi.load(path)


def test_a_file_that_is_not_text_is_refused(tmp_path: Path) -> None:
    file = tmp_path / "x.nyoi"
    file.write_bytes(b"\xff\xfe\x00")
    with pytest.raises(nyoi.Refused, match="log-unreadable"):
        nyoi.load(file)


def test_seats_and_points_that_do_not_exist() -> None:
    t = table()
    for wrong in (lambda: t.view(99), lambda: t.events(99), lambda: t.events(0, since=-5), lambda: t.play("x", seat=9)):
        with pytest.raises(nyoi.Refused):
            wrong()
    assert t.events(0, since=10**6) == []


def spoil(value: Any) -> None:
    """Change everything in it that can be changed."""
    for part in list(value.values()) if isinstance(value, dict) else list(value) if isinstance(value, list) else []:
        spoil(part)
    if isinstance(value, dict | list):
        value.clear()


def played(id: str, moves: int = 25, **more: Any) -> nyoi.Table:
    t = nyoi.new(id, nyoi.game(id).most if id != "torak" else 3, seed=3, **more)
    rng = Rng(1)
    while not t.over and t.seq < moves:
        seat = asked(t.state)[0]
        t.play(rng.pick(offered(t.state, seat)), seat=seat)
    return t


@pytest.mark.parametrize("id", nyoi.IDS)
def test_nothing_that_a_caller_gets_changes_a_table(id: str) -> None:
    t, other = played(id), nyoi.new(id, nyoi.game(id).most if id != "torak" else 3, seed=3)
    seats = [nyoi.SPECTATOR, *range(t.state.seats)]

    def everything() -> str:
        views = [[x.view(seat) for seat in seats] for x in (t, other)]
        events = [[x.events(seat) for seat in seats] for x in (t, other)]
        asks = [[move.text for seat in seats for move in offered(x.state, seat)] for x in (t, other)]
        return json.dumps([views, events, asks, t.log.text(), t.fingerprint, other.fingerprint])

    before = everything()
    for seat in seats:
        spoil(t.view(seat))
        spoil(t.events(seat))
    assert t.decision is not None
    t.decision.moves.clear()
    for _, moves in t.decision.others:
        moves.clear()
    log = t.log
    spoil(log.setting.options)
    spoil(log.foot)
    log.entries.clear()
    assert everything() == before


def test_what_a_caller_gives_stays_his_own() -> None:
    cards = list(nyoi.new("toma", 2, 1).view(0)["deck"])
    options: dict[str, Any] = {"deck_mode": "custom", "custom_cards": cards}
    t = nyoi.new("toma", 2, 1, options=options)
    text, before = t.log.text(), copy.deepcopy(options)
    assert options == before
    cards.clear()
    options.clear()
    assert t.log.text() == text
    position: dict[str, Any] = {"hands": ["freya ajito", "motta"], "pile": ["claire"], "options": {"objective": 3}}
    t = nyoi.given("toma", position)
    text = t.log.text()
    spoil(position)
    assert t.log.text() == text


def test_a_scripted_die_that_does_not_fit_is_refused_and_nothing_has_happened() -> None:
    t = nyoi.given("toma", {"hands": "freya ajito / motta", "pile": "claire"})
    t.play("discard freya")
    t.state.script, t.state.cue = (99,), 0  # the next round is shuffled by it
    before = t.fingerprint, t.log.text(), t.events(None), t.view(0)
    with pytest.raises(nyoi.ScriptError) as no:
        t.play("guess 1 7")
    assert isinstance(no.value, nyoi.Refused)
    assert (no.value.reason, no.value.facts) == ("bad-script", {"value": 99, "high": 15})
    assert (t.fingerprint, t.log.text(), t.events(None), t.view(0)) == before
    t.play("guess 1 5")
    assert t.seq == 2
