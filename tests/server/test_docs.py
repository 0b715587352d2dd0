"""The examples of docs/wire.md are messages of the wire, and none is missing."""

from __future__ import annotations

import re
from pathlib import Path
from typing import get_args

import msgspec
import pytest

from nyoi.server.config import Config
from nyoi.server.http.app import App
from nyoi.server.store.migrations import STEPS
from nyoi.server.wire import messages
from nyoi.server.wire.schema import PARTS
from tests.server.patches import made_whole

DOCS = Path(__file__).parents[2] / "docs"
TEXT = (DOCS / "wire.md").read_text(encoding="utf-8")
SERVER = (DOCS / "server.md").read_text(encoding="utf-8")
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


def test_every_table_of_the_database_is_described() -> None:
    statements = [one for step in STEPS for one in (*step.sqlite, *step.postgres)]
    made = {
        name for one in statements for name in re.findall(r"create (?:unlogged )?table (?:if not exists )?(\w+)", one)
    }
    rows = re.findall(r"^\| (`.*?) \|", SERVER.partition("\n## Database")[2].partition("\n## ")[0], re.M)
    assert {name for row in rows for name in re.findall(r"`(\w+)`", row)} == made - {"nyoi"}  # its version, in the text


def test_every_room_of_the_server_and_every_file_of_the_wire_is_described() -> None:
    server = Path(messages.__file__).parents[1]
    rooms = {path.parent.name for path in server.glob("*/__init__.py")}
    assert set(re.findall(r"^\| `(\w+)/` \|", SERVER, re.M)) == rooms
    files = {
        path.name
        for part in ("wire", "house", "table", "time", "past", "evening")
        for path in (server / part).glob("*.py")
    }
    assert [name for name in sorted(files - {"__init__.py"}) if f"`{name}`" not in SERVER] == []
