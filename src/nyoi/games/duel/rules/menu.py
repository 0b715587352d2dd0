"""The options of an active character: actions, talents, purchases, cards (DUEL-5.8, 5.10, section 6)."""

from __future__ import annotations

from typing import Final

from nyoi.games.duel import events, moves
from nyoi.games.duel.content import (
    COMMON,
    FIGURES,
    TALENT_OF,
    TALENT_ROWS,
    TECHNIQUE_ROWS,
    TECHNIQUES_OF,
    is_hill,
)
from nyoi.games.duel.pieces import (
    ACTION,
    ENEMY,
    GAINS,
    OWN_ACTIVATION,
    PLANTS,
    RANGE,
    SCOUTS,
    SEES_FAR,
    STEPS,
    STRENGTH,
    STUNS,
)
from nyoi.games.duel.rules import keys
from nyoi.games.duel.rules.action import (
    CAST,
    HIT,
    LIFT,
    REDUCE,
    RISE,
    SEARCH,
    STARS,
    STUN,
    WALK,
    Act,
    play,
)
from nyoi.games.duel.rules.body import calm_down, gain, space
from nyoi.games.duel.rules.hand import IN_O, buy, plays
from nyoi.games.duel.rules.question import Question
from nyoi.games.duel.rules.reach import castable, in_range, price, stunnable
from nyoi.games.duel.rules.tokens import Look
from nyoi.games.duel.state import OFF, Duel
from nyoi.kernel.decision import NOBODY, Decision, Move
from nyoi.kernel.frame import Frame


class Menu(Question):
    """An activation after its die: one option after another, until the player ends it or the figure is KO."""

    def __init__(self, unit: int) -> None:
        self.unit: Final = unit

    def ask(self, s: Duel) -> Decision | None:
        unit = self.unit
        if s.zone[unit] == OFF:
            return None
        seat = s.owner[unit]
        offered = options(s, unit)
        # with cards in hand it never continues automatically (DUEL-5.1)
        if len(offered) == 1 and not s.hands[seat]:
            return None
        return self.asks(seat, keys.ACT_MENU, offered + plays(s, seat, IN_O))

    def run(self, s: Duel) -> None:
        if s.zone[self.unit] == OFF:  # KO in its own activation (DUEL-5.11)
            end(s, self.unit)
        else:
            self.answer(s, s.owner[self.unit], options(s, self.unit)[0])

    def answer(self, s: Duel, seat: int, move: Move) -> None:
        if move is moves.END:
            end(s, self.unit)
        elif move.word.startswith("play"):
            s.become(self, after=play(s, seat, move))
        elif move.word == "buy":
            slot = move.args[0] - 1  # no window: nothing interrupts a purchase (DUEL-6.5.5)
            cost = price(s, slot)
            s.stars[self.unit] -= cost
            s.tell(events.BOUGHT, self.unit, move.args[1], cost)
            buy(s, seat, slot)
        elif move.word.startswith("talent"):
            s.become(self, after=use_talent(s, self.unit, move))
        else:
            s.become(self, after=declare(s, self.unit, move))


def end(s: Duel, unit: int) -> None:
    """End the activation; unused actions are lost (DUEL-5.8, 5.11)."""
    s.tell(events.ENDED, unit)
    calm_down(s)
    s.done()


# -- what is offered


def options(s: Duel, unit: int) -> list[Move]:
    """Return all options except cards: actions, purchases, talents, the end.

    See DUEL-5.8, DUEL-6.1.6, DUEL-6.1.7. Purchases, talents and cards cost no actions (DUEL-5.10).
    """
    found: list[Move] = []
    if s.actions:
        found = [moves.STAND] if s.down[unit] else actions(s, unit)
    for slot in range(len(s.market)):
        card = s.market[slot]
        if card != NOBODY and price(s, slot) <= s.stars[unit]:  # DUEL-6.5.1
            found.append(moves.buy[slot][card])
    found += talents(s, unit)
    if not (s.down[unit] and s.actions):
        found.append(moves.END)
    return found


def actions(s: Duel, unit: int) -> list[Move]:
    """Return the actions of a standing figure that has actions left."""
    n = s.actions
    here = s.zone[unit]
    found = [moves.move[z] for z in s.steps(unit, n)]
    found += [moves.reveal[p] for p in s.tokens_in(here)]
    found += [moves.attack[t][k] for t in s.attackable(unit) for k in range(1, n + 1)]
    for technique in TECHNIQUES_OF[unit]:
        row = TECHNIQUE_ROWS[technique]
        if row.ki <= s.ki[unit] and row.stars <= s.stars[unit]:  # DUEL-6.11.1
            found += castings(s, unit, technique)
    found += [  # help an ally up (DUEL-6.1.5)
        moves.lift[c]
        for c in range(FIGURES)
        if s.down[c] and s.zone[c] == here and s.owner[c] == s.owner[unit] and COMMON[c][unit] > 0
    ]
    for slot in range(len(s.market)):
        if s.market[slot] != NOBODY and price(s, slot) > 0:
            found.append(moves.reduce[slot][s.market[slot]])
    return found


