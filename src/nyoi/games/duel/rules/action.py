"""Declared actions and their window X, and the actions granted by Capsule cards (DUEL-7.2 to 7.12)."""

from __future__ import annotations

from typing import Final

from nyoi.games.duel import events, moves
from nyoi.games.duel.content import CARD_ROWS, FIGURES, TALENT_OF, TALENT_ROWS, TECHNIQUE_ROWS
from nyoi.games.duel.pieces import ATTACKS, DASHES, ENEMY, FLIES, RANGE, REACHES, SCANS
from nyoi.games.duel.rules import keys
from nyoi.games.duel.rules.body import fly, gain, gain_back, lay_down, stand_up
from nyoi.games.duel.rules.hand import IN_X, give, may_react, plays, put_down, searches, throw_away, uses
from nyoi.games.duel.rules.question import Question, wiped_out
from nyoi.games.duel.rules.reach import castable, in_range, price, stunnable
from nyoi.games.duel.rules.strike import ATTACK, Strike, transform
from nyoi.games.duel.rules.tokens import Look, Reveal
from nyoi.games.duel.state import OFF, UNTIL_END, Duel
from nyoi.kernel.decision import NOBODY, Decision, Move
from nyoi.kernel.frame import Frame

# Kinds of declared actions, with the meaning of `a`, `b`, `c` of the act.
WALK: Final = 0  # zone
SEARCH: Final = 1  # spot, deal of the tokens
HIT: Final = 2  # target, actions
CAST: Final = 3  # technique, target, second target
RISE: Final = 4
LIFT: Final = 5  # ally
REDUCE: Final = 6  # market slot, card
STUN: Final = 7  # target

# Sources of payment, apart from the printed costs of techniques and talents.
ACTIONS: Final = 0
STARS: Final = 1
CARD: Final = 2
FREE: Final = 3  # a Saibaiman's action

# Steps of window X (DUEL-7.5), followed by the effect.
THEIRS: Final = 0
OURS: Final = 1
DONE: Final = 2

# Results of an act.
OVER: Final = 0
CANCELLED: Final = 1


class Act(Question):
    """One action from its payment to its end; every action has a window X (DUEL-7.2).

    Returns OVER, or CANCELLED if everything paid was refunded. `played` records that the opponent played a
    card in this window, which lets the actor cancel.
    """

    def __init__(
        self,
        unit: int,
        kind: int,
        a: int = NOBODY,
        b: int = NOBODY,
        c: int = NOBODY,
        paid: int = 0,
        source: int = ACTIONS,
        played: bool = False,
        step: int = THEIRS,
    ) -> None:
        self.unit: Final = unit
        self.kind: Final = kind
        self.a: Final = a
        self.b: Final = b
        self.c: Final = c
        self.paid: Final = paid
        self.source: Final = source
        self.played: Final = played
        self.step: Final = step

    def at(self, step: int, played: bool = False) -> Act:
        return Act(self.unit, self.kind, self.a, self.b, self.c, self.paid, self.source, self.played or played, step)

    # -- window X

    def ask(self, s: Duel) -> Decision | None:
        if self.step == DONE or s.zone[self.unit] == OFF:
            return None
        seat = s.owner[self.unit]
        if self.step == THEIRS:
            if not may_react(s, 1 - seat, IN_X):
                return None
            return self.asks(1 - seat, keys.X, [*plays(s, 1 - seat, IN_X), moves.PASS])
        legal = self.legal(s)
        if not (legal and s.choices.cancel_any) and not may_react(s, seat, IN_X):
            return None
        offered = [moves.CONTINUE] if legal else []
        if s.choices.cancel_any or not legal:
            offered.append(moves.CANCEL)
        return self.asks(seat, keys.X_ACTOR, offered + plays(s, seat, IN_X))

    def answer(self, s: Duel, seat: int, move: Move) -> None:
        if move is moves.PASS:
            self.passed(s)
        elif move is moves.CONTINUE:
            self.commit(s)
        elif move is moves.CANCEL:
            self.cancel(s)
        else:
            s.become(self.at(THEIRS, played=self.step == THEIRS), after=play(s, seat, move))

    def run(self, s: Duel) -> None:
        if self.step == DONE:
            self.end(s, OVER)
        elif s.zone[self.unit] == OFF:  # KO in the interruption (DUEL-7.9)
            s.tell(events.VANISHED, self.unit)
            self.end(s, OVER)
        elif self.step == THEIRS:
            self.passed(s)
        elif self.legal(s):
            self.commit(s)
        else:
            self.cancel(s)

    def passed(self, s: Duel) -> None:
        """Take effect if the opponent passes; after an interference the actor decides (DUEL-7.5)."""
        if self.played:
            s.become(self.at(OURS))
        else:
            self.commit(s)

    def legal(self, s: Duel) -> bool:
        """Return whether the action is still possible as declared (DUEL-7.8)."""
        unit, kind, a = self.unit, self.kind, self.a
        if unit < FIGURES and s.down[unit] and kind not in (RISE, STUN):
            return False
        if kind == WALK:
            return a in s.steps(unit, self.paid if self.source == ACTIONS else 1)
        if kind == SEARCH:
            return s.deals == self.b and a in s.tokens_in(s.zone[unit])
        if kind == HIT:
            return a in s.attackable(unit)
        if kind == CAST:
            return castable(s, unit, a, self.b)
        if kind == RISE:
            return s.down[unit]
        if kind == LIFT:
            return s.down[a] and s.zone[a] == s.zone[unit]
        if kind == REDUCE:
            return s.market[a] == self.b
        return a in stunnable(s, unit)

    def cancel(self, s: Duel) -> None:
        """Refund everything paid (DUEL-7.6, 7.7)."""
        s.tell(events.CANCELLED, self.unit)
        s.actions += self.paid
        if self.unit < FIGURES:
            if self.kind == CAST:
                gain_back(s, self.unit, TECHNIQUE_ROWS[self.a].ki, TECHNIQUE_ROWS[self.a].stars)
            elif self.source == STARS:
                gain_back(s, self.unit, 0, TALENT_ROWS[TALENT_OF[self.unit]].stars)
        self.end(s, CANCELLED)

    # -- the effect

    def commit(self, s: Duel) -> None:
        unit, kind, a = self.unit, self.kind, self.a
        after: Frame[Duel] | None = None
        if kind == WALK:
            if self.source == ACTIONS:
                s.actions += self.paid - s.step_cost(unit, a)
            s.zone[unit] = a
            s.tell(events.MOVED, unit, a)
        elif kind == SEARCH:
            after = Reveal(unit, a)
        elif kind == HIT:
            after = Strike(unit, ATTACK, a, NOBODY, self.b)
        elif kind == CAST:
            if TECHNIQUE_ROWS[a].target == ENEMY:
                second = self.c if self.c in in_range(s, unit, a) else NOBODY
                after = Strike(unit, a, self.b, second, 1)
            else:
                transform(s, unit, a)
        elif kind == RISE:
            stand_up(s, unit)
        elif kind == LIFT:
            stand_up(s, a)
        elif kind == REDUCE:
            s.cuts[a] += 1
            s.tell(events.REDUCED, a + 1, self.b, price(s, a))
        else:
            lay_down(s, a)
        s.become(self.at(DONE), after=after)

    def end(self, s: Duel, value: int) -> None:
        """End the action; this may eliminate a team and ends a flight that answered it (DUEL-6.8.1, 8.5)."""
        if wiped_out(s):
            return
        if s.active == NOBODY:
            depth = acts(s)
            s.flying = [0 if until == depth else until for until in s.flying]
        s.done(value)


