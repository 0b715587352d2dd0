"""A game as a learner plays it: whoever is asked says a place of the lexicon, and again, until the game is over.

What the environments of `nyoi.rl` have in common, and what each step of them passes through.
"""

from __future__ import annotations

from typing import Any, Final

from nyoi.kernel.decision import ALL, CLOCK, NOBODY, Move
from nyoi.kernel.lexicon import Lexicon
from nyoi.kernel.observe import Observer, mark
from nyoi.kernel.play import advance, asked, offered, whose
from nyoi.kernel.rng import Rng
from nyoi.kernel.state import State


class Steps:
    """Who is asked (`seat`, NOBODY once the game is over) and which places can be said (`legal`).

    A move of a family is said in several steps: until the last of them nothing happens, only `legal` changes. Seats
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
        self.legal: list[int] = []
        self.said: tuple[int, ...] = ()
        self.left: list[Move] = []  # those that begin with what was said

    def begin(self, s: State) -> None:
        """Play on from a state: nobody listens to what happens in it."""
        s.told = s.drawn = None
        self.s = s
        self.ask()

    def ask(self) -> None:
        """Whoever is asked next, and what can be said; the clock speaks for itself."""
        s = self.s
        while True:
            self.said = ()
            decision = s.decision
            if decision is None:
                self.seat = NOBODY
                self.legal = []
                self.left = []
                return
            seat = whose(s)
            if self.order is not None and decision.kind != ALL:
                seats = [x for x in asked(s) if x != CLOCK]
                if len(seats) > 1:
                    seat = self.order.pick(seats)
            moves = decision.of(seat)
            if seat == CLOCK:
                advance(s, seat, moves[0])
                continue
            if self.forced and len(moves) == 1:
                advance(s, seat, moves[0])
                continue
            self.seat = seat
            self.offer(moves)
            return

    def offer(self, moves: list[Move]) -> None:
        """The places that can be said next of moves that begin with what was said."""
        lexicon = self.lexicon
        self.left = moves
        if not lexicon.stepped:
            self.legal = lexicon.firsts(moves)
            return
        legal: list[int] = []
        step = len(self.said)
        for move in moves:
            place = lexicon.places(move)[step]
            if place not in legal:
                legal.append(place)
        self.legal = legal

    def say(self, place: int) -> None:
        """Say a place that can be said. If it is all of a move, the move is played, and somebody else may be asked."""
        lexicon = self.lexicon
        move = lexicon[place]
        if lexicon.stepped:
            step = len(self.said)
            left = [found for found in self.left if lexicon.places(found)[step] == place]
            move = left[0]
            self.said = (*self.said, place)
            if len(lexicon.places(move)) > len(self.said):
                self.offer(left)
                if self.forced and len(self.legal) == 1:
                    self.say(self.legal[0])
                return
        advance(self.s, self.seat, move)
        self.ask()

    def play(self, move: Move) -> None:
        """The seat plays a whole move that is offered, in place of saying its steps."""
        advance(self.s, self.seat, move)
        self.ask()

    def offered(self, seat: int) -> list[Move]:
        """The whole moves of a seat."""
        return offered(self.s, seat)

    def pick(self, rng: Rng) -> int:
        """One of the places that can be said, all equally likely."""
        return self.legal[rng.below(len(self.legal))]

    def look(self, seat: int, out: bytearray) -> None:
        """What a seat sees."""
        self.observer.look(self.s, seat, out)

    def mask(self) -> bytearray:
        """A 1 for each place of the lexicon that can be said."""
        out = bytearray(len(self.lexicon))
        mark(out, 0, self.legal)
        return out


class Many:
    """Games that are played side by side: in each of them somebody is asked, and all answer at once."""

    def __init__(self, games: list[Steps]) -> None:
        self.games: Final = games
        self.rows: Final = [steps.observer.blank() for steps in games]  # what who is asked sees, by game
        self.masks: Final = [bytearray(len(steps.lexicon)) for steps in games]  # what can be said, by game

    def begin(self, game: int, s: State) -> None:
        """One of the games is another one from now on."""
        steps = self.games[game]
        steps.begin(s)
        if steps.seat != NOBODY:
            self.show(game)

    def wrong(self, places: list[int]) -> int:
        """The first game in which its place cannot be said; NOBODY if there is none."""
        for game, place in enumerate(places):
            if place not in self.games[game].legal:
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
        steps.observer.look(steps.s, steps.seat, self.rows[game])
        self.masks[game] = steps.mask()

    def seats(self) -> list[int]:
        """Who is asked, by game."""
        return [steps.seat for steps in self.games]

    def pick(self, rng: Rng) -> list[int]:
        """For each game one of the places that can be said, all equally likely."""
        return [steps.pick(rng) for steps in self.games]
