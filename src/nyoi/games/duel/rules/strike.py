"""Committed attacks and techniques: boosts, wounds, push, additional effects (DUEL-6.4, 6.11)."""

from __future__ import annotations

from typing import Final

from nyoi.games.duel import events, moves
from nyoi.games.duel.content import (
    CARD_ROWS,
    FIGURES,
    LEGAL_IN,
    TALENT_OF,
    TALENT_ROWS,
    TECHNIQUE_ROWS,
    is_hill,
)
from nyoi.games.duel.pieces import HITS_HARDER, OWN_ATTACK, PARADE, POWERS_UP, SELF, STAR
from nyoi.games.duel.rules import keys
from nyoi.games.duel.rules.body import fly, gain, knock_out, lay_down, space, wound
from nyoi.games.duel.rules.defence import Defence
from nyoi.games.duel.rules.hand import may_react, plays, spend
from nyoi.games.duel.rules.hurt import destroy_hill
from nyoi.games.duel.rules.question import Question
from nyoi.games.duel.state import OFF, Duel
from nyoi.kernel.decision import NOBODY, Decision, Move
from nyoi.kernel.frame import Frame

ATTACK: Final = -1  # in place of a technique

# Steps of a strike (DUEL-6.4.3, 6.11.3).
BOOST: Final = 0
STRUCK: Final = 1
SPREAD: Final = 2
SHOVE: Final = 3
RAZE: Final = 4
PRICE: Final = 5

_BOOSTS: Final = {
    effect: tuple(card for card in LEGAL_IN["P"] if CARD_ROWS[card].effect == effect)
    for effect in (HITS_HARDER, POWERS_UP)
}


class Strike(Question):
    """A blow that can no longer be dodged, from window P to its last effect (DUEL-7.10).

    `actions` are those of a grouped attack, `plus` the wounds added by cards. `zone` is where the target
    stood, `lost` the health it lost, `others` the units still to be hit by effect wounds.
    """

    def __init__(
        self,
        unit: int,
        technique: int,
        target: int,
        second: int,
        actions: int,
        plus: int = 0,
        zone: int = OFF,
        lost: int = 0,
        others: tuple[int, ...] = (),
        step: int = BOOST,
    ) -> None:
        self.unit: Final = unit
        self.technique: Final = technique
        self.target: Final = target
        self.second: Final = second
        self.actions: Final = actions
        self.plus: Final = plus
        self.zone: Final = zone
        self.lost: Final = lost
        self.others: Final = others
        self.step: Final = step

    def at(self, step: int, zone: int, lost: int = 0, others: tuple[int, ...] = ()) -> Strike:
        return Strike(self.unit, self.technique, self.target, self.second, self.actions, 0, zone, lost, others, step)

    def boosts(self) -> tuple[int, ...]:
        """Return the cards of window P that fit: one kind for attacks, one for techniques."""
        return _BOOSTS[HITS_HARDER if self.technique == ATTACK else POWERS_UP]

    def ask(self, s: Duel) -> Decision | None:
        if self.step != BOOST or self.unit >= FIGURES:  # no card may help a Saibaiman (DUEL-6.13.7)
            return None
        seat = s.owner[self.unit]
        if not may_react(s, seat, self.boosts()):
            return None
        return self.asks(seat, keys.P, [*plays(s, seat, self.boosts()), moves.PASS])

    def answer(self, s: Duel, seat: int, move: Move) -> None:
        if move is moves.PASS:
            self.fix(s)
            return
        spend(s, seat, move.args[0])
        plus = self.plus + CARD_ROWS[move.args[0]].n
        s.become(Strike(self.unit, self.technique, self.target, self.second, self.actions, plus))

    def run(self, s: Duel) -> None:
        if self.step == BOOST:
            self.fix(s)
        elif self.step == STRUCK:
            self.spread(s, s.returned)
        elif self.step == SPREAD:
            self.hit_next(s)
        elif self.step == SHOVE:
            self.shove(s)
        elif self.step == RAZE:
            razes = self.technique != ATTACK and TECHNIQUE_ROWS[self.technique].fells
            hill = razes and is_hill(s.hills, self.zone)
            s.become(self.at(PRICE, self.zone), after=destroy_hill(s, self.zone, NOBODY) if hill else None)
        else:
            self.pay_price(s)
            s.done()

    def fix(self, s: Duel) -> None:
        """Fix the wounds, and let the target defend (DUEL-6.4.4, DUEL-6.4.6, DUEL-3.21)."""
        unit, target = self.unit, self.target
        hard = 0
        if self.technique == ATTACK:
            # Technique, die and talent raise strength and bonus, cards the rest (DUEL-6.4.5).
            own = s.strength(unit) * self.actions + self.plus
            # applies to Lightning attack too, if its figure is the active one (DUEL-6.4.14)
            if unit == s.active:
                own += s.bonus
                s.bonus = 0
        else:
            technique = TECHNIQUE_ROWS[self.technique]
            own = technique.wounds + self.plus
            hard = min(technique.hard, own)
            tokens = min(technique.strip, s.parades[target]) if target < FIGURES else 0
            if tokens:
                s.parades[target] -= tokens
                s.tell(events.STRIPPED, target, tokens)
        s.tell(events.STRUCK, unit, target, own, hard)
        s.become(self.at(STRUCK, s.zone[target]), after=Defence(target, unit, self.technique, own, 0, hard))

    def spread(self, s: Duel, lost: int) -> None:
        """Determine who else is hit, even if the main target parried all.

        See DUEL-3.17, DUEL-3.18, DUEL-6.11.4.
        """
        others: tuple[int, ...] = ()
        if self.technique != ATTACK:
            technique = TECHNIQUE_ROWS[self.technique]
            if technique.splash:
                enemies = s.enemies(s.owner[self.unit])
                others = tuple(u for u in enemies if u != self.target and s.zone[u] == self.zone)
            elif self.second != NOBODY:
                others = (self.second,)
        s.become(self.at(SPREAD, self.zone, lost, others))

    def hit_next(self, s: Duel) -> None:
        """Deal effect wounds to one unit after another, each with its own defence; skip KO units."""
        if not self.others:
            s.become(self.at(SHOVE, self.zone, self.lost))
            return
        unit, rest = self.others[0], self.at(SPREAD, self.zone, self.lost, self.others[1:])
        if s.zone[unit] == OFF:
            s.become(rest)
            return
        technique = TECHNIQUE_ROWS[self.technique]
        wounds = technique.splash or technique.second
        s.tell(events.SPLASHED, self.unit, unit, wounds)
        s.become(rest, after=Defence(unit, self.unit, self.technique, 0, wounds, 0))

    def shove(self, s: Duel) -> None:
        """Resolve stealing, then the push, if the target lost health and is not KO (DUEL-6.4.8, DUEL-6.4.9).

        A KO attacker does not push (DUEL-6.4.14).
        """
        after: Frame[Duel] | None = None
        success = self.lost > 0 and self.target < FIGURES and s.zone[self.target] != OFF and s.zone[self.unit] != OFF
        if success and (self.technique == ATTACK or TECHNIQUE_ROWS[self.technique].push):
            after = Push(self.unit, self.target)
            if self.technique == ATTACK and TALENT_ROWS[TALENT_OF[self.unit]].trigger == OWN_ATTACK:
                after = Steal(self.unit, self.target)
        s.become(self.at(RAZE, self.zone), after=after)

    def pay_price(self, s: Duel) -> None:
        """Apply a technique's cost to its user at the very end, unless KO; never reduced.

        See DUEL-3.24, DUEL-6.10.3.
        """
        if self.technique == ATTACK or s.zone[self.unit] == OFF:
            return
        technique = TECHNIQUE_ROWS[self.technique]
        if technique.self_ko:
            knock_out(s, self.unit)
        elif technique.self_wound:
            wound(s, self.unit, technique.self_wound)


