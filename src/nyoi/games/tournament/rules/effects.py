"""Effects of cards outside fights: a closed set, with a frame for each that asks a question (TOUR-3.10)."""

from __future__ import annotations

from typing import Final

from nyoi.games.tournament import events, moves
from nyoi.games.tournament.board import EDGE
from nyoi.games.tournament.content import (
    DRAWN,
    OP_DICE,
    OP_DISCARD,
    OP_DRAW,
    OP_EDGE,
    OP_EXTRA_FIGHT,
    OP_FUSE,
    OP_HEAL,
    OP_HEAL_ALL,
    OP_NO_FIGHT,
    OP_NO_RESPONSE,
    OP_NO_TRANSFORMATION,
    OP_PASS_RIGHT,
    OP_PULL,
    OP_RANGE,
    OP_RELOCATE,
    OP_REROLLS,
    OP_RETRY,
    OP_SWAP,
    OP_TOLL,
    OP_VIGILANCE,
)
from nyoi.games.tournament.rules import cards
from nyoi.games.tournament.rules.arena import heal, scratch, wounded
from nyoi.games.tournament.rules.question import Own, put
from nyoi.games.tournament.rules.shifts import Fuse, Pull, Relocate, Swap, fusions, pullers
from nyoi.games.tournament.state import Tournament
from nyoi.kernel.decision import Decision, Move, all_of
from nyoi.kernel.frame import Frame


def effect(s: Tournament, seat: int, op: int, amount: int, detail: int) -> Frame[Tournament] | None:
    """Apply an effect, or return the frame that asks for its choices."""
    if op == OP_DICE:
        s.more_dice += amount
    elif op == OP_REROLLS:
        s.more_rerolls += amount
    elif op == OP_TOLL:
        s.toll += amount
    elif op == OP_RANGE:
        s.reach = amount
    elif op == OP_NO_FIGHT:
        s.truce = True
    elif op == OP_NO_TRANSFORMATION:
        s.sealed = True
    elif op == OP_RETRY:
        s.awakened = True
    elif op == OP_NO_RESPONSE:
        s.unguarded = True
    elif op == OP_VIGILANCE:
        s.vigilant = True
    elif op == OP_EXTRA_FIGHT:
        s.added = True
        s.grant = detail
        s.tell(events.EXTRA_FIGHT, seat)
    elif op == OP_HEAL_ALL:
        for warrior in s.teams[seat]:
            heal(s, warrior, amount)
    elif op == OP_EDGE:
        crumble(s, amount)
    elif op == OP_HEAL:
        return Heal(seat, amount)
    elif op == OP_DRAW:
        return Draw(seat, detail, amount)
    elif op == OP_RELOCATE:
        return Relocate(seat)
    elif op == OP_PULL:
        return Pull(seat, amount)
    elif op == OP_FUSE:
        return Fuse(seat)
    elif op == OP_DISCARD:
        return Discard(seat, max(len(s.hands[seat]) - amount, 0))
    elif op == OP_PASS_RIGHT:
        return Exchange()
    else:
        assert op == OP_SWAP
        return Swap(seat)
    return None


def could(s: Tournament, seat: int, op: int, amount: int, detail: int) -> bool:
    """Return whether an effect could do anything now; otherwise its card is not offered (TOUR-6.85)."""
    if op == OP_HEAL:
        return bool(wounded(s, seat))
    if op == OP_DRAW:
        return bool(pile_choices(s, detail))
    if op == OP_PULL:
        return bool(pullers(s, seat, amount))
    if op == OP_FUSE:
        return bool(fusions(s, seat))
    if op in (OP_DICE, OP_TOLL):
        return not s.truce
    return True


def crumble(s: Tournament, amount: int) -> None:
    """Hurt all warriors on the edge, never to the last point (TOUR-6.87)."""
    for seat in range(s.seats):
        for warrior in s.teams[seat]:
            if EDGE[s.place[warrior]] and (hurt := scratch(s, warrior, amount)):
                s.tell(events.HURT, warrior, hurt, s.left(warrior))


class Heal(Own):
    """Remove damage tokens from one own warrior."""

    def __init__(self, seat: int, amount: int) -> None:
        super().__init__(seat)
        self.amount: Final = amount

    def key(self) -> str:
        return "heal"

    def options(self, s: Tournament) -> list[Move]:
        return [moves.pick(w) for w in wounded(s, self.seat)]

    def answer(self, s: Tournament, move: Move) -> None:
        heal(s, move.args[0], self.amount)
        s.done()


class Draw(Own):
    """Draw cards one after another, each from a chosen pile; `piles` has a bit for each pile allowed."""

    def __init__(self, seat: int, piles: int, number: int = 1) -> None:
        super().__init__(seat)
        self.piles: Final = piles
        self.number: Final = number

    def key(self) -> str:
        return "draw"

    def options(self, s: Tournament) -> list[Move]:
        return pile_choices(s, self.piles)

    def answer(self, s: Tournament, move: Move) -> None:
        cards.draw(s, self.seat, move.args[0])
        if self.number > 1:
            s.become(Draw(self.seat, self.piles, self.number - 1))
        else:
            s.done()


ANY_PILE: Final = 7  # attack, defence, special


def pile_choices(s: Tournament, piles: int) -> list[Move]:
    """Return the draws from those of these piles that have a card."""
    return [moves.draw(pile) for pile in DRAWN if piles >> pile & 1 and s.piles[pile]]


class Discard(Own):
    """Discard chosen cards until `keep` are left (TOUR-6.80, Tribut)."""

    def __init__(self, seat: int, keep: int) -> None:
        super().__init__(seat)
        self.keep: Final = keep

    def key(self) -> str:
        return "discard"

    def options(self, s: Tournament) -> list[Move]:
        if len(s.hands[self.seat]) <= self.keep:
            return []
        return [moves.discard(kind) for kind in s.kinds(self.seat)]

    def ask(self, s: Tournament) -> Decision | None:
        # Two cards of one kind leave no choice, but skipping the question would reveal that (TOUR-10.6).
        if len(s.hands[self.seat]) <= max(self.keep, 1):
            return None
        return put(s, self.seat, "discard", self.options(s))

    def answer(self, s: Tournament, move: Move) -> None:
        cards.discard(s, self.seat, move.args[0])  # the frame stays until enough are gone


class Exchange(Frame[Tournament]):
    """Every player with a card chooses one in secret and passes it to the right (TOUR-7.6)."""

    def ask(self, s: Tournament) -> Decision | None:
        givers = self.givers(s)
        if all(len(s.hands[seat]) == 1 for seat in givers):
            return None
        return all_of("give", [(seat, [moves.give(kind) for kind in s.kinds(seat)]) for seat in givers])

    def givers(self, s: Tournament) -> list[int]:
        """Return the players in the game who hold a card."""
        return [seat for seat in range(s.seats) if s.inside(seat) and s.hands[seat]]

    def run(self, s: Tournament) -> None:
        givers = self.givers(s)
        cards.exchange(s, givers, [s.kinds(seat)[0] for seat in givers])
        s.done()

    def take_all(self, s: Tournament, moves: list[Move]) -> None:
        cards.exchange(s, self.givers(s), [move.args[0] for move in moves])
        s.done()
