"""Events: what happened, in the order in which it happened, each saying who sees it."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Final

from nyoi.kernel.native import mypyc_attr

HIDDEN: Final = -9  # stands where a fact is kept from the one who looks
NO_MORE: Final = -10  # for `State.report`: no number here, nor behind


@mypyc_attr(acyclic=True)
class Word:
    """A word of a game's event vocabulary: its fields, and which of them only some seats see.

    Fields are written `name` or `name:kind`; a kind names a content table (`card`) or `seat`, and
    any other is a plain number. A last field with a star takes all that follows. `secret` fields
    reach only the seats that stand in the fields named by `to`; with `silent` the others do not
    even learn that it happened.

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
        """The arguments as a seat sees them, or nothing."""
        if not self.secret or seat in [args[i] for i in self.to]:
            return args
        if self.silent:
            return None
        first_secret_of_rest = len(self.fields) - 1 if self.rest else len(args)
        return tuple(
            HIDDEN if i in self.secret or (i > first_secret_of_rest and first_secret_of_rest in self.secret) else a
            for i, a in enumerate(args)
        )


Event = tuple[Word, tuple[int, ...]]  # as it is read: a word and its arguments
Told = list[Word | int]  # as it is recorded: each word, and its arguments behind it. Nothing is made for it


def events_of(told: Told) -> list[Event]:
    """What was told, event by event.

    >>> drew, passed = Word("drew", "seat card"), Word("passed", "seat")
    >>> [(word.name, args) for word, args in events_of([drew, 2, 14, passed, 0])]
    [('drew', (2, 14)), ('passed', (0,))]
    """
    found: list[tuple[Word, list[int]]] = []
    for part in told:
        if isinstance(part, Word):
            found.append((part, []))
        else:
            found[-1][1].append(part)
    return [(word, tuple(args)) for word, args in found]


class History:
    """What happened at a table: a list of events for the deal, then one for each move; put together when it is read.

    >>> passed = Word("passed", "seat")
    >>> history = History([passed, 0])
    >>> history.told += [passed, 1, passed, 2]
    >>> history.close()
    >>> [[args for _, args in events] for events in history], len(history)
    ([[(0,)], [(1,), (2,)]], 2)
    >>> history.cut(0)
    >>> len(history), len(history.told)
    (1, 2)
    """

    def __init__(self, dealt: Told) -> None:
        self.told: Final = dealt  # whoever plays goes on writing here
        self._ends: Final = [len(dealt)]

    def close(self) -> None:
        """A move is over: what is told from now on belongs to the next one."""
        self._ends.append(len(self.told))

    def cut(self, moves: int) -> None:
        """Forget what was told after the deal and so many moves."""
        del self.told[self._ends[moves] :]
        del self._ends[moves + 1 :]

    def __len__(self) -> int:
        return len(self._ends)

    def __getitem__(self, i: int) -> list[Event]:
        end = self._ends[i]  # out of range is an IndexError, as for a list
        at = i if i >= 0 else len(self._ends) + i
        return events_of(self.told[self._ends[at - 1] if at else 0 : end])

    def __iter__(self) -> Iterator[list[Event]]:
        return iter([self[i] for i in range(len(self))])


def data_of(event: Event, seat: int | None, names: dict[str, tuple[str, ...]]) -> dict[str, object] | None:
    """An event as plain data for a seat (`None`: for whoever may know everything), ids in place of numbers.

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
