"""State of a game of UNO."""

from __future__ import annotations

from typing import Final

from nyoi.games.uno import events
from nyoi.games.uno.content import COLOUR, FACE, FULL, KIND, NO_COLOUR, WILD4
from nyoi.kernel.decision import NOBODY
from nyoi.kernel.native import i64, mypyc_attr
from nyoi.kernel.state import State

# Status of the round.
RUNNING: Final = 0
LAID: Final = 1  # the last card was played
SHED: Final = 2  # the last card was discarded by a wish
STUCK: Final = 3  # no player can go on, or all go round in a circle (UNO-6.21)

# The call of a player with one card (UNO-7.5).
QUIET: Final = 0
CALLED: Final = 1
EXPOSED: Final = 2
SURPRISED: Final = 3  # exposed by another player's action, and not asked about it yet (UNO-7.25a)
CALLS: Final = ("", "called", "exposed", "surprised")

# Which wild cards in hand make a +4 illegal (UNO-6.52).
FREE_WILDS: Final = 0
ALL_WILDS: Final = 1
NO_WILDS: Final = 2

# The public facts of a turn, five numbers: the visible card, the colour in force, the card played or NOBODY,
# the colour named or NOBODY, and how many cards the player had drawn so far. A state keeps each player's last
# turns in a ring buffer, with a turn packed into one int (`unpacked`). Four bits of `noted` for each player
# count the turns in the ring: from RECALLED on it is full, and the three lowest bits are the index of the
# oldest turn.
RECALLED: Final = 8
_BITS: Final = 4
_FULL: Final = 2 * RECALLED - 1
_MEMORY: Final = frozenset(("acts", "noted", "taken"))


def unpacked(turn: i64) -> tuple[int, int, int, int, int]:
    """Return the five numbers of a remembered turn."""
    return (turn & 127) - 1, (turn >> 7) & 7, ((turn >> 10) & 127) - 1, ((turn >> 17) & 7) - 1, turn >> 20


