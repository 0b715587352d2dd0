"""A game as learners play it: the seat that is asked chooses an action index, until the game is over.

The environments of `nyoi.rl` share this stepper.
"""

from __future__ import annotations

from typing import Any, Final

from nyoi.kernel.decision import ALL, CLOCK, NOBODY, Move
from nyoi.kernel.lexicon import Lexicon
from nyoi.kernel.observe import Observer
from nyoi.kernel.play import advance, asked, whose
from nyoi.kernel.rng import Rng
from nyoi.kernel.state import State


class Steps:
    """A sequential stepper: the seat to act (`seat`, NOBODY once the game is over) and its moves (`left`).

    A move of a family is chosen in several steps. Nothing happens before the last one; each step only narrows
    down `left`. Seats asked at once are asked one after the other, and their answers stay secret until all
    are in. Of a FIRST decision the first seat in order is asked, or with `order` a random one. The clock
    plays by itself when no other seat is asked. With `forced` set, seats with only one choice are not asked.

    >>> from nyoi.games import game
    >>> toma = game("toma")
    >>> setting = toma.setting(2)
    >>> steps = Steps(toma.lexicon(), toma.observer(setting))
    >>> steps.begin(toma.start(setting, 1))
    >>> steps.seat, [toma.lexicon()[place] for place in steps.legal]
    (0, [discard tytoon, discard presea])
    >>> steps.say(steps.legal[1])
    >>> steps.seat, toma.lexicon()[steps.legal[0]]
    (0, guess 1 2)
    """

    def __init__(
        self, lexicon: Lexicon, observer: Observer[Any], order: Rng | None = None, forced: bool = False
    ) -> None:
        self.lexicon: Final = lexicon
        self.observer: Final = observer
        self.order: Rng | None = order
        self.forced: Final = forced
        self.s: State = State()
        self.seat: int = NOBODY
        self.said: tuple[int, ...] = ()
        self.left: list[Move] = []

    def begin(self, s: State) -> None:
        """Continue from a state, with recording turned off."""
        s.told = s.drawn = None
        self.s = s
        self.ask()

    def ask(self) -> None:
        """Find the seat to act next, and play the clock's moves at once.

        With `forced`, moves without an alternative are played at once too.
        """
        s = self.s
        self.said = ()
        while True:
            decision = s.decision
            if decision is None:
                self.seat = NOBODY
                self.left = []
                return
            seat = whose(s)
            if self.order is not None and decision.kind != ALL:
                seats = [x for x in asked(s) if x != CLOCK]
                if len(seats) > 1:
                    seat = self.order.pick(seats)
            moves = decision.of(seat)
            if seat == CLOCK or (self.forced and len(moves) == 1):
                advance(s, seat, moves[0])
                continue
            self.seat = seat
            self.left = moves
            return

    def place_of(self, move: Move) -> int:
        """Return the index of the next step of a move in `left`."""
        place = move.place
        return place if place != NOBODY else self.lexicon.places(move)[len(self.said)]

    @property
    def legal(self) -> list[int]:
        found: list[int] = []
        last = NOBODY
        for move in self.left:
            place = self.place_of(move)
            if place != last and not (self.lexicon.stepped and place in found):
                found.append(place)
            last = place
        return found

    def can(self, place: int) -> bool:
        return any(self.place_of(move) == place for move in self.left)

    def say(self, place: int) -> None:
        """Choose a legal index. If it completes a move, play the move and find the seat to act next."""
        lexicon = self.lexicon
        move = lexicon[place]
        if lexicon.stepped:
            left = [found for found in self.left if self.place_of(found) == place]
            move = left[0]
            self.said = (*self.said, place)
            if move.place == NOBODY and len(lexicon.places(move)) > len(self.said):
                self.left = left
                if self.forced:
                    legal = self.legal
                    if len(legal) == 1:
                        self.say(legal[0])
                return
        advance(self.s, self.seat, move)
        self.ask()

    def play(self, move: Move) -> None:
        """Play a whole offered move, instead of choosing its steps."""
        advance(self.s, self.seat, move)
        self.ask()

    def pick(self, rng: Rng) -> int:
        """Return a legal index, all equally likely."""
        if self.lexicon.stepped:
            legal = self.legal
            return legal[rng.below(len(legal))]
        return self.left[rng.below(len(self.left))].place

    def look(self, seat: int, out: bytearray) -> None:
        self.observer.look(self.s, seat, out)

    def mask(self, out: bytearray, at: int = 0) -> None:
        """Mark the legal indices in a zeroed buffer; index 0 of the lexicon is at offset `at`."""
        for move in self.left:
            out[at + self.place_of(move)] = 1


class Many:
    """A batch of games played side by side: in each a seat is asked, and all act in one step."""

    def __init__(self, games: list[Steps]) -> None:
        first = games[0]
        self.games: Final = games
        self.size: Final = first.observer.size
        self.actions: Final = len(first.lexicon)
        self.rows: Final = bytearray(len(games) * self.size)  # what the seats to act observe
        self.masks: Final = bytearray(len(games) * self.actions)  # legal indices
        self._row: Final = first.observer.blank()
        self._unmarked: Final = bytes(self.actions)

    def begin(self, game: int, s: State) -> None:
        steps = self.games[game]
        steps.begin(s)
        if steps.seat != NOBODY:
            self.show(game)

    def wrong(self, places: list[int]) -> int:
        """Return the first game for which its index is illegal; NOBODY if there is none."""
        for game, place in enumerate(places):
            if not self.games[game].can(place):
                return game
        return NOBODY

    def say(self, places: list[int]) -> list[int]:
        """Choose one legal index for each game, and return the games that are over now."""
        over = []
        for game, place in enumerate(places):
            steps = self.games[game]
            steps.say(place)
            if steps.seat == NOBODY:
                over.append(game)
            else:
                self.show(game)
        return over

    def show(self, game: int) -> None:
        """Update a game's observation and mask."""
        steps = self.games[game]
        steps.observer.look(steps.s, steps.seat, self._row)
        at = game * self.size
        self.rows[at : at + self.size] = self._row
        at = game * self.actions
        self.masks[at : at + self.actions] = self._unmarked
        steps.mask(self.masks, at)

    def seats(self) -> list[int]:
        """Return the seat to act, by game."""
        return [steps.seat for steps in self.games]

    def pick(self, rng: Rng) -> list[int]:
        return [steps.pick(rng) for steps in self.games]
