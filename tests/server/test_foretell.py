"""What moves would do, for who asks at a live table: from what the seat knows alone, and only of what there is."""

from __future__ import annotations

import asyncio

import msgspec
import pytest

import nyoi
from nyoi.kernel.play import Refused
from nyoi.server.house.foretell import REMEMBERED, WAITING, Foretellers, Outlook, work
from nyoi.server.wire import messages
from tests.server.guests import Guest, Running, opened, place, to_move

pytestmark = pytest.mark.seed(1)
PLUS_TWO = {"hands": "RD-1 Y8-1 G5-1 / Y1-1 R2-1 R4-1", "discard": "R5-1", "turn": 0}


def test_a_player_is_told_what_a_move_would_do(running: Running, ann: Guest) -> None:
    table, s = opened(ann, game="uno", seats=2)
    with s:
        place(running, table, PLUS_TWO)
        s.wait(lambda: "play RD-1" in s.moves(0))
        s.send({"type": "foretell", "cmd_id": "f", "seat": 0, "moves": ["play RD-1", "play nothing", ""]})
        found = s.expect("foretelling")
        assert (found["cmd_id"], found["seat"], found["seq"]) == ("f", 0, s.latest[0]["seq"])
        keys = [note["key"] for note in found["moves"]["play RD-1"]["notes"]]
        assert keys == ["plus2", "left"]
        assert found["moves"]["play nothing"] is None
        assert s.expect("answer")["ok"]


def test_nobody_looks_through_other_eyes(ann: Guest) -> None:
    _, s = opened(ann)
    with s:
        ask = {"type": "foretell", "moves": [""]}
        assert s.command({**ask, "seat": 7})["refusal"]["reason"] == "not-your-seat"
        assert s.command({**ask, "seat": -1})["ok"]  # what everybody knows
        s.send({**ask, "cmd_id": "f", "seat": to_move(s), "moves": ["x"] * (messages.MOST_FORETOLD + 1)})
        s.wait(lambda: any((f.get("refusal") or {}).get("reason") == "bad-message" for f in s.frames))


def outlook(texts: list[str], seed: int = 1) -> Outlook:
    t = nyoi.new("toma", seats=2, seed=seed)
    return Outlook("toma", t.state.decision.seat, 0, msgspec.json.encode(t.view(0)), texts)  # type: ignore[union-attr]


def test_what_was_foretold_is_remembered_until_the_view_changes() -> None:
    asked: list[list[str]] = []
    foretellers = Foretellers(work)

    async def ask(data: bytes, seconds: float) -> bytes:
        asked.append(msgspec.msgpack.decode(data)["texts"])
        return work(data)

    foretellers._workers.ask = ask  # type: ignore[method-assign]
    first, second = nyoi.new("toma", seats=2, seed=1).state.decision.moves  # type: ignore[union-attr]
    one, both = outlook([first.text]), outlook([first.text, second.text])
    asyncio.run(foretellers.foretell(one))
    found = asyncio.run(foretellers.foretell(both))
    asyncio.run(foretellers.foretell(both))
    assert asked == [[first.text], [second.text]]
    assert list(found) == both.texts
    asyncio.run(foretellers.foretell(outlook([first.text], seed=2)))
    assert len(asked) == 3
    # what is no move is answered and not remembered: strangers fill no memory
    asyncio.run(foretellers.foretell(outlook(["x" * 300])))
    asyncio.run(foretellers.foretell(outlook(["x" * 300])))
    assert len(asked) == 5
    assert foretellers._number <= REMEMBERED
    foretellers.close()


def test_too_many_questions_at_once_are_refused() -> None:
    foretellers = Foretellers(work)
    foretellers._inside = WAITING
    with pytest.raises(Refused, match="too-busy"):
        asyncio.run(foretellers.foretell(outlook(["discard freya"])))
    foretellers.close()


def test_a_defect_is_told_and_the_others_are_answered(monkeypatch: pytest.MonkeyPatch) -> None:
    game = nyoi.game("toma")
    first, second = nyoi.new("toma", seats=2, seed=1).state.decision.moves  # type: ignore[union-attr]
    whole = type(game).foretell

    def broken(self: object, view: object, move: object) -> object:
        if move is first:
            raise ZeroDivisionError("by us")
        return whole(game, view, move)  # type: ignore[arg-type]

    monkeypatch.setattr(type(game), "foretell", broken)
    asked = outlook([first.text, second.text])
    answer = msgspec.json.decode(
        work(msgspec.msgpack.encode({"game": "toma", "view": asked.view, "texts": asked.texts}))
    )
    assert "by us" in answer["failed"]
    assert answer["found"][first.text] is None
    assert answer["found"][second.text]["notes"]
