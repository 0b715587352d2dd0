"""The log of a game: what was agreed, every move, and the chance each one met.

As text it is one JSON value a line: a head, a line for each move, a foot when the game is over.
"""

from __future__ import annotations

import json
from collections.abc import Iterator
from typing import Any, Final

from nyoi.kernel.native import mypyc_attr
from nyoi.kernel.play import Refused
from nyoi.kernel.state import Setting

FORMAT = 1


@mypyc_attr(acyclic=True)
class Entry:
    """A move as it was played: by whom, its text, the chance outcomes it caused.

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
    """How a game came about. Replaying it needs no seed: chance is written down."""

    def __init__(
        self,
        setting: Setting,
        start: tuple[int, ...],
        entries: list[Entry] | None = None,
        given: dict[str, Any] | None = None,
        foot: dict[str, Any] | None = None,
    ) -> None:
        self.setting = setting
        self.start = start  # the chance of the deal
        self.entries = entries or []
        self.given = given  # the position it began from, if it was not dealt
        self.foot = foot or {}

    def text(self) -> str:
        """The log as lines of text."""
        s = self.setting
        head = {"nyoi": FORMAT, "game": s.game, "rules": s.rules, "seats": s.seats, "mode": s.mode}
        lines: list[object] = [{**head, "options": s.options, "given": self.given, "start": self.start}]
        lines += [list(entry) for entry in self.entries]
        if self.foot:
            lines.append(self.foot)
        return "".join(json.dumps(line, ensure_ascii=False, separators=(",", ":")) + "\n" for line in lines)

    def save(self, path: str) -> None:
        """Write the log to a file."""
        with open(path, "w", encoding="utf-8") as file:
            file.write(self.text())


def log_of(text: str) -> Log:
    """The log that a text holds; Refused with the line that does not read if it is broken."""
    n = 0
    try:
        lines = text.splitlines()
        head = json.loads(lines[0])
        if head["nyoi"] != FORMAT:
            raise Refused("log-format", format=str(head["nyoi"]))
        setting = Setting(
            str(head["game"]), int(head["rules"]), int(head["seats"]), str(head["mode"]), dict(head["options"])
        )
        log = Log(setting, _numbers(head["start"]), given=head.get("given"))
        for line in lines[1:]:
            n += 1
            data = json.loads(line)
            if isinstance(data, dict) and n == len(lines) - 1:
                log.foot = data
            else:
                seat, move, chance = data
                log.entries.append(Entry(int(seat), str(move), _numbers(chance)))
    except (ValueError, TypeError, LookupError, RecursionError) as error:
        raise Refused("log-broken", line=n + 1) from error
    return log


def _numbers(data: object) -> tuple[int, ...]:
    if not isinstance(data, list) or not all(type(v) is int for v in data):
        raise ValueError("not a list of numbers")
    return tuple(data)
