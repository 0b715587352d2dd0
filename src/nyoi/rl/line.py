"""A game as its line of moves and chance, with chance as somebody who is asked like a seat.

All chance comes through one door of the state, so what falls can be given, drawn or asked for: a move is played with
the outcomes known so far, and where they run out it is known how many there are; with one outcome more the same move is
played again. A line is copied quickly, and travels to other processes as the numbers that were said and fell.
"""

from __future__ import annotations

import json
from collections.abc import Sequence
from hashlib import blake2b
from typing import Any, Final

from nyoi.kernel.decision import ALL
from nyoi.kernel.play import settle
from nyoi.kernel.rng import Rng
from nyoi.kernel.state import State, fingerprint
from nyoi.kernel.steps import Steps
from nyoi.rl.kit import Kit

DEAL: Final = -1  # what stands in a line for the deal
Entry = tuple[int, tuple[int, ...]]  # a place that was said, and what fell then


class Unknown(Exception):
    """Chance is asked for one of `n` outcomes that nobody has given."""

    def __init__(self, n: int) -> None:
        super().__init__(f"one of {n} outcomes")
        self.n: Final = n


class Fate(Rng):
    """A generator that gives the outcomes it was told; after them it draws from `source`, or asks.

    >>> fate = Fate([4, 2])
    >>> fate.below(6), fate.below(1), fate.below(3)
    (4, 0, 2)
    >>> fate.below(6)
    Traceback (most recent call last):
        ...
    nyoi.rl.line.Unknown: one of 6 outcomes
    """

    def __init__(self, given: Sequence[int], source: Rng | None = None) -> None:
        super().__init__(0)
        self.fell: Final = list(given)
        self._at = 0
        self._source: Final = source

    def below(self, n: int) -> int:
        """A whole number from 0 to n - 1; what is certain is not worth a question."""
        if n == 1:
            return 0
        if self._at == len(self.fell):
            if self._source is None:
                raise Unknown(n)
            self.fell.append(self._source.below(n))
        value = self.fell[self._at]
        if not 0 <= value < n:
            raise ValueError(f"{value} is not one of {n} outcomes")
        self._at += 1
        return value

    def shuffle(self, items: list[Any], drawn: list[int] | None = None) -> None:
        """Shuffle a list in place, by the same numbers as any generator."""
        for i in range(len(items) - 1, 0, -1):
            j = self.below(i + 1)
            items[i], items[j] = items[j], items[i]


class Told:
    """A line on its way to another process: what was said and fell, and the move that chance is asked about."""

    def __init__(self, entries: list[Entry], open: Entry | None) -> None:
        self.entries: Final = entries
        self.open: Final = open


