"""A game as a learner plays it: whoever is asked says a place of the lexicon, and again, until the game is over.

What the environments of `nyoi.rl` have in common, and what each step of them passes through.
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
    """Who is asked (`seat`, NOBODY once the game is over) and which moves are left of what was offered (`left`).

    A move of a family is said in several steps: until the last of them nothing happens, only fewer are left. Seats
    asked at once are asked one after the other, and what they answer stays secret until all have. Of seats of whom the
    first is heard the first in order is asked, or with `order` any of them. The clock is nobody's: it speaks when
    nobody else is asked. With `forced` set, whoever has no choice is not asked.

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
        """Play on from a state: nobody listens to what happens in it."""
        s.told = s.drawn = None
        self.s = s
        self.ask()

    def ask(self) -> None:
        """Whoever is asked next; the clock speaks for itself."""
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
        """What is said next of a move that is left."""
        place = move.place
        return place if place != NOBODY else self.lexicon.places(move)[len(self.said)]

    @property
    def legal(self) -> list[int]:
        """The places that can be said now."""
        found: list[int] = []
        last = NOBODY
        for move in self.left:
            place = self.place_of(move)
            if place != last and not (self.lexicon.stepped and place in found):
                found.append(place)
            last = place
        return found

    def can(self, place: int) -> bool:
        """Whether a place can be said now."""
        return any(self.place_of(move) == place for move in self.left)

    def say(self, place: int) -> None:
        """Say a place that can be said. If it is all of a move, the move is played, and somebody else may be asked."""
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
        """The seat plays a whole move that is offered, in place of saying its steps."""
        advance(self.s, self.seat, move)
        self.ask()

    def pick(self, rng: Rng) -> int:
        """One of the places that can be said, all equally likely."""
        if self.lexicon.stepped:
            legal = self.legal
            return legal[rng.below(len(legal))]
        return self.left[rng.below(len(self.left))].place

    def look(self, seat: int, out: bytearray) -> None:
        """What a seat sees."""
        self.observer.look(self.s, seat, out)

    def mask(self, out: bytearray, at: int = 0) -> None:
        """Mark the places that can be said, where none is marked; the first of the lexicon stands at `at`."""
        for move in self.left:
            out[at + self.place_of(move)] = 1


class Many:
    """Games that are played side by side: in each of them somebody is asked, and all answer at once."""

    def __init__(self, games: list[Steps]) -> None:
        first = games[0]
        self.games: Final = games
        self.size: Final = first.observer.size
        self.actions: Final = len(first.lexicon)
        self.rows: Final = bytearray(len(games) * self.size)  # what who is asked sees, game after game
        self.masks: Final = bytearray(len(games) * self.actions)  # what can be said
        self._row: Final = first.observer.blank()
        self._unmarked: Final = bytes(self.actions)

    def begin(self, game: int, s: State) -> None:
        """One of the games is another one from now on."""
        steps = self.games[game]
        steps.begin(s)
        if steps.seat != NOBODY:
            self.show(game)

    def wrong(self, places: list[int]) -> int:
        """The first game in which its place cannot be said; NOBODY if there is none."""
        for game, place in enumerate(places):
            if not self.games[game].can(place):
                return game
        return NOBODY

    def say(self, places: list[int]) -> list[int]:
        """A place for each game, one that can be said there; which games are over now."""
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
        """What who is asked sees now, and can say."""
        steps = self.games[game]
        steps.observer.look(steps.s, steps.seat, self._row)
        at = game * self.size
        self.rows[at : at + self.size] = self._row
        at = game * self.actions
        self.masks[at : at + self.actions] = self._unmarked
        steps.mask(self.masks, at)

    def seats(self) -> list[int]:
        """Who is asked, by game."""
        return [steps.seat for steps in self.games]

    def pick(self, rng: Rng) -> list[int]:
        """For each game one of the places that can be said, all equally likely."""
        return [steps.pick(rng) for steps in self.games]
