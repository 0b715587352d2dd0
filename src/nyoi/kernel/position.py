"""Hand-made positions: their keys, notation and checks.

A game describes the keys of its positions once, in a `Schema`. It reads untrusted positions (from a test, a
lesson, or the head of an uploaded log), and refuses a bad value with its key and the allowed values. It also
writes the table of keys in `docs/games/<game>.md`. Positions that the rules make impossible are checked by
the game's `possible.py`.

>>> CARD = {"kuro": 0, "freya": 1}
>>> HANDS = Key("hands", BySeat(Items(Id(CARD))), "what each seat holds", [])
>>> schema = Schema("TOMA-4.13", (HANDS,))
>>> schema.read({"hands": "kuro / freya"}, seats=2)[HANDS]
[(0,), (1,)]
>>> schema.read({"hands": "kuro / frieza"}, seats=2)
Traceback (most recent call last):
nyoi.kernel.refused.Refused: position-choice (TOMA-4.13) key=hands value=frieza allowed=kuro, freya
"""

from __future__ import annotations

from collections.abc import Callable, Mapping
from difflib import get_close_matches
from math import isfinite
from typing import Any, Final, Generic, TypeVar

from nyoi.kernel.refused import Refused

T = TypeVar("T")
T_co = TypeVar("T_co", covariant=True)
K = TypeVar("K")
V = TypeVar("V")

MOST_ITEMS: Final = 256  # in one list; no game has as many pieces of a kind
MOST_PARTS: Final = 4000  # texts, numbers and lists in a position
MOST_TEXT: Final = 8000  # characters per text
DEEPEST: Final = 6
GREATEST: Final = 10**9  # largest absolute value of a number
SHOWN: Final = 12  # longest list of ids that a refusal shows in full


def short(value: object) -> str:
    """Return a value, shortened for a refusal."""
    if isinstance(value, int) and abs(value) > GREATEST:
        return f"2^{value.bit_length() - 1}..."  # too many digits to be of use
    text = value if isinstance(value, str) else repr(value)
    return text if len(text) <= 60 else text[:57] + "..."


class Place:
    """The location of a value within a position, for refusals."""

    def __init__(self, key: str, seats: int, clause: str) -> None:
        self.key: Final = key
        self.seats: Final = seats
        self.clause: Final = clause

    def refuse(self, reason: str, value: object, **facts: object) -> Refused:
        return impossible(reason, self.clause, self.key, value, **facts)


def impossible(reason: str, clause: str, key: str, value: object, **facts: object) -> Refused:
    """Return the refusal of an impossible position: the failed check, its clause, the key and the value."""
    return Refused(reason, clause, key=key, value=short(value), **facts)


def twice(value: str, clause: str, first: str, second: str) -> Refused:
    """Return the refusal of a position that has the same thing under the keys `first` and `second`."""
    return impossible("position-twice", clause, first, value, place=second)


class Kind(Generic[T_co]):
    """A notation for values of one type."""

    example: str  # a sample of the notation

    def read(self, value: object, at: Place) -> T_co:
        """Return the meaning of a value; raise Refused if it is invalid."""
        raise NotImplementedError


class Whole(Kind[int]):
    """A whole number between bounds, as a number or in digits."""

    def __init__(self, low: int, high: int) -> None:
        self.low, self.high = low, high
        self.example = str(low)

    def read(self, value: object, at: Place) -> int:
        return _whole(value, self.low, self.high, at)


class Seat(Kind[int]):
    """A seat of the table; with `nobody`, -1 is allowed too."""

    example = "0"

    def __init__(self, nobody: bool = False) -> None:
        self.low = -1 if nobody else 0

    def read(self, value: object, at: Place) -> int:
        return _whole(value, self.low, at.seats - 1, at)


def _whole(value: object, low: int, high: int, at: Place) -> int:
    number: object = value
    if isinstance(value, str) and value.isascii() and value.removeprefix("-").isdigit() and len(value) < 10:
        number = int(value)
    if not isinstance(number, int) or isinstance(number, bool) or not low <= number <= high:
        raise at.refuse("position-number", value, low=low, high=high)
    return number


class Flag(Kind[bool]):
    """A boolean."""

    example = "true"

    def read(self, value: object, at: Place) -> bool:
        if not isinstance(value, bool):
            raise at.refuse("position-choice", value, allowed="true, false")
        return value


class Choice(Kind[str]):
    """One of a few words."""

    def __init__(self, *words: str) -> None:
        self.words = words
        self.example = words[0]

    def read(self, value: object, at: Place) -> str:
        word = str(value) if isinstance(value, int) and not isinstance(value, bool) else value
        if word not in self.words:
            raise at.refuse("position-choice", value, allowed=", ".join(self.words))
        return str(word)


