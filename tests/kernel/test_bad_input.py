"""Whatever comes from outside is answered with a refusal, never with anything else."""

from __future__ import annotations

import json

from hypothesis import given
from hypothesis import strategies as st

import nyoi
from nyoi.kernel.log import log_of
from nyoi.kernel.play import Refused, offered
from nyoi.kernel.table import replay
from tests.games.mutants import samples
from tests.kernel.toy import TOY

JSON = st.recursive(
    st.none() | st.booleans() | st.integers() | st.floats(allow_nan=False) | st.text(max_size=12),
    lambda inner: st.lists(inner, max_size=4) | st.dictionaries(st.text(max_size=8), inner, max_size=4),
    max_leaves=12,
)


def text() -> str:
    t = nyoi.new("toma", seats=2, seed=3)
    for _ in range(6):
        assert t.decision is not None
        t.play(t.decision.moves[0])
    return t.log.text()


def answered(broken: str) -> None:
    try:
        log = log_of(broken)
        replay(nyoi.game(log.setting.game), log)
    except Refused as refused:
        assert refused.reason


@given(st.text(max_size=200))
def test_any_text_as_a_log(broken: str) -> None:
    answered(broken)


@given(st.data())
def test_a_log_with_any_field_changed(data: st.DataObject) -> None:
    lines = text().splitlines()
    number = data.draw(st.integers(0, len(lines) - 1))
    line = json.loads(lines[number])
    key = data.draw(st.sampled_from(sorted(line) if isinstance(line, dict) else range(len(line))))
    line[key] = data.draw(JSON)
    lines[number] = json.dumps(line)
    answered("\n".join(lines))


@given(st.sampled_from([option.id for option in TOY.options]), JSON)
def test_any_value_as_an_option(option: str, value: object) -> None:
    try:
        found = TOY.setting(2, options={option: value}).options[option]
    except Refused as refused:
        assert refused.reason == "bad-option"
    else:
        assert TOY.setting(2, options={option: found}).options[option] == found


@given(st.sampled_from(nyoi.IDS), st.data())
def test_any_options_of_any_game(id: str, data: st.DataObject) -> None:
    """Whatever is chosen is refused with a reason, or a game is dealt."""
    game = nyoi.game(id)
    options = data.draw(
        st.dictionaries(st.sampled_from([option.id for option in game.options]) | st.text(), JSON, max_size=2)
    )
    try:
        t = nyoi.new(id, data.draw(st.integers(-1, 12)), 1, data.draw(st.none() | st.text(max_size=8)), options)
    except Refused as refused:
        assert refused.reason
    else:
        assert t.decision is not None


@given(st.sampled_from(nyoi.IDS), st.data())
def test_any_position(id: str, data: st.DataObject) -> None:
    """Keys of the game with values of any kind, alone or within a position that is right."""
    keys = st.sampled_from([*nyoi.game(id).positions.keys, "seats", "mode", "options"])
    odd = data.draw(st.dictionaries(keys | st.text(max_size=8), JSON, max_size=3))
    whole = data.draw(st.sampled_from([{}, *samples(id)]))
    before = json.dumps(whole)
    try:
        nyoi.given(id, {**whole, **odd})
    except Refused as refused:
        assert refused.reason
        assert refused.facts.get("key") != "?"
    assert json.dumps(whole) == before


@given(st.sampled_from(nyoi.IDS), st.data())
def test_any_text_as_a_move(id: str, data: st.DataObject) -> None:
    """Of words that stand in moves and of any others: refused with reason and clause, or offered; nothing changes."""
    t = nyoi.given(id, data.draw(st.sampled_from(samples(id))))
    game = t.game
    known = [word for seat in range(t.state.seats) for move in offered(t.state, seat) for word in move.text.split()]
    known += [*game.moves, *[row for table in game.tables.values() for row in table[:40]]]
    word = st.sampled_from(sorted(set(known))) | st.text(max_size=10) | st.integers(-2, 12).map(str)
    text = data.draw(st.lists(word, max_size=5).map(" ".join) | st.text(max_size=40))
    before = t.fingerprint
    for seat in (nyoi.SPECTATOR, *range(t.state.seats)):
        refused = t.refusal(seat, text)
        assert refused is None or refused.clause
    assert t.fingerprint == before
