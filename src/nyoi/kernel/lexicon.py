"""The action space of a game (`lexicon`): every move it can ever offer, each at a fixed index.

A learner uses these indices as actions, and the server finds a move by its text, so each text has exactly one
object. Neither the order nor the number of entries changes without a new rules version
(`tests/counts/lexicon.txt` holds the fingerprints).
"""

from __future__ import annotations

import hashlib
from collections.abc import Callable, Iterator, Sequence
from typing import Final

from nyoi.kernel.decision import Move
from nyoi.kernel.event import Word


class Family:
    """Moves too many to list one by one, so each is chosen in steps that are entries of the lexicon.

    The concatenated arguments of the steps are the arguments of the move. `make` returns the move with these
    arguments, the same object each time, or None if no game ever offers it. A move's text is the text of its
    steps, without the step given as `unsaid`.

    >>> go = [Move("go", (n,), f"go {n}") for n in (1, 2)]
    >>> pay = [Move("pay", (n,), f"pay {n}") for n in (0, 1)]
    >>> made = {(1, 0): Move("go", (1, 0), "go 1"), (2, 1): Move("go", (2, 1), "go 2 pay 1")}
    >>> family = Family((go, pay), made.get, unsaid=pay[0])
    >>> family.named("go 2 pay 1"), family.named("go 1"), family.named("go 1 pay 1"), family.named("go 2")
    (go 2 pay 1, go 1, None, None)
    """

    def __init__(
        self,
        steps: tuple[Sequence[Move], ...],
        make: Callable[[tuple[int, ...]], Move | None],
        unsaid: Move | None = None,
    ) -> None:
        self.word: Final = steps[0][0].word  # shared by all moves of the family
        self.steps: Final = steps
        self.make: Final = make
        self.unsaid: Final = unsaid
        self._args: Final = [{step.args: step for step in row} for row in steps]
        self._texts: Final = [{step.text: step for step in row} for row in steps]

    def split(self, move: Move) -> tuple[Move, ...] | None:
        """Return the steps of a move, or None if it is not of this family."""
        found = []
        left = move.args
        for row, known in zip(self.steps, self._args, strict=True):
            width = len(row[0].args)
            step = known.get(left[:width])
            if step is None:
                return None
            found.append(step)
            left = left[width:]
        return tuple(found) if not left and self.make(move.args) is move else None

    def named(self, text: str) -> Move | None:
        """Return the move with this text, or None."""
        left = text.split(" ")
        args: tuple[int, ...] = ()
        for row, known in zip(self.steps, self._texts, strict=True):
            said = [n for n in range(len(left), 0, -1) if " ".join(left[:n]) in known]
            step = known[" ".join(left[: said[0]])] if said else self.unsaid
            if step is None or step not in row:
                return None
            args += step.args
            left = left[said[0] :] if said else left
        move = self.make(args)
        return move if move is not None and move.text == text else None


class Field:
    """An argument of a move: its name, kind and range.

    The kind is `seat`, a content table, or anything else for a plain number.
    """

    def __init__(self, name: str, kind: str, low: int, high: int) -> None:
        self.name: Final = name
        self.kind: Final = kind
        self.low: Final = low
        self.high: Final = high

    def __repr__(self) -> str:
        return f"{self.name}:{self.kind} {self.low}..{self.high}"