class Line:
    """A game from its deal to now. `outcomes` is how many there are where chance is asked, 0 where a seat is.

    With a `source` chance is drawn from it, and never asked. With `recall` a seat remembers all it saw when it was
    asked, and what it said.

    >>> line = Line(Kit("toma", seats=2))
    >>> line.outcomes
    2
    >>> while line.outcomes:
    ...     line.say(0)
    >>> line.seat, [line.kit.lexicon[place] for place in line.legal]
    (0, [discard ajito, discard charlo])
    """

    def __init__(self, kit: Kit, source: Rng | None = None, recall: bool = True) -> None:
        self.kit: Final = kit
        self.source: Final = source
        self.recall: Final = recall
        self.steps = kit.steps()
        self.entries: list[Entry] = []
        self.memory: Final = [b""] * kit.setting.seats
        self.actions = 0  # said by seats
        self.dreamed = False
        self._saying = DEAL  # what is played while chance is asked
        self._fell: tuple[int, ...] = ()
        self._dealt = False
        self._outcomes = 0

    # -- where it stands

    def ready(self) -> None:
        """Deal, as far as chance allows: not before somebody asks, for a copy begins as a line of its own."""
        if not self._dealt and not self._outcomes:
            self._play((), DEAL)

    @property
    def outcomes(self) -> int:
        """How many outcomes there are where chance is asked; 0 elsewhere."""
        self.ready()
        return self._outcomes

    @property
    def dealt(self) -> bool:
        """Whether there is anything to be seen."""
        return self._dealt

    @property
    def s(self) -> State:
        """The state, as it was before the move that chance is asked about."""
        return self.steps.s

    @property
    def seat(self) -> int:
        """Who is asked; NOBODY once the game is over."""
        self.ready()
        return self.steps.seat

    @property
    def legal(self) -> list[int]:
        """What the seat can say, in the order of the lexicon."""
        return sorted(self.steps.legal)

    # -- playing on

    def say(self, number: int) -> None:
        """The seat that is asked says a place, or this outcome falls."""
        if self.outcomes:
            if not 0 <= number < self._outcomes:
                raise ValueError(f"{number} is not one of {self._outcomes} outcomes")
            self._play((*self._fell, number), self._saying)
            return
        if not self.steps.can(number):
            raise self.kit.refused(self.steps, number)
        if self.recall:
            self._remember(number)
        self.actions += 1
        self._play((), number)

    def _play(self, fell: tuple[int, ...], place: int) -> None:
        """Play on with what fell: to the end of the move, or to the next thing that falls."""
        fate = Fate(fell, self.source)
        try:
            if place == DEAL:
                steps = self.kit.steps()
                steps.begin(self.first(fate))
            else:  # what is asked on the way leaves a move half done: so it is tried in a copy
                steps = self.steps if self.source is not None else copied(self.steps, self.kit)
                _hand(steps.s, fate)
                steps.say(place)
        except Unknown as asked:
            self._saying, self._fell, self._outcomes = place, fell, asked.n
            return
        self.steps, self._dealt, self._outcomes = steps, True, 0
        self.entries.append((place, tuple(fate.fell)))

    def first(self, fate: Fate) -> State:
        """The state at its first decision."""
        s = self.kit.game.new(self.kit.setting, 0)
        _hand(s, fate)
        settle(s)
        return s

    # -- what a seat knows

    def view(self, seat: int) -> str:
        """All that a seat sees now, and what it has said of a move that is said in steps."""
        if not self._dealt:
            return ""
        seen = json.dumps(self.kit.game.view(self.s, seat), sort_keys=True)
        return f"{seen} {list(self.steps.said)}" if self.steps.said and seat == self.steps.seat else seen

    def _remember(self, place: int) -> None:
        seat = self.steps.seat
        told = f"{self.view(seat)} {place}".encode()
        self.memory[seat] = blake2b(self.memory[seat] + told, digest_size=8).digest()

    def dream(self, seat: int, rng: Rng) -> Line:
        """A line that the seat cannot tell from this one: what it cannot know is drawn anew. It has no entries."""
        found = Line(self.kit, None if self.source is None else rng.fork(), self.recall)
        s = self.kit.game.dreamer(self.kit.game.view(self.s, seat)).dream(rng)
        found.steps, found._dealt = self._dreamt(s, seat), True
        found.memory[seat] = self.memory[seat]
        found.actions, found.dreamed = self.actions, True
        return found

    def _dreamt(self, s: State, seat: int) -> Steps:
        """The steps of a dream: of several who are asked at once it is the dreamer's turn to answer."""
        steps = self.kit.steps()
        steps.begin(s)
        if s.decision is not None and s.decision.kind == ALL and self.steps.seat == seat:
            steps.seat, steps.left = seat, s.decision.of(seat)
        if self.steps.seat == seat:
            for place in self.steps.said:
                steps.say(place)
        return steps

    # -- copies

    def __deepcopy__(self, memo: object) -> Line:
        """A copy of its own. Where chance is drawn it draws other chance: who tries a move learns no future."""
        found = type(self)(self.kit, None if self.source is None else self.source.fork(), self.recall)
        found.entries = self.entries.copy()
        found.memory[:] = self.memory
        found.actions, found.dreamed = self.actions, self.dreamed
        found._saying, found._fell, found._outcomes = self._saying, self._fell, self._outcomes
        if self._dealt:
            found.steps, found._dealt = copied(self.steps, self.kit), True
        return found

    def __str__(self) -> str:
        """The setting, how far it has come, and the fingerprint of all that is true."""
        self.ready()
        setting = self.kit.setting
        told = f"{setting.game} {setting.mode} {setting.seats} seats, {self.actions} actions"
        if self._dealt:
            told += f", {fingerprint(self.s)}"
            told += f", over: {self.s.ending}" if self.s.over else f", seat {self.steps.seat} {list(self.steps.said)}"
        return told + (f", chance after {list(self._fell)}" if self._outcomes else "")

    def __reduce__(self) -> tuple[type[Told], tuple[list[Entry], Entry | None]]:
        """How it travels to other processes; who gets it plays it `again`, at a table of the same setting."""
        if self.dreamed:
            raise TypeError("a dream has no line of moves: it cannot travel")
        return Told, (self.entries, (self._saying, self._fell) if self._outcomes else None)

    def again(self, told: Told) -> None:
        """Play what was told, in a line that is not dealt."""
        for place, fell in told.entries if told.open is None else [*told.entries, told.open]:
            if place != DEAL:
                if self.recall:
                    self._remember(place)
                self.actions += 1
            self._play(fell, place)


def _hand(s: State, fate: Fate) -> None:
    """From now on this is what falls, whichever dice are thrown."""
    s.rng = fate
    s.streams = [fate for _ in s.streams]


def copied(steps: Steps, kit: Kit) -> Steps:
    """The same game in a copy of its own."""
    found = kit.steps()
    found.s = steps.s.clone()
    found.seat, found.said, found.left = steps.seat, steps.said, steps.left
    return found
