"""Observation encoder of UNO for learners: the contents of a player's view, card by card."""

from __future__ import annotations

from typing import Final

from nyoi.games.uno.content import CARDS, COLOURS, KIND, WILD4
from nyoi.games.uno.rules.effects import Plus4, Swap, Wish
from nyoi.games.uno.rules.stack import Stack
from nyoi.games.uno.rules.turn import Drawn, Round, Turn
from nyoi.games.uno.state import CALLS, QUIET, Uno
from nyoi.kernel.decision import NOBODY
from nyoi.kernel.observe import Observer, mark, put
from nyoi.kernel.state import Setting

ALL: Final = len(CARDS)
HUES: Final = len(COLOURS)
SAID: Final = len(CALLS) - 1
HUNDREDTHS: Final = 100
LONG: Final = 30  # longer hands are not distinguished
ROUNDS: Final = 30
TALES: Final = 10  # largest count of a player's bluffs and honest +4


class UnoObserver(Observer[Uno]):
    """The observation of UNO, without the order of the discard and the reshuffle counts of cards."""

    def __init__(self, setting: Setting, questions: tuple[str, ...]) -> None:
        super().__init__(setting, questions)
        n = setting.seats
        self.due: Final = self.lay("now_seat", n, "whose decision it is, or who will be asked after a hold")
        self.by: Final = self.lay("now_by", n, "who played the +4 that is answered")
        self.before: Final = self.lay("now_colour", HUES, "the colour in force before it")
        self.held: Final = self.lay("now_cards", 1, "how many cards its player held then", most=LONG)
        self.total: Final = self.lay("now_total", 1, "cards that a stack of +2 is worth", most=LONG)
        self.phase: Final = self.lay("now_drawn", 1, "whether the card just drawn is played or kept")
        self.round: Final = self.lay("round", 1, "the number of the round", most=ROUNDS)
        self.dealer: Final = self.lay("dealer", n, "who dealt")
        self.way: Final = self.lay("clockwise", 1, "the direction of play")
        self.colour: Final = self.lay("colour", HUES, "the colour in force")
        self.visible: Final = self.lay("visible", ALL, "the visible card")
        self.laid: Final = self.lay("laid", n, "who played it")
        self.discard: Final = self.lay("discard", ALL, "all cards of the discard pile")
        self.out: Final = self.lay("out", ALL, "cards that are not played with")
        self.left: Final = self.lay("left", 1, "cards in the draw pile", most=ALL)
        self.cards: Final = self.lay("cards", n, "cards in hand by seat", most=LONG)
        self.hand: Final = self.lay("hand", ALL, "the own hand")
        self.known: Final = self.lay(
            "known", (n - 1) * ALL, "cards the others are known to hold, by seat from the next"
        )
        self.calls: Final = self.lay("calls", n * SAID, f"{', '.join(CALLS[1:])}: by seat")
        self.markers: Final = self.lay("markers", n, "turns that will be lost, by seat", most=TALES)
        self.scores: Final = self.lay("scores", n, "hundredths of the score that wins, by seat", most=HUNDREDTHS)
        self.drew_on: Final = self.lay("drew_on", n * HUES, "the colour in force when they last drew, by seat")
        self.guilty: Final = self.lay("guilty", n, "bluffs that were found out, by seat", most=TALES)
        self.innocent: Final = self.lay("innocent", n, "+4 that proved honest, by seat", most=TALES)
        self.actor: Final = self.lay("actor", n, "whose action exposed somebody")
        self.waved: Final = self.lay("waved", n, "who has given up catching")
        self.passed: Final = self.lay("passed", n, "who has passed since the last turn action")
        self.idle: Final = self.lay("idle", 1, "turns in a row that drew and laid the card drawn", most=HUNDREDTHS)
        self.bluffs: Final = self.lay("bluffs", 1, "own +4 that would be a bluff now", most=TALES)

    def fill(self, s: Uno, seat: int, out: bytearray) -> None:
        """Encode the view except reshuffle counts, the hands of the previous round and rounds won."""
        n = self.seats
        self.fill_now(s, seat, out)
        put(out, self.round, s.round, ROUNDS)
        if s.dealer != NOBODY:
            out[self.dealer + (s.dealer - seat) % n] = 1
        put(out, self.way, s.direction > 0)
        out[self.colour + s.colour] = 1
        out[self.visible + s.discard[-1]] = 1
        if s.laid != NOBODY:
            out[self.laid + (s.laid - seat) % n] = 1
        mark(out, self.discard, s.discard)
        mark(out, self.out, s.out)
        put(out, self.left, len(s.pile) - s.top)
        put(out, self.idle, s.idle, HUNDREDTHS)
        mark(out, self.hand, s.hands[seat])
        if s.exposed:
            out[self.actor + (s.actor - seat) % n] = 1
        for x in range(n):
            y = (seat + x) % n
            put(out, self.cards + x, len(s.hands[y]), LONG)
            if x > 0 and (s.over or s.notes):
                mark(out, self.known + (x - 1) * ALL, s.hands[y] if s.over else s.notes[seat * n + y])
            if s.calls[y] != QUIET:
                out[self.calls + x * SAID + s.calls[y] - 1] = 1
            put(out, self.markers + x, s.markers[y], TALES)
            put(out, self.scores + x, s.scores[y] * HUNDREDTHS // s.target, HUNDREDTHS)
            if s.drew_on[y] != NOBODY:
                out[self.drew_on + x * HUES + s.drew_on[y]] = 1
            put(out, self.guilty + x, s.guilty[y], TALES)
            put(out, self.innocent + x, s.innocent[y], TALES)
            put(out, self.waved + x, s.waved >> y & 1)
            put(out, self.passed + x, s.passed >> y & 1)

    def fill_now(self, s: Uno, seat: int, out: bytearray) -> None:
        n = self.seats
        frame = s.stack[-1] if s.stack else None
        due = NOBODY
        if isinstance(frame, Turn):
            due = frame.seat
            if due == seat:
                put(out, self.bluffs, self.tales(s, seat, s.hands[seat]), TALES)
        elif isinstance(frame, Drawn):
            due = frame.seat
            out[self.phase] = 1
            if due == seat:
                put(out, self.bluffs, self.tales(s, seat, s.hands[seat][-1:]), TALES)
        elif isinstance(frame, Wish):
            due = frame.seat
        elif isinstance(frame, Plus4):
            due = s.next(frame.seat)
            out[self.by + (frame.seat - seat) % n] = 1
            out[self.before + frame.colour] = 1
            put(out, self.held, frame.count, LONG)
        elif isinstance(frame, Stack):
            due = frame.seat
            put(out, self.total, frame.total, LONG)
        elif isinstance(frame, Swap):
            due = frame.seat
        elif isinstance(frame, Round):
            due = frame.next_seat(s)
            put(out, self.total, frame.total, LONG)
        if due != NOBODY:
            out[self.due + (due - seat) % n] = 1

    def tales(self, s: Uno, seat: int, held: tuple[int, ...]) -> int:
        """Return how many of these cards are a +4 that would be a bluff (UNO-10.2)."""
        hand = s.hands[seat]
        return len([c for c in held if KIND[c] == WILD4 and s.bluff(c, hand, s.colour)])