def castings(s: Duel, unit: int, technique: int) -> list[Move]:
    """Return the uses of an affordable technique (DUEL-6.11.2, 3.18)."""
    row = TECHNIQUE_ROWS[technique]
    if row.target != ENEMY:
        return [moves.technique[technique]] if castable(s, unit, technique, NOBODY) else []
    targets = in_range(s, unit, technique)
    found = [moves.technique_at[technique][t] for t in targets]
    if row.second:
        found += [moves.technique_two(technique, t, u) for t in targets for u in targets if t != u]
    return found


def talents(s: Duel, unit: int) -> list[Move]:
    """Return the uses of a character's star talent that have an effect (DUEL-6.12.1, 6.12.2)."""
    index = TALENT_OF[unit]
    talent = TALENT_ROWS[index]
    if talent.trigger != OWN_ACTIVATION or talent.stars > s.stars[unit]:
        return []
    effect = talent.effect
    if effect == STEPS:
        return [] if s.down[unit] else [moves.talent_to[index][z] for z in s.steps(unit, 1)]
    if effect == STUNS:
        return [moves.talent_at[index][t] for t in stunnable(s, unit)]
    if effect == PLANTS:
        return [moves.talent_to[index][z] for z in plots(s, unit)] if s.reserve else []
    if effect == GAINS and talent.thing != ACTION and space(s, unit, talent.thing) == 0:
        return []
    return [moves.talent[index]]


def plots(s: Duel, unit: int) -> list[int]:
    """Return the zones for a new Saibaiman: next to Nappa, on a hill only if Nappa is elevated.

    See DUEL-6.13.1.
    """
    elevated = s.elevated(unit)
    return [z for z in s.field.near[s.zone[unit]] if elevated or not is_hill(s.hills, z)]


# -- what is answered


def declare(s: Duel, unit: int, move: Move) -> Act:
    """Declare and pay for an action (DUEL-6.4.3, DUEL-6.11.3)."""
    word, args = move.word, move.args
    if word == "move":
        s.tell(events.MOVING, unit, args[0])
        return pay(s, Act(unit, WALK, args[0], paid=s.step_cost(unit, args[0])))
    if word == "reveal":
        s.tell(events.SEARCHING, unit, args[0])
        return pay(s, Act(unit, SEARCH, args[0], s.deals, paid=1))
    if word == "attack":
        s.tell(events.ATTACKING, unit, args[0], args[1])
        return pay(s, Act(unit, HIT, args[0], args[1], paid=args[1]))
    if word == "stand":
        s.tell(events.RISING, unit)
        return pay(s, Act(unit, RISE, paid=1))
    if word == "lift":
        s.tell(events.LIFTING, unit, args[0])
        return pay(s, Act(unit, LIFT, args[0], paid=1))
    if word == "reduce":
        s.tell(events.REDUCING, unit, args[0], args[1])
        return pay(s, Act(unit, REDUCE, args[0] - 1, args[1], paid=1))
    technique = TECHNIQUE_ROWS[args[0]]
    s.ki[unit] -= technique.ki
    s.stars[unit] -= technique.stars
    if word == "technique":
        s.tell(events.USING, unit, args[0])
        return pay(s, Act(unit, CAST, args[0], paid=1))
    if word == "technique_at":
        s.tell(events.AIMING, unit, args[0], args[1])
        return pay(s, Act(unit, CAST, args[0], args[1], paid=1))
    s.tell(events.AIMING_TWO, unit, args[0], args[1], args[2])
    return pay(s, Act(unit, CAST, args[0], args[1], args[2], paid=1))


def pay(s: Duel, act: Act) -> Act:
    """Spend all actions of an act at once, when it is declared (DUEL-6.2.4, 6.4.2)."""
    s.actions -= act.paid
    return act


def use_talent(s: Duel, unit: int, move: Move) -> Frame[Duel] | None:
    """Use a star talent; one that moves or aims opens window X like an action (DUEL-6.12.3)."""
    talent = TALENT_ROWS[move.args[0]]
    s.stars[unit] -= talent.stars
    if talent.effect == STUNS:
        s.tell(events.TALENT_AT, unit, move.args[0], move.args[1])
        return Act(unit, STUN, move.args[1], source=STARS)
    s.tell(events.TALENT, unit, move.args[0])
    if talent.effect == STEPS:
        s.tell(events.MOVING, unit, move.args[1])
        return Act(unit, WALK, move.args[1], source=STARS)
    if talent.effect == PLANTS:
        plant(s, unit, move.args[1])
    elif talent.effect == GAINS:
        gain(s, unit, talent.thing, talent.n)
    else:
        if talent.effect == SEES_FAR:
            gain(s, unit, RANGE, talent.n)
        else:
            assert talent.effect == SCOUTS
            gain(s, unit, STRENGTH, talent.bonus)
        return Look(s.owner[unit], 1)
    return None


def plant(s: Duel, unit: int, zone: int) -> None:
    """Put a Saibaiman into play; it first acts next round (DUEL-6.13.1, DUEL-6.13.3)."""
    saibaiman = s.reserve[0]
    s.reserve = s.reserve[1:]
    s.saibaimen += (saibaiman,)
    s.zone[saibaiman] = zone
    s.tell(events.PLANTED, saibaiman, zone)
