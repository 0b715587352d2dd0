"""What of a view goes to a page: all of its type, and never the packed frames, which are for dreams."""

from __future__ import annotations

import json
import re
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest

import nyoi
from nyoi.kernel.rng import Rng
from nyoi.kernel.seen import PACKED
from nyoi.server.wire.schema import main
from nyoi.testing.strict import misfit
from tests.server.guests import Guest, Running, play_out, sensible

pytestmark = pytest.mark.seed(1)

PAGE = Path(__file__).parents[2] / "web" / "src"
HIDDEN = f"(?:{'|'.join(PACKED)})"
READS = re.compile(rf"""\bview\??\.{HIDDEN}\b|["']{HIDDEN}["']\s*[\]:]|\{{[^{{}}\n]*\b{HIDDEN}\b[^{{}}\n]*\}}\s*[:=]""")


def keys(data: Any) -> Iterator[str]:
    """Every key in something told, however deep."""
    if isinstance(data, dict):
        for key, value in data.items():
            yield key
            yield from keys(value)
    elif isinstance(data, list):
        for value in data:
            yield from keys(value)


@pytest.mark.parametrize("id", nyoi.IDS)
def test_no_page_gets_the_frames(running: Running, id: str) -> None:
    view_type = nyoi.game(id).view_type
    assert view_type is not None
    ann, eve = Guest(running.port), Guest(running.port)
    options = {"uno": {"uno_call": "auto"}, "tournament": {"length": "rounds5"}}.get(id, {})
    table = ann.open(id, 2, bots=[{"seat": 1, "level": 3}], start=True, options=options)
    with ann.join(table) as player, eve.join(table) as watcher:
        play_out([player], sensible(Rng(2)))  # the bot is told all it needs: it plays to the end
        watcher.wait(lambda: watcher.over)
        player.command({"type": "advise", "seat": 0})
        frames = player.frames + watcher.frames
    with ann.join(table) as back:
        frames += back.frames
    steps = [ann.get(f"/api/tables/{table}/replay?at={at}&seat={seat}") for at in (0, 5) for seat in (-2, -1, 0)]
    views = [frame["view"] for frame in frames if frame["type"] == "update"] + [step["view"] for step in steps]
    assert len(views) > 20
    for told in (*frames, *steps):
        assert not {*PACKED} & {*keys(told)}
    for view in views[:: max(1, len(views) // 100)]:
        assert misfit({**view, "stack": []}, view_type) == ""


def test_the_page_reads_no_frames() -> None:
    sources = [path for ending in ("ts", "svelte") for path in PAGE.rglob(f"*.{ending}")]
    assert len(sources) > 100
    assert [path.name for path in sources if READS.search(path.read_text(encoding="utf-8"))] == []
    for path in (PAGE / "gallery" / "samples").glob("*.json"):
        assert not {*PACKED} & {*json.loads(path.read_text(encoding="utf-8")).get("view", {})}


@pytest.mark.parametrize(
    ("line", "found"),
    [
        ("const top = view.stack.at(-1);", True),
        ('view["stack"]', True),
        ("const { fight, stack } = view;", True),
        ("({ stack }: View) => 1", True),
        ("const { seats, memory } = view;", True),
        ("view?.memory", True),
        ('now.kind === "stack"', False),
        ('words.say("stack-title", { n: 2 })', False),
    ],
)
def test_what_reads_frames_is_seen(line: str, found: bool) -> None:
    assert bool(READS.search(line)) is found


def test_drift_of_a_view_is_found(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("nyoi.server.wire.schema.FOLDER", tmp_path)
    for id in nyoi.IDS:
        (tmp_path / "games" / id).mkdir(parents=True)
    for id in nyoi.IDS:
        assert main([]) == 0
        assert main(["--check"]) == 0
        target = tmp_path / "games" / id / "view.ts"
        written = target.read_text(encoding="utf-8")
        assert not any(f"  {key}{end}:" in written for key in PACKED for end in ("", "?"))
        target.write_text(written.replace("seats: number", "seats: string", 1), encoding="utf-8")
        assert main(["--check"]) == 1
