"""A turn (play or draw), and the time between two turns (UNO section 5)."""

from __future__ import annotations

from typing import Final

from nyoi.games.uno import events, moves
from nyoi.games.uno.content import COLOUR, COPIES, KIND, MOST, NO_COLOUR, RANK, REVERSE, WILD4
from nyoi.games.uno.rules.calls import close_windows, heard, may_call, overlay
from nyoi.games.uno.rules.effects import lay
from nyoi.games.uno.rules.stack import Stack
from nyoi.games.uno.state import RUNNING, STUCK, Uno
from nyoi.kernel.decision import NOBODY, Decision, Move, first_of
from nyoi.kernel.frame import Frame
from nyoi.kernel.native import i64


class Round(Frame[Uno]):
    """The loop of turns: the end of one and the beginning of the next (UNO-5.10, UNO-5.12).

    While a turn runs above it, no player is due. `total` is a stack of +2 cards that the player due must
    answer (UNO-9.13a); `held` is set once the hold is over.
    """

    def __init__(self, due: i64, total: i64 = 0, held: i64 = 0) -> None:
        self.due: Final = due
        self.total: Final = total
        self.held: Final = held

    def next_seat(self, s: Uno) -> int:
        """Return the seat asked after a hold, once markers are used up (UNO-6.42)."""
        seat, markers = self.due, s.markers.copy()
        while markers[seat] and not self.total:
            markers[seat] -= 1
            seat = s.next(seat)
        return int(seat)

    def ask(self, s: Uno) -> Decision | None:
        if self.due == NOBODY or s.exposed == 0 or self.held:
            return None
        return overlay(s, "hold", NOBODY, [moves.CLOSE])

    def take(self, s: Uno, seat: int, move: Move) -> None:
        if move is moves.CLOSE:
            s.become(Round(self.due, self.total, 1))
        else:
            heard(s, seat, move)

    def run(self, s: Uno) -> None:
        due, total = self.due, self.total
        if due == NOBODY:
            if s.status != RUNNING:
                s.done()
                return
            due = s.returned
            if due < 0:  # a stack of +2 cards, for the player after the one who played the last (UNO-9.10)
                due, total = s.next(s.laid), -due
            if s.exposed:
                s.become(Round(due, total))
                return
        if total:
            s.become(_ROUND, after=Stack(due, total))  # a marker does not protect (UNO-9.14)
            return
        while s.markers[due]:  # UNO-6.42
            s.markers[due] -= 1
            s.tell(events.SKIPPED, due, events.SKIP_MARKER)
            due = s.next(due)
        s.become(_ROUND, after=_TURNS[due])


_ROUND: Final = Round(NOBODY)
CIRCLES: Final = 10  # turns for each player after which drawing and playing in a circle blocks the round


class Turn(Frame[Uno]):
    """The turn of a player: a play or a draw (UNO-6.1 to 6.11).

    With `jump_in` the others are asked first, identical card in hand or not (UNO-9.36, 9.38). `stayed` has a
    bit for each who declined.
    """

    def __init__(self, seat: i64, stayed: i64 = 0) -> None:
        self.seat: Final = seat
        self.stayed: Final = stayed

    def ask(self, s: Uno) -> Decision | None:
        own = plays(s, self.seat)
        if s.top < len(s.pile) or s.drawable:
            own.append(moves.DRAW)  # with a playable card too, which stays secret (UNO-6.11, UNO-6.11a)
        if s.exposed == 0 and not s.jump_in:
            return Decision(self.seat, "turn", own) if own else None
        return self.ask_others(s, own)

    def ask_others(self, s: Uno, own: list[Move]) -> Decision | None:
        """Return the decision when others may act first, by a jump-in or a catch after the hold."""
        jumpers = jumping(s, self.seat, self.stayed) if s.jump_in else []
        if not own:
            if not jumpers:
                return None
            own = [moves.PASS]  # hides that the player has nothing to play
        if s.exposed:
            jumps = [jump_moves(s, seat) if seat in jumpers else [] for seat in range(s.seats)]
            return overlay(s, "turn-uno", self.seat, own, jumps)
        if not jumpers:
            return Decision(self.seat, "turn", own)
        return first_of("turn-jump", [*[(seat, jump_moves(s, seat)) for seat in jumpers], (self.seat, own)])

    def take(self, s: Uno, seat: int, move: Move) -> None:
        word = move.word
        if word == "play":
            s.turns += 1
            args = move.args
            s.acted(seat, args[0], args[1])
            lay(s, seat, args[0], args[1], args[2] != 0)
        elif move is moves.DRAW:
            draw(s, seat)
        elif word == "jump":
            s.turns += 1
            s.tell(events.JUMPED_IN, seat)
            lay(s, seat, move.args[0], NO_COLOUR, move.args[1] != 0)
        elif word == "stay":
            s.become(Turn(self.seat, self.stayed | 1 << seat))
        elif word == "pass":
            self.run(s)
        else:
            heard(s, seat, move)

    def run(self, s: Uno) -> None:
        """Pass if nothing can be played or drawn, which counts as a turn action (UNO-5.4, 6.20)."""
        s.turns += 1
        if s.exposed:
            close_windows(s)
        s.tell(events.PASSED, self.seat)
        s.passed |= 1 << self.seat
        if s.passed == (1 << s.seats) - 1:  # UNO-6.21
            s.status = STUCK
        s.done(s.next(self.seat))


_TURNS: Final = [Turn(seat) for seat in range(MOST)]


