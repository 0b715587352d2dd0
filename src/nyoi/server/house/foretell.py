"""Move previews, computed by a worker process from a seat's view alone.

Some games compute previews in microseconds, others sum over all dice rolls. A worker of its own keeps this
off the event loop and apart from the bots. Results are cached by view, so a hundred spectators of one fight
cause one computation.
"""

from __future__ import annotations

import logging
from collections import OrderedDict
from typing import TYPE_CHECKING, Final, NamedTuple

import msgspec

from nyoi.games import game as game_of
from nyoi.kernel.game import Game, View
from nyoi.kernel.play import Refused
from nyoi.server.house.workers import Closed, Trouble, Work, Workers, failure
from nyoi.server.wire.encoding import encode

if TYPE_CHECKING:
    from nyoi.server.table.live import LiveTable

logger = logging.getLogger("nyoi.server")
Foretold = dict[str, msgspec.Raw]  # previews by text, encoded for the wire
SECONDS: Final = 5.0  # per request; typical ones take a hundredth of that
MEMORY: Final = 500_000_000  # bytes
WAITING: Final = 100  # queued requests, before new ones are refused
REMEMBERED: Final = 20_000  # cached previews, of all views together


class Outlook(NamedTuple):
    """A request for previews, with the view of its seat."""

    game: str
    seat: int
    seq: int
    view: bytes
    texts: list[str]


def outlook(table: LiveTable, seat: int, texts: list[str]) -> Outlook:
    """Return a request for previews of some moves, with the current view of the seat."""
    journal = table.playing
    return Outlook(table.row.game, seat, journal.seq, encode(journal.table.view(seat)), texts)


# -- in the worker


class Question(msgspec.Struct):
    """Some moves and the view to preview them from."""

    game: str
    view: bytes
    texts: list[str]


class Answer(msgspec.Struct):
    """The preview of each move, null if nothing is known; and our own defect, if one occurred."""

    found: Foretold
    failed: str = ""


_question: Final = msgspec.msgpack.Decoder(Question)
_answer: Final = msgspec.json.Decoder(Answer)
NOTHING: Final = msgspec.Raw(b"null")


def foretold(game: Game, view: View, text: str) -> object:
    """Return the preview of a move, or of the position for an empty text; None for an unknown move."""
    move = game.lexicon().move(text) if text else None
    return None if text and move is None else game.foretell(view, move)


def work(data: bytes) -> bytes:
    """Return the encoded previews of a request."""
    asked = _question.decode(data)
    game, view = game_of(asked.game), msgspec.json.decode(asked.view)
    answer = Answer({})
    for text in asked.texts:
        answer.found[text] = NOTHING
        try:
            answer.found[text] = msgspec.Raw(encode(foretold(game, view, text)))
        except MemoryError:
            raise
        except Exception as error:
            answer.failed = failure(error)
    return encode(answer)


# -- in the server


class Foretellers:
    """The preview worker and its cache."""

    def __init__(self, work: Work = work) -> None:
        self._workers = Workers(1, work, MEMORY)
        self._known: OrderedDict[tuple[str, bytes], Foretold] = OrderedDict()
        self._number = 0  # of all cached previews
        self._inside = 0

    def open(self) -> None:
        """Start the worker before the first request."""
        self._workers.open()

    def close(self) -> None:
        """Stop the worker."""
        self._workers.close()

    async def foretell(self, outlook: Outlook) -> Foretold:
        """Return the preview of each requested move; raise Refused if it cannot be computed now."""
        key = (outlook.game, outlook.view)
        known = self._known.get(key, {})
        asked = [text for text in dict.fromkeys(outlook.texts) if text not in known]
        if asked:
            known = known | await self._ask(Question(outlook.game, outlook.view, asked))
            self._remember(key, {text: told for text, told in known.items() if bytes(told) != bytes(NOTHING)})
        return {text: known[text] for text in outlook.texts}

    async def _ask(self, question: Question) -> Foretold:
        if self._inside >= WAITING:
            raise Refused("too-busy")
        self._inside += 1
        try:
            answer = _answer.decode(await self._workers.ask(msgspec.msgpack.encode(question), SECONDS))
        except Trouble as trouble:
            if not isinstance(trouble, Closed):
                logger.error("what moves of %s would do was not found: %s", question.game, type(trouble).__name__)
            raise Refused("too-busy") from trouble
        finally:
            self._inside -= 1
        if answer.failed:
            logger.error("foretelling of %s failed: %s", question.game, answer.failed)
        return answer.found

    def _remember(self, key: tuple[str, bytes], known: Foretold) -> None:
        """Cache the previews of a view, evicting the least recently requested views."""
        self._number += len(known) - len(self._known.pop(key, {}))
        self._known[key] = known
        while self._number > REMEMBERED:
            self._number -= len(self._known.popitem(last=False)[1])
