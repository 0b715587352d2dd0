"""Advice and puzzles for positions of finished games."""

from __future__ import annotations

from time import monotonic
from typing import TYPE_CHECKING, Final, NamedTuple

from nyoi.kernel.decision import CLOCK, Decision, Move
from nyoi.kernel.game import View
from nyoi.kernel.play import Refused, asked, offered
from nyoi.server.house import think
from nyoi.server.store.protocol import OVER
from nyoi.server.table.chance import ADVICE
from nyoi.server.table.journal import Journal
from nyoi.server.table.live import LiveTable
from nyoi.server.wire import looks, messages
from nyoi.server.wire.encoding import ask_of, encode, shown

if TYPE_CHECKING:
    from nyoi.server.house.house import House

REVIEW: Final = "review"  # the shared payer of all searches about finished games


class Position(NamedTuple):
    """A question asked after so many moves, with the view of its seat."""

    at: int
    seat: int
    view: View
    decision: Decision
    moves: list[Move]
    played: str  # the move then played; empty if there was none, or another seat was faster


def position(journal: Journal, at: int, seat: int | None = None) -> Position:
    """Return a position of a game, by default of the seat that moved; raise Refused if it was not asked."""
    table, entries = journal.table, journal.table.record.entries
    if not 0 <= at <= len(entries):
        raise Refused("bad-point", high=len(entries))
    s = journal.before(at)
    if s.decision is None:
        raise Refused("game-over", table.game.clauses[1])
    entry = entries[at] if at < len(entries) else None
    who = seat if seat is not None else entry.seat if entry is not None and entry.seat != CLOCK else asked(s)[0]
    moves = offered(s, who) if who >= 0 else []
    if not moves:
        raise Refused("not-asked", table.game.clauses[0], seat=asked(s)[0])
    played = entry.move if entry is not None and entry.seat == who else ""
    return Position(at, who, table.game.view(s, who), s.decision, moves, played)


def puzzle(table: LiveTable, at: int) -> looks.Puzzle:
    """Return a position as its seat saw it, without anything later."""
    journal = finished(table)
    found = position(journal, at)
    entries = journal.table.record.entries
    last = next((i + 1 for i in range(at - 1, -1, -1) if entries[i].seat == found.seat), 0)
    events = journal.table.events(found.seat, max(last, at - 2 * len(table.row.seats)), at)
    ask = ask_of(table.row.game, found.decision, found.moves)
    view = shown(dict(found.view))
    return looks.Puzzle(table.row.id, table.row.game, at, found.seat, table.names, events, view, ask)


def finished(table: LiveTable) -> Journal:
    """Return the journal of a finished game; running games get no analysis."""
    if table.row.status != OVER:
        raise Refused("not-over")
    return table.playing


async def advised(house: House, table: LiveTable, at: int, seat: int | None) -> looks.MomentAdvice:
    """Return advice for a position, from what the seat knew then."""
    found = await house.aside.do(position, finished(table), at, seat)
    about = [found.played] if found.played else []
    moves = await _counsels(house, table, found, about)
    ask = ask_of(table.row.game, found.decision, found.moves)
    return looks.MomentAdvice(at, found.seat, ask, found.played, moves)


async def solved(house: House, table: LiveTable, attempt: looks.Attempt) -> looks.Solution:
    """Return how a move compares with the best ones and the one played; raise Refused if it is illegal."""
    found = await house.aside.do(position, finished(table), attempt.at, None)
    if attempt.move not in [move.text for move in found.moves]:
        raise Refused("not-offered")
    known = await house.lookback.known(table.row.id, attempt.at)
    better = [known.other.text] if known is not None and known.other is not None else []
    moves = await _counsels(house, table, found, [attempt.move, found.played, *better])
    chosen = next((one for one in moves if one.text == attempt.move), None)
    if chosen is None:
        raise Refused("too-busy")
    return looks.Solution(chosen, moves, found.played)


async def _counsels(house: House, table: LiveTable, at: Position, about: list[str]) -> list[messages.Counsel]:
    texts = [move.text for move in at.moves]
    seed = table.playing.luck.number(ADVICE, at.at, at.seat)
    until = monotonic() + think.THINKING
    question = think.Advise(table.row.game, at.seat, encode(at.view), at.decision.key, texts, seed, until, about)
    found = await house.thinkers.advise(question, REVIEW)
    return [messages.Counsel(text, round(chance, 3), verdict) for text, chance, verdict in found]
