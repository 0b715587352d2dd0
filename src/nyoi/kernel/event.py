"""Events: facts about the game in the order in which they happened, and the seats that see each."""

from __future__ import annotations

from typing import Final

from nyoi.kernel.decision import SPECTATOR
from nyoi.kernel.native import mypyc_attr

HIDDEN: Final = -9  # replaces a value the viewer may not see
UNSAID: Final = -5  # fills unused argument slots in a record; the smallest int that CPython caches


@mypyc_attr(acyclic=True)
class Word:
    """An event type: its fields, and which of them only some seats see.

    Fields are written `name` or `name:kind`. A kind names a content table (`card`) or is `seat`; any other
    kind is a plain number. A last field with a star takes all remaining arguments. `secret` fields are seen
    only by the seats in the fields named by `to`; with `silent` the other seats do not see the event at all.

    >>> drew = Word("drew", "seat card", secret="card", to="seat")
    >>> drew.seen((2, 14), 2), drew.seen((2, 14), 0)
    ((2, 14), (2, -9))
    """

    def __init__(self, name: str, fields: str, secret: str = "", to: str = "", silent: bool = False) -> None:
        self.name: Final = name
        self.spec: Final = fields
        parts = [(f.partition(":")[0], f.partition(":")[2] or f.strip("*")) for f in fields.split()]
        self.fields: Final = tuple(name.strip("*") for name, _ in parts)
        self.kinds: Final = tuple(kind for _, kind in parts)
        self.rest: Final = bool(parts) and parts[-1][0].startswith("*")
        self.secret: Final = tuple(self.fields.index(f) for f in secret.split())
        self.to: Final = tuple(self.fields.index(f) for f in to.split())
        self.silent: Final = silent

    def seen(self, args: tuple[int, ...], seat: int) -> tuple[int, ...] | None:
        """Return the arguments as a seat sees them, or None if the event is hidden from it."""
        if not self.secret or seat in [args[i] for i in self.to]:
            return args
        if self.silent:
            return None
        first_secret_of_rest = len(self.fields) - 1 if self.rest else len(args)
        return tuple(
            HIDDEN if i in self.secret or (i > first_secret_of_rest and first_secret_of_rest in self.secret) else a
            for i, a in enumerate(args)
        )


Event = tuple[Word, tuple[int, ...]]  # an event type and its arguments
Told = list[Word | int]  # as `State.tell` records it: each event type, followed by its arguments
Names = dict[str, tuple[str, ...]]  # by kind of field, the ids of a content table


def events_of(told: Told) -> list[Event]:
    """Return recorded events as pairs of type and arguments.

    >>> drew, passed = Word("drew", "seat card"), Word("passed", "seat")
    >>> [(word.name, args) for word, args in events_of([drew, 2, 14, passed, 0, UNSAID])]
    [('drew', (2, 14)), ('passed', (0,))]
    """
    found: list[tuple[Word, list[int]]] = []
    for part in told:
        if isinstance(part, Word):
            found.append((part, []))
        elif part != UNSAID:
            found[-1][1].append(part)
    return [(word, tuple(args)) for word, args in found]


def data_of(event: Event, seat: int | None, names: Names) -> dict[str, object] | None:
    """Return an event as plain data for a seat, with ids in place of numbers.

    None as seat gives the whole event. The result is None if the event is hidden from the seat.

    >>> drew = Word("drew", "seat card", secret="card", to="seat")
    >>> data_of((drew, (0, 1)), 0, {"card": ("kuro", "freya")})
    {'word': 'drew', 'seat': 0, 'card': 'freya'}
    >>> data_of((drew, (0, 1)), 1, {"card": ("kuro", "freya")})
    {'word': 'drew', 'seat': 0, 'card': None}
    """
    word, args = event
    known = args if seat is None else word.seen(args, seat)
    if known is None:
        return None

    def plain(value: int, kind: str) -> object:
        if value == HIDDEN:
            return None
        return names[kind][value] if kind in names and value >= 0 else value

    data: dict[str, object] = {"word": word.name}
    fixed = len(word.fields) - 1 if word.rest else len(word.fields)
    for i in range(fixed):
        data[word.fields[i]] = plain(known[i], word.kinds[i])
    if word.rest:
        data[word.fields[-1]] = [plain(value, word.kinds[-1]) for value in known[fixed:]]
    return data


class Retold:
    """An event of move number `seq` as plain data, encoded once for all seats.

    >>> drew = Retold(3, (Word("drew", "seat card", secret="card", to="seat"), (0, 1)), {"card": ("kuro", "freya")})
    >>> drew.seen(0), drew.seen(1)
    ({'seq': 3, 'word': 'drew', 'seat': 0, 'card': 'freya'}, {'seq': 3, 'word': 'drew', 'seat': 0, 'card': None})
    """

    def __init__(self, seq: int, event: Event, names: Names) -> None:
        word, args = event
        self.to: Final = tuple([args[i] for i in word.to])
        self.whole: Final = _numbered(seq, data_of(event, None, names))
        self.bare: Final = _numbered(seq, data_of(event, SPECTATOR, names)) if word.secret else self.whole

    def seen(self, seat: int | None) -> dict[str, object] | None:
        """Return what a seat sees of the event (None as seat: everything), or None if it is hidden.

        The dictionary is shared: callers must not change it.
        """
        return self.whole if seat is None or seat in self.to else self.bare


def _numbered(seq: int, data: dict[str, object] | None) -> dict[str, object] | None:
    return None if data is None else {"seq": seq, **data}
