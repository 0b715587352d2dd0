"""The answer to an attack: take it, a card, the dodge (TOUR-6.38 to 6.45, F7)."""

from __future__ import annotations

from typing import Final

from nyoi.games.tournament import events, moves
from nyoi.games.tournament.content import (
    ATTACK,
    CLASH,
    DAMAGE,
    DEFENCE,
    DICE,
    DODGE,
    NEED,
    OP_CANCEL,
    OP_COUNTER,
    OP_HALVE,
    OP_INTERPOSE,
    OP_REDUCE,
    OP_REFLECT,
    OP_STEP,
    PILE,
    RESPONSE_ANY,
    RESPONSE_BALL,
    SPECIAL,
    STAR,
    TELEPORT,
    TIMING,
    effect_of,
)
from nyoi.games.tournament.rules import cards
from nyoi.games.tournament.rules.arena import arrive, falls, leave, refuges, shields, wound
from nyoi.games.tournament.rules.dice import defence_dice, made, own_rerolls, share, throw, throw_again
from nyoi.games.tournament.rules.fall import Fall, drawer_of
from nyoi.games.tournament.rules.marks import BALL, GONE, INVULNERABLE, NO_DODGE, REFLECT, REFLECTED
from nyoi.games.tournament.rules.question import Choice, Question, put
from nyoi.games.tournament.state import ATTACKER, DUEL, Tournament
from nyoi.kernel.decision import NOBODY, Decision, Move


class Answer(Question):
    """Base of both defence questions: the attack of `side`, its damage, marks and throws."""

    def __init__(self, side: int, damage: int, marks: int, throws: int) -> None:
        self.side: Final = side
        self.damage: Final = damage
        self.marks: Final = marks
        self.throws: Final = throws

    def throw_number(self, s: Tournament) -> int:
        """Return the throw R as the defender may answer it (TOUR-6.37b, Vigilance).

        A reflected ball counts as a third throw.
        """
        if self.marks & REFLECTED:
            return 3
        return 2 if s.vigilant and self.throws == 1 else self.throws

    def may_dodge(self, s: Tournament) -> bool:
        """Return whether the dodge is allowed, and possible with the number of dice (TOUR-6.40, 6.42b)."""
        if self.throw_number(s) < 3 or self.marks & NO_DODGE:
            return False
        side = 1 - self.side
        return DODGE[s.form[s.fighters[side]]] <= defence_dice(s, side)

    def may_play(self, s: Tournament) -> bool:
        """Return whether the defender may hold usable cards, judged by their backs (TOUR-10.6)."""
        side = 1 - self.side
        if s.unguarded or s.owner[s.fighters[side]] == NOBODY:
            return False
        throw_number = self.throw_number(s)
        seat = s.players[side]
        return s.holds(seat, DEFENCE) if throw_number == 2 else throw_number > 2 and len(s.hands[seat]) > 0

    def answers(self, s: Tournament) -> list[int]:
        """Return the cards in hand that may answer this attack, apart from their dice (TOUR-6.38 to 6.41)."""
        if not self.may_play(s):
            return []
        side = 1 - self.side
        seat = s.players[side]
        second = self.throw_number(s) == 2
        dice = 0 if self.marks & NO_DODGE and s.no_dodge_no_dice else defence_dice(s, side)
        return [
            kind
            for kind in s.kinds(seat, CLASH | RESPONSE_ANY | RESPONSE_BALL)
            if (PILE[kind] == DEFENCE or not second)  # TOUR-6.39
            and (PILE[kind] != SPECIAL or seat not in s.specials)
            and DICE[kind] <= dice
            and self.answered_by(s, kind)
        ]

    def answered_by(self, s: Tournament, kind: int) -> bool:
        """Return whether the timing of a card fits this attack."""
        timing = TIMING[kind]
        if timing & RESPONSE_BALL and self.marks & BALL:
            return not (effect_of(kind, OP_REFLECT) and self.marks & (INVULNERABLE | REFLECTED))
        if timing & RESPONSE_ANY:
            return not effect_of(kind, OP_INTERPOSE) or bool(shields(s, s.fighters[1 - self.side]))
        return timing & CLASH != 0

    def respond(self, s: Tournament, kind: int) -> None:
        """Answer with a card, and determine the remaining damage (TOUR-6.41, 6.44, 6.45)."""
        side = 1 - self.side
        warrior = s.fighters[side]
        cards.play(s, s.players[side], kind)
        if effect_of(kind, OP_INTERPOSE):
            s.become(Interpose(self.side, self.damage))
            return
        damage = max(self.damage - DAMAGE[kind], 0) if PILE[kind] == ATTACK else self.damage
        if effect_of(kind, OP_CANCEL):
            damage = 0
        elif effect_of(kind, OP_HALVE):
            damage = share(s, damage, 2)
        elif found := effect_of(kind, OP_REDUCE):
            damage = max(damage - found[1], 0)
        elif effect_of(kind, OP_REFLECT):
            damage = REFLECT
        s.tell(events.ANSWERED, warrior, kind, max(damage, 0))
        first_hand = self.side == ATTACKER and not self.marks & REFLECTED  # TOUR-6.92c
        if effect_of(kind, OP_COUNTER) and first_hand:
            s.riposte = True
        if (found := effect_of(kind, OP_STEP)) and first_hand and s.fight != DUEL:
            s.become(Step(side, found[1], damage))
        else:
            s.done(damage)

    def give_in(self, s: Tournament) -> None:
        """Accept the damage without using anything (TOUR-6.42c)."""
        s.tell(events.TOOK, s.fighters[1 - self.side])
        s.done(self.damage)


