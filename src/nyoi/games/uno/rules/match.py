"""A match: rounds dealt, played and scored (UNO sections 4 and 8)."""

from __future__ import annotations

from typing import Final

from nyoi.games.uno import events
from nyoi.games.uno.content import ACTION, COLOUR, DECK, HAND_SIZE, value_of
from nyoi.games.uno.rules.turn import Round
from nyoi.games.uno.state import QUIET, RUNNING, SHED, STUCK, Uno
from nyoi.kernel.decision import NOBODY
from nyoi.kernel.frame import Frame

OPENING: Final = 0
DEAL: Final = 1
SCORE: Final = 2

# The dealer of the next round (UNO-8.13).
LEFT: Final = 0
WINNER: Final = 1
RANDOM: Final = 2


class Match(Frame[Uno]):
    """The whole game: one round, or rounds for points (UNO-9.1)."""

    def __init__(self, step: int = OPENING) -> None:
        self.step: Final = step

    def run(self, s: Uno) -> None:
        if self.step == OPENING:
            if s.dealer == NOBODY:
                s.dealer = s.chance(s.seats)  # UNO-4.2a
            s.become(Match(DEAL))
        elif self.step == DEAL:
            deal(s)
            s.become(Match(SCORE), after=Round((s.dealer + 1) % s.seats))  # UNO-4.10
        else:
            score(s)


def deal(s: Uno) -> None:
    """Set up a round from scratch (UNO-4.3 to UNO-4.12, UNO-8.12)."""
    n = s.seats
    s.round += 1
    s.status = RUNNING
    s.winner = NOBODY
    s.direction = 1
    s.laid = NOBODY
    s.passed = 0
    s.idle = 0
    s.markers = [0] * n
    s.calls = [QUIET] * n
    s.exposed = 0
    s.waved = 0
    s.shuffles = 0
    s.born = ()
    s.notes = ()
    s.ignored = ()
    s.fresh = [0] * n
    s.drew_on = [NOBODY] * n
    s.forget_turns()
    if len(s.deck) == len(DECK):
        s.out = ()  # cards left out by a position come back
    s.tell(events.ROUND, s.round, s.dealer)
    s.pile = s.shuffle(s.deck)
    # One card at a time from the dealer's left: a hand is every n-th card (UNO-4.4).
    for seat in range(n):
        s.hands[seat] = s.pile[(seat - s.dealer - 1) % n : HAND_SIZE * n : n]
    s.top = HAND_SIZE * n
    s.tell(events.DEALT, HAND_SIZE)
    s.discard = []
    while True:
        card = s.pile[s.top]
        s.top += 1
        s.discard.append(card)
        s.tell(events.TURNED, card)
        if not ACTION[card]:
            break
    s.colour = COLOUR[s.discard[-1]]
    if s.put_back and len(s.discard) > 1:  # UNO-4.8
        s.ignored = tuple(s.discard[:-1])
        s.discard = s.discard[-1:]
        s.pile = s.shuffle(s.pile[s.top :] + s.ignored)
        s.top = 0
        s.tell(events.PUT_BACK, len(s.ignored))


def score(s: Uno) -> None:
    """Score the round: hands are shown, and the winner gets the points of the others (UNO-8.6 to 8.11)."""
    worth = [value_of(hand) for hand in s.hands]
    s.shown = tuple(tuple(sorted(hand)) for hand in s.hands)
    for seat in range(s.seats):
        if seat != s.winner:
            s.tell(events.SHOWN, seat, worth[seat], rest=s.shown[seat])
    points = 0
    best = [s.winner]
    if s.status == STUCK:  # UNO-6.21
        best = [seat for seat in range(s.seats) if worth[seat] == min(worth)]
        s.winner = best[0] if len(best) == 1 else NOBODY
        s.tell(events.BLOCKED, rest=tuple(best))
    else:
        points = sum(worth)
        if s.scoring:
            s.scores[s.winner] += points
        s.tell(events.ROUND_OVER, s.winner, points, s.scores[s.winner])
    s.rounds += ((s.winner, points),)
    if not s.scoring:  # UNO-8.8
        ending = "blocked" if s.status == STUCK else "wish" if s.status == SHED else "last_card"
        s.finish(ending, tuple(1 / len(best) if seat in best else 0.0 for seat in range(s.seats)))
    elif s.winner != NOBODY and s.scores[s.winner] >= s.target:  # UNO-8.11, UNO-8.11a
        s.tell(events.WON, s.winner, s.scores[s.winner])
        s.finish("target", tuple(float(seat == s.winner) for seat in range(s.seats)))
    else:
        dealer = following_dealer(s)
        s.dealer = s.chance(s.seats) if dealer == NOBODY else dealer
        s.become(Match(DEAL))


def following_dealer(s: Uno) -> int:
    """Return the dealer of the next round, NOBODY if chance decides (UNO-8.13).

    A shared round has no winner to deal.
    """
    if s.next_dealer == RANDOM:
        return NOBODY
    if s.next_dealer == WINNER and s.winner != NOBODY:
        return s.winner
    return (s.dealer + 1) % s.seats
