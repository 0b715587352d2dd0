"""The examples of docs/wire.md are messages of the wire, and none is missing."""

from __future__ import annotations

import re
from pathlib import Path
from typing import get_args

import msgspec
import pytest

from nyoi.server.config import Config
from nyoi.server.http.app import App
from nyoi.server.wire import messages
from nyoi.server.wire.schema import PARTS
from tests.server.patches import made_whole

TEXT = (Path(__file__).parents[2] / "docs" / "wire.md").read_text(encoding="utf-8")
EXAMPLES = re.findall(r"```json (\w+)\n(.*?)```", TEXT, re.DOTALL)


@pytest.mark.parametrize(("name", "text"), EXAMPLES)
def test_an_example_reads(name: str, text: str) -> None:
    kind = next(getattr(part, name) for part in PARTS if hasattr(part, name))
    found = msgspec.json.decode(text, type=kind)
    assert msgspec.json.decode(msgspec.json.encode(found), type=kind) == found
    known = {field.encode_name for field in msgspec.structs.fields(kind)} | {"type"}
    assert set(msgspec.json.decode(text)) <= known  # nothing that is only in the documentation


def test_the_patch_makes_the_one_view_of_the_other() -> None:
    patch = next(msgspec.json.decode(text) for name, text in EXAMPLES if name == "Patch")
    before, after = (msgspec.json.decode(text) for text in re.findall(r"```json\n(.*?)```", TEXT, re.DOTALL))
    update = made_whole({0: {"seq": 11, "view": before}}, patch)
    assert update["view"] == after
    assert [move["text"] for move in update["ask"]["moves"]] == ["discard kuro", "discard light"]


def test_every_message_of_the_socket_has_an_example() -> None:
    names = {name for name, _ in EXAMPLES}
    assert {kind.__name__ for kind in (*get_args(messages.Up), *get_args(messages.Down))} <= names


def test_every_route_is_described(tmp_path: Path) -> None:
    app = App(Config(database=str(tmp_path / "x.db")))
    for route in app._routes():
        if route.path.startswith("/api/"):
            assert f"{next(iter(route.methods - {'HEAD'}))} {route.path}" in TEXT  # type: ignore[operator]
