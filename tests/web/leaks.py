"""What a browser was told, held against what was true: the cards that a seat could not know of."""

from __future__ import annotations

import json
from collections.abc import Iterator
from typing import Any

from nyoi.games.toma.content import CARDS as TOMA_CARDS
from nyoi.games.toma.state import Toma
from nyoi.games.uno.content import CARDS as UNO_CARDS
from nyoi.games.uno.state import Uno
from nyoi.kernel.decision import NOBODY
from nyoi.kernel.log import Log
from nyoi.kernel.state import State
from nyoi.kernel.table import Table, replay
from tests.web.house import Person

UNTOLD = ("game", "options", "deck", "last", "born", "shown")


def hidden(s: State, seat: int) -> set[str]:
    """The cards that a seat cannot know of: other hands but for what it was shown, the pile, what lies aside."""
    if isinstance(s, Toma):
        known = {s.notes[seat * s.seats + other] for other in range(s.seats)} if seat >= 0 else set()
        held = {card for other, hand in enumerate(s.hands) if other != seat for card in hand}
        cards = (held | set(s.pile[s.top :]) | {s.aside}) - known - {NOBODY}
        return {TOMA_CARDS[card] for card in cards}
    assert isinstance(s, Uno)
    seen = (
        {card for other in range(s.seats) for card in s.notes[seat * s.seats + other]}
        if s.notes and seat >= 0
        else set()
    )
    held = {card for other, hand in enumerate(s.hands) if other != seat for card in hand}
    return {UNO_CARDS[card] for card in (held | set(s.pile[s.top :])) - seen}


def states(table: Table) -> Iterator[State]:
    """The game as it truly stood after each move."""
    log = table.log
    for at in range(len(log.entries) + 1):
        yield replay(table.game, Log(log.setting, log.start, log.entries[:at], log.given)).state


def told(frame: dict[str, Any]) -> set[str]:
    """Every text in an update, but for what names all cards of a game, and what was shown in earlier rounds."""
    view = {key: part for key, part in frame["view"].items() if key not in UNTOLD}
    events = [event for event in frame["events"] if event["seq"] == frame["seq"] and event["word"] != "deck"]
    rounds = [i for i, event in enumerate(events) if event["word"] == "round"]
    events = events[rounds[-1] if rounds else 0 :]  # at the end of a round all is shown, then dealt anew
    found: set[str] = set()

    def look(part: Any) -> None:
        if isinstance(part, str):
            found.add(part)
        elif isinstance(part, dict):
            for name, value in part.items():
                look(name)
                look(value)
        elif isinstance(part, list):
            for value in part:
                look(value)

    look([view, events])
    return found


def leaks(person: Person, seat: int, true: list[State]) -> tuple[int, list[str]]:
    """How many updates a browser got for a seat, and the secrets in them."""
    frames = [frame for frame in map(json.loads, person.raw) if frame["type"] == "update"]
    assert {frame["seat"] for frame in frames} == {seat}
    found = []
    for frame in frames:
        state = true[frame["seq"]]
        if not state.over:
            found += [f"{frame['seq']}: {card}" for card in sorted(told(frame) & hidden(state, seat))]
    return len(frames), found
