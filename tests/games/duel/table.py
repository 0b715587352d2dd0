"""A small helper: a position in one call, dice said aloud, questions read back as text."""

from __future__ import annotations

from collections.abc import Iterable
from typing import Any

import nyoi
from nyoi.games.duel.content import UNIT
from nyoi.games.duel.state import Duel
from nyoi.kernel.play import advance, asked, offered
from nyoi.kernel.rng import Rng
from nyoi.kernel.table import Table

SAGA = "goku piccolo gohan yamcha / vegeta nappa raditz"


class At:
    """A table under test. `t["goku"]` is the board of a character as everybody sees it."""

    def __init__(self, table: Table) -> None:
        self.table = table

    @property
    def state(self) -> Duel:
        state = self.table.state
        assert isinstance(state, Duel)
        return state

    @property
    def key(self) -> str:
        """What is asked; empty when the game is over."""
        return self.table.decision.key if self.table.decision else ""

    @property
    def seat(self) -> int:
        """Who is asked."""
        return asked(self.state)[0]

    def offers(self, *words: str, seat: int | None = None) -> list[str]:
        """The moves offered to whoever is asked, those that begin with one of the words if any are given."""
        texts = [move.text for move in offered(self.state, self.seat if seat is None else seat)]
        return [text for text in texts if not words or text.startswith(words)]

    def play(self, *texts: str, dice: Iterable[int] = ()) -> At:
        """Play moves for whoever is asked; the dice fall as said, faces from 1."""
        faces = tuple(dice)
        if faces:
            self.state.script, self.state.cue = tuple(face - 1 for face in faces), 0
        self.table.play(*texts)
        if faces:
            assert self.state.cue == len(faces), "a die was not rolled"
        return self

    def no(self, text: str, seat: int | None = None) -> str:
        """The reason and clause why a text is refused."""
        refused = self.table.refusal(self.seat if seat is None else seat, text)
        assert refused is not None, text
        return f"{refused.reason} {refused.clause}"

    def __getitem__(self, id: str) -> dict[str, Any]:
        return next(row for row in self.view(nyoi.SPECTATOR)["units"] if row["id"] == id)

    def view(self, seat: int) -> dict[str, Any]:
        return self.table.view(seat)

    def hand(self, seat: int) -> str:
        return " ".join(self.view(seat)["players"][seat]["hand"])

    @property
    def points(self) -> list[int]:
        return self.state.points

    @property
    def actions(self) -> int:
        return self.state.actions

    @property
    def hills(self) -> list[str]:
        return list(self.view(nyoi.SPECTATOR)["hills"])

    @property
    def discard(self) -> list[str]:
        return list(self.view(nyoi.SPECTATOR)["discard"])

    def said(self, word: str, seat: int | None = None) -> list[dict[str, Any]]:
        """The events of this word so far, as a seat saw them (None: all of them)."""
        return [event for event in self.table.events(seat) if event["word"] == word]

    def finish(self, seed: int = 1) -> At:
        """Play on at random to the end."""
        rng = Rng(seed)
        while not self.state.over:
            seat = self.seat
            advance(self.state, seat, rng.pick(offered(self.state, seat)))
        return self


def given(teams: str = SAGA, units: dict[str, str] | None = None, **position: Any) -> At:
    """A position. Characters not mentioned in `units` wait off field."""
    return At(nyoi.given("duel", {"seats": 2, "teams": teams, "units": units or {}, **position}))


def new(seed: int = 1, **options: object) -> At:
    """A new game; the first seat is A unless the sides are said to be drawn."""
    return At(nyoi.new("duel", 2, seed, options={"sides": "host", **options}))


def unit(id: str) -> int:
    """The number of a unit."""
    return UNIT[id]
