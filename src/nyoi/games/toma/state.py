"""State of a game of Toma."""

from __future__ import annotations

from typing import Final

from nyoi.games.toma import events
from nyoi.games.toma.content import COPY, FORCING, HIGHEST, NONE, POWER, VALUE
from nyoi.kernel.decision import NOBODY
from nyoi.kernel.native import i64, mypyc_attr
from nyoi.kernel.state import State

# How a card came into a row (TOMA-5.5).
PLAYED: Final = 0
REDRAWN: Final = 1
REVEALED: Final = 2
THROWN: Final = 3
WAYS: Final = ("played", "redrawn", "revealed", "thrown")

# Status of the round: it ends with one survivor, or when a draw is due from the empty deck (TOMA-8.1).
RUNNING: Final = 0
SURVIVOR: Final = 1
DRY: Final = 2  # a draw was due from the empty deck (TOMA-7.6)


class Summary:
    """A finished round with its public facts (TOMA-8.2, 8.7, 11.10)."""

    def __init__(
        self,
        round: int,
        winners: tuple[int, ...],
        why: int,
        aside: int,
        hands: tuple[tuple[int, ...], ...],
        rows: tuple[tuple[int, ...], ...],
    ) -> None:
        self.round: Final = round
        self.winners: Final = winners
        self.why: Final = why
        self.aside: Final = aside
        self.hands: Final = hands
        self.rows: Final = rows

    def __repr__(self) -> str:
        return (
            f"Summary(round={self.round}, winners={self.winners}, why={self.why}, aside={self.aside}, "
            f"hands={self.hands}, rows={self.rows})"
        )


