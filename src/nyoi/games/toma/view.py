"""Views of a game of Toma, built from nothing rather than by removal (TOMA section 10)."""

from __future__ import annotations

from typing import TYPE_CHECKING

from nyoi.games.toma.content import CARDS, COPY, POWER, POWERS
from nyoi.games.toma.events import STARTS, WINS
from nyoi.games.toma.rules.powers import React
from nyoi.games.toma.rules.turn import Aim, Discard
from nyoi.games.toma.state import WAYS, Summary, Toma
from nyoi.kernel.decision import NOBODY
from nyoi.kernel.frame import pack

if TYPE_CHECKING:
    from nyoi.games.toma.seen import TomaNow, TomaPlayer, TomaSummary, TomaView


def view(s: Toma, seat: int) -> TomaView:
    """Return the table as a seat sees it; `SPECTATOR` sees what all seats see.

    `players[i].hand` has an entry for each card: its id for the holder and for seats that were shown it, None
    for the others (TOMA-10.2). `ruled_out` are values that all players can rule out.
    """
    n = s.seats
    seen: TomaView = {
        "game": "toma",
        "seat": seat,
        "seats": n,
        "mode": s.setting.mode,
        "options": s.setting.told(),
        "deck": [CARDS[card] for card in s.cards],
        "target": s.target,
        "round": s.round,
        "overtime": s.overtime,
        "starter": s.starter,
        "start_why": STARTS[s.start_why],
        "turns": s.turns,
        "left": s.left,
        "aside": s.aside != NOBODY,
        "open": [CARDS[card] for card in s.open],
        "fallen": list(s.fallen),
        "plays": [[x, CARDS[card], POWERS[power] if power >= 0 else None] for x, card, power in s.plays],
        "spied": [[x, y] for x in range(n) for y in range(n) if s.spied[x * n + y]],
        "players": [player(s, seat, other) for other in range(n)],
        "last": None if s.last is None else summary(s.last),
        "now": now(s),
        "stack": [pack(frame) for frame in s.stack],
        "over": s.over,
        "ending": s.ending,
        "results": list(s.results),
    }
    if seat >= 0:
        seen["known_by"] = [x for x in range(n) if s.aware[seat * n + x]]
        if s.stack and isinstance(s.stack[-1], Discard) and s.stack[-1].seat == seat:
            copies = [card for card in s.hands[seat] if POWER[card] == COPY]
            power = s.power_of(copies[0]) if copies else NOBODY
            # the power a copy card would take now (TOMA-6.26)
            seen["copy_as"] = POWERS[power] if power >= 0 else None
    return seen


def now(s: Toma) -> TomaNow | None:
    """Return the phase, from the frame that asks."""
    frame = s.stack[-1] if s.stack else None
    if isinstance(frame, Discard):
        return {"kind": "discard", "seat": frame.seat}
    if isinstance(frame, Aim):
        return {"kind": "aim", "seat": frame.seat, "card": CARDS[frame.card], "power": POWERS[frame.power]}
    if isinstance(frame, React) and s.decision is not None:
        return {
            "kind": "react",
            "seat": frame.seat,
            "card": CARDS[frame.card],
            "power": POWERS[frame.power],
            "target": s.decision.seat,
        }
    return None


def summary(last: Summary) -> TomaSummary:
    """Return the view of the previous round; everything was shown at its end."""
    return {
        "round": last.round,
        "winners": list(last.winners),
        "why": WINS[last.why],
        "aside": CARDS[last.aside] if last.aside != NOBODY else None,
        "hands": [[CARDS[card] for card in hand] for hand in last.hands],
        "rows": [[CARDS[card] for card in row] for row in last.rows],
    }


def player(s: Toma, seat: int, other: int) -> TomaPlayer:
    return {
        "balls": s.balls[other],
        "dealt": s.dealt[other],
        "inside": s.inside[other],
        "shield": s.shields[other],
        "hand": hand(s, seat, other),
        "row": [[CARDS[card], WAYS[way]] for card, way in zip(s.rows[other], s.ways[other], strict=True)],
        "ruled_out": s.exclusions(other),
    }


def hand(s: Toma, seat: int, other: int) -> list[str | None]:
    """Return a hand as a seat sees it: its own, all at the end, cards it was shown, or backs."""
    cards = s.hands[other]
    opened = s.over or (s.open_out and seat >= 0 and s.dealt[seat] and not s.inside[seat])
    if opened or seat == other:
        return [CARDS[card] for card in cards]
    note = s.notes[seat * s.seats + other] if seat >= 0 else NOBODY
    return [CARDS[note] if note != NOBODY and i == 0 else None for i in range(len(cards))]
