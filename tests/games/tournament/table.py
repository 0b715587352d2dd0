"""Positions of the Tournament in one call, for tests: dice are said aloud."""

from __future__ import annotations

from typing import Any

import nyoi
from nyoi.games.tournament.board import SPACES
from nyoi.games.tournament.content import FORMS, KIND_OF, KINDS, PILES, WARRIOR
from nyoi.games.tournament.position import DICE
from nyoi.games.tournament.state import Tournament
from nyoi.kernel.play import asked, offered
from nyoi.kernel.position import Place
from nyoi.kernel.table import Table


class Play:
    """A table with short questions."""

    def __init__(self, table: Table) -> None:
        self.table = table

    @property
    def s(self) -> Tournament:
        """The state itself."""
        assert isinstance(self.table.state, Tournament)
        return self.table.state

    def play(self, *moves: str, seat: int | None = None) -> Play:
        """Play moves for whoever is asked; each word of a `/` line is one move."""
        for move in moves:
            self.table.play(move, seat=seat)
        return self

    def roll(self, dice: str) -> Play:
        """What falls next: faces and numbers."""
        s = self.s
        s.script = (*s.script[s.cue :], *DICE.kind.read(dice, Place(DICE.name, s.seats, "")))
        s.cue = 0
        return self

    @property
    def all_rolled(self) -> bool:
        """Whether every die said aloud has fallen."""
        return self.s.cue >= len(self.s.script)

    @property
    def seat(self) -> int:
        """Who is asked (first)."""
        return asked(self.s)[0]

    @property
    def key(self) -> str:
        """What is asked."""
        assert self.s.decision is not None
        return self.s.decision.key

    def offers(self, word: str = "", seat: int | None = None) -> list[str]:
        """The moves offered, all or those that begin with a word."""
        moves = offered(self.s, self.seat if seat is None else seat)
        return [move.text for move in moves if not word or move.word == word]

    def refused(self, move: str, seat: int | None = None) -> str:
        """Why a move is not possible: reason and clause."""
        found = self.table.refusal(self.seat if seat is None else seat, move)
        assert found is not None, f"{move} is offered"
        return f"{found.reason} {found.clause}"

    def heard(self, seat: int | None = None) -> list[str]:
        """The words of all events so far."""
        return [event["word"] for event in self.table.events(seat)]

    def event(self, word: str, seat: int | None = None) -> dict[str, Any]:
        """The last event with this word."""
        return [event for event in self.table.events(seat) if event["word"] == word][-1]

    def left(self, id: str) -> int:
        """Left Endurance."""
        return self.s.left(WARRIOR[id])

    def damage(self, id: str) -> int:
        """Damage tokens."""
        return self.s.damage[WARRIOR[id]]

    def at(self, id: str) -> str:
        """Where a warrior stands, nothing if it is not on the board."""
        place = self.s.place[WARRIOR[id]]
        return "" if place < 0 else SPACES[place]

    def form(self, id: str) -> str:
        """The form a warrior is in."""
        return FORMS[self.s.form[WARRIOR[id]]]

    def hand(self, seat: int) -> str:
        """The cards in a hand."""
        return " ".join(KINDS[KIND_OF[card]] for card in self.s.hands[seat])

    def pile(self, name: str) -> list[str]:
        """The cards of a pile, top first."""
        return [KINDS[KIND_OF[card]] for card in self.s.piles[PILES.index(name)]]


def given(teams: str, **position: Any) -> Play:
    """A position; the number of seats follows from the teams."""
    return Play(nyoi.given("tournament", {"seats": len(teams.split("/")), "teams": teams, **position}))


def options(**chosen: object) -> dict[str, object]:
    """Options of the host, by name."""
    return chosen
