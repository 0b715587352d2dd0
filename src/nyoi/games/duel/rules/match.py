"""The seven rounds, and the Saibaimen's step at their start (DUEL-5.2 to DUEL-5.6, DUEL-6.13)."""

from __future__ import annotations

from typing import Final

from nyoi.games.duel import events, moves
from nyoi.games.duel.content import FIGURES, LAST_ROUND, NAPPA, REWARDS, TECHNIQUE_ROWS, TECHNIQUES_OF
from nyoi.games.duel.rules import keys
from nyoi.games.duel.rules.action import CANCELLED, CAST, FREE, WALK, Act
from nyoi.games.duel.rules.body import calm_down, gain
from nyoi.games.duel.rules.question import Question, settle_score
from nyoi.games.duel.rules.turn import Between, Turn
from nyoi.games.duel.state import Duel
from nyoi.kernel.decision import NOBODY, Decision, Move
from nyoi.kernel.frame import Frame

START: Final = 0
SAIBAIMEN: Final = 1
TURNS: Final = 2
CLOSE: Final = 3


class Match(Frame[Duel]):
    """The game after team formation, round by round (DUEL-5.6)."""

    def __init__(self, step: int = START) -> None:
        self.step: Final = step

    def run(self, s: Duel) -> None:
        if self.step == START:
            start_round(s)
            s.become(Match(SAIBAIMEN), after=Between(s.first, opening=True))
        elif self.step == SAIBAIMEN:  # DUEL-5.3
            s.become(Match(TURNS), after=Swarm())
        elif self.step == TURNS:
            s.become(Match(CLOSE), after=Turn(s.first))
        elif s.round < LAST_ROUND:
            s.become(Match(START))
        else:
            settle_score(s)


def start_round(s: Duel) -> None:
    """Advance the wheel and give rewards to every character not KO, including off field (DUEL-5.2)."""
    s.round += 1
    s.tell(events.ROUND, s.round, s.first)
    if s.round == LAST_ROUND:
        s.tell(events.LAST_ROUND, s.round)
    s.activated = [False] * FIGURES
    for unit in range(FIGURES):
        if s.owner[unit] != NOBODY and s.health[unit] > 0:
            for thing, n in REWARDS[s.round]:
                gain(s, unit, thing, n)


class Swarm(Question):
    """Let each Saibaiman in play launch a technique or leap, in any order (DUEL-6.13.2).

    `used` has a bit for each Saibaiman that has acted; `unit` is the one whose action is in progress. Its
    turn counts as an activation for the duration of effects (DUEL-7.15), and continues if its action was
    cancelled.
    """

    def __init__(self, used: int = 0, unit: int = NOBODY) -> None:
        self.used: Final = used
        self.unit: Final = unit

    def ask(self, s: Duel) -> Decision | None:
        if self.unit != NOBODY:
            return None
        offered: list[Move] = []
        for unit in s.saibaimen:
            if not self.used >> unit & 1:
                offered += orders(s, unit)
        return self.asks(s.owner[NAPPA], keys.SAI_STEP, [*offered, moves.END]) if offered else None

    def answer(self, s: Duel, seat: int, move: Move) -> None:
        if move is moves.END:
            self.finish(s)
            return
        unit = move.args[0]
        if s.active != unit:
            calm_down(s)
            s.active = unit
        s.become(Swarm(self.used, unit), after=command(s, unit, move))

    def run(self, s: Duel) -> None:
        if self.unit == NOBODY:
            self.finish(s)
        elif s.returned == CANCELLED:
            s.become(Swarm(self.used))
        else:
            calm_down(s)
            s.become(Swarm(self.used | 1 << self.unit))

    def finish(self, s: Duel) -> None:
        calm_down(s)
        s.done()


def orders(s: Duel, unit: int) -> list[Move]:
    """Return the options of one Saibaiman (DUEL-6.13.2)."""
    found: list[Move] = []
    for technique in TECHNIQUES_OF[unit]:
        row = TECHNIQUE_ROWS[technique]
        found += [moves.launch(unit, technique, t) for t in s.targets(unit, row.low, row.high, row.level)]
    found += [moves.leap[unit][z] for z in s.steps(unit, 1)]
    return found


def command(s: Duel, unit: int, move: Move) -> Act:
    """Declare a Saibaiman's action, which opens window X like any other (DUEL-6.13.7)."""
    if move.word == "leap":
        s.tell(events.MOVING, unit, move.args[1])
        return Act(unit, WALK, move.args[1], source=FREE)
    s.tell(events.AIMING, unit, move.args[1], move.args[2])
    return Act(unit, CAST, move.args[1], move.args[2], source=FREE)
