"""Options of a host: their values, and the tables at which they can change anything."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any, Final

from nyoi.kernel.position import MOST_ITEMS, short
from nyoi.kernel.refused import Refused

SAME: Final = 1e-6  # tolerance in steps: 0.3 counts as three steps of 0.1 despite binary fractions
Needs = Mapping[str, tuple[object, ...]]


class Option:
    """A choice of the host, with its allowed values and the clause that explains it.

    `kind` is `bool`, `int`, `float`, `choice` or `list` (ids of a content table). A default of None means
    that the game works the value out itself (Toma's target by number of players). `modes` are the modes in
    which the option has an effect, all if empty; elsewhere it is kept but changes nothing. `first` is the
    value proposed for a player's first game if that is not the default; the page shows such options first. A
    number with a `step` counts in steps from `low`. `needs` restricts the tables at which the option can
    change anything, see `works`.

    >>> Option("objective", "int", None, "TOMA-8.8", low=1, high=15).read("3")
    3
    """

    def __init__(
        self,
        id: str,
        kind: str,
        default: object,
        clause: str,
        values: tuple[object, ...] = (),
        low: float = 0,
        high: float = 0,
        modes: tuple[str, ...] = (),
        first: object = None,
        step: float = 0,
        needs: tuple[Needs, ...] = (),
    ) -> None:
        self.id: Final = id
        self.kind: Final = kind
        self.default: Final = default
        self.clause: Final = clause
        self.values: Final = values
        self.low: Final = low
        self.high: Final = high
        self.modes: Final = modes
        self.first: Final = first
        self.step: Final = step  # 0: any number from `low` to `high`
        self.needs: Final = needs

    def works(self, mode: str, seats: int, options: Mapping[str, object]) -> bool:
        """Return whether the option can change anything at such a table.

        Each of `needs` is an alternative: a mapping from `seats` or another option's id to the values it must
        have. If `needs` is empty, only the mode matters.

        >>> target = Option("target_score", "int", 500, "UNO-8.11", low=100, high=1000, needs=({"scoring": (True,)},))
        >>> target.works("match", 4, {"scoring": True}), target.works("match", 4, {"scoring": False})
        (True, False)
        """
        if self.modes and mode not in self.modes:
            return False
        here = {**options, "seats": seats}
        met = [all(here.get(key) in values for key, values in needed.items()) for needed in self.needs]
        return not met or any(met)

    def read(self, value: object) -> object:
        """Return the value, converted if it is text from a command line; raise Refused if it does not fit."""
        if value is None and self.default is None:
            return None
        found = self._of_text(value) if isinstance(value, str) else value
        if self.kind == "bool":
            fits = isinstance(found, bool)
        elif self.kind == "choice":
            fits = any(found == v and type(found) is type(v) for v in self.values)
        elif self.kind == "list":
            fits = (
                isinstance(found, list | tuple) and len(found) <= MOST_ITEMS and all(isinstance(v, str) for v in found)
            )
        else:
            number = int if self.kind == "int" else (int, float)
            fits = isinstance(found, number) and not isinstance(found, bool) and self._counted(found)
        if not fits:
            raise Refused("bad-option", self.clause, option=self.id, value=short(value), allowed=self.allowed())
        return list(found) if isinstance(found, list | tuple) else found  # never the caller's list

    def _counted(self, number: float) -> bool:
        """Return whether a number is within bounds and on a step."""
        if not self.low <= number <= self.high:
            return False
        steps = (number - self.low) / self.step if self.step else 0.0
        return abs(steps - round(steps)) < SAME

    def _of_text(self, text: str) -> object:
        if self.kind == "bool":
            return {"true": True, "on": True, "yes": True, "false": False, "off": False, "no": False}.get(text.lower())
        if self.kind == "list":
            return [part for part in text.replace(",", " ").split() if part]
        if self.kind == "choice":
            return next((v for v in self.values if str(v) == text), text)
        try:
            return int(text) if self.kind == "int" else float(text)
        except ValueError:
            return None

    def usual(self) -> object:
        """Return the default, a list as a copy."""
        return list(self.default) if isinstance(self.default, list) else self.default

    def allowed(self) -> str:
        """Return the allowed values as text, for a refusal."""
        if self.kind == "bool":
            return "on, off"
        if self.kind == "choice":
            return ", ".join(str(v) for v in self.values)
        if self.kind == "list":
            return "ids"
        if self.step in (0, 1):
            return f"{self.low:g} - {self.high:g}"
        return f"{self.low:g}, {self.low + self.step:g}, {self.low + 2 * self.step:g} … {self.high:g}"


def options_of(rows: list[dict[str, Any]]) -> tuple[Option, ...]:
    """Return the options defined in a game's `options.toml`."""
    kinds = {"enum": "choice", "cards": "list"}
    return tuple(
        Option(
            row["id"],
            kinds.get(row["type"], row["type"]),
            None if row["default"] == "by_players" else row["default"],
            row["clause"],
            tuple(row.get("values", ())),
            row.get("min", 0),
            row.get("max", 0),
            tuple(row.get("modes", ())),
            row.get("first"),
            row.get("step", 0),
            tuple({key: tuple(values) for key, values in needed.items()} for needed in row.get("needs", ())),
        )
        for row in rows
    )
