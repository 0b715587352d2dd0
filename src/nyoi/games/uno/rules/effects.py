"""Playing a card: its effect, up to the player who is due next (UNO section 6).

The top frame ends with `s.done(due)`, and the `Round` below it continues with that seat. If a stack of +2
cards waits for an answer, it ends with `s.done(-total)`, and the next player is due.
"""

from __future__ import annotations

from typing import Final

from nyoi.games.uno import events, moves
from nyoi.games.uno.content import (
    CHALLENGE_LOST,
    CHALLENGE_WON,
    COLOUR,
    DRAW2,
    KIND,
    NO_COLOUR,
    NUMBER,
    PLUS2,
    PLUS4,
    RANK,
    REVERSE,
    SHENRON,
    SKIP,
    WILD4,
    WISH_DRAW2,
    WISH_DRAWS,
    WISH_REVERSE,
    WISH_SHED,
    WISH_SKIP,
)
from nyoi.games.uno.rules.calls import close_windows, duty, heard, overlay
from nyoi.games.uno.state import LAID, SHED, Uno
from nyoi.kernel.decision import NOBODY, Decision, Move
from nyoi.kernel.frame import Frame
from nyoi.kernel.native import i64


def lay(s: Uno, seat: i64, card: i64, colour: i64, uno: bool, drawn: i64 = 0, total: i64 = 0) -> None:
    """Play a card from a hand and resolve everything automatic (UNO-6.7, UNO-6.13).

    A card that is turned over or discarded by a wish has no effect and is not handled here (UNO-6.8).

    `drawn` is 1 for a card just drawn, `total` is the size of a stack before this card (UNO-9.10). When this
    returns, the top frame has been replaced or is done.
    """
    if s.exposed:
        close_windows(s)
    s.passed = 0
    s.idle = 0
    before = s.colour  # a +4 is judged by this colour (UNO-6.50a)
    s.part(seat, card)
    s.discard.append(card)
    s.laid = seat
    if COLOUR[card] != NO_COLOUR:  # UNO-5.3
        s.colour = COLOUR[card]
    # before anything is turned over, and whatever a challenge brings (UNO-6.30a, UNO-6.55)
    elif colour != NO_COLOUR:
        s.colour = colour
    s.tell(events.PLAYED, seat, card, colour, drawn)
    kind = KIND[card]
    left = len(s.hands[seat])
    if kind == DRAW2:
        total += PLUS2
    if left == 0:  # no reveal, no wish, no challenge (UNO-6.48, UNO-6.61)
        won(s, seat, LAID, total if kind == DRAW2 else PLUS4 if kind == WILD4 else 0)
        return
    if s.seven_zero and kind == NUMBER and RANK[card] == 7:
        s.become(Swap(seat))
        return
    if s.seven_zero and kind == NUMBER and RANK[card] == 0:
        pass_hands(s, seat, uno)
    elif left == 1:
        duty(s, seat, uno, seat)
    victim = s.next(seat)
    if kind == NUMBER:
        s.done(victim)
    elif kind == SKIP:
        skip(s, victim, events.SKIP_CARD)
    elif kind == REVERSE:
        turn_round(s, seat)
    elif kind == DRAW2:
        if s.stacking:
            if total > PLUS2:
                s.tell(events.STACKED, seat, total)
            s.done(-total)
        else:  # UNO-6.25
            s.draw(victim, total, events.BY_PLUS2)
            skip(s, victim, events.SKIP_PLUS2)
    elif kind == WILD4:
        if s.challenge:
            s.become(Plus4(seat, before, left))
        else:
            s.draw(victim, PLUS4, events.BY_PLUS4)
            skip(s, victim, events.SKIP_PLUS4)
    elif kind == SHENRON:
        reveal(s, seat)
    else:  # a Wild has no effect but its colour (UNO-6.26)
        s.done(victim)


