"""No frame holds the id of a card that its reader may not know: every frame is searched, beside the truth."""

from __future__ import annotations

import json
from typing import Any

import pytest

from nyoi.games.toma.content import CARDS as TOMA_CARDS
from nyoi.games.toma.state import Toma
from nyoi.games.uno.content import CARDS as UNO_CARDS
from nyoi.games.uno.state import Uno
from nyoi.kernel.rng import Rng
from nyoi.kernel.state import State
from nyoi.kernel.table import replay
from tests.server.guests import Guest, Refusal, Running, Seat, play_out, sensible
from tests.server.journals import truth

pytestmark = pytest.mark.seed(1)


def hidden(s: State, viewer: int) -> set[str]:
    """The cards that a seat (-1: who watches) has no way to know the place of."""
    found: set[str] = set()
    if isinstance(s, Uno):
        if s.over or s.shuffles:
            return found  # then all is shown; and whoever counts knows which cards were shuffled in again
        found = {UNO_CARDS[c] for c in s.pile[s.top :]}
        for seat, hand in enumerate(s.hands):
            known = s.notes[viewer * s.seats + seat] if s.notes and viewer >= 0 else ()
            found |= {UNO_CARDS[c] for c in hand if seat != viewer and c not in known}
        return found
    assert isinstance(s, Toma)
    if s.over:
        return found
    found = {TOMA_CARDS[c] for c in s.pile[s.top :]} | ({TOMA_CARDS[s.aside]} if s.aside >= 0 else set())
    for seat, hand in enumerate(s.hands):
        if seat != viewer:
            note = s.notes[viewer * s.seats + seat] if viewer >= 0 else -1
            found |= {TOMA_CARDS[c] for c in hand if c != note}
    return found


def text_of(frame: dict[str, Any]) -> str:
    """A frame without what lists the whole deck for everybody, and the last round, which was shown.

    One game is called like one of its cards.
    """
    shown = ("game", "deck", "last", "options", "shown")
    view = {key: value for key, value in frame.get("view", {}).items() if key not in shown}
    events = [event for event in frame.get("events", ()) if event["word"] != "deck"]
    return json.dumps({**frame, "view": view, "events": events, "game": ""})


def search(s: Seat, played: Any, seats: list[int]) -> int:
    """Search every update of a socket; how many hidden cards were looked for."""
    looked = 0
    for frame in [f for f in s.frames if f["type"] == "update"]:
        assert frame["seat"] in seats
        if any(event["word"] == "round" for event in frame["events"]) and frame["seq"]:
            continue  # a round was shown to the end, and the next one dealt, in one move
        state = replay(played.game, played.log, at=frame["seq"]).state
        text = text_of(frame)
        for card in hidden(state, frame["seat"]):
            looked += 1
            assert f'"{card}"' not in text, (frame["seat"], frame["seq"], card)
            assert f" {card}" not in text
    return looked


@pytest.mark.parametrize(("game", "options"), [("uno", {"uno_call": "auto"}), ("toma", {"objective": 2})])
def test_no_frame_tells_a_secret(running: Running, game: str, options: dict[str, object]) -> None:
    ann, bob = Guest(running.port), Guest(running.port)
    table = ann.open(game, 3, options=options)
    bob.sit(table)
    ann.at(table, "bot", {"seat": 2, "level": 3})
    with (
        Seat(running.port, table, {"type": "hello"}) as watcher,
        ann.join(table, patches=True) as a,
        bob.join(table, patches=True) as b,
    ):
        ann.at(table, "start")
        a.reach(0, 0)
        b.reach(1, 0)
        for path in ("log", "replay", "replay?at=0&seat=-2"):
            with pytest.raises(Refusal, match="not-over"):  # while it is played it is nobody's to read
                ann.get(f"/api/tables/{table}/{path}")
        info = text_of(ann.get(f"/api/tables/{table}"))
        early, _ = truth(running.database, table)
        assert not any(f'"{card}"' in info for card in hidden(early.state, -1))
        play_out([a, b], sensible(Rng(3)))
        watcher.wait(lambda: watcher.over)
        played, _ = truth(running.database, table)
        assert search(watcher, played, [-1]) > 80
        assert search(a, played, [0]) > 80
        assert search(b, played, [1]) > 80
        assert not any(f.get("ask") for f in watcher.frames)
        for s in (watcher, a, b):
            assert not any("seed" in raw or "token" in raw for raw in s.raw)


def test_the_search_finds_a_planted_secret(running: Running, ann: Guest) -> None:
    table = ann.open("uno", 2, mine=2, start=True)
    with ann.join(table, seats=[0]) as s:
        played, _ = truth(running.database, table)
        assert search(s, played, [0]) > 50
        secret = sorted(hidden(played.state, 0))[0]
        s.frames[-1]["view"]["planted"] = secret
        with pytest.raises(AssertionError):
            search(s, played, [0])
