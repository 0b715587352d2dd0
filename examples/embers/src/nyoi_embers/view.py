"""What a seat may know, built up from nothing (EMBERS section 10)."""

from __future__ import annotations

from typing import TYPE_CHECKING

from nyoi.kernel.frame import pack
from nyoi_embers.rules.round import Turn
from nyoi_embers.state import Embers, Summary

if TYPE_CHECKING:
    from nyoi_embers.seen import EmbersAnswer, EmbersLast, EmbersOpen, EmbersPlayer, EmbersView


def view(s: Embers, seat: int) -> EmbersView:
    """The circle as a seat sees it; `SPECTATOR` sees what everybody sees."""
    return {
        "game": "embers",
        "seat": seat,
        "seats": s.seats,
        "mode": s.setting.mode,
        "options": s.setting.told(),
        "round": s.round,
        "turns": s.turns,
        "embers": sum(s.left(x) for x in range(s.seats)),
        "claims": [list(claim) for claim in s.claims],
        "players": [player(s, seat, other) for other in range(s.seats)],
        "last": None if s.last is None else last(s.last),
        "now": now(s),
        "stack": [pack(frame) for frame in s.stack],
        "over": s.over,
        "ending": s.ending,
        "results": list(s.results),
    }


def player(s: Embers, seat: int, other: int) -> EmbersPlayer:
    """One player: his own embers, and everybody's once the game is over (EMBERS-10.1)."""
    hand = s.hands[other]
    return {
        "hand": list(hand) if s.over or other == seat else [None] * len(hand),
        "hearth": list(s.hearth[other]),
        "ash": s.ash[other],
    }


def last(summary: Summary) -> EmbersLast:
    """The round before this one."""
    return {
        "heat": summary.heat,
        "claim": summary.claim,
        "claimer": summary.claimer,
        "doubter": summary.doubter,
        "loser": summary.loser,
        "hands": [list(hand) for hand in summary.hands],
    }


def now(s: Embers) -> EmbersOpen | EmbersAnswer | None:
    """What is in progress."""
    frame = s.stack[-1] if s.stack else None
    if not isinstance(frame, Turn):
        return None
    if not s.claims:
        return {"kind": "open", "seat": frame.seat}
    claimer, claim = s.claims[-1]
    return {"kind": "answer", "seat": frame.seat, "claim": claim, "claimer": claimer}