def won(s: Uno, seat: i64, how: i64, draws: i64 = 0) -> None:
    """End the round at once, without effect or choice (UNO-8.1, UNO-8.1a, UNO-8.3, UNO-8.5).

    The cards of a last +2 or +4 are drawn only in a game for points (UNO-8.4).
    """
    s.recounted(seat)  # whether UNO was called does not matter (UNO-7.15)
    if draws and s.scoring and s.last_draws:
        s.draw(s.next(seat), draws, events.BY_PLUS4 if KIND[s.visible] == WILD4 else events.BY_PLUS2)
    s.winner = seat
    s.status = how
    s.done()


def skip(s: Uno, victim: i64, why: i64) -> None:
    """Make a player lose the turn; their skip markers stay (UNO-6.24, UNO-6.27, UNO-6.43)."""
    s.tell(events.SKIPPED, victim, why)
    s.done(s.next(victim))


def turn_round(s: Uno, seat: i64) -> None:
    """Reverse the direction of play; with two players the opponent loses a turn (UNO-6.22, UNO-6.23)."""
    s.direction = -s.direction
    s.tell(events.REVERSED, (s.direction + 1) // 2)
    if s.seats == 2 and s.reverse_skips:
        skip(s, s.next(seat), events.SKIP_REVERSE)
    else:
        s.done(s.next(seat))


def reveal(s: Uno, seat: i64) -> None:
    """Turn over the top of the draw pile for Shenron, without effect (UNO-6.31, UNO-6.31a, UNO-6.35)."""
    card = s.take()
    assert card != NOBODY, "UNO-6.32: there is always a card under Shenron"
    s.discard.append(card)  # it can be matched, but the chosen colour stays in force (UNO-6.34)
    s.laid = NOBODY
    ball = s.marks[card]
    s.tell(events.REVEALED, card, int(ball))
    if ball:  # UNO-6.33
        s.become(Wish(seat))
    else:
        s.done(s.next(seat))


class Plus4(Frame[Uno]):
    """The answer to a +4: only the next player accepts or challenges it (UNO-6.56, UNO-6.56a).

    `colour` was in force before it; `count` cards were left in the hand of its player. Cards drawn since come
    after them, so the first `count` cards are judged and shown (UNO-6.53).
    """

    def __init__(self, seat: i64, colour: i64, count: i64) -> None:
        self.seat: Final = seat
        self.colour: Final = colour
        self.count: Final = count

    def ask(self, s: Uno) -> Decision:
        if s.exposed:
            return overlay(s, "plus4-uno", s.next(self.seat), moves.ANSWERS)
        return Decision(s.next(self.seat), "plus4", moves.ANSWERS)

    def take(self, s: Uno, seat: int, move: Move) -> None:
        if move is moves.ACCEPT:  # with two players the same player is up again (UNO-6.62)
            s.draw(seat, PLUS4, events.BY_PLUS4)
            skip(s, seat, events.SKIP_PLUS4)
        elif move is moves.CHALLENGE:
            self.judge(s, seat)
        else:
            heard(s, seat, move)

    def judge(self, s: Uno, challenger: i64) -> None:
        """Judge the hand: only the challenger sees it, all learn the verdict (UNO-6.57, UNO-6.57a).

        The +4 stays (UNO-6.60).
        """
        shown = s.hands[self.seat][: self.count]
        guilty = s.bluff(NOBODY, shown, self.colour)
        s.tell(events.CHALLENGED, self.seat, challenger, int(guilty))
        if s.told is not None:
            s.tell(events.SHOWED, self.seat, challenger, rest=tuple(sorted(shown)))
        s.saw(challenger, self.seat, shown)
        if guilty:  # UNO-6.59
            s.guilty[self.seat] += 1
            s.draw(self.seat, CHALLENGE_WON, events.BY_BLUFF)
            s.done(challenger)  # the challenger keeps their turn (UNO-6.59a)
        else:  # UNO-6.58
            s.innocent[self.seat] += 1
            s.draw(challenger, CHALLENGE_LOST, events.BY_CHALLENGE)
            skip(s, challenger, events.SKIP_PLUS4)


class Wish(Frame[Uno]):
    """The wish that Shenron grants after a Dragonball was revealed (UNO-6.36 to 6.47)."""

    def __init__(self, seat: i64) -> None:
        self.seat: Final = seat

    def ask(self, s: Uno) -> Decision:
        if s.exposed:  # the player of Shenron can be caught meanwhile (UNO-7.14)
            return overlay(s, "wish-uno", self.seat, wishes(s, self.seat))
        return Decision(self.seat, "wish", wishes(s, self.seat))

    def take(self, s: Uno, seat: int, move: Move) -> None:
        if move.word != "wish":
            heard(s, seat, move)
            return
        wish, target, card, uno = move.args
        s.tell(events.WISHED, seat, wish, target, card)
        if wish == WISH_DRAW2:  # UNO-6.38
            victim = s.next(seat)
            s.draw(victim, WISH_DRAWS, events.BY_WISH)
            if s.wish_skips:  # UNO-6.39
                skip(s, victim, events.SKIP_WISH)
            else:
                s.done(victim)
        elif wish == WISH_REVERSE:  # with two players it works like the card (UNO-6.40, UNO-6.40a)
            turn_round(s, seat)
        elif wish == WISH_SHED:
            shed(s, seat, card, uno != 0)
        else:
            if wish == WISH_SKIP:  # UNO-6.41
                s.markers[target] += 1  # markers add up (UNO-6.44)
            s.done(s.next(seat))


def wishes(s: Uno, seat: i64) -> list[Move]:
    """Return every possible wish, useful or not, including no wish (UNO-6.37, UNO-6.36a)."""
    found = moves.WISHED.copy()
    found += [moves.WISH_SKIPS[target] for target in range(s.seats) if target != seat]  # UNO-6.41a
    hand = s.hands[seat]
    found += [moves.WISH_SHEDS[card] for card in hand]
    if s.live and len(hand) == 2:
        found += [moves.WISH_SHEDS_UNO[card] for card in hand]
    return found


def shed(s: Uno, seat: i64, card: i64, uno: bool) -> None:
    """Discard a card by a wish, without match or effect, under the visible card or on it (UNO-6.45)."""
    s.part(seat, card)
    if s.shed_on_top:
        s.discard.append(card)
    else:
        s.discard.insert(len(s.discard) - 1, card)
    left = len(s.hands[seat])
    if left == 0:  # UNO-6.46, UNO-8.2
        won(s, seat, SHED)
        return
    if left == 1:  # UNO-6.47
        duty(s, seat, uno, seat)
    s.done(s.next(seat))


# -- seven and zero (UNO-9.20 to 9.24): here because playing a card leads to them


def pass_hands(s: Uno, seat: i64, uno: bool) -> None:
    """Pass every hand to the next player at once, after a 0 (UNO-9.21)."""
    s.tell(events.HANDS_PASSED, (s.direction + 1) // 2)
    trade(s, seat, uno, [(y - s.direction) % s.seats for y in range(s.seats)])


def trade(s: Uno, seat: int, uno: bool, owner: list[int]) -> None:
    """Exchange hands; players with one card afterwards must announce it again (UNO-9.23)."""
    s.exchange(owner)
    for i in range(s.seats):
        y = (seat + i * s.direction) % s.seats
        if owner[y] != y:
            s.tell(events.RECEIVED, y, owner[y], rest=s.hands[y])
            if len(s.hands[y]) == 1:
                duty(s, y, uno and y == seat, seat)
            else:
                s.recounted(y)


class Swap(Frame[Uno]):
    """The swap of hands after a 7, with a chosen player (UNO-9.20). No player is exposed meanwhile."""

    def __init__(self, seat: i64) -> None:
        self.seat: Final = seat

    def ask(self, s: Uno) -> Decision:
        found = [moves.SWAP[target][0] for target in range(s.seats) if target != self.seat]
        if s.live:
            found += [
                moves.SWAP[target][1] for target in range(s.seats) if target != self.seat and len(s.hands[target]) == 1
            ]
        return Decision(self.seat, "swap", found)

    def take(self, s: Uno, seat: int, move: Move) -> None:
        target, uno = move.args
        s.tell(events.SWAPPED, seat, target)
        owner = list(range(s.seats))
        owner[seat], owner[target] = target, seat
        trade(s, seat, uno != 0, owner)
        s.done(s.next(seat))
