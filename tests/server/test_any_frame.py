"""Whatever comes through a socket is answered or ends that one socket: nothing breaks, nobody else notices."""

from __future__ import annotations

import json
import logging
from typing import Any

import msgspec
import pytest
from hypothesis import HealthCheck, given, settings
from hypothesis import strategies as st

from nyoi.server.wire import messages
from tests.server.guests import Guest, Running, opened
from tests.server.journals import truth

pytestmark = pytest.mark.seed(1)
KINDS = {kind.__struct_config__.tag: kind for kind in messages.Up.__args__}
ODD = st.recursive(
    st.none() | st.booleans() | st.integers(-(2**70), 2**70) | st.floats() | st.text(max_size=12),
    lambda inner: st.lists(inner, max_size=3) | st.dictionaries(st.text(max_size=6), inner, max_size=3),
    max_leaves=6,
)
LIKELY = st.integers(-3, 9) | st.sampled_from(["", "c1", "discard freya", "guess 1 5", "all", "hello"])


@st.composite
def frames(draw: st.DrawFn) -> str:
    """A message of any kind whose fields hold anything; or any text."""
    if draw(st.booleans()):
        return draw(st.text(max_size=60)) if draw(st.booleans()) else json.dumps(draw(ODD))
    tag = draw(st.sampled_from(sorted(str(tag) for tag in KINDS)))
    fields = [field.name for field in msgspec.structs.fields(KINDS[tag])]
    said: dict[str, Any] = {name: draw(LIKELY | ODD) for name in fields if draw(st.integers(0, 5))}
    return json.dumps({"type": tag, **said})


def test_any_frame(running: Running, ann: Guest, bob: Guest, caplog: pytest.LogCaptureFixture) -> None:
    table, mine = opened(ann)
    with mine:

        @given(frames())
        @settings(suppress_health_check=[HealthCheck.too_slow])
        def answered(frame: str) -> None:
            with bob.join(table) as s:
                s.send(frame if frame.isascii() else frame.encode("utf-8", "replace").decode())
                s.send({"type": "why_not", "cmd_id": "last", "seat": 0, "move": "x"})
                while (heard := s.hear()) is not None and heard.get("cmd_id") != "last":
                    pass  # until it is answered, or the socket is closed with a reason
                assert heard is None or heard["refusal"]["reason"] == "not-your-seat"

        with caplog.at_level(logging.WARNING):
            answered()
        assert [record.getMessage() for record in caplog.records if record.levelno >= logging.ERROR] == []
        assert mine.command({"type": "why_not", "seat": 0, "move": "x"})["refusal"]["clause"].startswith("TOMA-")
    assert truth(running.database, table)[0].seq == 0  # nothing was played for somebody else's seat