class Lexicon:
    """Every move of a game in a fixed order, the words each question may offer, and the moves' fields.

    The steps of families come after the other moves; a step is an entry but not a move. A learner's action is
    therefore one index, or several in turn where moves are chosen in steps: `choices` gives the legal next
    indices.

    >>> yes, no = Move("yes", (), "yes"), Move("no", (), "no")
    >>> go = [Move("go", (n,), f"go {n}") for n in (1, 2)]
    >>> pay = [Move("pay", (n,), f"pay {n}") for n in (0, 1)]
    >>> made = {(n, p): Move("go", (n, p), f"go {n} pay {p}") for n in (1, 2) for p in (0, 1)}
    >>> known = Lexicon(
    ...     [yes, no],
    ...     fields={"yes": "", "no": "", "go": "steps paid"},
    ...     questions={"sure": ("yes", "no"), "way": ("no", "go")},
    ...     families=(Family((go, pay), made.get),),
    ... )
    >>> list(known), known.place(no), known[1] is no, known.move("yes") is yes
    ([yes, no, go 1, go 2, pay 0, pay 1], 1, True, True)
    >>> known.move("go 2 pay 1"), known.move("go 2"), known.places(made[2, 1])
    (go 2 pay 1, None, (3, 5))
    >>> known.fields["go"], known.questions["way"]
    ((steps:steps 1..2, paid:paid 0..1), ('no', 'go'))

    An environment offers the steps of a move like this:

    >>> offered = [no, made[1, 0], made[2, 0], made[2, 1]]
    >>> known.choices(offered)
    {1: [no], 2: [go 1 pay 0], 3: [go 2 pay 0, go 2 pay 1]}
    >>> known.choices(offered, said=(3,))
    {4: [go 2 pay 0], 5: [go 2 pay 1]}
    >>> known.said((1,)), known.said((3,)), known.said((3, 5))
    (no, None, go 2 pay 1)
    """

    def __init__(
        self,
        moves: Sequence[Move],
        fields: dict[str, str],
        questions: dict[str, tuple[str, ...]],
        families: tuple[Family, ...] = (),
    ) -> None:
        entries = [*moves, *[step for family in families for row in family.steps for step in row]]
        self.stepped: Final = len(families) > 0  # whether some moves are chosen in steps
        self._entries: Final = list(dict.fromkeys(entries))  # families may share a row
        self._moves: Final = {move.text: move for move in moves}
        self._place: Final = {entry: place for place, entry in enumerate(self._entries)}
        for place, entry in enumerate(self._entries):  # environments read it in their inner loop
            entry.place = place
        self._places: Final[
            dict[Move, tuple[int, ...]]
        ] = {}  # cache: learners are offered the same moves again and again
        self._families: Final = {family.word: family for family in families}
        if len({entry.text for entry in self._entries}) < len(self._entries):
            raise ValueError("a text stands twice in the lexicon")
        self.questions: Final = questions  # by key of a question, the words of the moves it may offer
        self.fields: Final = {word: _fields(Word(word, told), self._args(word)) for word, told in fields.items()}
        unknown = {word for words in questions.values() for word in words} - fields.keys()
        if unknown:
            raise ValueError(f"no fields are told of {sorted(unknown)}")

    def __len__(self) -> int:
        return len(self._entries)

    def __getitem__(self, place: int) -> Move:
        return self._entries[place]

    def __iter__(self) -> Iterator[Move]:
        return iter(self._entries)

    def move(self, text: str) -> Move | None:
        """Return the move with exactly this text, or None if no game ever offers it."""
        found = self._moves.get(text)
        if found is None:
            family = self._families.get(text.partition(" ")[0])
            if family is not None:
                found = family.named(text)
        return found

    def places(self, move: Move) -> tuple[int, ...]:
        """Return the index of a move, or the indices of its steps."""
        known = self._places.get(move)
        if known is None:
            place = self._place.get(move)
            if place is not None:
                known = (place,)
            else:
                steps = self._families[move.word].split(move) if move.word in self._families else None
                if steps is None:
                    raise ValueError(f"{move.text} is not in the lexicon")
                known = tuple([self._place[step] for step in steps])
            self._places[move] = known
        return known

    def place(self, move: Move) -> int:
        """Return the index of a move, or of its first step."""
        return self.places(move)[0]

    def said(self, places: tuple[int, ...]) -> Move | None:
        """Return the move that these indices make up, or None if they are no complete move."""
        entries = [self._entries[place] for place in places]
        if len(entries) == 1:
            return self._moves.get(entries[0].text)
        family = self._families.get(entries[0].word) if entries else None
        if family is None or len(entries) != len(family.steps):
            return None
        return family.make(tuple([arg for entry in entries for arg in entry.args]))

    def choices(self, moves: list[Move], said: tuple[int, ...] = ()) -> dict[int, list[Move]]:
        """Return the indices that may follow those in `said`, each with the moves it leaves."""
        found: dict[int, list[Move]] = {}
        number = len(said)
        for move in moves:
            places = self.places(move)
            if len(places) > number and places[:number] == said:
                found.setdefault(places[number], []).append(move)
        return found

    @property
    def fingerprint(self) -> str:
        """Return 16 hex digits over all texts in order, families, questions, fields and their ranges."""
        told = [
            [entry.text for entry in self._entries],
            [(family.word, [len(row) for row in family.steps]) for family in self._families.values()],
            sorted((key, words) for key, words in self.questions.items()),
            sorted((word, repr(fields)) for word, fields in self.fields.items()),
        ]
        return hashlib.blake2b(repr(told).encode(), digest_size=8).hexdigest()

    def _args(self, word: str) -> list[tuple[int, ...]]:
        """Return the arguments of all moves of a word; for a family, enough of them to cover the ranges."""
        family = self._families.get(word)
        if family is None:
            return [move.args for move in self._moves.values() if move.word == word]
        rows = [[step.args for step in row] for row in family.steps]
        longest = max(len(row) for row in rows)
        return [tuple([arg for row in rows for arg in row[i % len(row)]]) for i in range(longest)]


def _fields(word: Word, args: list[tuple[int, ...]]) -> tuple[Field, ...]:
    found = []
    for i, (name, kind) in enumerate(zip(word.fields, word.kinds, strict=True)):
        rest = word.rest and i == len(word.fields) - 1
        values = [value for told in args for value in (told[i:] if rest else told[i : i + 1])]
        if not values:
            raise ValueError(f"the lexicon has no move {word.name}")
        found.append(Field(name, kind, min(values), max(values)))
    return tuple(found)
