"""Observation encoder for the fight in progress: dice, and the blow to be resolved, like `now.py`."""

from __future__ import annotations

from typing import Final

from nyoi.games.tournament.board import SPACES
from nyoi.games.tournament.content import ENDURANCE, FACES, FORMS, MOST_DICE, WARRIORS
from nyoi.games.tournament.now import CHOICES, MARKS
from nyoi.games.tournament.rules.attack import Throws
from nyoi.games.tournament.rules.defence import Defend, Interpose, Parry, Step
from nyoi.games.tournament.rules.fall import Fall
from nyoi.games.tournament.rules.fight import Transform
from nyoi.games.tournament.rules.strike import Flee, Strike
from nyoi.games.tournament.state import ATTACKER, DUEL, GREEN_FIGHT, Tournament
from nyoi.kernel.observe import Observer, count, mark, put
from nyoi.kernel.state import Setting

TOUGHEST: Final = max(ENDURANCE)
HARDEST: Final = 60  # cap of the damage of a blow
THROWS: Final = 6
FIGHTS: Final = 3
SIDES: Final = 2
SPACE: Final = len(SPACES)


class FightObserver(Observer[Tournament]):
    """Encoder of a fight, the attacker first, and of its current question."""

    def __init__(self, setting: Setting, questions: tuple[str, ...]) -> None:
        super().__init__(setting, questions)
        n = setting.seats
        self.asked: Final = self.lay("now_seat", n, "who chooses something outside of a fight")
        self.side: Final = self.lay("now_side", SIDES, "whose warrior is asked about: attacker, defender")
        self.dice: Final = self.lay("now_dice", len(FACES), "dice that were thrown, by face", most=MOST_DICE)
        self.rerolls: Final = self.lay("now_rerolls", 1, "throws left", most=THROWS)
        self.throw: Final = self.lay("now_throw", 1, "which throw it is", most=THROWS)
        self.blow: Final = self.lay("blow_side", SIDES, "who deals the blow that is on its way")
        self.damage: Final = self.lay("blow_damage", 1, "its damage", most=HARDEST)
        self.marks: Final = self.lay("blow_marks", len(MARKS), f"{', '.join(name for _, name in MARKS)}: what it is")
        self.throws: Final = self.lay("blow_throws", 1, "on which throw the attack was stopped", most=THROWS)
        self.falling: Final = self.lay("falling", len(WARRIORS), "who has no Endurance left and could be rescued")
        self.fight: Final = self.lay("fight", FIGHTS, "what kind of fight: on an enemy, on green, the last duel")
        self.fighters: Final = self.lay("fighters", SIDES * len(WARRIORS), "who fights, by side")
        self.forms: Final = self.lay("forms", SIDES * len(FORMS), "in which form, by side")
        self.wounds: Final = self.lay("fight_damage", SIDES, "their damage", most=TOUGHEST)
        self.lefts: Final = self.lay("fight_left", SIDES, "their left Endurance", most=TOUGHEST)
        self.players: Final = self.lay("fight_seats", SIDES * n, "whose they are, by side and seat")
        self.spot: Final = self.lay("fight_space", SPACE, "where it is fought")
        self.former: Final = self.lay("fight_former", SPACE, "where the attacker came from")
        self.standing: Final = self.lay("challenger", 1, "whether the warrior of the pile is still there")
        self.saved: Final = self.lay("saved", len(WARRIORS), "who was rescued in it")
        self.owed: Final = self.lay("owed", SIDES, "damage to be taken for the own attacks, by side", most=TOUGHEST)
        self.riposte: Final = self.lay("riposte", 1, "whether it is a counter-attack")

    def fill_fight(self, s: Tournament, seat: int, out: bytearray) -> None:
        n = self.seats
        out[self.fight + s.fight - 1] = 1
        for side in range(SIDES):
            w = s.fighters[side]
            out[self.fighters + side * len(WARRIORS) + w] = 1
            out[self.forms + side * len(FORMS) + s.form[w]] = 1
            put(out, self.wounds + side, s.damage[w], TOUGHEST)
            put(out, self.lefts + side, s.left(w), TOUGHEST)
            if s.players[side] >= 0:
                out[self.players + side * n + (s.players[side] - seat) % n] = 1
            put(out, self.owed + side, s.owed[side], TOUGHEST)
        if s.fight != DUEL:
            out[self.spot + s.spot] = 1
            out[self.former + s.former] = 1
        put(out, self.standing, s.fight == GREEN_FIGHT and s.standing(s.fighters[1]))
        mark(out, self.saved, s.saved)
        put(out, self.riposte, s.riposte)

    def fill_now(self, s: Tournament, seat: int, out: bytearray) -> None:
        """Encode the current question: a choice, or a step of the fight."""
        if s.decision is None:
            return
        frame = s.stack[-1]
        if type(frame) in CHOICES:
            out[self.asked + (s.decision.seat - seat) % self.seats] = 1
            return
        side = -1
        if isinstance(frame, Throws):
            side = frame.side
            self.fill_dice(frame.dice, frame.rerolls, frame.throws, out)
        elif isinstance(frame, Transform):
            side = frame.side
        elif isinstance(frame, Defend):
            side = 1 - frame.side
        elif isinstance(frame, Parry):
            side = 1 - frame.side
            self.fill_dice(frame.dice, frame.rerolls, frame.thrown, out)
        elif isinstance(frame, Interpose):
            side = 1 - frame.side
        elif isinstance(frame, (Step, Flee)):
            side = frame.side
        elif isinstance(frame, Fall):
            out[self.falling + frame.warrior] = 1
            side = 0 if s.owner[frame.warrior] == s.players[ATTACKER] else 1
        if side >= 0:
            out[self.side + side] = 1
        self.fill_blow(s, out)

    def fill_dice(self, dice: tuple[int, ...], rerolls: int, throw: int, out: bytearray) -> None:
        count(out, self.dice, dice)
        put(out, self.rerolls, rerolls, THROWS)
        put(out, self.throw, throw, THROWS)

    def fill_blow(self, s: Tournament, out: bytearray) -> None:
        """Encode the declared attack that is not yet resolved."""
        for frame in reversed(s.stack):
            if isinstance(frame, Strike):
                out[self.blow + frame.side] = 1
                put(out, self.damage, frame.damage, HARDEST)
                for i in range(len(MARKS)):
                    if frame.marks & MARKS[i][0]:
                        out[self.marks + i] = 1
                put(out, self.throws, frame.throws, THROWS)
                return
