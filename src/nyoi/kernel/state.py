"""The state of a game: plain facts, the stack of frames, the source of chance."""

from __future__ import annotations

import hashlib
from collections.abc import Sequence
from typing import Final, TypeVar

from nyoi.kernel.decision import Decision, Move
from nyoi.kernel.event import UNSAID, Event, Told, Word, events_of
from nyoi.kernel.frame import Frame, fields_of, pack
from nyoi.kernel.native import i64, mypyc_attr
from nyoi.kernel.refused import ScriptError
from nyoi.kernel.rng import Rng

S = TypeVar("S", bound="State")


class Setting:
    """The settings of a table, fixed before the deal: shared by all copies of a state, never changed.

    `pack` is the id of the pack in use and the fingerprint of its content; both are empty for the game's own
    content.
    """

    def __init__(
        self,
        game: str,
        rules: int,
        seats: int,
        mode: str,
        options: dict[str, object],
        pack: tuple[str, str] = ("", ""),
    ) -> None:
        self.game: Final = game
        self.rules: Final = rules
        self.seats: Final = seats
        self.mode: Final = mode
        self.options: Final = options
        self.pack: Final = pack
        self._lists: Final = [id for id, value in options.items() if isinstance(value, list)]

    def told(self) -> dict[str, object]:
        """Return a copy of the options that callers may keep and change."""
        told = self.options.copy()
        for id in self._lists:
            value = told[id]
            assert isinstance(value, list)
            told[id] = value.copy()
        return told

    def __reduce__(self) -> tuple[type[Setting], tuple[object, ...]]:
        """Support pickling, which compiled classes do not do by themselves."""
        return Setting, (self.game, self.rules, self.seats, self.mode, self.options, self.pack)


_UNSEEDED: Final = Rng(0)
_NOTHING: Final[frozenset[str]] = frozenset()


