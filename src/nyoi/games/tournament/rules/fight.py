"""A fight, from the first transformation to the attacker's final space (TOUR section 5, F1 to F12, T6)."""

from __future__ import annotations

from typing import Final

from nyoi.games.tournament import events, moves
from nyoi.games.tournament.board import COLOUR, pile_of
from nyoi.games.tournament.content import (
    BASE,
    COST,
    COUNTER_ATTACK,
    SPECIAL,
    THROWN,
    TRANSFORMATION,
    form_thrown,
)
from nyoi.games.tournament.rules import cards
from nyoi.games.tournament.rules.arena import arrive, contested, falls, landings, leave, scratch
from nyoi.games.tournament.rules.attack import ATTACKS
from nyoi.games.tournament.rules.fall import Fall
from nyoi.games.tournament.rules.question import Choice, Question, put
from nyoi.games.tournament.state import ATTACKER, DEFENDER, DUEL, ENEMY, GREEN_FIGHT, PEACE, Tournament, changed
from nyoi.kernel.decision import NOBODY, Decision, Move
from nyoi.kernel.frame import Frame

F1: Final = 0
F2: Final = 1
F3: Final = 2
F11: Final = 3
F12_ATTACKER: Final = 4
F12_DEFENDER: Final = 5
F12_END: Final = 6
T6: Final = 7
OVER: Final = 8


def begin(s: Tournament, kind: int, fighters: tuple[int, int], players: tuple[int, int], spot: int) -> Fight:
    """Begin a fight between two warriors on a space; its facts stay in the state until it ends."""
    s.fight = kind
    s.fighters = fighters
    s.players = players
    s.spot = spot
    s.saved = ()
    s.owed = (0, 0)
    s.riposte = False
    s.tell(events.FIGHT, fighters[0], fighters[1], spot)
    return _FIGHT[F1]


class Fight(Frame[Tournament]):
    """The steps of a fight, in their strict order (TOUR-7.2).

    Only the activated warrior attacks; the other defends, and may attack back at F11 alone (TOUR-6.8).
    """

    def __init__(self, step: int = F1) -> None:
        self.step: Final = step

    def run(self, s: Tournament) -> None:
        step = self.step
        if step == F1:
            s.become(_FIGHT[F2], after=_TRANSFORM[ATTACKER][OFFERED])
        elif step == F2:  # the defender has seen the attacker's result (TOUR-6.12)
            s.become(_FIGHT[F3], after=_TRANSFORM[DEFENDER][OFFERED])
        # whatever the result of the attack, the counter-attack is offered (TOUR-6.55, TOUR-7.3)
        elif step == F3:
            s.become(_FIGHT[F11], after=ATTACKS[ATTACKER])
        elif step == F11:
            s.become(_FIGHT[F12_ATTACKER], after=_COUNTER)
        elif step in (F12_ATTACKER, F12_DEFENDER):
            warrior = s.fighters[step - F12_ATTACKER]
            if pay_form(s, warrior):
                s.become(_FIGHT[step + 1], after=Fall(warrior, NOBODY))
            else:
                s.become(_FIGHT[step + 1])
        elif step == F12_END:
            settle_up(s)
            s.become(_FIGHT[T6])
        elif step == T6:
            if lands(s):
                s.become(_FIGHT[OVER], after=_LANDING)
            else:
                s.become(_FIGHT[OVER])
        else:
            s.fight = PEACE
            s.fighters = s.players = ()
            s.spot = s.former = NOBODY
            s.done()


OFFERED: Final = 0
FAILED: Final = 1
CARD: Final = 2


class Transform(Question):
    """An attempt to transform before the dice: a throw, perhaps a second one, or a card.

    See TOUR-6.10, TOUR-6.13, 6.14, 6.15.
    """

    def __init__(self, side: int, step: int = OFFERED) -> None:
        self.side: Final = side
        self.step: Final = step

    def ask(self, s: Tournament) -> Decision | None:
        warrior, seat = s.fighters[self.side], s.players[self.side]
        if not s.transforms(warrior):
            return None
        if self.step == OFFERED:
            return put(s, seat, "transform", moves.TRYING)
        if self.step == FAILED:
            if s.awakened and self.side == ATTACKER:
                return put(s, seat, "transform-again", moves.TRYING)
            return None
        if s.owner[warrior] == NOBODY or seat in s.specials or not s.holds(seat, SPECIAL):
            return None
        held = [moves.card(TRANSFORMATION)] if TRANSFORMATION in s.kinds(seat) else []
        return put(s, seat, "transform-card", [*held, moves.DECLINE])

    def run(self, s: Tournament) -> None:
        if self.step == FAILED:
            s.become(_TRANSFORM[self.side][CARD])
        else:
            s.done()

    def answer(self, s: Tournament, move: Move) -> None:
        if move is moves.DECLINE:
            if self.step == FAILED:
                s.become(_TRANSFORM[self.side][CARD])
            else:
                s.done()
            return
        if self.step == CARD:
            cards.play(s, s.players[self.side], TRANSFORMATION)
        if thrown(s, s.fighters[self.side]) or self.step == CARD:
            s.done()
        else:
            s.become(_TRANSFORM[self.side][self.step + 1])


def thrown(s: Tournament, warrior: int) -> bool:
    """Throw for a form, with a binding result (TOUR-6.11), and return whether it transforms."""
    dice = tuple([s.roll(6) for _ in range(THROWN[warrior])])
    s.tell(events.TRIED, warrior, rest=dice)
    total = 0
    for die in dice:
        total += die
    form = form_thrown(warrior, total)
    if form == NOBODY:
        s.tell(events.NOT_TRANSFORMED, warrior)
        return False
    s.form = changed(s.form, warrior, form)
    s.tell(events.TRANSFORMED, warrior, form)
    return True


