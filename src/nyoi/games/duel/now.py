"""The phase in progress by name, from the frame that asks. Frames hold no secrets."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from nyoi.games.duel.content import CARDS, SPOTS, TECHNIQUES, UNITS, ZONES
from nyoi.games.duel.rules.action import ACTIONS, CAST, HIT, LIFT, OURS, STUN, WALK, Act, Grant
from nyoi.games.duel.rules.defence import MAIN, Defence
from nyoi.games.duel.rules.hurt import Hurt
from nyoi.games.duel.rules.match import Swarm
from nyoi.games.duel.rules.menu import Menu
from nyoi.games.duel.rules.opening import Draft, Form, FreePick, LayTiles, NameTiles
from nyoi.games.duel.rules.strike import Push, Steal, Strike
from nyoi.games.duel.rules.tokens import WISH, Dragon, Look, Reveal
from nyoi.games.duel.rules.turn import Between, Deploy, Die, Turn
from nyoi.games.duel.state import Duel
from nyoi.kernel.decision import NOBODY

if TYPE_CHECKING:
    from nyoi.games.duel.seen import DuelDeclared, DuelDeed, DuelDefence, DuelNow

DEEDS: Final[tuple[DuelDeed, ...]] = ("walk", "search", "hit", "cast", "rise", "lift", "reduce", "stun")  # of an `Act`


def now(s: Duel) -> DuelNow | None:
    """Return the current phase, or None once the game is over."""
    frame = s.stack[-1] if s.stack else None
    if isinstance(frame, Menu):
        return {"kind": "menu", "unit": UNITS[frame.unit]}
    if isinstance(frame, Act):
        return {"kind": "act", "declared": act(frame), "own": frame.step == OURS}
    if isinstance(frame, Defence):
        return defence(frame)
    if isinstance(frame, Strike):
        return {"kind": "strike", "declared": strike(frame), "plus": frame.plus}
    if isinstance(frame, Turn):
        return {"kind": "choose", "seat": frame.seat}
    if isinstance(frame, Between):
        return {"kind": "between", "seat": frame.seat, "opening": frame.opening}
    if isinstance(frame, Push):
        return {"kind": "push", "unit": UNITS[frame.unit], "target": UNITS[frame.target]}
    if isinstance(frame, Die):
        return {"kind": "die", "unit": UNITS[frame.unit], "face": frame.face}
    if isinstance(frame, Look):
        return {"kind": "look", "seat": frame.seat, "times": frame.times}
    if isinstance(frame, Hurt):
        return {"kind": "hurt", "unit": UNITS[frame.unit], "wounds": frame.wounds, "declared": cause(s)}
    return _seldom(s)


def _seldom(s: Duel) -> DuelNow | None:
    """Return the phase for rarer questions: the opening, tokens, the dragon."""
    frame = s.stack[-1] if s.stack else None
    if isinstance(frame, Draft):
        return {"kind": "draft"}
    if isinstance(frame, Form):
        return {"kind": "form"}
    if isinstance(frame, FreePick):
        return {"kind": "pick", "seat": frame.seat}
    if isinstance(frame, LayTiles):
        return {"kind": "lay"}
    if isinstance(frame, NameTiles):
        return {"kind": "name"}
    if isinstance(frame, Swarm):
        return {"kind": "swarm"}
    if isinstance(frame, Deploy):
        return {"kind": "deploy", "unit": UNITS[frame.unit]}
    if isinstance(frame, Grant):
        return {"kind": "grant", "seat": frame.seat, "card": CARDS[frame.card]}
    if isinstance(frame, Steal):
        return {"kind": "steal", "unit": UNITS[frame.unit], "target": UNITS[frame.target]}
    if isinstance(frame, Reveal):
        return {"kind": "reveal", "unit": UNITS[frame.unit], "spot": SPOTS[frame.spot]}
    if isinstance(frame, Dragon):
        return {"kind": "dragon", "seat": frame.seat, "step": "wish" if frame.step == WISH else "cards"}
    return None


def act(frame: Act) -> DuelDeclared:
    kind, a = frame.kind, frame.a
    targets = (frame.b, frame.c) if kind == CAST else (a,) if kind in (HIT, LIFT, STUN) else ()
    return {
        "unit": UNITS[frame.unit],
        "deed": DEEDS[kind],
        "targets": [UNITS[target] for target in targets if target != NOBODY],
        "technique": TECHNIQUES[a] if kind == CAST else None,
        "zone": ZONES[a] if kind == WALK else None,
        "actions": frame.b if kind == HIT else 0,
        "paid": frame.paid if frame.source == ACTIONS else 0,
    }


def strike(frame: Strike) -> DuelDeclared:
    """Return a blow as it was declared. It can no longer be cancelled, so nothing is refunded."""
    cast = frame.technique >= 0
    return {
        "unit": UNITS[frame.unit],
        "deed": "cast" if cast else "hit",
        "targets": [UNITS[target] for target in (frame.target, frame.second) if target != NOBODY],
        "technique": TECHNIQUES[frame.technique] if cast else None,
        "zone": None,
        "actions": frame.actions,
        "paid": 0,
    }


def cause(s: Duel) -> DuelDeclared | None:
    """Return the topmost action or blow on the stack."""
    for frame in reversed(s.stack):
        if isinstance(frame, Strike):
            return strike(frame)
        if isinstance(frame, Act):
            return act(frame)
    return None


def defence(frame: Defence) -> DuelDefence:
    """Return a defence; before the die is settled, `soft` counts only the parryable own wounds."""
    return {
        "kind": "defence",
        "target": UNITS[frame.target],
        "user": UNITS[frame.user],
        "technique": TECHNIQUES[frame.technique] if frame.technique >= 0 else None,
        "soft": frame.own - frame.hard if frame.step == MAIN else frame.own,
        "hard": frame.hard,
        "effect": frame.effect,
        "face": frame.face,
        "rolls": frame.rolls,
        "shared": sum(frame.shares[1::2]),
    }
