"""A moment of a game that is over, as the seat that decided saw it: asked about, or given to others as a puzzle."""

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

REVIEW: Final = "review"  # who pays for thoughts about finished games: all of them together


class Position(NamedTuple):
    """What a seat was asked after so many moves, and what it knew."""

    at: int
    seat: int
    view: View
    decision: Decision
    moves: list[Move]
    played: str  # what was played then, empty if nothing was, or if somebody else was faster


def position(journal: Journal, at: int, seat: int | None = None) -> Position:
    """A moment of a game, by default from the seat that moved then; Refused if nothing was asked of the seat."""
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
    """A moment as its seat saw it, and nothing that came later."""
    journal = finished(table)
    found = position(journal, at)
    entries = journal.table.record.entries
    last = next((i + 1 for i in range(at - 1, -1, -1) if entries[i].seat == found.seat), 0)
    events = journal.table.events(found.seat, max(last, at - 2 * len(table.row.seats)), at)
    ask = ask_of(table.row.game, found.decision, found.moves)
    view = shown(dict(found.view))
    return looks.Puzzle(table.row.id, table.row.game, at, found.seat, table.names, events, view, ask)


def finished(table: LiveTable) -> Journal:
    """The journal of a game that is over: while it is played nobody is told what a strong player would do."""
    if table.row.status != OVER:
        raise Refused("not-over")
    return table.playing


async def advised(house: House, table: LiveTable, at: int, seat: int | None) -> looks.MomentAdvice:
    """What a strong player would have done at a moment, from what the seat knew then."""
    found = await house.aside.do(position, finished(table), at, seat)
    about = [found.played] if found.played else []
    moves = await _counsels(house, table, found, about)
    ask = ask_of(table.row.game, found.decision, found.moves)
    return looks.MomentAdvice(at, found.seat, ask, found.played, moves)


async def solved(house: House, table: LiveTable, attempt: looks.Attempt) -> looks.Solution:
    """How a move compares with the best ones at a moment, and with what was played; Refused if it is not offered."""
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
