"""Observation encoder for the phase in progress, from the frame that asks, like `now.py`."""

from __future__ import annotations

from typing import Final

from nyoi.games.duel.content import CARDS, SPOTS, TECHNIQUES, UNITS, ZONES
from nyoi.games.duel.now import DEEDS
from nyoi.games.duel.rules.action import ACTIONS, CAST, HIT, LIFT, OURS, STUN, WALK, Act, Grant
from nyoi.games.duel.rules.defence import MAIN, Defence
from nyoi.games.duel.rules.hurt import Hurt
from nyoi.games.duel.rules.menu import Menu
from nyoi.games.duel.rules.strike import Push, Steal, Strike
from nyoi.games.duel.rules.tokens import WISH, Dragon, Look, Reveal
from nyoi.games.duel.rules.turn import Deploy, Die
from nyoi.games.duel.state import Duel
from nyoi.kernel.decision import NOBODY
from nyoi.kernel.observe import Observer, put
from nyoi.kernel.state import Setting

FEW: Final = 12
AMOUNTS: Final = {
    "actions": "actions grouped in an attack",
    "paid": "actions that come back if it is given up",
    "plus": "wounds added by cards",
    "soft": "wounds that can be parried",
    "hard": "wounds that cannot",
    "effect": "effect wounds",
    "face": "what the die shows",
    "rolls": "how often it was rolled",
    "shared": "wounds taken by allies",
    "wounds": "wounds from a fall or a riposte",
    "times": "tokens that may still be looked at",
}


class NowObserver(Observer[Duel]):
    """Encoder of the phase. It needs no turn indicator: in Duel the seat asked decides."""

    def __init__(self, setting: Setting, questions: tuple[str, ...]) -> None:
        super().__init__(setting, questions)
        self.unit: Final = self.lay("now_unit", len(UNITS), "who acts, defends itself, is hurt, is deployed")
        self.targets: Final = self.lay("now_targets", len(UNITS), "whom it is aimed at, or who aims at the defender")
        self.deed: Final = self.lay("now_deed", len(DEEDS), f"{', '.join(DEEDS)}: what was declared")
        self.technique: Final = self.lay("now_technique", len(TECHNIQUES), "the technique that is used")
        self.place: Final = self.lay("now_zone", len(ZONES), "where it walks")
        self.spot: Final = self.lay("now_spot", len(SPOTS), "the token that was revealed")
        self.granted: Final = self.lay("now_card", len(CARDS), "the card whose action was called off")
        self.own: Final = self.lay(
            "now_own", 1, "whether the player of the declared action is asked, or the wish is granted"
        )
        self.amounts: Final = [self.lay(f"now_{name}", 1, told, FEW) for name, told in AMOUNTS.items()]

    def fill_now(self, s: Duel, seat: int, out: bytearray) -> None:
        frame = s.stack[-1] if s.stack else None
        _, _, plus, _, _, _, face, _, _, wounds, times = self.amounts
        if isinstance(frame, Menu):
            out[self.unit + frame.unit] = 1
        elif isinstance(frame, Act):
            self.fill_act(frame, out)
            put(out, self.own, frame.step == OURS)
        elif isinstance(frame, Defence):
            self.fill_defence(frame, out)
        elif isinstance(frame, Strike):
            self.fill_strike(frame, out)
            put(out, plus, frame.plus, FEW)
        elif isinstance(frame, (Push, Steal)):
            out[self.unit + frame.unit] = 1
            out[self.targets + frame.target] = 1
        elif isinstance(frame, Die):
            out[self.unit + frame.unit] = 1
            put(out, face, frame.face, FEW)
        elif isinstance(frame, Look):
            put(out, times, frame.times, FEW)
        elif isinstance(frame, Hurt):
            self.fill_cause(s, out)
            out[self.unit + frame.unit] = 1
            put(out, wounds, frame.wounds, FEW)
        elif isinstance(frame, Deploy):
            out[self.unit + frame.unit] = 1
        elif isinstance(frame, Grant):
            out[self.granted + frame.card] = 1
        elif isinstance(frame, Reveal):
            out[self.unit + frame.unit] = 1
            out[self.spot + frame.spot] = 1
        elif isinstance(frame, Dragon):
            put(out, self.own, frame.step == WISH)

    def fill_cause(self, s: Duel, out: bytearray) -> None:
        """Encode the topmost action or blow on the stack."""
        for frame in reversed(s.stack):
            if isinstance(frame, Strike):
                self.fill_strike(frame, out)
                return
            if isinstance(frame, Act):
                self.fill_act(frame, out)
                return

    def fill_act(self, frame: Act, out: bytearray) -> None:
        kind, a = frame.kind, frame.a
        out[self.unit + frame.unit] = 1
        out[self.deed + kind] = 1
        if kind == CAST:
            out[self.technique + a] = 1
            self.aim(frame.b, out)
            self.aim(frame.c, out)
        elif kind == HIT:
            self.aim(a, out)
            put(out, self.amounts[0], frame.b, FEW)
        elif kind in (LIFT, STUN):
            self.aim(a, out)
        elif kind == WALK:
            out[self.place + a] = 1
        if frame.source == ACTIONS:
            put(out, self.amounts[1], frame.paid, FEW)

    def fill_strike(self, frame: Strike, out: bytearray) -> None:
        cast = frame.technique >= 0
        out[self.unit + frame.unit] = 1
        out[self.deed + (CAST if cast else HIT)] = 1
        if cast:
            out[self.technique + frame.technique] = 1
        self.aim(frame.target, out)
        self.aim(frame.second, out)
        put(out, self.amounts[0], frame.actions, FEW)

    def fill_defence(self, frame: Defence, out: bytearray) -> None:
        """Encode wounds still to come, and the state of the die."""
        _, _, _, soft, hard, effect, face, rolls, shared, _, _ = self.amounts
        out[self.unit + frame.target] = 1
        self.aim(frame.user, out)
        if frame.technique >= 0:
            out[self.technique + frame.technique] = 1
        put(out, soft, frame.own - frame.hard if frame.step == MAIN else frame.own, FEW)
        put(out, hard, frame.hard, FEW)
        put(out, effect, frame.effect, FEW)
        put(out, face, frame.face, FEW)
        put(out, rolls, frame.rolls, FEW)
        put(out, shared, sum(frame.shares[1::2]), FEW)

    def aim(self, unit: int, out: bytearray) -> None:
        """Mark a unit as a target, unless it is `NOBODY`."""
        if unit != NOBODY:
            out[self.targets + unit] = 1
