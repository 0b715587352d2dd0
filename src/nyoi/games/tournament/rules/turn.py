"""A turn: hand limit, healing, Event, cards, activation, extra fight (TOUR section 5, T0 to T9)."""

from __future__ import annotations

from typing import Final

from nyoi.games.tournament import events, moves
from nyoi.games.tournament.content import (
    ABILITY,
    ADDS_FIGHT,
    AMOUNT,
    BASE,
    DEFENCE,
    EFFECTS,
    EVENT,
    HEAL,
    KIND_OF,
    OTHER,
    OWN_TURN,
    PILE,
    SPECIAL,
    TURN_START,
)
from nyoi.games.tournament.rules import cards
from nyoi.games.tournament.rules.activation import activate, destinations, fight_within, fights_within
from nyoi.games.tournament.rules.arena import contested, heal, wounded
from nyoi.games.tournament.rules.attack import may_add
from nyoi.games.tournament.rules.effects import Discard, could, effect
from nyoi.games.tournament.rules.question import Question, put
from nyoi.games.tournament.rules.shifts import fusions
from nyoi.games.tournament.state import EVERYBODY, HAND_LIMIT, MOST_SEATS, Tournament
from nyoi.kernel.decision import NOBODY, Decision, Move
from nyoi.kernel.frame import Frame

T0: Final = 0
T1: Final = 1
T2: Final = 2
T3: Final = 3
T7: Final = 4
T8: Final = 5
T9: Final = 6


class Turn(Frame[Tournament]):
    def __init__(self, seat: int, step: int = T0) -> None:
        self.seat: Final = seat
        self.step: Final = step

    def at(self, step: int) -> Turn:
        return TURN[self.seat][step]

    def run(self, s: Tournament) -> None:
        seat = self.seat
        if self.step == T0:
            s.turns += 1
            s.fresh_turn(seat)
            s.tell(events.TURN, seat)
            s.become(self.at(T1), after=_LIMIT[seat])
        elif self.step == T1:  # before the Event, whose damage therefore stays (TOUR-7.5)
            for warrior in s.teams[seat]:
                if ABILITY[BASE[warrior]] == HEAL:
                    heal(s, warrior, AMOUNT[BASE[warrior]])
            s.become(self.at(T2))
        elif self.step == T2:
            s.become(self.at(T3))
            flip(s, seat)
        elif self.step == T3:
            s.become(self.at(T7), after=_START[seat])
        elif self.step < T9 and not contested(s):  # TOUR-7.8
            s.become(self.at(T9))
        elif self.step == T7:
            s.become(self.at(T8), after=_EXTRA[seat])
        elif self.step == T8:
            s.become(self.at(T9), after=_CLOSE[seat])
        else:
            end_event(s)
            s.done()


def flip(s: Tournament, seat: int) -> None:
    """Flip the top Event and apply it; the active player makes its choices (TOUR-6.86, TOUR-6.88)."""
    s.event = s.piles[EVENT][0]
    s.piles[EVENT] = s.piles[EVENT][1:]
    s.known[s.event] = EVERYBODY
    s.flips += 1
    s.tell(events.EVENT, seat, KIND_OF[s.event])
    for op, amount, detail in EFFECTS[KIND_OF[s.event]]:
        frame = effect(s, seat, op, amount, detail)
        if frame is not None:
            s.stack.append(frame)  # type: ignore[arg-type]


def end_event(s: Tournament) -> None:
    """Put the Event under its pile, which may be shuffled once all have been seen (TOUR-6.86, 6.93)."""
    if s.event != NOBODY:  # a hand-made position may have none
        s.piles[EVENT] += (s.event,)
        s.event = NOBODY
    if s.reshuffle and s.flips == len(s.piles[EVENT]):
        s.piles[EVENT] = s.shuffle(s.piles[EVENT])
        s.flips = 0
        for card in s.piles[EVENT]:
            s.known[card] = 0
        s.tell(events.EVENTS_SHUFFLED)


# -- cards in the windows of a turn


def playable(s: Tournament, seat: int, start: bool) -> list[int]:
    """Return the kinds in hand playable in the start or the end window (TOUR-3.10, 6.76, 6.83, 6.85)."""
    return [
        kind
        for kind in s.kinds(seat, OWN_TURN | TURN_START if start else OWN_TURN)
        if (PILE[kind] != SPECIAL or seat not in s.specials)
        and (not ADDS_FIGHT[kind] or could_add(s, seat, EFFECTS[kind][0][2], start))
        and any(could(s, seat, op, amount, detail) for op, amount, detail in EFFECTS[kind])
    ]