class Steal(Question):
    """A talent takes a Star or Parade token from the target of an attack, before the push (DUEL-3.26)."""

    def __init__(self, unit: int, target: int) -> None:
        self.unit: Final = unit
        self.target: Final = target

    def things(self, s: Duel) -> list[int]:
        """Return the tokens that the target has and the thief can still hold."""
        has = {STAR: s.stars[self.target], PARADE: s.parades[self.target]}
        return [thing for thing in (STAR, PARADE) if has[thing] and space(s, self.unit, thing)]

    def ask(self, s: Duel) -> Decision | None:
        things = self.things(s)
        if len(things) < 2:
            return None
        return self.asks(s.owner[self.unit], keys.STEAL, [moves.choose[thing] for thing in things])

    def answer(self, s: Duel, seat: int, move: Move) -> None:
        self.take_thing(s, move.args[0])

    def run(self, s: Duel) -> None:
        things = self.things(s)
        if things:
            self.take_thing(s, things[0])
        else:
            s.become(Push(self.unit, self.target))

    def take_thing(self, s: Duel, thing: int) -> None:
        """Move one token from the target to the thief."""
        if thing == STAR:
            s.stars[self.target] -= 1
        else:
            s.parades[self.target] -= 1
        s.tell(events.TALENT, self.unit, TALENT_OF[self.unit])
        s.tell(events.STOLE, self.unit, thing, self.target)
        gain(s, self.unit, thing, 1)
        s.become(Push(self.unit, self.target))


class Push(Question):
    """The attacker's owner may push the target to an adjacent zone with room (DUEL-6.4.10)."""

    def __init__(self, unit: int, target: int) -> None:
        self.unit: Final = unit
        self.target: Final = target

    def ask(self, s: Duel) -> Decision | None:
        zones = s.steps(self.target, 2)
        if not zones:
            return None
        return self.asks(s.owner[self.unit], keys.PUSH, [*(moves.push[z] for z in zones), moves.NO_PUSH])

    def answer(self, s: Duel, seat: int, move: Move) -> None:
        if move is moves.NO_PUSH:
            s.done()
            return
        target, zone = self.target, move.args[0]
        was_up = s.elevated(target)
        s.zone[target] = zone
        s.tell(events.PUSHED, target, zone)
        hill = is_hill(s.hills, zone)
        if hill and not was_up:  # up from the ground: down, 1 wound, and the hill is destroyed (DUEL-6.4.12)
            s.become(destroy_hill(s, zone, target))
            return
        # a flying unit is elevated before and after (DUEL-6.4.13)
        if was_up and not hill and not s.flying[target]:
            lay_down(s, target)  # from a hill to the ground, without a wound (DUEL-6.4.11)
        s.done()

    def run(self, s: Duel) -> None:
        s.done()


def transform(s: Duel, unit: int, index: int) -> None:
    """Apply a technique without wounds, and thus without defence (DUEL-6.11.5).

    It changes its user, or lays down all enemies in the user's zone (DUEL-3.25, DUEL-3.25a).
    """
    technique = TECHNIQUE_ROWS[index]
    if technique.target == SELF:
        s.power += technique.strength
        s.tell(events.GREW, unit, technique.strength)
        if technique.flight:
            fly(s, unit)
    elif technique.flare:
        for enemy in s.enemies(s.owner[unit]):
            if enemy < FIGURES and s.zone[enemy] == s.zone[unit]:
                lay_down(s, enemy)
