"""What a table must be like for its game to count: the same for everybody, and one's own strength alone."""

from __future__ import annotations

from typing import Final

from nyoi.bots.levels import LEVELS
from nyoi.games import game as game_of
from nyoi.kernel.play import Refused
from nyoi.server.store.protocol import SeatRow, TableRow

RATED_CLOCK: Final = (600.0, 10.0)  # bank and increment of a rated game whose host has chosen none


def check_terms(row: TableRow) -> None:
    """Refuse a rated table at which something else than usual is agreed, or nobody ever has to move."""
    if row.rated and not row.clock:
        raise Refused("rated-clock")
    if row.rated and row.practice:
        raise Refused("rated-practice")
    if row.rated and dict(row.options) != dict(game_of(row.game).setting(len(row.seats), row.mode).options):
        raise Refused("rated-options")


def absent(row: TableRow) -> list[SeatRow]:
    """The seats of a rated table whose people have not come for them yet: nobody holds a token."""
    return [seat for seat in row.seats if row.rated and seat.kind == "human" and not seat.tokens]


def check_seats(row: TableRow) -> None:
    """Refuse to begin a rated game in which somebody has several seats, or a bot is nobody's measure."""
    people = [seat.player for seat in row.seats if seat.kind == "human"]
    if row.rated and len({*people}) < len(people):
        raise Refused("rated-seats")
    away = absent(row)
    if away:
        raise Refused("rated-absent", name=away[0].name)
    if row.rated and any(seat.kind == "bot" and seat.level > LEVELS for seat in row.seats):
        raise Refused("rated-bots")