class Counter(Question):
    """The attacked warrior may attack back at once, in its current form (TOUR-6.52, TOUR-6.53).

    That attack is not countered again, and is not a fight of its own (TOUR-6.54).
    """

    def ask(self, s: Tournament) -> Decision | None:
        if not may_counter(s):
            return None
        return put(s, s.players[DEFENDER], "counter", moves.COUNTERING)

    def run(self, s: Tournament) -> None:
        s.done()

    def answer(self, s: Tournament, move: Move) -> None:
        if move is moves.COUNTER:
            s.tell(events.COUNTERS, s.fighters[DEFENDER], s.fighters[ATTACKER])
            s.become(ATTACKS[DEFENDER])
        else:
            s.done()


def may_counter(s: Tournament) -> bool:
    """Return whether ability or card allow it, both still face each other, and the target was not saved.

    See TOUR-6.52b.
    """
    attacker, defender = s.fighters
    if s.ability(defender) != COUNTER_ATTACK and not s.riposte:
        return False
    if not s.standing(attacker) or not s.standing(defender) or defender in s.saved:
        return False
    return s.fight == DUEL or s.place[attacker] == s.place[defender] == s.spot


def pay_form(s: Tournament, warrior: int) -> bool:
    """Pay the cost of a form; return whether it eliminates, if the host allows that (TOUR-6.18, TOUR-6.18c).

    Both sides pay once, also for an attack that was dodged (TOUR-6.18b).
    """
    cost = COST[s.form[warrior]]
    if cost == 0 or not s.standing(warrior) or warrior in s.saved:
        return False
    if s.costs_kill and not decided(s):
        s.damage = changed(s.damage, warrior, s.damage[warrior] + cost)
    else:
        cost = scratch(s, warrior, cost)
    s.tell(events.PAID, warrior, cost, max(s.left(warrior), 0))
    return falls(s, warrior)


def decided(s: Tournament) -> bool:
    """Return whether the duel is decided, or only one player has warriors (TOUR-6.18c)."""
    if s.fight == DUEL:
        return not all(s.standing(w) for w in s.fighters)
    return not contested(s)


def settle_up(s: Tournament) -> None:
    """Finish F12: damage owed for own attacks, base forms, the pile, hands of eliminated players."""
    for side, warrior in enumerate(s.fighters):
        owed = s.owed[side] + (s.toll if side == ATTACKER else 0)
        if owed and s.standing(warrior) and (paid := scratch(s, warrior, owed)):
            s.tell(events.PAID, warrior, paid, s.left(warrior))
    for warrior in s.fighters:
        if s.form[warrior] != BASE[warrior]:  # a form lasts for one fight (TOUR-6.19)
            s.form = changed(s.form, warrior, BASE[warrior])
            s.tell(events.REVERTED, warrior, BASE[warrior])
    if s.fight == GREEN_FIGHT:
        put_back(s, s.fighters[DEFENDER])
    for seat in s.fallen:
        if s.hands[seat]:
            cards.surrender(s, seat)


def put_back(s: Tournament, warrior: int) -> None:
    """Set a beaten pile warrior aside; put an unbeaten one under the pile (TOUR-6.64)."""
    beaten = not s.standing(warrior)
    s.place[warrior] = NOBODY
    s.damage = changed(s.damage, warrior, 0)
    if beaten and not s.beaten_return:
        s.aside += (warrior,)
    else:
        s.pile += (warrior,)
        s.bottom += 1
    s.tell(events.BEATEN if beaten else events.UNBEATEN, warrior, len(s.pile))


def lands(s: Tournament) -> bool:
    """Return whether the attacker must move on, because its target survived (TOUR-6.57, TOUR-6.58).

    An attacker that fled or was eliminated does not (TOUR-6.51c, TOUR-6.61); on green it stays (TOUR-6.66).
    """
    attacker, defender = s.fighters
    return s.fight == ENEMY and s.place[attacker] == s.spot and s.standing(defender) and contested(s)


class Landing(Choice):
    """The attacker moves next to its target and draws a card of the space's colour (TOUR-6.58 to 6.60)."""

    def seat_asked(self, s: Tournament) -> int:
        return s.players[ATTACKER]

    def key(self) -> str:
        return "land"

    def options(self, s: Tournament) -> list[Move]:
        return [moves.space(x) for x in landings(s)]

    def run(self, s: Tournament) -> None:
        options = self.options(s)
        if options:
            self.answer(s, options[0])
            return
        # the board is full: return to the former space, without a card (TOUR-6.59)
        attacker = s.fighters[ATTACKER]
        leave(s, attacker)
        arrive(s, attacker, s.former)
        s.done()

    def answer(self, s: Tournament, move: Move) -> None:
        attacker, space = s.fighters[ATTACKER], move.args[0]
        if space != s.spot:
            leave(s, attacker)
            arrive(s, attacker, space)
        s.tell(events.LANDED, attacker, space)
        cards.draw(s, s.players[ATTACKER], pile_of(COLOUR[space]))
        s.done()


# Frames that hold only side and step, created once.
_FIGHT: Final = [Fight(step) for step in range(OVER + 1)]
_TRANSFORM: Final = [[Transform(side, step) for step in range(CARD + 1)] for side in (ATTACKER, DEFENDER)]
_COUNTER: Final = Counter()
_LANDING: Final = Landing()