def could_add(s: Tournament, seat: int, who: int, start: bool) -> bool:
    """Return whether a card played now could lead to one more fight (TOUR-6.76, 6.85)."""
    if not may_add(s):
        return False
    if start:  # targets in reach after the first move are not known yet
        return who != OTHER or len(s.teams[seat]) > 1
    return fight_within(s, seat, who)


def play_card(s: Tournament, seat: int, kind: int) -> None:
    """Play a card in a window and push the frames that ask for its choices."""
    cards.play(s, seat, kind)
    for op, amount, detail in EFFECTS[kind]:
        frame = effect(s, seat, op, amount, detail)
        if frame is not None:
            s.stack.append(frame)  # type: ignore[arg-type]


class Start(Question):
    """Play any number of cards, then activate a warrior (T3, T4; TOUR-6.81)."""

    def __init__(self, seat: int) -> None:
        self.seat: Final = seat

    def ask(self, s: Tournament) -> Decision | None:
        seat = self.seat
        options = destinations(s, seat)
        if not options or s.may_pass:
            if not options and not (s.holds(seat, DEFENCE) or s.holds(seat, SPECIAL)):
                return None  # TOUR-6.2c
            options.append(moves.SKIP)
        options += [moves.card(kind) for kind in playable(s, seat, True)]
        return put(s, seat, "start", options)

    def run(self, s: Tournament) -> None:
        s.done()

    def answer(self, s: Tournament, move: Move) -> None:
        if move is moves.SKIP:
            s.done()
        elif move.word == "card":
            play_card(s, self.seat, move.args[0])
        else:
            activate(s, self.seat, move.args[0], move.args[1])


class Extra(Question):
    """One more activation, which must end in a fight, or none (T7; TOUR-6.75).

    It is also offered if the first one ended without a fight (TOUR-6.78).
    """

    def __init__(self, seat: int) -> None:
        self.seat: Final = seat

    def ask(self, s: Tournament) -> Decision | None:
        if s.grant == 0 or s.fights >= 2 or len(s.activated) >= 2 or s.truce:
            return None
        options = fights_within(s, self.seat, s.grant)
        return put(s, self.seat, "extra", [*options, moves.DECLINE]) if options else None

    def run(self, s: Tournament) -> None:
        s.done()

    def answer(self, s: Tournament, move: Move) -> None:
        s.grant = 0
        if move is moves.DECLINE:
            s.done()
        else:
            activate(s, self.seat, move.args[0], move.args[1])


class Close(Question):
    """Play cards after the activation, until the player ends the turn (T8)."""

    def __init__(self, seat: int) -> None:
        self.seat: Final = seat

    def ask(self, s: Tournament) -> Decision | None:
        if not self.something(s):
            return None
        kinds = playable(s, self.seat, False)
        options = [moves.END, *[moves.card(kind) for kind in kinds]] if kinds else moves.ONLY_END
        return put(s, self.seat, "close", options)

    def something(self, s: Tournament) -> bool:
        """Return whether a card of the hand could be useful now, by public information (TOUR-5.2, 10.6)."""
        seat = self.seat
        if not s.inside(seat):
            return False
        if s.holds(seat, DEFENCE) and (wounded(s, seat) or could_add(s, seat, OTHER, False)):
            return True
        return s.holds(seat, SPECIAL) and seat not in s.specials and bool(fusions(s, seat))

    def run(self, s: Tournament) -> None:
        s.done()

    def answer(self, s: Tournament, move: Move) -> None:
        if move is moves.END:
            s.done()
            return
        kind = move.args[0]
        play_card(s, self.seat, kind)
        if ADDS_FIGHT[kind]:  # back to T7
            s.stack.append(_EXTRA[self.seat])  # type: ignore[arg-type]


# Frames that hold only seat and step, created once.
TURN: Final = [[Turn(seat, step) for step in range(T9 + 1)] for seat in range(MOST_SEATS)]
_LIMIT: Final = [Discard(seat, HAND_LIMIT) for seat in range(MOST_SEATS)]
_START: Final = [Start(seat) for seat in range(MOST_SEATS)]
_EXTRA: Final = [Extra(seat) for seat in range(MOST_SEATS)]
_CLOSE: Final = [Close(seat) for seat in range(MOST_SEATS)]
