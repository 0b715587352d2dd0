"""Whatever comes from outside is answered with a refusal, never with anything else."""

from __future__ import annotations

import json

from hypothesis import given
from hypothesis import strategies as st

import nyoi
from nyoi.kernel.log import log_of
from nyoi.kernel.play import Refused
from nyoi.kernel.table import replay
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


@given(st.sampled_from(["toma"]), st.dictionaries(st.sampled_from(["hands", "pile", "rows", "turn", "balls"]), JSON))
def test_any_position(id: str, position: dict[str, object]) -> None:
    try:
        nyoi.given(id, position)
    except Refused as refused:
        assert refused.reason


@given(st.text(max_size=40))
def test_any_text_as_a_move(move: str) -> None:
    t = nyoi.new("toma", seats=3, seed=1)
    before = t.fingerprint
    refused = t.refusal(t.decision.seat if t.decision else 0, move)
    assert refused is None or refused.clause.startswith("TOMA-")
    assert t.fingerprint == before
