"""Advice and puzzles for positions of finished games."""

from __future__ import annotations

from time import monotonic
from typing import TYPE_CHECKING, Final, NamedTuple

import msgspec

from nyoi.kernel.decision import CLOCK, Decision, Move
from nyoi.kernel.game import View
from nyoi.kernel.play import Refused, asked, offered
from nyoi.server.house import think
from nyoi.server.store.protocol import OVER
from nyoi.server.table.advice import counsel
from nyoi.server.table.chance import ADVICE
from nyoi.server.table.journal import Journal
from nyoi.server.table.live import LiveTable
from nyoi.server.wire import looks, messages
from nyoi.server.wire.encoding import ask_of, encode, shown

SPECIAL: Final = (think.ONLY, think.OUT)  # verdicts that no figure changes
_kept: Final = msgspec.json.Decoder(list[messages.Counsel])

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
    """Return what a strong player would have done at a moment, from what the seat knew then."""
    found = await house.aside.do(position, finished(table), at, seat)
    moves = await _counsels(house, table, found)
    ask = ask_of(table.row.game, found.decision, found.moves)
    return looks.MomentAdvice(at, found.seat, ask, found.played, moves)


async def solved(house: House, table: LiveTable, attempt: looks.Attempt) -> looks.Solution:
    """Return how a move compares with the best ones at a moment, and with what was played; Refused if not offered."""
    found = await house.aside.do(position, finished(table), attempt.at, None)
    if attempt.move not in [move.text for move in found.moves]:
        raise Refused("not-offered")
    moves = await _counsels(house, table, found, attempt.move)
    chosen = _of(moves, attempt.move)
    if chosen is None:
        raise Refused("too-busy")
    return looks.Solution(chosen, moves, found.played)


async def _counsels(house: House, table: LiveTable, at: Position, attempt: str = "") -> list[messages.Counsel]:
    """Return the moves worth a thought at a moment, and an attempt at it.

    They are thought out once and kept, so that replay and puzzle show the same figures; a key moment's own figures,
    from a longer analysis, take the place of those.
    """
    known = await house.lookback.known(table.row.id, at.at)
    if known is not None and known.seat != at.seat:
        known = None
    about = [text for text in (at.played, known.other.text if known and known.other else "") if text]
    key = f"{table.row.id}@{at.at}.{at.seat}"
    data = await house.store.looks.found(key)
    if data is None:
        counsels = await _think(house, table, at, about)
        if counsels and not await house.store.looks.keep(key, encode(counsels)):
            data = await house.store.looks.found(key)
    if data is not None:
        counsels = _kept.decode(data)
    figures: dict[str, float] = {}
    if known is not None:
        figures[known.played.text] = known.before if known.kind == "turn" else known.after
        if known.other is not None:
            figures[known.other.text] = known.before
    missing = [text for text in (attempt, *figures) if text and counsels and _of(counsels, text) is None]
    if missing:
        counsels = [*counsels, *_measured(await _think(house, table, at, [*about, *missing]), counsels, missing)]
    return agreeing(counsels, figures) if figures else counsels


async def _think(house: House, table: LiveTable, at: Position, about: list[str]) -> list[messages.Counsel]:
    texts = [move.text for move in at.moves]
    seed = table.playing.luck.number(ADVICE, at.at, at.seat)
    until = monotonic() + think.THINKING
    question = think.Advise(table.row.game, at.seat, encode(at.view), at.decision.key, texts, seed, until, about)
    return [counsel(one) for one in await house.thinkers.advise(question, REVIEW)]


def _of(counsels: list[messages.Counsel], text: str) -> messages.Counsel | None:
    """Return what was found of a move, or of one that is one with it."""
    return next((one for one in counsels if one.text == text or text in one.same), None)


def _measured(found: list[messages.Counsel], kept: list[messages.Counsel], texts: list[str]) -> list[messages.Counsel]:
    """Return moves that were thought about later, as they stand beside what was kept: measured by the best move."""
    base = _of(found, kept[0].text)
    shift = 0.0 if base is None else kept[0].chance - base.chance
    added = {one.text: one for text in texts if (one := _of(found, text)) is not None}
    for one in added.values():
        one.chance = _bounded(min(one.chance + shift, kept[0].chance))
        one.verdict = one.verdict if one.verdict in SPECIAL else think.beside(kept[0].chance - one.chance)
    return list(added.values())


def agreeing(counsels: list[messages.Counsel], figures: dict[str, float]) -> list[messages.Counsel]:
    """Return counsels with the figures of a key moment, and all others moved by as much as the played move's."""
    first = next(iter(figures))
    base = _of(counsels, first)
    shift = 0.0 if base is None else figures[first] - base.chance
    most = max(figures.values())
    for one in counsels:
        exact = next((figures[text] for text in (one.text, *one.same) if text in figures), None)
        one.chance = _bounded(min(one.chance + shift, most)) if exact is None else exact
    order = sorted(counsels, key=lambda one: (one.verdict == think.OUT, -one.chance))
    for one in order:
        if one.verdict not in SPECIAL:
            one.verdict = "best" if one is order[0] else think.beside(order[0].chance - one.chance)
    return order


def _bounded(chance: float) -> float:
    return round(min(1.0, max(0.0, chance)), 3)
