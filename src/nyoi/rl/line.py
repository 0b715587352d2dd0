"""A game as a history of moves and chance, with chance as a player that is asked like a seat.

All chance passes through the state's generator, so outcomes can be given, drawn or asked for. A move is
played with the outcomes known so far. Where they run out, the number of possible outcomes is known, and the
move is replayed with one more outcome. A line is copied quickly, and is sent to other processes as its
actions and outcomes.
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

DEAL: Final = -1  # stands for the deal in a line
Entry = tuple[int, tuple[int, ...]]  # an action and the outcomes it drew


class Unknown(Exception):
    """Chance needs one of `n` outcomes that was not given."""

    def __init__(self, n: int) -> None:
        super().__init__(f"one of {n} outcomes")
        self.n: Final = n


class Fate(Rng):
    """A generator that returns given outcomes; after them it draws from `source`, or raises `Unknown`.

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
        """Return a number from 0 to n - 1; a certain outcome (n = 1) is not asked for."""
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
        """Shuffle a list in place, consuming the same numbers as any generator."""
        for i in range(len(items) - 1, 0, -1):
            j = self.below(i + 1)
            items[i], items[j] = items[j], items[i]


class Told:
    """A serialized line: actions with outcomes, and the pending move that chance is asked about."""

    def __init__(self, entries: list[Entry], open: Entry | None) -> None:
        self.entries: Final = entries
        self.open: Final = open


class Line:
    """A game from its deal to now. `outcomes` is the number of outcomes at a chance node, 0 at a decision.

    With a `source` chance is drawn from it, and never asked. With `recall` a seat remembers all its
    observations and actions.

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
        self.actions = 0  # by seats
        self.dreamed = False
        self._saying = DEAL  # the action replayed while chance is asked
        self._fell: tuple[int, ...] = ()
        self._dealt = False
        self._outcomes = 0

    # -- where it stands

    def ready(self) -> None:
        """Deal as far as chance allows. Done lazily, because a copy starts as a new line."""
        if not self._dealt and not self._outcomes:
            self._play((), DEAL)

    @property
    def outcomes(self) -> int:
        """Return the number of outcomes at a chance node, 0 elsewhere."""
        self.ready()
        return self._outcomes

    @property
    def dealt(self) -> bool:
        """Return whether there is a state to observe."""
        return self._dealt

    @property
    def s(self) -> State:
        """Return the state, before the move that chance is asked about."""
        return self.steps.s

    @property
    def seat(self) -> int:
        """Return the seat to act, or NOBODY once the game is over."""
        self.ready()
        return self.steps.seat

    @property
    def legal(self) -> list[int]:
        """Return the legal actions of the seat in the order of the action space."""
        return sorted(self.steps.legal)

    # -- playing on

    def say(self, number: int) -> None:
        """Apply an action of the seat to act, or an outcome of chance."""
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
        """Play on with the outcomes, to the end of the move or to the next unknown outcome."""
        fate = Fate(fell, self.source)
        try:
            if place == DEAL:
                steps = self.kit.steps()
                steps.begin(self.first(fate))
            else:  # an unknown outcome leaves a move half done, so it is tried on a copy
                steps = self.steps if self.source is not None else copied(self.steps, self.kit)
                _hand(steps.s, fate)
                steps.say(place)
        except Unknown as asked:
            self._saying, self._fell, self._outcomes = place, fell, asked.n
            return
        self.steps, self._dealt, self._outcomes = steps, True, 0
        self.entries.append((place, tuple(fate.fell)))

    def first(self, fate: Fate) -> State:
        s = self.kit.game.new(self.kit.setting, 0)
        _hand(s, fate)
        settle(s)
        return s

    # -- what a seat knows

    def view(self, seat: int) -> str:
        """Return all that a seat sees now, and its steps of an unfinished move."""
        if not self._dealt:
            return ""
        seen = json.dumps(self.kit.game.view(self.s, seat), sort_keys=True)
        return f"{seen} {list(self.steps.said)}" if self.steps.said and seat == self.steps.seat else seen

    def _remember(self, place: int) -> None:
        seat = self.steps.seat
        told = f"{self.view(seat)} {place}".encode()
        self.memory[seat] = blake2b(self.memory[seat] + told, digest_size=8).digest()

    def dream(self, seat: int, rng: Rng) -> Line:
        """Sample a line that the seat cannot distinguish from this one. The sample has no entries."""
        found = Line(self.kit, None if self.source is None else rng.fork(), self.recall)
        s = self.kit.game.dreamer(self.kit.game.view(self.s, seat)).dream(rng)
        found.steps, found._dealt = self._dreamt(s, seat), True
        found.memory[seat] = self.memory[seat]
        found.actions, found.dreamed = self.actions, True
        return found

    def _dreamt(self, s: State, seat: int) -> Steps:
        """Return the stepper of a sample; in a simultaneous decision the sampling seat answers next."""
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
        """Copy the line.

        Drawn chance is forked, so that trying a move on a copy does not reveal the future.
        """
        found = type(self)(self.kit, None if self.source is None else self.source.fork(), self.recall)
        found.entries = self.entries.copy()
        found.memory[:] = self.memory
        found.actions, found.dreamed = self.actions, self.dreamed
        found._saying, found._fell, found._outcomes = self._saying, self._fell, self._outcomes
        if self._dealt:
            found.steps, found._dealt = copied(self.steps, self.kit), True
        return found

    def __str__(self) -> str:
        """Return the setting, the progress, and the fingerprint of the state."""
        self.ready()
        setting = self.kit.setting
        told = f"{setting.game} {setting.mode} {setting.seats} seats, {self.actions} actions"
        if self._dealt:
            told += f", {fingerprint(self.s)}"
            told += f", over: {self.s.ending}" if self.s.over else f", seat {self.steps.seat} {list(self.steps.said)}"
        return told + (f", chance after {list(self._fell)}" if self._outcomes else "")

    def __reduce__(self) -> tuple[type[Told], tuple[list[Entry], Entry | None]]:
        """Serialize for other processes, which replay it with `again` under the same setting."""
        if self.dreamed:
            raise TypeError("a dream has no line of moves: it cannot travel")
        return Told, (self.entries, (self._saying, self._fell) if self._outcomes else None)

    def again(self, told: Told) -> None:
        """Replay a serialized line; this line must not be dealt."""
        for place, fell in told.entries if told.open is None else [*told.entries, told.open]:
            if place != DEAL:
                if self.recall:
                    self._remember(place)
                self.actions += 1
            self._play(fell, place)


def _hand(s: State, fate: Fate) -> None:
    """Replace all generators of a state."""
    s.rng = fate
    s.streams = [fate for _ in s.streams]


def copied(steps: Steps, kit: Kit) -> Steps:
    """Return a copy of the stepper and its state."""
    found = kit.steps()
    found.s = steps.s.clone()
    found.seat, found.said, found.left = steps.seat, steps.said, steps.left
    return found