class Defend(Answer):
    """Take the damage, play a card that needs no dice, or throw (TOUR-6.42)."""

    def ask(self, s: Tournament) -> Decision | None:
        if not self.may_dodge(s) and not self.may_play(s):
            return None
        kinds = self.answers(s)
        options = [moves.TAKE]
        if self.may_dodge(s) or any(DICE[kind] for kind in kinds):
            options.append(moves.THROW)
        options += [moves.card(kind) for kind in kinds if not DICE[kind]]
        return put(s, s.players[1 - self.side], "defend", options)

    def run(self, s: Tournament) -> None:
        s.done(self.damage)

    def answer(self, s: Tournament, move: Move) -> None:
        side = 1 - self.side
        if move is moves.THROW:
            dice, rerolls = defence_dice(s, side), own_rerolls(s, side)
            s.tell(events.DEFENDS, s.fighters[side], dice, rerolls)
            faces = throw(s, dice)
            s.tell(events.ROLLED, s.fighters[side], 1, rest=faces)
            s.become(Parry(self.side, self.damage, self.marks, self.throws, rerolls, 1, faces))
        elif move is moves.TAKE:
            self.give_in(s)
        else:
            self.respond(s, move.args[0])


class Parry(Answer):
    """After each throw of a defence: throw again, use the result, or take the damage (TOUR-6.25b, 6.42)."""

    def __init__(
        self, side: int, damage: int, marks: int, throws: int, rerolls: int, thrown: int, dice: tuple[int, ...]
    ) -> None:
        super().__init__(side, damage, marks, throws)
        self.rerolls: Final = rerolls
        self.thrown: Final = thrown
        self.dice: Final = dice

    def ask(self, s: Tournament) -> Decision | None:
        dodged = self.may_dodge(s) and self.dodge_made(s)
        if self.rerolls == 0 and not dodged and not self.may_play(s):
            return None
        options = [moves.DODGE] if dodged else []
        # A card whose symbols were missed stays in hand and counts as unused (TOUR-6.84).
        options += [moves.card(k) for k in self.answers(s) if DICE[k] and made(NEED[k], self.dice)]
        options.append(moves.TAKE)
        if self.rerolls > 0:
            options += moves.rerolls(self.dice)
        return put(s, s.players[1 - self.side], "parry", options)

    def dodge_made(self, s: Tournament) -> bool:
        """Return whether there are enough teleports, including stars (TOUR-6.91)."""
        shown = self.dice.count(TELEPORT) + self.dice.count(STAR)
        return shown >= DODGE[s.form[s.fighters[1 - self.side]]]

    def run(self, s: Tournament) -> None:
        self.give_in(s)

    def answer(self, s: Tournament, move: Move) -> None:
        if move is moves.DODGE:
            s.tell(events.DODGED, s.fighters[1 - self.side])
            s.done(0)  # all damage is avoided (TOUR-6.44b)
        elif move is moves.TAKE:
            self.give_in(s)
        elif move.word == "reroll":
            faces = throw_again(s, self.dice, move.args)
            thrown = self.thrown + 1
            s.tell(events.ROLLED, s.fighters[1 - self.side], thrown, rest=faces)
            s.become(Parry(self.side, self.damage, self.marks, self.throws, self.rerolls - 1, thrown, faces))
        else:
            self.respond(s, move.args[0])


class Interpose(Choice):
    """A team-mate in contact takes the declared damage, undivided (TOUR-6.43, TOUR-6.43b)."""

    def __init__(self, side: int, damage: int, taken: int = 0) -> None:
        self.side: Final = side
        self.damage: Final = damage
        self.taken: Final = taken

    def seat_asked(self, s: Tournament) -> int:
        return s.players[1 - self.side]

    def key(self) -> str:
        return "interpose"

    def options(self, s: Tournament) -> list[Move]:
        return [] if self.taken else [moves.pick(w) for w in shields(s, s.fighters[1 - self.side])]

    def run(self, s: Tournament) -> None:
        if self.taken:
            s.done(GONE)
        else:
            super().run(s)

    def answer(self, s: Tournament, move: Move) -> None:
        warrior = move.args[0]
        s.tell(events.INTERPOSED, warrior, s.fighters[1 - self.side])
        wound(s, warrior, self.damage, self.damage)
        after = Interpose(self.side, self.damage, 1)
        if falls(s, warrior):
            s.become(after, after=Fall(warrior, drawer_of(s, self.side)))
        else:
            s.become(after)


class Step(Question):
    """The defender may step aside (TOUR-3.10, `step`)."""

    def __init__(self, side: int, steps: int, damage: int) -> None:
        self.side: Final = side
        self.steps: Final = steps
        self.damage: Final = damage

    def ask(self, s: Tournament) -> Decision | None:
        spaces = refuges(s, s.spot, self.steps)
        if not spaces:
            return None
        return put(s, s.players[self.side], "step", [moves.DECLINE, *[moves.space(x) for x in spaces]])

    def run(self, s: Tournament) -> None:
        s.done(self.damage)

    def answer(self, s: Tournament, move: Move) -> None:
        if move is not moves.DECLINE:
            warrior = s.fighters[self.side]
            leave(s, warrior)
            arrive(s, warrior, move.args[0])
            s.tell(events.STEPPED, warrior, move.args[0])
        s.done(self.damage)