def acts(s: Duel) -> int:
    """Return the number of nested actions in progress."""
    return sum(isinstance(frame, Act) for frame in s.stack)


# -- Capsule cards in windows R, B, O, X

GO: Final = 0
BACK: Final = 1
AGAIN: Final = 2
LOOKING: Final = 3


class Grant(Question):
    """An action granted by a card; if cancelled, its player picks another use or forgoes it (DUEL-7.12).

    The action is an `Act` with its own window, on top of what it interrupts (DUEL-7.11).
    """

    def __init__(self, seat: int, card: int, unit: int = NOBODY, a: int = NOBODY, step: int = GO) -> None:
        self.seat: Final = seat
        self.card: Final = card
        self.unit: Final = unit
        self.a: Final = a
        self.step: Final = step

    def ask(self, s: Duel) -> Decision | None:
        if self.step != AGAIN:
            return None
        scans = CARD_ROWS[self.card].effect == SCANS
        offered = searches(s, self.seat) if scans else uses(s, self.seat, self.card)
        return self.asks(self.seat, keys.GRANT, [*offered, moves.LET_GO]) if offered else None

    def answer(self, s: Duel, seat: int, move: Move) -> None:
        if move is moves.LET_GO:
            throw_away(s)
            s.done()
        else:
            unit, a = move.args[-2:]
            s.become(Grant(seat, self.card, unit, a))

    def run(self, s: Duel) -> None:
        if self.step == LOOKING:
            s.become(Grant(self.seat, self.card, step=AGAIN), after=Look(self.seat, CARD_ROWS[self.card].n))
        elif self.step == GO:
            s.become(Grant(self.seat, self.card, step=BACK), after=self.act(s))
        elif self.step == BACK and s.returned == CANCELLED:
            s.become(Grant(self.seat, self.card, step=AGAIN))
        else:
            throw_away(s)
            s.done()

    def act(self, s: Duel) -> Act:
        """Return the action that the card grants."""
        effect = CARD_ROWS[self.card].effect
        if effect == DASHES:
            s.tell(events.MOVING, self.unit, self.a)
            return Act(self.unit, WALK, self.a, source=CARD)
        if effect == ATTACKS:
            n = CARD_ROWS[self.card].n
            s.tell(events.ATTACKING, self.unit, self.a, n)
            return Act(self.unit, HIT, self.a, n, source=CARD)
        s.tell(events.SEARCHING, self.unit, self.a)
        return Act(self.unit, SEARCH, self.a, s.deals, source=CARD)


def play(s: Duel, seat: int, move: Move) -> Frame[Duel] | None:
    """Play a card and return the frame still to be resolved, if any (DUEL-7.3)."""
    card = move.args[0]
    effect = CARD_ROWS[card].effect
    if effect in (DASHES, ATTACKS):
        put_down(s, seat, card, move.args[1])
        return Grant(seat, card, move.args[1], move.args[2])
    if effect == SCANS:
        put_down(s, seat, card)
        return Grant(seat, card, step=LOOKING)
    if effect == FLIES:
        put_down(s, seat, card, move.args[1])
        # Until the end of the activation or, outside one, of the action it answers (DUEL-6.8.1).
        fly(s, move.args[1], UNTIL_END if s.active != NOBODY else acts(s))
        throw_away(s)
    elif effect == REACHES:
        put_down(s, seat, card, s.active)
        gain(s, s.active, RANGE, CARD_ROWS[card].n)
        throw_away(s)
    else:
        give(s, seat, move)
    return None
