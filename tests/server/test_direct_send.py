"""Updates go straight into uvicorn's transport. A release that changes its insides must fail here, not in silence."""

from __future__ import annotations

import inspect
import re
import tomllib
from collections.abc import Iterable
from importlib.metadata import version
from pathlib import Path

import pytest
from uvicorn.protocols.http.httptools_impl import HttpToolsProtocol, RequestResponseCycle
from uvicorn.protocols.websockets.websockets_sansio_impl import WebSocketsSansIOProtocol
from websockets.server import ServerProtocol

from nyoi.server.http import door, transport
from tests.server.guests import Guest, Running, opened, to_move

pytestmark = pytest.mark.seed(1)
ROOT = Path(__file__).parents[2]


def test_a_move_is_sent_without_asgi(running: Running, ann: Guest, monkeypatch: pytest.MonkeyPatch) -> None:
    sent: list[bytes] = []
    write = transport.FastLane.write

    def counted(lane: transport.FastLane, messages: Iterable[bytes]) -> None:
        kept = list(messages)
        sent.extend(kept)
        write(lane, kept)

    monkeypatch.setattr(transport.FastLane, "write", counted)
    _, s = opened(ann)
    with s:
        [session] = [one for one in running.server.app.house.sessions if one.seats]
        assert session._fast is not None, "uvicorn's websocket has changed: every update takes the long way"
        before = len(sent)
        seat = to_move(s)
        assert s.play(seat, s.moves(seat)[0])["ok"]
        s.reach(seat, 1)
        direct = sent[before:]
    assert any(b'"type":"update"' in message for message in direct)
    assert any(b'"type":"answer"' in message for message in direct)


def test_what_is_used_of_uvicorn_and_websockets_is_still_there() -> None:
    """Names that are not promised to anybody; where one has gone our class would quietly do nothing."""
    for kind, names in (
        (
            HttpToolsProtocol,
            "_should_upgrade _unset_keepalive_if_required _start_asgi_task handle_websocket_upgrade on_message_begin "
            "on_url on_header on_headers_complete on_message_complete on_response_complete data_received",
        ),
        (WebSocketsSansIOProtocol, "handle_events handle_parser_exception send_receive_event_to_app data_received"),
    ):
        for name in names.split():
            assert callable(getattr(kind, name, None)), f"{kind.__name__}.{name}"
    source = inspect.getsource(WebSocketsSansIOProtocol) + inspect.getsource(HttpToolsProtocol)
    for field in [
        "conn",
        "writable",
        "close_sent",
        "disconnected",
        "curr_msg_data_type",
        "cycle",
        "pipeline",
        "parser",
    ]:
        assert re.search(rf"self\.{field}\b", source), field
    for field in ("response_complete", "more_body", "disconnected", "message_event", "keep_alive"):
        assert re.search(rf"self\.{field}\b", inspect.getsource(RequestResponseCycle)), field
    assert {"fail", "events_received", "state"} <= set(dir(ServerProtocol))
    assert issubclass(door.Door, HttpToolsProtocol)
    assert issubclass(door.Line, WebSocketsSansIOProtocol)


@pytest.mark.parametrize("name", ["uvicorn", "websockets", "httptools"])
def test_a_release_that_was_not_tried_is_not_installed(name: str) -> None:
    project = tomllib.loads((ROOT / "pyproject.toml").read_text())["project"]
    [bound] = [re.search(r"<([0-9.]+)", one) for one in project["dependencies"] if re.match(rf"{name}\b", one)]
    assert bound is not None, f"{name} has no upper bound"
    installed = tuple(int(part) for part in re.findall(r"\d+", version(name)))
    most = tuple(int(part) for part in bound[1].split("."))
    assert installed[: len(most)] < most
