"""The log of a game: its setting, every move, and the chance outcomes of each.

As text it has one JSON value per line: a head, a line for each move, and a foot once the game is over.
"""

from __future__ import annotations

import json
from collections.abc import Iterator
from copy import deepcopy
from math import isfinite
from typing import Any, Final

from nyoi.kernel.native import mypyc_attr
from nyoi.kernel.position import GREATEST, MOST_TEXT, is_text, short
from nyoi.kernel.refused import Refused
from nyoi.kernel.state import Setting

FORMAT = 1


@mypyc_attr(acyclic=True)
class Entry:
    """A move as it was played: the seat, its text, the chance outcomes it caused.

    >>> seat, move, chance = Entry(0, "draw", (14,))
    >>> seat, move, chance
    (0, 'draw', (14,))
    """

    def __init__(self, seat: int, move: str, chance: tuple[int, ...]) -> None:
        self.seat: Final = seat
        self.move: Final = move
        self.chance: Final = chance

    def __iter__(self) -> Iterator[object]:
        return iter((self.seat, self.move, self.chance))

    def __eq__(self, other: object) -> bool:
        return isinstance(other, Entry) and tuple(self) == tuple(other)

    def __hash__(self) -> int:
        return hash(tuple(self))

    def __repr__(self) -> str:
        return f"Entry({self.seat}, {self.move!r}, {self.chance})"


class Log:
    """The record of a game. Replaying it needs no seed, since chance outcomes are recorded."""

    def __init__(
        self,
        setting: Setting,
        start: tuple[int, ...],
        entries: list[Entry] | None = None,
        given: dict[str, Any] | None = None,
        foot: dict[str, Any] | None = None,
    ) -> None:
        self.setting = setting
        self.start = start  # the chance outcomes of the deal
        self.entries = entries or []
        self.given = given  # the position it began from, unless it was dealt
        self.foot = foot or {}

    def text(self) -> str:
        """Return the log as JSON lines."""
        s = self.setting
        head: dict[str, object] = {"nyoi": FORMAT, "game": s.game, "rules": s.rules, "seats": s.seats, "mode": s.mode}
        if s.pack[1]:
            head["pack"] = s.pack
        lines: list[object] = [{**head, "options": s.options, "given": self.given, "start": self.start}]
        lines += [list(entry) for entry in self.entries]
        if self.foot:
            lines.append(self.foot)
        return "".join(json.dumps(line, ensure_ascii=False, separators=(",", ":")) + "\n" for line in lines)

    def copy(self) -> Log:
        """Return a deep copy."""
        s = self.setting
        setting = Setting(s.game, s.rules, s.seats, s.mode, deepcopy(s.options), s.pack)
        return Log(setting, self.start, self.entries.copy(), deepcopy(self.given), deepcopy(self.foot))

    def save(self, path: str) -> None:
        """Write the log to a file."""
        with open(path, "w", encoding="utf-8") as file:
            file.write(self.text())


MOST_ENTRIES: Final = 100_000  # moves of a log that is read; our longest games have less than a tenth of it
MOST_CHANCE: Final = 10_000  # chance outcomes of one move


def log_of(text: str) -> Log:
    """Return the log in a text; raise Refused with the number of the first invalid line.

    The text is untrusted: every value is checked for its type and bounds before use.
    """
    n = 0
    whole = _written(text)
    try:
        lines = whole.removesuffix("\n").split("\n")  # names may contain other separators
        head = _json(lines[0])
        if not isinstance(head, dict):
            raise ValueError("a head is due")
        if head["nyoi"] != FORMAT:
            raise Refused("log-format", format=short(head["nyoi"]))
        setting = Setting(
            _text(head["game"]),
            _number(head["rules"]),
            _number(head["seats"]),
            _text(head["mode"]),
            _dict(head["options"]),
            pack_told(head.get("pack")),
        )
        given = head.get("given")
        log = Log(setting, _numbers(head["start"]), given=None if given is None else _dict(given))
        if len(lines) - 1 > MOST_ENTRIES:
            raise Refused("log-long", high=MOST_ENTRIES)
        for line in lines[1:]:
            n += 1
            data = _json(line)
            if isinstance(data, dict) and n == len(lines) - 1:
                log.foot = data
            else:
                seat, move, chance = data
                log.entries.append(Entry(_number(seat), _text(move), _numbers(chance)))
    except (ValueError, TypeError, LookupError, RecursionError) as error:
        raise Refused("log-broken", line=n + 1) from error
    return log


def names_in(text: str) -> list[str]:
    """Return the players' names in the head of a log, or an empty list."""
    head = json.loads(text.partition("\n")[0])
    found = head.get("names")
    return [str(name) for name in found] if isinstance(found, list) else []


def pack_told(data: object) -> tuple[str, str]:
    """Return the pack id and content fingerprint in a log's head, both empty for the game's own content."""
    if data is None:
        return "", ""
    if not isinstance(data, list | tuple):
        raise ValueError("not a pack")
    name, content = data
    return _text(name), _text(content)


def _written(text: object) -> str:
    if not isinstance(text, str):
        raise TypeError(f"text must be the text of a log, not {short(text)}")
    return text


def _json(line: str) -> Any:
    """Parse a line of a log as strict JSON: no NaN, infinities, long integers or lone surrogates."""
    found = json.loads(line, parse_constant=_none, parse_float=_finite, parse_int=_whole)
    if not is_text(json.dumps(found, ensure_ascii=False) if "\\u" in line else line):
        raise ValueError("half a character")
    return found


def _none(name: str) -> object:
    raise ValueError(f"{name} is not a number")


def _finite(digits: str) -> float:
    found = float(digits)
    if not isfinite(found):
        raise ValueError("too great a number")
    return found


def _whole(digits: str) -> int:
    if len(digits) > 18:  # legitimate numbers are small
        raise ValueError("too great a number")
    return int(digits)


def _number(data: object) -> int:
    if type(data) is not int or abs(data) > GREATEST:
        raise ValueError("not a number")
    return data


def _text(data: object) -> str:
    if not isinstance(data, str) or len(data) > MOST_TEXT or not is_text(data):
        raise ValueError("not a text")
    return data


def _dict(data: object) -> dict[str, Any]:
    if not isinstance(data, dict):
        raise ValueError("not a mapping")
    return data


def _numbers(data: object) -> tuple[int, ...]:
    if not isinstance(data, list) or len(data) > MOST_CHANCE:
        raise ValueError("not a list of numbers")
    return tuple([_number(value) for value in data])
