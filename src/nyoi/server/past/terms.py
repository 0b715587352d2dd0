"""Eligibility for rating: default terms, and players who rely on their own strength."""

from __future__ import annotations

from typing import Final

from nyoi.bots.levels import LEVELS
from nyoi.games import game as game_of
from nyoi.kernel.play import Refused
from nyoi.server.store.protocol import SeatRow, TableRow

RATED_CLOCK: Final = (600.0, 10.0)  # default bank and increment of a rated game


def check_terms(row: TableRow) -> None:
    """Raise Refused if a rated table has unusual options, practice mode or no clock."""
    if row.rated and not row.clock:
        raise Refused("rated-clock")
    if row.rated and row.practice:
        raise Refused("rated-practice")
    if row.rated and dict(row.options) != dict(game_of(row.game).setting(len(row.seats), row.mode).options):
        raise Refused("rated-options")


def absent(row: TableRow) -> list[SeatRow]:
    """Return the seats of a rated table whose players have not come yet: they have no token."""
    return [seat for seat in row.seats if row.rated and seat.kind == "human" and not seat.tokens]


def check_seats(row: TableRow) -> None:
    """Raise Refused if a rated game has a player with several seats, an absent player or a plugin bot."""
    people = [seat.player for seat in row.seats if seat.kind == "human"]
    if row.rated and len({*people}) < len(people):
        raise Refused("rated-seats")
    away = absent(row)
    if away:
        raise Refused("rated-absent", name=away[0].name)
    if row.rated and any(seat.kind == "bot" and seat.level > LEVELS for seat in row.seats):
        raise Refused("rated-bots")