def plays(s: Uno, seat: i64) -> list[Move]:
    """Return every legal play of a hand card on a turn, bluffs too (UNO-6.2, UNO-6.54, UNO-6.64)."""
    found: list[Move] = []
    hand = s.hands[seat]
    left = len(hand) - 1
    simple = left > 1 and s.challenge and not s.seven_zero
    fitting = moves.FITTING[s.colour][s.discard[-1]]
    for card in hand:
        fit = fitting[card]
        if fit:
            if simple:
                for move in fit:
                    found.append(move)
            elif s.challenge or not bluffs(s, seat, card):
                found += ways(s, seat, card, left)
    return found


def ways(s: Uno, seat: i64, card: i64, left: i64) -> list[Move]:
    """Return the plays of a card that fits: by colour, with or without a call.

    `left` cards remain after it. A wild card, Shenron included, names any colour, even the one in force
    (UNO-6.5, UNO-6.5a, UNO-6.30); a last card names none.
    """
    call = may_call(s, seat, card, left)
    if COLOUR[card] != NO_COLOUR or left == 0:
        return [moves.PLAIN[card], moves.PLAIN_UNO[card]] if call else [moves.PLAIN[card]]
    return moves.WILD[card] + moves.WILD_UNO[card] if call else moves.WILD[card].copy()


def fits(s: Uno, card: i64) -> bool:
    """Return whether a card may be played on the visible one (UNO-6.2, UNO-6.3).

    A +4 always may, on a +4 as well (UNO-6.63).
    """
    return len(moves.FITTING[s.colour][s.discard[-1]][card]) > 0


def bluffs(s: Uno, seat: i64, card: i64) -> bool:
    """Return whether a card is a +4 that its holder could only play as a bluff now (UNO-6.52)."""
    return KIND[card] == WILD4 and s.bluff(card, s.hands[seat], s.colour)


def draw(s: Uno, seat: i64) -> None:
    """Draw on a player's turn: one card, or until one is playable (UNO-6.10, 9.50 to 9.52)."""
    s.turns += 1
    if s.exposed:
        close_windows(s)
    s.passed = 0
    s.drew_on[seat] = s.colour
    if s.draw_until:
        draw_on(s, seat)
    else:
        s.draw(seat, 1, events.BY_TURN)
    s.acted(seat, NOBODY, NOBODY)
    s.become(_DRAWN[seat])


def draw_on(s: Uno, seat: i64) -> None:
    """Draw until a card is playable; a +4 that would be a bluff does not count (UNO-9.50, 9.51)."""
    told, s.told = s.told, None  # a single event gives the number at the end (UNO-9.53)
    shuffles = s.shuffles
    held = len(s.hands[seat])
    while s.drawable:
        s.draw(seat, 1, events.BY_TURN)
        card = s.hands[seat][-1]
        if fits(s, card) and not bluffs(s, seat, card):
            break
    s.told = told
    if shuffles != s.shuffles:
        s.tell(events.RESHUFFLED, sum(1 for born in s.born if born == s.shuffles))
    taken = s.hands[seat][held:]
    s.tell(events.DREW, seat, len(taken), events.BY_TURN, rest=taken)


class Drawn(Frame[Uno]):
    """The choice after a draw on one's turn: play the last card drawn, or keep it (UNO-6.12, 7.32)."""

    def __init__(self, seat: i64) -> None:
        self.seat: Final = seat

    def ask(self, s: Uno) -> Decision:
        return Decision(self.seat, "drawn", drawn_moves(s, self.seat))

    def take(self, s: Uno, seat: int, move: Move) -> None:
        if move is moves.KEEP:  # one draw ends the turn (UNO-6.14)
            s.idle = 0
            s.tell(events.KEPT, seat)
            s.done(s.next(seat))
            return
        args, idle = move.args, s.idle + 1
        card = args[0]
        lay(s, seat, card, args[1], args[2] != 0, drawn=1)
        if s.force_play and KIND[card] <= REVERSE and not (s.seven_zero and RANK[card] in (0, 7)):
            s.idle = idle  # no hand has changed by this turn
            if idle >= CIRCLES * s.seats and s.status == RUNNING:
                s.status = STUCK  # an endless circle of forced draws and plays (UNO-6.21)


_DRAWN: Final = [Drawn(seat) for seat in range(MOST)]


def drawn_moves(s: Uno, seat: i64) -> list[Move]:
    """Return the moves after a draw: play that card and no other, or keep it (UNO-6.12a).

    `force_play` leaves no choice (UNO-9.40, 9.41). The list may be shared.
    """
    hand = s.hands[seat]
    card = hand[-1]
    if not moves.FITTING[s.colour][s.discard[-1]][card]:
        return moves.ONLY_KEEP
    bluff = bluffs(s, seat, card)
    if bluff and (s.draw_until or not s.challenge):  # UNO-9.51, 6.64
        return moves.ONLY_KEEP
    found = ways(s, seat, card, len(hand) - 1)
    if bluff or not s.force_play:
        found.append(moves.KEEP)
    return found


# -- jump-in


def jumping(s: Uno, due: int, stayed: int) -> list[int]:
    """Return the seats that may jump in, in turn order (UNO-9.31, 9.32, 9.36).

    The order starts after the player of the visible card.
    """
    visible = s.discard[-1]
    if s.laid == NOBODY or COLOUR[visible] == NO_COLOUR or COPIES[visible] == 1:
        return []
    order = [(s.laid + i * s.direction) % s.seats for i in range(1, s.seats)]
    return [seat for seat in order if seat != due and s.markers[seat] == 0 and not stayed >> seat & 1]


def jump_moves(s: Uno, seat: i64) -> list[Move]:
    """Return the jump-ins with cards identical to the visible one, and declining (UNO-9.30, 9.38)."""
    found: list[Move] = []
    for card in s.twin(seat):
        found.append(moves.JUMP[card][0])
        if may_call(s, seat, card, len(s.hands[seat]) - 1):
            found.append(moves.JUMP[card][1])
    found.append(moves.STAY)
    return found
