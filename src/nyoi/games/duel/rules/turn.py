"""Turns and activations: choosing a character, deploying it, its die (DUEL-5.4 to 5.9, 6.1.1 to 6.1.3)."""

from __future__ import annotations

from typing import Final

from nyoi.games.duel import events, moves
from nyoi.games.duel.content import BASE_ACTIONS, DIE, STARTS
from nyoi.games.duel.pieces import REGARD, REROLL
from nyoi.games.duel.rules import keys
from nyoi.games.duel.rules.action import play
from nyoi.games.duel.rules.body import gain
from nyoi.games.duel.rules.hand import IN_B, IN_D, IN_R, draw_card, may_react, plays, spend
from nyoi.games.duel.rules.menu import Menu
from nyoi.games.duel.rules.question import Question
from nyoi.games.duel.rules.tokens import Look
from nyoi.games.duel.state import Duel
from nyoi.kernel.decision import Decision, Move


class Between(Question):
    """Windows R and B: each player in turn plays any number of cards and passes (DUEL-7.1)."""

    def __init__(self, seat: int, opening: bool, second: bool = False) -> None:
        self.seat: Final = seat
        self.opening: Final = opening  # window R, at the start of a round
        self.second: Final = second

    def ask(self, s: Duel) -> Decision | None:
        cards = IN_R if self.opening else IN_B
        if not may_react(s, self.seat, cards):
            return None
        return self.asks(self.seat, keys.R if self.opening else keys.B, [*plays(s, self.seat, cards), moves.PASS])

    def answer(self, s: Duel, seat: int, move: Move) -> None:
        if move is moves.PASS:
            self.run(s)
        else:
            s.become(self, after=play(s, seat, move))

    def run(self, s: Duel) -> None:
        if self.second:
            s.done()
        else:
            s.become(Between(1 - self.seat, self.opening, second=True))


class Turn(Question):
    """A player activates a character; with none left they may take a card and pass (DUEL-5.4, 5.5).

    The turns end when neither player can activate a character. `acted`: the turn was used, window B follows.
    """

    def __init__(self, seat: int, acted: bool = False) -> None:
        self.seat: Final = seat
        self.acted: Final = acted

    def ask(self, s: Duel) -> Decision | None:
        if self.acted:
            return None
        mine = s.activatable(self.seat)
        if mine:
            return self.asks(self.seat, keys.ACT_CHOOSE, [moves.activate[c] for c in mine])
        if s.drawable and s.activatable(1 - self.seat):
            return self.asks(self.seat, keys.ACT_PASS, [moves.TAKE, moves.DECLINE])
        return None

    def answer(self, s: Duel, seat: int, move: Move) -> None:
        if move.word == "activate":
            unit = move.args[0]
            s.turns += 1
            s.activated[unit] = True  # as soon as it is chosen, not when its die is resolved (DUEL-5.9)
            s.active = unit
            s.actions = BASE_ACTIONS
            s.tell(events.ACTIVATED, seat, unit)
            s.become(Turn(seat, acted=True), after=Deploy(unit))
        else:
            self.pass_on(s)
            if move is moves.TAKE:
                draw_card(s, seat)

    def pass_on(self, s: Duel) -> None:
        """Pass, because no character is left this round."""
        s.turns += 1
        s.tell(events.PASSED, self.seat)
        s.become(Turn(self.seat, acted=True))

    def run(self, s: Duel) -> None:
        if self.acted:
            s.become(Turn(1 - self.seat), after=Between(self.seat, opening=False))
        elif s.activatable(1 - self.seat):
            self.pass_on(s)
        else:
            s.done()


class Deploy(Question):
    """A figure off field enters at its start zone, or as near as there is room (DUEL-6.1.1 to 6.1.3)."""

    def __init__(self, unit: int) -> None:
        self.unit: Final = unit

    def zones(self, s: Duel) -> list[int]:
        """Return the zones it may enter: the start zone, or the nearest with room (DUEL-6.1.3)."""
        far = s.field.far[STARTS[0 if s.owner[self.unit] == s.a else 1]]
        nearest = min(far[z] for z in range(len(far)) if not s.full(z))
        return [z for z in range(len(far)) if far[z] == nearest and not s.full(z)]

    def ask(self, s: Duel) -> Decision | None:
        if s.zone[self.unit] >= 0:
            return None
        zones = self.zones(s)
        if len(zones) == 1:
            return None
        return self.asks(s.owner[self.unit], keys.ACT_DEPLOY, [moves.deploy[z] for z in zones])

    def answer(self, s: Duel, seat: int, move: Move) -> None:
        self.put(s, move.args[0])

    def run(self, s: Duel) -> None:
        if s.zone[self.unit] >= 0:
            s.become(Die(self.unit))
        else:
            self.put(s, self.zones(s)[0])

    def put(self, s: Duel, zone: int) -> None:
        s.zone[self.unit] = zone
        s.tell(events.PLACED, self.unit, zone)
        s.become(Die(self.unit))


class Die(Question):
    """The character die: rolled, perhaps rerolled (window D), then its rewards (DUEL-3.12, 3.13, 6.16.2)."""

    def __init__(self, unit: int, face: int = 0) -> None:
        self.unit: Final = unit
        self.face: Final = face

    def ask(self, s: Duel) -> Decision | None:
        if self.face == 0:
            return None
        seat = s.owner[self.unit]
        again = REROLL in DIE[self.unit][self.face - 1]
        if not again and not may_react(s, seat, IN_D):
            return None
        offered = [moves.KEEP, moves.REROLL] if again else [moves.KEEP]
        return self.asks(seat, keys.ACT_DIE, offered + plays(s, seat, IN_D))

    def answer(self, s: Duel, seat: int, move: Move) -> None:
        if move is moves.KEEP:
            self.reward(s)
            return
        if move is not moves.REROLL:
            spend(s, seat, move.args[0])
        s.become(Die(self.unit))  # the former result is lost, and another reroll is possible (DUEL-6.16.2)

    def run(self, s: Duel) -> None:
        if self.face:
            self.reward(s)
            return
        face = s.roll(len(DIE[self.unit]))
        s.face[self.unit] = face
        s.tell(events.ROLLED, self.unit, face)
        s.become(Die(self.unit, face))

    def reward(self, s: Duel) -> None:
        """Apply all symbols of the face in their order; only a regard asks a question (DUEL-3.13)."""
        looks = 0
        for symbol in DIE[self.unit][self.face - 1]:
            if symbol < REGARD:
                gain(s, self.unit, symbol, 1)
            elif symbol == REGARD:
                looks += 1
        s.become(Menu(self.unit), after=Look(s.owner[self.unit], looks) if looks else None)
