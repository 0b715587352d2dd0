"""Advice for players, from what their seat knows."""

from __future__ import annotations

from time import monotonic
from typing import TYPE_CHECKING, NamedTuple

from nyoi.kernel.play import Refused, asked, offered
from nyoi.server.house import think
from nyoi.server.table.chance import ADVICE
from nyoi.server.wire import messages
from nyoi.server.wire.encoding import encode

if TYPE_CHECKING:
    from nyoi.server.table.live import LiveTable


class Question(NamedTuple):
    """The question for a seat at the time its player asks for advice."""

    table: LiveTable
    seat: int
    seq: int
    view: bytes
    key: str
    texts: list[str]


def question(table: LiveTable, seat: int) -> Question:
    """Return the current question for a seat; raise Refused if there is none, or no advice at this table."""
    journal = table.playing
    if not table.advises:
        raise Refused("advice-off")
    decision = journal.table.state.decision
    if decision is None:
        raise Refused("game-over", table.game.clauses[1])
    moves = offered(journal.table.state, seat)
    if not moves:
        raise Refused("not-asked", table.game.clauses[0], seat=asked(journal.table.state)[0])
    view = encode(journal.table.view(seat))
    return Question(table, seat, journal.seq, view, decision.key, [move.text for move in moves])


async def advice(asked: Question, cmd: str) -> messages.Advice:
    """Return the recommended moves, best first."""
    table, seat, seq, view, key, texts = asked
    seed = table.playing.luck.number(ADVICE, seq, seat)
    thought = think.Advise(table.row.game, seat, view, key, texts, seed, monotonic() + think.THINKING)
    found = await table.house.thinkers.advise(thought, table.payer)
    return messages.Advice(cmd, seat, seq, [counsel(one) for one in found])


def counsel(found: think.Counsel) -> messages.Counsel:
    """Return a move worth a thought, as it goes over the wire."""
    return messages.Counsel(found.text, round(found.chance, 3), found.verdict, found.note, list(found.same))
