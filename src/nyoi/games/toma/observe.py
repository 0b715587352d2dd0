"""Observation encoder of Toma for learners: the contents of a player's view, card by card."""

from __future__ import annotations

from typing import Final

from nyoi.games.toma.content import CARDS, COPY, HIGHEST, POWER, POWERS
from nyoi.games.toma.rules.powers import React
from nyoi.games.toma.rules.turn import Aim, Discard
from nyoi.games.toma.state import Toma
from nyoi.kernel.decision import NOBODY
from nyoi.kernel.observe import Observer, mark, put
from nyoi.kernel.state import Setting

BALLS: Final = 15  # the highest possible objective (TOMA-8.8)
ROUNDS: Final = 30
KINDS: Final = len(CARDS)
VALUES: Final = HIGHEST + 1


class TomaObserver(Observer[Toma]):
    """The observation of Toma, without the previous round, because all cards are dealt again."""

    def __init__(self, setting: Setting, questions: tuple[str, ...]) -> None:
        super().__init__(setting, questions)
        n = setting.seats
        self.doing: Final = self.lay("now_seat", n, "whose turn it is, or whose power is aimed")
        self.card: Final = self.lay("now_card", KINDS, "the card whose power is aimed")
        self.power: Final = self.lay("now_power", len(POWERS), "the power that is aimed")
        self.whom: Final = self.lay("now_target", n, "who may answer it")
        self.copies: Final = self.lay("copy_as", len(POWERS), "what an own copy card would do now")
        self.target: Final = self.lay("target", 1, "balls that win", most=BALLS)
        self.round: Final = self.lay("round", 1, "the number of the round", most=ROUNDS)
        self.overtime: Final = self.lay("overtime", 1, "whether it is played after a tie")
        self.starter: Final = self.lay("starter", n, "who began the round")
        self.left: Final = self.lay("left", 1, "cards in the deck", most=KINDS)
        self.aside: Final = self.lay("aside", 1, "whether a card lies aside")
        self.deck: Final = self.lay("deck", KINDS, "the cards that are played with")
        self.open: Final = self.lay("open", KINDS, "cards that were laid open before the round")
        self.balls: Final = self.lay("balls", n, "balls by seat", most=BALLS)
        self.dealt: Final = self.lay("dealt", n, "who plays this round")
        self.inside: Final = self.lay("inside", n, "who is still in it")
        self.shields: Final = self.lay("shields", n, "who is protected")
        self.cards: Final = self.lay("cards", n, "cards in hand by seat", most=2)
        self.hand: Final = self.lay("hand", KINDS, "the own hand")
        self.known: Final = self.lay(
            "known", (n - 1) * KINDS, "cards the others are known to hold, by seat from the next"
        )
        self.rows: Final = self.lay("rows", n * KINDS, "cards in the discard rows, by seat")
        self.barred: Final = self.lay("ruled_out", n * VALUES, "values that everybody can exclude, by seat")
        self.spied: Final = self.lay("spied", n * n, "who was seen to be shown whose card, by seat and seat")
        self.aware: Final = self.lay("known_by", n, "who was shown the own card")
        self.last: Final = self.lay("last_seat", n, "who played the last card")
        self.played: Final = self.lay("last_card", KINDS, "the last card played")
        self.used: Final = self.lay("last_power", len(POWERS), "the power it had")

    def fill(self, s: Toma, seat: int, out: bytearray) -> None:
        """Encode the view except the previous round, how cards came into rows and the elimination order."""
        n = self.seats
        self.fill_now(s, seat, out)
        put(out, self.target, s.target, BALLS)
        put(out, self.round, s.round, ROUNDS)
        put(out, self.overtime, s.overtime)
        if s.starter != NOBODY:
            out[self.starter + (s.starter - seat) % n] = 1
        put(out, self.left, s.left)
        put(out, self.aside, s.aside != NOBODY)
        mark(out, self.deck, s.cards)
        mark(out, self.open, s.open)
        mark(out, self.hand, s.hands[seat])
        opened = s.over or (s.open_out and s.dealt[seat] and not s.inside[seat])
        for x in range(n):
            y = (seat + x) % n
            put(out, self.balls + x, s.balls[y], BALLS)
            put(out, self.dealt + x, s.dealt[y])
            put(out, self.inside + x, s.inside[y])
            put(out, self.shields + x, s.shields[y])
            put(out, self.cards + x, len(s.hands[y]))
            if x > 0 and opened:
                mark(out, self.known + (x - 1) * KINDS, s.hands[y])
            elif x > 0 and s.hands[y] and s.notes[seat * n + y] != NOBODY:
                out[self.known + (x - 1) * KINDS + s.notes[seat * n + y]] = 1
            mark(out, self.rows + x * KINDS, s.rows[y])
            barred = s.barred[y]
            if barred:
                for value in range(VALUES):
                    put(out, self.barred + x * VALUES + value, barred >> value & 1)
            put(out, self.aware + x, s.aware[seat * n + y])
            for z in range(n):
                if s.spied[y * n + z]:
                    out[self.spied + x * n + (z - seat) % n] = 1
        if s.plays:
            who, card, power = s.plays[-1]
            out[self.last + (who - seat) % n] = 1
            out[self.played + card] = 1
            if power >= 0:
                out[self.used + power] = 1

    def fill_now(self, s: Toma, seat: int, out: bytearray) -> None:
        n = self.seats
        frame = s.stack[-1] if s.stack else None
        if isinstance(frame, Discard):
            out[self.doing + (frame.seat - seat) % n] = 1
            if frame.seat == seat:
                copies = [card for card in s.hands[seat] if POWER[card] == COPY]
                power = s.power_of(copies[0]) if copies else NOBODY
                if power >= 0:
                    out[self.copies + power] = 1
        elif isinstance(frame, Aim):
            out[self.doing + (frame.seat - seat) % n] = 1
            out[self.card + frame.card] = 1
            out[self.power + frame.power] = 1
        elif isinstance(frame, React) and s.decision is not None:
            out[self.doing + (frame.seat - seat) % n] = 1
            out[self.card + frame.card] = 1
            out[self.power + frame.power] = 1
            out[self.whom + (s.decision.seat - seat) % n] = 1
