"""Defence against attacks and techniques: die, tokens, allies (DUEL-6.9)."""

from __future__ import annotations

from typing import Final

from nyoi.games.duel import events, moves
from nyoi.games.duel.content import (
    CARD_ROWS,
    COMMON,
    DEFENCE_DIE,
    DEFENCE_OF,
    FIGURES,
    LEGAL_IN,
    TECHNIQUE_ROWS,
)
from nyoi.games.duel.pieces import ARMOURS, COUNTERS, GIVES, KI, REROLLS, STAR
from nyoi.games.duel.rules import keys
from nyoi.games.duel.rules.body import gain, wound
from nyoi.games.duel.rules.hand import IN_W, give, may_react, plays, spend
from nyoi.games.duel.rules.hurt import Hurt, spend_parades
from nyoi.games.duel.rules.question import Question
from nyoi.games.duel.state import Duel
from nyoi.kernel.decision import Decision, Move

# Steps of a defence (DUEL-6.9.2); the last one applies the remaining wounds.
MAIN: Final = 0
TOKENS: Final = 1
ALLIES: Final = 2
APPLY: Final = 3


class Defence(Question):
    """One unit's defence against an attack or a technique: die, tokens and allies in any mix (DUEL-6.9.1).

    Returns the health the unit lost.

    Before the die is settled, `own` and `effect` are the wounds coming; `hard` of the own ones cannot be
    parried. Afterwards `own` holds the parryable rest. `shares` lists allies and the wounds they take;
    `applied` counts those already dealt with.
    """

    def __init__(
        self,
        target: int,
        user: int,
        technique: int,
        own: int,
        effect: int,
        hard: int,
        rolls: int = 0,
        extra: int = 0,
        counters: int = 0,
        face: int = 0,
        shares: tuple[int, ...] = (),
        applied: int = 0,
        step: int = MAIN,
    ) -> None:
        self.target: Final = target
        self.user: Final = user
        self.technique: Final = technique
        self.own: Final = own
        self.effect: Final = effect
        self.hard: Final = hard
        self.rolls: Final = rolls
        self.extra: Final = extra
        self.counters: Final = counters
        self.face: Final = face
        self.shares: Final = shares
        self.applied: Final = applied
        self.step: Final = step

    def rolled(self, rolls: int, extra: int, counters: int, face: int) -> Defence:
        """Return this defence with another state of its die."""
        return Defence(
            self.target, self.user, self.technique, self.own, self.effect, self.hard, rolls, extra, counters, face
        )

    def at(self, step: int, soft: int, shares: tuple[int, ...] = (), applied: int = 0) -> Defence:
        """Return this defence once the die is settled: `soft` wounds can still be parried."""
        return Defence(self.target, self.user, self.technique, soft, 0, self.hard, 0, 0, 0, 0, shares, applied, step)

    # -- what is offered

    def may_roll(self) -> bool:
        """Return whether the die can be (re)rolled, even if nothing can be parried.

        See DUEL-6.9.3, DUEL-6.9.4.
        """
        if self.technique >= 0 and self.own:
            technique = TECHNIQUE_ROWS[self.technique]
            if technique.no_die:
                return False
            if technique.no_reroll:
                return self.rolls == 0
        return self.rolls < DEFENCE_OF[self.target] + self.extra

    def cards(self) -> tuple[int, ...]:
        """Return the cards allowed in this defence (DUEL-3.20, window F)."""
        technique = TECHNIQUE_ROWS[self.technique] if self.technique >= 0 else None
        free = technique is None or not self.own or not (technique.no_die or technique.no_reroll)
        found: list[int] = []
        for card in LEGAL_IN["F"]:
            effect = CARD_ROWS[card].effect
            if effect == GIVES:
                found.append(card)
            elif effect == ARMOURS:
                if free:
                    found.append(card)
            elif effect == REROLLS:
                if free and self.face:
                    found.append(card)
            elif technique is not None and self.own - self.hard > self.counters:
                assert effect == COUNTERS
                found.append(card)
        return tuple(found)

    def allies(self, s: Duel) -> list[Move]:
        """Return the wounds each ally not yet named could take (DUEL-6.9.8)."""
        taken = sum(self.shares[1::2])
        left = self.own + self.hard - taken
        here = s.zone[self.target]
        found: list[Move] = []
        for ally in s.standing(s.owner[self.target]) if left > 0 else ():
            near = s.zone[ally] == here or s.zone[ally] in s.field.near[here]
            if ally != self.target and near and ally not in self.shares[::2]:
                most = min(COMMON[ally][self.target], s.health[ally], left)
                found += [moves.shield[ally][n] for n in range(1, most + 1)]
        return found

    def ask(self, s: Duel) -> Decision | None:
        if self.target >= FIGURES:
            return None
        seat = s.owner[self.target]
        if self.step == MAIN:
            may_roll, cards = self.may_roll(), self.cards()
            if not may_roll and not may_react(s, seat, cards):
                return None
            offered = [moves.ROLL] if may_roll else []
            offered.append(moves.ACCEPT if self.face else moves.NO_DIE)
            return self.asks(seat, keys.F_MAIN, offered + plays(s, seat, cards))
        if self.step == TOKENS:
            most = min(s.parades[self.target], self.own)
            if self.own + self.hard == 0 or (most == 0 and not may_react(s, seat, IN_W)):
                return None
            return self.asks(seat, keys.F_TOKENS, moves.parry[: most + 1] + plays(s, seat, IN_W))
        if self.step == ALLIES:
            offered = self.allies(s)
            return self.asks(seat, keys.F_ALLIES, [*offered, moves.ENOUGH]) if offered else None
        if s.choices.ally_tokens and self.applied < len(self.shares):
            ally, most = self.shares[self.applied], self.ally_parries(s)
            if most:
                return self.asks(s.owner[ally], keys.F_ALLY_TOKENS, moves.parry[: most + 1])
        return None

    def ally_parries(self, s: Duel) -> int:
        """Return how many of its wounds an ally may parry; it took parryable ones first (DUEL-6.9.9)."""
        before = sum(self.shares[1 : self.applied : 2])
        soft = min(self.shares[self.applied + 1], max(0, self.own - before))
        return min(soft, s.parades[self.shares[self.applied]])

    # -- what is answered

    def answer(self, s: Duel, seat: int, move: Move) -> None:
        if self.step == MAIN:
            self.answer_main(s, seat, move)
        elif move.word == "parry":
            n = move.args[0]
            unit = self.target if self.step == TOKENS else self.shares[self.applied]
            spend_parades(s, unit, n)
            if self.step == TOKENS:
                s.become(self.at(ALLIES, self.own - n))
            else:
                self.apply_share(s, n)
        elif move.word == "shield":
            s.become(self.at(ALLIES, self.own, (*self.shares, *move.args)))
        elif move is moves.ENOUGH:
            s.become(self.at(APPLY, self.own, self.shares))
        else:
            give(s, seat, move)

    def answer_main(self, s: Duel, seat: int, move: Move) -> None:
        """Roll or settle the die, or play a card (DUEL-6.9.3 to 6.9.5)."""
        if move is moves.ROLL:
            s.become(self.rolled(self.rolls + 1, self.extra, self.counters, roll(s, self.target)))
        elif move is moves.ACCEPT or move is moves.NO_DIE:
            self.settle(s)
        else:
            effect = CARD_ROWS[move.args[0]].effect
            if effect == GIVES:
                give(s, seat, move)
                return
            spend(s, seat, move.args[0])
            if effect == ARMOURS:
                s.become(self.rolled(self.rolls, self.extra + 1, self.counters, self.face))
            elif effect == COUNTERS:
                s.become(self.rolled(self.rolls, self.extra, self.counters + 1, self.face))
            else:  # the card's own reroll, in addition to those of the defence
                s.become(self.rolled(self.rolls, self.extra, self.counters, roll(s, self.target)))

    def run(self, s: Duel) -> None:
        if self.target >= FIGURES:  # no defence at all (DUEL-6.9.12)
            s.done(wound(s, self.target, self.own + self.effect))
        elif self.step == MAIN:
            self.settle(s)
        elif self.step == TOKENS:
            s.become(self.at(ALLIES, self.own))
        elif self.step == ALLIES:
            s.become(self.at(APPLY, self.own, self.shares))
        elif self.applied < len(self.shares):
            self.apply_share(s, 0)
        else:
            s.done(wound(s, self.target, self.own + self.hard - sum(self.shares[1::2])))

    def settle(self, s: Duel) -> None:
        """Settle the die: ripostes first, then parades, ki and stars (DUEL-6.9.5, DUEL-6.9.6)."""
        parades, ripostes, ki, stars = DEFENCE_DIE[self.face - 1] if self.face else (0, 0, 0, 0)
        soft = self.own - self.hard
        # Ripostes return own wounds of a technique, from any distance; never those of an attack (DUEL-6.10.1,
        # DUEL-6.4.7).
        returned = min(ripostes + self.counters, soft) if self.technique >= 0 else 0
        soft += self.effect - returned  # own and effect wounds meet one defence (DUEL-6.9.13)
        parried = min(parades, soft)
        if parried:
            s.tell(events.PARRIED, self.target, parried)
        gain(s, self.target, KI, ki)
        gain(s, self.target, STAR, stars)
        rest = self.at(TOKENS, soft - parried)
        if returned == 0:
            s.become(rest)
            return
        s.tell(events.RIPOSTED, self.target, self.user, returned)
        # it only parries (DUEL-6.10.4)
        blown = self.user >= FIGURES and TECHNIQUE_ROWS[self.technique].self_ko
        s.become(rest, after=None if blown else Hurt(self.user, returned))

    def apply_share(self, s: Duel, parried: int) -> None:
        """Deal an ally its share of the wounds (DUEL-6.9.9, DUEL-6.9.11)."""
        ally, n = self.shares[self.applied], self.shares[self.applied + 1]
        s.tell(events.SHIELDED, ally, self.target, n)
        wound(s, ally, n - parried)
        s.become(self.at(APPLY, self.own, self.shares, self.applied + 2))


def roll(s: Duel, unit: int) -> int:
    """Roll the defence die and return its face, from 1."""
    face = s.roll(len(DEFENCE_DIE))
    s.tell(events.DEFENCE_ROLLED, unit, face)
    return face