class Id(Kind[int]):
    """The id of an entry in a content table; read as its number there."""

    def __init__(self, table: Mapping[str, int]) -> None:
        self.table = table
        self.example = next(iter(table))

    def read(self, value: object, at: Place) -> int:
        if not isinstance(value, str) or value not in self.table:
            raise at.refuse("position-choice", value, allowed=near(value, list(self.table)))
        return self.table[value]


def near(value: object, ids: list[str]) -> str:
    """Return the likely intended ids: all of a short list, the closest of a long one."""
    if len(ids) <= SHOWN:
        return ", ".join(ids)
    alike = get_close_matches(value[:60], ids, 5, 0.5) if isinstance(value, str) else []
    return ", ".join([*(alike or ids[: SHOWN // 2]), "..."])


class Spelled(Kind[T]):
    """A word with a notation of its own; `of` reads it, or refuses with `at.refuse`."""

    def __init__(self, example: str, of: Callable[[str, Place], T]) -> None:
        self.example = example
        self._of = of

    def read(self, value: object, at: Place) -> T:
        if not isinstance(value, str):
            raise at.refuse("position-form", value, form=self.example)
        return self._of(value, at)


class Items(Kind[tuple[T, ...]]):
    """Any number of values: a text with spaces between them, or a list; `-` is skipped."""

    def __init__(self, kind: Kind[T], most: int = MOST_ITEMS) -> None:
        self.kind, self.most = kind, most
        self.example = f"{kind.example} {kind.example}" if isinstance(kind, Whole | Seat) else kind.example

    def read(self, value: object, at: Place) -> tuple[T, ...]:
        if isinstance(value, str):
            found: list[object] = [word for word in value.split() if word != "-"]
        elif isinstance(value, list):
            found = value
        else:
            raise at.refuse("position-form", value, form=self.example)
        if len(found) > self.most:
            raise at.refuse("position-many", value, found=len(found), most=self.most)
        return tuple([self.kind.read(item, at) for item in found])


class BySeat(Kind[list[T]]):
    """One value for each seat: a text with slashes between them, or a list.

    `seats` is the number of values, if not the number of seats at the table.
    """

    def __init__(self, kind: Kind[T], seats: int = 0) -> None:
        self.kind, self.seats = kind, seats
        self.example = f"{kind.example} / {kind.example}"

    def parts(self, value: object, at: Place) -> list[object]:
        """Return the raw value for each seat."""
        if isinstance(value, str):
            return [part.strip() for part in value.split("/")]
        if isinstance(value, list):
            return value
        raise at.refuse("position-form", value, form=self.example)

    def read(self, value: object, at: Place) -> list[T]:
        """Return the values by seat."""
        parts, due = self.parts(value, at), self.seats or at.seats
        if len(parts) != due:
            raise at.refuse("position-parts", value, found=len(parts), due=due)
        return [self.kind.read(part, at) for part in parts]


class Group(Kind[tuple[Any, ...]]):
    """A list of fixed length, each element with a kind of its own."""

    def __init__(self, *kinds: Kind[Any]) -> None:
        self.kinds = kinds
        self.example = f"[{', '.join(kind.example for kind in kinds)}]"

    def read(self, value: object, at: Place) -> tuple[Any, ...]:
        if not isinstance(value, list):
            raise at.refuse("position-form", value, form=self.example)
        if len(value) != len(self.kinds):
            raise at.refuse("position-parts", value, found=len(value), due=len(self.kinds))
        return tuple([kind.read(item, at) for kind, item in zip(self.kinds, value, strict=True)])


class Mapped(Kind[dict[K, V]]):
    """A mapping from things to values: `{"goku": "5c", ...}`."""

    def __init__(self, keys: Kind[K], values: Kind[V]) -> None:
        self.keys, self.values = keys, values
        self.example = f"{{{keys.example}: {values.example}}}"

    def read(self, value: object, at: Place) -> dict[K, V]:
        if not isinstance(value, dict):
            raise at.refuse("position-form", value, form=self.example)
        if len(value) > MOST_ITEMS:
            raise at.refuse("position-many", value, found=len(value), most=MOST_ITEMS)
        return {self.keys.read(key, at): self.values.read(item, at) for key, item in value.items()}


class Key(Generic[T_co]):
    """A key of a position: its name, notation, meaning and default.

    `usual` describes the default in words, where `default` alone does not.
    """

    def __init__(self, name: str, kind: Kind[T_co], meaning: str, default: T_co, usual: str = "") -> None:
        self.name: Final = name
        self.kind: Final = kind
        self.meaning: Final = meaning
        self.default: Final = default
        self.usual: Final = usual or (str(default) if isinstance(default, int | str) and default != "" else "")


class Position:
    """A position that was read. `p[KEY]` has the type that the key declares."""

    def __init__(self, said: dict[str, Any], clause: str) -> None:
        self._said, self._clause = said, clause

    def __contains__(self, key: Key[Any]) -> bool:
        return key.name in self._said

    def __getitem__(self, key: Key[T]) -> T:
        return self.get(key, key.default)

    def need(self, key: Key[T]) -> T:
        """Return the value of a key; raise Refused if the position does not have it."""
        if key not in self:
            raise Refused("position-missing", self._clause, key=key.name)
        return self[key]

    def get(self, key: Key[T], otherwise: T) -> T:
        """Return the value of a key, or `otherwise` if the position does not have it."""
        found: T = self._said.get(key.name, otherwise)
        return found


class Schema(Kind[Position]):
    """The keys of a game's positions, or of a nested part of one.

    `counts` are the keys from which the number of seats can be inferred.
    """

    COMMON: Final = ("seats", "mode", "options")  # read by `Game.position`, as for a new game

    def __init__(self, clause: str, keys: tuple[Key[Any], ...], counts: tuple[Key[Any], ...] = ()) -> None:
        self.clause: Final = clause
        self.keys: Final = {key.name: key for key in keys}
        self.counts: Final = counts
        self.example = f"{{{keys[0].name}: ...}}"

    def read(self, value: object, at: Place | None = None, seats: int = 0) -> Position:
        """Return the position, read key by key; raise Refused for an unknown key or a bad value."""
        if not isinstance(value, dict):
            raise (at or Place("", seats, self.clause)).refuse("position-form", value, form=self.example)
        where = "" if at is None else f"{at.key}."
        of = seats if at is None else at.seats
        said: dict[str, Any] = {}
        for name, item in value.items():
            if at is None and name in self.COMMON:
                continue
            place = Place(f"{where}{name}", of, self.clause)
            if name not in self.keys:
                names = [*(self.COMMON if at is None else ()), *self.keys]
                raise Refused("position-key", self.clause, key=short(place.key), allowed=", ".join(names))
            said[name] = self.keys[name].kind.read(item, place)
        return Position(said, self.clause)

    def seats(self, value: Mapping[str, object]) -> object:
        """Return the number of seats, given or inferred from `counts`; None if neither is possible."""
        if "seats" in value:
            return value["seats"]
        for key in self.counts:
            if key.name in value and isinstance(key.kind, BySeat):
                return len(key.kind.parts(value[key.name], Place(key.name, 0, self.clause)))
        return None

    def table(self) -> str:
        """Return the keys as a Markdown table for the documentation."""
        rows = ["| key | written | meaning | without it |", "|---|---|---|---|"]
        for key in self.keys.values():
            rows.append(f"| `{key.name}` | `{key.kind.example}` | {key.meaning} | {key.usual or 'none'} |")
        counted = " or ".join(f"`{key.name}`" for key in self.counts)
        without = f"by {counted}; of the options the usual ones" if counted else "needed"
        rows.append(f"| `seats`, `mode`, `options` | | as for `nyoi.new` | {without} |")
        return "\n".join(rows)


def plain(position: object, clause: str) -> dict[str, Any]:
    """Return a bounded copy of a position with plain data only; raise Refused if that is not possible."""
    left = [MOST_PARTS]

    def copied(value: object, deep: int) -> Any:
        left[0] -= 1
        if left[0] < 0 or deep > DEEPEST:
            raise Refused("position-large", clause, most=MOST_PARTS, deepest=DEEPEST)
        if value is None or isinstance(value, bool):
            return value
        if isinstance(value, str):
            if len(value) <= MOST_TEXT and is_text(value):
                return str(value)
        elif isinstance(value, int):
            if -GREATEST <= value <= GREATEST:
                return int(value)
        elif isinstance(value, float):
            if isfinite(value) and abs(value) <= GREATEST:
                return float(value)
        elif isinstance(value, Mapping):
            return {copied(str(key), deep): copied(item, deep + 1) for key, item in value.items()}
        elif isinstance(value, list | tuple):
            return [copied(item, deep + 1) for item in value]
        raise Refused("position-form", clause, key="", value=short(value), form='{"seats": 2}')

    if not isinstance(position, Mapping):
        raise Refused("position-form", clause, key="", value=short(position), form='{"seats": 2}')
    found: dict[str, Any] = copied(position, 0)
    return found


def is_text(value: str) -> bool:
    """Return whether a text can be encoded: a lone surrogate (half a character) cannot."""
    try:
        value.encode()
    except UnicodeEncodeError:
        return False
    return True
