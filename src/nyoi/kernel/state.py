"""The state of a game: plain facts, the stack of frames, the door of chance."""

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
    """What a table agreed on before the first card: shared by all copies of a state, never changed.

    `pack` is the pack whose content it is played with and the fingerprint of that content; nothing for the game's own.
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
        """The options in a copy, for whoever is shown them."""
        told = self.options.copy()
        for id in self._lists:
            value = told[id]
            assert isinstance(value, list)
            told[id] = value.copy()
        return told

    def __reduce__(self) -> tuple[type[Setting], tuple[object, ...]]:
        """How it travels to other processes; a compiled class cannot tell by itself."""
        return Setting, (self.game, self.rules, self.seats, self.mode, self.options, self.pack)


_UNSEEDED: Final = Rng(0)
_NOTHING: Final[frozenset[str]] = frozenset()


@mypyc_attr(allow_interpreted_subclasses=True, acyclic=True)
class State:
    """Everything true at the table. Games add their facts; a copy is made by the constructor.

    `stack` holds the frames, the last one is what happens now. `returned` is the value of the
    frame that ended last. `told` and `drawn` collect events and chance outcomes while somebody
    listens; copies are not listened to.
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
        """A copy that can be played on without touching this one."""
        return type(self)(self)

    def memory(self) -> frozenset[str]:
        """The names of what everybody could have noted down, kept for dreams alone: it is no part of the facts."""
        return _NOTHING

    # -- frames

    def become(self, frame: Frame[S], after: Frame[S] | None = None) -> None:
        """The top frame turns into `frame`, once `after` is over if one is given."""
        self.stack[-1] = frame  # type: ignore[assignment]
        if after is not None:
            self.stack.append(after)  # type: ignore[arg-type]

    def done(self, value: int = 0) -> None:
        """The top frame is over; the one below finds `value` in `returned`."""
        self.stack.pop()
        self.returned = value

    def finish(self, ending: str, results: tuple[float, ...]) -> None:
        """The game is over: nothing is asked any more."""
        self.stack.clear()
        self.over = True
        self.ending = ending
        self.results = results

    # -- chance: the one door

    def chance(self, n: int, stream: int = 0) -> int:
        """A whole number from 0 to n - 1, scripted or drawn, and recorded. Streams above 0 have dice of their own."""
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
        """A die from 1 to `sides`."""
        return self.chance(sides, stream) + 1

    def shuffle(self, cards: tuple[int, ...]) -> tuple[int, ...]:
        """The same cards in a chance order."""
        pile = list(cards)
        if self.cue >= len(self.script):
            self.rng.shuffle(pile, self.drawn)  # the same draws, without asking at each card for a script
            return tuple(pile)
        for i in range(len(pile) - 1, 0, -1):
            j = self.chance(i + 1)
            pile[i], pile[j] = pile[j], pile[i]
        return tuple(pile)

    # -- news

    @property
    def news(self) -> Sequence[Event] | None:
        """What happened since somebody began to listen; None while nobody does."""
        return None if self.told is None else events_of(self.told)

    @news.setter
    def news(self, events: Sequence[Event] | None) -> None:
        """Listen from now on, as if these had happened; None: no longer."""
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
        """Say what happened, if somebody listens: a word, up to four numbers, and the rest in a tuple.

        Four are told without one because search, to which nobody listens, would make it for nothing; and they are
        recorded one after the other because a pair for each event kept the garbage collector busy.

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
    """The chance outcomes that make `shuffle(cards)` give `order`: how tests stack a deck.

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
    """Everything true in a state as plain data, in one canonical order. For trusted eyes only."""
    apart = _NOT_FACTS | s.memory()
    found: dict[str, object] = {n: getattr(s, n) for n in sorted(fields_of(s)) if n not in apart}
    found["stack"] = [pack(frame) for frame in s.stack]
    found["answers"] = [None if move is None else move.text for move in s.answers]
    return found


def fingerprint(s: State) -> str:
    """Sixteen hex digits that two states share only if everything true in them is equal."""
    return hashlib.blake2b(repr(facts(s)).encode(), digest_size=8).hexdigest()