@mypyc_attr(acyclic=True)
class Uno(State):
    """The full state of a table; `view.py` decides what a seat may know of it.

    Hands keep the order in which the cards came, so a card just drawn is last. `born` holds for each card the
    reshuffle at which it last went from the discard into the draw pile. That is public, so all players know
    how many cards of each reshuffle a hand holds. `notes` is a table of seats by seats, row after row, or
    empty: `notes[x, y]` are cards that x knows y to hold. `fresh` bounds how many of the cards `ignored` in
    setup and shuffled back (UNO-4.8) a hand can hold.
    """

    def __init__(self, o: Uno | None = None) -> None:
        super().__init__(o)
        if o is None:
            self.deck: tuple[int, ...] = ()
            self.out: tuple[int, ...] = ()
            self.round: int = 0
            self.dealer: int = NOBODY
            self.hands: list[tuple[int, ...]] = []
            self.pile: tuple[int, ...] = ()
            self.top: i64 = 0
            self.discard: list[int] = []
            self.colour: i64 = 0
            self.direction: i64 = 1
            self.laid: i64 = NOBODY  # the player of the visible card, if it was played (UNO-9.31)
            self.markers: list[int] = []
            self.passed: i64 = 0  # a bit for each player who has passed since the last turn action
            self.idle: i64 = 0  # number of successive turns that were a draw and a play of the card drawn
            # the UNO call
            self.calls: list[int] = []
            self.exposed: i64 = 0  # number of exposed players
            self.waved: i64 = 0  # a bit for each player who has given up catching
            self.actor: i64 = 0  # the player whose action exposed them; asked after the others
            # the end of a round, and the match
            self.status: i64 = RUNNING
            self.winner: i64 = NOBODY
            self.scores: list[int] = []
            self.rounds: tuple[tuple[int, int], ...] = ()  # winner and points of each round
            self.shown: tuple[tuple[int, ...], ...] = ()  # the hands at the end of the last round (UNO-8.7)
            # knowledge
            self.shuffles: i64 = 0
            self.born: tuple[int, ...] = ()
            self.notes: tuple[tuple[int, ...], ...] = ()
            self.ignored: tuple[int, ...] = ()
            self.fresh: list[int] = []
            self.drew_on: list[int] = []  # the colour in force when a player last drew on their turn
            self.acts: list[int] = []  # the players' last turns, RECALLED ints each
            self.noted: i64 = 0  # how many of them are known of each player
            self.taken: list[int] = []  # how many cards they had drawn, to tell which they held then
            self.guilty: list[int] = []
            self.innocent: list[int] = []
            # the host's choices (UNO section 9)
            self.marks: tuple[bool, ...] = FULL
            self.scoring: bool = False
            self.target: int = 500
            self.next_dealer: int = 0
            self.put_back: bool = False
            self.reverse_skips: bool = True
            self.wilds_count: int = FREE_WILDS
            self.challenge: bool = True
            self.last_draws: bool = True
            self.wish_skips: bool = False
            self.shed_on_top: bool = False
            self.live: bool = True
            self.stacking: bool = False
            self.seven_zero: bool = False
            self.jump_in: bool = False
            self.force_play: bool = False
            self.draw_until: bool = False
        else:
            self.deck = o.deck
            self.out = o.out
            self.round = o.round
            self.dealer = o.dealer
            self.hands = o.hands.copy()
            self.pile = o.pile
            self.top = o.top
            self.discard = o.discard.copy()
            self.colour = o.colour
            self.direction = o.direction
            self.laid = o.laid
            self.markers = o.markers.copy()
            self.passed = o.passed
            self.idle = o.idle
            self.calls = o.calls.copy()
            self.exposed = o.exposed
            self.waved = o.waved
            self.actor = o.actor
            self.status = o.status
            self.winner = o.winner
            self.scores = o.scores.copy()
            self.rounds = o.rounds
            self.shown = o.shown
            self.shuffles = o.shuffles
            self.born = o.born
            self.notes = o.notes
            self.ignored = o.ignored
            self.fresh = o.fresh.copy()
            self.drew_on = o.drew_on.copy()
            self.acts = o.acts.copy()
            self.noted = o.noted
            self.taken = o.taken.copy()
            self.guilty = o.guilty.copy()
            self.innocent = o.innocent.copy()
            self.marks = o.marks
            self.scoring = o.scoring
            self.target = o.target
            self.next_dealer = o.next_dealer
            self.put_back = o.put_back
            self.reverse_skips = o.reverse_skips
            self.wilds_count = o.wilds_count
            self.challenge = o.challenge
            self.last_draws = o.last_draws
            self.wish_skips = o.wish_skips
            self.shed_on_top = o.shed_on_top
            self.live = o.live
            self.stacking = o.stacking
            self.seven_zero = o.seven_zero
            self.jump_in = o.jump_in
            self.force_play = o.force_play
            self.draw_until = o.draw_until

    def clone(self) -> Uno:
        return Uno(self)

    def memory(self) -> frozenset[str]:
        """Return the attributes that are no facts of the table: past turns, used only by determinization."""
        return _MEMORY

    # -- questions

    def next(self, seat: i64) -> i64:
        """Return the neighbour in the direction of play, skip marker or not (UNO-5.1)."""
        return (seat + self.direction) % self.seats

    @property
    def left(self) -> int:
        """The number of cards in the draw pile."""
        return len(self.pile) - self.top

    @property
    def visible(self) -> int:
        """The top of the discard pile (UNO-5.2)."""
        return self.discard[-1]

    @property
    def drawable(self) -> bool:
        """Whether a card can be taken from the draw pile, or after a reshuffle (UNO-6.19, 6.20)."""
        return self.top < len(self.pile) or len(self.discard) > 1

    def bluff(self, card: i64, hand: tuple[int, ...], colour: i64) -> bool:
        """Return whether a +4 is illegal with the other cards of this hand (UNO-6.50, UNO-6.51, UNO-6.52).

        Only their colours matter.
        """
        for other in hand:
            if other != card:
                if COLOUR[other] == colour:
                    return True
                if COLOUR[other] == NO_COLOUR and (
                    self.wilds_count == ALL_WILDS or (self.wilds_count == FREE_WILDS and KIND[other] != WILD4)
                ):
                    return True
        return False

    def twin(self, seat: int) -> list[int]:
        """Return the cards of a hand that are identical to the visible card (UNO-9.30)."""
        face = FACE[self.discard[-1]]
        return [card for card in self.hands[seat] if FACE[card] == face]

    # -- changes

    def take(self) -> i64:
        """Take the top card, reshuffling an empty draw pile (UNO-6.17); NOBODY if there is none."""
        if self.top == len(self.pile):
            if len(self.discard) < 2:
                return NOBODY
            self.reshuffle()
        card = self.pile[self.top]
        self.top += 1
        return card

    def reshuffle(self) -> None:
        """Turn the discard except the visible card into the draw pile (UNO-6.16, UNO-6.16a).

        Colours chosen for wild cards are forgotten with that, and `colour` stays (UNO-6.18).
        """
        under = tuple(self.discard[:-1])
        self.shuffles += 1
        born = list(self.born) if self.born else [0] * len(FACE)
        for card in under:
            born[card] = self.shuffles
        self.born = tuple(born)
        self.tell(events.RESHUFFLED, len(under))
        self.pile = self.shuffle(under)
        self.top = 0
        self.discard = [self.discard[-1]]

    def draw(self, seat: i64, number: i64, why: i64) -> None:
        """Draw cards for a player, as many as there are at most (UNO-6.15, 6.19)."""
        hand = self.hands[seat]
        held = len(hand)
        for _ in range(number):
            card = self.take()
            if card == NOBODY:
                break
            hand += (card,)
            if self.ignored and self.shuffles == 0:
                self.fresh[seat] += 1
        self.hands[seat] = hand
        self.taken[seat] += len(hand) - held
        if self.told is not None:
            self.tell(events.DREW, seat, len(hand) - held, why, rest=hand[held:])
        if self.calls[seat] != QUIET:
            self.recounted(seat)

    def recounted(self, seat: i64) -> None:
        """Clear a player's call if the hand no longer has exactly one card (UNO-7.5)."""
        if self.calls[seat] != QUIET and len(self.hands[seat]) != 1:
            self.said(seat, QUIET)

    def said(self, seat: i64, call: i64) -> None:
        """Set a player's call; once no player is exposed, waves are cleared."""
        self.exposed += (call >= EXPOSED) - (self.calls[seat] >= EXPOSED)
        self.calls[seat] = call
        if self.exposed == 0:
            self.waved = 0

    def forget_turns(self) -> None:
        """Forget all remembered turns at the start of a round."""
        self.acts = [0] * (self.seats * RECALLED)
        self.taken = [0] * self.seats
        self.noted = 0

    def acted(self, seat: i64, card: i64, named: i64) -> None:
        """Record a turn before it is played: a card and, for a wild one, its colour, or NOBODY for a draw."""
        self.note_turn(seat, self.discard[-1], self.colour, card, named, self.taken[seat])

    def note_turn(self, seat: i64, visible: i64, colour: i64, card: i64, named: i64, drawn: i64) -> None:
        """Remember a turn in place of the oldest one.

        It writes a single int. Copying a tuple of all turns instead cost a third of the speed of random play.
        """
        one: i64 = 1
        bits = seat * _BITS
        count = (self.noted >> bits) & _FULL
        self.acts[seat * RECALLED + (count & (RECALLED - 1))] = (
            (drawn << 20) | ((named + 1) << 17) | ((card + 1) << 10) | (colour << 7) | (visible + 1)
        )
        if count < _FULL:
            self.noted += one << bits
        else:
            self.noted -= (RECALLED - one) << bits

    def turns_of(self, seat: i64) -> list[int]:
        """Return a player's remembered turns, oldest first; `unpacked` reads one."""
        row = seat * RECALLED
        count = (self.noted >> (seat * _BITS)) & _FULL
        if count <= RECALLED:
            return self.acts[row : row + count]
        oldest = row + (count & (RECALLED - 1))
        return self.acts[oldest : row + RECALLED] + self.acts[row:oldest]

    def restore_turns(self, seat: i64, turns: list[int]) -> None:
        """Restore the turns returned by `turns_of`."""
        row = seat * RECALLED
        count: i64 = len(turns)
        self.acts[row : row + count] = turns
        self.noted |= count << (seat * _BITS)

    def part(self, seat: i64, card: i64) -> None:
        """Remove a card from a hand face up, and from the notes of players who knew of it."""
        hand = self.hands[seat]
        i: i64 = 0
        for held in hand:
            if held == card:
                break
            i += 1
        self.hands[seat] = hand[:i] + hand[i + 1 :]
        if self.notes:
            self.forget(seat, card)
        if self.ignored:
            if card in self.ignored and not (self.born and self.born[card]):
                self.fresh[seat] -= 1
            self.fresh[seat] = min(self.fresh[seat], len(self.hands[seat]))

    def forget(self, seat: i64, card: i64) -> None:
        """Remove a card from all notes about a hand."""
        before = self.notes
        i = seat
        while i < len(before):
            known = before[i]
            if known and card in known:
                notes = list(self.notes)
                notes[i] = tuple([other for other in known if other != card])
                self.notes = tuple(notes)
            i += self.seats
        if before is not self.notes and not any(self.notes):
            self.notes = ()

    def saw(self, x: int, y: int, cards: tuple[int, ...]) -> None:
        """Note that seat x knows y to hold these cards, as long as they stay in that hand (UNO-6.57)."""
        n = self.seats
        notes: list[tuple[int, ...]] = list(self.notes) if self.notes else [()] * (n * n)
        notes[x * n + y] = tuple(sorted({*notes[x * n + y], *cards}))
        self.notes = tuple(notes)

    def exchange(self, owner: list[int]) -> None:
        """Exchange hands: seat y gets the hand of `owner[y]`, and knowledge goes with the cards (UNO-9.24).

        Received cards are sorted, so that no player learns in which order they were drawn.
        """
        n = self.seats
        old, notes = self.hands.copy(), self.notes or ((),) * (n * n)
        fresh, drew_on, acts, taken = self.fresh.copy(), self.drew_on.copy(), self.acts.copy(), self.taken.copy()
        noted, self.noted = self.noted, 0
        known = list(notes)
        for y in range(n):
            giver = owner[y]
            count = (noted >> (giver * _BITS)) & _FULL
            self.noted |= count << (y * _BITS)
            if giver == y:
                continue
            self.hands[y] = tuple(sorted(old[giver]))
            self.fresh[y] = fresh[giver]
            self.drew_on[y] = drew_on[giver]
            self.acts[y * RECALLED : (y + 1) * RECALLED] = acts[giver * RECALLED : (giver + 1) * RECALLED]
            self.taken[y] = taken[giver]
            for x in range(n):
                known[x * n + y] = notes[x * n + giver] if x != y else ()
            known[giver * n + y] = tuple(sorted(old[giver]))
        self.notes = tuple(known) if any(known) else ()