@mypyc_attr(allow_interpreted_subclasses=True, acyclic=True)
class State:
    """Everything true at the table. Games add their facts; the constructor makes copies.

    `stack` holds the frames; the last one is active. `returned` is the value of the frame that ended last.
    `told` and `drawn` collect events and chance outcomes while recording is on; a copy starts with recording
    off.
    """

    def __init__(self, o: State | None = None) -> None:
        self.told: Told | None = None
        self.drawn: list[int] | None = None
        self.script: tuple[int, ...] = ()
        self.cue: int = 0
        if o is None:
            self.setting: Setting = Setting("", 0, 0, "", {})
            self.seats: int = 0
            self.stack: list[Frame[State]] = []
            self.returned: int = 0
            self.decision: Decision | None = None
            self.answers: list[Move | None] = []
            self.turns: int = 0
            self.over: bool = False
            self.ending: str = ""
            self.results: tuple[float, ...] = ()
            self.rng: Rng = Rng(0, _UNSEEDED)
            self.streams: list[Rng] = []
        else:
            self.setting = o.setting
            self.seats = o.seats
            self.stack = o.stack.copy()
            self.returned = o.returned
            self.decision = o.decision
            self.answers = o.answers.copy()
            self.turns = o.turns
            self.over = o.over
            self.ending = o.ending
            self.results = o.results
            self.rng = Rng(0, o.rng)
            self.streams = [Rng(0, stream) for stream in o.streams] if o.streams else []
            if o.cue < len(o.script):
                self.script = o.script
                self.cue = o.cue

    def clone(self: S) -> S:
        return type(self)(self)

    def memory(self) -> frozenset[str]:
        """Return the names of attributes that are not facts of the game.

        They hold what every player could have noted down, and serve determinization only.
        """
        return _NOTHING

    # -- frames

    def become(self, frame: Frame[S], after: Frame[S] | None = None) -> None:
        """Replace the top frame by `frame`, to run once `after` is over if that is given."""
        self.stack[-1] = frame  # type: ignore[assignment]
        if after is not None:
            self.stack.append(after)  # type: ignore[arg-type]

    def done(self, value: int = 0) -> None:
        """End the top frame; the one below finds `value` in `returned`."""
        self.stack.pop()
        self.returned = value

    def finish(self, ending: str, results: tuple[float, ...]) -> None:
        """End the game: nothing more is asked."""
        self.stack.clear()
        self.over = True
        self.ending = ending
        self.results = results

    # -- chance: all of it comes from here

    def chance(self, n: int, stream: int = 0) -> int:
        """Return a whole number from 0 to n - 1, scripted or drawn, and record it.

        Streams above 0 have generators of their own.
        """
        if self.cue < len(self.script):
            value = self.script[self.cue]
            self.cue += 1
            if not 0 <= value < n:
                raise ScriptError("bad-script", value=value, high=n - 1)
        elif stream == 0:
            value = self.rng.below(n)
        else:
            value = self.streams[stream - 1].below(n)
        if self.drawn is not None:
            self.drawn.append(value)
        return value

    def roll(self, sides: int, stream: int = 0) -> int:
        return self.chance(sides, stream) + 1

    def shuffle(self, cards: tuple[int, ...]) -> tuple[int, ...]:
        """Return the same cards in random order."""
        pile = list(cards)
        if self.cue >= len(self.script):
            self.rng.shuffle(pile, self.drawn)  # the same draws, without a script check for each card
            return tuple(pile)
        for i in range(len(pile) - 1, 0, -1):
            j = self.chance(i + 1)
            pile[i], pile[j] = pile[j], pile[i]
        return tuple(pile)

    # -- events

    @property
    def news(self) -> Sequence[Event] | None:
        """The events since recording began, or None while it is off."""
        return None if self.told is None else events_of(self.told)

    @news.setter
    def news(self, events: Sequence[Event] | None) -> None:
        """Start recording, with these events as recorded already; None stops it."""
        self.told = None
        if events is not None:
            self.told = []
            for word, args in events:
                self.tell(word, rest=args)

    def tell(
        self,
        word: Word,
        a: i64 = UNSAID,
        b: i64 = UNSAID,
        c: i64 = UNSAID,
        d: i64 = UNSAID,
        rest: tuple[int, ...] = (),
    ) -> None:
        """Record an event if recording is on: its type, up to four numbers, and the rest in a tuple.

        Four numbers need no tuple, because search does not record and would build it for nothing. They are
        recorded in one flat list, because a pair per event kept the garbage collector busy.

        >>> s, passed = State(), Word("passed", "seat")
        >>> s.tell(passed, 2)
        >>> s.news = []
        >>> s.tell(passed, 3)
        >>> s.tell(Word("shown", "seat *cards"), 1, rest=(7, 8))
        >>> [(word.name, args) for word, args in s.news]
        [('passed', (3,)), ('shown', (1, 7, 8))]
        """
        if self.told is not None:
            told: Told = self.told
            told.append(word)
            told.append(a)
            told.append(b)
            told.append(c)
            told.append(d)
            if rest:
                told.extend(rest)


def shuffle_script(cards: tuple[int, ...], order: tuple[int, ...]) -> tuple[int, ...]:
    """Return the chance outcomes that make `shuffle(cards)` give `order`, for stacking a deck in tests.

    >>> s = State()
    >>> s.script = shuffle_script((1, 2, 3, 4), (3, 1, 4, 2))
    >>> s.shuffle((1, 2, 3, 4))
    (3, 1, 4, 2)
    """
    pile = list(cards)
    script = []
    for i in range(len(pile) - 1, 0, -1):
        j = pile.index(order[i], 0, i + 1)
        pile[i], pile[j] = pile[j], pile[i]
        script.append(j)
    return tuple(script)


_NOT_FACTS: Final = frozenset(
    ("told", "drawn", "script", "cue", "rng", "streams", "decision", "setting", "stack", "answers")
)


def facts(s: State) -> dict[str, object]:
    """Return everything true in a state as plain data in canonical order, hidden facts included."""
    apart = _NOT_FACTS | s.memory()
    found: dict[str, object] = {n: getattr(s, n) for n in sorted(fields_of(s)) if n not in apart}
    found["stack"] = [pack(frame) for frame in s.stack]
    found["answers"] = [None if move is None else move.text for move in s.answers]
    return found


def fingerprint(s: State) -> str:
    """Return 16 hex digits that identify the facts of a state."""
    return hashlib.blake2b(repr(facts(s)).encode(), digest_size=8).hexdigest()
