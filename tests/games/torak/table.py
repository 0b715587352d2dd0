"""Positions of Torak in one call, on the map of the ruling book's examples whatever the default map is."""

from __future__ import annotations

from typing import Any

import nyoi
from nyoi.games.torak.state import Torak
from nyoi.kernel.play import asked, offered
from nyoi.kernel.table import Table

BOOK_BALLS = "11,1 1,3 7,3 11,5 5,9 11,9 1,11"
BOOK_OPTIONS = {"map": "wide", "army_table": "3x3", "troop_passage": "blocked"}


class Look:
    """A table as a test reads it: texts in, texts out."""

    def __init__(self, table: Table) -> None:
        self.table = table

    @property
    def state(self) -> Torak:
        assert isinstance(self.table.state, Torak)
        return self.table.state

    def play(self, *moves: str, seat: int | None = None) -> Look:
        self.table.play(*moves, seat=seat)
        return self

    def asks(self, seat: int | None = None) -> list[str]:
        """What a seat may do (without one: who is asked first), conceding left out."""
        waiting = asked(self.state)
        if seat is None and not waiting:
            return []
        moves = offered(self.state, waiting[0] if seat is None else seat)
        return [move.text for move in moves if move.word != "concede"]

    def legs(self, direction: str, seat: int | None = None) -> list[str]:
        """The legs offered in a direction, without the words they begin with: `3 with 4 pay fuel`."""
        return [text[6:] for text in self.asks(seat) if text.startswith(f"leg {direction} ")]

    def ends(self, seat: int | None = None) -> set[str]:
        """The words of all moves offered."""
        return {text.split()[0] for text in self.asks(seat)}

    @property
    def key(self) -> str:
        return self.table.decision.key if self.table.decision else ""

    @property
    def asked(self) -> list[int]:
        return asked(self.state)

    def sheet(self, n: int = 0) -> dict[str, Any]:
        found: dict[str, Any] = self.table.view(0)["sheets"][n]
        return found

    def hero(self, seat: int = 0) -> dict[str, Any]:
        found: dict[str, Any] = self.table.view(0)["heroes"][seat]
        return found

    def at(self, seat: int = 0) -> str:
        return str(self.hero(seat)["at"])

    def troops(self) -> dict[str, int]:
        return dict(self.sheet()["troops"])

    def news(self, since: int | None = None) -> list[str]:
        """The words of the last move's events."""
        return [event["word"] for event in self.events(since)]

    def events(self, since: int | None = None) -> list[dict[str, Any]]:
        return self.table.events(None, self.table.seq if since is None else since)

    def refusal(self, text: str, seat: int = 0) -> tuple[str, str]:
        refused = self.table.refusal(seat, text)
        assert refused is not None, f"{text} is offered"
        return refused.reason, refused.clause

    @property
    def ending(self) -> str:
        return self.state.ending

    @property
    def results(self) -> tuple[float, ...]:
        return self.table.results


def given(seats: int = 1, mode: str | None = None, options: dict[str, object] | None = None, **position: Any) -> Look:
    """A position; see docs/games/torak.md for the keys."""
    modes = {1: "solo", 2: "coop", 3: "coop", 4: "coop"}
    chosen = {**BOOK_OPTIONS, **(options or {})}
    return Look(nyoi.given("torak", {"seats": seats, "mode": mode or modes[seats], "options": chosen, **position}))


def new(seats: int = 1, mode: str = "solo", seed: int = 1, **options: object) -> Look:
    return Look(nyoi.new("torak", seats, seed, mode, {**BOOK_OPTIONS, **options}))
