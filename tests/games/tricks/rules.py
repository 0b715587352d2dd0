"""The state of Tricks and its two frames."""

from __future__ import annotations

from typing import Any, Final

from nyoi.kernel.decision import Decision, Move
from nyoi.kernel.event import Word
from nyoi.kernel.frame import Frame
from nyoi.kernel.state import State

SUITS: Final = "abc"
RANKS: Final = 4
HAND: Final = 3
CARDS: Final = tuple(f"{suit}{rank}" for suit in SUITS for rank in range(1, RANKS + 1))
PLAY: Final = tuple(Move("play", (card,), f"play {id}") for card, id in enumerate(CARDS))

DEALT: Final = Word("dealt", "seat *cards:card", secret="cards", to="seat")
PLAYED: Final = Word("played", "seat card")
TOOK: Final = Word("took", "seat card")
WORDS: Final = (DEALT, PLAYED, TOOK)


class Tricks(State):
    """The facts: all cards in the order of the deal, and which of them have been played.

    `cards` always holds the whole deck: swapping hidden cards changes neither its length nor any sum over it.
    """

    def __init__(self, o: Tricks | None = None) -> None:
        super().__init__(o)
        if o is None:
            self.cards: list[int] = []  # three of seat 0, three of seat 1, ..., each hand sorted; then the rest
            self.played: list[int] = []
            self.tricks: list[int] = []
        else:
            self.cards = o.cards.copy()
            self.played = o.played.copy()
            self.tricks = o.tricks.copy()

    def dealt(self, seat: int) -> list[int]:
        """The cards that a seat was dealt."""
        return self.cards[seat * HAND : (seat + 1) * HAND]

    def hand(self, seat: int) -> list[int]:
        """The cards that a seat still holds."""
        return [card for card in self.dealt(seat) if card not in self.played]

    def trick(self) -> list[int]:
        """The cards on the table."""
        return self.played[len(self.played) // self.seats * self.seats :]

    def sort(self) -> None:
        """Put the cards of each hand in ascending order."""
        hands = [card for seat in range(self.seats) for card in sorted(self.dealt(seat))]
        self.cards = hands + self.cards[len(hands) :]


class Deal(Frame[Tricks]):
    """Shuffle the cards and deal three to each seat (TRICKS-1.2)."""

    def run(self, s: Tricks) -> None:
        s.cards = list(s.shuffle(tuple(range(len(CARDS)))))
        s.sort()
        for seat in range(s.seats):
            s.tell(DEALT, seat, rest=tuple(s.dealt(seat)))
        s.become(Turn(0))


class Turn(Frame[Tricks]):
    """Ask a seat for any card of its hand (TRICKS-1.3)."""

    def __init__(self, seat: int) -> None:
        self.seat: Final = seat

    def ask(self, s: Tricks) -> Decision:
        return Decision(self.seat, "card", [PLAY[card] for card in s.hand(self.seat)])

    def take(self, s: Tricks, seat: int, move: Move) -> None:
        s.turns += 1
        s.played.append(move.args[0])
        s.tell(PLAYED, seat, move.args[0])
        following = (seat + 1) % s.seats
        if not s.trick():  # the highest card of the suit that was led takes the trick (TRICKS-1.4)
            cards = s.played[-s.seats :]
            best = max(card for card in cards if card // RANKS == cards[0] // RANKS)
            following = (following + cards.index(best)) % s.seats
            s.tricks[following] += 1
            s.tell(TOOK, following, best)
        if len(s.played) < HAND * s.seats:
            s.become(Turn(following))
            return
        winners = [seat for seat in range(s.seats) if s.tricks[seat] == max(s.tricks)]
        s.finish("all_played", tuple(float(seat in winners) / len(winners) for seat in range(s.seats)))


FRAMES: Final[dict[str, type[Frame[Any]]]] = {frame.__name__: frame for frame in (Deal, Turn)}