@mypyc_attr(acyclic=True)
class Toma(State):
    """The full state of a table; `view.py` decides what a seat may know of it.

    `notes`, `spied` and `aware` are tables of seats by seats, row after row. `notes[x, y]` is the card that x
    knows y to hold (TOMA-10.3). `spied[x, y]` is set if all players know that x knows it, `aware[y, x]` if y
    is sure that x knows it. `barred[y]` has a bit for each value that all players can rule out for y's card,
    after a missed guess or a lost duel (TOMA-10.6).
    """

    def __init__(self, o: Toma | None = None) -> None:
        super().__init__(o)
        if o is None:
            self.cards: tuple[int, ...] = ()
            self.target: int = 0
            self.balls: list[int] = []
            self.round: int = 0
            self.starter: int = NOBODY
            self.start_why: int = 0
            self.overtime: bool = False
            self.pile: tuple[int, ...] = ()
            self.top: i64 = 0
            self.aside: int = NOBODY
            self.open: tuple[int, ...] = ()
            self.dealt: list[bool] = []
            self.inside: list[bool] = []
            self.fallen: tuple[int, ...] = ()
            self.hands: list[tuple[int, ...]] = []
            self.rows: list[tuple[int, ...]] = []
            self.ways: list[tuple[int, ...]] = []
            self.shields: list[bool] = []
            self.plays: tuple[tuple[int, int, int], ...] = ()
            self.status: int = RUNNING
            self.notes: list[int] = []
            self.spied: list[bool] = []
            self.aware: list[bool] = []
            self.barred: list[int] = []
            self.last: Summary | None = None
            # the host's choices (TOMA-9.6)
            self.free_zero: bool = False
            self.guess_wins: bool = False
            self.cross_self: bool = True
            self.use_aside: bool = False
            self.tied_only: bool = False
            self.open_out: bool = False
        else:
            self.cards = o.cards
            self.target = o.target
            self.balls = o.balls.copy()
            self.round = o.round
            self.starter = o.starter
            self.start_why = o.start_why
            self.overtime = o.overtime
            self.pile = o.pile
            self.top = o.top
            self.aside = o.aside
            self.open = o.open
            self.dealt = o.dealt.copy()
            self.inside = o.inside.copy()
            self.fallen = o.fallen
            self.hands = o.hands.copy()
            self.rows = o.rows.copy()
            self.ways = o.ways.copy()
            self.shields = o.shields.copy()
            self.plays = o.plays
            self.status = o.status
            self.notes = o.notes.copy()
            self.spied = o.spied.copy()
            self.aware = o.aware.copy()
            self.barred = o.barred.copy()
            self.last = o.last
            self.free_zero = o.free_zero
            self.guess_wins = o.guess_wins
            self.cross_self = o.cross_self
            self.use_aside = o.use_aside
            self.tied_only = o.tied_only
            self.open_out = o.open_out

    def clone(self) -> Toma:
        return Toma(self)

    # -- questions

    @property
    def left(self) -> int:
        """The number of cards in the deck."""
        return len(self.pile) - self.top

    def following(self, seat: i64) -> i64:
        """Return the next player clockwise who is still in the round (TOMA-5.1)."""
        seat = (seat + 1) % self.seats
        while not self.inside[seat]:
            seat = (seat + 1) % self.seats
        return seat

    def targets(self, seat: i64) -> list[int]:
        """Return the opponents a card of this seat can be aimed at (TOMA-6.0)."""
        return [t for t in range(self.seats) if t != seat and self.inside[t] and not self.shields[t]]

    def excluded(self, seat: i64, value: i64) -> bool:
        """Return whether all players can rule out this value for a seat's card (TOMA-10.6)."""
        return self.barred[seat] >> value & 1 == 1

    def exclusions(self, seat: i64) -> list[int]:
        """Return the values that all players can rule out for a seat's card."""
        barred = self.barred[seat]
        return [value for value in range(HIGHEST + 1) if barred >> value & 1] if barred else []

    def power_of(self, card: i64) -> int:
        """Return the power a card takes if played now; a copy card looks it up (TOMA-6.18 to 6.20)."""
        return POWER[card] if POWER[card] != COPY else self.copied()[1]

    def copied(self) -> tuple[int, int]:
        """Return the seat and the power that a copy card copies now (TOMA-6.18).

        It is the last power played by a player still in the round. Without one, the copy card takes no power
        and is recorded like that (TOMA-6.19).
        """
        for seat, _, power in reversed(self.plays):
            if self.inside[seat]:
                return seat, power
        return NOBODY, NONE

    # -- changes

    def clear(self) -> None:
        """Clear the table for another round: hands, rows and all knowledge."""
        n = self.seats
        self.hands, self.rows, self.ways = [()] * n, [()] * n, [()] * n
        self.shields = [False] * n
        self.notes = [NOBODY] * (n * n)
        self.spied, self.aware = [False] * (n * n), [False] * (n * n)
        self.barred = [0] * n

    def draw(self) -> i64:
        """Take the top card of the deck."""
        card = self.pile[self.top]
        self.top += 1
        return card

    def lay(self, seat: i64, card: i64, way: i64) -> None:
        """Put a card from a hand of one or two face up in its holder's row (TOMA-5.4)."""
        hand = self.hands[seat]
        self.hands[seat] = hand[1:] if hand[0] == card else hand[:1]
        self.rows[seat] += (card,)
        self.ways[seat] += (way,)

    def eliminate(self, seat: i64) -> None:
        """Eliminate a player and discard their hand (TOMA-7.3)."""
        self.tell(events.OUT, seat, rest=self.hands[seat])
        for card in self.hands[seat]:
            self.lay(seat, card, THROWN)
        self.renewed(seat)
        self.inside[seat] = False
        self.shields[seat] = False  # TOMA-6.40
        self.fallen += (seat,)
        survivors = self.inside.count(True)
        assert survivors >= 1, "TOMA-7.5: no effect eliminates two players"
        if survivors == 1:
            self.status = SURVIVOR

    # -- knowledge

    def renewed(self, seat: i64) -> None:
        """Forget all knowledge of a hand that was replaced."""
        n: i64 = self.seats
        for x in range(n):
            self.notes[x * n + seat] = NOBODY
            self.spied[x * n + seat] = False
            self.aware[seat * n + x] = False
        self.barred[seat] = 0

    def saw(self, x: i64, y: i64) -> None:
        """Show seat x the card of y; all players see that it was shown."""
        n: i64 = self.seats
        if self.hands[y]:
            self.notes[x * n + y] = self.hands[y][0]
            self.spied[x * n + y] = True
            self.aware[y * n + x] = True

    def kept(self, seat: i64, discarded: i64) -> None:
        """Update knowledge after a discard: players who knew the card kept still know it (TOMA-10.3)."""
        n: i64 = self.seats
        for x in range(n):
            if self.notes[x * n + seat] == discarded:
                self.notes[x * n + seat] = NOBODY
                self.aware[seat * n + x] = False
            self.spied[x * n + seat] = False  # the others cannot tell which of the two it was
        self.barred[seat] = 1 << 7 if FORCING[discarded] else 0  # Motta left no choice (TOMA-6.48)

    def exchange(self, a: i64, b: i64) -> None:
        """Exchange two hands; knowledge of the cards goes with them (TOMA-10.2, 10.3)."""
        n: i64 = self.seats
        self.hands[a], self.hands[b] = self.hands[b], self.hands[a]
        self.barred[a], self.barred[b] = self.barred[b], self.barred[a]
        for x in range(n):
            i, j = x * n + a, x * n + b
            self.notes[i], self.notes[j] = self.notes[j], self.notes[i]
            self.spied[i], self.spied[j] = self.spied[j], self.spied[i]
            # The new holder can be sure only of public knowledge.
            self.aware[a * n + x] = self.spied[x * n + a]
            self.aware[b * n + x] = self.spied[x * n + b]
        for x, y in ((a, b), (b, a)):
            self.notes[x * n + x] = NOBODY
            self.spied[x * n + x] = False
            self.aware[x * n + x] = False
            self.saw(x, y)  # each knows the card they gave away

    def ruled_out(self, seat: i64, low: i64, high: i64) -> None:
        """Rule out the values from `low` to `high` for a seat's card, for all players."""
        barred = self.barred[seat]
        for value in range(low, high + 1):
            barred |= 1 << value
        self.barred[seat] = barred


def sum_of(row: tuple[int, ...]) -> int:
    """Return the sum of the values in a row (TOMA-8.4)."""
    return sum(VALUE[card] for card in row)
