"""What moves would do, for who asks before he decides: answered by a worker, from what a seat knows and nothing more.

Some games foretell in microseconds, others add up all throws of the dice: a worker of its own does all of it, so that
the loop never waits and who looks does not wait for a bot's thought. What was foretold of a view is remembered until
many other views were asked about: a hundred watchers of one fight ask once.
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
Foretold = dict[str, msgspec.Raw]  # by text: what a game foretells, as it goes over the wire
SECONDS: Final = 5.0  # for one question: it takes a hundredth of that
MEMORY: Final = 500_000_000  # bytes
WAITING: Final = 100  # questions; who asks then is told to ask again
REMEMBERED: Final = 20_000  # answers, of all views together


class Outlook(NamedTuple):
    """What a seat knew when it asked."""

    game: str
    seat: int
    seq: int
    view: bytes
    texts: list[str]


def outlook(table: LiveTable, seat: int, texts: list[str]) -> Outlook:
    """A question about some moves, with what its seat knows now."""
    journal = table.playing
    return Outlook(table.row.game, seat, journal.seq, encode(journal.table.view(seat)), texts)


# -- in the worker


class Question(msgspec.Struct):
    """Some moves, and the view from which they are looked at."""

    game: str
    view: bytes
    texts: list[str]


class Answer(msgspec.Struct):
    """What is foretold of each move, null where nothing is; and a defect of ours, if one was met."""

    found: Foretold
    failed: str = ""


_question: Final = msgspec.msgpack.Decoder(Question)
_answer: Final = msgspec.json.Decoder(Answer)
NOTHING: Final = msgspec.Raw(b"null")


def foretold(game: Game, view: View, text: str) -> object:
    """What a game foretells of a move's text, or without one of how it stands; nothing of a text that is no move."""
    move = game.lexicon().move(text) if text else None
    return None if text and move is None else game.foretell(view, move)


def work(data: bytes) -> bytes:
    """A question in, what is foretold of each move out."""
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
    """The worker, and what it has answered."""

    def __init__(self, work: Work = work) -> None:
        self._workers = Workers(1, work, MEMORY)
        self._known: OrderedDict[tuple[str, bytes], Foretold] = OrderedDict()
        self._number = 0  # of all these answers
        self._inside = 0

    def open(self) -> None:
        """Start the worker ahead of the first question."""
        self._workers.open()

    def close(self) -> None:
        """Whatever is being looked at is let go."""
        self._workers.close()

    async def foretell(self, outlook: Outlook) -> Foretold:
        """What is foretold of each move that was asked about; Refused if that cannot be had now."""
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
        """Keep what was foretold of a view; of all views those that were asked about last."""
        self._number += len(known) - len(self._known.pop(key, {}))
        self._known[key] = known
        while self._number > REMEMBERED:
            self._number -= len(self._known.popitem(last=False)[1])
